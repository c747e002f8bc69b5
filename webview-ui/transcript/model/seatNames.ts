/** Who is meant by an id, for seats and for people who do not sit at the table. */
import type { CouncilHead, SeatView } from '../../../src/rpc/views/views.ts';

export const seatOf = (head: CouncilHead, id: string): SeatView | undefined =>
  head.seats.find((seat) => seat.id === id);

/** People decide and inject without a seat; their id then stands for their name. */
export const nameOf = (head: CouncilHead, id: string): string =>
  seatOf(head, id)?.name ?? id.charAt(0).toUpperCase() + id.slice(1);

const hues = ['orange', 'yellow', 'green', 'blue', 'neutral'] as const;
export type Hue = (typeof hues)[number];

/** One of five hues by the id, the same in every council. Purple and red mean something else. */
export function hueOf(id: string): Hue {
  let hash = 50;
  for (const letter of id) hash = (Math.imul(hash, 411) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return hues[hash % hues.length] ?? 'neutral';
}

export const voters = (head: CouncilHead): SeatView[] => head.seats.filter((seat) => seat.votes);

/** Seats that a rehearsal voice speaks for: none of them asked a model. */
export const rehearsed = (head: CouncilHead): SeatView[] =>
  head.seats.filter((seat) => seat.kind === 'agent' && seat.backend === 'rehearsal');
