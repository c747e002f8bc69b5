/** A small project with a real test of its own, and diffs that mend or spoil it. */
import { write } from './repositories.ts';

const sign = { right: '+', wrong: '-' };

export function sumProject(folder: string, sum: keyof typeof sign): void {
  write(folder, 'sum.js', `exports.sum = (a, b) => a ${sign[sum]} b;\n`);
  write(
    folder,
    'sum.test.js',
    "const test = require('node:test');\nconst assert = require('node:assert/strict');\nconst { sum } = require('./sum.js');\ntest('sums', () => assert.equal(sum(1, 2), 3));\n",
  );
}

const turned = (from: string, to: string): string =>
  `--- a/sum.js\n+++ b/sum.js\n@@ -1 +1 @@\n-exports.sum = (a, b) => a ${from} b;\n+exports.sum = (a, b) => a ${to} b;`;

/** Of a wrong sum. */
export const mends = turned('-', '+');
/** Of a right one. */
export const spoils = turned('+', '-');
