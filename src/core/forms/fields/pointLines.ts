/**
 * What a reply says of points of the ledger and of acceptance criteria, one a line: `P2: withdrawn — the copy is
 * read-only`, `C1: not met — why`. Nothing closes a point that is denied, asked, partial or tied to a condition.
 */
import type { Criterion, Mark, PointWord } from '../reading.ts';
import { plain, stripMarks } from './bareText.ts';
import { isConditional, opensCondition, takesBack } from './plainAgreement.ts';

type Word = PointWord['word'];

const lead =
  /^(?:\s|[-*+•▪▸►→·–—|#_`~]|\(?\d{1,3}[.)](?=\s)|\[[ xX✓✔]?\]|\p{Extended_Pictographic}|\uFE0F|(?:point|on|sur|re)\b)*/iu;
const named =
  /^\[?(P\s?\d{1,3}(?:[*_`\]]*\s*(?:,|&|\/|\band\b|\bet\b|[-–—]|\.{2,3}|…|\b(?:to|through)\b|à)\s*[*_`[]*P\s?\d{1,3}|[-–]\d{1,3}(?=[*_`\]]*\s*[:：]))*)\b/iu;
/** `P1-P3`, `P1 to P3`, `P1–3`: everything from the first to the last. */
const range =
  /P\s?(\d{1,3})[*_`\]]*\s*(?:[-–—]|\.{2,3}|…|\b(?:to|through)\b|à)\s*[*_`[]*(?:P\s?)?(\d{1,3})/giu;
/** A range that names more than any council has points is a slip. */
const longestRange = 50;

const words: readonly (readonly [Word, RegExp])[] = [
  ['withdrawn', /\b(?:withdrawn|withdraws?|withdrew|dropped|drop|retiree?s?|retire|abandonnee?)\b/],
  [
    'kept',
    /\b(?:kept|keep|keeps|keeping|maintain(?:ed|s)?|upheld|stands|(?:still|remains?|reste) (?:open|holds?|blocking|unresolved|ouverte?|bloquante?)|unresolved|still|maintenue?s?|maintiens|gardee?)\b/,
  ],
  [
    'declined',
    /\b(?:declined?|declines|rejected|rejects?|refused|refuses?|declinee?|decline|rejetee?|refusee?)\b/,
  ],
  ['disputed', /\b(?:disputed?|disputes|contested|contests?|contestee?|conteste)\b/],
  ['answered', /\b(?:answered|answers?|addressed|replied|repondue?|reponds|repondu)\b/],
  ['accepted', /\b(?:accepted|accepts?|acceptee?s?|accepte)\b/],
  [
    'mended',
    /\b(?:mended|mends?|fixed|fixes|fix|resolved|corrected|changed|corrigee?s?|corrige|reparee?|resolue?)\b/,
  ],
  // Whoever may close a point closes it: its author, the judge of a gate, a person.
  ['waived', /\b(?:waived?|waives|levee?s?|leve|closed|clos|cloturee?s?|fermee)\b/],
];

const not =
  /\b(?:not|no longer|never|cannot|ne|pas|plus|jamais|non|nor|without|sans)\b|n't\b|\bun(?=withdrawn|mended|answered|accepted)/;
const partly =
  /\b(?:partly|partially|partial|in part|half|mostly|almost|en partie|partiellement|partiel(?:le)?|presque|a moitie)\b/;

/** What is left of a word that is denied. */
const denied: Partial<Record<Word, Word>> = {
  withdrawn: 'kept',
  waived: 'kept',
  mended: 'kept',
  answered: 'kept',
  accepted: 'declined',
};
/** And of one that is tied to a condition, or said of a part. */
const softened: Partial<Record<Word, Word>> = {
  withdrawn: 'kept',
  waived: 'kept',
  mended: 'answered',
  accepted: 'answered',
};
/** Of two words for one point the one that keeps it open stands. */
const order: readonly Word[] = [
  'kept',
  'disputed',
  'declined',
  'answered',
  'mended',
  'accepted',
  'waived',
  'withdrawn',
];

/** The ids that a line begins with, and what it says of them. */
export function pointCited(line: string): { ids: string[]; rest: string } | undefined {
  const at = lead.exec(line.slice(0, 200))?.[0].length ?? 0;
  const cited = named.exec(line.slice(at, at + 200))?.[1];
  if (cited === undefined) return undefined;
  const ids = [...spelledOut(cited).matchAll(/P\s?(\d{1,3})/gi)].map(([, n]) => `P${Number(n)}`);
  const rest = line.slice(at + (named.exec(line.slice(at, at + 200))?.[0].length ?? 0));
  return { ids: [...new Set(ids)], rest: rest.replace(/\|\s*$/, '') };
}

const spelledOut = (cited: string): string =>
  cited.replace(range, (whole, first: string, last: string) => {
    const [from, many] = [Number(first), Number(last) - Number(first) + 1];
    if (many < 1 || many > longestRange) return whole;
    return Array.from({ length: many }, (_, n) => `P${from + n}`).join(', ');
  });

const another = /(?<=[;.])\s+(?=[*_`]{0,3}P\s?\d{1,3}[*_`]{0,3}\s?[:：—–-])/u;

/** What one line says of points, if it is such a line. */
export const pointsOn = (line: string): PointWord[] =>
  line.slice(0, 3000).split(another).flatMap(pointsOnPart);

function pointsOnPart(line: string): PointWord[] {
  const cited = pointCited(line);
  if (!cited) return [];
  const stated = statementOf(cited.rest);
  if (!stated) return [];
  const text = stripMarks(stated.text).slice(0, 1000);
  return cited.ids.map((id) => ({ id, word: stated.word, ...(text === '' ? {} : { text }) }));
}

/** Between the id and its word only a sign stands, or the name of the point in brackets. */
const joint =
  /^[*_`\]]*\s*(?:\([^()\n]{0,200}\)\s*)?[*_`]*\s*(?:[:：=|→—–-]|->|\(|\bis\b|\best\b|(?=\s))[\s*_`:|>[\]—–-]*/u;

export function statementOf(rest: string): { word: Word; text: string } | undefined {
  const after = joint.exec(rest)?.[0];
  if (after === undefined) return undefined;
  const said = rest.slice(after.length).replace(/^\p{Extended_Pictographic}\uFE0F?\s*/u, '');
  const flat = plain(said);
  if (flat.length !== said.normalize('NFC').length && flat.length === 0) return undefined;
  const stop = said.search(/\s[—–-]{1,2}\s|[—–:;,(!)\]*|]|\.(?:\s|$)|\bbecause\b|\bcar\b|\bparce\b/u);
  const head = stop < 0 ? said : said.slice(0, stop);
  const tail = stop < 0 ? '' : said.slice(stop);
  const plainHead = plain(head);
  if (plainHead.split(/\s+/).length > 12) return undefined;
  const found = words.filter(([, pattern]) => pattern.test(plainHead));
  const first = found[0];
  // A choice of the form, left as it stood; or nothing that is said.
  if (!first || isChoice(said) || isOffer(said)) return undefined;
  const only = found.length === 1 ? first[0] : undefined;
  const text = tail
    .replace(/^[\s—–:;,.!()|*\]-]+/u, '')
    .replace(/\)\s*$/, (end) => (tail.trimStart().startsWith('(') ? '' : end));
  const word = meant(
    only,
    found.map(([each]) => each),
    plainHead,
    plain(tail),
    said.split(/[—–(,;.]/)[0] ?? '',
  );
  return word === undefined ? undefined : { word, text };
}

function meant(
  only: Word | undefined,
  all: Word[],
  head: string,
  tail: string,
  first: string,
): Word | undefined {
  if (only === undefined) return all.includes('kept') ? 'kept' : undefined;
  if (/\?/.test(first)) return only === 'kept' || only === 'disputed' ? only : undefined;
  if (not.test(head)) return denied[only];
  const behind = head
    .slice(head.search(words.find(([word]) => word === only)?.[1] ?? /$/))
    .replace(/^\S+/, '');
  const isTied =
    !isPlain(head, only) ||
    isConditional(head) ||
    takesBack(behind) ||
    opensCondition(tail) ||
    partly.test(head) ||
    opensPartly(tail);
  return isTied ? (softened[only] ?? only) : only;
}

/** Whoever closes a point says so and little else: "Nova has withdrawn it", "will be withdrawn" do not. */
const beside = new Set(
  "i i'm we hereby now fully wholly entirely is are it its this that these the my point points objection objections therefore so and both thus je j'ai nous le la l' ce c'est cela ma mon est sont point maintenant entierement donc et les mes as well too also aussi agreed yes oui ok done with thanks".split(
    ' ',
  ),
);
const isPlain = (head: string, word: Word): boolean => {
  const pattern = words.find(([each]) => each === word)?.[1];
  const isClosing = word === 'withdrawn' || word === 'waived' || word === 'accepted';
  return (
    !isClosing ||
    head
      .split(/\b(?:thanks|given|grace)\b/)[0]
      ?.split(/[^\p{L}\p{N}']+/u)
      .every((each) => each === '' || beside.has(each) || pattern?.test(each) === true) === true
  );
};

const opensPartly = (tail: string): boolean =>
  /^[^\p{L}]{0,6}(?:partly|partially|in part|when|after|as soon as|with (?!the |this |that |thanks)|avec (?!l[ae] |les |ce)|en partie|partiellement|des que|quand|apres)\b/u.test(
    tail,
  );

const isChoice = (said: string): boolean =>
  /\b\p{L}+\s?[|/]\s?\p{L}+\s?[|/]\s?\p{L}+/u.test(said.slice(0, 200));

/** `withdrawn | kept`: two of the words and nothing else. */
const isOffer = (said: string): boolean => {
  const [, one, other] =
    /^\W*(\p{L}+)\s?(?:[|/]|\bor\b|\bou\b)\s?(\p{L}+)(?:\W{0,3}$|\s?[\])|/—–:-])/u.exec(
      plain(said.slice(0, 200)),
    ) ?? [];
  const isWord = (each: string | undefined) =>
    each !== undefined && words.some(([, pattern]) => pattern.test(each));
  return isWord(one) && isWord(other);
};

/** All that a reply says of points; of two words for one point the one that keeps it open stands. */
export function pointWordsIn(said: readonly PointWord[]): PointWord[] {
  const byId = new Map<string, PointWord>();
  for (const each of said) {
    const before = byId.get(each.id);
    if (!before || order.indexOf(each.word) < order.indexOf(before.word)) byId.set(each.id, each);
  }
  return [...byId.values()].slice(0, 500);
}

const criterion =
  /^(?:acceptance\s+)?(?:C\s?|criterion\s+#?|crit[eè]re\s+(?:n°\s?)?#?)(\d{1,2})\b[*_`\]]*\s*(?:\([^()\n]{0,300}\)\s*)?/iu;

const met =
  /\b(?:met|satisfied|fulfilled|passe?s?|passed|yes|ok|true|rempli(?:e|s)?|satisfaite?|respectee?|atteinte?|oui)\b/;
const unmet =
  /\b(?:unmet|not (?:yet |quite |fully )?(?:met|satisfied|fulfilled)|fail(?:s|ed)?|false|no|non(?: rempli(?:e|s)?| satisfaite?| respectee?| atteinte?)?|(?:pas|jamais) (?:encore )?(?:rempli(?:e|s)?|satisfaite?|respectee?|atteinte?))\b/;
const unclear =
  /\b(?:unclear|unknown|unsure|uncertain|doubt(?:ful)?|partly|partially|partial|in part|mostly|almost|warn(?:ing)?|not (?:clear|known|sure|tested|verified|judged|proven)|untested|unverified|depends|incertaine?|inconnue?|doute|en partie|partiel(?:lement|le)?|pas (?:clair|sur|teste|verifie)e?|a verifier|presque)\b/;
const glyphs: readonly (readonly [RegExp, Mark])[] = [
  [/❌|✖|✗|✘|❎/u, 'fail'],
  [/⚠/u, 'warn'],
  [/✅|✔|☑/u, 'pass'],
];

/** What one line says of a criterion, if it is such a line. */
export function criterionOn(line: string): Criterion | undefined {
  const whole = line.slice(0, 3000);
  const at = lead.exec(whole.slice(0, 200))?.[0].length ?? 0;
  const head = criterion.exec(whole.slice(at, at + 500));
  if (!head) return undefined;
  const rest = whole
    .slice(at + head[0].length)
    .replace(/^[\s*_`:：=|→>[\]—–-]+/u, '')
    .replace(/\|\s*$/, '');
  if (isChoice(rest) || /[✅✔☑⚠❌]\uFE0F?\s*[/|]\s*[✅✔☑⚠❌]/u.test(whole)) return undefined;
  const mark = markOf(rest, `${whole.slice(0, at)} ${rest.slice(0, 12)}`);
  if (mark === undefined) return undefined;
  const stop = rest.search(/\s[—–-]{1,2}\s|[—–:;,(!|]|\.(?:\s|$)/u);
  const text = stripMarks(stop < 0 ? '' : rest.slice(stop).replace(/^[\s—–:;,.!(|*\]-]+/u, '')).slice(
    0,
    1000,
  );
  return { n: Number(head[1]), mark, ...(text === '' ? {} : { text }) };
}

export function markOf(rest: string, shown: string): Mark | undefined {
  const stop = rest.search(/\s[—–-]{1,2}\s|[—–:;,(!|]|\.(?:\s|$)/u);
  const said = plain(stop < 0 ? rest : rest.slice(0, stop)).replace(/[*_`]/g, '');
  const tail = plain(stop < 0 ? '' : rest.slice(stop));
  const seen = glyphs.filter(([glyph]) => glyph.test(shown)).map(([, mark]) => mark);
  const inWords: Mark[] = [];
  if (said.split(/\s+/).length <= 8) {
    if (unclear.test(said)) inWords.push('warn');
    else if (unmet.test(said)) inWords.push('fail');
    else if (met.test(said))
      inWords.push(
        /\?/.test(said) || isConditional(said) || opensCondition(tail) || not.test(said) ? 'warn' : 'pass',
      );
  }
  const all = [...seen, ...inWords];
  return (['fail', 'warn', 'pass'] as const).find((mark) => all.includes(mark));
}
