/** What the status bar says, as text: decisions that wait, and who has the floor. */
import { titleOf } from '../../rpc/views/titled.ts';
import type { CouncilRow, IdentityRow, Language } from '../../rpc/views/views.ts';
import { editorWords } from '../../rpc/words/editor/editorWords.ts';
import { progress } from '../councils/councilRows.ts';
import type { Picture } from '../link/hostPicture.ts';
import { shorten } from '../trees/treeRow.ts';
import { undrawn } from './undrawn.ts';

const plain = (text: string) => undrawn(text).replaceAll(/\s+/g, ' ');

export const waiting = (rows: readonly CouncilRow[]) => rows.filter((row) => row.status === 'decision');

export function decisionsText(rows: readonly CouncilRow[], language: Language): string | undefined {
  const count = waiting(rows).length;
  return count > 0 ? `$(law) ${editorWords[language].decisionsBar(count)}` : undefined;
}

/** The newest running council and whoever speaks; with no speaker known, the phase. */
export function floorText(
  rows: readonly CouncilRow[],
  identities: readonly IdentityRow[],
  language: Language,
): { text: string; id: string } | undefined {
  const running = rows.filter((row) => row.status === 'running').sort((a, b) => b.at - a.at)[0];
  if (!running) return undefined;
  const speakers = identities.filter((identity) => identity.state === 'speaking');
  const who = speakers[0]
    ? editorWords[language].andOthers(speakers[0].name, speakers.length - 1)
    : progress(running, language);
  return { text: `$(comment) ${plain(who)} · ${shorten(plain(titleOf(running)), 40)}`, id: running.id };
}

/**
 * The councils that wait now and did not before, for a window that is not looked at. None at first sight: what waited
 * before the window opened is no news.
 */
export function unseenDecisions(before: Picture, after: Picture, focused: boolean): CouncilRow[] {
  if (focused || before.source !== 'host' || after.source !== 'host') return [];
  const known = new Set(waiting(before.rows).map((row) => row.id));
  return waiting(after.rows).filter((row) => !known.has(row.id));
}
