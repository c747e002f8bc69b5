/** The commands of the shelf of councils, and of drafted briefs. Each is loaded only when it is called. */
import type { Command } from 'commander';
import { type ShelfCommand, shelfHelp } from '../../rpc/words/cli/shelfHelp.ts';
import { spendingWords } from '../../rpc/words/council/spendWords.ts';
import type { Io } from '../output/io.ts';

export interface ShelfProgram {
  /** A command in the house's dress, with its home option and examples. */
  make(name: ShelfCommand, args: string, about: string, examples: string[]): Command;
  run(command: (io: Io) => Promise<number>): Promise<void>;
  io: Io;
}

const id = '2026-02-14-session-storage';

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
