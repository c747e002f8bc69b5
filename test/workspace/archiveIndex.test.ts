/** The list of archived councils: from the heads of the files alone, quickly, and told anew when a file changes. */
import assert from 'node:assert/strict';
import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'mocha';
import type { Council } from '../../src/core/councils/council.ts';
import { homePaths } from '../../src/host/store/home/paths.ts';
import { archiveText } from '../../src/host/store/records/archive/archiveText.ts';
import { archiveIndex } from '../../src/host/store/records/archiveIndex.ts';
import { stories } from '../support/councilStories.ts';
import { motionStories } from '../support/motionCouncils.ts';
import { clearScratch, scratchHome } from '../support/scratch.ts';

const links = { log: 'l', memory: 'm' };

function archives(): { home: string; folder: string; put(council: Council): string } {
  const home = scratchHome();
  const folder = homePaths(home).archives;
  mkdirSync(folder, { recursive: true });
  return {
    home,
    folder,
    put(council) {
      const path = join(folder, `${council.id}.md`);
      writeFileSync(path, archiveText(council, links));
      return path;
    },
  };
}

describe('the index of archives', () => {
  afterEach(clearScratch);

  it('tells how many back the motion of an archived council, and what is open', async () => {
    const { home, put } = archives();
    put(motionStories.departs('en'));
    put({ ...stories.resolved('fr'), id: '2026-02-07-a' });
    const [row, old] = (await archiveIndex(home).rows()).toSorted((a, b) => (a.id < b.id ? 1 : -1));
    const { agree, of, letter, open, departs } = row ?? {};
    assert.deepEqual(
      { agree, of, letter, open, departs },
      { agree: 3, of: 4, letter: 'B', open: 3, departs: true },
    );
    assert.equal(old?.letter, undefined);
    assert.equal(old?.open, undefined);
  });

  it('has a row for each archive, newest first, and none for other files', async () => {
    const { home, folder, put } = archives();
    put({ ...stories.resolved('fr'), id: '2026-02-08-a' });
    put({ ...stories.oneAbsent('en'), id: '2026-02-09-b', createdAt: stories.oneAbsent('en').createdAt + 1 });
    writeFileSync(join(folder, 'notes.md'), '# Mine\n');
    writeFileSync(join(folder, 'other.md'), '---\ntitle: x\n---\n');
    writeFileSync(join(folder, 'open.md'), `---\n${'x'.repeat(5000)}`);
    const rows = await archiveIndex(home).rows();
    assert.deepEqual(
      rows.map(({ id, status, verdict, rehearsal, archivePath }) => ({
        id,
        status,
        verdict,
        rehearsal,
        archivePath,
      })),
      [
        {
          id: '2026-02-09-b',
          status: 'recommended',
          verdict: undefined,
          rehearsal: true,
          archivePath: 'conseils/2026-02-09-b.md',
        },
        {
          id: '2026-02-08-a',
          status: 'decided',
          verdict: 'amend',
          rehearsal: true,
          archivePath: 'conseils/2026-02-08-a.md',
        },
      ],
    );
    assert.equal(rows[1]?.question, 'Faut-il mettre l’index en cache ?');
  });

  it('reads a question of many pages, with CRLF too', async () => {
    const { home, folder, put } = archives();
    const question = 'é '.repeat(9000);
    const council = stories.resolved('en');
    put({ ...council, brief: { ...council.brief, question } });
    writeFileSync(
      join(folder, 'crlf.md'),
      archiveText({ ...council, id: '2026-02-08-crlf' }, links).replaceAll('\n', '\r\n'),
    );
    const rows = await archiveIndex(home).rows();
    assert.equal(rows.find(({ id }) => id === council.id)?.question, question);
    assert.equal(rows.find(({ id }) => id === '2026-02-08-crlf')?.status, 'decided');
  });

  it('notices what was changed and what was deleted, and has no rows without a folder', async () => {
    const { home, put } = archives();
    const index = archiveIndex(home);
    const path = put(stories.injected('en'));
    assert.equal((await index.rows())[0]?.status, 'recommended');
    put(stories.resolved('en'));
    utimesSync(path, 1, 1);
    assert.equal((await index.rows())[0]?.status, 'decided');
    rmSync(path);
    assert.deepEqual(await index.rows(), []);
    assert.deepEqual(await archiveIndex(scratchHome()).rows(), []);
  });

  it('opens 5,000 archives in a moment, and again in less', async () => {
    const { home, folder } = archives();
    const text = archiveText(stories.resolved('en'), links);
    for (let n = 0; n < 5000; n++)
      writeFileSync(
        join(folder, `2026-02-08-q-${n}.md`),
        text.replace('id: 2026-02-08-cache-the-index', `id: 2026-02-08-q-${n}`),
      );
    const index = archiveIndex(home);
    const times: number[] = [];
    for (let n = 0; n < 2; n++) {
      const from = performance.now();
      assert.equal((await index.rows()).length, 5000);
      times.push(Math.round(performance.now() - from));
    }
    console.log(`      5,000 archives: ${times[0]} ms, again ${times[1]} ms`);
  }).timeout(30_000);
});
