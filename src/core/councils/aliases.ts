/** What a seat is called at its table: a letter in an anonymous council, else its own name. */
import type { Named } from '../forms/reading.ts';
import type { SeatId } from '../ids.ts';
import type { Council, Reason } from './council.ts';
import { dealtLetters } from './voting/proposals.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

const votingSeats = ({ seats }: Council) => seats.filter((seat) => seat.votes);

/** The letter of each seat; where it proposes, that of its proposal, so that one letter never means two things. */
export function aliases(council: Council): Map<SeatId, { id: string; name: string }> {
  if (council.votesOn === 'motion')
    return new Map(
      [...dealtLetters(council)].map(([seat, letter]) => [seat, { id: letter.toLowerCase(), name: letter }]),
    );
  const voting = votingSeats(council);
  const seats = [...voting, ...council.seats.filter((seat) => !voting.includes(seat))];
  return new Map(
    seats.map((seat, index) => {
      const letter = `${letters[index % 26]}${index >= 26 ? Math.floor(index / 26) : ''}`;
      return [seat.id, { id: letter.toLowerCase(), name: letter }];
    }),
  );
}

/** Who a reply may name, and under which word, so that a reader finds the seat behind the letter. */
export function namedAt(council: Council): Named[] {
  const seats = votingSeats(council);
  if (!council.brief.anonymous) return seats.map(({ id, name }) => ({ id, name }));
  const known = aliases(council);
  return seats.map(({ id }) => ({ id, name: known.get(id)?.name ?? id }));
}

/** A reason with the names that people know: codes carry ids. */
export function namedReason(council: Council, reason: Reason): Reason {
  if (reason.code !== 'owner-failed' || reason.detail === undefined) return reason;
  const seat = council.seats.find((each) => each.id === reason.detail);
  return { ...reason, detail: seat?.name ?? reason.detail };
}
