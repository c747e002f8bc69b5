/**
 * Whose words stand where in the shared file. A section begins with a heading that names a seat, in whatever case, accents
 * or level, and ends with the next heading of a seat or of ours; a marked place is its seat's, wherever it stands. A heading
 * of somebody's own text is text.
 */

export interface Named {
  key: string;
  /** What its headings say: its name as the file shows it. */
  name: string;
}

export interface Line {
  text: string;
  /** It stands in the seat's marked place, where nothing stands but what it wrote. */
  placed?: true;
}

export interface Sections {
  /** By key, one list of lines for each section. */
  own: ReadonlyMap<string, readonly Line[][]>;
  /** Everything that is no seat's, with the heading it stands under; headings of seats are not in it. */
  rest: readonly { text: string; under: string }[];
  /** The headings of the file, as they are compared. */
  headings: ReadonlySet<string>;
  /** Which questions are put in marked places, by key. */
  questions: ReadonlyMap<string, readonly string[]>;
  /** The lines of the comments that open these places, by key. */
  told: ReadonlyMap<string, ReadonlySet<string>>;
}

export const blockPattern = /<!--[ \t]*council-state\b([\s\S]*?)-->/;

/** As a person may type it: without case, accents, emoji and signs. */
export const asNamed = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\(agent:[^)]*\)/gi, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase() || text.trim();

export const bare = (line: string): string => line.replace(/\s+/g, ' ').trim();

interface Place {
  key: string;
  question: string;
  told: string;
  words: string;
}

/** A line that no text holds: where a marked place stood. */
const placeLine = (nth: number): string => `\u0000place ${nth}`;

/** Places whose three signs are all there; of others the words are found by their heading. */
function placesIn(text: string): { text: string; places: Place[] } {
  const places: Place[] = [];
  const marked =
    /^[ \t]*<!-- council:answer (\S+) (\S+)[ \t]*\n((?:(?!<!--)[\s\S])*?)^[ \t]*-->[ \t]*$((?:(?!<!-- council:answer )[\s\S])*?)<!-- \/council:answer \1 -->[ \t]*/gm;
  const rest = text.replace(marked, (_, key: string, question: string, told: string, words: string) => {
    places.push({ key, question, told, words: words.trim() });
    return placeLine(places.length - 1);
  });
  return { text: rest, places };
}

/** `known`: the headings that are ours; absent, the text is ours and all of them are. */
export function sectionsIn(text: string, seats: readonly Named[], known?: ReadonlySet<string>): Sections {
  const { text: open, places } = placesIn(
    text.replaceAll(/[\u0000\u0001]/g, '').replace(blockPattern, '\u0001'),
  );
  const own = new Map<string, Line[][]>();
  const rest: { text: string; under: string }[] = [];
  const headings = new Set<string>();
  const questions = new Map<string, string[]>();
  const told = new Map<string, Set<string>>();
  let owner: string | undefined;
  let under = '';
  let fence = '';
  const begin = (key: string): void => void own.set(key, [...(own.get(key) ?? []), []]);
  const give = (key: string, line: Line): void => {
    if (!own.has(key)) begin(key);
    own.get(key)?.at(-1)?.push(line);
  };
  for (const line of open.split('\n')) {
    if (line.startsWith('\u0001')) {
      owner = undefined;
      under = '';
      continue;
    }
    const place = line.startsWith('\u0000place ') ? places[Number(line.slice(7))] : undefined;
    if (place) {
      questions.set(place.key, [...(questions.get(place.key) ?? []), place.question]);
      told.set(place.key, new Set(place.told.split('\n').map(bare)));
      if (owner !== place.key) begin(place.key);
      for (const text of place.words.split('\n')) give(place.key, { text, placed: true });
      continue;
    }
    // Ours closes what it opens; somebody else's fence may never end, and hides no heading of ours.
    const mark = /^(`{3,}|~{3,})/.exec(line)?.[1] ?? '';
    if (known === undefined && mark !== '') fence = fence === '' ? mark : mark === fence ? '' : fence;
    const heading = fence === '' ? /^ {0,3}(#{1,6})[ \t]+(.*?)[ \t#]*$/.exec(line) : null;
    const depth = heading?.[1]?.length ?? 0;
    const name = asNamed(heading?.[2] ?? '');
    const title = `${depth} ${name}`;
    const seat = depth > 1 && depth < 5 ? seatNamed(heading?.[2] ?? '', name, seats) : undefined;
    if (heading && seat !== undefined && (depth < 4 || owner === undefined)) {
      owner = seat;
      under = heading[2] ?? '';
      begin(seat);
    } else if (heading && depth < 4 && (known?.has(title) ?? true)) {
      owner = undefined;
      under = heading[2] ?? '';
      headings.add(title);
      rest.push({ text: `\u0001${title}`, under });
    } else if (owner !== undefined) give(owner, { text: line });
    else rest.push({ text: line, under });
  }
  return { own, rest, headings, questions, told };
}

/** Two whose names are alike but for their signs are told apart by the signs, or not at all. */
function seatNamed(shown: string, bareName: string, seats: readonly Named[]): string | undefined {
  const exact = seats.filter(({ name }) => name === shown);
  const alike = seats.filter(({ key, name }) => asNamed(name) === bareName || asNamed(key) === bareName);
  const found = exact.length > 0 ? exact : alike;
  return found.length === 1 ? found[0]?.key : undefined;
}
