/**
 * The answers that a council could adopt, each with a letter that is dealt by the council's seed and never changes: a letter
 * tells nothing about whose answer it is, nor when it came.
 */
import { shuffled } from '../../dice.ts';
import type { SeatId } from '../../ids.ts';
import type { Council, PhaseRun, Turn } from '../council.ts';
import { firstSentence } from '../firstSentence.ts';
import type { Proposal } from '../motion.ts';
import { answered } from '../repliesIn.ts';
import { optionName } from './mergedMatrix.ts';

/** A to Z, then AA, AB: a digit would read as the name of a point or a criterion. */
export function letterAt(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : `${letterAt(Math.floor(index / 26) - 1)}${last}`;
}

/**
 * The letter of every seat, whether or not it comes to propose anything: those who vote have the first ones. A letter that
 * stands with a proposal stays, in a fork too, whose seed is its own: what was said before names it.
 */
export function dealtLetters({ seats, seed, proposals = [] }: Council): Map<SeatId, string> {
  const [voting, dice] = shuffled(
    seats.filter((seat) => seat.votes),
    seed,
  );
  const [others] = shuffled(
    seats.filter((seat) => !seat.votes),
    dice,
  );
  const standing = new Map(
    proposals.flatMap(({ seat, letter }) => (seat === undefined ? [] : [[seat, letter]])),
  );
  const taken = new Set(standing.values());
  const free = seats.map((_, index) => letterAt(index)).filter((letter) => !taken.has(letter));
  return new Map([...voting, ...others].map(({ id }) => [id, standing.get(id) ?? free.shift() ?? id]));
}

/** What a run proposed is kept with the council once the run closes; an answer that is put in other words keeps its letter. */
export function withProposals(council: Council, run: PhaseRun): Council {
  if (council.votesOn !== 'motion') return council;
  const made = proposedIn(council, run);
  if (made.length === 0) return council;
  const letters = new Set(made.map(({ letter }) => letter));
  const kept = (council.proposals ?? []).filter(({ letter }) => !letters.has(letter));
  return { ...council, proposals: [...kept, ...made].toSorted(byLetter) };
}

const proposedIn = (council: Council, run: PhaseRun): Proposal[] => [
  ...ofSeats(council, run),
  ...ofFrame(council, run),
];

/** As they stood before a run: for a turn that is asked again, or a council that goes on from there. */
export function proposalsBefore(council: Council, run: number): Pick<Council, 'proposals'> {
  if (council.proposals === undefined) return {};
  const over = council.runs.slice(0, run).filter((each) => each.endedAt !== undefined && !each.skipped);
  const made = over.flatMap((each) => proposedIn(council, each));
  const standing = [...new Map(made.map((each) => [each.letter, each])).values()];
  return standing.length > 0 ? { proposals: standing.toSorted(byLetter) } : {};
}

/** A before B, Z before AA. */
export const byLetter = (a: { letter: string }, b: { letter: string }): number =>
  a.letter.length - b.letter.length || (a.letter < b.letter ? -1 : a.letter > b.letter ? 1 : 0);

/** Of blind positions, and of a round table's turns, the last of which stand. */
function ofSeats(council: Council, run: PhaseRun): Proposal[] {
  const letters = dealtLetters(council);
  return answered(run).flatMap((turn) => {
    const text = proposedBy(turn);
    const letter = letters.get(turn.seat);
    return text === undefined || letter === undefined ? [] : [{ letter, seat: turn.seat, text }];
  });
}

/** An answer that names no proposal stands for itself, by its first sentence. */
function proposedBy(turn: Turn): string | undefined {
  const { reading } = turn;
  if (reading?.form !== 'position' && reading?.form !== 'turn') return undefined;
  const said = reading.form === 'position' ? reading.proposal : reading.position;
  return said?.trim() || firstSentence(turn) || undefined;
}

/** The options that a frame names, in its order: they are nobody's, and a frame often numbers them itself. */
function ofFrame({ brief, seats, proposals = [] }: Council, run: PhaseRun): Proposal[] {
  const names = answered(run).flatMap(({ reading }) =>
    reading?.form === 'frame' ? (reading.options ?? []) : [],
  );
  const known = proposals.filter(({ seat }) => seat === undefined);
  // Where seats are called by letters, options have those after them.
  const first = brief.anonymous ? seats.length : 0;
  const made: Proposal[] = [];
  for (const text of names) {
    const isSame = (other: Proposal) => optionName(other.text) === optionName(text);
    if (optionName(text) === '' || made.some(isSame)) continue;
    const fresh = first + proposals.length + made.filter((each) => !known.includes(each)).length;
    made.push(known.find(isSame) ?? { letter: letterAt(fresh), text: text.trim() });
  }
  return made;
}

export const proposalOf = ({ proposals }: Council, letter: string | undefined): Proposal | undefined =>
  proposals?.find((each) => each.letter === letter);

/** The letter of what a seat proposed, if it has. */
export const letterOf = ({ proposals }: Council, seat: SeatId): string | undefined =>
  proposals?.find((each) => each.seat === seat)?.letter;
