/**
 * The files of a state that is this person's: from the first opening on each bears their mark, and what does not is taken
 * out of it before anything is read.
 */

import { homePaths } from '../home/paths.ts';
import { inState, noteMarks } from '../seal/ownMarks.ts';
import { foldersAside, moveAside, type SealPlace } from '../seal/sealState.ts';
import { beginPage, listEarlier, marksOf, noteAside, wasSetAside } from '../seal/stateBook.ts';
import { earlierIn, notOwn } from './notOwn.ts';

/** What is not theirs is beside from here on. The state is theirs. */
export function setFilesAside(place: SealPlace, now: number): { aside: string; files: string[] } | undefined {
  const { home, state } = homePaths(place.home);
  noteMarks(home, marksOf(place.config, state) ?? beginPage(place.config, state));
  const found = notOwn(home);
  if (found.length === 0) return undefined;
  const files = found.map(inState);
  const aside = moveAside(home, files, now);
  noteAside(place.config, state, aside);
  return { aside, files };
}

/** While the home is held: another host would still write as an earlier release did. */
export function markWhatStands(place: SealPlace): void {
  const { home, state } = homePaths(place.home);
  const marks = marksOf(place.config, state);
  if (!marks || marks.earlier) return;
  listEarlier(place.config, state, earlierIn(home));
  lookAtMarks(place);
}

/** For who only looks: paths of files that are not theirs. */
export function lookAtMarks(place: SealPlace): string[] {
  const { home, state } = homePaths(place.home);
  const marks = marksOf(place.config, state);
  if (!marks) return [];
  noteMarks(home, marks);
  return notOwn(home);
}

/** Folders beside it with files that were taken out of it, and are still there. */
export function filesAside(place: SealPlace): string[] {
  const { home, state } = homePaths(place.home);
  return foldersAside(home).filter((folder) => wasSetAside(place.config, state, folder));
}
