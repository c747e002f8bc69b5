/** Text is measured as a terminal shows it, and no line is wider than it may be. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { cut, flow, width, wrap } from '../../src/cli/terminal/width.ts';

describe('cli: width', () => {
  const measured: [string, number][] = [
    ['Henry', 5],
    ['🦉 Henry', 8],
    ['⭐', 2],
    ['✓', 1],
    ['❤️', 2],
    ['👩‍💻', 2],
    ['🇫🇷', 2],
    ['é', 1],
    ['日本', 4],
    ['\u001b[1mbold\u001b[22m', 4],
    ['a\u202fb', 3],
  ];
  for (const [text, columns] of measured) {
    it(`${JSON.stringify(text)} takes ${columns} columns`, () => assert.equal(width(text), columns));
  }

  it('wraps at spaces, keeps no-break spaces, and breaks only what can not fit', () => {
    assert.deepEqual(wrap('one two three', 7), ['one two', 'three']);
    assert.deepEqual(wrap('Pourquoi\u202f? Parce', 10), ['Pourquoi\u202f?', 'Parce']);
    assert.deepEqual(wrap('abcdefghij kl', 4), ['abcd', 'efgh', 'ij', 'kl']);
    assert.deepEqual(wrap('', 10), []);
  });

  it('no wrapped, cut or flowed line is wider than the terminal', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 80 });
    fc.assert(
      fc.property(text, fc.integer({ min: 2, max: 60 }), (given, columns) => {
        for (const line of wrap(given, columns)) assert.ok(width(line) <= columns, line);
        assert.ok(width(cut(given, columns)) <= columns);
      }),
      { seed: 7, numRuns: 300 },
    );
    assert.deepEqual(flow(['✓ one', '✓ two', '✓ three'], 14), ['✓ one  ✓ two', '✓ three']);
  });
});
