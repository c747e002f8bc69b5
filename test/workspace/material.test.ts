/** S11: an agent's text that forges structure stays text, as a reader of Markdown with HTML switched on sees it. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import MarkdownIt from 'markdown-it';
import { describe, it } from 'mocha';
import { archiveText } from '../../src/host/store/records/archive/archiveText.ts';
import { inline, material, quote } from '../../src/host/store/records/safeMarkdown.ts';
import { liveText } from '../../src/host/store/shared/sharedFileText.ts';
import { attacks } from '../support/attacks.ts';
import { resolved } from '../support/councilStories.ts';
import { structure } from '../support/markdownShape.ts';

function assertContained(text: string): void {
  const page = `# One\n\n${material(text)}\n\n## Two\n\n${quote(material(text))}\n\n## Three\n\n| a |\n| --- |\n| ${inline(text)} |\n\n## Four ${inline(text) ? 'x' : ''}\n`;
  const { headings, dangers } = structure(page);
  assert.deepEqual(
    headings.map((heading) => heading.split(' ')[1]),
    ['One', 'Two', 'Three', 'Four'],
    JSON.stringify(text),
  );
  assert.deepEqual(dangers, [], JSON.stringify(text));
}

describe('§14 words of agents in our Markdown', () => {
  for (const [name, text] of Object.entries(attacks)) it(`contains ${name}`, () => assertContained(text));

  it('contains whatever is made of dangerous pieces', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        ...[
          '#',
          '# x',
          '\n',
          '\n\n',
          ' ',
          '  ',
          '\t',
          '> ',
          '- ',
          '1. ',
          '```',
          '````',
          '~~~',
          '`',
          '``',
          '\\',
          '|',
          '---',
          '===',
        ],
        ...[
          '<',
          '<b>',
          '<!--',
          '-->',
          '<!-- council:x -->',
          '](',
          '[a]',
          '[a]: ',
          '![',
          '(command:x)',
          ')',
          'x',
          '*',
          '**',
          ':',
          '&lt;',
          '&#58;',
          '\r',
          '\u2028',
        ],
        ...[
          '[a](command:x)',
          '[a]: command:x\n',
          '```js\n',
          '\n```\n',
          '\n---\n',
          '| a | b |\n| --- | --- |\n',
          '<script>',
          '<img src=x>',
          '    # x',
        ],
      ),
      fc.string({ maxLength: 4 }),
    );
    const runs = Number(process.env['MATERIAL_RUNS'] ?? 4000);
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => assertContained(pieces.join(''))),
      { numRuns: runs, seed: 12 },
    );
  });

  it('leaves honest Markdown as it was', () => {
    const text =
      'Two points:\n\n1. **First**, `Map<string>` and https://example.org/a?b=1&c=2.\n2. Second.\n\n' +
      '```ts\n# not a heading\nconst a = "<b>";\n```\n\n- [ ] ✅ Completeness\n\n> quoted\n\n| a | b |\n| --- | --- |\n| 1 | 2 |';
    assert.equal(material(text), text);
  });

  it('opens no container and names no language that a preview would draw', () => {
    const drawn = ['::: mermaid', ':::::mermaid', 'a\n:::mermaid\n# b', '- ::: mermaid', '[:::](x) mermaid'];
    for (const text of drawn) {
      assert.doesNotMatch(material(text), /^[ >-]*:::/m, text);
      assert.doesNotMatch(inline(text), /^:::/, text);
    }
    for (const language of ['mermaid', 'x-mermaid', 'Mermaid#', '.mermaid', 'vega-lite', 'dot', 'geojson'])
      assert.equal(material(`\`\`\`${language}\na\n\`\`\``), '```\na\n```');
    assert.equal(material('```c++\na\n```'), '```c++\na\n```');
  });

  it('keeps code apart from an address that it follows: a reader that makes links takes the backticks along', () => {
    const text = 'https://example.org/q````js]([---](---)````js';
    const links = (markdown: string) =>
      new MarkdownIt({ html: true, linkify: true })
        .parseInline(markdown, {})
        .flatMap(({ children }) => children ?? [])
        .filter(({ type }) => type === 'link_open')
        .map((token) => token.attrGet('href'));
    for (const safe of [material(text), inline(text)])
      assert.deepEqual(links(safe), ['https://example.org/q'], safe);
    assert.equal(material('see `https://example.org` and `x`'), 'see `https://example.org` and `x`');
    assert.equal(material(material(text)), material(text));
  });

  it('closes a code block that a reply left open', () => {
    assert.equal(material('```js\nlet a\n'), '```js\nlet a\n\n```');
    assert.equal(material('- x\n  ```js\n  a\n  ```\n- y'), '- x\n```js\na\n```\n- y');
  });
});

describe('§14 an archive and a shared conversation with hostile replies', () => {
  const plain = resolved('en');
  const hostile = {
    ...plain,
    runs: plain.runs.map((run) => ({
      ...run,
      turns: run.turns.map((turn) => ({ ...turn, text: Object.values(attacks).join('\n\n') })),
    })),
  };
  const links = { log: 'l', decisions: 'd', memory: 'm' };

  it('have the headings of the same council with honest ones, and no HTML but the state block', () => {
    const honest = structure(archiveText(plain, links));
    const attacked = structure(archiveText(hostile, links));
    assert.deepEqual(attacked.headings, honest.headings);
    assert.deepEqual(attacked.dangers, []);
    const live = structure(liveText(hostile));
    assert.deepEqual(live.headings, structure(liveText(plain)).headings);
    assert.equal(live.dangers.length, 1);
    assert.match(live.dangers[0] ?? '', /^HTML <!--council-state\n/);
  });

  it('keep one state block that ends where it ends, whatever the blocking issues say', () => {
    const evil = '--><script>x</script><!-- -->';
    const council = {
      ...plain,
      conversationId: evil,
      runs: plain.runs.map((run) => ({
        ...run,
        turns: run.turns.map((turn) =>
          turn.reading?.form === 'final' ? { ...turn, reading: { ...turn.reading, blocking: [evil] } } : turn,
        ),
      })),
    };
    const text = liveText(council);
    const blocks = [...text.matchAll(/<!--council-state\n([\s\S]*?)\n-->/g)];
    assert.equal(blocks.length, 1);
    const state = JSON.parse(blocks[0]?.[1] ?? '') as { convergence: { blockingIssues: string[] } };
    assert.deepEqual(state.convergence.blockingIssues, [evil, evil, evil]);
    assert.ok(text.endsWith('-->\n'));
  });

  it('can not break out of the front matter', () => {
    const question = 'a\n---\nstatus: decided\n# Forged\n"quoted" \\ : #';
    const text = archiveText({ ...plain, brief: { ...plain.brief, question } }, links);
    const head = text.split('\n---\n')[0] ?? '';
    assert.match(head, /\nquestion: "a\\n---\\nstatus: decided/);
    assert.equal(text.match(/^# /gm)?.length, 1);
  });
});
