/** What a change of a council means to one viewer: a new head, and only the entries that are new or other. */
import type { Council } from '../../core/councils/council.ts';
import type { CouncilPatch, CouncilView, EntryView } from '../../rpc/views.ts';
import { entriesOf, injectionView, turnView } from './entries.ts';
import { headOf } from './head.ts';

export function viewOf(
  council: Council,
  viewer: string | undefined,
  archivePath: string | undefined,
): CouncilView {
  return { head: headOf(council, archivePath), entries: entriesOf(council, viewer) };
}

export function patchOf(
  before: Council | undefined,
  after: Council,
  viewer: string | undefined,
  archivePath: string | undefined,
): CouncilPatch {
  const head = headOf(after, archivePath);
  if (!before) return { id: after.id, head, entries: entriesOf(after, viewer) };
  const turns = after.runs.flatMap((run, index): EntryView[] => {
    const was = before.runs[index];
    if (was === run) return [];
    // A blind run that closes opens its turns to those who could not see them.
    const opened = was !== undefined && was.endedAt !== run.endedAt;
    return run.turns
      .filter((turn) => opened || !was?.turns.includes(turn))
      .map((turn) => turnView(after, index, run, turn, viewer));
  });
  // Who has acknowledged what changes with the turns, not with the injections.
  const injections = after.injections.map((_, index) => injectionView(after, index));
  return { id: after.id, head, entries: [...turns, ...injections] };
}
