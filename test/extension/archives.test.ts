/** Archives are listed without a host, and no path of the workspace leaves its folder. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, it } from 'mocha';
import { archiveRow, headingName, listArchives } from '../../src/extension/archives/archivesOnDisk.ts';
import { looksLikeBrief } from '../../src/extension/convene/isBrief.ts';
import { inside, staysIn } from '../../src/extension/link/insideFolder.ts';

const archive = (status: string, question = 'Which queue?') =>
  `---\nid: 2026-02-08-queue\nmode: debate\nstatus: ${status}\nseats:\n  - id: henry\n    backend: rehearsal\n---\n\n# ${question}\n\n> Accepted\n`;

describe('§14 archives without a host', () => {
  it('are rows by their front matter and first heading', () => {
    assert.deepEqual(archiveRow('conseils/2026-02-08-queue.md', archive('decided')), {
      id: '2026-02-08-queue',
      question: 'Which queue?',
      mode: 'debate',
      status: 'decided',
      rehearsal: true,
      at: Date.UTC(2026, 1, 8),
      archivePath: 'conseils/2026-02-08-queue.md',
    });
  });

  it('take question, time and verdict from the front matter where it has them', () => {
    const text = archive('decided').replace(
      'mode: debate',
      'mode: debate\nquestion: "Which \\"queue\\": Redis?"\nverdict: amend\ncreated: "2026-02-08T10:30:00.000Z"',
    );
    const row = archiveRow('conseils/2026-02-08-queue.md', text);
    assert.equal(row?.question, 'Which "queue": Redis?');
    assert.equal(row?.verdict, 'amend');
    assert.equal(row?.at, Date.UTC(2026, 1, 8, 10, 30));
  });

  it('that are something else are no rows', () => {
    for (const text of ['', '# Notes\n', archive('burning'), '---\nstatus: decided\n---\n'])
      assert.equal(archiveRow('conseils/2026-02-08-x.md', text), undefined);
    assert.equal(archiveRow('conseils/notes.md', archive('decided')), undefined);
  });

  it('S26: are read in time that grows with their length alone', () => {
    const spaces = ' '.repeat(100_000);
    const from = performance.now();
    const row = archiveRow('conseils/2026-02-08-x.md', archive('decided', `Which${spaces}queue?`));
    assert.match(row?.question ?? '', /^Which/);
    archiveRow('conseils/2026-02-08-x.md', archive('decided').replace('debate', `debate${spaces}x`));
    assert.ok(performance.now() - from < 2000, 'seconds for one archive');
  });

  it('are listed newest first, without following links out of the folder', async () => {
    const home = mkdtempSync(path.join(tmpdir(), 'a-table-archives-'));
    try {
      assert.deepEqual(await listArchives(home), []);
      mkdirSync(path.join(home, 'conseils'));
      writeFileSync(path.join(home, 'elsewhere.md'), archive('decided', 'Outside'));
      symlinkSync(path.join(home, 'elsewhere.md'), path.join(home, 'conseils/2026-03-01-link.md'));
      writeFileSync(path.join(home, 'conseils/2026-01-01-old.md'), archive('rejected', 'Old'));
      writeFileSync(path.join(home, 'conseils/2026-02-01-new.md'), archive('decided', 'New'));
      assert.deepEqual(
        (await listArchives(home)).map((row) => row.question),
        ['New', 'Old'],
      );
    } finally {
      rmSync(home, { recursive: true });
    }
  });
});

describe('the heading that an archive opens at', () => {
  it('is named as the preview names it', () => {
    assert.equal(
      headingName('Should we move to Postgres before 2.0?'),
      'should-we-move-to-postgres-before-20',
    );
    assert.equal(headingName('Faut-il passer à TypeScript 7 ?'), 'faut-il-passer-à-typescript-7');
  });
});

describe('paths of the workspace', () => {
  it('stay in their folder', () => {
    assert.equal(inside('/w', 'council'), path.resolve('/w/council'));
    assert.equal(inside('/w', '.'), path.resolve('/w'));
    for (const bad of ['..', '../x', '/etc', 'a/../../x', 'a\0b']) assert.equal(inside('/w', bad), undefined);
  });

  it('§4 lead out of it by no link: at their end, on their way, to nowhere, or where nothing is laid yet', () => {
    const place = mkdtempSync(path.join(tmpdir(), 'a-table-links-'));
    const [folder, outside] = [path.join(place, 'w'), path.join(place, 'outside')];
    try {
      for (const each of [path.join(folder, 'real'), outside]) mkdirSync(each, { recursive: true });
      symlinkSync(outside, path.join(folder, 'out'));
      symlinkSync(path.join(place, 'nowhere'), path.join(folder, 'nowhere'));
      symlinkSync(path.join(folder, 'real'), path.join(folder, 'within'));
      const stays = (name: string) => staysIn(folder, path.join(folder, name));
      for (const good of ['real', 'real/council', 'not/yet', 'within', 'within/council', '.'])
        assert.ok(stays(good), good);
      for (const bad of ['out', 'out/council', 'out/not/yet', 'nowhere', 'nowhere/council'])
        assert.ok(!stays(bad), bad);
    } finally {
      rmSync(place, { recursive: true });
    }
  });

  it('tell a brief by its two required fields', () => {
    assert.ok(looksLikeBrief('yaml', 'type: debate\nquestion: Which?\n'));
    assert.ok(!looksLikeBrief('yaml', 'type: debate\n'));
    assert.ok(!looksLikeBrief('markdown', 'type: debate\nquestion: Which?\n'));
  });
});
