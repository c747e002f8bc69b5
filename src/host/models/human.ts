/** A person at the table. Nothing is called: the answer comes from a client and settles the turn from outside. */
import type { Backend } from '../ports.ts';

export const humanBackend: Backend = {
  name: 'human',
  open: () => ({
    send: ({ signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      }),
    close: () => Promise.resolve(),
  }),
};
