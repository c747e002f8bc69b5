/** Where a blocking issue stands, and what is to be said of a place that is not there. One rule for every surface. */

import type { CouncilWords } from '../words/council/councilWords.ts';
import type { PlaceView } from './deliberationViews.ts';
import type { TurnView } from './views.ts';

const ofPlaces: ReadonlySet<string> = new Set(['place-missing', 'line-missing', 'file-missing']);

export const placeNotes = ({ problems }: TurnView, words: CouncilWords): string[] =>
  problems.filter(({ code }) => ofPlaces.has(code)).map(({ code, detail }) => words.problem(code, detail));

/** The place of an issue whose words do not name it just so. */
export function placeBeside(turn: TurnView, issue: number): PlaceView | undefined {
  const place = turn.places?.find((each) => each.issue === issue);
  return place && turn.blocking[issue]?.includes(`${place.path}:${place.line}`) ? undefined : place;
}
