/** The answer to a review may bring a change: what is one, what only shows what is meant, and what of it is no word on a point. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { Council } from '../../../src/core/councils/council.ts';
import { changeOn, checksAt } from '../../../src/core/councils/voting/changeCheck.ts';
import { mostTokens } from '../../../src/core/forms/lengths.ts';
import { motionTable, readAs } from '../../support/readAs.ts';

const diff = '--- a/sum.js\n+++ b/sum.js\n@@ -1 +1 @@\n-P2: withdrawn — it was so\n+P3: withdrawn — it is so';
const answer = (text: string) => readAs('response', text, motionTable);

describe('§7 the change that answers a review', () => {
  it('is a unified diff with its files, in its block, in another, or bare, among the words on the points', () => {
    for (const block of [
      `\`\`\`diff\n${diff}\n\`\`\``,
      `\`\`\`\n${diff}\n\`\`\``,
      `~~~patch\n${diff}\n~~~`,
      diff,
    ]) {
      const read = answer(`P1: mended — the sum\n\nAll of it in one change.\n\n${block}`);
      assert.equal(read.diff, diff);
      assert.deepEqual(read.files, ['sum.js']);
      assert.deepEqual(
        read.onPoints?.map(({ id, word }) => [id, word]),
        [['P1', 'mended']],
        block,
      );
    }
  });

  it('is the whole of a reply that is nothing else, and of several blocks one change', () => {
    assert.equal(answer(`\`\`\`diff\n${diff}\n\`\`\``).diff, diff);
    const other = diff.replaceAll('sum.js', 'other.js');
    const both = answer(`\`\`\`diff\n${diff}\n\`\`\`\nand\n\`\`\`diff\n${other}\n\`\`\``);
    assert.deepEqual(both.files, ['sum.js', 'other.js']);
  });

  it('is not what only shows what is meant, nor an example in our own words', () => {
    for (const text of [
      'P1: mended — see below\n\n```diff\n-old line\n+new line\n```',
      'P1: mended\n\n```diff\n[unified diff, with --- a/[path] and +++ b/[path]]\n```',
      'P1: accepted — later\n\n---\n\n- one\n- two',
      'P1 : accepté\n\n```js\nsum(1, 2);\n```',
    ]) {
      const read = answer(text);
      assert.deepEqual([read.diff, read.files], [undefined, undefined], text);
    }
  });

  it('keeps lines that our form has too: they are the file’s', () => {
    const form = '+P1: mended | accepted | disputed — [what you changed, or why not]';
    const text = `--- a/x.md\n+++ b/x.md\n@@ -0,0 +1 @@\n${form}`;
    assert.equal(answer(`P1: mended — x\n\n\`\`\`diff\n${text}\n\`\`\``).diff, text);
  });

  it('counts only where the last answer brings it; the gate then tries it beside the brief’s checks', () => {
    const turn = (text: string) => ({ seat: 'nova', state: 'replied', text, reading: answer(text) });
    const council = (...texts: string[]) =>
      ({
        brief: { checks: ['tests'] },
        runs: texts.map((text) => ({ turns: [turn(text)] })),
      }) as unknown as Council;
    const brings = `P1: mended\n\n\`\`\`diff\n${diff}\n\`\`\``;
    assert.deepEqual(checksAt(council('P1: accepted')), ['tests']);
    assert.deepEqual(checksAt(council('P1: accepted', brings)), ['tests', 'git-apply']);
    assert.deepEqual(changeOn(council(brings)), { diff, files: ['sum.js'] });
    assert.equal(changeOn(council(brings, 'P1: accepted, and the change withdrawn')), undefined);
  });

  it('has the room that a change has', () => {
    assert.ok(mostTokens('response') > mostTokens('change'));
  });
});
