/** Every form there is; one that is added and not listed here does not compile. */
import type { FormName } from '../../src/core/forms/reading.ts';

const every: Record<FormName, true> = {
  position: true,
  challenge: true,
  final: true,
  synthesis: true,
  turn: true,
  ballot: true,
  qa: true,
  matrix: true,
  outline: true,
  draft: true,
  plan: true,
  change: true,
  frame: true,
  page: true,
};

export const formNames = Object.keys(every) as FormName[];
