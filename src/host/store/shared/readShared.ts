/**
 * Reads the shared file as somebody left it: the answers in their own places, their status, and whether anything else is
 * other than we wrote it. Nothing outside a seat's place and status is ever taken.
 */
import type { Meddling } from '../../../rpc/words/host/sharedFileWords.ts';
import { closing, opening, type Slot } from './fileSeatSlots.ts';

/** A question that is put to a seat in the file. */
type Asked = Pick<Slot, 'key' | 'question'>;

export interface SharedAnswer {
  key: string;
  /** Without it the text is a draft. */
  status?: 'RESPONDED' | 'AGREED';
  text: string;
}

export interface SharedReading {
  answers: SharedAnswer[];
  meddled: Meddling[];
}

const blockPattern = /<!--council-state\n([\s\S]*?)\n-->/;

export function readShared(raw: string, written: string | undefined, asked: readonly Asked[]): SharedReading {
  const text = raw.replaceAll('\r\n', '\n').replace(/^\uFEFF/, '');
  const block = stateIn(text);
  const answers = asked.map(({ key, question }): SharedAnswer => {
    const place = placeOf(text, { key, question });
    if (place === undefined) return { key, text: '' };
    const status = statusInList(text, key) ?? statusInBlock(block, key);
    return { key, text: place, ...(status ? { status } : {}) };
  });
  return { answers, meddled: [...new Set([...meddledIn(text, block, written, asked), ...without(answers)])] };
}

/** Said to be answered, and nothing stands there. Agreement needs no words. */
const without = (answers: readonly SharedAnswer[]): Meddling[] =>
  answers.some(({ status, text }) => status === 'RESPONDED' && text === '') ? ['empty'] : [];

function meddledIn(
  text: string,
  block: unknown,
  written: string | undefined,
  asked: readonly Asked[],
): Meddling[] {
  const keys = asked.map(({ key }) => key);
  const missing: Meddling[] = asked.some((each) => placeOf(text, each) === undefined) ? ['no-place'] : [];
  if (written === undefined) return missing;
  const other = bare(text, asked) === bare(written, asked) ? [] : (['text'] as const);
  const forged = sameState(block, stateIn(written), keys) ? [] : (['block'] as const);
  return [...missing, ...(missing.length > 0 ? [] : other), ...forged];
}

/** The words in a seat's place; nothing when the place itself is gone. */
function placeOf(text: string, asked: Asked): string | undefined {
  const begin = text.indexOf(`${opening(asked)}\n`);
  const from = begin < 0 ? -1 : text.indexOf('\n-->\n', begin);
  const to = from < 0 ? -1 : text.indexOf(closing(asked.key), from);
  return to < 0 ? undefined : text.slice(from + '\n-->\n'.length, to).trim();
}

const listLine = (key: string): RegExp =>
  new RegExp(`^(- .*\\(agent:${key}\\):)[ \\t]*\\[?(?:status:[ \\t]*)?([A-Z]+)\\]?[ \\t]*$`, 'm');

function statusInList(text: string, key: string): SharedAnswer['status'] {
  return asStatus(listLine(key).exec(text)?.[2]);
}

function statusInBlock(block: unknown, key: string): SharedAnswer['status'] {
  const participants = fieldOf(block, 'participants');
  return asStatus(fieldOf(fieldOf(participants, key), 'status'));
}

const asStatus = (word: unknown): SharedAnswer['status'] =>
  word === 'RESPONDED' || word === 'AGREED' ? word : undefined;

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

/** Everything but the places, their seats' status and the block, without blanks that an editor may trim. */
function bare(text: string, asked: readonly Asked[]): string {
  let rest = text.replace(blockPattern, '');
  for (const each of asked) {
    const { key } = each;
    const begin = rest.indexOf(`${opening(each)}\n`);
    const end = rest.indexOf(closing(key), begin);
    if (begin >= 0 && end >= 0) rest = rest.slice(0, begin) + rest.slice(end + closing(key).length);
    rest = rest.replace(listLine(key), '$1');
  }
  return rest
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{2,}/g, '\n')
    .trim();
}
