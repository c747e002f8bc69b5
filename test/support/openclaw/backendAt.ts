/** The openclaw backend as a host would have it, with an address, a token and times of the test's own. */
import { realChance } from '../../../src/host/loop/chance.ts';
import { realClock } from '../../../src/host/loop/clock.ts';
import type { RunTimes } from '../../../src/host/models/openclaw/agentRun.ts';
import { openclawBackend } from '../../../src/host/models/openclaw/openclawBackend.ts';
import type { Backend, Clock } from '../../../src/host/ports/ports.ts';

export interface At {
  /** In council.yaml. */
  url?: string;
  agent?: string;
  token?: string;
  /** The host that the token was approved for; the address's own when not said. */
  tokenFor?: string;
  env?: Record<string, string>;
  trusted?: boolean;
  language?: 'en' | 'fr';
  home?: string;
  clock?: Clock;
  times?: Partial<RunTimes>;
}

export function backendAt({ url, agent, token, tokenFor, ...at }: At): Backend {
  const host = tokenFor ?? (url === undefined ? '127.0.0.1:18789' : new URL(url).host);
  return openclawBackend({
    surroundings: {
      clock: at.clock ?? realClock,
      chance: realChance,
      home: at.home ?? '/home/of/a/council',
      env: at.env ?? {},
      trusted: at.trusted ?? true,
      language: at.language ?? 'en',
      keys: { find: () => (token === undefined ? undefined : { value: token, host, from: 'environment' }) },
      declared: () =>
        Promise.resolve({
          providers: {},
          acp: {},
          mcp: {},
          ...(url === undefined ? {} : { openclaw: { url, ...(agent === undefined ? {} : { agent }) } }),
        }),
    },
    times: { waitMs: 200, patienceMs: 2000, firstPauseMs: 5, ...at.times },
  });
}
