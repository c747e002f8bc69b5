/** What a provider may know, made up for a test: one key for one host, one council.yaml, nothing of the machine. */
import { realClock } from '../../../src/host/loop/clock.ts';
import type {
  DeclaredBackends,
  ProviderName,
  ProviderSettings,
} from '../../../src/host/ports/backendSettings.ts';
import type { Clock, Surroundings } from '../../../src/host/ports/ports.ts';

export interface MadeUp {
  clock?: Clock;
  key?: { value: string; host: string; url?: string };
  settings?: Partial<Record<ProviderName, ProviderSettings>>;
  env?: Record<string, string>;
  trusted?: boolean;
  language?: 'en' | 'fr';
}

export function madeUpSurroundings({ key, settings = {}, ...more }: MadeUp = {}): Surroundings {
  const declared: DeclaredBackends = { providers: settings, acp: {}, mcp: {} };
  const silent = () => undefined;
  return {
    clock: more.clock ?? realClock,
    chance: { ulid: () => '0', seed: () => 0, word: (length) => 'x'.repeat(length) },
    log: { debug: silent, info: silent, warn: silent, error: silent },
    language: more.language ?? 'en',
    env: more.env ?? {},
    home: '/nowhere/council',
    workspace: '/nowhere',
    trusted: more.trusted ?? true,
    keys: { find: () => (key ? { ...key, from: 'kept' } : undefined) },
    declared: () => Promise.resolve(declared),
    program: () => Promise.reject(new Error('no program is declared')),
    address: () => Promise.reject(new Error('no server is declared')),
    mask: (text) => text,
  };
}
