/** What a change of a council means to one viewer: a new head, and only the entries that are new or other. */
import type { Council, Turn } from '../../../core/councils/council.ts';
import { phaseOf } from '../../../core/councils/phases.ts';
import type { CouncilPatch, CouncilView, EntryView } from '../../../rpc/views/views.ts';
import type { Viewer } from '../../../rpc/views/whoRule.ts';
import { entriesOf, injectionView, isBlindTo, turnView } from './entries.ts';
import { headOf } from './head.ts';
import { asksAnyOf, questionsIn } from './questions.ts';
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
  const said = changedTurns(before, after);
  const turns = after.runs.flatMap((run, index): EntryView[] => {
    const was = before.runs[index];
    const isInTurn = phaseOf(after, run)?.order !== 'parallel';
    if (was === run && !(isInTurn && said.length > 0)) return [];
    // A blind run opens its turns to those who could not see them: when it closes, or when the last person has written.
    const opened =
      was !== undefined &&
      (was.endedAt !== run.endedAt || isBlindTo(before, was, viewer) !== isBlindTo(after, run, viewer));
    return run.turns
      .filter(
        (turn) =>
          opened ||
          !(was === run || was?.turns.includes(turn)) ||
          (isInTurn && isTakenUp(before, after, index, turn, said)),
      )
      .map((turn) => turnView(after, index, run, turn, viewer));
  });
  // Who has acknowledged what changes with the turns, not with the injections.
  const injections = after.injections.map((_, index) => injectionView(after, index));
  return { id: after.id, head, entries: [...turns, ...injections] };
}

/** What was said since: by whom, and as it stood before where it was other. */
const changedTurns = (before: Council, after: Council): Turn[] =>
  after.runs.flatMap((run, index) => {
    const was = before.runs[index];
    if (was === run) return [];
    return run.turns.flatMap((turn, nth) => {
      const old = was?.turns[nth];
      return old === turn ? [] : [turn, ...(old ? [old] : [])].filter(({ text }) => text !== undefined);
    });
  });

/** A direct question is shown with the turn that asked it; whether it was answered shows only later. */
function isTakenUp(before: Council, after: Council, run: number, turn: Turn, said: readonly Turn[]): boolean {
  // Only what was asked of somebody who has spoken since.
  if (!asksAnyOf(shown(after), run, turn.seat, said)) return false;
  const open = (council: Council) =>
    questionsIn(shown(council), run, turn.seat).filter((each) => !each.answered);
  return open(before).length !== open(after).length;
}
