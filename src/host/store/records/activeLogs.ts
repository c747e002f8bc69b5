/**
 * Keeps the structured logs of councils that go on: there from the start, current within a second of a phase that begins
 * or ends and of a status. It is told what changed and writes the latest, so it may run beside the loop as well as in it.
 */
import type { Council } from '../../../core/councils/council.ts';
import { ended } from '../../../core/councils/interpreter.ts';
import type { CouncilId } from '../../../core/ids.ts';
import { councilOf, type State } from '../../../core/state.ts';
import type { Clock, Log, Observer } from '../../ports/ports.ts';
import { coalesce } from '../home/coalesce.ts';

export interface ActiveLogs extends Observer {
  /** All of them are written, whatever stands there. */
  begin(state: State): void;
  settle(): Promise<void>;
}

export interface ActiveLogsOptions {
  clock: Clock;
  log: Log;
  keep(council: Council): Promise<unknown>;
}

/** Phases of a rehearsal follow within milliseconds: nobody reads each of them. */
const gapMs = 1000;

export function keepActiveLogs({ clock, log, keep }: ActiveLogsOptions): ActiveLogs {
  let state: State | undefined;
  let isTold = false;
  const dirty = new Set<CouncilId>();
  const writing = coalesce({
    clock,
    gapMs,
    retryMs: gapMs,
    async work() {
      const ids = [...dirty];
      for (const id of ids) {
        const council = state && councilOf(state, id);
        // Before it is written: what is told meanwhile is to be written too.
        dirty.delete(id);
        // What has ended is written by whoever writes its records.
        if (!council || ended.has(council.status)) continue;
        await keep(council).catch((error: unknown) => {
          dirty.add(id);
          throw error;
        });
      }
      isTold = false;
      return ids.length > 0;
    },
    // A view, the journal is the truth: nothing waits for it, and it is said once.
    failed(error) {
      if (!isTold) log.warn('The log of a running council could not be written', { error: String(error) });
      isTold = true;
    },
  });
  function begin(now: State): void {
    state = now;
    for (const id of Object.keys(now.councils)) dirty.add(id);
    if (dirty.size > 0) writing.soon();
  }
  return {
    name: 'logs of running councils',
    begin,
    told(_records, after, before, { started, councils }) {
      if (started) begin(after);
      state = after;
      for (const id of councils) if (atBoundary(councilOf(before, id), councilOf(after, id))) dirty.add(id);
      if (dirty.size > 0) writing.soon();
    },
    settle: writing.settle,
  };
}

function atBoundary(before: Council | undefined, after: Council | undefined): boolean {
  if (!before || !after) return after !== undefined;
  return (
    before.status !== after.status ||
    before.runs.length !== after.runs.length ||
    before.runs.at(-1)?.endedAt !== after.runs.at(-1)?.endedAt
  );
}
