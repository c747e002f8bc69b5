/**
 * Support for the one motion: who backs it now, how far that goes, and who has moved, with the reason they gave. Strong and
 * soft are said only where everything holds that they promise; an absent or unreadable seat backs nothing.
 */
import type { Vote } from '../../forms/reading.ts';
import type { SeatId } from '../../ids.ts';
import { namedAt } from '../aliases.ts';
import type { Council, PhaseRun, Turn } from '../council.ts';
import type { Motion } from '../motion.ts';
import { phaseOf } from '../phases.ts';
import { answered, blockingOf, isSaid, voteOf } from '../repliesIn.ts';
import { thresholdOf } from './consensus.ts';
import { blockingPoints } from './ledger.ts';
import { onlyNamesMajority } from './majorityReason.ts';
import { letterOf, proposalOf } from './proposals.ts';
import { quorumOf } from './quorum.ts';

/** A seat's stand: the letter that it backs, and how it voted on it, or on the motion. */
export interface Stand {
  vote?: Vote;
  letter?: string;
}

export interface SupportStand extends Stand {
  seat: SeatId;
  moved?: true;
}

export interface Support {
  motion: Motion;
  run: PhaseRun;
  /** Of each seat that was asked, its vote on the motion: one that backs another proposal has none. */
  stands: SupportStand[];
  /** Who agrees with the motion; where proposals are backed, who backs it and does not disagree. */
  back: number;
  /** The seats that were asked. */
  of: number;
  verdict: 'strong' | 'soft' | 'none';
}

/** The letter that a seat backs now, or at the end of a run. */
export function backingOf(council: Council, seat: SeatId, run?: PhaseRun): string | undefined {
  const last = run ? council.runs.indexOf(run) : council.runs.length - 1;
  return standsAfter(council, last).get(seat)?.letter;
}

/** Every seat's stand when these runs have been heard. */
function standsAfter(council: Council, last: number): Map<SeatId, Stand> {
  const stands = new Map<SeatId, Stand>();
  for (const run of council.runs.slice(0, last + 1))
    for (const turn of answered(run)) {
      const stand = standAfter(council, run, turn, stands.get(turn.seat) ?? {});
      if (stand) stands.set(turn.seat, stand);
    }
  return stands;
}

function standAfter(council: Council, run: PhaseRun, turn: Turn, before: Stand): Stand | undefined {
  const { reading, seat } = turn;
  const vote = voteOf(turn);
  const of = (letter: string | undefined): Stand => ({
    ...(vote === undefined ? {} : { vote }),
    ...(letter === undefined ? {} : { letter }),
  });
  switch (reading?.form) {
    case 'challenge':
      return of(proposalOf(council, reading.backs)?.letter);
    case 'turn':
      return turnStand(council, turn);
    case 'final':
    case 'ballot': {
      const put = run.motion?.letter;
      const backed = before.letter ?? (reading.form === 'ballot' ? letterOf(council, seat) : undefined);
      // To agree with a motion in a person's own words is to back none of the letters.
      if (put === undefined)
        return vote === undefined ? undefined : of(vote === 'agree' && run.motion ? undefined : backed);
      return of(vote === 'agree' ? put : vote === 'disagree' && backed === put ? undefined : backed);
    }
    case 'review':
      return of(undefined);
    default:
      return undefined;
  }
}

/** At a round table everyone stands for their own position, until they say that another's is theirs too. */
function turnStand(council: Council, turn: Turn): Stand {
  const letter = letterOf(council, turn.seat);
  return letter === undefined ? {} : { letter };
}

/** How the seats that were asked in a run stand on its motion; nothing where it has none, or nobody voted. */
export function supportIn(council: Council, run: PhaseRun): Support | undefined {
  const { motion } = run;
  if (!motion || run.skipped || !votesIn(council, run)) return undefined;
  const index = council.runs.indexOf(run);
  const after = standsAfter(council, index);
  const moved = new Set(movesIn(council, run).map((move) => move.seat));
  const stands = run.turns.map((turn): SupportStand => {
    const stand = turn.state === 'replied' ? after.get(turn.seat) : undefined;
    return {
      seat: turn.seat,
      ...(stand?.letter === undefined ? {} : { letter: stand.letter }),
      ...(stand?.vote === undefined || backsAnother(council, run, stand) ? {} : { vote: stand.vote }),
      ...(moved.has(turn.seat) ? { moved: true as const } : {}),
    };
  });
  const isBacking = phaseOf(council, run)?.form === 'challenge' && motion.letter !== undefined;
  const backs = ({ vote, letter }: SupportStand): boolean =>
    vote === 'agree' || (isBacking && vote === 'nuance' && letter === motion.letter);
  return {
    motion,
    run,
    stands,
    back: stands.filter(backs).length,
    of: stands.length,
    verdict: verdictOn(council, run, stands),
  };
}

/**
 * Of a run in which each seat votes on the proposal that it backs: this one's vote is not on the motion. Who disagrees is for
 * none of them, the motion included.
 */
const backsAnother = (council: Council, run: PhaseRun, { vote, letter }: Stand): boolean =>
  phaseOf(council, run)?.form === 'challenge' &&
  run.motion?.letter !== undefined &&
  letter !== run.motion.letter &&
  vote !== 'disagree';

