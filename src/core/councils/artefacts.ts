/** What a council leaves as files of its own, and what each is called. */
import type { Reading } from '../forms/reading.ts';
import type { Council, Status, Turn } from './council.ts';
import type { Artefact } from './protocols/protocol.ts';
import { answered } from './repliesIn.ts';
import { changeOn } from './voting/changeCheck.ts';
import { mergedMatrix } from './voting/mergedMatrix.ts';

/** The folder of the home that they stand in. */
export const artefactFolder = 'projects';

export interface ArtefactFile {
  kind: Exclude<Artefact, 'decision'> | 'changelog';
  name: string;
}

/** One that was stopped or came to nothing keeps everything in its archive, and leaves no document to be taken for done. */
const finished: ReadonlySet<Status> = new Set<Status>([
  'decision',
  'decided',
  'recommended',
  'rejected',
  'over-budget',
]);

export function artefactsOf(council: Council): ArtefactFile[] {
  if (!finished.has(council.status)) return [];
  return council.protocol.phases.flatMap(({ artefact }) => (artefact ? filesOf(council, artefact) : []));
}

function filesOf(council: Council, artefact: Artefact): ArtefactFile[] {
  const slug = council.id.replace(/^\d{4}-\d{2}-\d{2}-/, '');
  const when = (there: boolean, kind: ArtefactFile['kind'], end: string): ArtefactFile[] =>
    there ? [{ kind, name: `${slug}-${end}` }] : [];
  switch (artefact) {
    case 'prd':
      return when(lastOf(council, 'draft') !== undefined, 'prd', 'PRD.md');
    case 'synthesis':
      return when(lastOf(council, 'page') !== undefined, 'synthesis', 'synthesis.md');
    case 'decision-matrix':
      return when(mergedMatrix(council).length > 0, 'decision-matrix', 'decision-matrix.md');
    case 'review':
      return [
        ...when(lastOf(council, 'synthesis') !== undefined, 'review', 'review.md'),
        ...when(changeOn(council)?.diff !== undefined, 'change', 'change.diff'),
      ];
    case 'change':
      return [
        ...when(changeOn(council)?.diff !== undefined, 'change', 'change.diff'),
        ...when(lastOf(council, 'change') !== undefined, 'changelog', 'changelog.md'),
      ];
    case 'decision':
      return [];
  }
}

type ReadingOf<F extends Reading['form']> = Extract<Reading, { form: F }>;

/** The last reply of a form: the version that counts. */
export function lastOf<F extends Reading['form']>(
  council: Council,
  form: F,
): { turn: Turn; text: string; reading: ReadingOf<F> } | undefined {
  const turn = council.runs.flatMap(answered).findLast((each) => each.reading?.form === form);
  return turn && { turn, text: turn.text ?? '', reading: turn.reading as ReadingOf<F> };
}
