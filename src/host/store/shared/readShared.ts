/**
 * Reads the shared file as somebody left it: what each seat wrote under its own heading or in its marked place, its status,
 * and whether anything else is other than we wrote it. Nothing of anybody else's is ever taken, and what can't be taken has
 * its reason.
 */
import { archiveWords } from '../../../rpc/words/council/archiveWords.ts';
import type { Meddling } from '../../../rpc/words/host/sharedFileWords.ts';
import {
  asNamed,
  bare,
  blockPattern,
  type Line,
  type Named,
  type Sections,
  sectionsIn,
} from './sharedSections.ts';

/** A seat of the council, as the file calls it. */
export interface Writer extends Named {
  /** It answers in the file. */
  writes: boolean;
  /** The question that is put to it now. */
  question?: string;
  /** It has answered in this phase. */
  hasAnswered: boolean;
  /** Its words that were taken last: perhaps they still stand there. */
  taken?: string;
}

export interface SharedAnswer {
  key: string;
  /** Without it the text is a draft. */
  status?: 'RESPONDED' | 'AGREED';
  text: string;
}

/** What was found beside an answer, or could not be taken for one. */
export interface Note {
  what: Meddling;
  /** Whose words, by key. */
  key?: string;
  /** The heading they stand under, or the word that was not understood. */
  where?: string;
}

export interface SharedReading {
  answers: SharedAnswer[];
  notes: Note[];
  /** It was made of a file that we have written anew since: nobody changed anything. */
  isStale: boolean;
}

export interface SharedBase {
  /** The file as it should be, without what seats have written so far. */
  text: string;
  /** It is what we wrote; else it is only what we would write, and nothing beside is judged. */
  isWritten: boolean;
  /** Earlier versions of it, as somebody may still have them open. */
  former: readonly string[];
}

export function readShared(raw: string, base: SharedBase, writers: readonly Writer[]): SharedReading {
  const text = raw.replaceAll(/\r\n?/g, '\n').replace(/^\uFEFF/, '');
  const expected = sectionsIn(base.text, writers);
  const found = sectionsIn(text, writers, expected.headings);
  const [block, ours] = [stateIn(text), stateIn(base.text)];
  const at = momentIn(block) ?? momentSaid(text, base.text);
  const isCurrent = at === undefined || at === momentIn(ours);
  const isStale =
    (!isCurrent && base.former.some((each) => momentOf(each) === at)) ||
    (!isLike(base.text, found, block, writers) &&
      base.former.some((each) => isLike(each, found, block, writers)));
  const answers: SharedAnswer[] = [];
  const notes: Note[] = [];
  const changed: string[] = [];
  for (const writer of writers.filter(({ writes }) => writes)) {
    const { key, question, taken, hasAnswered } = writer;
    const own = wordsOf(found, expected, key);
    if (own.isChanged && !isStale) changed.push(writer.name);
    const asked = found.questions.get(key);
    const isLate = asked === undefined ? !isCurrent : question !== undefined && !asked.includes(question);
    const isMarked = question !== undefined && asked?.includes(question) === true;
    const isNew = own.words !== '' && (isMarked || own.words !== taken?.trim());
    // Asked since we last wrote the file: what stands there is no answer to that.
    const isBefore =
      base.isWritten && question !== undefined && !expected.questions.get(key)?.includes(question);
    if (isLate || isBefore || question === undefined) {
      if (isNew && (isLate || isBefore)) notes.push({ what: 'late', key });
      else if (isNew && base.isWritten) notes.push({ what: hasAnswered ? 'again' : 'unasked', key });
      continue;
    }
    const { status, unknown } = statusOf(found, text, block, writer);
    const words = isNew ? own.words : '';
    if (unknown !== undefined) notes.push({ what: 'status', key, where: unknown });
    if (status === 'RESPONDED' && words === '') notes.push({ what: 'empty', key });
    if (asked === undefined && words === '') notes.push({ what: 'no-place', key });
    answers.push({ key, text: words, ...(status ? { status } : {}) });
  }
  if (base.isWritten && !isStale)
    notes.push(...meddledIn({ found, expected, block, ours, writers, changed }));
  return { answers, notes, isStale };
}

