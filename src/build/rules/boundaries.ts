/** Rules of the house itself: what may lean on what, and what the files must be. */
import type { Rule } from '../rules.ts';

export const boundaryRules: readonly Rule[] = [
  {
    section: 'house',
    rule: 'Scripts and tests run on Node 24, whatever Node the machine has',
    test: 'test/house/toolchain.test.ts › runs the tests on Node 24, whatever Node the machine has',
  },
];
