/** Documents, changes, pages, and the places that blocking issues name. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { bodyOf } from '../../src/core/forms/body.ts';
import { documentText } from '../../src/core/forms/document.ts';
import { readPlace } from '../../src/core/forms/fields/places.ts';
import { codes, readAs } from '../support/readAs.ts';

describe('§7 the readers of documents, changes and pages', () => {
  it('documents: a title and the sections; code blocks hold no headings', () => {
    for (const form of ['outline', 'draft', 'plan', 'frame'] as const) {
      const reading = readAs(
        form,
        '# The index\n\n## Goals\ntext\n\n```\n# not one\n```\n\n### Détails ###\n\nRisks\n-----\nx',
      );
      assert.deepEqual(reading, {
        form,
        title: 'The index',
        headings: ['Goals', 'Détails', 'Risks'],
        problems: [],
      });
    }
  });

  it('documents: an empty one is missing, a whole one in a code block is unwrapped, a note to a person is not in it', () => {
    assert.deepEqual(codes(readAs('draft', ' \n')), ['empty', 'document-missing']);
    assert.deepEqual(codes(readAs('draft', '**Acknowledged**: yes')), ['document-missing']);
    const wrapped = '```markdown\n# The index\n\ntext\n```';
    assert.equal(readAs('draft', wrapped).title, 'The index');
    assert.equal(documentText(wrapped), '# The index\n\ntext');
    assert.equal(documentText('**Pris en compte** : oui\n\n# Le plan\n\ntexte'), '# Le plan\n\ntexte');
  });

  const diff = '--- a/src/a.ts\n+++ b/src/a.ts\n@@ -1,2 +1,3 @@\n one\n+ ```\n two';
  const changes: Record<string, string> = {
    'a diff block': `**Summary:** Adds a line.\n\n\`\`\`diff\n${diff}\n\`\`\``,
    'a block without a name': `Adds a line.\n\n\`\`\`\n${diff}\n\`\`\`\n\nThat is all.`,
    'a patch block that is left open': `Adds a line.\n\n~~~patch\n${diff}`,
    'no block at all': `Adds a line.\n\n${diff}\n\`\`\`\nThat is all.`,
    French: `**Résumé :** Adds a line.\n\`\`\`diff\n${diff}\n\`\`\``,
  };
  for (const [name, text] of Object.entries(changes))
    it(`change: ${name}`, () => {
      assert.deepEqual(readAs('change', text), {
        form: 'change',
        diff,
        files: ['src/a.ts'],
        summary: 'Adds a line.',
        problems: [],
      });
    });

  it('change: new, deleted, renamed and several files; without a diff it says so', () => {
    const several =
      '```diff\ndiff --git a/x.md b/y.md\nsimilarity index 100%\nrename from x.md\nrename to y.md\n```\nand\n```diff\n--- /dev/null\n+++ b/new.md\t2026-02-08\n@@ -0,0 +1 @@\n+a\n--- a/old.md\n+++ /dev/null\n@@ -1 +0,0 @@\n-a\n```';
    assert.deepEqual(readAs('change', several).files, ['y.md', 'new.md', 'old.md']);
    assert.deepEqual(codes(readAs('change', 'I would change it.\n\n```ts\nconst a = 1;\n```')), [
      'diff-missing',
    ]);
  });

  it('page: TL;DR, actions and five hundred words, code not counted', () => {
    const page = (words: number) =>
      `# Brief\n\n## TL;DR\nDo it.\n\n## Why\n${'mot '.repeat(words - 9)}\n\n\`\`\`\nnot counted at all\n\`\`\`\n\n## Actions\n- @henry: go`;
    const reading = readAs('page', page(500));
    assert.deepEqual(reading, {
      form: 'page',
      words: 500,
      tldr: 'Do it.',
      actions: ['@henry: go'],
      problems: [],
    });
    assert.deepEqual(readAs('page', page(501)).problems, [{ code: 'over-a-page', detail: '501' }]);
  });

  for (const [name, text] of Object.entries({
    'bold with a dash': '**TL;DR** — Do it.\n\n**Action items:**\n1. go',
    French: '## En bref\nDo it.\n\n## Points d’action\n- go',
    'bold with a colon': '**TL;DR:** Do it.\n\n**Next steps**\n- go',
    'the French seed': "### TL;DR :\nDo it.\n\n### Points d'action :\n* go",
  }))
    it(`page: ${name}`, () => {
      const reading = readAs('page', text);
      assert.deepEqual([reading.tldr, reading.actions, reading.problems], ['Do it.', ['go'], []]);
    });

  it('page: says when its TL;DR or its actions are missing', () => {
    assert.deepEqual(codes(readAs('page', '# A\n\nProse.')), ['tldr-missing', 'actions-missing']);
  });

  it('the body of every form hides no sentence', () => {
    for (const form of [
      'turn',
      'ballot',
      'qa',
      'matrix',
      'outline',
      'draft',
      'plan',
      'change',
      'frame',
      'page',
    ] as const)
      for (const words of ['A sentence.', '## Position\nA sentence.', '- ❌ Risks: A sentence.'])
        assert.match(bodyOf(form, `${words}\n\n## Confidence\n4`), /A sentence\./, form);
  });
});

describe('§7 places of blocking issues', () => {
  for (const [words, place] of [
    ['[src/a.ts:12] no test', 'src/a.ts:12'],
    ['no test [src/a.ts:12-20]', 'src/a.ts:12'],
    ['[./docs/mon fichier.md:3] x', 'docs/mon fichier.md:3'],
    ['`src/a.ts:12` no test', 'src/a.ts:12'],
    ['[src/a.ts#L7](x) no test', 'src/a.ts:7'],
    ['src/a.ts:12: no test', 'src/a.ts:12'],
    ['[src/a.ts: line 4] x', 'src/a.ts:4'],
    ['[../secret:1] x', undefined],
    ['[/etc/passwd:1] x', undefined],
    ['[C:\\a:1] x', undefined],
    ['[src/a.ts] x', undefined],
    ['[src/a.ts:0] x', undefined],
    ['at 12:30 it fails', undefined],
    ['no test', undefined],
  ] as const)
    it(`“${words}” names ${place ?? 'none'}`, () => {
      const found = readPlace(words);
      assert.equal(found && `${found.path}:${found.line}`, place);
    });

  it('are kept by the index of their issue, and missed only in a review', () => {
    for (const form of ['challenge', 'final'] as const) {
      const text =
        '- **Vote**: disagree\n**Blocking issues:**\n- no way back\n- [src/a.ts:12] no test\n\n**Recommendation:** go';
      const plain = readAs(form, text);
      assert.deepEqual(plain.blocking, ['no way back', '[src/a.ts:12] no test']);
      assert.deepEqual(plain.places, { 1: { path: 'src/a.ts', line: 12 } });
      assert.deepEqual(codes(plain), []);
      assert.deepEqual(readAs(form, text, { wantsPlaces: true }).problems, [
        { code: 'place-missing', detail: 'no way back' },
      ]);
    }
  });
});
