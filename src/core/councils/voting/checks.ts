/** Checks as jurors: commands of the workspace that a brief names. A failing one blocks until a person waives it, in writing. */
import type { Event } from '../../events.ts';
import type { Instant } from '../../ids.ts';
import type { CheckRun, Council, PhaseRun } from '../council.ts';
import { advance, ended, undecided } from '../interpreter.ts';
import { verdictOf } from './gates.ts';
import { withWaived } from './ledger.ts';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

const withCheck = (run: PhaseRun, name: string, next: (check: CheckRun) => CheckRun): PhaseRun => ({
  ...run,
  checks: (run.checks ?? []).map((check) => (check.name === name ? next(check) : check)),
});

const withRunAt = (council: Council, index: number, run: PhaseRun): Council => ({
  ...council,
  runs: council.runs.map((each, at) => (at === index ? run : each)),
});

/** The output kept is its end: that is where a failure says why. */
const keptOutput = 20_000;

export function checkFinished(council: Council, event: Of<'check.finished'>, at: Instant): Council {
  const run = council.runs[event.run];
  const check = run?.checks?.find((each) => each.name === event.name);
  if (!run || ended.has(council.status) || check?.state !== 'running') return council;
  const { ok, output, ms, code, on } = event;
  const done = withCheck(run, event.name, (each) => ({
    ...each,
    state: ok ? 'passed' : 'failed',
    output: output.slice(-keptOutput),
    ms,
    ...(code === undefined ? {} : { code }),
    ...(on === undefined ? {} : { on }),
  }));
  return advance({ ...withRunAt(council, event.run, done), updatedAt: at }, at);
}

/** Waives the latest run of the check, until somebody has decided. A gate that failed by it alone passes from then on. */
export function waive(council: Council, event: Of<'check.waived'>, at: Instant): Council {
  const index = council.runs.findLastIndex((run) =>
    run.checks?.some((check) => check.name === event.name && check.state === 'failed'),
  );
  const run = council.runs[index];
  if (!run || (ended.has(council.status) && !undecided.has(council.status))) return council;
  const isLate = undecided.has(council.status);
  const waived = withCheck(run, event.name, (check) => ({
    ...check,
    state: 'waived',
    waived: { by: event.by, text: event.text, ...(isLate ? { late: true as const } : {}) },
  }));
  const judged = run.endedAt === undefined ? waived : { ...waived, verdict: verdictOf(waived) };
  // While its run is open the ledger hears of it when that closes.
  const point = council.points?.find((each) => each.check && each.by === event.name)?.id;
  const told =
    run.endedAt === undefined || point === undefined
      ? council
      : withWaived(council, point, event.by, event.text);
  const next = { ...withRunAt(told, index, judged), updatedAt: at };
  if (!isLate) return advance(next, at);
  // What was written of this council lacks these words.
  const { recorded: _recorded, ...owed } = next;
  return owed;
}
