/** The commands about keys and models, with their arguments and options. Each is loaded only when it is called. */
import type { Command } from 'commander';
import { type KeysCommand, keysCli } from '../../rpc/words/cli/keysCli.ts';
import type { Io } from '../output/io.ts';

export interface KeysProgram {
  /** A command in the house's dress, with its home option and examples. */
  make(name: KeysCommand, args: string, about: string, examples: string[]): Command;
  run(command: (io: Io) => Promise<number>): Promise<void>;
  io: Io;
}

export function keysCommands({ make, run, io }: KeysProgram): void {
  const page = io.page();
  const { options: o } = page.words.help;
  const { commands, arguments: a, options: own } = keysCli[page.language];
  const add = (name: KeysCommand, args: string, texts: string[], examples: string[]): Command => {
    const command = make(name, args, commands[name], examples);
    command.registeredArguments.forEach((argument, n) => {
      argument.description = texts[n] ?? '';
    });
    return command;
  };

  add(
    'key',
    '<action> [provider]',
    [a.action, a.provider],
    [
      'council key list',
      'council key set anthropic',
      'council key set openai --stdin < key.txt',
      'council key set openai --url https://proxy.example/v1',
      'council key test zai',
      'council key remove openai',
    ],
  )
    .option('--url <address>', own.url)
    .option('--stdin', own.stdin)
    .option('--keep-anyway', own.keepAnyway)
    .option('--json', o.json)
    .action((action, provider, options) =>
      run(async () => (await import('../commands/home/key.ts')).key(action, provider, options, io)),
    );

  add(
    'models',
    '[use] [identity] [model]',
    [a.use, a.identity, a.model],
    [
      'council models',
      'council models --json',
      'council models use sage openai/gpt-5',
      'council models use sage auto',
    ],
  )
    .option('--json', o.json)
    .action((use, identity, model, options) =>
      run(async () => (await import('../commands/home/models.ts')).models(use, identity, model, options, io)),
    );
}