function verdictOn(council: Council, run: PhaseRun, stands: readonly SupportStand[]): Support['verdict'] {
  const replies = answered(run);
  const spoken = stands.filter(({ seat }) => replies.some((turn) => turn.seat === seat));
  const agree = spoken.filter(({ vote }) => vote === 'agree').length;
  if (replies.length < quorumOf(council, run.turns.length) || blocks(council, run)) return 'none';
  if (agree === spoken.length) return 'strong';
  const against = spoken.some((stand) => stand.vote === 'disagree' || backsElse(council, run, stand));
  const enough = agree >= Math.max(thresholdOf(council, stands.length), Math.min(2, stands.length));
  return enough && !against ? 'soft' : 'none';
}

const backsElse = (council: Council, run: PhaseRun, stand: Stand): boolean =>
  stand.letter !== undefined && backsAnother(council, run, stand);

/** A blocking point is open, or somebody did not say whether they see one. */
const blocks = (council: Council, run: PhaseRun): boolean =>
  openBlocking(council, run) > 0 || answered(run).some((turn) => !isSaid(turn, 'blocking'));

/** The open blocking points of the ledger; before it has any, what this run's replies name. */
export const openBlocking = (council: Council, run: PhaseRun): number =>
  council.points === undefined ? answered(run).flatMap(blockingOf).length : blockingPoints(council).length;

const votesIn = (council: Council, run: PhaseRun): boolean => {
  const form = phaseOf(council, run)?.form;
  return form !== 'turn' && form !== 'matrix' && answered(run).some((turn) => voteOf(turn) !== undefined);
};

/** Support for the motion in the last vote that is over. */
export function supportOf(council: Council): Support | undefined {
  if (council.votesOn !== 'motion') return undefined;
  const run = council.runs.findLast(
    (each) =>
      each.endedAt !== undefined && each.motion !== undefined && !each.skipped && votesIn(council, each),
  );
  return run && supportIn(council, run);
}

/** Whether anything was put to a vote that was held: without one there is no consensus to speak of. */
export const hasVote = (council: Council): boolean => supportOf(council) !== undefined;

/** Who voted against the motion, or backed another proposal where the backing decided. */
export const standAgainst = ({ stands, motion }: Support): SupportStand[] =>
  stands.filter(
    ({ vote, letter }) =>
      vote === 'disagree' || (vote === undefined && letter !== undefined && letter !== motion.letter),
  );

/** A change of mind. */
export interface Move {
  seat: SeatId;
  from: Stand;
  to: Stand;
  reason?: string;
  /** Whose argument the reason names. */
  named?: SeatId;
  unexplained?: 'no-reason' | 'majority';
}

/**
 * Who moved in a run: what they back is another, or their vote on the motion is not what their last backing, or their last
 * vote on it, meant. A review of another version is no change of mind.
 */
export function movesIn(council: Council, run: PhaseRun): Move[] {
  if (council.votesOn !== 'motion') return [];
  const before = standsAfter(council, council.runs.indexOf(run) - 1);
  return answered(run).flatMap((turn) => {
    const stood = before.get(turn.seat);
    const to = stood && standAfter(council, run, turn, stood);
    const from = stood && atTheTable(council, run, turn, stood);
    return from && to && isMove(run, turn, from, to)
      ? [{ seat: turn.seat, from, to, ...explained(council, turn) }]
      : [];
  });
}

function isMove(run: PhaseRun, { reading }: Turn, from: Stand, to: Stand): boolean {
  if (reading?.form === 'challenge')
    return from.letter !== undefined && to.letter !== undefined && from.letter !== to.letter;
  if (reading?.form !== 'final' && reading?.form !== 'ballot') return false;
  const put = run.motion?.letter;
  const backedIt =
    put === undefined ? from.vote === 'agree' && from.letter === undefined : from.letter === put;
  if (to.vote === 'disagree') return backedIt && from.vote !== 'disagree';
  if (to.vote !== 'agree') return false;
  return from.vote === 'disagree' || (from.letter !== undefined && from.letter !== put);
}

/** Whoever agreed, in their last turn at the round table, with whose position is the motion has backed it since. */
function atTheTable(council: Council, run: PhaseRun, { seat, reading }: Turn, stood: Stand): Stand {
  const { seat: author, letter } = run.motion ?? {};
  if (reading?.form !== 'ballot' || author === undefined || letter === undefined) return stood;
  const last = council.runs
    .slice(0, council.runs.indexOf(run))
    .flatMap(answered)
    .findLast((turn) => turn.seat === seat && turn.reading !== undefined)?.reading;
  const towards = last?.form === 'turn' && last.stances.findLast((each) => each.seat === author)?.stance;
  return towards === 'agree' ? { vote: 'agree', letter } : stood;
}

/** Only where the form asks what changed a mind is silence about it worth a flag. */
function explained(council: Council, { reading }: Turn): Pick<Move, 'reason' | 'named' | 'unexplained'> {
  if (reading?.form !== 'final' && reading?.form !== 'ballot') return {};
  const reason = reading.changedMind?.trim();
  if (!reason) return { unexplained: 'no-reason' };
  const named = namedIn(council, reason);
  return {
    reason,
    ...(named === undefined ? {} : { named }),
    ...(onlyNamesMajority(reason, council.seats) ? { unexplained: 'majority' as const } : {}),
  };
}

/** The first of the table whose id or name stands in the words. */
function namedIn(council: Council, words: string): SeatId | undefined {
  const places = namedAt(council).flatMap(({ id, name }) => {
    const found = [`@${id}`, name]
      .map((word) =>
        words.search(new RegExp(`(?<![\\p{L}\\p{N}_])${escaped(word)}(?![\\p{L}\\p{N}_-])`, 'iu')),
      )
      .filter((place) => place >= 0);
    return found.length > 0 ? [{ id, place: Math.min(...found) }] : [];
  });
  return places.toSorted((a, b) => a.place - b.place)[0]?.id;
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
