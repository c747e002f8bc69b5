/** A record that is whole but can't be reduced: the start names it by its place, and changes nothing. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { StoreError } from '../../src/host/ports/ports.ts';
import { memoryFiles } from '../support/memoryFiles.ts';
import { openToy, reduceToy, toyAfter, toyRecords } from '../support/toyJournal.ts';

describe('§4 a record that can’t be reduced', () => {
  it('stops the start with its segment, line and number, what was thrown and what to do; the home is as it was', async () => {
    const files = memoryFiles();
    const { journal } = await openToy('/home', { files });
    await journal.append(toyRecords(1, 5));
    await journal.close();
    const opened = await openToy('/home', {
      files,
      reduce(state, record) {
        if (record.seq === 3) throw new TypeError('again is not iterable');
        return reduceToy(state, record);
      },
    }).catch((error: unknown) => error);
    assert.ok(opened instanceof StoreError);
    assert.equal(opened.code, 'damaged');
    assert.match(opened.message, /0000000001-000001\.jsonl, line 3, can’t be used.*again is not iterable/);
    assert.match(opened.message, /council doctor --repair/);
    assert.ok(opened.cause instanceof TypeError);
    const { recovery } = await openToy('/home', { files });
    assert.deepEqual(recovery.state, toyAfter(toyRecords(1, 5)));
  });

  it('is not written in the first place where it can’t be put into words: that batch alone is refused, as what it is', async () => {
    const { journal } = await openToy('/home', { files: memoryFiles() });
    const [first, second] = toyRecords(1, 2);
    assert.ok(first && second);
    const cyclic: Record<string, unknown> = {};
    cyclic.self = cyclic;
    const wrong = { ...first, event: cyclic as unknown as typeof first.event };
    const outcomes = await Promise.allSettled([journal.append([wrong]), journal.append([first, second])]);
    assert.deepEqual(
      outcomes.map(({ status }) => status),
      ['rejected', 'fulfilled'],
    );
    assert.ok(outcomes[0]?.status === 'rejected' && outcomes[0].reason instanceof TypeError);
  });
});
