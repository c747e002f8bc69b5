/** What a change of a council means to one viewer: a new head, and only the entries that are new or other. */
import type { Council } from '../../../core/councils/council.ts';
import { phaseOf } from '../../../core/councils/phases.ts';
import type { CouncilPatch, CouncilView, EntryView } from '../../../rpc/views/views.ts';
import type { Viewer } from '../../../rpc/views/whoRule.ts';
import { entriesOf, injectionView, isBlindTo, turnView } from './entries.ts';
import { headOf } from './head.ts';
import { questionsIn } from './questions.ts';
import { isVeiled, shown } from './veil.ts';

export function viewOf(council: Council, viewer: Viewer, archivePath: string | undefined): CouncilView {
  return { head: headOf(council, archivePath, viewer), entries: entriesOf(council, viewer) };
}

export function patchOf(
  before: Council | undefined,
  after: Council,
  viewer: Viewer,
  archivePath: string | undefined,
): CouncilPatch {
  const head = headOf(after, archivePath, viewer);
  // The names of an anonymous council change every turn when they are told at its end.
  if (!before || isVeiled(before, viewer) !== isVeiled(after, viewer))
    return { id: after.id, head, entries: entriesOf(after, viewer) };
  const turns = after.runs.flatMap((run, index): EntryView[] => {
    const was = before.runs[index];
    if (was === run && phaseOf(after, run)?.order === 'parallel') return [];
    // A blind run opens its turns to those who could not see them: when it closes, or when the last person has written.
    const opened =
      was !== undefined &&
      (was.endedAt !== run.endedAt || isBlindTo(before, was, viewer) !== isBlindTo(after, run, viewer));
    return run.turns
      .filter((turn) => opened || !was?.turns.includes(turn) || isTakenUp(before, after, index, turn.seat))
      .map((turn) => turnView(after, index, run, turn, viewer));
  });
  // Who has acknowledged what changes with the turns, not with the injections.
  const injections = after.injections.map((_, index) => injectionView(after, index));
  return { id: after.id, head, entries: [...turns, ...injections] };
}

/** A direct question is shown with the turn that asked it; whether it was answered shows only later. */
const isTakenUp = (before: Council, after: Council, run: number, seat: string): boolean => {
  const open = (council: Council) => questionsIn(shown(council), run, seat).filter((each) => !each.answered);
  return open(before).length !== open(after).length;
};
