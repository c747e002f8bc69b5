/** The records of a council whose files are written while the disk fails or the host is killed at any point. */
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'mocha';
import { realFiles } from '../../src/host/store/home/files.ts';
import { councilPaths, homePaths } from '../../src/host/store/home/paths.ts';
import { sweep } from '../../src/host/store/home/removeTemporaries.ts';
import { openRecorder } from '../../src/host/store/records/writeRecords.ts';
import { stories } from '../support/councilStories.ts';
import { watchedFiles } from '../support/faultyFiles.ts';
import { clearScratch, scratchHome, textsUnder } from '../support/scratch.ts';

const failure = Object.assign(new Error('no space left'), { code: 'ENOSPC' });

describe('the recorder', () => {
  afterEach(clearScratch);

  it('writes the archive, the log, the day memory and the decision, and says how many bytes', async () => {
    const home = scratchHome();
    const council = stories.resolved('en');
    await openRecorder({ home }).record(council);
    const texts = textsUnder(home);
    assert.deepEqual([...texts.keys()].sort(), [
      'DECISIONS.md',
      'conseils/2026-02-08-cache-the-index.md',
      'memory/2026-02-08.md',
      'memory/shared/councils/council-2026-02-08-cache-the-index.json',
    ]);
    const turns = council.runs.flatMap((run) => run.turns);
    const said = turns.reduce((sum, turn) => sum + Buffer.byteLength(turn.text ?? ''), 0);
    for (const [name, text] of texts) console.log(`      ${name}: ${Buffer.byteLength(text)} bytes`);
    console.log(`      ${turns.length} turns, ${said} bytes of replies`);
  });

  it('can be repeated: the second time nothing is other than after the first', async () => {
    const home = scratchHome();
    const recorder = openRecorder({ home });
    await recorder.record(stories.resolved('en'));
    const once = textsUnder(home);
    await recorder.record(stories.resolved('en'));
    assert.deepEqual(textsUnder(home), once);
  });

  it('§7 replaces what was only recommended when someone has decided', async () => {
    const home = scratchHome();
    const recorder = openRecorder({ home });
    await recorder.record(stories.injected('en'));
    const { archive } = councilPaths(home, stories.injected('en').id);
    assert.match(readFileSync(archive, 'utf8'), /^status: recommended$/m);
    assert.match(readFileSync(homePaths(home).decisions, 'utf8'), /Recommended, not decided/);
    await recorder.record(stories.resolved('en'));
    assert.match(readFileSync(archive, 'utf8'), /^status: decided$/m);
    const decisions = readFileSync(homePaths(home).decisions, 'utf8');
    assert.match(decisions, /Amended by Papa/);
    assert.equal(decisions.split('<!-- council:').length, 2);
  });

  it('puts the decided archive in place last, also when the disk was slow with the one before', async () => {
    const home = scratchHome();
    mkdirSync(homePaths(home).archives, { recursive: true });
    let syncs = 0;
    let letGo = () => {};
    const slow = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const syncData = async (fd: number) => {
      if (++syncs === 1) await slow;
      await realFiles.syncData(fd);
    };
    const recorder = openRecorder({ home, files: { ...realFiles, syncData } });
    const recommended = recorder.record(stories.injected('en'));
    const decided = recorder.record(stories.resolved('en'));
    // Time enough for the second to overtake, if it were not made to wait.
    await Promise.race([decided, new Promise((resolve) => setTimeout(resolve, 50))]);
    letGo();
    await Promise.all([recommended, decided]);
    const { archive } = councilPaths(home, stories.injected('en').id);
    assert.match(readFileSync(archive, 'utf8'), /^status: decided$/m);
  });

  it('writes no decision for a council that came to none', async () => {
    const home = scratchHome();
    await openRecorder({ home }).record(stories.inconclusive('fr'));
    assert.equal(textsUnder(home).has('DECISIONS.md'), false);
  });

  it('§3 stopped or failing at any file operation leaves whole files, and repeated leaves all of them', async () => {
    const council = stories.resolved('fr');
    const wanted = scratchHome();
    await openRecorder({ home: wanted }).record(council);
    let operations = 0;
    const counted = watchedFiles(realFiles, { before: (_operation, _file, count) => (operations = count) });
    await openRecorder({ home: scratchHome(), files: counted }).record(council);
    const whole = textsUnder(wanted);
    for (let at = 1; at <= operations; at++) {
      const home = scratchHome();
      let dead = false;
      // From this operation on nothing happens any more, as after a kill.
      const files = watchedFiles(realFiles, {
        before: (_operation, _file, count) => {
          dead ||= count === at;
          if (dead) throw failure;
        },
      });
      await assert.rejects(openRecorder({ home, files }).record(council), failure);
      for (const [name, text] of textsSoFar(home))
        if (!name.endsWith('.tmp')) assert.equal(text, whole.get(name), `${name} after a stop at ${at}`);
      await openRecorder({ home }).record(council);
      sweep(home, realFiles);
      assert.deepEqual(textsUnder(home), whole, `repeated after a stop at ${at}`);
    }
    console.log(`      ${operations} points`);
  });

  it('writes many councils at once, each once, in a common file that stays whole', async () => {
    const home = scratchHome();
    const recorder = openRecorder({ home });
    const councils = Array.from({ length: 100 }, (_, n) => ({
      ...stories.resolved('en'),
      id: `2026-02-08-q-${n}`,
    }));
    await Promise.all(councils.map((council) => recorder.record(council)));
    const { decisions, olderDecisions } = homePaths(home);
    const all = [decisions, join(olderDecisions, '2026.md')]
      .map((path) => readFileSync(path, 'utf8'))
      .join('');
    for (const { id } of councils) assert.equal(all.split(`<!-- council:${id} -->`).length, 2, id);
  });

  it('goes on with a DECISIONS.md that a person edits in between', async () => {
    const home = scratchHome();
    const recorder = openRecorder({ home });
    const { decisions } = homePaths(home);
    mkdirSync(home, { recursive: true });
    writeFileSync(decisions, '# Nos décisions\r\n\r\nÀ lire avant.\r\n');
    await recorder.record(stories.injected('fr'));
    const edited = `${readFileSync(decisions, 'utf8')}\r\nUne note.`;
    writeFileSync(decisions, edited);
    await recorder.record(stories.resolved('fr'));
    const after = readFileSync(decisions, 'utf8');
    assert.ok(after.startsWith('# Nos décisions\r\n\r\nÀ lire avant.\r\n'));
    assert.ok(after.endsWith('\r\nUne note.'));
    assert.equal(after.replaceAll('\r\n', '').includes('\n'), false);
  });
});

/** A folder that was not made yet holds nothing. */
function textsSoFar(home: string): Map<string, string> {
  try {
    return textsUnder(home);
  } catch {
    return new Map();
  }
}
