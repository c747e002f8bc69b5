/** Finds the verb phrase of an English question: "Should we cache the index" asks whether to "cache the index". */
import { englishVerbs } from './verbs.ts';

export interface Asked {
  act: string;
  rival?: string;
}

const people = '(?:we|i|you|one|everyone|everybody)';
const openings: RegExp[] = [
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
  const phrase = openings.map((opening) => opening.exec(asked)?.[1]).find((found) => found !== undefined);
  if (phrase) {
    const act = trim(phrase);
    if (/^(?:be|have been)\b/iu.test(act)) return undefined;
    return act ? apart(act) : undefined;
  }
  const about = causative.exec(asked.replace(/^(\w)/u, (letter) => letter.toLowerCase()))?.[1];
  if (about) return { act: `have ${trim(about)}` };
  const first = asked.split(' ')[0]?.toLowerCase() ?? '';
  if (englishVerbs.has(first)) return apart(trim(asked.charAt(0).toLowerCase() + asked.slice(1)));
  const bareChoice =
    /^(?:which(?: is better)?[:,]? )?((?:\S+ ){0,3}\S+?),? (?:or|vs\.?|versus) ((?:\S+ ){0,4}\S+)$/iu.exec(
      asked,
    );
  if (bareChoice?.[1] && bareChoice[2] && !/^(?:what|who|how|is|are|does|do|will|has|have)\b/iu.test(asked))
    return apart(`choose ${lowered(bareChoice[1])} or ${bareChoice[2]}`);
  return undefined;
}

/** A first word keeps its capital only when it looks like a name. */
const lowered = (text: string) =>
  /^\p{Lu}\p{Ll}*s(?: |$)/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** Drops "or not", small adverbs, and a reason given after a comma. */
function trim(phrase: string): string {
  const plain = phrase
    .replace(/,? or not$/iu, '')
    .replace(/^(?:really|actually|just|ever|even|simply|now|then|also|finally|still|please) /iu, '')
    .replace(/^not /iu, '')
    .trim();
  return plain.split(/\s+/).length > 12
    ? (plain.split(/, | because | given | so that | considering /iu)[0] ?? plain)
    : plain;
}

/** "use Redis or Postgres for sessions" is "use Redis for sessions", against "use Postgres for sessions". */
function apart(act: string): Asked {
  const parts = act.split(/,? or (?:rather |instead |should we |to |do we )?/iu);
  const [left, right] = parts;
  if (!left || !right || parts.length !== 2) return { act };
  const rightWords = right.split(' ');
  if (englishVerbs.has(rightWords[0]?.toLowerCase() ?? '')) return { act: left, rival: right };
  const leftWords = left.split(' ');
  if (leftWords.length < 2) return { act };
  const tail = rightWords.findIndex(
    (word, at) =>
      at > 0 && /^(?:for|in|on|to|before|after|with|as|at|from|by|until|when|during)$/iu.test(word),
  );
  const suffix = tail > 0 ? ` ${rightWords.slice(tail).join(' ')}` : '';
  const option = tail > 0 ? rightWords.slice(0, tail) : rightWords;
  // The first option is what follows the verb, or as much of it as the second one is long after a preposition.
  const cut = leftWords.findLastIndex(
    (word, at) => at > 0 && /^(?:to|with|in|on|for|at|from|by|into|as)$/iu.test(word),
  );
  const head = leftWords.slice(0, cut > 0 ? cut + 1 : particle(leftWords) ? 2 : 1).join(' ');
  return { act: `${left}${suffix}`, rival: `${head} ${option.join(' ')}${suffix}` };
}

const particle = (words: string[]) =>
  /^(?:up|out|off|down|over|back|away)$/iu.test(words[1] ?? '') && words.length > 2;
