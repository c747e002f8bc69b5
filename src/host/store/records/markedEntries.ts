/**
 * An entry of ours in a file that is otherwise a person's: it stands between two marks with the council's id, is
 * replaced as a whole, and not one byte outside it is ever changed. Works on bytes, whatever their encoding.
 */
import { createHash } from 'node:crypto';

export interface EntryPlace {
  /** What a new file begins with. */
  title: string;
  /** Where a new entry goes: before the first of ours, or after everything. */
  order: 'newest-first' | 'newest-last';
}

export interface NewEntry {
  id: string;
  entry: string;
  where: EntryPlace;
}

/** Nothing when there was nothing and nothing is to be put there. */
export function withEntries(before: Buffer | undefined, entries: readonly NewEntry[]): Buffer | undefined {
  if (entries.length === 0) return before;
  // Latin-1 maps each byte to one sign and back, so a file in any encoding comes out as it went in.
  let file = before?.toString('latin1') ?? '';
  const eol = eolOf(file);
  const fresh: NewEntry[] = [];
  for (const one of entries) {
    const own = findEntry(file, one.id) ?? tornEntry(file, one.id, written(one, eol));
    if (own) file = file.slice(0, own.start) + written(one, eol) + file.slice(own.end);
    else fresh.push(one);
  }
  return Buffer.from(withFresh(file, fresh, eol), 'latin1');
}

const eolOf = (file: string): string => (file.includes('\r\n') ? '\r\n' : '\n');

const written = ({ id, entry }: NewEntry, eol: string): string =>
  Buffer.from([openMark(id), entry.trim(), closeMark(id)].join('\n').replaceAll('\n', eol)).toString(
    'latin1',
  );

/** All that are new in one go: a file that grows for ever is long, and is put together once. */
function withFresh(file: string, fresh: readonly NewEntry[], eol: string): string {
  const [one, ...others] = fresh;
  if (!one) return file;
  const { title, order } = one.where;
  if (!/\S/.test(file.startsWith('\u00EF\u00BB\u00BF') ? file.slice(3) : file)) {
    const heading = Buffer.from(`# ${title}\n\n`).toString('latin1');
    const gap = file && !file.endsWith('\n') && file.trim() ? eol : '';
    return withFresh(`${file}${gap}${heading}${written(one, eol)}\n`, others, eol);
  }
  const texts = fresh.map((each) => written(each, eol));
  if (order === 'newest-first') texts.reverse();
  return amongOthers(file, texts.join(eol + eol), order);
}

function amongOthers(file: string, ours: string, order: EntryPlace['order']): string {
  const eol = eolOf(file);
  const first = order === 'newest-first' ? firstEntry(file) : undefined;
  if (first !== undefined) return `${file.slice(0, first)}${ours}${eol}${eol}${file.slice(first)}`;
  return `${file}${gapBehind(file, eol)}${ours}${eol}`;
}

const openMark = (id: string): string => `<!-- council:${id} -->`;
const closeMark = (id: string): string => `<!-- /council:${id} -->`;

/** A mark stands alone on its line: one that is quoted, or shown as code, is a word of somebody's. */
const aMark = /^<!-- \/?council:[a-z0-9-]+ -->(?=[ \t]*\r?$)/;
const marksFrom = (flags: 'gm' | 'my', at: number): RegExp => {
  const marks = new RegExp(aMark.source, flags);
  marks.lastIndex = at;
  return marks;
};

/**
 * A pair of marks with none between: a mark that lost its partner to an edit is left alone, with all around it. Only the
 * marks behind one of this council are looked at: a long file has thousands.
 */
function findEntry(file: string, id: string): { start: number; end: number } | undefined {
  const open = openMark(id);
  for (let start = file.indexOf(open); start >= 0; start = file.indexOf(open, start + open.length)) {
    if (!marksFrom('my', start).test(file)) continue;
    const next = marksFrom('gm', start + open.length).exec(file);
    if (next?.[0] === closeMark(id)) return { start, end: next.index + next[0].length };
  }
  return undefined;
}

/** The beginning of this very entry at the end of the file: a power cut or a full disk cut it short while it was added. */
function tornEntry(file: string, id: string, entry: string): { start: number; end: number } | undefined {
  const start = file.lastIndexOf(`\n${openMark(id)}`) + 1;
  return start > 0 && entry.startsWith(file.slice(start)) ? { start, end: file.length } : undefined;
}

