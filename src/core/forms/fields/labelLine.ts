/**
 * Finds the label at the beginning of a line, however it is dressed: bullets, numbers, headings, emphasis, brackets,
 * pictures, counts, both languages side by side, a colon inside or outside the bold, a dash or an arrow in its place.
 */

import { plain } from './bareText.ts';

/** The labels of a form by their keys, and every beginning of one, word by word: prose is told apart by its first word. */
export interface LabelKeys<T> {
  get(key: string): T | undefined;
  begins(key: string): boolean;
}

const beginnings = new WeakMap<ReadonlyMap<string, unknown>, ReadonlySet<string>>();

export function keysOf<T>(labels: ReadonlyMap<string, T>): LabelKeys<T> {
  const known = beginnings.get(labels) ?? new Set([...labels.keys()].flatMap(wordByWord));
  beginnings.set(labels, known);
  return { get: (key) => labels.get(key), begins: (key) => known.has(key) };
}

const wordByWord = (key: string): string[] =>
  key.split(' ').map((_, index, words) => words.slice(0, index + 1).join(' '));

/** A label as words alone: "TL;DR", "blockingIssues" and "**Points bloquants**" are found by them. */
export const labelKey = (text: string): string =>
  plain(text.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What may stand before a label. Nothing follows it in the pattern: it is never tried twice. */
const before =
  /^(?:\s|[-*+•▪▸►▶→·◦○●■–—]|\(?\d{1,3}[.)\]:]|\(?[a-z][.)](?=\s)|\[[ x✓✔]?\]|#|[_`~]|[[【「(]|<(?:b|strong|i|em|u|p|li|h[1-6]|details|summary)>|\p{Extended_Pictographic}|\uFE0F|\u200D|\u20E3|\d{1,3}(?=\s|\uFE0F|\u20E3))*/iu;
/** What may stand between its words. */
const betweenWords = /^[\s_*\-/'’;,.&]{1,4}/u;
const word = /^[\p{L}\p{N}]+/u;
const mostWords = 9;

/** What may stand behind it on its line before the sign that ends it. */
const closing =
  /^(?:[*_`~\]】」]|\p{Extended_Pictographic}|\uFE0F|\u200D|<\/(?:b|strong|i|em|u|p|li|h[1-6]|summary)>|[^\S\n])*/iu;
const counted =
  /^\(\s*(?:s|es|\d{1,2}|one|two|three|four|five|une?|deux|trois|quatre|cinq|if any|s'il y en a|finale?|definiti(?:f|ve)|optional|required)\s*\)/iu;
const aside = /^\(([^()\n]{0,80})\)/u;
const number = /^(?:#|n°)?\s?\d{1,2}(?=[\s*_]{0,3}[:：–—-])/u;
const sign = /^(?:[:：=]|[-–—]{1,3}>|[–—]{1,2}|→|➜|-{1,2}(?=\s)|$)/u;
/** Both languages side by side, or an "or" of labels. */
const beside = /^\s?[/|&]\s?/u;

export interface LabelLine<T> {
  found: T;
  /** What stands behind the label on its line. */
  rest: string;
  /** Of a heading its level; bold and bare labels stand below one of the second. */
  level: number;
}

/** The label that a line begins with, and what it says behind it. `isOpen`: words may follow the label before its colon. */
export function labelOn<T>(
  line: string,
  keys: LabelKeys<T>,
  isOpen: (found: T) => boolean,
): LabelLine<T> | undefined {
  if (/^\s{9}/.test(line)) return undefined;
  const head = line.slice(0, 400);
  const lead = before.exec(head)?.[0] ?? '';
  const level = /#{1,6}/.exec(lead)?.[0].length;
  const named = nameIn(head.slice(lead.length), keys);
  if (!named) return undefined;
  let at = lead.length + named.length;
  const behind = () => head.slice(at);
  const skip = (pattern: RegExp): string => {
    const skipped = pattern.exec(behind())?.[0] ?? '';
    at += skipped.length;
    return skipped;
  };
  const open = isOpen(named.found);
  const marks = skip(closing);
  if (beside.test(behind())) {
    const from = at + skip(beside).length;
    const other = nameIn(head.slice(from), keys);
    if (!other || other.found !== named.found) return undefined;
    at += other.length;
    skip(closing);
  }
  if (skip(counted)) skip(closing);
  if (open && number.test(behind())) skip(number);
  const said = open ? (aside.exec(behind())?.[0] ?? '') : '';
  at += said.length;
  const closed = marks + skip(closing);
  const wasClosed = /[*_`\]】」>]/.test(closed) && /[*_`[【「<]/.test(lead);
  const rest = () => ({ found: named.found, rest: withoutEdge(line.slice(at)), level: level ?? 2.5 });
  if (sign.test(behind())) {
    const ended = skip(sign);
    const isHeading = level !== undefined || wasClosed || ended !== '' || isAlone(head, lead);
    // "(no way back)" behind the label and nothing else is what it says.
    if (ended === '' && said !== '' && line.length <= at) return { ...rest(), rest: said };
    return isHeading ? rest() : undefined;
  }
  if (/[】」]/.test(closed)) return rest();
  if (open && (level !== undefined || (/[*_]{2}/.test(lead) && !/[*_]{2}/.test(closed))))
    return withMoreWords(line, at, rest());
  return wasClosed && /\s/.test(closed) && isTelling(head.slice(lead.length, lead.length + named.length))
    ? rest()
    : undefined;
}

/** "## Blocking issues I still hold", "**Points bloquants qui restent :** x"; not those that are settled. */
function withMoreWords<T>(line: string, at: number, found: LabelLine<T>): LabelLine<T> | undefined {
  const [, more = '', rest = ''] =
    /^([^:：*_\n]{0,80})(?:[*_]{0,3}\s*[:：–—]\s*|[*_]{2,3}|$)(.*)$/u.exec(line.slice(at)) ?? [];
  const isSettled =
    /\b(?:re?solved|addressed|settled|closed|withdrawn|lifted|answered|mended|fixed|levee?s?|resolue?s?|retiree?s?|reglee?s?|traitee?s?)\b/;
  return isSettled.test(plain(more)) && !/\b(?:not|un|pas|non|never|jamais)\b/.test(plain(more))
    ? undefined
    : { ...found, rest: withoutEdge(rest) };
}

const withoutEdge = (text: string): string =>
  text.replace(/^[*_`]{1,3}(?=\s|$)|^\s+[*_]{1,3}(?=\s|$)/u, '').trim();

/** A label alone on its line is a heading, marked or not, when it begins as one. */
const isAlone = (head: string, lead: string): boolean => /^\p{Lu}/u.test(head.slice(lead.length));
/** In bold with words right behind it: one of two words, or a word that can't begin a sentence of its own. */
const isTelling = (label: string): boolean => /\S\s+\S/.test(label) || /^(?:vote|blockers?)$/i.test(label);

/** The longest label that these words begin with. */
function nameIn<T>(text: string, keys: LabelKeys<T>): { found: T; length: number } | undefined {
  let best: { found: T; length: number } | undefined;
  let at = 0;
  for (let count = 0; count < mostWords; count += 1) {
    const gap = count === 0 ? '' : (betweenWords.exec(text.slice(at))?.[0] ?? '');
    const next = word.exec(text.slice(at + gap.length))?.[0];
    if (next === undefined || (count > 0 && gap === '')) break;
    at += gap.length + next.length;
    const key = labelKey(text.slice(0, at));
    if (!keys.begins(key)) break;
    const found = keys.get(key);
    if (found !== undefined) best = { found, length: at };
  }
  return best;
}
