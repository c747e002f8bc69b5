/**
 * Which proposals a value names: by letter, by @seat, by a seat's name, as one's own. A backing names exactly one that is
 * there; denied, asked, tied to a condition, or of two it is none. A ranking passes over what nobody proposed.
 */
import type { SeatId } from '../../ids.ts';
import type { ReadContext } from '../read.ts';
import { plain, stripMarks } from './bareText.ts';
import { findNamed } from './namedSeat.ts';
import { isConditional, opensCondition } from './plainAgreement.ts';
import { criterionOn, pointsOn } from './pointLines.ts';
import { saysNothing } from './saidToBeNone.ts';

type Proposed = NonNullable<ReadContext['proposals']>;

/** What a reply says it backs: a letter, none of them, or nothing that can be read. */
export type Backing = { letter: string } | 'none' | undefined;

const around = new Set(
  "i we back backs backing support supports favour favor vote for adopt adopting choose is my the a proposal proposals option answer position of by from 's s that one council should je nous soutiens soutient soutenir appuie pour adopter la le les l celle celui proposition option reponse position de du d' d l' conseil proposee par".split(
    ' ',
  ),
);
const own = /\b(?:my own|mine|my|own|la mienne|le mien|mienne|ma|mon|propre)\b/;
const ownWords = new Set(['own', 'mine', 'mienne', 'mien', 'ma', 'mon', 'propre', 'my', 'la']);