/** The text that is added to a file that ends so, when none of these entries stands in it yet. */
export function addedText(end: string, eol: string, fresh: readonly NewEntry[]): string {
  return `${gapBehind(end, eol)}${fresh.map((each) => written(each, eol)).join(eol + eol)}${eol}`;
}

const gapBehind = (file: string, eol: string): string =>
  file.endsWith(`${eol}${eol}`) ? '' : file.endsWith(eol) ? eol : eol + eol;

/** What must be known of a file to add to it without reading it again. */
export interface KnownFile {
  ids: Set<string>;
  eol: string;
  /** Its last signs. */
  end: string;
}

export function knownIn(file: Buffer): KnownFile {
  const all = file.toString('latin1');
  const ids = [...all.matchAll(/^<!-- council:([a-z0-9-]+) -->(?=[ \t]*\r?$)/gm)].map(([, id = '']) => id);
  return { ids: new Set(ids), eol: eolOf(all), end: all.slice(-4) };
}

/** Not an entry of a council: where the older ones stand. */
export const olderEntry = 'older';

export interface OldEntry {
  id: string;
  entry: string;
}

/** The oldest of a file with the newest first, beyond the first `keep`, taken out of it; the oldest first. */
export function withoutOldest(file: Buffer, keep: number): { left: Buffer; old: OldEntry[] } {
  let all = file.toString('latin1');
  const eol = eolOf(all);
  const ids = [...knownIn(file).ids].filter((id) => id !== olderEntry);
  const old: OldEntry[] = [];
  for (const id of ids.slice(keep).reverse()) {
    const own = findEntry(all, id);
    if (!own) continue;
    const text = Buffer.from(all.slice(own.start, own.end), 'latin1').toString().replaceAll(eol, '\n');
    old.push({ id, entry: text.split('\n').slice(1, -1).join('\n') });
    // The gap that was made for it goes with it.
    const behind = all.slice(own.end);
    const gap = eol + eol;
    all = all.slice(0, own.start) + (behind.startsWith(gap) ? behind.slice(gap.length) : behind);
  }
  return { left: Buffer.from(all, 'latin1'), old };
}

/** An entry that was taken out, and where it stood: by what was before it and what came after. */
export interface CutEntry {
  /** Its bytes, marks included, one sign for each. */
  text: string;
  start: number;
  before: string;
  rest: number;
  after: string;
}

const hash = (file: string): string => createHash('sha256').update(file, 'latin1').digest('hex');

/** The file without a council's entry: not one byte outside its marks is other. Nothing when there is no such entry. */
export function cutEntry(file: Buffer, id: string): { left: Buffer; cut: CutEntry } | undefined {
  const all = file.toString('latin1');
  const own = findEntry(all, id);
  if (!own) return undefined;
  const [before, after] = [all.slice(0, own.start), all.slice(own.end)];
  return {
    left: Buffer.from(before + after, 'latin1'),
    cut: {
      text: all.slice(own.start, own.end),
      start: own.start,
      before: hash(before),
      rest: after.length,
      after: hash(after),
    },
  };
}

/** The entry in its old place while that can still be told; else where a new one would go. One that is there stays. */
export function entryBack(file: Buffer | undefined, id: string, cut: CutEntry, where: EntryPlace): Buffer {
  const all = file?.toString('latin1') ?? '';
  return Buffer.from(findEntry(all, id) ? all : withCut(all, cut, where), 'latin1');
}

function withCut(all: string, cut: CutEntry, { title, order }: EntryPlace): string {
  if (!/\S/.test(all)) return `${Buffer.from(`# ${title}\n\n`).toString('latin1')}${cut.text}\n`;
  if (hash(all.slice(0, cut.start)) === cut.before)
    return all.slice(0, cut.start) + cut.text + all.slice(cut.start);
  const end = all.length - cut.rest;
  if (end < 0 || hash(all.slice(end)) !== cut.after) return amongOthers(all, cut.text, order);
  const gap = all.slice(0, end).endsWith('\n') ? '' : '\n\n';
  return all.slice(0, end) + gap + cut.text + all.slice(end);
}

export const countEntries = (file: Buffer): number =>
  file.toString('latin1').match(/^<!-- council:[a-z0-9-]+ -->(?=[ \t]*\r?$)/gm)?.length ?? 0;

const firstEntry = (file: string): number | undefined =>
  /^<!-- council:[a-z0-9-]+ -->(?=[ \t]*\r?$)/m.exec(file)?.index;
