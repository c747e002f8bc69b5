/**
 * Finds labelled fields in a reply's Markdown: `**Vote**: agree`, `## Recommendation`, `- Vote : agree`.
 * Quotes and code blocks are somebody's words or code, never fields. Works line by line, so that no reply, however
 * large or odd, costs more than one pass.
 */

/** How far a field reaches: its line, its paragraph, its list, or everything up to the next field. */
export type Extent = 'line' | 'paragraph' | 'list' | 'block';

export interface Part<K extends string> {
  /** Absent: prose that belongs to no field. */
  key?: K;
  /** The lines of the value, the rest of the label's own line first. */
  lines: string[];
}

/** A reply's parts in their order. */
export type Sections<K extends string> = Part<K>[];

/** Every spelling of a label, as plain text, with the label it stands for and how far that reaches. */
export type Labels<K extends string> = ReadonlyMap<string, { key: K; extent: Extent }>;

export const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’ʼ`]/g, "'").toLowerCase();

export const linesIn = (text: string): string[] => text.split(/\r\n|\r|\n/);

const fenceMark = (line: string): string | undefined => /^\s{0,3}(```+|~~~+)/.exec(line)?.[1];

/** Lines that are the writer's own: quotes and code blocks are left out. */
export function ownLines(lines: string[]): string[] {
  let fence: string | undefined;
  return lines.filter((line) => {
    const mark = fenceMark(line);
    const inside = fence !== undefined;
    const turns = mark !== undefined && (fence === undefined || mark.startsWith(fence));
    if (turns) fence = inside ? undefined : mark;
    return !inside && !turns && !/^\s*>/.test(line);
  });
}

const marker =
  /^\s{0,8}(?:[-*+•]\s+|\d+[.)]\s+)?(?:\[[ xX]?\]\s*)?(#{1,6}\s*)?([*_]{0,3})([^*_:：\n]{1,60}?)([*_]{0,3})\s*(?:([:：])\s*([*_]{0,3})\s*(.*))?$/u;

/** The label and the rest of a line that reads as a field's beginning, or nothing. */
function beginning(line: string): { label: string; rest: string } | undefined {
  if (line.length > 2000) return undefined;
  const found = marker.exec(line);
  if (!found) return undefined;
  const [, heading, open, label = '', close, colon, , rest = ''] = found;
  const standsOut = heading !== undefined || (open !== '' && close !== '') || colon !== undefined;
  return standsOut ? { label: plain(label).trim().replace(/\s+/g, ' '), rest: rest.trim() } : undefined;
}

export function sections<K extends string>(text: string, labels: Labels<K>): Sections<K> {
  const parts: Sections<K> = [{ lines: [] }];
  let extent: Extent = 'block';
  // What the lines of the current field hold so far, so that no line is looked at twice.
  let so = { text: false, bullet: false, gap: false };
  const add = (line: string) => {
    (parts.at(-1) as Part<K>).lines.push(line);
    so = {
      text: so.text || !isBlank(line),
      bullet: so.bullet || isBullet(line),
      gap: isBlank(line),
    };
  };
  let fence: string | undefined;
  for (const line of linesIn(text)) {
    const mark = fenceMark(line);
    const inside = fence !== undefined;
    if (mark !== undefined && (fence === undefined || mark.startsWith(fence)))
      fence = inside ? undefined : mark;
    const begins = inside || mark !== undefined || /^\s*>/.test(line) ? undefined : beginning(line);
    const label = begins && labels.get(begins.label);
    if (begins && label) {
      parts.push({ key: label.key, lines: [] });
      so = { text: false, bullet: false, gap: false };
      extent = label.extent;
      if (begins.rest) add(begins.rest);
    } else {
      if (parts.at(-1)?.key !== undefined && reachesPast(extent, so, line)) {
        parts.push({ lines: [] });
        extent = 'block';
      }
      add(line);
    }
  }
  return parts;
}

const isBullet = (line: string): boolean => /^\s*(?:[-*+•]\s+|\d+[.)]\s+)/.test(line);
const isBlank = (line: string): boolean => line.trim() === '';

