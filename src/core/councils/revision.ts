/**
 * Whether the files that were written of a council still say what it is. Read off the council rather than counted, so that
 * journals of earlier releases replay to the state they had. Whatever makes files owed again (`recorded` is taken away)
 * without another status belongs here.
 */

import type { Council } from './council.ts';
import { keptAnswers } from './people/askedAgain.ts';
import { everyAnswer } from './repliesIn.ts';

export function revisionOf(council: Council): string {
  const waived = lateWaivers(council);
  const wasted = spentByAbsent(council);
  const known: unknown[] = [keptAnswers(council), council.rating ?? null, council.title ?? null];
  const closed = waivedPoints(council);
  const { baseline } = council;
  if (baseline)
    return JSON.stringify([...known, waived, wasted, closed, baseline.state, baseline.pick?.choice ?? null]);
  if (closed > 0) return JSON.stringify([...known, waived, wasted, closed]);
  if (wasted > 0) return JSON.stringify([...known, waived, wasted]);
  return JSON.stringify(waived > 0 ? [...known, waived] : known);
}

/** What calls took that came to nothing: it may be told after the files were written. */
const spentByAbsent = ({ runs }: Council): number =>
  runs
    .flatMap((run) => run.turns.flatMap(everyAnswer))
    .reduce(
      (sum, { state, usage }) => sum + (state === 'absent' && usage ? usage.input + usage.output : 0),
      0,
    );

const waivedPoints = ({ points = [] }: Council): number =>
  points.flatMap(({ history }) => history).filter(({ what }) => what === 'waived').length;

const lateWaivers = ({ runs }: Council): number =>
  runs.flatMap((run) => run.checks ?? []).filter((check) => check.waived?.late).length;
