/** A list in a YAML file is edited line by line: what is not meant stays to the letter, and what can't be done is not done. */
import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, it } from 'mocha';
import { parse } from 'yaml';
import {
  addEntries,
  addEntry,
  editEntry,
  type ListShape,
  removeEntry,
} from '../../src/host/declared/edit/listEdit.ts';

const shape: ListShape = {
  list: 'people',
  fields: ['id', 'name', 'role', 'model', 'words', 'parts', 'text'],
  parts: ['parts'],
};

const file = [
  '# Ours',
  'people: # who',
  '  # the first',
  '  - id: a',
  '    name:   A  # as we say',
  '    words: [x, y] # two',
  '',
  '  # about b',
  '  # in two lines',
  '  - id: b # second',
  '    role: "b: role"',
  '',
  '    # why',
  '    parts:',
  '      one: 1 # uno',
  '      two: 2',
  '    text: >',
  '      Long words',
  '      on two lines.',
  '',
  '  - id: c',
  '    words:',
  '      - x # ex',
  '      - y',
  '# The end',
  '',
].join('\n');

/** The file with some of its lines changed, as [line number, new lines]. */
const but = (...changes: [number, ...string[]][]): string => {
  const lines: (string | string[])[] = file.split('\n');
  for (const [line, ...text] of changes) lines[line - 1] = text;
  return lines.flat().join('\n');
};
const gone = (from: number, to: number): [number, ...string[]][] =>
  Array.from({ length: to - from + 1 }, (_, n) => [from + n]);

const rows: [string, string | undefined, string][] = [
  [
    'a word is changed in its place',
    editEntry(file, shape, 'a', { name: 'Anna' }),
    but([5, '    name:   Anna  # as we say']),
  ],
  [
    'a word that YAML would misread is quoted',
    editEntry(file, shape, 'b', { role: 'yes: no' }),
    but([11, '    role: "yes: no"']),
  ],
  [
    'a list on one line stays on one line',
    editEntry(file, shape, 'a', { words: ['y', 'z'] }),
    but([6, '    words: [y, z] # two']),
  ],
  [
    'a list in lines keeps the comments of who stays',
    editEntry(file, shape, 'c', { words: ['z', 'x'] }),
    but([23, '      - z'], [24, '      - x # ex']),
  ],
  [
    'a new field goes behind those before it',
    editEntry(file, shape, 'b', { model: 'm' }),
    but([11, '    role: "b: role"', '    model: m']),
  ],
  [
    'a new field goes behind a folded text, before the blank line',
    editEntry(file, { ...shape, fields: [...shape.fields, 'muted'] }, 'b', { muted: true }),
    but([19, '      on two lines.', '    muted: true']),
  ],
  [
    'a part is changed and the others stay',
    editEntry(file, shape, 'b', { parts: { two: 3 } }),
    but([16, '      two: 3']),
  ],
  ['a part is taken out by null', editEntry(file, shape, 'b', { parts: { two: null } }), but([16])],
  [
    'a field whose last part goes goes too',
    editEntry(file, shape, 'b', { parts: { one: null, two: null } }),
    but(...gone(14, 16)),
  ],
  [
    'a field is taken out with its lines, and no comment of others',
    editEntry(file, shape, 'b', { text: undefined }),
    but(...gone(17, 19)),
  ],
  [
    'a folded text becomes a word',
    editEntry(file, shape, 'b', { text: 'Short.' }),
    but([17, '    text: Short.'], [18], [19]),
  ],
  [
    'nothing changes when nothing is asked',
    editEntry(file, shape, 'a', { name: 'A', model: undefined }),
    file,
  ],
  [
    'an entry is taken out with the comment right above it',
    removeEntry(file, shape, 'b'),
    but(...gone(8, 20)),
  ],
  ['the first one too, and no blank line is left behind', removeEntry(file, shape, 'a'), but(...gone(3, 7))],
  ['the last one leaves what comes after it', removeEntry(file, shape, 'c'), but(...gone(21, 24))],
  [
    'a newcomer sits behind the last',
    addEntry(file, shape, { name: 'D', id: 'd', words: ['x'] }),
    but([24, '      - y', '', '  - id: d', '    name: D', '    words: [x]']),
  ],
];

