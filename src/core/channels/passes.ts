/**
 * What counts as having said nothing: the words that prompts ask for, bare or in some dress. A message that only
 * mentions them is a message.
 */

/** Exactly these; `NO` is a pass only as it stands, since “No.” answers a question. */
const bare = new Set(['', 'TURN_PASS', 'NO_REPLY', 'NO']);

const opening = /<(?:think|thinking|thought|reasoning)\b/i;
const closing = /<\/(?:think|thinking|thought|reasoning)\s*>/i;

/** Without what a model thought beside what it said; some servers swallow the first tag. Each letter is looked at once. */
export function withoutThoughts(text: string): string {
  if (!text.includes('</')) return text;
  const parts = text.split(closing);
  const last = parts.pop() ?? '';
  const said = parts.map((part, index) => {
    const at = part.search(opening);
    return at >= 0 ? part.slice(0, at) : index === 0 ? '' : part;
  });
  return [...said, last].join(' ');
}

/** As it is asked for, or with its underscore lost on the way through Markdown. */
const token = String.raw`(?:TURN(?:\\?_|[ -])PASS|NO\\?_REPLY)`;

/** Marks that dress a word: emphasis, code, quotation, brackets, stops, dashes, pictures. Not the underscore inside it. */
const dress = String.raw`[^\p{L}\p{N}\\_]|_(?![\p{L}\p{N}])|(?<![\p{L}\p{N}\\])_`;
const undressed = new RegExp(`^(?:${dress})+|(?:${dress})+$`, 'gu');

/** Both ends of a reply, where a pass stands alone or beside the words that excuse it. */
const ends = new RegExp(
  `^${token}(?![\\p{L}\\p{N}_])(?<after>[\\s\\S]*)$|^(?<before>[\\s\\S]*?)(?<![\\p{L}\\p{N}_])${token}$`,
  'u',
);

/** “I have nothing more to add for now”, in words without marks and accents. */
const nothing = [
  /^(?:(?:i|we) (?:(?:really|still|currently) )?(?:have|ve|ve got|don t have|do not have)|(?:there is|there s)|have|got)? ?(?:absolutely )?(?:nothing|anything)(?: (?:else|more|further|new|useful|of note))*(?: (?:to (?:add|say|contribute|report)|from me|from my side|on my side|on my end|here|for now|right now|now|at this (?:point|time|stage|moment)|at the moment|this (?:turn|time|round)|beyond that|to that))+$/,
  /^(?:moi )?(?:(?:je|on|nous) n (?:ai|a|avons) (?:vraiment |toujours )?|il n y a |j ai )?(?:rien|pas grand chose)(?: (?:d autre|de plus|de neuf|de nouveau|d utile))*(?: (?:a (?:ajouter|dire|signaler|declarer)|de mon cote|pour ma part|pour moi|ici|pour (?:le moment|l instant|ce tour)|ce tour ci|a ce stade|la dessus))+$/,
] as const;
/** Beside the word itself these excuse it; alone they may be an answer. */
const excuses = [
  /^(?:(?:i|i ll|i will|i d|so i|je|donc je|alors je) )?(?:pass|skip|passe|saute)(?: (?:my turn|this turn|this one|for now|this round|here|mon tour|ce tour|pour (?:ce tour|le moment|l instant)))*$/,
  /^no (?:further |additional |more )?(?:comments?|additions?|remarks?|reply|response|input)(?: (?:needed|required|necessary|from me|for now))*$/,
  /^(?:pas d autres?|aucune?|sans)(?: autres?)? (?:commentaires?|remarques?|reponses?|ajouts?)(?: (?:de ma part|pour le moment|pour l instant|necessaire))*$/,
  /^(?:turn pass|no reply|ok|okay|understood|thanks|thank you|d accord|compris|entendu|merci|so|and|therefore|donc|et|alors|for now|pour l instant)$/,
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

/** Whether a reply, its signals taken off, says nothing. */
export function isPass(reply: string): boolean {
  const text = withoutThoughts(reply).trim();
  if (bare.has(text)) return true;
  if (text.length > longestExcuse) return false;
  const word = text.replace(/^```\w*\n|\n```$/g, '').replace(undressed, '');
  const found = ends.exec(word)?.groups;
  const sentences = sentencesIn(found ? (found.after ?? found.before ?? '') : word);
  const accepted = found ? [...nothing, ...excuses] : nothing;
  return (found !== undefined || sentences.length > 0) && sentences.every((each) => isOneOf(accepted, each));
}
