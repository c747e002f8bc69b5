/**
 * A council that takes over another's runs up to a turn and goes on from there with something changed. What was said
 * before is copied as it was, so nobody is asked for it again; the original is only read.
 */

import type { Brief } from '../../../core/councils/briefs/brief.ts';
import type { Council, Injection, PhaseRun, Price, Seat, Turn } from '../../../core/councils/council.ts';
import { askedNow } from '../../../core/councils/people/askedAgain.ts';
import { phaseOf } from '../../../core/councils/phases.ts';
import { pointsBefore } from '../../../core/councils/voting/ledger.ts';
import { motionPut } from '../../../core/councils/voting/motion.ts';
import { proposalsBefore } from '../../../core/councils/voting/proposals.ts';
import { asked, queued } from '../../../core/councils/whoIsAsked.ts';
import type { CouncilId, Instant, SeatId } from '../../../core/ids.ts';
import type { TurnPlace } from './turnNamed.ts';

export interface SeatChange {
  id: SeatId;
  /** What a call costs from here on, where that is known. */
  price?: Price;
  model?: string;
  backend?: string;
  persona?: string;
}

export interface ForkChanges {
  seat?: SeatChange;
  /** The whole brief as it is from here on. */
  brief?: Brief;
  /** The gathered context, where the brief's was changed. */
  context?: string;
  /** All of it in a line, for people. */
  said: string;
}

/** What a new council has of its own. */
export interface Fresh {
  id: CouncilId;
  conversationId: string;
  at: Instant;
  fence(): string;
  attended: boolean;
  seed: number;
}

export function forked(
  original: Council,
  place: TurnPlace,
  changes: ForkChanges,
  fresh: Fresh,
): Council | undefined {
  const from = original.runs[place.run];
  if (!from?.turns.some((turn) => turn.seat === place.seat)) return undefined;
  const {
    why: _why,
    endedAt: _endedAt,
    decision: _decision,
    change: _change,
    rating: _rating,
    baseline: _baseline,
    title: _title,
    briefHash: _briefHash,
    recorded: _recorded,
    points: _points,
    proposals: _proposals,
    degradations = [],
    ...rest
  } = original;
  const council: Council = {
    ...rest,
    ...pointsBefore(original, place.run),
    ...proposalsBefore(original, place.run),
    id: fresh.id,
    conversationId: fresh.conversationId,
    brief: changes.brief ?? original.brief,
    ...(changes.context === undefined ? {} : { context: changes.context }),
    seats: original.seats.map((seat) => ({ ...changedSeat(seat, changes.seat), fence: fresh.fence() })),
    fence: fresh.fence(),
    seed: fresh.seed,
    attended: fresh.attended,
    status: 'running',
    createdAt: fresh.at,
    updatedAt: fresh.at,
    injections: original.injections.filter((each) => cameBefore(each, from, place)),
    reruns: original.reruns.slice(0, wishesUntil(original, place.run)),
    origin: { kind: 'fork', council: original.id, ...place, changed: changes.said },
    runs: [],
    ...timeOf(original, changes.brief),
  };
  const before = degradations.filter((each) => each.at < from.startedAt);
  const runs = original.runs.slice(0, place.run);
  const again = reopened({ ...council, runs }, from, place, changes, fresh.at);
  return {
    ...council,
    ...(before.length > 0 ? { degradations: before } : {}),
    runs: [...runs, again].map(withoutOpenAnswers),
  };
}

/** Its minutes anew, as its brief says by now: what it takes over was done before it began. */
function timeOf({ time, brief }: Council, changed: Brief | undefined): Pick<Council, 'time'> {
  if (time === undefined) return {};
  const [before, named] = [brief.budget?.time, changed?.budget?.time];
  if (changed && named !== before && named !== undefined)
    return { time: named === 'off' ? 'off' : { minutes: named, each: named } };
  return { time: time === 'off' ? 'off' : { ...time, minutes: time.each } };
}

/** How many of the rounds that people asked for had begun. */
const wishesUntil = (council: Council, run: number): number =>
  council.runs.slice(0, run + 1).filter((each) => each.again).length;

/** Before the run, or in it before the turn that is spoken again. */
function cameBefore({ afterRun, afterTurn }: Injection, run: PhaseRun, place: TurnPlace): boolean {
  if (afterRun <= place.run) return true;
  const turn = run.turns.findIndex((each) => each.seat === place.seat);
  return afterRun === place.run + 1 && afterTurn !== undefined && afterTurn <= turn;
}

/** An answer that the original is still waiting for is the original's. */
function withoutOpenAnswers(run: PhaseRun): PhaseRun {
  if (!run.turns.some(askedNow)) return run;
  const settled = ({ again = [], ...turn }: Turn): Turn => {
    const kept = again.filter((each) => each.state !== 'asked');
    return kept.length > 0 ? { ...turn, again: kept } : turn;
  };
  return { ...run, turns: run.turns.map(settled) };
}

/** What it cost before says nothing of another model. */
function changedSeat(seat: Seat, change: SeatChange | undefined): Seat {
  if (change?.id !== seat.id) return seat;
  const { id: _id, price: next, ...other } = change;
  const { price: before, key, ...rest } = seat;
  const price = other.model === undefined && other.backend === undefined ? before : next;
  const kept = other.backend === undefined && key !== undefined ? { key } : {};
  return { ...rest, ...kept, ...other, ...(price ? { price } : {}) };
}

/**
 * The run as it stood before the turn. Where all spoke at once the others' replies stay: they had not heard this one.
 * Where they spoke in turn, everyone from this one on speaks again. With another brief everyone here does.
 */
function reopened(
  council: Council,
  run: PhaseRun,
  place: TurnPlace,
  { seat, brief }: ForkChanges,
  at: Instant,
): PhaseRun {
  const {
    endedAt: _endedAt,
    converged: _converged,
    consensus: _consensus,
    verdict: _verdict,
    why: _why,
    rested: _rested,
    motion: _motion,
    ...rest
  } = run;
  const phase = phaseOf(council, run);
  const motion = phase && motionPut(council, phase, run.again === true);
  const inTurn = (phase?.order ?? 'parallel') !== 'parallel';
  const first = run.turns.findIndex((turn) => turn.seat === place.seat);
  const isAsked = (turn: Turn, index: number): boolean => {
    if (turn.state === 'asked' || turn.state === 'queued' || brief !== undefined) return true;
    return inTurn ? index >= first : turn.seat === place.seat || turn.seat === seat?.id;
  };
  const turns = run.turns.map((turn, index): Turn => {
    if (!isAsked(turn, index)) return unflagged(turn);
    // One after the other: the interpreter asks the first of those who wait.
    return inTurn ? queued(turn.seat) : asked(council, turn.seat, at, phase);
  });
  return { ...rest, ...(motion ? { motion } : {}), startedAt: at, turns };
}

/** Flags are given when a run closes, and this one will close again. */
function unflagged(turn: Turn): Turn {
  const { flags: _flags, ...rest } = turn;
  return rest;
}
