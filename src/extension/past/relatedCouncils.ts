/** Councils that belong together, by what is known of their rows: a fork's id is its origin's with `-fork`, then `-2`. */
import type { CompareView } from '../../rpc/views/pastViews.ts';
import { titleOf } from '../../rpc/views/titled.ts';
import type { CouncilRow, Language } from '../../rpc/views/views.ts';
import { editorAgain } from '../../rpc/words/editor/editorPast.ts';
import { shorten } from '../trees/treeRow.ts';
import { placeWords } from './offeredTurns.ts';

const ending = /-fork(?:-(\d+))?$/;
const isForkOf = (id: string, original: string) => ending.test(id) && id.replace(ending, '') === original;

export interface OtherCouncil {
  row: CouncilRow;
  /** How it is related to the first. */
  kin?: 'origin' | 'fork';
}

/** Whom to compare with: where a fork came from first, then forks, then all others, the newest first. */
export function othersThan(
  id: string,
  origin: string | undefined,
  rows: readonly CouncilRow[],
): OtherCouncil[] {
  const kinOf = ({ id: other }: CouncilRow): OtherCouncil['kin'] =>
    other === origin ? 'origin' : isForkOf(other, id) ? 'fork' : undefined;
  const place = { origin: 0, fork: 1, none: 2 };
  return rows
    .filter((row) => row.id !== id)
    .map((row): OtherCouncil => {
      const kin = kinOf(row);
      return kin === undefined ? { row } : { row, kin };
    })
    .toSorted((a, b) => place[a.kin ?? 'none'] - place[b.kin ?? 'none'] || b.row.at - a.row.at);
}

/** Long enough to be known by, short enough for a tab that names two. */
const nameLength = 32;

/** What each side is called: by its title; a fork, or one of the same title, by what sets it apart. */
export function sideNames(
  a: { id: string; title?: string; question: string },
  b: { id: string; title?: string; question: string },
  language: Language,
): [string, string] {
  const [one, two] = [titleOf(a), titleOf(b)].map((title) => shorten(title, nameLength)) as [string, string];
  if (one !== two) return [one, two];
  const apart = (side: { id: string }, title: string) => {
    const fork = ending.exec(side.id);
    return fork ? editorAgain[language].fork(Number(fork[1] ?? 1)) : title;
  };
  const names: [string, string] = [apart(a, one), apart(b, two)];
  return names[0] === names[1] ? [a.id, b.id] : names;
}

export function diffTitle(names: [string, string], { parts }: CompareView, language: Language): string {
  const words = editorAgain[language];
  return words.diff(...names, parts ? placeWords(parts, language) : words.same);
}
