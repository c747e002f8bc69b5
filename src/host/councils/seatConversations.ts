/** The seats' conversations with what answers for them: opened at the first ask, kept over the rounds, closed with the council. */
import type { Council } from '../../core/councils/council.ts';
import type { CouncilId, SeatId } from '../../core/ids.ts';
import { refusalWords } from '../../rpc/words/host/refusals.ts';
import { type Backend, BackendError, type Conversation } from '../ports/ports.ts';

export interface Conversations {
  of(council: Council, seat: SeatId): Conversation;
  /** One of its own for an answer that is asked for again: the seat's conversation has heard what came after. */
  apart(council: Council, seat: SeatId, again: string): Conversation;
  forget(id: CouncilId): void;
  close(): Promise<void>;
}

export function keepConversations(backends: ReadonlyMap<string, Backend>): Conversations {
  const open = new Map<CouncilId, Map<SeatId, Conversation>>();
  /** Those of councils that are over: an agent and its folder take a moment to go. */
  const leaving = new Set<Promise<unknown>>();

  function begin(council: Council, seatId: SeatId, name = council.id): Conversation {
    const seat = council.seats.find((each) => each.id === seatId);
    const backend = seat && backends.get(seat.backend);
    if (seat && backend) return backend.open(name, seat);
    const say = refusalWords[council.language];
    return nobody(say.unknownBackend(seat?.backend ?? seatId, [...backends.keys()].join(', ')));
  }

  const closeAll = (talks: Iterable<Conversation>) =>
    Promise.all([...talks].map((each) => each.close().catch(() => undefined)));

  return {
    of(council, seat) {
      const talks = open.get(council.id) ?? new Map<SeatId, Conversation>();
      open.set(council.id, talks);
      const talk = talks.get(seat) ?? begin(council, seat);
      talks.set(seat, talk);
      return talk;
    },
    apart: (council, seat, again) => begin(council, seat, `${council.id}-${again}`),
    forget(id) {
      const left = closeAll(open.get(id)?.values() ?? []).finally(() => leaving.delete(left));
      leaving.add(left);
      open.delete(id);
    },
    async close() {
      await closeAll([...open.values()].flatMap((talks) => [...talks.values()]));
      open.clear();
      await Promise.all(leaving);
    },
  };
}

/** What answers for a seat whose backend this host does not have: it fails, and the council goes on. */
const nobody = (words: string): Conversation => ({
  send: () => Promise.reject(new BackendError(words, false)),
  close: () => Promise.resolve(),
});
