/** What a person typed: kept until it has arrived, over Escape, failure and reload. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { keepDrafts } from '../../src/extension/councils/unsentWords.ts';

/** The editor's memory of a workspace: what is put there survives a reload. */
function memory(found?: unknown) {
  let kept = found;
  return {
    get: () => (kept === undefined ? undefined : (JSON.parse(JSON.stringify(kept)) as unknown)),
    update: async (_key: string, value: unknown) => {
      kept = value;
    },
  };
}

describe('§12 what a person typed survives Escape, failure and reload', () => {
  it('is kept letter by letter, each box its own, and offered again by the next window', () => {
    const workspace = memory();
    const drafts = keepDrafts(workspace);
    for (const text of ['S', 'Sh', 'Should we?']) drafts.keep('question', text);
    drafts.keep('inject a', 'Mind the cost');
    const after = keepDrafts(workspace);
    assert.equal(after.kept('question'), 'Should we?');
    assert.equal(after.kept('inject a'), 'Mind the cost');
    assert.equal(after.kept('inject b'), '');
  });

  it('is let go when it has arrived, or when the box was emptied', () => {
    const drafts = keepDrafts(memory());
    drafts.keep('question', 'Should we?');
    drafts.arrived('question');
    assert.equal(drafts.kept('question'), '');
    drafts.keep('question', 'Should we?');
    drafts.keep('question', '  ');
    assert.equal(drafts.kept('question'), '');
  });

  it('takes no room without end: the oldest of many boxes give way, and what is no text is nothing', () => {
    const drafts = keepDrafts(memory({ old: 7, question: 'Should we?' }));
    assert.equal(drafts.kept('old'), '');
    for (let n = 0; n < 60; n += 1) drafts.keep(`inject ${n}`, 'words');
    assert.equal(drafts.kept('inject 59'), 'words');
    assert.equal(drafts.kept('inject 3'), '');
    assert.equal(keepDrafts(memory('nonsense')).kept('question'), '');
  });
});
