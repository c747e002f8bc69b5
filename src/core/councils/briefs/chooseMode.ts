/**
 * Chooses the protocol for a question by its grammar, in English and French; no model is asked. A debate, unless it
 * orders a thing (a document, a change, a review, a summary) or names options to choose between. A yes/no question is a
 * debate whatever words it contains. The first sentence that asks or orders decides.
 */
import { folded } from '../../identities/folded.ts';
import { named, type Order, orderedBy } from './orders.ts';

export type ModeReason =
  | { code: 'yes-no' | 'open' | 'plain' | 'options' }
  /** The words of the question that order it, in their own spelling. */
  | { code: 'order'; words: string };

export interface ChosenMode {
  mode: string;
  because: ModeReason;
}

const longest = 5000;

export function chosenMode(question: string): ChosenMode {
  const text = question.slice(0, longest).normalize('NFC');
  const sentences = text.split(/(?<=[.?!…]["»”)]?)\s+|\n+/u).filter((each) => /[\p{L}\p{N}]/u.test(each));
  for (const sentence of sentences) {
    const chosen = chosenBy(sentence, sentences.length === 1);
    if (chosen) return chosen;
  }
  return { mode: 'debate', because: { code: 'plain' } };
}

/** Once the accents are gone « où » would be « ou », and « à » a verb. */
const plain = (sentence: string): string =>
  folded(
    sentence.replace(/(?<!\p{L})où(?!\p{L})/giu, 'en-quel-lieu').replace(/(?<!\p{L})à(?!\p{L})/giu, 'pour'),
  )
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim();

const openers =
  /^(?:(?:[-*>#•]+|\d+[.)]|@[\w-]+|so|ok|okay|hi|hello|hey|well|please|kindly|bonjour|salut|alors|donc|bon|svp|stp|s'il (?:te|vous) plait|question|decision|sujet|subject|topic)[ ,:!.-]*(?= |$) ?)+/;
const politely = /\b(?:please|pls|s'il (?:te|vous) plait|svp|stp)\b/;
/** Whoever is asked to do it is the table. */
const toYou =
  /^(?:(?:can|could|would|will) (?:you|someone|somebody) |(?:i|we)(?: would|'d)? (?:want|need|like) you to |help (?:me|us) (?:to )?|let(?:'s| us) |(?:est-ce que )?(?:tu (?:peux|pourrais)|vous (?:pouvez|pourriez)) |(?:peux|pourrais|veux|voudrais|saurais)[- ]tu |(?:pouvez|pourriez|voulez|voudriez|sauriez)[- ]vous |merci de |aide[rz]?[- ](?:moi|nous) (?:pour|a) |(?:je (?:veux|voudrais|souhaite)|j'aimerais) que (?:tu|vous) )(?:(?:please|kindly|also|maybe|perhaps|nous|me|aussi|stp|svp) |m')*/;
const wishes =
  /^(?:(?:i|we)(?: would|'d)? (?:need|want|like) |il (?:nous|me) faut(?:drait)? |je (?:veux|voudrais|souhaite) |j'aimerais |j'ai besoin d(?:e |')|(?:nous|on) (?:voulons|veut|voudrions|voudrait|aimerions|aimerait|avons besoin d(?:e|'(?=un))|a besoin d(?:e|'(?=un))) ?)/;

function chosenBy(sentence: string, isAlone: boolean): ChosenMode | undefined {
  const whole = plain(sentence);
  const asks = /\?["»”)\]* ]*$/.test(whole);
  const text = whole.replace(openers, '').replace(/[\s.?!…"»”)]+$/u, '');
  const order = orderIn(text, asks && !politely.test(whole));
  if (order) return { mode: order.mode, because: { code: 'order', words: spelled(order.words, sentence) } };
  if (namesOptions(text, asks, isAlone)) return { mode: 'analysis', because: { code: 'options' } };
  const kind = asks ? (isOpen(text) ? 'open' : 'yes-no') : inverted.test(text) ? 'yes-no' : undefined;
  if (kind) return { mode: 'debate', because: { code: kind } };
  // "Tell me how …", "Décider si …": it asks, in its way.
  return undefined;
}

/** A question orders only where it is put to the table: "Could you write …?" does, "Implement SSO?" does not. */
function orderIn(text: string, asks: boolean): Order | undefined {
  const asked = toYou.exec(text);
  if (asked) return orderedBy(text.slice(asked[0].length));
  if (asks) return undefined;
  const wish = wishes.exec(text);
  if (wish) return named(text.slice(wish[0].length));
  // "For 2.0, write a spec of …": what stands before it is short.
  const led = /^(?:[^\s,:;]+ ?){1,7}[,:] (.*)$/.exec(text)?.[1]?.replace(openers, '');
  return orderedBy(text) ?? named(text) ?? (led === undefined ? undefined : orderIn(led, false));
}

const auxiliaries =
  "(?:should|shall|is|are|was|were|do|does|did|can|could|will|would|may|might|must|has|have|had)(?:n't)?";
/** A question without its mark. */
const inverted = new RegExp(
  `^(?:${auxiliaries} (?:we|i|you|it|he|she|they|there|this|that|these|those|the|our|my|your|an?)\\b|est-ce qu|[\\w']+-(?:t-)?(?:il|elle|on|nous|je|ils|elles|vous|tu|ce)\\b)`,
);
const questionWord =
  "(?:what|which|who|whom|whose|when|where|why|how|quel(?:le)?s?|qui|que|qu'|quoi|comment|pourquoi|quand|combien|(?:le|la|les)quel(?:le)?s?|en-quel-lieu)";
const beginsOpen = new RegExp(
  `(?:^|[,:;—–] )(?:(?:in|at|to|for|by|from|with|on|of|about|under|a|de|en|pour|par|avec|sur|depuis|dans|d') ?)?${questionWord}(?![\\w-])|(?:^|[,:;] )qu'`,
);
const endsOpen = / (?:quoi|comment|pourquoi|quand|combien|en-quel-lieu)$/;
const isOpen = (text: string): boolean => beginsOpen.test(text) || endsOpen.test(text);

const or =
  / (?:or|ou|vs\.?|versus) (?!(?:not|no|non|pas|more|less|fewer|so|others?|any|anything|something|whatever|similar|plus|moins|autres?|both|neither)\b)/;
const choosing =
  '(?:use|choose|pick|select|take|adopt|go (?:with|for)|switch to|move to|migrate to|keep|prefer|buy|build|stay|standardi[sz]e on|rewrite|refactor|fix|ship|release|launch|wait|hire|rent|host|deploy|utiliser|choisir|prendre|adopter|passer|migrer|garder|preferer|acheter|construire|rester|reecrire|corriger|refactoriser|livrer|sortir|lancer|attendre|embaucher|louer|heberger|deployer|prend|garde|choisit|utilise|passe|reste|livre|achete|attend|gardons|prenons|choisissons)';
/** What a table deliberates on: one of these, or the other. */
const deliberates = new RegExp(
  `(?:^|[,:;] )(?:(?:should|shall|do|will|would) (?:we|i|they) (?:rather |now |really )?${choosing}\\b|(?:est-ce qu'(?:on|il)(?: (?:doit|devrait|faut|faudrait))?|faut-il|faudrait-il|doit-on|devons-nous|devrait-on|devrions-nous|dois-je|on|nous)(?: (?:doit|devrait|devons|plutot))? ${choosing}\\b|(?:vaut|vaudrait)-il mieux |is it better to |are we better off )|^(?:should|shall) (?:we|i|they) [\\w-]+ $|^(?:faut-il|doit-on) [\\w-]+ $`,
);
const between =
  /^(?:is|are) .* or .* (?:better|best|preferable|cheaper|faster|safer)\b|\b(?:choice|choix) (?:between|entre) |(?:^|[,:;] )(?:between|entre) .* (?:and|et) |\b(?:choose|decide|pick|choisir|trancher|decider) (?:between|entre) /;
/** One of these, and it is a whole sentence: an "or" in it may stand anywhere. */
const sentence =
  /\b(?:is|are|was|were|has|have|had|does|do|did|should|must|will|would|can|could|may|we|i|you|they|he|she|it|est|sont|ont|doit|doivent|peut|peuvent|sera|va|vont|on|nous|vous|il|elle|ils|elles|je|tu)\b/;
const mostWords = 14;

function namesOptions(text: string, asks: boolean, isAlone: boolean): boolean {
  if (between.test(text) && asks) return true;
  const found = or.exec(text);
  if (!found) return false;
  if (asks && deliberates.test(text.slice(0, found.index + 1))) return true;
  if (/^(?:which|quel(?:le)?s?|lequel|laquelle)\b/.test(text)) return true;
  if (isOpen(text)) return /^(?:what|where|que|qu'|en-quel-lieu)/.test(text) && isListedIn(text);
  const short = text.split(' ').length <= mostWords;
  return short && (asks || isAlone) && !sentence.test(text);
}

/** "What is better: tabs or spaces?" names them behind a sign; "What happens when a user or an admin leaves?" names none. */
const isListedIn = (text: string): boolean => {
  const list = /[:,—–] ?([^:]*)$/.exec(text)?.[1] ?? '';
  return or.test(` ${list}`) && list.split(' ').length <= 8;
};

/** The words as they were written: folding lost their accents and capitals. */
function spelled(words: string, text: string): string {
  const all = text.trim().split(/[\s\u00a0\u202f]+/u);
  const many = words.split(' ').length;
  for (let at = 0; at + many <= all.length; at++) {
    const some = all.slice(at, at + many).join(' ');
    if (folded(some).includes(words)) return some.replaceAll(/^[\p{P}\p{S}]+|[\p{P}\p{S}]+$/gu, '');
  }
  return words;
}
