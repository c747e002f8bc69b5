/** Who may take a journal from whom, by what the holder left behind. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { StoreError } from '../../src/host/ports/ports.ts';
import { claimFence } from '../../src/host/store/journal/fence.ts';
import { type Holder, letGo, ourselves } from '../../src/host/store/journal/holder.ts';
import { storeWords } from '../../src/rpc/words/host/storeWords.ts';
import { memoryFiles } from '../support/memoryFiles.ts';

const folder = '/lock';
const times = { beatMs: 1000, staleMs: 10_000, watchMs: 1 };
const hour = 3_600_000;

/** Claims a journal whose claim 4 says this and last showed itself so long ago. */
async function claimAfter(content: string, ago: number, floor = () => 4): Promise<string> {
  const files = memoryFiles();
  files.makeFolder(folder);
  files.put(`${folder}/000004.json`, content);
  files.touch(`${folder}/000004.json`, Date.now() - ago);
  try {
    const fence = await claimFence(folder, { files, times, floor, say: storeWords.en, onLost() {} });
    const left = files.list(folder);
    fence.release();
    return `fence ${fence.number}, ${left.join()}`;
  } catch (error) {
    return (error as StoreError).code;
  }
}

function holder(changes: Partial<Holder>): string {
  const we = ourselves();
  letGo(we);
  return JSON.stringify({ ...we, pid: process.ppid, started: '', ...changes });
}

describe('claiming a journal', () => {
  const taken = 'fence 5, 000005.json';
  const table: [string, () => string, number, string][] = [
    ['a living process that showed itself', () => holder({}), 0, 'locked'],
    ['a living process that is silent for long', () => holder({}), hour, taken],
    ['a living process that is silent since a time to come', () => holder({}), -hour, taken],
    ['a process that is gone', () => holder({ pid: 2 ** 30 }), 0, taken],
    ['a process whose number now belongs to another', () => holder({ started: '1' }), 0, taken],
    [
      'a process of another machine that showed itself',
      () => holder({ machine: 'far', pid: 2 ** 30 }),
      0,
      'locked',
    ],
    ['a process of another machine that is silent', () => holder({ machine: 'far' }), hour, taken],
    ['this very process, which let go but could not remove it', () => holder({ pid: process.pid }), 0, taken],
    ['nobody that can be read, just now', () => '{"pid":', 0, 'locked'],
    ['nobody that can be read, long ago', () => '', hour, taken],
  ];
  for (const [who, content, ago, outcome] of table) {
    it(`held by ${who}: ${outcome === 'locked' ? 'refused' : 'taken over'}`, async () => {
      // Only Linux tells when a process started.
      if (who.includes('now belongs') && process.platform !== 'linux') return;
      assert.equal(await claimAfter(content(), ago), outcome);
    });
  }

  it('takes no number that a segment carries already, even one that came while it looked', async () => {
    let looks = 0;
    const floor = () => (looks++ === 0 ? 4 : 7);
    assert.equal(await claimAfter(holder({ pid: 2 ** 30 }), 0, floor), 'fence 8, 000008.json');
  });

  it('works on a file system without second names', async () => {
    const memory = memoryFiles();
    memory.makeFolder(folder);
    const files = {
      ...memory,
      link() {
        throw Object.assign(new Error('EPERM: link'), { code: 'EPERM' });
      },
    };
    const options = { files, times, floor: () => 0, say: storeWords.en, onLost() {} };
    const fence = await claimFence(folder, options);
    assert.equal(fence.isOurs(), true);
    await assert.rejects(claimFence(folder, options), { code: 'locked' });
    fence.release();
    assert.deepEqual(memory.list(folder), []);
  });
});
