/** The front matter of an archive: everything that DESIGN lists for it, readable by any YAML reader whatever a path is called. */
import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, it } from 'mocha';
import { parse } from 'yaml';
import type { Council } from '../../src/core/councils/council.ts';
import { listArchives } from '../../src/extension/archives/archivesOnDisk.ts';
import { archiveText } from '../../src/host/store/records/archive/archiveText.ts';
import { archiveIndex } from '../../src/host/store/records/archiveIndex.ts';
import { stories } from '../support/councilStories.ts';
import { clearScratch, scratchHome } from '../support/scratch.ts';

const links = { memory: '../memory/2026-02-08.md' };
const hash = 'a'.repeat(64);
const hostile = [
  'plain.ts',
  'a "quoted": {x}.md',
  "it's #1 - [y].md",
  'two\nlines\n---\nid: other.md',
  '-->/<!-- x -->.md',
  '\u2028\u0085\u007f\ufeff.md',
  'tab\there \\ back',
  '  blanks  ',
  'true',
  '~',
  '🪶/é.md',
];

describe('§3 the front matter of an archive', () => {
  afterEach(clearScratch);
  const council: Council = {
    ...stories.resolved('en'),
    rating: 4,
    baseCommit: 'b'.repeat(40),
    cited: hostile.map((path) => ({ path, hash })),
  };
  const matterOf = (text: string): Record<string, unknown> => {
    const [, matter] = /^---\n([\s\S]*?)\n---\n/.exec(text) ?? [];
    return parse(matter ?? '') as Record<string, unknown>;
  };

  it('holds id, mode, status, seats with backend and model, rating, base commit, cited files with hashes, metrics', () => {
    const matter = matterOf(archiveText(council, links));
    assert.equal(matter['id'], council.id);
    assert.equal(matter['mode'], 'debate');
    assert.equal(matter['status'], 'decided');
    assert.equal(matter['rating'], 4);
    assert.equal(matter['baseCommit'], 'b'.repeat(40));
    for (const seat of matter['seats'] as Record<string, unknown>[]) {
      assert.equal(typeof seat['backend'], 'string');
      assert.equal(typeof seat['model'], 'string');
    }
    assert.equal(typeof (matter['metrics'] as Record<string, unknown>)['rounds'], 'number');
    assert.deepEqual(
      matter['cited'],
      hostile.map((path) => ({ path, sha256: hash })),
    );
  });

  it('says nothing of cited files where none was cited', () => {
    const { cited: _cited, ...none } = council;
    assert.equal(matterOf(archiveText(none, links))['cited'], undefined);
  });

  it('is found by the lists of host and editor with as many cited files as a brief can name', async () => {
    const home = scratchHome();
    const many = Array.from({ length: 50 }, (_, at) => ({ path: `${'deep/'.repeat(190)}${at}.ts`, hash }));
    mkdirSync(join(home, 'conseils'), { recursive: true });
    writeFileSync(
      join(home, 'conseils', `${council.id}.md`),
      archiveText({ ...council, cited: many }, links),
    );
    for (const rows of [await archiveIndex(home).rows(), await listArchives(home)])
      assert.deepEqual(
        rows.map(({ id, status, question }) => [id, status, question]),
        [[council.id, 'decided', council.brief.question]],
      );
  });
});
