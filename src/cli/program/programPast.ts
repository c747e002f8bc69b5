/** The commands that look at a council again, name it, delete it or draft one. Each is loaded only when it is called. */

import { keysCli } from '../../rpc/words/cli/keysCli.ts';
import { againHelp } from '../../rpc/words/cli/pastHelp.ts';
import { pickCli } from '../../rpc/words/cli/pickCli.ts';
import { renameHelp } from '../../rpc/words/cli/renameHelp.ts';
import { spendingWords } from '../../rpc/words/council/spendWords.ts';
import { type Frame, several } from './frame.ts';

const id = '2026-02-14-session-storage';

export function againCommands({ add, does, page }: Frame): void {
  const { options: o } = page.words.help;
  const { commands, arguments: a, options: own } = againHelp[page.language];

  add('replay <id>', commands.replay, [a.id], [`council replay ${id}`, `council replay ${id} --pace 0`])
    .option('--pace <ms>', own.pace)
    .option('--json', o.json)
    .action(does(async () => (await import('../commands/past/replay.ts')).replay));

  add(
    'fork <id>',
    commands.fork,
    [a.id],
    [
      `council fork ${id} --at 6 --seat sage --model gpt-5`,
      `council fork ${id} --at 6`,
      `council fork ${id} --at CHALLENGE/nova --brief-line "constraints: no new service"`,
    ],
  )
    .option('--at <turn>', own.at)
    .option('--seat <id>', own.seat)
    .option('--model <name>', own.model)
    .option('--backend <name>', own.backend)
    .option('--persona <text>', own.persona)
    .option('--brief-line <line>', own.briefLine, several)
    .option('--yes', spendingWords[page.language].options.yes)
    .option('--seed <n>', o.seed)
    .option('--decide <verdict>', o.decide)
    .option('--text <text>', o.text)
    .option('--pace <ms>', o.pace)
    .option('--json', o.json)
    .option('--ndjson', o.ndjson)
    .action(does(async () => (await import('../commands/past/fork.ts')).fork));

  add(
    'ask-again <id>',
    commands['ask-again'],
    [a.id],
    [
      `council ask-again ${id} --seat sage --note "be more concrete"`,
      `council ask-again ${id} --seat sage --at CHALLENGE`,
      `council ask-again ${id} --at 6`,
    ],
  )
    .option('--seat <id>', own.askSeat)
    .option('--at <turn>', own.askAt)
    .option('--note <text>', own.note)
    .option('--yes', spendingWords[page.language].options.yes)
    .option('--json', o.json)
    .action(does(async () => (await import('../commands/steer/askAgain.ts')).askAgain));

  add('compare <id> <other>', commands.compare, [a.id, a.other], [`council compare ${id} ${id}-fork`])
    .option('--json', o.json)
    .action(does(async () => (await import('../commands/past/compare.ts')).compare));

  add(
    'export <id>',
    commands.export,
    [a.id],
    [`council export ${id} --html --out session-storage.html`, `council export ${id} --json | jq .decision`],
  )
    .option('--md', own.md)
    .option('--json', own.jsonLog)
    .option('--html', own.html)
    .option('--out <file>', own.out)
    .action(does(async () => (await import('../commands/past/export.ts')).exportCouncil));

  add('stats', commands.stats, [], ['council stats', 'council stats --since 2026-02-01 --json'])
    .option('--since <day>', own.since)
    .option('--json', o.json)
    .action(does(async () => (await import('../commands/past/stats.ts')).stats));

  add('rate <id> <rating>', commands.rate, [a.id, a.rating], [`council rate ${id} 4`])
    .option('--as <person>', o.as)
    .option('--json', o.json)
    .action(does(async () => (await import('../commands/past/rate.ts')).rate));

  const { help } = pickCli[page.language];
  add(
    'pick <id> [choice]',
    help.pick,
    [a.id, help.choice],
    [`council pick ${id}`, `council pick ${id} A`, `council pick ${id} equal --json`],
  )
    .option('--as <person>', o.as)
    .option('--json', o.json)
    .action(does(async () => (await import('../commands/past/pick.ts')).pick));

  add(
    'follow <id> <question>',
    commands.follow,
    [a.id, a.question],
    [`council follow ${id} "And when do we drop Redis?"`],
  )
    .option('--backend <name>', o.backend)
    .option('--yes', spendingWords[page.language].options.yes)
    .option('--rehearse', keysCli[page.language].options.rehearse)
    .option('--seed <n>', o.seed)
    .option('--decide <verdict>', o.decide)
    .option('--text <text>', o.text)
    .option('--pace <ms>', o.pace)
    .option('--json', o.json)
    .option('--ndjson', o.ndjson)
    .action(does(async () => (await import('../commands/past/follow.ts')).follow));

  add(
    'prompt <id> <turn>',
    commands.prompt,
    [a.id, a.turn],
    [`council prompt ${id} 6`, `council prompt ${id} CHALLENGE/sage`],
  )
    .option('--json', o.json)
    .action(does(async () => (await import('../commands/past/prompt.ts')).prompt));
}

export function shelfCommands({ add, does, page }: Frame): void {
  const { options: o } = page.words.help;
  const { commands, arguments: a, options: own } = renameHelp[page.language];

  add(
    'rename <id> <title>',
    commands.rename,
    [a.id, a.title],
    [`council rename ${id} "Session storage"`, `council rename ${id} ""`],
  )
    .option('--json', o.json)
    .action(does(async () => (await import('../commands/rename.ts')).rename));

  add('delete <id>', commands.delete, [a.id], [`council delete ${id}`, `council delete ${id} --yes`])
    .option('--yes', own.yes)
    .option('--json', o.json)
    .action(does(async () => (await import('../commands/delete.ts')).remove));

  add('restore <id>', commands.restore, [a.id], [`council restore ${id}`])
    .option('--json', o.json)
    .action(does(async () => (await import('../commands/delete.ts')).restore));

  add(
    'brief <draft> <question>',
    commands.brief,
    [a.draft, a.question],
    ['council brief draft "Should we cache the index?" > council/briefs/cache.yaml'],
  )
    .option('--yes', spendingWords[page.language].options.yes)
    .option('--seats <ids>', o.seats)
    .option('--mode <protocol>', o.mode)
    .option('--backend <name>', o.backend)
    .option('--language <fr|en>', o.language)
    .option('--json', o.json)
    .action(does(async () => (await import('../commands/brief.ts')).brief));
}
