/** Compares a text with the file it should equal. UPDATE_GOLDEN=1 rewrites the file, to be read before it is committed. */
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const folder = join(import.meta.dirname, '..', 'golden');

export function assertGolden(name: string, text: string): void {
  const path = join(folder, name);
  if (process.env['UPDATE_GOLDEN']) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  assert.equal(text, readFileSync(path, 'utf8'), `${name} differs; UPDATE_GOLDEN=1 rewrites it`);
}
