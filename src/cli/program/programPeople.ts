/** The commands of people at the table, with their arguments and options. Each is loaded only when it is called. */
import type { Command } from 'commander';
import { type PeopleCommand, peopleCli } from '../../rpc/words/cli/peopleCli.ts';
import type { Io } from '../output/io.ts';

export interface PeopleProgram {
  /** A command in the house's dress, with its home option and examples. */
  make(name: PeopleCommand, args: string, about: string, examples: string[]): Command;
  run(command: (io: Io) => Promise<number>): Promise<void>;
  io: Io;
}

const id = '2026-02-14-session-storage';

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
