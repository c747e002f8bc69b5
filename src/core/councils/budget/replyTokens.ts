/** How long a reply is, about: what money and time are reckoned with before it is there. */
import type { FormName } from '../../forms/reading.ts';

/** Tokens that a reply of each form takes, about. */
export const replyTokens: Record<FormName, number> = {
  position: 400,
  challenge: 500,
  final: 200,
  synthesis: 600,
  turn: 450,
  ballot: 150,
  qa: 400,
  matrix: 500,
  outline: 400,
  draft: 2000,
  plan: 900,
  change: 2500,
  frame: 400,
  page: 700,
  review: 700,
  response: 700,
  advocate: 400,
};
