/** Reads a vote. Two votes in one line, or none, are unreadable; nothing is ever taken for agreement that is not. */
import { plain } from './fields.ts';
import type { Stance, Vote } from './reading.ts';

const against =
  /\b(disagrees?|disagreed|disagreement|(?:do(?:es)?(?: not|n't)|don't|cannot|can't|not) agree|(?:pas|plus) (?:du tout )?d'accord|(?:en )?desaccord|contre|against|reject|oppose)\b|(?:^|\s)-1\b/g;
const partly =
  /\b(nuances?|nuanced|nuancee?s?|partial(?:ly)?(?: agree)?|partly(?: agree)?|agree partially|agree in part|en partie(?: d'accord)?|partiel(?:lement)?(?: d'accord)?|d'accord en partie|mixed)\b/g;
/** "I do not fully agree" is no agreement, however far apart its words stand. */
const negated =
  /(?:\b(?:not|never|no|nor|hardly|unable|without|pas|plus|jamais|sans|aucunement)\b|n't\b)[^.;:—–|]*\b(?:agree|d'accord)/;
const infavour = /\b(agrees?|agreed|d'accord|pour|approuve|approve|yes|oui)\b|\+1\b/g;

/** The vote that a value states, or 'unreadable'. */
export function readVote(value: string): Vote {
  let rest = plain(value.slice(0, 300))
    // What the vote is about may be repeated in brackets; it is not part of the vote.
    .replace(/\([^)]*\)/g, ' ')
    .replace(/[*_`"“”«».,;!]/g, ' ');
  // The form asks whether one answer can be supported: a bare no is an answer to that.
  if (/^\s*(?:no|non)\s*$/.test(rest)) return 'disagree';
  const found: Vote[] = [];
  const take = (pattern: RegExp, vote: Vote) => {
    const without = rest.replace(pattern, ' ');
    if (without !== rest) found.push(vote);
    rest = without;
  };
  take(against, 'disagree');
  take(partly, 'nuance');
  if (negated.test(rest)) return 'unreadable';
  take(infavour, 'agree');
  return found.length === 1 && found[0] !== undefined ? found[0] : 'unreadable';
}

const stances: [RegExp, Stance][] = [
  [/\b(maintain\w*|maintien\w*|keep)\b/, 'maintain'],
  [/\b(amend\w*|modif\w*)\b/, 'amend'],
  [/\b(contest\w*)\b/, 'contest'],
];

export function readStance(value: string): Stance | undefined {
  const text = plain(value.slice(0, 200));
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
