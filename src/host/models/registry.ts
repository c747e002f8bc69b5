/** The backends that are there without being given: what can answer for a seat on this machine. */
import type { Backend, Clock } from '../ports.ts';
import { humanBackend } from './human.ts';
import { lazily } from './lazily.ts';

export interface RegistryOptions {
  clock: Clock;
  /** Milliseconds between the words of a rehearsal voice. */
  pace: number;
  env: Readonly<Record<string, string | undefined>>;
}

/** The environment names a server of one's own; its key never stands in a file of the workspace. */
export function builtInBackends({ clock, pace, env }: RegistryOptions): {
  backends: Backend[];
  secrets: (string | undefined)[];
} {
  const baseUrl = env.COUNCIL_OPENAI_URL;
  const apiKey = env.COUNCIL_OPENAI_KEY;
  const model = env.COUNCIL_OPENAI_MODEL;
  const rehearsal = lazily('rehearsal', async () => {
    const { rehearsalBackend } = await import('./rehearsal/backend.ts');
    return rehearsalBackend({ clock, paceMs: pace });
  });
  if (baseUrl === undefined) return { backends: [rehearsal, humanBackend], secrets: [] };
  const server = lazily('openai-compatible', async () => {
    const { openAiCompatibleBackend } = await import('./openaiCompatible.ts');
    return openAiCompatibleBackend({
      baseUrl,
      clock,
      ...(apiKey === undefined ? {} : { apiKey }),
      ...(model === undefined ? {} : { model }),
    });
  });
  return { backends: [rehearsal, humanBackend, server], secrets: [apiKey] };
}
