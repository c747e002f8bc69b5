/**
 * What counts as having said nothing: the words that prompts ask for, bare or in some dress. A message that only
 * mentions them is a message.
 */
import { withoutThoughts } from '../../thoughts.ts';

/** Exactly these; `NO` is a pass only as it stands, since “No.” answers a question. */
const bare = new Set(['', 'TURN_PASS', 'NO_REPLY', 'NO']);

/** As it is asked for, in any case, or with its underscore lost on the way through Markdown. */
const token = String.raw`(?:TURN(?:\\?_|[ -])PASS|NO\\?_REPLY)`;

/** Tags of a page or of a model’s own template; not the word itself in their brackets. */
const tags = new RegExp(`<(?!${token})[/|]{0,2}[a-z][^<>\\n]{0,60}>`, 'gi');

/** Marks that dress a word: emphasis, code, quotation, brackets, stops, dashes, pictures. Not the underscore inside it. */
const dress = String.raw`[^\p{L}\p{N}\\_]|_(?![\p{L}\p{N}])|(?<![\p{L}\p{N}\\])_`;
const undressed = new RegExp(`^(?:${dress})+|(?:${dress})+$`, 'gu');

/** Both ends of a reply, where a pass stands alone or beside the words that excuse it. */
const ends = new RegExp(
  `^${token}(?![\\p{L}\\p{N}_])(?<after>[\\s\\S]*)$|^(?<before>[\\s\\S]*?)(?<![\\p{L}\\p{N}_])${token}$`,
  'iu',
);

/** “I have nothing more to add for now”, in words without marks and accents. */
const nothing = [
  /^(?:(?:since|as|because|so) )?(?:(?:(?:i|we) (?:(?:really|still|currently) )?(?:have|ve|ve got)|there is|there s|have|got) )?(?:absolutely )?nothing(?: (?:else|more|further|new|useful|of note))*(?: (?:to (?:add|say|contribute|report)|from me|from my side|on my side|on my end|here|for now|right now|now|at this (?:point|time|stage|moment)|at the moment|this (?:turn|time|round)|beyond that|to that))+$/,
  /^(?:(?:since|as|because|so) )?(?:i|we) (?:(?:really|still|currently) )?(?:don t|do not) (?:really |currently )?have anything(?: (?:else|more|further|new|useful))* to (?:add|say|contribute|report)(?: (?:here|for now|right now|now|at this (?:point|time|stage|moment)|at the moment|to that))*$/,
  /^(?:(?:comme|puisque|car) )?(?:moi )?(?:(?:je|on|nous) n (?:ai|a|avons) (?:vraiment |toujours )?|il n y a |j ai )?(?:rien|pas grand chose)(?: (?:d autre|de plus|de neuf|de nouveau|d utile))*(?: (?:a (?:ajouter|dire|signaler|declarer)|de mon cote|pour ma part|pour moi|ici|pour (?:le moment|l instant|ce tour)|ce tour ci|a ce stade|la dessus))+$/,
] as const;
/** Without the word only this is one: “nothing to report”, “nothing new here” answer a question. */
const saysNothingToAdd = /\b(?:to (?:add|contribute)|a ajouter)\b/;
/** Beside the word itself these excuse it; alone they may be an answer. */
const excuses = [
  /^(?:(?:i|i ll|i will|i d|so i|je|donc je|alors je) )?(?:pass|skip|passe|saute)(?: (?:my turn|this turn|this one|for now|this round|here|mon tour|ce tour|pour (?:ce tour|le moment|l instant)))*$/,
  /^no (?:further |additional |more )?(?:comments?|additions?|remarks?|reply|response|input)(?: (?:needed|required|necessary|from me|for now))*$/,
  /^(?:pas d autres?|aucune?|sans)(?: autres?)? (?:commentaires?|remarques?|reponses?|ajouts?)(?: (?:de ma part|pour le moment|pour l instant|necessaire))*$/,
  /^(?:(?:since|as|because|car|puisque|comme) )?(?:\p{L}+ ){1,4}(?:(?:already|deja|tout) )*(?:covered|said|answered|addressed|dit|couvert|repondu)(?: (?:it|that|this|everything|all|already|well|it all|tout|cela|ca|deja))*$/u,
  /^(?:(?:my|the|final|ma) )*(?:answer|reply|response|final|reponse)(?: finale)?$/,
  /^(?:turn pass|turn complete|no reply|ok|okay|understood|thanks|thank you|d accord|compris|entendu|merci|so|and|therefore|donc|et|alors|for now|pour l instant)$/,
] as const;

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const isOneOf = (all: readonly RegExp[], sentence: string): boolean =>
  all.some((each) => each.test(sentence));

const sentencesIn = (text: string): string[] =>
  text
    .split(/[.!;:,—–()\n]+|\s-\s/)
    .map(plain)
    .filter((each) => each !== '');

/** Longer than any excuse: it says something. */
const longestExcuse = 200;

/** Whether a reply, its signals taken off, says nothing. Models put their own name, `by`, before their words. */
export function isPass(reply: string, by = ''): boolean {
  const text = withoutThoughts(reply).trim();
  if (bare.has(text)) return true;
  if (text.length > longestExcuse) return false;
  const word = text
    .replace(tags, ' ')
    .trim()
    .replace(/^```\w*\n|\n```$/g, '')
    .replace(undressed, '');
  const found = ends.exec(word)?.groups;
  const sentences = sentencesIn(found ? (found.after ?? found.before ?? '') : word).filter(
    (each) => each !== plain(by),
  );
  if (sentences.length === 0) return found !== undefined;
  // What is asked wants an answer.
  if (text.includes('?')) return false;
  if (found) return sentences.every((each) => isOneOf([...nothing, ...excuses], each));
  return sentences.every((each) => isOneOf(nothing, each) && saysNothingToAdd.test(each));
}
