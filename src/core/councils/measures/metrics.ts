/** What can be said of a council in figures. Nothing here depends on when it is asked. */
import { alike } from '../../alike.ts';
import type { SeatId } from '../../ids.ts';
import { spent } from '../budget/budget.ts';
import { uncountedIn } from '../budget/uncounted.ts';
import type { Council, PhaseRun } from '../council.ts';
import { phaseOf } from '../phases.ts';
import { answered, everyAnswer } from '../repliesIn.ts';
import { isRound, roundsUntil } from '../rounds.ts';
import { agreementIn, lastStand, standIn } from '../voting/standings.ts';
import { movesIn, supportIn, supportOf } from '../voting/support.ts';
import { allShingles, wordCount } from './measures.ts';

export interface Metrics {
  converged: boolean;
  rounds: number;
  /** Rounds until all agreed, or enough did and nobody disagreed; absent when it never came to that. */
  roundsToConsensus?: number;
  /** 0: everyone began with the same words. 1: nobody shared three words in a row. */
  diversity?: number;
  /** Percent of all words said, by seat. */
  words: Record<SeatId, number>;
  /** Stands that changed from one round to the next. */
  flips: number;
  /** Of models, each try counted. */
  calls: number;
  /** Of the council alone, as calls and cost are: who is asked alone beside it is no part of it. */
  tokens: number;
  /** Replies whose tokens nobody told; absent: none. */
  uncounted?: number;
  /** Where a price is known. */
  cost?: number;
  seconds: number;
  /** What it would have taken if nobody ever waited for anything but the slowest voice. */
  criticalSeconds: number;
  /** How often a gate sent work back. */
  sentBack: number;
  rating?: number;
}

/** A council that has not changed has the figures it had: views and records ask for them again and again. */
const reckoned = new WeakMap<Council, Metrics>();

export function metricsOf(council: Council): Metrics {
  const known = reckoned.get(council) ?? reckon(council);
  reckoned.set(council, known);
  return known;
}

function reckon(council: Council): Metrics {
  const agreed = council.runs.find((run) => isConsensus(council, run));
  const diversity = diversityOf(council);
  const priced = council.seats.some((seat) => seat.price !== undefined);
  const lastEnd = council.runs.findLast((run) => run.endedAt !== undefined)?.endedAt ?? council.createdAt;
  return {
    converged: hasConverged(council),
    rounds: roundsUntil(council),
    ...(agreed ? { roundsToConsensus: roundsUntil(council, agreed) } : {}),
    ...(diversity === undefined ? {} : { diversity }),
    words: wordShare(council),
    flips: flipsIn(council),
    calls: callsMade(council),
    tokens: tokensUsed(council),
    ...uncountedIn(council),
    ...(priced ? { cost: Math.round(spentTogether(council) * 10_000) / 10_000 } : {}),
    seconds: Math.max(0, Math.round((lastEnd - council.createdAt) / 1000)),
    criticalSeconds: Math.round(council.runs.reduce((sum, run) => sum + slowest(council, run), 0) / 1000),
    sentBack: council.runs.filter((run) => run.sentBackBy !== undefined).length,
    ...(council.rating === undefined ? {} : { rating: council.rating }),
  };
}

/** As the backends counted them. */
const tokensUsed = (council: Council): number =>
  council.runs
    .flatMap((run) => run.turns.flatMap(everyAnswer))
    .reduce((sum, { usage }) => sum + (usage ? usage.input + usage.output : 0), 0);

function spentTogether({ baseline: _alone, ...council }: Council): number {
  return spent(council).cost;
}

function callsMade(council: Council): number {
  const people = new Set(
    council.seats.filter(({ backend }) => backend === 'human' || backend === 'file').map(({ id }) => id),
  );
  return council.runs
    .flatMap((run) => run.turns.flatMap(everyAnswer))
    .reduce((sum, { seat, tries }) => sum + (people.has(seat) ? 0 : (tries ?? 0)), 0);
}

/** On a motion only strong support is convergence; in councils of earlier releases what their last stand came to. */
function hasConverged(council: Council): boolean {
  if (council.votesOn === 'motion') return supportOf(council)?.verdict === 'strong';
  const stand = lastStand(council);
  return stand !== undefined && isConsensus(council, stand);
}

function isConsensus(council: Council, run: PhaseRun): boolean {
  if (run.endedAt === undefined || run.skipped) return false;
  if (council.votesOn === 'motion') return (supportIn(council, run)?.verdict ?? 'none') !== 'none';
  if (run.consensus !== undefined) return run.consensus !== 'none';
  if (run.converged !== undefined) return run.converged;
  return phaseOf(council, run)?.form === 'ballot' && agreementIn(council, run).verdict !== 'none';
}

/** One minus the mean likeness of what the seats said first, two by two. */
function diversityOf(council: Council): number | undefined {
  const first = council.runs.find((run) => isRound(council, run) && answered(run).length > 1);
  const said = (first ? answered(first) : []).map(allShingles);
  const pairs = said.flatMap((one, index) => said.slice(index + 1).map((other) => alike(one, other)));
  if (pairs.length === 0) return undefined;
  return Math.round((1 - pairs.reduce((sum, each) => sum + each, 0) / pairs.length) * 100) / 100;
}

function wordShare(council: Council): Record<SeatId, number> {
  const counts = new Map(council.seats.map((seat) => [seat.id, 0]));
  for (const turn of council.runs.flatMap(answered))
    counts.set(turn.seat, (counts.get(turn.seat) ?? 0) + wordCount(turn));
  const all = [...counts.values()].reduce((sum, each) => sum + each, 0);
  return Object.fromEntries(
    [...counts].map(([seat, count]) => [seat, all === 0 ? 0 : Math.round((count * 100) / all)]),
  );
}

function flipsIn(council: Council): number {
  if (council.votesOn === 'motion')
    return council.runs.reduce((sum, run) => sum + movesIn(council, run).length, 0);
  const last = new Map<SeatId, string>();
  let flips = 0;
  for (const run of council.runs)
    for (const turn of answered(run)) {
      const stand = standIn(council, run, turn);
      if (stand === undefined || stand === 'unreadable') continue;
      const before = last.get(turn.seat);
      if (before !== undefined && before !== stand) flips += 1;
      last.set(turn.seat, stand);
    }
  return flips;
}

/** All at once: the slowest. One after the other: all of them. */
function slowest(council: Council, run: PhaseRun): number {
  const times = run.turns.map((turn) => turn.ms ?? 0);
  const checks = (run.checks ?? []).map((check) => check.ms ?? 0);
  const voices =
    phaseOf(council, run)?.order === 'parallel' ? Math.max(0, ...times) : times.reduce((a, b) => a + b, 0);
  return Math.max(voices, ...checks);
}
