/** What the documents point at exists, and nothing in the repository tells of the machine it was written on. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { describe, it } from 'mocha';

const root = path.resolve(import.meta.dirname, '../..');
// Tracked and new files alike, so that a mistake shows before it is committed.
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file && existsSync(path.join(root, file)));
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const documents = files.filter((file) => /^([A-Z]+|docs\/[A-Z]+)\.md$/.test(file));

/** Links, pictures, and paths in backticks that begin with a folder of ours. */
function pointedAt(file: string): string[] {
  const text = read(file);
  const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)[^)]*\)/g)].map((match) =>
    path.join(path.dirname(file), match[1] ?? ''),
  );
  const paths = [...text.matchAll(/`((?:src|test|webview-ui|scripts|bench|docs|media|schemas)\/[\w./-]+)`/g)];
  return [...links, ...paths.map((match) => match[1] ?? '')];
}

describe('documents', () => {
  it('point only at files that exist', () => {
    const missing = documents.flatMap((file) =>
      pointedAt(file)
        .filter((target) => !existsSync(path.join(root, target)))
        .map((target) => `${file} points at ${target}`),
    );
    assert.deepEqual(missing, []);
  });

  it('name commands that package.json has', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = documents.flatMap((file) =>
      [...read(file).matchAll(/npm run ([\w-]+)/g)].map((match) => match[1] ?? ''),
    );
    assert.deepEqual(
      [...new Set(named)].filter((name) => !(name in scripts)),
      [],
    );
  });

  it('tell nothing of the machine they were written on', () => {
    const places = [root, homedir()].map((place) => place + path.sep);
    const told = files
      .filter((file) => /\.(ts|mjs|md|jsonc?|yaml|css|svg)$|^\.[\w/]+$/.test(file))
      .filter((file) => places.some((place) => read(file).includes(place)));
    assert.deepEqual(told, []);
  });
});
