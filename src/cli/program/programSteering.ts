/** The commands about limits and checks, with their arguments and options. Each is loaded only when it is called. */
import type { Command } from 'commander';
import { keysCli } from '../../rpc/words/cli/keysCli.ts';
import { type PeopleCommand, peopleCli } from '../../rpc/words/cli/peopleCli.ts';
import { type SteeringCommand, steeringCli } from '../../rpc/words/cli/steeringCli.ts';
import { spendingWords } from '../../rpc/words/council/spendWords.ts';
import { publishWords } from '../../rpc/words/pages/publishWords.ts';
import type { Io } from '../output/io.ts';

export interface SteeringProgram {
  /** A command in the house's dress, with its home option and examples. */
  make(name: SteeringCommand, args: string, about: string, examples: string[]): Command;
  run(command: (io: Io) => Promise<number>): Promise<void>;
  io: Io;
}

const id = '2026-02-14-session-storage';

export function steeringCommands({ make, run, io }: SteeringProgram): void {
  const page = io.page();
  const { options: o } = page.words.help;
  const { commands, arguments: a, options: own } = steeringCli[page.language];
  const add = (name: SteeringCommand, args: string, texts: string[], examples: string[]): Command => {
    const command = make(name, args, commands[name], examples);
    command.registeredArguments.forEach((argument, n) => {
      argument.description = texts[n] ?? '';
    });
    return command.option('--json', o.json);
  };

  add(
    'estimate',
    '[question]',
    [a.question],
    [
      'council estimate "Should we cache the index?"',
      'council estimate --brief council/briefs/review.yaml --json',
    ],
  )
    .option('--brief <file>', o.brief)
    .option('--seats <ids>', o.seats)
    .option('--mode <protocol>', o.mode)
    .option('--backend <name>', o.backend)
    .option('--rehearse', keysCli[page.language].options.rehearse)
    .option('--max-rounds <n>', o.maxRounds)
    .option('--language <fr|en>', o.language)
    .action((question, options) =>
      run(async () => (await import('../commands/estimate.ts')).estimate(question, options, io)),
    );

  add(
    'raise',
    '<id>',
    [a.id],
    [`council raise ${id} --tokens 200000`, `council raise ${id} --cost 2.50 --minutes 30`],
  )
    .option('--tokens <n>', own.tokens)
    .option('--cost <amount>', own.cost)
    .option('--minutes <n>', own.minutes)
    .option('--yes', spendingWords[page.language].options.yes)
    .action((given, options) =>
      run(async () => (await import('../commands/steer/raise.ts')).raise(given, options, io)),
    );

  add(
    'waive',
    '<id> <check>',
    [a.id, a.check],
    [`council waive ${id} tests --text "The runner is down; I ran them by hand"`],
  )
    .option('--text <text>', own.why)
    .action((given, check, options) =>
      run(async () => (await import('../commands/steer/waive.ts')).waive(given, check, options, io)),
    );

  const { terminal } = publishWords[page.language];
  add('push', '<id>', [a.id], [`council push ${id}`, `council push ${id} --yes`])
    .option('--yes', terminal.options.yes)
    .option('--keep', terminal.options.keep)
    .action((given, options) =>
      run(async () => (await import('../commands/home/push.ts')).push(given, options, io)),
    );

  add('synthesise', '<id>', [a.id], [`council synthesise ${id}`]).action((given, options) =>
    run(async () => (await import('../commands/steer/synthesise.ts')).synthesise(given, options, io)),
  );
}

export interface PeopleProgram {
  /** A command in the house's dress, with its home option and examples. */
  make(name: PeopleCommand, args: string, about: string, examples: string[]): Command;
  run(command: (io: Io) => Promise<number>): Promise<void>;
  io: Io;
}

export function peopleCommands({ make, run, io }: PeopleProgram): void {
  const page = io.page();
  const { options: o } = page.words.help;
  const { commands, arguments: a, options: own } = peopleCli[page.language];
  const add = (name: PeopleCommand, args: string, texts: string[], examples: string[]): Command => {
    const command = make(name, args, commands[name], examples);
    command.registeredArguments.forEach((argument, n) => {
      argument.description = texts[n] ?? '';
    });
    return command;
  };

  add(
    'answer',
    '<id> <seat> [words]',
    [a.id, a.seat, a.words],
    [
      `council answer ${id} papa "Yes, with one hour of read-only"`,
      `council answer ${id} papa - < answer.md`,
    ],
  )
    .option('--json', o.json)
    .action((given, seat, words, options) =>
      run(async () => (await import('../commands/steer/answer.ts')).answer(given, seat, words, options, io)),
    );

  add('extend', '<id> <seat>', [a.id, a.seat], [`council extend ${id} papa --minutes 30`])
    .option('--minutes <n>', own.minutes)
    .option('--json', o.json)
    .action((given, seat, options) =>
      run(async () => (await import('../commands/steer/extend.ts')).extend(given, seat, options, io)),
    );

  add('skip', '<id> <seat>', [a.id, a.seat], [`council skip ${id} blaise`])
    .option('--json', o.json)
    .action((given, seat, options) =>
      run(async () => (await import('../commands/steer/skip.ts')).skip(given, seat, options, io)),
    );
}
