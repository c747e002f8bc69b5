/** Reads a vote. Two votes in one line, or none, are unreadable; nothing is ever taken for agreement that is not. */

import type { Stance, Vote } from '../reading.ts';
import { plain } from './bareText.ts';
import { isPlainAgreement } from './plainAgreement.ts';

const against =
  /\b(disagrees?|disagreed|disagreeing|disagreement|(?:do(?:es)?(?: not|n't)|don't|cannot|can't|not) agree|(?:pas|plus) (?:du tout )?d'accord|(?:en )?desaccord|against|rejects?|opposed?)\b|(?:^|\s)-1\b/g;
const partly =
  /\b(nuances?|nuanced|nuancee?s?|partial(?:ly)?(?: agree)?|partly(?: agree)?|agree partially|agree in part|en partie(?: d'accord)?|partiel(?:lement)?(?: d'accord)?|d'accord en partie|mixed)\b/g;
const infavour = /\b(agrees?|agreed|d'accord|approuve|approves?|approved)\b|\+1\b/g;
/** Words of every day in one language or the other: a vote only where the value begins with them. */
const infavourFirst =
  /^\W*(?:i vote |je vote |i am |je suis )?(?:in )?(?:pour|yes|oui|favou?r|favorable|support)\b/;
const againstFirst = /^\W*(?:i vote |je vote |i am |je suis )?contre\b/;
const partlyAlone =
  /^\W*(?:i |je )?(?:vote |am |suis )?(?:for |to )?(?:a |une )?(?:nuances?|nuanced|nuancee?|partial(?:ly)?(?: agree)?|partly(?: agree)?|partiel(?:lement)?|mixed)\s*(?:$|[,;:.—–(-])/;
const againstAlone =
  /^\W*(?:i |je )?(?:vote |strongly |fully |still )*(?:to )?(?:disagree|contre|against|pas d'accord|en desaccord|desaccord)\s*(?:$|[,;:.—–(-])/;
/** "I do not fully agree", "not a nuance": no vote is in words that deny it, however far apart they stand. */
const negated =
  /(?:\b(?:not|never|no|nor|hardly|unable|without|cannot|nobody|pas|plus|jamais|sans|aucun\w*|personne)\b|n't\b)[^.;:—–|]*\b(?:agree|d'accord|disagree|desaccord|nuance|against|contre)/;
/** The question of the form, repeated behind the vote: it is not part of it. */
const question =
  /\((?:can the council|can this go|le conseil peut|peut-?il|cela peut|ceci peut)[^)]{0,200}\)/g;
/** A mark beside the word that says the opposite of it, or the name of whoever voted so. */
const refusing = /[❌✖✗✘❎👎⛔🚫🛑]|[(—–-]\s*(?:@[\p{L}\p{N}_-]+|\p{Lu}\p{L}+(?=\)))\s*\)?\s*$/u;

/** The vote that a value states, or 'unreadable'. */
export function readVote(value: string): Vote {
  const shown = value.slice(0, 1000).replace(/~~[^~\n]{0,200}~~|`/g, ' ');
  const said = plain(shown)
    .replace(question, ' ')
    .replace(/[*_`]|\p{Extended_Pictographic}|\uFE0F/gu, ' ')
    .replace(/[ \t\u00A0\u202F]+/g, ' ')
    .trim();
  const bare = said.replace(/["“”«».,;!]/g, ' ').trim();
  // The form asks whether one answer can be supported: a bare no is an answer to that.
  if (/^(?:no|non)$/.test(bare)) return 'disagree';
  // Whoever begins so has voted, whatever the words behind it speak of.
  if (againstAlone.test(said)) return 'disagree';
  if (partlyAlone.test(said)) return 'nuance';
  const found: Vote[] = [];
  let rest = bare;
  const take = (vote: Vote, ...patterns: RegExp[]) => {
    const without = patterns.reduce((text, pattern) => text.replace(pattern, ' '), rest);
    if (without !== rest) found.push(vote);
    rest = without;
  };
  const isDenied = negated.test(
    rest.replace(against, (words) => (/disagree|desaccord/.test(words) ? words : ' ')),
  );
  take('disagree', against, againstFirst);
  take('nuance', partly);
  take('agree', infavour, infavourFirst);
  const [vote] = found;
  if (found.length !== 1 || vote === undefined) return 'unreadable';
  if (vote === 'agree') return !refusing.test(shown) && isPlainAgreement(said) ? 'agree' : 'unreadable';
  return isDenied ? 'unreadable' : vote;
}

const withChanges =
  /^\W*(?:i )?(?:(?:approved?|approves?|approuve|accept(?:ed)?|lgtm|ok|agree|favorable)\W{0,4}(?:with|avec|after|once|subject to|sous reserve|if|si|modulo|pending)\b|(?:changes? (?:requested|required|needed)|requests? changes?|needs? (?:changes?|work|revision)|(?:changements?|modifications?) (?:demandes?|demandees?|requis|requises)|conditional(?:ly)? approv|nuance))/;
const blocks =
  /^\W*(?:i )?(?:block(?:ed|s)?|bloquee?|bloque|je bloque|reject(?:ed)?|rejete|refuse|do not (?:ship|merge|approve)|not approved|non approuve|disapproved?|veto)\b(?!\s*\?)/;

/** The verdict of a review: approve, approve with changes, block; or a vote in its own words. */
export function readVerdict(value: string): Vote {
  const said = plain(value.slice(0, 400))
    .replace(/[*_`"“”«»]|\p{Extended_Pictographic}|\uFE0F/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (/\|/.test(said) || said.includes('?')) return 'unreadable';
  const unchanged =
    /^\W*(?:approved?|approuve|lgtm|ok)\W{0,4}(?:with (?:no|zero)|without|avec aucun|sans) (?:changes?|remarks?|comments?|changements?|modifications?|reserves?)\W*$/;
  if (unchanged.test(said)) return 'agree';
  if (blocks.test(said))
    return /\b(?:or|ou|unless|sauf si|a moins)\b.{0,20}\bapprou?v/.test(said) ? 'unreadable' : 'disagree';
  if (withChanges.test(said)) return 'nuance';
  if (/^lgtm\W*$/.test(said)) return 'agree';
  return readVote(value.replace(reviewed, ' '));
}

/** A last vote, which on a work is cast in the words of a verdict. */
export function readVoteOnWork(value: string): Vote {
  const vote = readVote(value);
  const isVerdict = /^\W*(?:approv|approuv|block|bloqu)/i.test(value);
  return vote === 'unreadable' && isVerdict ? readVerdict(value) : vote;
}

/** What a verdict is on. */
const reviewed =
  /\b(?:this|the|it all|le|ce|cette|la) (?:change|document|plan|patch|page|draft|work|pr|diff|changement|modification|travail)(?= ?[.!]?$| ?[,;—–(])/i;

/** Denied, asked or conditional before the first stop: none of the three is plainly taken. */
const isDoubtful = (text: string): boolean =>
  /\?|\b(?:not|never|cannot|neither|would|could|might|if|unless|ne|pas|plus|jamais|si|serais|pourrais)\b|n't\b/.test(
    text.split(/[,;.:(—–]/)[0] ?? '',
  );

const stances: [RegExp, Stance][] = [
  [/\b(maintain\w*|maintien\w*|keep)\b/, 'maintain'],
  [/\b(amend\w*|modif\w*)\b/, 'amend'],
  [/\b(contest\w*)\b/, 'contest'],
];

export function readStance(value: string): Stance | undefined {
  const text = plain(value.slice(0, 200));
  if (isDoubtful(text)) return undefined;
  const found = stances.filter(([pattern]) => pattern.test(text));
  return found.length === 1 ? found[0]?.[1] : undefined;
}

/** A number from 1 to 5, as in "4", "4/5" or "Confiance : 4 sur 5". */
export function readConfidence(value: string): number | undefined {
  const digits = /(?:^|[^\d.,])([1-5])(?:\s*(?:\/|sur|of|out of)\s*5)?(?![\d.,]\d|\d)/.exec(
    value.slice(0, 100),
  );
  return digits?.[1] === undefined || /1\s*[-–]\s*5/.test(value) ? undefined : Number(digits[1]);
}
