/** The state that a home's files hold, read beside whatever runs there: nothing is claimed, moved or written. */
import type { Language } from '../../../core/ids.ts';
import { storeWords } from '../../../rpc/words/host/storeWords.ts';
import { type Files, realFiles } from '../home/files.ts';
import { homePaths } from '../home/paths.ts';
import { type Finding, isFatal } from '../journal/findings.ts';
import { type Reading, replaying } from '../journal/replay.ts';
import { listSegments } from '../journal/segments.ts';
import { walk } from '../journal/walkSegments.ts';
import { listSnapshots, readSnapshot, type Snapshot } from '../snapshots/snapshots.ts';

export interface ReadStateOptions<S, E> extends Reading<S, E> {
  shape?: number;
  language?: Language;
  files?: Files;
}

/** Up to the first damage: what comes after it follows from something that nobody can read. */
export function readState<S extends { seq: number }, E>(home: string, options: ReadStateOptions<S, E>): S {
  const { initial, shape = 1, language = 'en', files = realFiles, stateMisfit: misfit } = options;
  const paths = homePaths(home);
  let snapshot: Snapshot<S> | undefined;
  for (const seq of listSnapshots(files, paths.snapshots)) {
    const read = readSnapshot<S>(files, paths.snapshots, seq, storeWords[language], { shape, misfit });
    if ('words' in read) continue;
    snapshot = read;
    break;
  }
  let damaged = false;
  const report = (finding: Finding): void => {
    damaged ||= isFatal(finding);
  };
  const replay = replaying<S, E>(options, snapshot?.state ?? initial, storeWords[language], report);
  walk<E>(files, paths.journal, {
    segments: listSegments(files, paths.journal),
    after: snapshot?.seq ?? 0,
    visit(record, here) {
      if (!damaged) replay.visit(record, here);
    },
    report,
  });
  return replay.state();
}
