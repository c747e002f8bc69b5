/** A backend whose words can't carry a key out: what it streams, replies, refuses and reports is masked before anyone sees it. */
import { type Backend, BackendError, type Conversation, type Reach } from '../ports/ports.ts';
import type { Mask } from './secrets.ts';

export function masked(backend: Backend, mask: Mask): Backend {
  const { reach } = backend;
  return {
    ...backend,
    open: (table, seat) => maskedConversation(backend.open(table, seat), mask),
    ...(reach ? { reach: async (signal) => maskedReach(await reach.call(backend, signal), mask) } : {}),
  };
}

const maskedConversation = (talk: Conversation, mask: Mask): Conversation => ({
  ...talk,
  async send(turn) {
    const stream = maskedStream(turn.onDelta, mask);
    try {
      const reply = await talk.send({ ...turn, onDelta: stream.add });
      stream.end();
      const model = reply.model === undefined ? {} : { model: mask(reply.model) };
      return { ...reply, ...model, text: mask(reply.text) };
    } catch (error) {
      throw maskedError(error, mask);
    }
  },
  close: () => talk.close(),
});

/** A secret may come in pieces: what could be the beginning of one waits for what follows. */
function maskedStream(pass: (text: string) => void, mask: Mask) {
  let waiting = '';
  return {
    add(text: string): void {
      const whole = mask.whole(waiting + text);
      const held = mask.held(whole);
      waiting = held === 0 ? '' : whole.slice(-held);
      const free = held === 0 ? whole : whole.slice(0, -held);
      if (free) pass(mask(free));
    },
    end(): void {
      if (waiting) pass(mask(waiting));
      waiting = '';
    },
  };
}

function maskedError(error: unknown, mask: Mask): unknown {
  if (!(error instanceof Error)) return error;
  const message = mask(error.message);
  if (message === error.message) return error;
  return error instanceof BackendError
    ? new BackendError(message, error.retry, error.waitMs, error.limit)
    : Object.assign(new Error(message), { name: error.name });
}

/** Texts that come from a peer, names of models included. */
function maskedReach(reach: Reach, mask: Mask): Reach {
  const text = JSON.stringify(reach);
  const safe = mask(text);
  return safe === text ? reach : (JSON.parse(safe) as Reach);
}
