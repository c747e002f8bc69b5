/**
 * Looks whether the places that a review names are there, once, when the reply comes: what was found is recorded with
 * the reading, so that no replay has to look again. A line that is not there becomes line 1 of its file; a file that is
 * not there leaves the issue without a place. Both are noted.
 */
import type { Council } from '../../core/councils/council.ts';
import type { Event } from '../../core/events.ts';
import type { Place, ReadingProblem } from '../../core/forms/reading.ts';
import { wantsPlaces } from '../../core/prompts/replyContext.ts';
import { linesAtEnd, linesInFile } from '../store/context/lineCount.ts';

export interface PlacesParts {
  workspace: string;
  /** Git runs in a trusted workspace alone. */
  trusted: boolean;
}

/** Never rejects: the same event, with the places that hold. */
export type LookPlaces = (council: Council, event: Event) => Promise<Event>;

export const placesIn =
  ({ workspace, trusted }: PlacesParts): LookPlaces =>
  async (council, event) => {
    if (event.type !== 'turn.replied' || !wantsPlaces(council)) return event;
    const { reading } = event;
    if (!('places' in reading) || reading.places === undefined) return event;
    const ranges = trusted ? rangesIn(council) : [];
    const kept: Record<number, Place> = {};
    const problems: ReadingProblem[] = [];
    for (const [issue, place] of Object.entries(reading.places)) {
      const counts = [await linesInFile(workspace, place.path)];
      for (const range of ranges) counts.push(await linesAtEnd(workspace, range, place.path));
      const found = counts.filter((count) => count !== undefined);
      const detail = `${place.path}:${place.line}`;
      if (found.length === 0) problems.push({ code: 'file-missing', detail });
      else if (found.every((count) => count < place.line)) {
        problems.push({ code: 'line-missing', detail });
        kept[Number(issue)] = { path: place.path, line: 1 };
      } else kept[Number(issue)] = place;
    }
    if (problems.length === 0) return event;
    const { places: _places, ...rest } = reading;
    const places = Object.keys(kept).length > 0 ? { places: kept } : {};
    return { ...event, reading: { ...rest, ...places, problems: [...reading.problems, ...problems] } };
  };

const rangesIn = ({ brief: { context } }: Council): string[] =>
  (Array.isArray(context) ? context : []).flatMap((source) =>
    typeof source === 'object' && 'git' in source ? [source.git] : [],
  );
