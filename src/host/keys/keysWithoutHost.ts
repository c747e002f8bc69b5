/** The keys without a host: what `council key` needs, in any folder. Nothing is written to a home. */
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Language } from '../../core/ids.ts';
import type { KeyRow, KeyTested } from '../../rpc/messages/keyMessages.ts';
import { settingsInForce } from '../declared/settings/settingsInForce.ts';
import { realChance } from '../loop/chance.ts';
import { realClock } from '../loop/clock.ts';
import { builtInBackends } from '../models/backends.ts';
import { BackendError, type Surroundings } from '../ports/ports.ts';
import { type NewKey, openKeys } from './keyring.ts';
import { maskFor } from './secrets.ts';
import { keyRows, testKey } from './testKey.ts';

export interface KeyRoom {
  rows(): Promise<KeyRow[]>;
  problem(): string | undefined;
  test(asked: Omit<NewKey, 'value'> & { value?: string | undefined }): Promise<KeyTested>;
  /** Answers the host that it may be sent to. */
  keep(given: NewKey): { host: string };
  forget(provider: string): ('lent' | 'kept')[];
}

export interface KeyRoomParts {
  home: string;
  env: NodeJS.ProcessEnv;
  language: Language;
}

export function openKeyRoom({ home, env, language }: KeyRoomParts): KeyRoom {
  const workspace = dirname(home);
  // Where no home stands there is no workspace to keep keys out of: it may be the person's own folder.
  const keys = openKeys({ env, language, ...(existsSync(home) ? { workspace } : {}) });
  const settings = settingsInForce({ home, language });
  const quiet = () => undefined;
  const surroundings: Surroundings = {
    clock: realClock,
    chance: realChance,
    log: { debug: quiet, info: quiet, warn: quiet, error: quiet },
    language,
    env,
    home,
    workspace,
    trusted: true,
    keys,
    declared: () => settings.look(),
    program: (_kind, name) => Promise.reject(new BackendError(name, false)),
    address: (name) => Promise.reject(new BackendError(name, false)),
    mask: maskFor(keys.secrets),
  };
  const backendsIn = (around: Surroundings) => builtInBackends({ surroundings: around, pace: 0 });
  return {
    rows: async () => keyRows(keys, await settings.look()),
    problem: keys.problem,
    test: (asked) => testKey({ language, keys, surroundings, backendsIn }, asked),
    keep: (given) => ({ host: keys.keep(given).host }),
    forget: keys.forget,
  };
}
