/** `council identity`, `key` and `models`, with their arguments and options. Each is loaded only when it is called. */

import { identityCli } from '../../rpc/words/cli/identityCli.ts';
import { keysCli } from '../../rpc/words/cli/keysCli.ts';
import type { Frame } from './frame.ts';

export function identityCommands({ add, does, page }: Frame): void {
  const { about, action, subject, options: own } = identityCli[page.language];
  const { options: o } = page.words.help;
  add(
    'identity <action> [subject]',
    about,
    [action, subject],
    [
      'council identity list',
      'council identity add zoe --name Zoé --role "user research" --lead research',
      'council identity edit sage --discord 123456789012345678 --reacts-to blocker,risk',
      'council identity edit sage --persona-file personas/sage.md --clear model',
      'council identity delete zoe',
      'council identity import dirigent-identity.json',
      'council identity rescan',
    ],
  )
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
    .action(does(async () => (await import('../commands/home/identity.ts')).identity));
}

export function keysCommands({ add, does, page }: Frame): void {
  const { options: o } = page.words.help;
  const { commands, arguments: a, options: own } = keysCli[page.language];

  add(
    'key <action> [provider]',
    commands.key,
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
    .action(does(async () => (await import('../commands/home/key.ts')).key));

  add(
    'models [use] [identity] [model]',
    commands.models,
    [a.use, a.identity, a.model],
    [
      'council models',
      'council models --json',
      'council models use sage openai/gpt-5',
      'council models use sage auto',
    ],
  )
    .option('--json', o.json)
    .action(does(async () => (await import('../commands/home/models.ts')).models));
}
