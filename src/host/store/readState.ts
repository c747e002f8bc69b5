/** The state that a home's files hold, read beside whatever runs there: nothing is claimed, moved or written. */
import type { Language } from '../../core/ids.ts';
import { storeWords } from '../../rpc/words/store.ts';
import { type Files, realFiles } from './files.ts';
import { isFatal } from './findings.ts';
import { homePaths } from './paths.ts';
import type { RecordOf } from './record.ts';
import { listSegments } from './segments.ts';
import { listSnapshots, readSnapshot, type Snapshot } from './snapshots.ts';
import { walk } from './walk.ts';

export interface ReadStateOptions<S, E> {
  initial: S;
  reduce(state: S, record: RecordOf<E>): S;
  shape?: number;
  language?: Language;
  files?: Files;
}

/** Up to the first damage: what comes after it follows from something that nobody can read. */
export function readState<S extends { seq: number }, E>(home: string, options: ReadStateOptions<S, E>): S {
  const { initial, reduce, shape = 1, language = 'en', files = realFiles } = options;
  const paths = homePaths(home);
  let snapshot: Snapshot<S> | undefined;
  for (const seq of listSnapshots(files, paths.snapshots)) {
    const read = readSnapshot<S>(files, paths.snapshots, seq, storeWords[language], shape);
    if ('words' in read) continue;
    snapshot = read;
    break;
  }
  let state = snapshot?.state ?? initial;
  let damaged = false;
  walk<E>(files, paths.journal, {
    segments: listSegments(files, paths.journal),
    after: snapshot?.seq ?? 0,
    visit(record) {
      if (!damaged) state = reduce(state, record);
    },
    report(finding) {
      damaged ||= isFatal(finding);
    },
  });
  return state;
}
