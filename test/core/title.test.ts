/** A council's title: what people see instead of its question, and what is none. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { isTitle, longestTitle, titleOf } from '../../src/core/councils/briefs/title.ts';
import { reduce } from '../../src/core/reduce.ts';
import { emptyState } from '../../src/core/state.ts';
import { sampleCouncil } from '../support/sampleCouncil.ts';

describe('§7 the title of a council', () => {
  const council = sampleCouncil();
  const convened = reduce(emptyState, { seq: 1, at: 1, event: { type: 'council.convened', council } });
  const renamed = (title: string, from = convened) =>
    reduce(from, {
      seq: from.seq + 1,
      at: 9,
      event: { type: 'council.renamed', council: council.id, by: 'Papa', title },
    });
  const of = (state: typeof convened) => state.councils[council.id];

  const table: [string, string, string | undefined][] = [
    ['a line', 'The cache', 'The cache'],
    ['blanks around it are no part of it', '  The cache ', 'The cache'],
    ['nothing gives the question back', '', undefined],
    ['blanks alone are nothing', '   ', undefined],
    ['the question itself is no title', council.brief.question, undefined],
    ['as long as may be', 'é'.repeat(longestTitle), 'é'.repeat(longestTitle)],
    ['signs of two units count once', '🍽'.repeat(longestTitle), '🍽'.repeat(longestTitle)],
  ];
  for (const [what, given, title] of table)
    it(`${what}`, () => {
      const before = renamed('Before');
      const after = of(renamed(given, before));
      assert.equal(after?.title, title);
      assert.ok(after);
      assert.equal(titleOf(after), title ?? council.brief.question);
      assert.equal(after.id, council.id);
      assert.equal(after.brief, of(convened)?.brief);
    });

  it('what is too long, or more than a line, changes nothing', () => {
    const before = renamed('Before');
    for (const given of ['x'.repeat(longestTitle + 1), 'two\nlines', 'a\ttab', 'a\u2028b', 'bell\u0007']) {
      assert.equal(isTitle(given), false, JSON.stringify(given));
      assert.equal(of(renamed(given, before)), of(before));
    }
  });

  it('the files of a settled council are owed again, because the title stands in them', () => {
    const state = { ...convened, councils: { [council.id]: { ...council, recorded: 'decided' as const } } };
    assert.equal(of(renamed('Other', state))?.recorded, undefined);
    assert.equal(of(renamed('', state))?.recorded, 'decided');
  });
});
