/**
 * Those who answer from outside: a person in a client, or whoever writes in the shared file. Nothing is called; the answer
 * settles the turn by an event of its own.
 */
import type { Backend } from '../ports.ts';

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