/** Whether this line lies beyond the field that the lines before it belong to. */
function reachesPast(
  extent: Extent,
  so: { text: boolean; bullet: boolean; gap: boolean },
  line: string,
): boolean {
  if (extent === 'block' || !so.text) return false;
  if (extent === 'line') return true;
  if (extent === 'paragraph') return isBlank(line);
  // A list goes on over blank lines as long as its bullets do; "none" and a paragraph end at the first gap.
  return so.gap && !isBlank(line) && !(isBullet(line) && so.bullet);
}

const partsOf = <K extends string>(found: Sections<K>, key: K): Part<K>[] =>
  found.filter((part) => part.key === key);

export const linesOf = <K extends string>(found: Sections<K>, key: K): string[][] =>
  partsOf(found, key).map((part) => part.lines);

/** The value of a field as text, or nothing when it is absent or empty. */
export const valueOf = <K extends string>(found: Sections<K>, key: K): string | undefined =>
  linesOf(found, key)
    .map((lines) => lines.join('\n').trim())
    .find((value) => value.length > 0);

const nothing = /^(none|nothing|n\/?a|no|nil|aucun(e|s|es)?|neant|rien|ras|non|-|–|—|ø)?[\s.!]*$/;

const soFar =
  "(?: (?:at this stage|for now|so far|yet|from (?:me|my side)|identified|found|left|remaining|a ce stade|pour (?:l'instant|le moment)|de (?:ma part|mon cote)|a signaler|identifiee?s?|restante?s?)){0,2}";
const noBlocker =
  "(?:there (?:is|are) )?(?:no|aucune?|pas de|il n'y a (?:pas de|aucune?)) (?:known |open |remaining |further |more |new |autre )?(?:block(?:ing|er)s?(?: (?:issue|point|concern|problem)s?)?|(?:point|probleme)s? bloquants?|blocages?)";
/**
 * "Aucun point bloquant à ce stade", "None so far": nothing, said in so many words. "No risk identified" may be just what
 * blocks, so nothing but these is taken for it.
 */
const nothingInWords = new RegExp(`^(?:(?:none|nothing|aucune?|rien)|${noBlocker})${soFar}[\\s.!]*$`);

export function saysNothing(text: string): boolean {
  const said = plain(stripMarks(text)).trim();
  return nothing.test(said) || (said.length < 120 && nothingInWords.test(said));
}

/** Without the white space and the given signs at its ends. A pattern that looks for the end would look too often. */
export function trimmed(text: string, signs: string): string {
  const isEdge = (at: number) => signs.includes(text[at] as string) || text[at]?.trim() === '';
  let from = 0;
  let to = text.length;
  while (from < to && isEdge(from)) from += 1;
  while (to > from && isEdge(to - 1)) to -= 1;
  return text.slice(from, to);
}

/** A line without its bullet, its emphasis at the ends and placeholders' brackets. */
export const stripMarks = (line: string): string => {
  const bare = trimmed(line.trim().replace(/^(?:[-*+•]\s+|\d+[.)]\s+)/, ''), '*_');
  const inside = bare.slice(1, -1);
  // Quotation marks go only as a pair around the whole: a quotation inside the text keeps both of its own.
  const isQuoted = /^["“«]/.test(bare) && /["”»]$/.test(bare.slice(-1)) && !/["“”«»]/.test(inside);
  const unquoted = isQuoted ? inside.trim() : bare;
  return unquoted.replace(/^\[([^\]]*)\]$/, '$1').trim();
};

/** The items of a list field: its bullets, or its paragraphs when it has none. "none" is no item. */
export const itemsOf = <K extends string>(found: Sections<K>, key: K): string[] =>
  linesOf(found, key).flatMap(listItems);

function listItems(lines: string[]): string[] {
  const items: string[] = [];
  let joins = false;
  for (const line of lines) {
    if (isBlank(line) || /^\s*([-*_])\1{2,}\s*$/.test(line)) joins = false;
    else if (joins && !isBullet(line)) items.push(`${items.pop() ?? ''} ${line.trim()}`);
    else {
      items.push(line);
      joins = true;
    }
  }
  return items.map(stripMarks).filter((item) => !saysNothing(item));
}
