/**
 * The built-in backend: needs no key, no network and no model, and says the same for the same scene. Everything it
 * says comes from the scene, which is what a real model would be shown.
 */
import type { Backend, Clock } from '../../ports/ports.ts';
import { rehearse } from './speak.ts';
import { piecesOf, streamOut } from './stream.ts';

export interface RehearsalOptions {
  clock: Clock;
  /** Milliseconds before each word; 0, the default, gives the words at once. */
  paceMs?: number;
}

export function rehearsalBackend({ clock, paceMs = 0 }: RehearsalOptions): Backend {
  return {
    name: 'rehearsal',
    open: () => ({
      async send({ scene, signal, onDelta }) {
        signal.throwIfAborted();
        const text = rehearse(scene);
        await streamOut(piecesOf(text), onDelta, { clock, paceMs, signal });
        return { text, model: 'rehearsal' };
      },
      async close() {},
    }),
  };
}
