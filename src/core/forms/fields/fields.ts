/**
 * Finds labelled fields in a reply's Markdown: `**Vote**: agree`, `## Recommendation`, `- Vote : agree`.
 * Quotes and code blocks are somebody's words or code, never fields. Works line by line, so that no reply, however
 * large or odd, costs more than one pass.
 */

import { stripMarks } from './bareText.ts';
import { keysOf, type LabelLine, labelKey, labelOn } from './labelLine.ts';
import { type Fields, inWords, partsOfObject } from './objectFields.ts';
import { isPlaceholder } from './placeholders.ts';
import { criterionOn, pointsOn } from './pointLines.ts';
import { saysNothing } from './saidToBeNone.ts';

/** How far a field reaches: its line, its paragraph, its list, or everything up to the next field. */
export type Extent = 'line' | 'paragraph' | 'list' | 'block';

export interface Part<K extends string> {
  /** Absent: prose that belongs to no field. */
  key?: K;
  /** The lines of the value, the rest of the label's own line first. */
  lines: string[];
  /** Of an object: the entries of the value, each as it stands there. */
  entries?: readonly Entry[];
}

/** One of a list: words, or an object of its own. */
export type Entry = string | Fields;

/** A reply's parts in their order. */
export type Sections<K extends string> = Part<K>[];

/** Every spelling of a label, as plain text, with the label it stands for and how far that reaches. */
export type Labels<K extends string> = ReadonlyMap<string, Field<K>>;
/** Without a key: a label of another form, which ends a list all the same. */
export interface Field<K extends string> {
  key?: K;
  extent: Extent;
}

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

/** Words may stand behind such a label before its colon: nothing that blocks is lost for them. */
const mayGoOn = ({ extent }: Field<string>): boolean => extent === 'list';

interface SoFar {
  text: boolean;
  bullet: boolean;
  gap: boolean;
  /** The first words of the field, up to its first gap. */
  first: string;
}
const nothingYet: SoFar = { text: false, bullet: false, gap: false, first: '' };

/** A reply as it is read: its Markdown, and the object that it is or ends in. */
export interface Reply {
  /** All of it. */
  text: string;
  /** Without the object. */
  prose: string;
  object?: Fields;
}

/** The parts of a reply: of its Markdown, and of the object that it is or ends in. */
export const sectionsOf = <K extends string>(
  { prose, object }: Reply,
  labels: Labels<K>,
  whole?: K,
): Sections<K> => [
  ...(object && prose === '' ? [] : sections(prose, labels, whole)),
  ...(object ? partsOfObject(object, labels) : []),
];

/**
 * The parts of a text in Markdown. `whole`: a field of that key under a heading keeps what stands in it under smaller
 * labels, where the sections of these names have headings of their own.
 */
export function sections<K extends string>(text: string, labels: Labels<K>, whole?: K): Sections<K> {
  const headed = whole === undefined ? undefined : headings(text, labels);
  const parts: Sections<K> = [{ lines: [] }];
  let extent: Extent = 'block';
  let level = 0;
  let isRow = false;
  let across: Field<K>[] | undefined;
  // What the lines of the current field hold so far, so that no line is looked at twice.
  let so = nothingYet;
  const add = (line: string) => {
    (parts.at(-1) as Part<K>).lines.push(line);
    const goesOn = !so.gap && so.first.length < 400;
    so = {
      text: so.text || !isBlank(line),
      bullet: so.bullet || isBullet(line),
      gap: isBlank(line),
      first: goesOn || so.first === '' ? `${so.first} ${line.slice(0, 400)}`.trim() : so.first,
    };
  };
  const end = () => {
    parts.push({ lines: [] });
    extent = 'block';
    so = nothingYet;
  };
  let fence: string | undefined;
  for (const line of linesIn(text).flatMap((line) => atInnerLabel(line, labels))) {
    const mark = fenceMark(line);
    const inside = fence !== undefined;
    if (mark !== undefined && (fence === undefined || mark.startsWith(fence)))
      fence = inside ? undefined : mark;
    const isOurs = !inside && mark === undefined && !/^\s*>/.test(line);
    const cells = isOurs && isTableRow(line) ? cellsOf(line) : undefined;
    if (across && cells) {
      // A table with the labels above and the values below them; its rule stands between.
      if (cells.every((cell) => /^[:=\s–—-]*$/.test(cell))) continue;
      // More cells than labels: nobody can say which is whose, so each has them all.
      for (const [index, { key, extent }] of across.entries())
        if (key !== undefined)
          parts.push({
            key,
            lines: cells.length > across.length ? shared(cells, extent) : splitCell(cells[index] ?? ''),
          });
      parts.push({ lines: [] });
      extent = 'block';
      continue;
    }
    across = cells && headerIn(cells, labels);
    if (across) continue;
    const begins = isOurs ? beginning(line, labels) : undefined;
    const isIn = parts.at(-1)?.key !== undefined;
    // The line below a heading that underlines it.
    if (isIn && isOurs && !so.text && /^\s{0,3}(?:-{3,}|={3,})\s*$/.test(line)) continue;
    const isInside =
      begins !== undefined &&
      parts.at(-1)?.key === whole &&
      Number.isInteger(level) &&
      begins.level > level &&
      (headed?.get(begins.found.key) ?? 9) <= level;
    if (begins?.found.key !== undefined && !isInside) {
      parts.push({ key: begins.found.key, lines: [] });
      so = nothingYet;
      ({ extent } = begins.found);
      ({ level } = begins);
      isRow = isTableRow(line);
      for (const each of splitCell(begins.rest)) add(each);
      continue;
    }
    const isOther =
      begins !== undefined &&
      (extent === 'list'
        ? !isBullet(line) || begins.found.extent === 'line'
        : extent === 'paragraph' && so.text && begins.found.extent === 'line');
    // What is said of a point, or of a criterion, is a field of its own; in a list its entry is.
    const isPoint =
      isIn &&
      isOurs &&
      extent !== 'block' &&
      !(extent === 'list' && isBullet(line) && !so.gap) &&
      isPointLine(line);
    const isNext = isIn && isOurs && (isOther || isPoint || isHeadingPast(line, extent, level, so) || isRow);
    if (isNext || (isIn && reachesPast(extent, so, line))) end();
    isRow = false;
    add(line);
  }
  return parts;
}