/** What a seat has added to its own sections, and whether something is missing there that it had said before. */
function wordsOf(found: Sections, expected: Sections, key: string): { words: string; isChanged: boolean } {
  const now = found.own.get(key) ?? [];
  const before = (expected.own.get(key) ?? []).map((lines) => lines.filter(({ placed }) => !placed));
  const isAlike = now.length === before.length;
  const pairs: [Line[], Line[]][] = isAlike
    ? now.map((lines, nth) => [lines, before[nth] ?? []])
    : [[now.flatMap((lines, nth) => (nth === 0 ? lines : [{ text: '' }, ...lines])), before.flat()]];
  let isChanged = false;
  // A place that is no longer whole leaves its comment among the words.
  const told = found.questions.has(key) ? undefined : expected.told.get(key);
  const added = pairs.map(([lines, known]) => {
    const left = new Map<string, number>();
    for (const { text } of known) left.set(bare(text), (left.get(bare(text)) ?? 0) + 1);
    const fresh = lines.filter(({ text, placed }) => {
      if (placed || text.trim() === '') return true;
      const more = left.get(bare(text)) ?? 0;
      if (more > 0) left.set(bare(text), more - 1);
      return more === 0 && !isOurs(text) && !told?.has(bare(text));
    });
    for (const [line, times] of left) if (line !== '' && times > 0 && !isOurs(line)) isChanged = true;
    return fresh
      .map(({ text }) => text.trimEnd().replace(/^\[Tour \d+\][ \t]*:[ \t]*/, ''))
      .join('\n')
      .trim();
  });
  const words = added.filter((each) => each !== '').join('\n\n');
  return { words: words.replace(/\n{3,}/g, '\n\n'), isChanged };
}

/** The signs of a place that is no longer whole. */
const isOurs = (line: string): boolean =>
  /^\s*<!-- \/?council:answer\b[^>]*(?:-->)?\s*$|^\s*-->\s*$/.test(line);

interface Compared {
  found: Sections;
  expected: Sections;
  block: unknown;
  ours: unknown;
  writers: readonly Writer[];
  changed: readonly string[];
}

/** The same as what we wrote then, but for what its seats may change. */
function isLike(ours: string, found: Sections, block: unknown, writers: readonly Writer[]): boolean {
  const before = restOf(sectionsIn(ours, writers), writers);
  const now = restOf(found, writers, before);
  const isSame = now.length === before.length && now.every(({ text }, nth) => text === before[nth]?.text);
  const keys = writers.filter(({ writes }) => writes).map(({ key }) => key);
  return isSame && sameState(block, stateIn(ours), keys);
}

function meddledIn({ found, expected, block, ours, writers, changed }: Compared): Note[] {
  const mine = writers.filter(({ writes }) => writes);
  const before = restOf(expected, writers);
  const now = restOf(found, writers, before);
  const at = now.findIndex(({ text }, nth) => text !== before[nth]?.text);
  const isOther = at >= 0 || now.length !== before.length;
  const where = isOther ? (now[at] ?? now.at(-1))?.under : changed[0];
  const notes: Note[] = [];
  if (isOther || changed.length > 0) notes.push({ what: 'text', ...(where ? { where } : {}) });
  const keys = mine.map(({ key }) => key);
  if (!sameState(block, ours, keys)) notes.push({ what: 'block' });
  return notes;
}

/**
 * Everything that nobody may change, without blanks that an editor may trim, the status of whoever may set theirs, and the
 * time of the last change. `ours`: a heading of ours that stands there once more is no word.
 */
function restOf(
  sections: Sections,
  writers: readonly Writer[],
  ours?: readonly { text: string }[],
): { text: string; under: string }[] {
  const lines: { text: string; under: string }[] = [];
  const spare = new Map<string, number>();
  for (const { text } of ours ?? [])
    if (text.startsWith('\u0001')) spare.set(text, (spare.get(text) ?? 0) + 1);
  const add = (text: string, under: string): void => {
    const line = text.trimEnd();
    if (line === '' || isUpdated(line) || (isList(under) && listedIn(line, writers)?.writes)) return;
    const isHeading = line.startsWith('\u0001') && ours !== undefined;
    if (isHeading && (spare.get(line) ?? 0) === 0) return;
    if (isHeading) spare.set(line, (spare.get(line) ?? 0) - 1);
    lines.push({ text: line, under });
  };
  for (const { text, under } of sections.rest) add(text, under);
  for (const { key, name, writes } of writers)
    if (!writes) for (const { text } of (sections.own.get(key) ?? []).flat()) add(text, name);
  return lines;
}

const isUpdated = (line: string): boolean =>
  [archiveWords.en, archiveWords.fr].some(({ live }) => line.startsWith(`- ${live.updated}:`));

const isList = (under: string): boolean => asNamed(under) === 'participants';

