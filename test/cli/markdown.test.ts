/** Markdown is read in a terminal as people read it: no marks left over, lists hanging, code as it is. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { ansiPaint, noPaint } from '../../src/cli/terminal/paint.ts';
import { markdown } from '../../src/cli/terminal/terminalMarkdown.ts';
import { pageOf } from '../../src/cli/terminal/terminalPage.ts';

const page = pageOf(30, noPaint, 'en');

describe('cli: markdown', () => {
  const cases: [string, string, string[]][] = [
    ['paragraphs are joined and wrapped', 'one\ntwo\n\nthree', ['one two', '', 'three']],
    ['headings stand apart', 'text\n## Why\nbecause', ['text', '', 'Why', 'because']],
    [
      'lists hang',
      '- a b c d e f g h i j k l m n o p\n- two',
      ['• a b c d e f g h i j k l m n', '  o p', '• two'],
    ],
    ['numbers stay', '1. one\n2. two', ['1. one', '2. two']],
    ['quotes are barred', '> said', ['│ said']],
    ['code is not touched', '```\nlet a = **b**;\n```', ['  let a = **b**;']],
    ['bold and italic lose their marks', '**a** _b_ *c* __d__', ['a b c d']],
    ['names with underscores keep them', 'snake_case_name and a*b*c', ['snake_case_name and a*b*c']],
    ['links show where they go', '[docs](https://x.y/z)', ['docs (https://x.y/z)']],
  ];
  for (const [title, given, lines] of cases) {
    it(title, () => assert.deepEqual(markdown(given, page), lines));
  }

  it('paints each word by itself, so that no colour leaks over a line end', () => {
    const lines = markdown('**one two three four five six seven eight**', pageOf(24, ansiPaint, 'en'));
    assert.ok(lines.length > 1);
    for (const line of lines) {
      assert.equal(line.split('\u001b[1m').length, line.split('\u001b[22m').length, JSON.stringify(line));
    }
  });
});
