/** A small project with a real test of its own, and diffs that mend or spoil it. */
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
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

/** The temporary folders that a host of this home works in now. */
export function copiesOf(home: string): string[] {
  const own = `a-table-work-${createHash('sha256').update(resolve(home)).digest('hex').slice(0, 16)}-`;
  return readdirSync(tmpdir())
    .filter((name) => name.startsWith(own))
    .map((name) => join(tmpdir(), name));
}
