/** A blocking issue is listed once, where it was first raised; it is open until its seat votes without naming it again. */
import type { Place } from '../../forms/reading.ts';
import type { SeatId } from '../../ids.ts';
import type { PhaseRun, Turn } from '../council.ts';
import { answered, blockingOf, voteOf } from '../repliesIn.ts';

export interface BlockingIssue {
  seat: SeatId;
  text: string;
  /** The phase in which it was raised. */
  phase: string;
  open: boolean;
  place?: Place;
}

export function issuesIn(runs: readonly PhaseRun[]): BlockingIssue[] {
  const raised = runs.flatMap((run) =>
    answered(run).flatMap((turn) =>
      blockingOf(turn).map((text, issue) => ({
        seat: turn.seat,
        text,
        phase: run.phase,
        place: placesIn(turn)?.[issue],
      })),
    ),
  );
  const votes = runs.flatMap(answered).filter((turn) => voteOf(turn) !== undefined);
  return raised.flatMap(({ place, ...issue }, at) => {
    const first = raised.findIndex((other) => other.seat === issue.seat && other.text === issue.text);
    if (first !== at) return [];
    const last = votes.findLast((turn) => turn.seat === issue.seat);
    const open = last === undefined || blockingOf(last).includes(issue.text);
    return [{ ...issue, open, ...(place ? { place } : {}) }];
  });
}

const placesIn = ({ reading }: Turn): Record<number, Place> | undefined =>
  reading?.form === 'challenge' || reading?.form === 'final' ? reading.places : undefined;
