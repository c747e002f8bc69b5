/** What was typed about an identity, as the registry takes it. */
import type { IdentityFields } from '../../rpc/messages/identityMessages.ts';
import { identityCli } from '../../rpc/words/cli/identityCli.ts';
import { Mistake } from '../output/exits.ts';
import type { Io } from '../output/io.ts';
import { checked, oneOf } from './arguments.ts';

export interface IdentityOptions {
  home?: string;
  name?: string;
  emoji?: string;
  kind?: string;
  role?: string;
  persona?: string;
  personaFile?: string;
  backend?: string;
  model?: string;
  discord?: string;
  face?: string;
  lead?: string;
  backup?: string;
  priority?: string;
  speed?: string;
  reactsTo?: string;
  mute?: boolean;
  unmute?: boolean;
  clear?: string;
  yes?: boolean;
  json?: boolean;
}

export const listed = (text: string): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

export function fieldsOf(options: IdentityOptions, io: Io): IdentityFields {
  const words = identityCli[io.page().language];
  if (options.mute && options.unmute) throw new Mistake(words.muteBoth);
  if (options.persona !== undefined && options.personaFile !== undefined)
    throw new Mistake(words.personaBoth);
  const number = (option: string, value: string): number => {
    if (!/^-?\d{1,6}(?:\.\d{1,6})?$/.test(value.trim())) throw new Mistake(words.notANumber(option));
    return Number(value);
  };
  const { name, emoji, kind, role, persona, personaFile, backend, model, discord, face } = options;
  const { lead, backup, priority, speed, reactsTo } = options;
  return {
    ...(name === undefined ? {} : { name }),
    ...(emoji === undefined ? {} : { emoji }),
    ...(kind === undefined ? {} : { kind: oneOf('--kind', kind, ['agent', 'human'] as const, io) }),
    ...(role === undefined ? {} : { role }),
    ...(persona === undefined ? {} : { persona }),
    ...(personaFile === undefined ? {} : { persona: { file: checked('path', personaFile, io) } }),
    ...(backend === undefined ? {} : { backend }),
    ...(model === undefined ? {} : { model }),
    ...(discord === undefined && face === undefined
      ? {}
      : {
          discord: {
            ...(discord === undefined ? {} : { userId: discord.trim() }),
            ...(face === undefined ? {} : { face: oneOf('--face', face, ['webhook', 'bot'] as const, io) }),
          },
        }),
    ...(lead === undefined && backup === undefined
      ? {}
      : {
          domains: {
            ...(lead === undefined ? {} : { lead: listed(lead) }),
            ...(backup === undefined ? {} : { backup: listed(backup) }),
          },
        }),
    ...(priority === undefined ? {} : { priority: number('--priority', priority) }),
    ...(speed === undefined ? {} : { speed: number('--speed', speed) }),
    ...(reactsTo === undefined ? {} : { reactsTo: listed(reactsTo) }),
    ...(options.mute ? { muted: true } : {}),
  };
}
