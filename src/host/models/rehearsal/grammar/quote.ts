/** Finds words worth quoting in what someone said: a clause of prose, verbatim, at least six words where there are six. */
import type { Language } from '../../../../core/ids.ts';
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

interface Candidate {
  words: string;
  /** The lower, the better it stands alone. */
  flaws: number;
}

const joining =
  /^(?:and|but|or|so|because|which|who|that|than|then|as|if|while|with|even|et|mais|ou|car|donc|que|qui|où|dont|parce|puisque|si|avec|puis|quand|comme|d’où)\b/iu;
/** A clause that begins so needs the words before it to be understood. */
const leaning = new RegExp(
  `${joining.source}|^(?:it|they|this|these|he|she|il|elle|ils|elles|cela|ce|celui|celle)\\b|^c’`,
  'iu',
);
const leading =
  /^(?:if|when|with|without|on|for|before|after|once|while|in|given|from|put|seen|avec|sans|si|quand|sur|pour|avant|après|une fois|dans|de|du|à|vu|dès)\b/iu;

/**
 * Clauses of a sentence that could be quoted. A part of a sentence is better than the whole, so that quoting does not
 * repeat it; a part that begins or ends at a colon or a semicolon is better than one cut at a comma.
 */
function candidatesIn(sentence: string): Candidate[] {
  const clauses = sentence.split(/(?<=[,;:])\s+/u);
  const found: Candidate[] = [];
  for (let from = 0; from < clauses.length; from++) {
    for (let to = from + 1; to <= clauses.length; to++) {
      const words = trimmed(clauses.slice(from, to).join(' '));
      if (count(words) < least || count(words) > most || /[“”«»"@{}<>=]/u.test(words)) continue;
      const cutBefore = from > 0 && clauses[from - 1]?.endsWith(',');
      const cutAfter = to < clauses.length && clauses[to - 1]?.endsWith(',');
      const whole = to - from === clauses.length;
      const flaws =
        (leaning.test(words) ? 6 : 0) +
        (cutBefore ? (from === 1 && leading.test(clauses[0] ?? '') ? 1 : 5) : 0) +
        (cutAfter ? (joining.test(clauses[to] ?? '') ? 0 : 4) : 0);
      found.push({
        words,
        flaws: flaws + (count(words) < 8 ? 2 : 0) + (whole ? 3 : 0) + (/[:;]|,.*,/u.test(words) ? 3 : 0),
      });
    }
  }
  return found;
}

/** Words to quote, without marks; `worn` are words that everybody uses and nobody need quote. Empty when nothing was said. */
export function fragmentOf(text: string, worn: readonly string[], ...seed: (string | number)[]): string {
  const sentences = sentencesOf(proseOf(text));
  const candidates = sentences.flatMap(candidatesIn).map(({ words, flaws }) => ({
    words,
    flaws: flaws + (worn.some((term) => words.includes(term)) ? 5 : 0),
  }));
  const best = Math.min(...candidates.map(({ flaws }) => flaws));
  const among = candidates.filter(({ flaws }) => flaws <= Math.max(3, best));
  if (among.length > 0) return pick(among, ...seed).words;
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
    .replace(/^["“«][\s\u202f]*([^"“”«»]*?)[\s\u202f]*["”»]$/u, '$1')
    .trim();
  const set = language === 'fr' ? inner.replace(/ (?=[;:?!])/gu, '\u202f') : inner;
  return quoted(nested(set, language), language);
}

/** Quotation marks inside a quotation are of the second kind; one without its other half is left out. */
function nested(text: string, language: Language): string {
  const marks = language === 'fr' ? '“”' : '‘’';
  return text
    .replace(/[“«"][\s\u202f]*([^“”«»"]*?)[\s\u202f]*[”»"]/gu, '\ue000$1\ue001')
    .replace(/[“«][\s\u202f]*|[\s\u202f]*[”»]|"/gu, '')
    .replace(/[\ue000\ue001]/gu, (mark) => marks[mark === '\ue000' ? 0 : 1] ?? '');
}

function clauseWithin(text: string, words: number): string | undefined {
  const clause = text.split(/(?<=[.,;:!?])\s/u)[0] ?? '';
  return count(clause) >= 3 && count(clause) <= words ? clause.replace(/[.,;:]$/u, '') : undefined;
}
