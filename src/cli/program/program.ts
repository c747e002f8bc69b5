/** Every command, its arguments and options, in the person's language. What a command does is loaded only when it is called. */
import { Command } from 'commander';
import type { CommandName, HelpWords } from '../../rpc/words/cli/cliHelp.ts';
import { keysCli } from '../../rpc/words/cli/keysCli.ts';
import { shelfHelp } from '../../rpc/words/cli/shelfHelp.ts';
import { steeringCli } from '../../rpc/words/cli/steeringCli.ts';
import { spendingWords } from '../../rpc/words/council/spendWords.ts';
import type { Io } from '../output/io.ts';
import { wrap } from '../terminal/width.ts';
import { examples } from './examples.ts';
import { channelsCommands } from './programChannels.ts';
import { identityCommands, keysCommands } from './programIdentity.ts';
import { againCommands, shelfCommands } from './programPast.ts';
import { peopleCommands, steeringCommands } from './programSteering.ts';

/** Told the exit code of the command that ran. */
export type Ended = (exit: number) => void;

type Run = (io: Io) => Promise<number>;

export function program(io: Io, version: string, ended: Ended): Command {
  const { help } = io.page().words;
  const { options: o, arguments: a } = help;
  const run = async (command: Run) => ended(await command(io));
  const root = dressed(new Command('council'), help, io)
    .description(help.about)
    .version(version, '--version', o.version)
    .helpCommand(false)
    .addHelpText(
      'after',
      `\n${help.examples}\n${examples.root}\n\n${wrap(help.exits, io.page().columns).join('\n')}`,
    );

  const add = (name: CommandName, args: string): Command => {
    const command = dressed(root.command(`${name} ${args}`.trim()), help, io)
      .description(help.commands[name])
      .option('--home <folder>', o.home);
    command.addHelpText('after', `\n${help.examples}\n${examples[name]}`);
    return command;
  };
  const describe = (command: Command, texts: string[]): Command => {
    command.registeredArguments.forEach((argument, n) => {
      argument.description = texts[n] ?? '';
    });
    return command;
  };

  add('init', '')
    .option('--language <fr|en>', o.initLanguage)
    .option('--template <name>', keysCli[io.page().language].options.template)
    .option('--protocol <id>', o.initProtocol)
    .option('--persona <devil|mediator>', o.persona)
    .option('--json', o.json)
    .action((options) => run(async () => (await import('../commands/home/init.ts')).init(options, io)));

  describe(add('table', '[question]'), [a.question])
    .option('--brief <file>', o.brief)
    .option('--seats <ids>', o.seats)
    .option('--mode <protocol>', o.mode)
    .option('--backend <name>', o.backend)
    .option('--rehearse', keysCli[io.page().language].options.rehearse)
    .option('--seed <n>', o.seed)
    .option('--max-rounds <n>', o.maxRounds)
    .option('--language <fr|en>', o.language)
    .option('--decide <verdict>', o.decide)
    .option('--text <text>', o.text)
    .option('--pace <ms>', o.pace)
    .option('--draft', shelfHelp[io.page().language].options.draft)
    .option('--yes', spendingWords[io.page().language].options.yes)
    .option('--budget <amount>', spendingWords[io.page().language].options.budget)
    .option('--allow-checks', steeringCli[io.page().language].options.allowChecks)
    .option('--allow-programs', steeringCli[io.page().language].options.allowPrograms)
    .option('--json', o.json)
    .option('--ndjson', o.ndjson)
    .action((question, options) =>
      run(async () => (await import('../commands/table.ts')).table(question, options, io)),
    );

  add('list', '')
    .option('--json', o.json)
    .action((options) => run(async () => (await import('../commands/list.ts')).list(options, io)));

  describe(add('show', '<id>'), [a.id])
    .option('--json', o.json)
    .action((id, options) => run(async () => (await import('../commands/show.ts')).show(id, options, io)));

  describe(add('watch', '[id]'), [a.id])
    .option('--json', o.json)
    .option('--ndjson', o.ndjson)
    .action((id, options) => run(async () => (await import('../commands/watch.ts')).watch(id, options, io)));

  describe(add('inject', '<id> [words]'), [a.id, a.words])
    .option('--to <seat>', o.to)
    .option('--as <person>', o.as)
    .option('--brief', o.briefChanges)
    .option('--json', o.json)
    .action((id, words, options) =>
      run(async () => (await import('../commands/steer/inject.ts')).inject(id, words, options, io)),
    );

  describe(add('decide', '<id> <verdict>'), [a.id, a.verdict])
    .option('--text <text>', o.text)
    .option('--as <person>', o.as)
    .option('--yes', spendingWords[io.page().language].options.yes)
    .option('--json', o.json)
    .action((id, verdict, options) =>
      run(async () => (await import('../commands/steer/decide.ts')).decide(id, verdict, options, io)),
    );

  describe(add('stop', '<id>'), [a.id])
    .option('--json', o.json)
    .action((id, options) =>
      run(async () => (await import('../commands/steer/stop.ts')).stop(id, options, io)),
    );

  describe(add('pause', '<id>'), [a.id])
    .option('--json', o.json)
    .action((id, options) =>
      run(async () => (await import('../commands/steer/pause.ts')).pause(id, options, io)),
    );

  describe(add('resume', '[id]'), [a.ids])
    .option('--yes', spendingWords[io.page().language].options.yes)
    .option('--json', o.json)
    .option('--ndjson', o.ndjson)
    .action((id, options) =>
      run(async () => (await import('../commands/steer/resume.ts')).resume(id, options, io)),
    );

  add('doctor', '')
    .option('--repair', o.repair)
    .option('--adopt', o.adopt)
    .option('--prune', o.prune)
    .option('--json', o.json)
    .action((options) => run(async () => (await import('../commands/home/doctor.ts')).doctor(options, io)));

  describe(add('protocols', '[show] [protocol]'), [a.show, a.protocol])
    .option('--check <file>', o.check)
    .option('--json', o.json)
    .action((show, id, options) =>
      run(async () => (await import('../commands/home/protocols.ts')).protocols(show, id, options, io)),
    );

  describe(add('route', '<subject>'), [a.subject])
    .option('--json', o.json)
    .action((subject, options) =>
      run(async () => (await import('../commands/home/route.ts')).route(subject, options, io)),
    );

  const beside = {
    make: (name: string, args: string, about: string, shown: string[]): Command => {
      const command = dressed(root.command(`${name} ${args}`.trim()), help, io)
        .description(about)
        .option('--home <folder>', o.home);
      command.addHelpText('after', `\n${help.examples}\n${shown.map((line) => `  $ ${line}`).join('\n')}`);
      return command;
    },
    run,
    io,
  };
  steeringCommands(beside);
  peopleCommands(beside);
  againCommands(beside);
  keysCommands(beside);
  identityCommands(beside);
  channelsCommands(beside);
  shelfCommands(beside);

  return root;
}

/** Help in the person's language, and no exit or print of commander's own. */
function dressed(command: Command, help: HelpWords, io: Io): Command {
  const page = io.page();
  return command
    .helpOption('-h, --help', help.options.help)
    .configureHelp({
      helpWidth: page.columns,
      styleTitle: (title) => page.paint.bold(help.titles[title as keyof HelpWords['titles']] ?? title),
      showGlobalOptions: false,
    })
    .configureOutput({ writeOut: io.out, writeErr: () => {} })
    .showSuggestionAfterError(false)
    .exitOverride();
}
