/**
 * Those who answer from outside: a person in a client, or whoever writes in the shared file. Nothing is called; the answer
 * settles the turn by an event of its own.
 */
import { elsewhere } from '../../core/identities/answersElsewhere.ts';
import type { Language } from '../../core/ids.ts';
import { choosingWords } from '../../rpc/words/host/choosingWords.ts';
import { type Backend, BackendError } from '../ports/ports.ts';

export const answersFromOutside = (name: 'human' | 'file'): Backend => ({
  name,
  open: () => ({
    send: ({ signal }) =>
      new Promise((_, reject) => {
        if (signal.aborted) reject(signal.reason);
        signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      }),
    close: () => Promise.resolve(),
  }),
});

/** Agents that others run: in the registry, and never asked from here. Whoever asks all the same is told so at once. */
export function runsElsewhere(language: Language): Backend {
  const why = choosingWords[language].elsewhere;
  return {
    name: elsewhere,
    reach: () => Promise.resolve({ ok: false, why }),
    open: () => ({
      send: () => Promise.reject(new BackendError(why, false)),
      close: () => Promise.resolve(),
    }),
  };
}
