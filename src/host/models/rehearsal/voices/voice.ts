/**
 * The shape of a voice: how a seat comes by it, what it looks at, and what it says by occasion, in each language. Every
 * pool holds two lines or more, so that two seats of one voice can share it out. Slots: {act} what is asked, {dont} the
 * other choice, {key} its first noun, {answer} what the council could conclude on, {mine} what this seat proposes,
 * {name} and {at} someone else, {quote} their words, {question} what they asked, {point} a named disagreement, {by} and {said} a person's message,
 * {weeks}. What is not said here comes from the words that all voices share, with this one's {concern} in them.
 */
import type { ChecklistPoint } from '../../../../core/forms/reading.ts';
import type { Language } from '../../../../core/ids.ts';
import type { Pool } from '../grammar/typeset.ts';

export type Side = 'for' | 'against' | 'depends' | 'reframe';

export interface Voice extends Record<Language, Speech> {
  /** Words of a role or a persona that call for this voice. */
  castBy: RegExp;
  /** The point of a checklist that it marks hardest. */
  caresAbout: ChecklistPoint;
}

type Occasion =
  /** What it always comes back to, as a noun phrase; and a paragraph of its own, whatever the side. */
  | 'concern'
  | 'ground'
  /** Answers a quotation, with or against it. */
  | 'accept'
  | 'resist'
  /** After the others: stays with acting, comes over to it, gives up some pace, stays with not acting, hesitates, objects. */
  | 'keep'
  | 'moved'
  | 'slowed'
  | 'rest'
  | 'nuance'
  | 'contest'
  /** What it adds to a proposal to act, and to one to wait; what it contests, blocks on and recommends. */
  | 'step'
  | 'wait'
  | 'point'
  | 'blocking'
  | 'recommend'
  /** The definitive vote: confirms, moves, holds, consents with a reservation. */
  | 'stay'
  | 'move'
  | 'hold'
  | 'bend'
  | 'acknowledge'
  /** A round table: a comment on {quote}, with it, in part, against it. Never addresses anyone by their mark. */
  | 'agrees'
  | 'partly'
  | 'differs'
  /** A direct question to {at}; the answer to {question} that {at} put, which never ends on a question; the ballot. */
  | 'asks'
  | 'answers'
  | 'ballot'
  | 'dissent'
  /** A channel: a first word on what a person asked, and one after {name} has spoken. */
  | 'chatFirst'
  | 'chatThen';

/** `open` takes a side and names what is asked; `because` and `mind` (what would change it) go with it line by line. */
export type Speech = Record<Occasion | `${'open' | 'because' | 'mind'} ${Side}`, Pool>;
