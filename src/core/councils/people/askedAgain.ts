/**
 * A seat asked again for a turn it has settled. Both answers are kept with the turn. While its phase is open the new one
 * takes the place of the first; once it has closed others have built on the first, and the new one stands beside it,
 * counting for nothing. A last word that no model wrote is nobody's: while nobody has decided, one that is written takes
 * its place.
 */
import type { AskRef, Event } from '../../events.ts';
import type { Instant, SeatId } from '../../ids.ts';
import { isUsedUp, limitAgain } from '../budget/budget.ts';
import type { Council, Degradation, PhaseRun, Turn } from '../council.ts';
import { phaseOf } from '../phases.ts';
import { pointsBefore } from '../voting/ledger.ts';
import { proposalsBefore } from '../voting/proposals.ts';
import { patienceMs } from '../waitedFor.ts';
import { asked } from '../whoIsAsked.ts';
import { shownIn } from './injections.ts';

/** Why a seat can't be asked again now. */
export type NotAgain =
  | 'paused'
  | 'no-such-turn'
  | 'not-settled'
  | 'being-asked'
  | 'in-file'
  | 'seat-budget'
  | Degradation['limit'];

/** The answer that is being waited for, if this turn is asked again now. */
export const askedNow = (turn: Turn): Turn | undefined => turn.again?.find((each) => each.state === 'asked');

export const isAskedAgain = (council: Council): boolean =>
  council.runs.some((run) => run.turns.some((turn) => askedNow(turn) !== undefined));

/** How many answers were given beside or instead of a first one: files that hold fewer are not current. */
export const keptAnswers = (council: Council): number =>
  council.runs.reduce(
    (sum, run) =>
      run.turns.reduce(
        (all, turn) => all + (turn.again?.filter((each) => each.state !== 'asked').length ?? 0),
        sum,
      ),
    0,
  );

/** Which of a turn's answers is the newer: the first has no number, the next is the second. */
export const timeOf = (turn: Turn): number => turn.asked?.time ?? 1;

export function whyNotAgain(council: Council, run: number, seat: SeatId, at: Instant): NotAgain | undefined {
  const current = council.runs[run];
  const turn = current?.turns.find((each) => each.seat === seat);
  if (!current || !turn) return 'no-such-turn';
  // The shared file has one place for each seat, and others build on what stands there.
  if (council.seats.some((each) => each.id === seat && each.backend === 'file')) return 'in-file';
  if (council.status === 'paused') return 'paused';
  if (turn.state !== 'replied' && turn.state !== 'absent') return 'not-settled';
  if (askedNow(turn)) return 'being-asked';
  if (isUsedUp(council, seat, phaseOf(council, current)?.form)) return 'seat-budget';
  return limitAgain(council, current, seat, at);
}

export function askAgain(
  council: Council,
  event: Extract<Event, { type: 'turn.asked-again' }>,
  at: Instant,
): Council {
  const { run, seat, id, by, text } = event;
  const isKnown = council.runs.some((each) =>
    each.turns.some((turn) => turn.asked?.id === id || turn.again?.some((one) => one.asked?.id === id)),
  );
  if (isKnown || whyNotAgain(council, run, seat, at) !== undefined) return council;
  return withTurn(council, run, seat, at, (turn, current) => {
    const others = turn.again ?? [];
    const time = Math.max(timeOf(turn), ...others.map(timeOf)) + 1;
    const { short: _short, ...fresh } = asked(council, seat, at, phaseOf(council, current));
    const next: Turn = {
      ...fresh,
      // A person wants this answer: it has all the time that an answer has.
      deadlineAt: fresh.state === 'asked' ? at + patienceMs(council, seat) : fresh.deadlineAt,
      ...(turn.injections === undefined ? {} : { injections: turn.injections }),
      asked: { id, by, at, time, ...(text === undefined ? {} : { text }) },
    };
    return { ...turn, again: [...others, next] };
  });
}

/** The answer that an event speaks of, if it is still waited for. */
export function openAgain(council: Council, ref: AskRef): { run: PhaseRun; turn: Turn } | undefined {
  const run = council.runs[ref.run];
  const first = run?.turns.find((each) => each.seat === ref.seat);
  const turn = first?.again?.find((each) => each.asked?.id === ref.again);
  return run && turn?.state === 'asked' && turn.attempt === ref.attempt ? { run, turn } : undefined;
}

