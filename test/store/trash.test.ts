/** A kill at any point of a delete or a restore leaves everything as it was, or is finished by the next start. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { Council } from '../../src/core/councils/council.ts';
import { emptyTrash } from '../../src/host/store/doctor/prune.ts';
import { councilPaths } from '../../src/host/store/home/paths.ts';
import { sweep } from '../../src/host/store/home/removeTemporaries.ts';
import { openRecorder } from '../../src/host/store/records/writeRecords.ts';
import { openTrash } from '../../src/host/store/trash/moveToTrash.ts';
import { briefHash } from '../../src/host/store/trash/trashManifest.ts';
import { watchedFiles } from '../support/faultyFiles.ts';
import { type MemoryFiles, memoryFiles } from '../support/memoryFiles.ts';
import { protocolStories } from '../support/protocolStories.ts';

const home = '/home';
const brief = '# written by the host\n';
const day = 24 * 60 * 60_000;

/** Two councils with an artefact each, the words of a person between their entries, and a brief of the host's. */
async function shelf(): Promise<{ memory: MemoryFiles; council: Council }> {
  const memory = memoryFiles();
  memory.makeFolder(home);
  const recorder = openRecorder({ home, files: memory });
  const [first, second] = [protocolStories.prd?.('en'), protocolStories.analysis?.('fr')];
  assert.ok(first && second);
  const council = { ...first, briefHash: briefHash(brief) };
  await recorder.record(second);
  memory.put('/home/DECISIONS.md', `${memory.read('/home/DECISIONS.md')}\r\nMine: caf\u00e9\r\n`);
  await recorder.record(council);
  memory.makeFolder('/home/briefs');
  memory.put(councilPaths(home, council.id).brief, brief);
  return { memory, council };
}

const texts = (files: MemoryFiles): Map<string, string> =>
  new Map(files.names().map((name) => [name, files.read(name).toString('latin1')]));
const visible = (files: MemoryFiles) =>
  new Map([...texts(files)].filter(([name]) => !name.includes('/.state/')));
const who = { by: 'Papa', at: day, briefIsShared: false };

describe('§4 the trash', () => {
  it('a kill at any point of a delete leaves all, or a deletion that the next start finishes', async () => {
    const { memory, council } = await shelf();
    const before = visible(memory);
    const images: MemoryFiles[] = [];
    const look = () => void images.push(memory.afterKill());
    await openTrash(home, watchedFiles(memory, { before: look, after: look })).put(council, who);
    const after = visible(memory);
    assert.ok([...after].every(([name, text]) => !name.includes('prd') && !text.includes(council.id)));
    let [all, none] = [0, 0];
    for (const image of images) {
      const trash = openTrash(home, image);
      sweep(home, image);
      await trash.finish();
      const now = visible(image);
      if (trash.list().length === 0) {
        all += 1;
        assert.deepEqual(now, before);
        continue;
      }
      none += 1;
      assert.deepEqual(now, after);
      assert.equal((await trash.back(council.id))?.inTheWay.length, 0);
      assert.deepEqual(visible(image), before);
    }
    assert.ok(all > 0 && none > 10, `${all} and ${none}`);
  });

  it('a kill at any point of a restore is finished by the next start, to the byte', async () => {
    const { memory, council } = await shelf();
    const before = visible(memory);
    await openTrash(home, memory).put(council, who);
    const deleted = visible(memory);
    const images: MemoryFiles[] = [];
    const look = () => void images.push(memory.afterKill());
    await openTrash(home, watchedFiles(memory, { before: look, after: look })).back(council.id);
    assert.deepEqual(visible(memory), before);
    assert.deepEqual(
      memory.names().filter((name) => name.includes('/trash/')),
      [],
    );
    let back = 0;
    for (const image of images) {
      const trash = openTrash(home, image);
      sweep(home, image);
      await trash.finish();
      if (trash.list().length === 0) {
        back += 1;
        assert.deepEqual(visible(image), before);
      } else assert.deepEqual(visible(image), deleted);
    }
    assert.ok(back > 10, String(back));
  });

  it('an artefact that a person has changed stays, and is named', async () => {
    const { memory, council } = await shelf();
    const artefact = memory.names().find((name) => name.endsWith('-PRD.md'));
    assert.ok(artefact);
    memory.put(artefact, `${memory.read(artefact)}Mine.\n`);
    const { files, left } = await openTrash(home, memory).put(council, who);
    assert.deepEqual(left, [artefact.slice('/home/'.length)]);
    assert.ok(!files.some((file) => file.startsWith('projects/')));
    assert.match(memory.read(artefact).toString(), /Mine\.\n$/);
  });

  it('§7 pruning empties it after thirty days, and not before', async () => {
    const { memory, council } = await shelf();
    await openTrash(home, memory).put(council, who);
    assert.deepEqual(emptyTrash(home, memory, day + 30 * day), { files: [], bytes: 0 });
    const { files, bytes } = emptyTrash(home, memory, day + 30 * day + 1);
    assert.ok(files.length > 3 && bytes > 1000);
    assert.deepEqual(
      memory.names().filter((name) => name.includes('/trash/')),
      [],
    );
    assert.deepEqual(emptyTrash(home, memory, day + 60 * day), { files: [], bytes: 0 });
  });
});
