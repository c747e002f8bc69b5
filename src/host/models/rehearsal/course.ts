/**
 * The course of a rehearsed round table: who stands how towards whom in which round. A pure function of the seed, the
 * number of seats and of rounds. Some tables agree before their rounds are over, some nearly, some never, and some go
 * round in circles until the vote is forced.
 */
import type { Towards } from '../../../core/forms/reading.ts';
import { chance, hash, pick, shuffle } from './grammar/draw.ts';
import { type Answer, doubtOf, golden, planCouncil } from './plan.ts';

type Outcome = 'strong' | 'soft' | 'none' | 'stuck';

export interface Course {
  outcome: Outcome;
  /** The round from which those who come together stand together. */
  meets: number;
  /** Who does not: in part when the outcome is soft, else against. By place at the table. */
  holdouts: number[];
  /** Who repeats themselves from the third round on. */
  circling: number[];
  /** What those who come together agree on, and what those who do not would do. */
  answer: Answer;
  instead: Answer;
}

/** Spread evenly over neighbouring seeds, so that a handful of them shows every outcome. */
function outcomeOf(seed: number, seats: number): Outcome {
  const drawn = (seed * golden + 0.17) % 1;
  if (drawn < 0.4 || (seats < 3 && drawn < 0.7)) return 'strong';
  if (drawn < 0.64) return seats < 3 ? 'none' : 'soft';
  return drawn < 0.84 ? 'none' : 'stuck';
}

export function planCourse(seed: number, seats: number, rounds: number): Course {
  const outcome = outcomeOf(seed, seats);
  const plan = planCouncil(seed, seats);
  const order = shuffle([...plan.parts.keys()], seed, 'holdouts').sort(
    (a, b) => doubtOf(plan.parts[b]?.side) - doubtOf(plan.parts[a]?.side),
  );
  // Holding out is holding back: a table on which someone does can't itself end on "not now".
  const answer = plan.answer === 'wait' && outcome !== 'strong' ? 'pilot' : plan.answer;
  // Soft consensus needs two thirds; a table that stays apart keeps a third outside, and at least one.
  const outside = Math.max(1, Math.floor(seats / 3));
  const meets = Math.min(Math.max(2, rounds), 2 + (hash(seed, 'meets') % 3));
  return {
    outcome,
    meets,
    holdouts: outcome === 'strong' ? [] : order.slice(0, outcome === 'soft' ? 1 : outside),
    circling: outcome === 'stuck' ? order.slice(0, Math.ceil((seats * 2) / 3)) : [],
    answer,
    instead: pick(answer === 'gate' ? ['wait'] : ['wait', 'gate'], seed, 'instead'),
  };
}

/** The round after the last one. */
export const voting = Number.POSITIVE_INFINITY;

/** How one place at the table stands towards another's latest words in a round. */
export function towards(course: Course, seed: number, me: number, them: number, round: number): Towards {
  const { outcome, meets, holdouts, circling } = course;
  // Whoever goes round in circles does not move either, until the vote makes them.
  const circles = circling.includes(me) && round !== voting;
  const when = circles ? Math.min(round, 2) : round;
  const mine = holdouts.includes(me);
  const theirs = holdouts.includes(them);
  if (when >= meets && !mine && !circles)
    return theirs && outcome !== 'soft' && outcome !== 'strong' ? 'partial' : 'agree';
  if (mine) {
    const far = chance(seed, 'towards', me, them) < 0.6;
    if (outcome === 'soft') return when >= meets && !far && firstOther(me) !== them ? 'agree' : 'partial';
    return far || firstOther(me) === them ? 'disagree' : 'partial';
  }
  const distance = chance(seed, 'distance', Math.min(me, them), Math.max(me, them));
  if (distance < 0.3) return 'agree';
  return distance < 0.55 + 0.2 * (Math.min(when, 4) - 1) ? 'partial' : 'disagree';
}

/** So that a holdout holds out against somebody at least. */
const firstOther = (me: number): number => (me === 0 ? 1 : 0);

/** Is this seat with the common answer in this round? */
export function standsWith(course: Course, me: number, round: number): boolean {
  return ![...course.holdouts, ...course.circling].includes(me) && round >= course.meets;
}
