/** A shared file that is given up leaves nothing behind: not on disk, and not for the council that gets its place. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { Council } from '../../src/core/councils/council.ts';
import { openDesk } from '../../src/host/store/shared/sharedFiles.ts';
import { memoryFiles } from '../support/memoryFiles.ts';
import { play } from '../support/play.ts';
import { sampleCouncil } from '../support/sampleCouncil.ts';
import { written } from '../support/sharedFile.ts';
import { virtualClock } from '../support/virtualClock.ts';

const path = '/home/live.md';

/** A council whose Sage is asked in the file. */
function asking(id: string): Council {
  const council = sampleCouncil({ id });
  const seats = council.seats.map((seat) => (seat.id === 'sage' ? { ...seat, backend: 'file' } : seat));
  return play({ ...council, seats }).council();
}

function stage() {
  const files = memoryFiles();
  files.makeFolder('/home');
  files.makeFolder('/home/versions');
  const restored: string[] = [];
  const desk = openDesk({
    files,
    clock: virtualClock(),
    log: { debug() {}, info() {}, warn() {}, error() {} },
    versions: '/home/versions',
    lookAgain: () => undefined,
    answered: async () => true,
    restored: async (council) => void restored.push(council),
  });
  const edit = (change: (text: string) => string) =>
    files.put(path, Buffer.from(change(files.read(path).toString())));
  return { files, desk, restored, edit };
}

describe('§8 a shared file that is given up', () => {
  it('leaves no doubt behind: the next council’s file is judged when it was found changed twice', async () => {
    const { files, desk, restored } = stage();
    const [first, second] = [asking('2026-02-14-first'), asking('2026-02-14-second')];
    await desk.write(path, first);
    files.remove(path);
    await desk.look(path, first);
    await desk.forget(path, '2026-02-14-first');
    await desk.write(path, second);
    files.remove(path);
    await desk.look(path, second);
    assert.deepEqual(restored, [], 'perhaps it is half saved');
    await desk.look(path, second);
    assert.deepEqual(restored, ['2026-02-14-second']);
  });

  it('leaves no second name on disk, and keeps what was saved there in the last moment', async () => {
    const { files, desk, edit } = stage();
    const council = asking('2026-02-14-first');
    await desk.write(path, council);
    await desk.look(path, council);
    await desk.write(path, council);
    assert.ok(files.stat(`${path}.before`), 'an editor may still be writing into the file that was replaced');
    files.put(`${path}.before`, Buffer.from('words of the last moment'));
    edit((text) => text);
    await desk.forget(path, '2026-02-14-first');
    assert.equal(files.stat(`${path}.before`), undefined);
    const kept = files.list('/home/versions').map((name) => files.read(`/home/versions/${name}`).toString());
    assert.deepEqual(kept, ['words of the last moment']);
  });

  it('forgets the drafts of a council that is over, and keeps those of one that only changed its place', async () => {
    const { files, desk, edit } = stage();
    const council = asking('2026-02-14-first');
    await desk.write(path, council);
    edit((text) => written(text, 'sage', 'A draft of mine'));
    await desk.look(path, council);
    await desk.forget(path, undefined);
    await desk.write('/home/other.md', council);
    assert.match(files.read('/home/other.md').toString(), /A draft of mine/);
    await desk.forget('/home/other.md', '2026-02-14-first');
    await desk.write(path, council);
    assert.doesNotMatch(files.read(path).toString(), /A draft of mine/);
  });
});
