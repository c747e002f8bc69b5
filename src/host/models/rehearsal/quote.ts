/** Finds words worth quoting in what someone said: a clause of prose, verbatim, at least six words where there are six. */
import type { Language } from '../../../core/ids.ts';
import { pick } from './draw.ts';
import { quoted } from './subject.ts';

const least = 6;
const most = 16;
const label = /^\s*(?:[-*+]\s+)?(?:\[[ x]\]\s*)?(?:[✅⚠❌]|\*\*[^*]+\*\*\s*:|\*\*[^*]+:\*\*)/u;
const closing =
  /^\s*\*?(?:What would change my mind|Ce qui me ferait changer d['’]avis|Acknowledged|Pris en compte)/iu;

/** The prose of a Markdown reply: no headings, labels, lists of marks, code or closing line; emphasis taken off. */
export function proseOf(markdown: string): string {
  return markdown
    .replace(/```[\s\S]*?(?:```|$)/gu, '\n')
    .split('\n')
    .map((line) => line.replace(/^\s*\*\*(?:Response|Réponse)\*\*\s*:\s*/iu, ''))
    .filter((line) => !/^\s*(?:#|>|\||-{3})/u.test(line) && !label.test(line) && !closing.test(line))
    .map((line) =>
      line
        .replace(/^\s*(?:[-*+]|\d+[.)])\s+/u, '')
        .replace(/[*_`]+/gu, '')
        .trim(),
    )
    .join('\n');
}

export function sentencesOf(prose: string): string[] {
  return prose
    .split(/\n+|(?<=[.!?…])\s+(?=[\p{Lu}«“"@(])/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}

const count = (text: string) => text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
const trimmed = (text: string) =>
  text.replace(/^[\s,;:.–—-]+|[\s,;:.!?…–—-]+$/gu, '').replace(/^\u202f|\u202f$/gu, '');

/** Clauses that are a part of their sentence, so that quoting never repeats a whole one; neighbours joined while short. */
function clausesOf(sentence: string): string[] {
  const clauses = sentence.split(/(?<=[,;:])\s+|\s+(?=:\s)/u);
  const found: string[] = [];
  for (let from = 0; from < clauses.length; from++) {
    for (let to = from + 1; to <= clauses.length; to++) {
      if (clauses.length > 1 && to - from === clauses.length) continue;
      const span = trimmed(clauses.slice(from, to).join(' '));
      if (count(span) >= least && count(span) <= most && !/[“”«»"@]/u.test(span)) found.push(span);
    }
  }
  return found;
}

/** Words to quote, without marks. Empty when nothing was said. */
export function fragmentOf(text: string, prefer: readonly string[], ...seed: (string | number)[]): string {
  const sentences = sentencesOf(proseOf(text));
  const parts = sentences.flatMap((sentence) => {
    const clauses = clausesOf(sentence);
    return clauses.map((words) => ({ words, partial: count(words) < count(sentence) }));
  });
  const partial = parts.filter((part) => part.partial);
  const among = partial.length > 0 ? partial : parts;
  if (among.length > 0) {
    const telling = among.filter(({ words }) =>
      prefer.some((term) => term && words.toLowerCase().includes(term.toLowerCase())),
    );
    return pick(telling.length > 1 ? telling : among, ...seed).words;
  }
  // No clause of the right length: the first words of the longest sentence, or all there is.
  const longest = [...sentences].sort((a, b) => count(b) - count(a))[0] ?? '';
  return trimmed(longest.split(/\s+/u).slice(0, 12).join(' ')).replace(/[“”«»"]/gu, '');
}

/** At most so many words of a text, in the language's quotation marks. */
export function clipped(text: string, language: Language, words = 14): string {
  const clean = text
    .replace(/\s+/gu, ' ')
    .replace(/[*_`#<>]+/gu, '')
    .trim();
  const all = clean.split(' ');
  const short =
    all.length <= words ? clean : (clauseWithin(clean, words) ?? `${all.slice(0, words).join(' ')}…`);
  const inner = short
    .replace(/[.;,:]+$/u, '')
    .replace(/^["“«\s]+|["”»\s]+$/gu, '')
    .replace(/[“”«»"]/gu, '');
  return quoted(inner, language);
}

function clauseWithin(text: string, words: number): string | undefined {
  const clause = text.split(/(?<=[.,;:!?])\s/u)[0] ?? '';
  return count(clause) >= 3 && count(clause) <= words ? clause.replace(/[.,;:]$/u, '') : undefined;
}
