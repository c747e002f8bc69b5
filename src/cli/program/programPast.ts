/** The commands that look at a council again, with their arguments and options. Each is loaded only when it is called. */
import type { Command } from 'commander';
import { keysCli } from '../../rpc/words/cli/keysCli.ts';
import { type AgainCommand, againHelp } from '../../rpc/words/cli/pastHelp.ts';
import { type ShelfCommand, shelfHelp } from '../../rpc/words/cli/shelfHelp.ts';
import { spendingWords } from '../../rpc/words/council/spendWords.ts';
import type { Io } from '../output/io.ts';

export interface AgainProgram {
  /** A command in the house's dress, with its home option and examples. */
  make(name: AgainCommand, args: string, about: string, examples: string[]): Command;
  run(command: (io: Io) => Promise<number>): Promise<void>;
  io: Io;
}

const id = '2026-02-14-session-storage';

export function againCommands({ make, run, io }: AgainProgram): void {
  const page = io.page();
  const { options: o } = page.words.help;
  const { commands, arguments: a, options: own } = againHelp[page.language];
  const add = (name: AgainCommand, args: string, texts: string[], examples: string[]): Command => {
    const command = make(name, args, commands[name], examples);
    command.registeredArguments.forEach((argument, n) => {
      argument.description = texts[n] ?? '';
    });
    return command;
  };
  const several = (value: string, before: string[] = []): string[] => [...before, value];

  add('replay', '<id>', [a.id], [`council replay ${id}`, `council replay ${id} --pace 0`])
    .option('--pace <ms>', own.pace)
    .option('--json', o.json)
    .action((given, options) =>
      run(async () => (await import('../commands/past/replay.ts')).replay(given, options, io)),
    );

  add(
    'fork',
    '<id>',
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
    .action((given, options) =>
      run(async () => (await import('../commands/past/fork.ts')).fork(given, options, io)),
    );

  add(
    'ask-again',
    '<id>',
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
    .action((given, options) =>
      run(async () => (await import('../commands/past/askAgain.ts')).askAgain(given, options, io)),
    );

  add('compare', '<id> <other>', [a.id, a.other], [`council compare ${id} ${id}-fork`])
    .option('--json', o.json)
    .action((one, two, options) =>
      run(async () => (await import('../commands/past/compare.ts')).compare(one, two, options, io)),
    );

  add(
    'export',
    '<id>',
    [a.id],
    [`council export ${id} --html --out session-storage.html`, `council export ${id} --json | jq .decision`],
  )
    .option('--md', own.md)
    .option('--json', own.jsonLog)
    .option('--html', own.html)
    .option('--out <file>', own.out)
    .action((given, options) =>
      run(async () => (await import('../commands/past/export.ts')).exportCouncil(given, options, io)),
    );

  add('stats', '', [], ['council stats', 'council stats --since 2026-02-01 --json'])
    .option('--since <day>', own.since)
    .option('--json', o.json)
    .action((options) => run(async () => (await import('../commands/past/stats.ts')).stats(options, io)));

  add('rate', '<id> <rating>', [a.id, a.rating], [`council rate ${id} 4`])
    .option('--as <person>', o.as)
    .option('--json', o.json)
    .action((given, rating, options) =>
      run(async () => (await import('../commands/past/rate.ts')).rate(given, rating, options, io)),
    );

  add('follow', '<id> <question>', [a.id, a.question], [`council follow ${id} "And when do we drop Redis?"`])
    .option('--backend <name>', o.backend)
    .option('--yes', spendingWords[page.language].options.yes)
    .option('--rehearse', keysCli[page.language].options.rehearse)
    .option('--seed <n>', o.seed)
    .option('--decide <verdict>', o.decide)
    .option('--text <text>', o.text)
    .option('--pace <ms>', o.pace)
    .option('--json', o.json)
    .option('--ndjson', o.ndjson)
    .action((given, question, options) =>
      run(async () => (await import('../commands/past/follow.ts')).follow(given, question, options, io)),
    );

  add(
    'prompt',
    '<id> <turn>',
    [a.id, a.turn],
    [`council prompt ${id} 6`, `council prompt ${id} CHALLENGE/sage`],
  )
    .option('--json', o.json)
    .action((given, turn, options) =>
      run(async () => (await import('../commands/past/prompt.ts')).prompt(given, turn, options, io)),
    );
}

export interface ShelfProgram {
  /** A command in the house's dress, with its home option and examples. */
  make(name: ShelfCommand, args: string, about: string, examples: string[]): Command;
  run(command: (io: Io) => Promise<number>): Promise<void>;
  io: Io;
}

export function shelfCommands({ make, run, io }: ShelfProgram): void {
  const page = io.page();
  const { options: o } = page.words.help;
  const { commands, arguments: a, options: own } = shelfHelp[page.language];
  const add = (name: ShelfCommand, args: string, texts: string[], examples: string[]): Command => {
    const command = make(name, args, commands[name], examples);
    command.registeredArguments.forEach((argument, n) => {
      argument.description = texts[n] ?? '';
    });
    return command;
  };

  add(
    'rename',
    '<id> <title>',
    [a.id, a.title],
    [`council rename ${id} "Session storage"`, `council rename ${id} ""`],
  )
    .option('--json', o.json)
    .action((given, title, options) =>
      run(async () => (await import('../commands/rename.ts')).rename(given, title, options, io)),
    );

  add('delete', '<id>', [a.id], [`council delete ${id}`, `council delete ${id} --yes`])
    .option('--yes', own.yes)
    .option('--json', o.json)
    .action((given, options) =>
      run(async () => (await import('../commands/delete.ts')).remove(given, options, io)),
    );

  add('restore', '<id>', [a.id], [`council restore ${id}`])
    .option('--json', o.json)
    .action((given, options) =>
      run(async () => (await import('../commands/delete.ts')).restore(given, options, io)),
    );

  add(
    'brief',
    '<draft> <question>',
    [a.draft, a.question],
    ['council brief draft "Should we cache the index?" > council/briefs/cache.yaml'],
  )
    .option('--yes', spendingWords[page.language].options.yes)
    .option('--seats <ids>', o.seats)
    .option('--mode <protocol>', o.mode)
    .option('--backend <name>', o.backend)
    .option('--language <fr|en>', o.language)
    .option('--json', o.json)
    .action((what, question, options) =>
      run(async () => (await import('../commands/brief.ts')).brief(what, question, options, io)),
    );
}
