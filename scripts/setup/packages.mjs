/** node_modules is what package-lock.json says; nothing is done when it already is. */
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { npm, root, say } from './run.mjs';

const lockFile = path.join(root, 'package-lock.json');
const modules = path.join(root, 'node_modules');
const npmRecord = path.join(modules, '.package-lock.json');
const stamp = path.join(modules, '.a-table-lock');

function current() {
  // A link leads to another clone's packages, which `npm ci` would empty: whoever made it keeps it current.
  if (lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink()) return true;
  if (!existsSync(npmRecord)) return false;
  const digest = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return true;
  return statSync(npmRecord).mtimeMs >= statSync(lockFile).mtimeMs;
}

export async function ensurePackages() {
  if (current()) return;
  say('Installing packages (npm ci, about half a minute) …');
  await npm(['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(stamp, createHash('sha256').update(readFileSync(lockFile)).digest('hex'));
}
