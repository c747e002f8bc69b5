/** Every command, its arguments and options, in the person's language. What a command does is loaded only when it is called. */
import { Command } from 'commander';
import { keysCli } from '../../rpc/words/cli/keysCli.ts';
import { pickCli } from '../../rpc/words/cli/pickCli.ts';
import { renameHelp } from '../../rpc/words/cli/renameHelp.ts';
import { scriptCli } from '../../rpc/words/cli/scriptCli.ts';
import { steeringCli } from '../../rpc/words/cli/steeringCli.ts';
import { spendingWords } from '../../rpc/words/council/spendWords.ts';
import type { Io } from '../output/io.ts';
import { wrap } from '../terminal/width.ts';
import { examples } from './examples.ts';
import { dressed, frame, several, shown } from './frame.ts';
import { channelsCommands } from './programChannels.ts';
import { identityCommands, keysCommands } from './programIdentity.ts';
import { againCommands, shelfCommands } from './programPast.ts';
import { peopleCommands, steeringCommands } from './programSteering.ts';

/** Told the exit code of the command that ran. */
export type Ended = (exit: number) => void;

export function program(io: Io, version: string, ended: Ended): Command {
  const page = io.page();
  const { help } = page.words;
  const { options: o, arguments: a, commands: c } = help;
  const root = dressed(new Command('council'), help, io)
    .description(help.about)
    .version(version, '--version', o.version)
    .helpCommand(false)
    .addHelpText(
      'after',
      `\n${help.examples}\n${shown(examples.root)}\n\n${wrap(help.exits, page.columns).join('\n')}`,
    );
  const made = frame(root, io, ended);
  const { add, does } = made;

  add('init', c.init, [], examples.init)
    .option('--language <fr|en>', o.initLanguage)
    .option('--template <name>', keysCli[page.language].options.template)
    .option('--protocol <id>', o.initProtocol)
    .option('--persona <devil|mediator>', o.persona)
    .option('--json', o.json)
    .action(does(async () => (await import('../commands/home/init.ts')).init));

  add('table [question]', c.table, [a.question], examples.table)
    .option('--brief <file>', o.brief)
    .option('--seats <ids>', o.seats)
    .option('--mode <protocol>', o.mode)
    .option('--context <what>', o.context, several)
    .option('--backend <name>', o.backend)
    .option('--rehearse', keysCli[page.language].options.rehearse)
    .option('--script <file>', scriptCli[page.language].option)
    .option('--seed <n>', o.seed)
    .option('--max-rounds <n>', o.maxRounds)
    .option('--language <fr|en>', o.language)
    .option('--decide <verdict>', o.decide)
    .option('--text <text>', o.text)
    .option('--pace <ms>', o.pace)
    .option('--draft', renameHelp[page.language].options.draft)
    .option('--baseline', pickCli[page.language].help.baseline)
    .option('--yes', spendingWords[page.language].options.yes)
    .option('--budget <amount>', spendingWords[page.language].options.budget)
    .option('--minutes <n>', spendingWords[page.language].options.minutes)
    .option('--allow-checks', steeringCli[page.language].options.allowChecks)
    .option('--allow-programs', steeringCli[page.language].options.allowPrograms)
    .option('--json', o.json)
    .option('--ndjson', o.ndjson)
    .action(does(async () => (await import('../commands/table.ts')).table));

  add('list', c.list, [], examples.list)
    .option('--json', o.json)
    .action(does(async () => (await import('../commands/list.ts')).list));

  add('show <id>', c.show, [a.id], examples.show)
    .option('--json', o.json)
    .action(does(async () => (await import('../commands/show.ts')).show));

  add('watch [id]', c.watch, [a.id], examples.watch)
    .option('--json', o.json)
    .option('--ndjson', o.ndjson)
    .action(does(async () => (await import('../commands/watch.ts')).watch));

  add('inject <id> [words]', c.inject, [a.id, a.words], examples.inject)
    .option('--to <seat>', o.to)
    .option('--as <person>', o.as)
    .option('--brief', o.briefChanges)
    .option('--json', o.json)
    .action(does(async () => (await import('../commands/steer/inject.ts')).inject));

  add('decide <id> <verdict>', c.decide, [a.id, a.verdict], examples.decide)
    .option('--text <text>', o.text)
    .option('--as <person>', o.as)
    .option('--yes', spendingWords[page.language].options.yes)
    .option('--json', o.json)
    .action(does(async () => (await import('../commands/steer/decide.ts')).decide));

  add('stop <id>', c.stop, [a.id], examples.stop)
    .option('--json', o.json)
    .action(does(async () => (await import('../commands/steer/stop.ts')).stop));

  add('pause <id>', c.pause, [a.id], examples.pause)
    .option('--json', o.json)
    .action(does(async () => (await import('../commands/steer/pause.ts')).pause));

  add('resume [id]', c.resume, [a.ids], examples.resume)
    .option('--yes', spendingWords[page.language].options.yes)
    .option('--json', o.json)
    .option('--ndjson', o.ndjson)
    .action(does(async () => (await import('../commands/steer/resume.ts')).resume));

  add('doctor', c.doctor, [], examples.doctor)
    .option('--repair', o.repair)
    .option('--adopt', o.adopt)
    .option('--prune', o.prune)
    .option('--json', o.json)
    .action(does(async () => (await import('../commands/home/doctor.ts')).doctor));

  add('protocols [show] [protocol]', c.protocols, [a.show, a.protocol], examples.protocols)
    .option('--check <file>', o.check)
    .option('--json', o.json)
    .action(does(async () => (await import('../commands/home/protocols.ts')).protocols));

  add('route <subject>', c.route, [a.subject], examples.route)
    .option('--json', o.json)
    .action(does(async () => (await import('../commands/home/route.ts')).route));

  steeringCommands(made);
  peopleCommands(made);
  againCommands(made);
  keysCommands(made);
  identityCommands(made);
  channelsCommands(made);
  shelfCommands(made);

  return root;
}