/** Ends what is named: what follows is the reason, the amendment, or what it is preferred to. */
const stop =
  /\s[—–-]{1,2}\s|[—–:;(!?]|\.(?:\s|$)|,|\s(?:with|as|because|since|rather|over|instead|than|so|if|once|provided|unless|subject|only|unchanged|amended|when|until|avec|telle?|car|parce|puisque|plutot|si|sous|a condition|seulement|sans|amendee?|modifiee?|quand)(?=\s|$)/;
const denied =
  /\b(?:not|no|never|neither|nor|against|cannot|longer|pas|plus|ni|jamais|contre|aucune?)\b|n't\b/;
/** Right behind it, this adds another. */
const joins = /^\s*(?:,|\/|&|\+|\(|[—–-]{1,2}\s|and\b|or\b|et\b|ou\b|then\b|puis\b)\s*/;

const bare = (value: string): string =>
  stripMarks(value)
    .replace(/[*_`"“”«»[\]~]/g, ' ')
    .replace(/\p{Extended_Pictographic}|\uFE0F/gu, ' ')
    .replace(/[\s\u00A0\u202F]+/g, ' ')
    .trim();

export function readBacking(value: string, context: ReadContext): Backing {
  const said = bare(value.slice(0, 600));
  const flat = plain(said);
  if (said === '' || isChoice(said)) return undefined;
  if (saysNothing(said) || /^(?:none|neither|no one|aucune?|ni l'une)\b[^,;—–]{0,40}$/.test(flat))
    return 'none';
  const at = flat.search(stop);
  const head = at < 0 ? said : said.slice(0, at);
  const rest = at < 0 ? '' : said.slice(at);
  if (denied.test(plain(head)) || said.includes('?') || isConditional(plain(head))) return undefined;
  if (opensCondition(rest) || /^\W*(?:or|ou|and|et)\b/.test(plain(rest))) return undefined;
  const named = lettersIn(head, context);
  const joined = besides(rest, context);
  const letters = new Set([...(named ?? []), ...(joined ?? [])]);
  const [letter] = letters;
  return named === undefined || joined === undefined || letters.size !== 1 || letter === undefined
    ? undefined
    : { letter };
}

/** Whether words name the proposal of this letter and nothing else. */
export const names = (words: string, letter: string | undefined, context: ReadContext): boolean => {
  const named = readBacking(words, context);
  return letter !== undefined && typeof named === 'object' && named.letter === letter;
};

/** A choice left as it stood in the form. */
const isChoice = (said: string): boolean => /\b\p{L}+\s?\|\s?\p{L}+/u.test(said);

/** What follows the first name on its line, as far as it names another; nothing when it can't be told. */
function besides(rest: string, context: ReadContext): string[] | undefined {
  const joint = joins.exec(rest)?.[0];
  if (joint === undefined) return [];
  const next = rest.slice(joint.length);
  const end = next.search(/[),;.—–:]|\s(?:and|or|et|ou|as|with|because)\s|$/);
  const inside = next.slice(0, end);
  if (denied.test(plain(inside))) return [];
  const named = lettersIn(inside, context) ?? [];
  return [...named, ...(besides(next.slice(end).replace(/^[)]/, ''), context) ?? [])];
}

/** The letters of words that name proposals and nothing else; nothing when other words stand among them. */
function lettersIn(text: string, context: ReadContext): string[] | undefined {
  const proposed = context.proposals ?? [];
  const whole = letterOf(text.trim(), proposed, context);
  if (whole !== undefined) return [whole];
  const letters: string[] = [];
  const words = text
    .replace(/['’]s\b/g, ' ')
    .split(/[\s,/&+=#]+|(?<=\bl)['’]|(?<=\bd)['’]/)
    .filter(Boolean);
  let skip = 0;
  for (const [index, word] of words.entries()) {
    if (skip > 0) {
      skip -= 1;
      continue;
    }
    // A name may be of several words.
    const long = [4, 3, 2].find(
      (n) =>
        index + n <= words.length &&
        seatNamed(words.slice(index, index + n).join(' '), proposed, context) !== undefined,
    );
    if (long !== undefined) {
      const letter = seatNamed(words.slice(index, index + long).join(' '), proposed, context);
      if (letter !== undefined) letters.push(letter);
      skip = long - 1;
      continue;
    }
    const letter = letterOf(word, proposed, context);
    const flat = plain(word).replace(/[^\p{L}\p{N}']/gu, '');
    // "A proposal" may be an article: nobody can say.
    if (word === 'A' && /^(?:proposal|option|answer|position|better|good|mix)$/i.test(words[index + 1] ?? ''))
      return undefined;
    if (letter !== undefined) letters.push(letter);
    else if (ownWords.has(flat)) continue;
    else if (flat !== '' && !around.has(flat)) return undefined;
  }
  if (letters.length === 0 && own.test(plain(text))) {
    const mine = ofSeat(context.self, proposed);
    if (mine !== undefined) letters.push(mine);
  }
  return letters.length === 0 ? undefined : letters;
}

const ofSeat = (seat: SeatId, proposed: Proposed): string | undefined =>
  proposed.find((each) => each.seat === seat)?.letter;

function seatNamed(word: string, proposed: Proposed, { named }: ReadContext): string | undefined {
  const seat = findNamed(word, named);
  return seat === undefined ? undefined : ofSeat(seat, proposed);
}

/** A letter goes before a name: in an anonymous council a seat may be called by one, and is then addressed with its @. */
function letterOf(word: string, proposed: Proposed, context: ReadContext): string | undefined {
  const bareWord = word.replace(/^[^\p{L}\p{N}@]+|[^\p{L}\p{N}]+$/gu, '').replace(/['’]s$/, '');
  if (bareWord.startsWith('@')) return seatNamed(bareWord.slice(1), proposed, context);
  const isLetter = /^[A-Z]{1,2}\d?$/.test(bareWord) || /^[a-z]$/.test(word.trim());
  const letter = isLetter
    ? proposed.find((each) => each.letter === bareWord.toUpperCase())?.letter
    : undefined;
  return letter ?? seatNamed(bareWord, proposed, context);
}

const better = /\s*(?:>+|≻|⟩|›|→|➜|⇒|(?:[-–—=]{1,2}>))\s*/u;
const worse = /\s*(?:<|≺|←)\s*/u;
const equal = /\s*(?:=|~|≈|≃|\/|&|\+|,|\band\b|\bet\b|\btied with\b)\s*/iu;
const numbered =
  /(?:^|[\s,;])\(?#?\d{1,2}(?:[.):]|(?<=#\d)\s|º|°|er\b|e\b|st\b|nd\b|rd\b|th\b)\s*[:—–-]?\s*/u;

/** The letters from the best to the worst; those on one level are equal. Nothing when none can be read. */
export function readRanking(lines: readonly string[], context: ReadContext): string[][] | undefined {
  const said = lines
    .filter((line) => criterionOn(line) === undefined && pointsOn(line).length === 0)
    .map(bareLine)
    .filter((line) => line !== '' && !saysNothing(line));
  const first = said[0] ?? '';
  const isWhole = better.test(first) || worse.test(first) || said.length === 1;
  const pieces = isWhole ? inOneLine(first) : said;
  if (pieces === undefined) return undefined;
  const seen = new Set<string>();
  const tiers = pieces.map((piece) =>
    (namesFirst(piece, context) ?? []).filter((letter) => {
      if (seen.has(letter)) return false;
      seen.add(letter);
      return true;
    }),
  );
  const known = tiers.filter((tier) => tier.length > 0);
  return known.length === 0 ? undefined : known;
}

const bareLine = (line: string): string =>
  bare(line.slice(0, 1000)).replace(/^(?:[-*+•]\s+|\(?#?\d{1,2}[.):]\s*)/, '');

function inOneLine(line: string): string[] | undefined {
  if (isChoice(line)) return undefined;
  if (better.test(line) && worse.test(line.replace(better, ' '))) return undefined;
  if (better.test(line)) return line.split(better);
  if (worse.test(line)) return line.split(worse).toReversed();
  if (numbered.test(`${line}`)) {
    const parts = line.split(new RegExp(numbered.source, 'gu')).filter((each) => each.trim() !== '');
    if (parts.length > 1) return parts;
  }
  return line.split(
    /\s*(?:[,;|]|\s-\s|\b(?:then|puis|ensuite|followed by|before|avant|suivie? (?:de|par))\b)\s*/iu,
  );
}

/** The proposals that a piece of a ranking begins with, those that are said to be equal all of them. */
function namesFirst(piece: string, context: ReadContext): string[] | undefined {
  const head = piece.split(/\s[—–-]{1,2}\s|[—–:;(!?]|\.(?:\s|$)/u)[0] ?? '';
  const each = head
    .split(equal)
    .flatMap(
      (part) =>
        lettersIn(
          part.replace(/^\s*(?:first|best|last|worst|d'abord|d’abord|enfin|finally|and|et|then|puis)\b/i, ''),
          context,
        ) ?? [],
    );
  return each.length === 0 ? undefined : each;
}
