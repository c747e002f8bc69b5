/** `council identity`, with its arguments and options. What it does is loaded only when it is called. */
import type { Command } from 'commander';
import { identityCli } from '../../rpc/words/cli/identityCli.ts';
import { type KeysCommand, keysCli } from '../../rpc/words/cli/keysCli.ts';
import type { Io } from '../output/io.ts';

export interface IdentityProgram {
  /** A command in the house's dress, with its home option and examples. */
  make(name: 'identity', args: string, about: string, examples: string[]): Command;
  run(command: (io: Io) => Promise<number>): Promise<void>;
  io: Io;
}

export function identityCommands({ make, run, io }: IdentityProgram): void {
  const page = io.page();
  const { about, action, subject, options: own } = identityCli[page.language];
  const { options: o } = page.words.help;
  const command = make('identity', '<action> [subject]', about, [
    'council identity list',
    'council identity add zoe --name Zoé --role "user research" --lead research',
    'council identity edit sage --discord 123456789012345678 --reacts-to blocker,risk',
    'council identity edit sage --persona-file personas/sage.md --clear model',
    'council identity delete zoe',
    'council identity import dirigent-identity.json',
    'council identity rescan',
  ]);
  command.registeredArguments.forEach((argument, n) => {
    argument.description = [action, subject][n] ?? '';
  });
  command
    .option('--name <name>', own.name)
    .option('--emoji <emoji>', own.emoji)
    .option('--kind <agent|human>', own.kind)
    .option('--role <text>', own.role)
    .option('--persona <text>', own.persona)
    .option('--persona-file <file>', own.personaFile)
    .option('--backend <name>', own.backend)
    .option('--model <name>', own.model)
    .option('--discord <id>', own.discord)
    .option('--face <webhook|bot>', own.face)
    .option('--lead <domains>', own.lead)
    .option('--backup <domains>', own.backup)
    .option('--priority <n>', own.priority)
    .option('--speed <n>', own.speed)
    .option('--reacts-to <words>', own.reactsTo)
    .option('--mute', own.mute)
    .option('--unmute', own.unmute)
    .option('--clear <fields>', own.clear)
    .option('--yes', own.yes)
    .option('--json', o.json)
    .action((given, named, options) =>
      run(async () => (await import('../commands/home/identity.ts')).identity(given, named, options, io)),
    );
}

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
