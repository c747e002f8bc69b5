/**
 * Every rule of the design that is built, and the test that holds it. `test` is `file › title`: the title is the text of
 * one `it` (or, for generated cases, of one `describe`) in that file.
 */
import { boundaryRules } from './rules/boundaries.ts';

export interface Rule {
  readonly section: `§${number}` | 'house';
  readonly rule: string;
  readonly test: `test/${string}.test.ts › ${string}`;
}

export const rules: readonly Rule[] = [...boundaryRules];