/** The fields that begin with a heading, and the greatest of these. */
function headings<K extends string>(text: string, labels: Labels<K>): ReadonlyMap<K | undefined, number> {
  const found = new Map<K | undefined, number>();
  for (const line of ownLines(linesIn(text))) {
    const begins = /^ {0,3}#/.test(line) ? beginning(line, labels) : undefined;
    const key = begins?.found.key;
    if (begins && key !== undefined) found.set(key, Math.min(found.get(key) ?? 9, begins.level));
  }
  return found;
}

const isPointLine = (line: string): boolean => pointsOn(line).length > 0 || criterionOn(line) !== undefined;

const innerLabel =
  /^(.{1,200}?)[\s;|,.—–-]{1,5}([*_]{0,3}(?:blocking (?:issue|point|concern)s?|blockers?|points? bloquants?)[*_]{0,3}\s?[:：].*)$/iu;

/** Two fields on one line: what blocks begins a line of its own. */
function atInnerLabel<K extends string>(line: string, labels: Labels<K>): string[] {
  if (/^\s*[>|]/.test(line)) return [line];
  const [, first, second] = innerLabel.exec(line.slice(0, 2000)) ?? [];
  const begun = first === undefined ? undefined : beginning(first, labels);
  return first === undefined || second === undefined || begun?.found.extent !== 'line'
    ? [line]
    : [first, second + line.slice(2000)];
}

/** The field that a line begins, be it a row of a table with the label in its first cell. */
function beginning<K extends string>(line: string, labels: Labels<K>): LabelLine<Field<K>> | undefined {
  if (!isTableRow(line)) return labelOn(line, keysOf(labels), mayGoOn);
  const [label = '', ...cells] = cellsOf(line);
  const found = label.length < 200 ? labels.get(labelKey(label)) : undefined;
  const rest = cells.filter((cell) => cell !== '');
  return found && { found, rest: rest.join(' — '), level: 2.5 };
}

/** Its cells; an escaped bar is a sign of its cell. */
const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replaceAll('\\|', '|').trim());

/** All cells of a row, for a field of which nobody can say which is its own: of a list each may be an entry. */
const shared = (cells: string[], extent: Extent): string[] =>
  extent === 'list' || extent === 'block'
    ? cells.flatMap((cell) => cell.split(/<br\s{0,3}\/?>/i)).map((cell) => `- ${cell.trim()}`)
    : [cells.join(' | ')];

/** The labels of a table's first row, when it has nothing but labels. */
function headerIn<K extends string>(cells: string[], labels: Labels<K>): Field<K>[] | undefined {
  if (cells.length > 20) return undefined;
  const fields = cells.map((cell) => (cell.length < 200 ? labels.get(labelKey(cell)) : undefined));
  return fields.every((field) => field !== undefined) ? fields : undefined;
}

const splitCell = (text: string): string[] => {
  const said = text.split(/<br\s{0,3}\/?>/i).filter((each) => each.trim() !== '');
  return said.length > 1 ? said.map((each) => `- ${each.trim()}`) : said;
};

const isRule = (line: string): boolean => isTableRow(line) && /^[\s|:=–—-]*$/.test(line);

