/**
 * The shape of a voice: what one temperament says in one language, by occasion. Every pool holds two lines or more, so
 * that two seats of one temperament can share it out. Slots: {act} what is asked, {dont} the other choice, {key} its
 * first noun, {answer} what the council could conclude on, {mine} what this seat proposes, {name} and {at} someone
 * else, {quote} their words, {point} a named disagreement, {by} and {said} a person's message, {weeks}, {share}.
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
}
