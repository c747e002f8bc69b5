/**
 * The thread in which files for people are written. It is told the records that the loop has committed and reduces them
 * itself, so it always has a state of its own that really was; the loop waits for nothing here.
 */
import { parentPort, workerData } from 'node:worker_threads';
import type { Stamped } from '../../core/events.ts';
import { councilOf, type State } from '../../core/state.ts';
import { touched } from '../../core/touched.ts';
import { realClock } from '../loop/clock.ts';
import { replay } from '../loop/loop.ts';
import { guardWith } from '../ports/guard.ts';
import type { Log } from '../ports/ports.ts';
import { homePaths } from '../store/home/paths.ts';
import { type Marks, noteMarks } from '../store/seal/ownMarks.ts';
import { type Projections, projectHere } from './projections.ts';
import { openLine } from './threadLine.ts';

/** What the thread is begun with. */
export interface ThreadData {
  home: string;
  /** As it is now: all that may stand in files is looked at once more. */
  state: State;
  /** By which what is this person's own is known, and made known. */
  marks?: Marks | undefined;
}

export function serveProjections(): void {
  const { home, state: initial, marks } = workerData as ThreadData;
  if (!parentPort) throw new Error('This is a thread of the host’s, and no program.');
  // On its way here a buffer has become plain bytes.
  if (marks) noteMarks(homePaths(home).home, { ...marks, key: Buffer.from(marks.key) });
  let state = initial;
  const line = openLine(parentPort, {
    told(records: Stamped[]) {
      const before = state;
      for (const record of records) state = replay(state, record);
      guard('files for people', () =>
        projections.observer.told(records, state, before, touched(records, before, state)),
      );
    },
    /** Nothing is written of one that has left meanwhile. */
    record(id: string) {
      const council = councilOf(state, id);
      return council ? projections.record(council) : [];
    },
    put: (...given: Parameters<Projections['trash']['put']>) => projections.trash.put(...given),
    back: (id: string) => projections.trash.back(id),
    look: () => projections.look(),
    stop: () => projections.stop(),
    settle: () => projections.settle(),
  });
  const at =
    (level: keyof Log) =>
    (message: string, facts?: object): void =>
      line.tell('log', level, message, facts);
  const log: Log = { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
  const guard = guardWith(log);
  const projections = projectHere({
    home,
    log,
    clock: realClock,
    answered: async (answer) => (await line.ask('answered', answer)) === true,
    restored: async (...what) => void (await line.ask('restored', ...what)),
  });
  projections.begin(state);
}

serveProjections();
