/**
 * The shape of a voice: what one temperament says in one language, by occasion. Every pool holds two lines or more, so
 * that two seats of one temperament can share it out. Slots: {act} what is asked, {dont} the other choice, {key} its
 * first noun, {answer} what the council could conclude on, {mine} what this seat proposes, {name} and {at} someone
 * else, {quote} their words, {question} what they asked, {doc} a text under review, {point} a named disagreement, {by} and {said} a person's message, {weeks}, {share}.
 */
import type { Side } from './plan.ts';

export type Pool = readonly [string, string, ...string[]];

export interface Voice {
  /** What this temperament always comes back to, as a noun phrase. */
  concern: Pool;
  /** Takes a side and names what is asked. `because` and `mind` go with it line by line: the first with the first. */
  open: Record<Side, Pool>;
  /** Why, right after. */
  because: Record<Side, Pool>;
  /** A paragraph of its own, whatever the side. */
  ground: Pool;
  constraint: Pool;
  acceptance: Pool;
  context: Pool;
  /** Ends "What would change my mind: ". */
  mind: Record<Side, Pool>;
  /** Answers a quotation, with or against it. */
  accept: Pool;
  resist: Pool;
  /**
   * The second paragraph of a challenge: stays with acting, comes over to it, gives up some pace, stays with not
   * acting, hesitates, contests for caution's sake.
   */
  keep: Pool;
  moved: Pool;
  slowed: Pool;
  rest: Pool;
  nuance: Pool;
  contest: Pool;
  /** What it adds to a proposal to act, and to one to wait. */
  step: Pool;
  wait: Pool;
  point: Pool;
  blocking: Pool;
  recommend: Pool;
  /** RESOLVE: confirms, moves, holds, consents with a reservation. */
  stay: Pool;
  move: Pool;
  hold: Pool;
  bend: Pool;
  acknowledge: Pool;
  /** A round table: a comment on {quote}, with it, in part, against it. Never addresses anyone by their mark. */
  agrees: Pool;
  partly: Pool;
  differs: Pool;
  /** A direct question to {at}, and the answer to {question} that {at} put. An answer never ends on a question. */
  asks: Pool;
  answers: Pool;
  /** Says again what was said before. */
  repeats: Pool;
  /** The vote of a round table in one sentence: for the common answer, or against it. */
  ballot: Pool;
  dissent: Pool;
  /** On {doc}, a text under review: it can go on, go on with a mark, go back; and when it has been mended. */
  approve: Pool;
  reserve: Pool;
  refuse: Pool;
  mended: Pool;
  /** The cells of a decision matrix, for acting, for acting small and for staying. */
  matrix: Record<Weighed, Cells>;
  /** Why {best} is before {last}. */
  weighs: Pool;
}

export type Weighed = 'act' | 'small' | 'still';
export type Cells = Record<'pros' | 'cons' | 'cost' | 'risks', Pool>;