/** Whether an answer that comes now will count in the place of this turn. */
export const takesPlace = ({ decision }: Council, run: PhaseRun, turn: Turn): boolean =>
  run.endedAt === undefined || (turn.model === 'extract' && decision === undefined);

/** Puts an answer where it belongs: in the place of the one before where it still can be, else beside it. */
export function keepAgain(council: Council, ref: AskRef, answer: Turn, at: Instant): Council {
  const kept = withTurn(council, ref.run, ref.seat, at, (turn, run) => {
    const again = turn.again?.map((each) => (each.asked?.id === ref.again ? answer : each)) ?? [];
    if (answer.state !== 'replied' || !takesPlace(council, run, turn)) return { ...turn, again };
    const { again: _again, ...earlier } = turn;
    const others = again.map((each) => (each === answer ? earlier : each));
    return { ...answer, again: others.toSorted((a, b) => timeOf(a) - timeOf(b)) };
  });
  if (answer.state === 'asked') return kept;
  // What was written of this council lacks this answer.
  const { recorded: _recorded, ...rest } = kept;
  return rest;
}

/** Whoever was asked again is not waited for any longer. */
export function unasked(run: PhaseRun, at: Instant): PhaseRun {
  if (!run.turns.some(askedNow)) return run;
  const left = (turn: Turn): Turn =>
    turn.state === 'asked' ? { ...turn, state: 'absent', at, absence: { code: 'skipped' } } : turn;
  return {
    ...run,
    turns: run.turns.map((turn) => (turn.again ? { ...turn, again: turn.again.map(left) } : turn)),
  };
}

/** A host that was away for long asks nobody again by itself: what was asked for is kept as not answered. */
export function givenUp(council: Council, at: Instant): Council {
  if (!isAskedAgain(council)) return council;
  const { recorded: _recorded, ...rest } = council;
  return { ...rest, runs: council.runs.map((run) => unasked(run, at)) };
}

/** Gives what is asked again another deadline. */
export const withDeadline = (turn: Turn, deadlineOf: (open: Turn) => Instant): Turn =>
  askedNow(turn) && turn.again
    ? {
        ...turn,
        again: turn.again.map((each) =>
          each.state === 'asked' ? { ...each, deadlineAt: deadlineOf(each) } : each,
        ),
      }
    : turn;

function withTurn(
  council: Council,
  run: number,
  seat: SeatId,
  at: Instant,
  next: (turn: Turn, run: PhaseRun) => Turn,
): Council {
  const runs = council.runs.map((each, index) =>
    index === run
      ? { ...each, turns: each.turns.map((turn) => (turn.seat === seat ? next(turn, each) : turn)) }
      : each,
  );
  return { ...council, runs, updatedAt: at };
}

/**
 * The council as it stood when a turn was asked, with the new question in the turn's place: nothing that was said, cut or
 * asked for later reaches the second answer, and a blind phase stays blind.
 */
export function asAsked(council: Council, ref: AskRef): Council {
  const run = council.runs[ref.run];
  const open = openAgain(council, ref);
  if (!run || !open) return council;
  const parallel = phaseOf(council, run)?.order === 'parallel';
  const mine = run.turns.findIndex((turn) => turn.seat === ref.seat);
  const turns = run.turns.map((turn, index): Turn => {
    if (turn.seat === ref.seat) return open.turn;
    if (!parallel && index < mine) return turn;
    return { seat: turn.seat, state: 'asked', attempt: 1, deadlineAt: turn.deadlineAt };
  });
  const { endedAt: _endedAt, converged: _converged, consensus: _consensus, verdict: _verdict, ...then } = run;
  const { degradations = [], points: _points, proposals: _proposals, ...rest } = council;
  const before = degradations.filter((each) => each.at <= run.startedAt);
  return {
    ...rest,
    ...pointsBefore(council, ref.run),
    ...proposalsBefore(council, ref.run),
    ...(before.length > 0 ? { degradations: before } : {}),
    runs: [...council.runs.slice(0, ref.run), { ...then, turns }],
    injections: council.injections.slice(0, shownIn(run, ref.seat)),
  };
}
