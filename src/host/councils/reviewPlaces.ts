/**
 * Looks whether the places that a review names are there, once, when the reply comes: what was found is recorded with
 * the reading, so that no replay has to look again. A line that is not there becomes line 1 of its file; a file that is
 * not there leaves the issue without a place. Both are noted.
 */
import type { Council } from '../../core/councils/council.ts';
import type { Event } from '../../core/events.ts';
import type { Finding, Place, Reading, ReadingProblem } from '../../core/forms/reading.ts';
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
    // Points of a council of this release stand at their place in every mode.
    if (event.type !== 'turn.replied' || !(wantsPlaces(council) || council.votesOn === 'motion'))
      return event;
    const ranges = trusted ? rangesIn(council) : [];
    const problems: ReadingProblem[] = [];
    const look = async (place: Place): Promise<Place | undefined> => {
      const counts = [await linesInFile(workspace, place.path)];
      for (const range of ranges) counts.push(await linesAtEnd(workspace, range, place.path));
      const found = counts.filter((count) => count !== undefined);
      const detail = `${place.path}:${place.line}`;
      if (found.length === 0) problems.push({ code: 'file-missing', detail });
      else if (found.some((count) => count >= place.line)) return place;
      else problems.push({ code: 'line-missing', detail });
      return found.length === 0 ? undefined : { path: place.path, line: 1 };
    };
    const reading = await looked(event.reading, look);
    return problems.length === 0
      ? event
      : { ...event, reading: { ...reading, problems: [...reading.problems, ...problems] } };
  };

/** The reading with the places that hold: of its blocking issues, or of what a review found. */
async function looked(
  reading: Reading,
  look: (place: Place) => Promise<Place | undefined>,
): Promise<Reading> {
  if (reading.form === 'review') {
    const findings: Finding[] = [];
    for (const { place, ...finding } of reading.findings) {
      const held = place && (await look(place));
      findings.push({ ...finding, ...(held ? { place: held } : {}) });
    }
    return { ...reading, findings };
  }
  if (!('places' in reading) || reading.places === undefined) return reading;
  const kept: Record<number, Place> = {};
  for (const [issue, place] of Object.entries(reading.places)) {
    const held = await look(place);
    if (held) kept[Number(issue)] = held;
  }
  const { places: _places, ...rest } = reading;
  return Object.keys(kept).length > 0 ? { ...rest, places: kept } : rest;
}

const rangesIn = ({ brief: { context } }: Council): string[] =>
  (Array.isArray(context) ? context : []).flatMap((source) =>
    typeof source === 'object' && 'git' in source ? [source.git] : [],
  );
