/** How long a reply of each form should be, in words: asked for in the prompts, and what a call's limit of tokens is made of. */
import { mayBringChange } from './changeForm.ts';
import type { FormName } from './reading.ts';

/** Words at most, labels and marks included. Of a change they are about: a diff is as long as it must be. */
export const wordsAsked: Record<FormName, number> = {
  position: 350,
  challenge: 500,
  final: 200,
  synthesis: 1000,
  turn: 450,
  ballot: 150,
  qa: 350,
  matrix: 400,
  outline: 400,
  draft: 1800,
  plan: 800,
  change: 2000,
  frame: 300,
  page: 500,
  review: 600,
  response: 600,
  advocate: 250,
};

/** A word is up to two tokens, marks included; then the same again, since nobody counts as they write. */
const tokensAWord = 4;
/** A diff has more signs than words, and is as long as it must be. */
const tokensOfCode = 12;
/** What a model may think before it writes: most servers count it with the reply, and a thought that is cut is a reply lost. */
const thoughts = 12_288;

/** The most that one call may write, in tokens: far beyond what is asked for, short of a model that does not stop. */
export const mostTokens = (form: FormName): number =>
  thoughts +
  (form === 'change' ? 0 : wordsAsked[form] * tokensAWord) +
  (mayBringChange(form) ? wordsAsked.change * tokensOfCode : 0);

/** In a channel no form is asked for, and a few sentences are: as much as a page is more than enough. */
export const mostTokensInChannel = mostTokens('page');
