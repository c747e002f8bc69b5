/** Files that are otherwise a person's: our entry is replaced as a whole, and not a byte around it changes. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { type EntryPlace, withEntries } from '../../src/host/store/records/markedEntries.ts';

const withEntry = (file: Buffer | undefined, id: string, entry: string, where: EntryPlace): Buffer =>
  withEntries(file, [{ id, entry, where }]) ?? Buffer.alloc(0);

const newestFirst = { title: 'Decisions', order: 'newest-first' } as const;
const newestLast = { title: '2026-02-08', order: 'newest-last' } as const;
const put = (
  file: string | undefined,
  id: string,
  entry: string,
  where: typeof newestFirst | typeof newestLast = newestFirst,
): string => withEntry(file === undefined ? undefined : Buffer.from(file), id, entry, where).toString();

describe('§3 an entry between marks', () => {
  it('begins a file with its title', () => {
    assert.equal(put(undefined, 'a', 'one'), '# Decisions\n\n<!-- council:a -->\none\n<!-- /council:a -->\n');
    assert.equal(put('', 'a', 'one'), put(undefined, 'a', 'one'));
  });

  it('puts the newest first in DECISIONS.md, below what a person wrote on top', () => {
    const once = put('# Ours\n\nAn introduction.\n', 'a', 'one');
    const twice = put(once, 'b', 'two');
    assert.equal(
      twice,
      '# Ours\n\nAn introduction.\n\n<!-- council:b -->\ntwo\n<!-- /council:b -->\n\n<!-- council:a -->\none\n<!-- /council:a -->\n',
    );
  });

  it('puts the newest last in the memory of a day', () => {
    const twice = put(put(undefined, 'a', 'one', newestLast), 'b', 'two', newestLast);
    assert.ok(twice.indexOf('council:a') < twice.indexOf('council:b'));
  });

  it('replaces its own entry where it stands, and writing twice changes nothing', () => {
    const file = put(put(undefined, 'a', 'one'), 'b', 'two');
    const again = put(file, 'a', 'uno');
    assert.equal(again, file.replace('one', 'uno'));
    assert.equal(put(again, 'a', 'uno'), again);
  });

  it('keeps the line ends of the file and a missing last one', () => {
    const file = put('# Ours\r\n\r\nText', 'a', 'one\ntwo');
    assert.equal(
      file,
      '# Ours\r\n\r\nText\r\n\r\n<!-- council:a -->\r\none\r\ntwo\r\n<!-- /council:a -->\r\n',
    );
  });

  it('keeps every byte of a file in another encoding', () => {
    const latin = Buffer.from('# D\xE9cisions\n\n', 'latin1');
    const after = withEntry(latin, 'a', 'é', newestFirst);
    assert.deepEqual(after.subarray(0, latin.length), latin);
    assert.ok(after.includes(Buffer.from('é')));
  });

  it('leaves alone a mark that lost its partner to an edit', () => {
    const broken = '# x\n<!-- council:a -->\nmine now\n<!-- council:b -->\nb\n<!-- /council:b -->\n';
    const after = put(broken, 'a', 'one');
    assert.ok(after.includes('<!-- council:a -->\nmine now\n<!-- council:b -->\nb\n<!-- /council:b -->'));
    assert.equal(put(after, 'a', 'two'), after.replace('\none\n', '\ntwo\n'));
  });

  it('never changes a word outside its marks, whatever a person writes around them', () => {
    const words = fc.string({
      unit: fc.constantFrom('a', 'é', ' ', '\n', '\r\n', '#', '<!--', '-->', '🦊', '<!-- council:z -->'),
      maxLength: 12,
    });
    fc.assert(
      fc.property(
        words,
        words,
        fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 6 }),
        (above, below, ids) => {
          let file = `${above}\n${put(undefined, 'a', 'first')}${below}`;
          for (const id of ids) file = put(file, id, `entry of ${id}`);
          // White space is ours to add between entries; words are not.
          const outside = file
            .replace(/<!-- council:([abc]) -->[\s\S]*?<!-- \/council:\1 -->/g, '')
            .replace(/\s+/g, '');
          assert.equal(outside, `${above}#Decisions${below}`.replace(/\s+/g, ''));
        },
      ),
      { numRuns: 500, seed: 5 },
    );
  });

  it('come to the same when several are put there at once as one after the other', () => {
    const words = fc.string({
      unit: fc.constantFrom('a', ' ', '\n', '\r\n', '# x', '<!-- council:z -->', '<!-- /council:b -->'),
      maxLength: 8,
    });
    const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 4 });
    fc.assert(
      fc.property(words, ids, ids, fc.constantFrom(newestFirst, newestLast), (text, there, more, where) => {
        const news = (list: string[], what: string) =>
          list.map((id) => ({ id, entry: `${what} of ${id}`, where }));
        const file = withEntries(Buffer.from(text), news(there, 'entry'));
        const oneByOne = news(more, 'word').reduce((so, one) => withEntries(so, [one]), file);
        assert.equal(String(withEntries(file, news(more, 'word'))), String(oneByOne));
      }),
      { numRuns: 1000, seed: 7 },
    );
  });
});