const isTableRow = (line: string): boolean => /^\s{0,3}\|.*\|/.test(line.slice(0, 400));

/** Whether a line is a heading that none of the labels names, and that is no part of the field before it. */
function isHeadingPast(line: string, extent: Extent, level: number, so: SoFar): boolean {
  const marks = /^ {0,3}(#{1,6})\s/.exec(line)?.[1];
  if (marks !== undefined) return marks.length <= level;
  if (extent === 'line' || extent === 'paragraph') return boldLabel.test(line);
  if (extent !== 'list' || !so.gap || !so.text) return false;
  // Entries that each begin in bold are entries; after others, and after "none", such a line is a heading.
  return boldFirst.test(line) ? !/^(?:\*\*|__)/.test(so.first) : isPlainHeading(line);
}

/** Two or three words in bold, with a colon: a field that no form knows. */
const boldLabel =
  /^ {0,3}(?:[-*+]\s+)?(?:\*\*|__)[\p{L}\p{N}’' /-]{2,40}(?:[:：](?:\*\*|__)|(?:\*\*|__)\s?[:：])/u;
const boldFirst =
  /^ {0,3}(?:\*\*|__)[^*_\n]{1,100}(?:\*\*|__)(?:\s*[:：]|\s*$)|^ {0,3}(?:\*\*|__)[^*_\n]{1,100}[:：](?:\*\*|__)/u;
const isPlainHeading = (line: string): boolean => /^ {0,3}\p{Lu}[^:：.!?\n]{1,60}\s?[:：]\s*$/u.test(line);

const isBullet = (line: string): boolean => /^\s*(?:[-*+•]\s+|\d+[.)]\s+)/.test(line);
const isBlank = (line: string): boolean => line.trim() === '';

/** Whether this line lies beyond the field that the lines before it belong to. */
function reachesPast(extent: Extent, so: SoFar, line: string): boolean {
  if (extent === 'block' || !so.text) return false;
  if (extent === 'line') return true;
  if (extent === 'paragraph') return isBlank(line);
  if (!so.gap || isBlank(line)) return false;
  // A list goes on over blank lines as long as its bullets do, and paragraphs are entries too; "none" ends at the gap.
  if (so.bullet) return !isBullet(line) && !/^\s{2,}\S/.test(line);
  return saysNothing(so.first);
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

/** The items of a list field: its bullets, or its paragraphs when it has none. "none" is no item. */
export const itemsOf = <K extends string>(found: Sections<K>, key: K): string[] => listOf(found, key) ?? [];

/** The same; nothing where the field is not there, is empty, or holds only what the form asked for. "none" is an empty list. */
export function listOf<K extends string>(found: Sections<K>, key: K): string[] | undefined {
  const entries = entriesOf(found, key);
  return entries?.map((entry) => (typeof entry === 'string' ? entry : inWords(entry)));
}

export function entriesOf<K extends string>(found: Sections<K>, key: K): Entry[] | undefined {
  const parts = partsOf(found, key);
  const all = parts.flatMap((part): Entry[] => [...(part.entries ?? listItems(part.lines))]);
  const said = all.filter((entry) => typeof entry !== 'string' || !isPlaceholder(entry));
  const isEmpty = parts.some((part) => part.entries?.length === 0);
  if (said.length === 0 && !isEmpty) return undefined;
  return said.filter((entry) => typeof entry !== 'string' || !saysNothing(entry));
}

function listItems(lines: string[]): string[] {
  const items: string[] = [];
  let joins = false;
  let margin: number | undefined;
  for (const [at, line] of lines.entries()) {
    const indent = /^\s*/.exec(line)?.[0].length ?? 0;
    if (isTableRow(line)) {
      // Each row of a table is an entry; its head and the rule below it are none.
      if (!isRule(line) && !isRule(lines[at + 1] ?? ''))
        items.push(cellsOf(line).filter(Boolean).join(' — '));
      joins = false;
    } else if (isBlank(line) || /^\s*([-*_=])\1{2,}\s*$/.test(line)) joins = false;
    else if (/^ {0,3}#{1,6}\s/.test(line)) {
      items.push(line.replace(/^ {0,3}#{1,6}\s+/, ''));
      joins = true;
    } else if (isBullet(line) && (margin === undefined || indent <= margin)) {
      margin ??= indent;
      items.push(line);
      joins = true;
    } else if (items.length > 0 && (joins || (margin !== undefined && indent > margin)))
      // A nested item, or a line that goes on, belongs to the entry above it.
      items.push(`${items.pop() ?? ''}${isBullet(line) ? '; ' : ' '}${stripMarks(line)}`);
    else {
      items.push(line);
      joins = true;
    }
  }
  return items.map((item) => stripMarks(item).replace(/^\[[ xX✓✔]\]\s+/u, '')).filter((item) => item !== '');
}
