/** The seats' conversations with what answers for them: opened at the first ask, kept over the rounds, closed with the council. */
import type { Council } from '../core/councils/council.ts';
import type { CouncilId, SeatId } from '../core/ids.ts';
import { type Backend, BackendError, type Conversation } from './ports.ts';

export interface Conversations {
  of(council: Council, seat: SeatId): Conversation;
  forget(id: CouncilId): void;
  close(): Promise<void>;
}

export function keepConversations(backends: ReadonlyMap<string, Backend>): Conversations {
  const open = new Map<CouncilId, Map<SeatId, Conversation>>();

  function begin(council: Council, seatId: SeatId): Conversation {
    const seat = council.seats.find((each) => each.id === seatId);
    const backend = seat && backends.get(seat.backend);
    return seat && backend ? backend.open(council.id, seat) : nobody(seat?.backend ?? seatId);
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
    forget(id) {
      void closeAll(open.get(id)?.values() ?? []);
      open.delete(id);
    },
    async close() {
      await closeAll([...open.values()].flatMap((talks) => [...talks.values()]));
      open.clear();
    },
  };
}

/** What answers for a seat whose backend this host does not have: it fails, and the council goes on. */
const nobody = (name: string): Conversation => ({
  send: () => Promise.reject(new BackendError(`there is no backend “${name}” here`, false)),
  close: () => Promise.resolve(),
});