/** Whose line of the list of participants this is. */
function listedIn(line: string, writers: readonly Writer[]): Writer | undefined {
  const item = /^\s*[-*+][ \t]+(.*)$/.exec(line)?.[1];
  if (item === undefined) return undefined;
  const key = /\(agent:([^)]*)\)/i.exec(item)?.[1];
  if (key !== undefined) return writers.find((each) => each.key.toLowerCase() === key.trim().toLowerCase());
  const name = asNamed(item.slice(0, item.indexOf(':')));
  return item.includes(':') ? writers.find((each) => asNamed(each.name) === name) : undefined;
}

interface Said {
  status?: 'RESPONDED' | 'AGREED';
  /** A word that is no status. */
  unknown?: string;
}

function statusOf(found: Sections, text: string, block: unknown, writer: Writer): Said {
  const listed = found.rest
    .filter(({ text: line, under }) => isList(under) && listedIn(line, [writer]) === writer)
    .map(({ text: line }) => asStatus(line.replace(/^[^:]*(?::[^)]*\))?\s*:?/, '')));
  const inBlock = fieldOf(fieldOf(fieldOf(block, 'participants'), writer.key), 'status');
  const all = [...listed, asStatus(inBlock ?? looseStatus(text, writer.key))];
  return all.find(({ status }) => status) ?? all.find(({ unknown }) => unknown !== undefined) ?? {};
}

const statusWords = ['WAITING', 'RESPONDED', 'DONE', 'AGREED'] as const;

/** DONE is one's last answer; of `WAITING → RESPONDED` the last word counts. One that is still being typed is none yet. */
function asStatus(given: unknown): Said {
  const said =
    typeof given === 'string' ? (given.replace(/\bstatus\b/gi, '').match(/\p{L}[\p{L}\p{M}]*/gu) ?? []) : [];
  const typed = said.map((word) => word.toUpperCase());
  const known = statusWords.filter((word) => typed.includes(word));
  const last = typed.findLast((word) => known.some((each) => each === word));
  const isDenied = typed.some((word) => word === 'NOT' || word === 'PAS' || word === 'NON');
  if (last !== undefined && !isDenied) {
    if (last === 'WAITING') return {};
    return { status: last === 'AGREED' ? last : 'RESPONDED' };
  }
  const isBegun = typed.length === 1 && statusWords.some((word) => word.startsWith(typed[0] ?? ''));
  return typed.length === 0 || isBegun ? {} : { unknown: said.join(' ').slice(0, 60) };
}

/** In a block that is no JSON any more, as after a comma too many. */
function looseStatus(text: string, key: string): string | undefined {
  const block = blockPattern.exec(text)?.[1] ?? '';
  const at = block.indexOf(`"${key}"`);
  return at < 0 ? undefined : /^"[^"]*"\s*:\s*\{[^{}]*?"status"\s*:\s*"(\w+)"/.exec(block.slice(at))?.[1];
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;

function stateIn(text: string): unknown {
  try {
    return JSON.parse(blockPattern.exec(text)?.[1] ?? '');
  } catch {
    return undefined;
  }
}

/** Which phase and round a file shows. */
function momentIn(state: unknown): string | undefined {
  const [phase, tour] = [fieldOf(state, 'currentPhase'), fieldOf(state, 'tour')];
  return typeof phase === 'string' && typeof tour === 'number' ? `${phase} ${tour}` : undefined;
}

const momentOf = (text: string): string | undefined => momentIn(stateIn(text));

/** Without a block: by the lines that say it, where they are still the ones that we wrote. */
function momentSaid(text: string, ours: string): string | undefined {
  const moment = momentOf(ours);
  const [phase = '', tour = ''] = moment?.split(/ (?=\d+$)/) ?? [];
  const lines = new Set(text.split('\n').map((line) => line.trimEnd()));
  const isSaid = [archiveWords.en, archiveWords.fr].some(({ live }) =>
    lines.has(`- ${live.phase}: ${phase}`),
  );
  return isSaid && lines.has(`- Tour: ${tour}`) ? moment : undefined;
}

/** The same but for the entries of those who may set theirs, and the time of it. */
function sameState(now: unknown, before: unknown, keys: readonly string[]): boolean {
  const rest = (state: unknown): string => {
    if (typeof state !== 'object' || state === null) return '';
    const { updatedAt: _at, participants, ...fields } = state as Record<string, unknown>;
    const others = Object.entries(participants ?? {}).filter(([key]) => !keys.includes(key));
    return JSON.stringify([fields, others]);
  };
  return rest(now) === rest(before);
}
