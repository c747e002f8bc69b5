/**
 * Whether words plainly agree. Whatever is denied, refused, conditional, asked, or somebody else's is not agreement:
 * every word before the first stop must be one that whoever simply agrees would use, and nothing behind it takes it back.
 */
import { plain } from './bareText.ts';

const agreeing =
  "agree agrees agreed d'accord pour approve approves approved approuve j'approuve yes oui +1 favour favor faveur favorable support supports soutiens";
const around =
  "i i'm we am are is do my our mine vote votes voting voted final definitive vote's : to in of on with the this that it as so a and both all can council conclude now still again also therefore thus hereby strongly fully wholly completely entirely totally wholeheartedly absolutely definitely certainly indeed clearly firmly overall proposal proposed motion answer plan recommendation conclusion direction position others everyone everybody majority stands 100% 100 je j' suis me nous sommes mon ma notre vote voix votons definitif finale avec la le les l' cette ce cela ca de du un une sur en et donc toujours tout a fait entierement totalement pleinement absolument completement parfaitement bien conclure conseil peut proposition motion reponse plan recommandation conclusion autres l'ensemble";
const agreement = new Set(agreeing.split(' '));
const harmless = new Set([...agreement, ...around.split(' ')]);

/** A condition, wherever it stands behind the word. */
const condition =
  /\?|\b(?:if|once|unless|until|provided|providing|assuming|supposing|subject to|conditional(?:ly)?|on condition|conditions?|contingent|pending|as long as|so long as|would|could|might|only (?:when|after|with|on)|si|s'ils?|a condition|sous (?:reserve|condition)|reserve de|pourvu|tant que|des que|des lors que|une fois|a moins|le temps que|serais?|serait|pourrais?|pourrait|voterais?|voterait|dirais?)\b/;
/** Whoever writes this beside it does not give it. */
const refusal =
  /\b(?:cannot|can not|can't|couldn't|unable|won't|will not|refus\w*|declin\w*|abst(?:ain|ention|iens|enir|ienne)\w*|m'abstiens|withh[eo]ld\w*|withdraw\w*|retract\w*|veto\w*|reject\w*|oppos\w*|block(?!ing issue|er|ing point)\w*|not (?:ready|convinced|sure|vote|yet|before|really|quite)|undecided|unsure|ne (?:peux|peut|veux|puis|saurais|vote|suis)|pas (?:pret|convaincue?|encore|sure?|avant|vraiment)|indecise?|retire)\b/;
/** What takes the word back as soon as it was said. */
const reversal =
  /^(?:(?:yes|oui|and|et|well|though|then) )?(?:but|however|though|although|except|only|just|not|never|sort of|kind of|somewhat|more or less|partly|reluctantly|hesitantly|grudgingly|in the sense|wait|postpone|[1-9]?\d(?= ?%)|plus ou moins|a moitie|a contrec|attend\w*|report\w*|no(?! (?:more |further |open |remaining |other |known )?(?:block|objection|concern|reserv|issue|problem|change|remark|comment|risk))|when|whenever|after|before|with (?!the |this |that |both|all|you|everyone|everybody|others|no )|barring|save|minus|hardly|in (?:part|principle|theory|parts)|mais|cependant|toutefois|sauf|excepte|hormis|seulement|uniquement|pas(?! (?:de|d') ?(?:point|blocage|objection|reserve|probleme|remarque))|jamais|non|quand|lorsque|apres|avant|avec (?:des?|une?|quelques|reserves?) |en (?:partie|principe|theorie)|a (?:part|ceci|cela)|or|ou|(?:as )?(?:said|says|say|voted?|votes|wrote|writes|according to|selon|dit|d'apres|a vote|comme)(?! (?:for|pour)))\b/;
const denied =
  /\b(?:not|never|no|nor|none|nobody|nothing|neither|hardly|without|ne|n'|pas|plus|jamais|sans|aucun\w*|rien|personne)\b|n't\b/;

/** The first words, up to a stop, and all that stands behind them. */
function apart(said: string): [string, string] {
  const at = said.search(
    /[,;!(—–…\n]|[.:]\s|[.:]$|\s-{1,2}\s|\bbecause\b|\bsince\b|\bcar\b|\bparce\b|\bpuisque\b/,
  );
  return at < 0 ? [said, ''] : [said.slice(0, at), said.slice(at)];
}

const wordsIn = (text: string): string[] =>
  text.split(/[\s"“”«»[\]]+/).filter((word) => /[\p{L}\p{N}+]/u.test(word));

/** Whoever can find nothing against it refuses nothing. */
const noFlaw =
  /\b(?:i|we) (?:cannot|can't|can not|could not) (?:find|see|think of) (?:a |any |one )?(?:serious |real |good )?(?:flaw|problem|objection|fault|issue|blocker|reason (?:not to|against))s?\b|\bje ne (?:vois|trouve) (?:pas d'|aucune? |rien a )(?:objection|objecter|defaut|probleme|redire|faille)s?\b/g;

/** Whether plain words are tied to a condition, wherever it stands in them. */
export const isConditional = (said: string): boolean => condition.test(said);

/** Whether what follows a word of agreement takes it back, or ties it to a condition. */
export function takesBack(following: string): boolean {
  const said = plain(following).replace(/[*_`]/g, '').replace(noFlaw, ' ');
  return condition.test(said) || refusal.test(said) || opensTakingBack(following);
}

/** Whether words begin with what takes back the agreement before them. */
function opensTakingBack(following: string): boolean {
  return reversal.test(plain(following).replace(/^[^\p{L}\p{N}]+/u, ''));
}

/** A condition or a refusal at the beginning of a comment, or of a line that goes on with the one before. */
const opening =
  /^(?:(?:and|et|yes|oui) )?(?:but|however|though|although|except|only(?! a\b)|if|once|unless|until|provided|providing|assuming|subject to|conditional|on condition|pending|as long as|so long as|not (?:yet|before|until|now|really|quite|if|without|for)|mais|toutefois|cependant|sauf|seulement|uniquement|si|a condition|sous (?:reserve|condition)|pourvu|tant que|des que|une fois|a moins|pas (?:encore|avant|tant|vraiment|si|sans)|(?:i|je) (?:cannot|can't|can not|won't|will not|refuse|abstain|decline|would(?: only| not| if|,)|ne (?:peux|veux|saurais)|m'abstiens))(?![\p{L}\p{N}])/u;

export const opensCondition = (following: string): boolean =>
  opening.test(plain(following.slice(0, 300)).replace(/^[^\p{L}\p{N}]+/u, ''));

/** Whether a vote's words, plain and without their dress, say agreement and nothing else. */
export function isPlainAgreement(said: string): boolean {
  const [head, tail] = apart(said.trim());
  const words = wordsIn(head.replace(/^\s*vote\s*:/, ' '));
  if (/\?|^as\b/.test(said) || !words.some((word) => agreement.has(word))) return false;
  return words.every((word) => harmless.has(word)) && !denied.test(head) && !takesBack(tail);
}
