/**
 * The verb phrase of a question: "Should we cache the index" asks whether to "cache the index", « Faut-il passer à
 * TypeScript 7 » whether to « passer à TypeScript 7 ».
 */
import { englishVerbs, startsWithInfinitive } from './wordLists.ts';

interface Asked {
  act: string;
  rival?: string;
}

const people = '(?:we|i|you|one|everyone|everybody)';
const english: RegExp[] = [
  new RegExp(
    `^(?:(?:so|ok|and|now|then|but),? )?(?:how|when|where|why|in what order) (?:should|shall|can|could|do|would|might|must) ${people} (?:best )?(.+)$`,
    'iu',
  ),
  /^how (?:best )?to (.+)$/iu,
  new RegExp(
    `^(?:(?:so|ok|and|now|then|but),? )?(?:should|shall|can|could|must|may|might|would|will) ${people} (.+)$`,
    'iu',
  ),
  new RegExp(`^do ${people} (?:really )?(?:need|want|have|plan|intend|dare) to (.+)$`, 'iu'),
  new RegExp(`^(?:are ${people} (?:ready|prepared|going|able|willing)|ought ${people}) to (.+)$`, 'iu'),
  /^(?:is|would|was) it (?:be )?(?:now )?(?:[a-z]+ )?(?:time|wise|worthwhile|useful|good|better|safe|smart|right|reasonable|sensible|possible|too early|too late|a good idea|a mistake)(?: for us)? to (.+)$/iu,
  /^(?:let['’]s|let us|whether to) (.+)$/iu,
];
const causative =
  /^(?:should|shall|can|could|must|may|might) ((?:the|our|your|my|their|this|these|all|every|each|[A-Z]).+)$/u;

export function englishAct(asked: string): Asked | undefined {
  const phrase = english.map((opening) => opening.exec(asked)?.[1]).find((found) => found !== undefined);
  if (phrase) {
    const act = trimEnglish(phrase);
    if (/^(?:be|have been)\b/iu.test(act)) return undefined;
    return act ? apart(inEnglish, act) : undefined;
  }
  const about = causative.exec(asked.replace(/^(\w)/u, (letter) => letter.toLowerCase()))?.[1];
  if (about) return { act: `have ${trimEnglish(about)}` };
  const first = asked.split(' ')[0]?.toLowerCase() ?? '';
  if (englishVerbs.has(first))
    return apart(inEnglish, trimEnglish(asked.charAt(0).toLowerCase() + asked.slice(1)));
  const bareChoice =
    /^(?:which(?: is better)?[:,]? )?((?:\S+ ){0,3}\S+?),? (?:or|vs\.?|versus) ((?:\S+ ){0,4}\S+)$/iu.exec(
      asked,
    );
  if (bareChoice?.[1] && bareChoice[2] && !/^(?:what|who|how|is|are|does|do|will|has|have)\b/iu.test(asked))
    return apart(inEnglish, `choose ${loweredPlural(bareChoice[1])} or ${bareChoice[2]}`);
  return undefined;
}

const modal =
  '(?:faut|faudrait|doit|devrait|peut|pourrait|vaut|va)(?:-t)?-(?:il|on)|(?:devons|devrions|pouvons|pourrions|allons|voulons|souhaitons)-nous|(?:dois|puis|devrais)-je|veut-on';
const french: RegExp[] = [
  new RegExp(
    `^(?:(?:alors|bon|et|mais|donc),? )?(?:(?:comment|quand|où|pourquoi|dans quel ordre) )?(?:${modal}) (?:mieux |vraiment |encore |donc |aussi |déjà )?(.+)$`,
    'iu',
  ),
  /^(?:comment|pourquoi|quand) (.+)$/iu,
  /^(?:est-ce (?:qu['’]|que )|savoir s['’]|si )?(?:il faut|il faudrait|il vaut mieux|nous devons|nous devrions|nous pouvons|on doit|on devrait|on peut|on pourrait|je dois|je devrais|il convient de) (?:vraiment |encore )?(.+)$/iu,
  /^(?:convient-il|est-il (?:temps|utile|raisonnable|possible|souhaitable|judicieux|trop tôt)|est-ce le (?:bon )?moment|serait-il \p{L}+) (?:de |d['’])(.+)$/iu,
  /^(?:avons-nous intérêt|a-t-on intérêt|gagnerait-on|sommes-nous prêts) à (.+)$/iu,
];
const inverted =
  /^(.+?) (doit|doivent|devrait|devraient|peut|peuvent|pourrait|pourraient)-(?:il|elle|ils|elles) (.+)$/iu;

export function frenchAct(asked: string): Asked | undefined {
  const plain = asked.replace(/\u202f|\u00a0/gu, ' ').trim();
  for (const opening of french) {
    const rest = trimFrench(opening.exec(plain)?.[1] ?? '');
    if (!rest || /^(?:que |qu['’])/iu.test(rest)) continue;
    if (startsWithInfinitive(rest)) return apart(inFrench, rest);
    if (/^(?:un|une|des|du|le|la|les|deux|trois)\b|^l['’]|^\p{Lu}/u.test(rest))
      return apart(inFrench, `choisir ${rest}`);
  }
  const turned = inverted.exec(plain);
  if (turned)
    return { act: `décider ${that(lowered(turned[1] ?? ''))} ${turned[2] ?? ''} ${turned[3] ?? ''}`.trim() };
  const clause = /^est-ce (?:que |qu['’])(.+)$/iu.exec(plain)?.[1];
  if (clause) return { act: `conclure ${that(lowered(clause))}` };
  if (startsWithInfinitive(lowered(plain))) return apart(inFrench, trimFrench(lowered(plain)));
  const choice = /^((?:\S+ ){0,3}\S+?),? ou (?:bien )?((?:\S+ ){0,4}\S+)$/iu.exec(plain);
  if (choice?.[1] && choice[2] && !/^(?:quel|qui|est|a-t)/iu.test(plain))
    return apart(
      inFrench,
      `choisir ${plain.replace(/^(?:Le|La|Les|L['’]|Un|Une|Des|Du) ?/u, (article) => article.toLowerCase())}`,
    );
  return undefined;
}

const that = (clause: string) => (/^[aeiouyéèêh]/iu.test(clause) ? `qu’${clause}` : `que ${clause}`);
const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
/** A first word keeps its capital only when it looks like a name. */
const loweredPlural = (text: string) => (/^\p{Lu}\p{Ll}*s(?: |$)/u.test(text) ? small(text) : text);
const lowered = (text: string) =>
  /^\p{Lu}\p{Ll}*(?: |['’]|$)/u.test(text) && !/^\p{Lu}\S*[\p{Lu}\d]/u.test(text) ? small(text) : text;

/** Drops "or not", small adverbs, and a reason given after a comma. */
function trimEnglish(phrase: string): string {
  const plain = phrase
    .replace(/,? or not$/iu, '')
    .replace(/^(?:really|actually|just|ever|even|simply|now|then|also|finally|still|please) /iu, '')
    .replace(/^not /iu, '')
    .trim();
  return shortened(plain, 12, /, | because | given | so that | considering /iu);
}

const trimFrench = (phrase: string): string =>
  shortened(
    phrase.replace(/,? ou (?:non|pas)$/iu, '').trim(),
    13,
    /, | parce qu| puisqu| sachant qu| étant donné /iu,
  );

const shortened = (plain: string, most: number, reason: RegExp): string =>
  plain.split(/\s+/).length > most ? (plain.split(reason)[0] ?? plain) : plain;

interface Choosing {
  or: RegExp;
  /** Does the second option bring a verb of its own? */
  isWhole(option: string): boolean;
  /** What both options share stands after one of these. */
  tail: RegExp;
  /** How many words both options begin with. */
  head(left: string[], option: string[]): number;
}

const inEnglish: Choosing = {
  or: /,? or (?:rather |instead |should we |to |do we )?/iu,
  isWhole: (option) => englishVerbs.has(option.split(' ')[0]?.toLowerCase() ?? ''),
  tail: /^(?:for|in|on|to|before|after|with|as|at|from|by|until|when|during)$/iu,
  // The first option is what follows the verb, or as much of it as the second one is long after a preposition.
  head(left) {
    const cut = left.findLastIndex(
      (word, at) => at > 0 && /^(?:to|with|in|on|for|at|from|by|into|as)$/iu.test(word),
    );
    if (cut > 0) return cut + 1;
    return /^(?:up|out|off|down|over|back|away)$/iu.test(left[1] ?? '') && left.length > 2 ? 2 : 1;
  },
};

const inFrench: Choosing = {
  or: /,? ou (?:bien |plutôt )?/iu,
  isWhole: startsWithInfinitive,
  tail: /^(?:pour|dans|sur|avant|après|avec|comme|en|depuis|pendant|chez)$/iu,
  head(left, option) {
    const links = /^(?:à|au|aux|en|vers|sur|avec|par|pour|dans)$/iu;
    return links.test(left[1] ?? '') && !links.test(option[0] ?? '') ? 2 : 1;
  },
};

/** "use Redis or Postgres for sessions" is "use Redis for sessions", against "use Postgres for sessions". */
function apart(choosing: Choosing, act: string): Asked {
  const parts = act.split(choosing.or);
  const [left, right] = parts;
  if (!left || !right || parts.length !== 2) return { act };
  if (choosing.isWhole(right)) return { act: left, rival: right };
  const leftWords = left.split(' ');
  const rightWords = right.split(' ');
  if (leftWords.length < 2) return { act };
  const tail = rightWords.findIndex((word, at) => at > 0 && choosing.tail.test(word));
  const suffix = tail > 0 ? ` ${rightWords.slice(tail).join(' ')}` : '';
  const option = tail > 0 ? rightWords.slice(0, tail) : rightWords;
  const head = leftWords.slice(0, choosing.head(leftWords, option)).join(' ');
  return { act: `${left}${suffix}`, rival: `${head} ${option.join(' ')}${suffix}` };
}
