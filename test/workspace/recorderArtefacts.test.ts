/** The files of a council's own in projects/: whole, repeatable, and never over somebody else's words. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, it } from 'mocha';
import type { Council } from '../../src/core/councils/council.ts';
import { realFiles } from '../../src/host/store/home/files.ts';
import { councilPaths } from '../../src/host/store/home/paths.ts';
import { sweep } from '../../src/host/store/home/removeTemporaries.ts';
import { openRecorder } from '../../src/host/store/records/writeRecords.ts';
import { watchedFiles } from '../support/faultyFiles.ts';
import { protocolStories } from '../support/protocolStories.ts';
import { clearScratch, scratchHome, textsUnder } from '../support/scratch.ts';

const failure = Object.assign(new Error('no space left'), { code: 'ENOSPC' });

const inProjects = (home: string): string[] =>
  [...textsUnder(home).keys()].filter((name) => name.startsWith('projects/')).sort();

function madeHome(): string {
  const home = scratchHome();
  mkdirSync(home, { recursive: true });
  return home;
}

/** The same council before anyone has decided. */
function undecided(council: Council): Council {
  const { decision: _decision, endedAt: _endedAt, ...open } = council;
  return { ...open, status: 'decision' };
}

describe('§3 the artefacts of a council', () => {
  afterEach(clearScratch);

  it('are those of its protocol, and the archive links to each', async () => {
    const wanted: Record<string, string[]> = {
      debate: [],
      prd: ['projects/prd-PRD.md'],
      engineering: ['projects/engineering-change.diff', 'projects/engineering-changelog.md'],
      analysis: ['projects/analysis-decision-matrix.md'],
      review: ['projects/review-review.md'],
      synthesis: ['projects/synthesis-synthesis.md'],
      roundtable: [],
    };
    for (const [name, story] of Object.entries(protocolStories)) {
      const home = scratchHome();
      const council = story('en');
      const files = await openRecorder({ home }).record(council);
      assert.deepEqual(inProjects(home), wanted[name], name);
      const archive = readFileSync(councilPaths(home, council.id).archive, 'utf8');
      for (const file of wanted[name] ?? []) {
        assert.ok(archive.includes(`](../${file})`), `${name} links ${file}`);
        assert.ok(files.includes(join(home, file)), `${file} is named as written`);
      }
    }
  });

  it('are not left by a council that was stopped or came to nothing', async () => {
    const home = scratchHome();
    const council = protocolStories.prd('en');
    await openRecorder({ home }).record({ ...council, status: 'stopped' });
    assert.deepEqual(inProjects(home), []);
  });

  it('§7 are a change that git takes', async () => {
    const home = scratchHome();
    await openRecorder({ home }).record(protocolStories.engineering('en'));
    const root = dirname(home);
    mkdirSync(join(root, 'src'));
    writeFileSync(join(root, 'src', 'index.ts'), 'export const index = new Map();\n\n');
    execFileSync('git', ['init', '-q'], { cwd: root });
    execFileSync('git', ['apply', '--check', join(home, 'projects', 'engineering-change.diff')], {
      cwd: root,
    });
  });

  it('say how the council stands, again when it is decided', async () => {
    const home = scratchHome();
    const recorder = openRecorder({ home });
    const path = join(home, 'projects', 'prd-PRD.md');
    await recorder.record(undecided(protocolStories.prd('en')));
    assert.match(readFileSync(path, 'utf8'), /Recommended, not decided/);
    await recorder.record(protocolStories.prd('en'));
    assert.match(readFileSync(path, 'utf8'), /Accepted by Papa/);
    const once = textsUnder(home);
    await recorder.record(protocolStories.prd('en'));
    assert.deepEqual(textsUnder(home), once);
  });

  it('that a person has written in since are left as they are', async () => {
    const home = scratchHome();
    const recorder = openRecorder({ home });
    const path = join(home, 'projects', 'prd-PRD.md');
    await recorder.record(undecided(protocolStories.prd('en')));
    const edited = `${readFileSync(path, 'utf8')}\nOne more point.\n`;
    writeFileSync(path, edited);
    await recorder.record(protocolStories.prd('en'));
    assert.equal(readFileSync(path, 'utf8'), edited);
    assert.deepEqual(inProjects(home), ['projects/prd-PRD.md']);
  });

  it('never take the place of another council’s or a person’s file', async () => {
    const home = scratchHome();
    const recorder = openRecorder({ home });
    const first = protocolStories.prd('en');
    await recorder.record(first);
    const before = readFileSync(join(home, 'projects', 'prd-PRD.md'), 'utf8');
    const second = { ...first, id: '2026-02-09-prd' };
    await recorder.record(second);
    await recorder.record(second);
    assert.equal(readFileSync(join(home, 'projects', 'prd-PRD.md'), 'utf8'), before);
    assert.deepEqual(inProjects(home), ['projects/2026-02-09-prd-PRD.md', 'projects/prd-PRD.md']);
    assert.match(
      readFileSync(councilPaths(home, second.id).archive, 'utf8'),
      /\]\(\.\.\/projects\/2026-02-09-prd-PRD\.md\)/,
    );
  });

  it('are whole or as they were wherever the writing stops, and all there when it is repeated', async () => {
    const council = protocolStories.engineering('fr');
    const wanted = scratchHome();
    await openRecorder({ home: wanted }).record(council);
    const whole = textsUnder(wanted);
    let operations = 0;
    const counted = watchedFiles(realFiles, { before: (_operation, _file, count) => (operations = count) });
    await openRecorder({ home: madeHome(), files: counted }).record(council);
    for (let at = 1; at <= operations; at++) {
      const home = madeHome();
      let dead = false;
      const files = watchedFiles(realFiles, {
        before: (_operation, _file, count) => {
          dead ||= count === at;
          if (dead) throw failure;
        },
      });
      await assert.rejects(openRecorder({ home, files }).record(council), failure);
      for (const [name, text] of textsUnder(home))
        if (!name.endsWith('.tmp')) assert.equal(text, whole.get(name), `${name} after a stop at ${at}`);
      await openRecorder({ home }).record(council);
      sweep(home, realFiles);
      assert.deepEqual(textsUnder(home), whole, `repeated after a stop at ${at}`);
    }
    console.log(`      ${operations} points`);
  });
});
