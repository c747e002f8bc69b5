/** The mark that this person's own hosts would give a record: for records that a test puts into a journal of theirs. */
import { sealFolder } from '../../src/host/keys/configFolder.ts';
import { homePaths } from '../../src/host/store/home/paths.ts';
import { type Marking, markingWith } from '../../src/host/store/seal/ownMarks.ts';
import { marksOf } from '../../src/host/store/seal/stateBook.ts';

export function ownMarking(home: string): Marking {
  const marks = marksOf(sealFolder(process.env), homePaths(home).state);
  if (!marks) throw new Error(`${home} is in nobody's book`);
  return markingWith(marks.key, 'record');
}
