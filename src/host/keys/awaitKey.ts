/**
 * A seat whose key a window has lent waits for it when it is gone, as after a host that was killed: within its time, and
 * saying so. One whose key came from the environment does not wait: nobody brings that one back.
 */
import type { Seat } from '../../core/councils/council.ts';
import type { Language } from '../../core/ids.ts';
import { modelWords } from '../../rpc/words/host/modelWords.ts';
import {
  type Backend,
  BackendError,
  type Conversation,
  type Keys,
  type TurnRequest,
} from '../ports/ports.ts';
import { keyPlace } from './keyHosts.ts';

export function awaitingKeys(backend: Backend, keys: Keys): Backend {
  const provider = backend.name;
  const place = keyPlace(provider);
  if (!place) return backend;
  const isNeeded = place.host !== undefined && place.variables.length > 0;
  return {
    ...backend,
    open: (table, seat) => patiently(backend.open(table, seat), (turn) => come(seat, turn)),
  };

  async function come(seat: Seat, { scene, signal, onWait }: TurnRequest): Promise<void> {
    if (keys.find(provider)) return;
    const say = modelWords[scene.language];
    if (seat.key === 'environment')
      throw new BackendError(say.environmentKeyGone(provider, variableFor(provider, scene.language)), false);
    if (!isExpected(seat)) return;
    onWait?.(say.waitsForKey(provider), say.keyNeverCame(provider));
    await lentAgain(seat, signal);
    if (!signal.aborted) onWait?.(undefined);
  }

  /** Somebody lent it, or whoever asks in a channel may still hear of it from the window that starts this host. */
  function isExpected({ key }: Seat): boolean {
    return key === 'lent' || (key === undefined && isNeeded && keys.isAwaited?.() === true);
  }

  function lentAgain(seat: Seat, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        stop?.();
        signal.removeEventListener('abort', done);
        resolve();
      };
      const stop = keys.onChange?.(() => {
        if (keys.find(provider) || !isExpected(seat)) done();
      });
      if (!stop || signal.aborted) done();
      else signal.addEventListener('abort', done);
    });
  }
}

const variableFor = (provider: string, language: Language): string =>
  keyPlace(provider)?.variables.join(language === 'fr' ? ' ou ' : ' or ') ?? '';

const patiently = (talk: Conversation, first: (turn: TurnRequest) => Promise<void>): Conversation => ({
  ...talk,
  async send(turn) {
    await first(turn);
    turn.signal.throwIfAborted();
    return await talk.send(turn);
  },
  close: () => talk.close(),
});