describe('§3 an edit of a list in YAML', () => {
  for (const [name, after, expected] of rows) it(name, () => assert.equal(after, expected));

  it('keeps CRLF and a byte order mark', () => {
    const windows = `\uFEFF${file.replaceAll('\n', '\r\n')}`;
    const after = editEntry(windows, shape, 'a', { name: 'Anna', model: 'm' });
    assert.equal(
      after,
      `\uFEFF${but([5, '    name:   Anna  # as we say', '    model: m']).replaceAll('\n', '\r\n')}`,
    );
  });

  it('takes the last one out of the list and puts another in', () => {
    const one = '# Ours\npeople: # who\n  - id: a\n    name: A\n# The end\n';
    const none = removeEntry(one, shape, 'a');
    assert.equal(none, '# Ours\npeople: [] # who\n# The end\n');
    const again = addEntry(none ?? '', shape, { id: 'b', name: 'B' }) ?? '';
    assert.deepEqual(parse(again), { people: [{ id: 'b', name: 'B' }] });
    for (const comment of ['# Ours', '# who', '# The end']) assert.ok(again.includes(comment), again);
  });

  it('in braces is left to the library, comments kept', () => {
    const braces = '# us\npeople:\n  - { id: a, name: A } # the one\n  - { id: b } # two\n';
    const after = editEntry(braces, shape, 'a', { name: 'B', words: ['x'] }) ?? '';
    assert.deepEqual(parse(after), { people: [{ id: 'a', name: 'B', words: ['x'] }, { id: 'b' }] });
    for (const comment of ['# us', '# the one', '# two']) assert.ok(after.includes(comment), after);
    assert.equal(removeEntry(braces, shape, 'a'), '# us\npeople:\n  - { id: b } # two\n');
  });

  it('that would change what another line means is not made', () => {
    const shared = 'people:\n  - id: a\n    words: &w [x, y]\n  - id: b\n    words: *w\n';
    assert.equal(editEntry(shared, shape, 'a', { words: ['z'] }), undefined);
    assert.equal(removeEntry(shared, shape, 'a'), undefined);
    assert.equal(editEntry(shared, shape, 'b', { words: ['z'] }), shared.replace('*w', '[z]'));
    assert.equal(editEntry('people: [', shape, 'a', { name: 'A' }), undefined);
  });

  it('says exactly what was meant and keeps every comment, whatever the file looks like', () => {
    const word = fc.constantFrom(
      'x',
      'yes',
      '12',
      'a: b',
      '- c',
      '# d',
      "it's",
      'é 🦊',
      '',
      ' lead',
      'two\nlines\n',
    );
    const value = fc.oneof(word, fc.integer(), fc.boolean(), fc.array(word, { maxLength: 3 }));
    const entry = fc.record({ name: word, role: value, model: value, text: word }, { requiredKeys: [] });
    fc.assert(
      fc.property(
        fc.array(entry, { minLength: 1, maxLength: 4 }),
        fc.array(fc.nat(60), { maxLength: 6 }),
        fc.nat(3),
        fc.record({ name: value, role: value, words: fc.array(word), text: word }, { requiredKeys: [] }),
        (entries, comments, pick, changes) => {
          const people = entries.map((one, n) => ({ id: `p${n}`, ...one }));
          const built = addEntries('people: []\n', shape, people) ?? assert.fail('not built');
          assert.deepEqual(parse(built), { people });
          const lines = built.split('\n');
          // A comment between two lines, where it can't be part of a text.
          for (const at of comments)
            if (/^(?: {2}- id| {4}(?:name|role|model|words):)/.test(lines[at] ?? ''))
              lines.splice(at, 0, `${/^ */.exec(lines[at] ?? '')?.[0]}# note ${at}`);
          const text = lines.join('\n');
          assert.deepEqual(parse(text), { people });
          const id = `p${pick % people.length}`;
          const edited = editEntry(text, shape, id, changes) ?? assert.fail('not edited');
          const meant = people.map((one) => (one.id === id ? { ...one, ...changes } : one));
          assert.deepEqual(parse(edited), { people: meant });
          for (const comment of text.match(/# note \d+/g) ?? []) assert.ok(edited.includes(comment));
          const left = removeEntry(text, shape, id) ?? assert.fail('not removed');
          assert.deepEqual(parse(left), { people: people.filter((one) => one.id !== id) });
        },
      ),
      { numRuns: 300 },
    );
  });
});
