/** No made file can drift from its source, and no rule can stand without a test: each is tried with a planted fault. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'mocha';
import { type Manifest, textProblems, withContributions } from '../../src/build/manifest.ts';
import type { Rule } from '../../src/build/rule.ts';
import { rules } from '../../src/build/rules.ts';
import { ruleProblems, rulesDocument } from '../../src/build/rulesDocument.ts';
import { schemaFiles } from '../../src/build/schemas.ts';
import { plantHouse } from '../support/plantedFaults.ts';

const root = path.resolve(import.meta.dirname, '../..');
const readJson = <T>(file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as T;

describe('generated files', () => {
  it('package.json declares exactly what contributions.ts says', () => {
    const manifest = readJson<Manifest>('package.json');
    assert.deepEqual(JSON.parse(JSON.stringify(withContributions(manifest))), manifest);
  });

  it('every text of the manifest exists in English and in French, and none is left over', () => {
    const texts = Object.fromEntries(
      ['package.nls.json', 'package.nls.fr.json'].map((file) => [
        file,
        readJson<Record<string, string>>(file),
      ]),
    );
    assert.deepEqual(textProblems(readJson('package.json'), texts), []);
    const planted = { 'package.nls.json': { ...texts['package.nls.json'], 'left.over': 'x' }, empty: {} };
    const problems = textProblems(readJson('package.json'), planted);
    assert.ok(problems.some((problem) => problem.includes('"left.over" is used nowhere')));
    assert.ok(problems.some((problem) => problem.startsWith('empty: no text for')));
  });

  it('the JSON Schemas are those of the readers', () => {
    for (const [file, content] of Object.entries(schemaFiles())) {
      assert.equal(readFileSync(path.join(root, file), 'utf8'), content);
    }
  });

  it('a rule with an empty cell, a missing file or a missing test is refused', () => {
    const file = 'test/house/generated.test.ts';
    const refused: Rule[] = [
      { section: '§1', rule: ' ', file, title: 'generated files' },
      { section: '§1', rule: 'no title', file, title: '' },
      { section: '§1', rule: 'no file', file: 'test/house/nowhere.test.ts', title: 'generated files' },
      { section: '§1', rule: 'no such test', file, title: `${'never '}written` },
    ];
    for (const rule of refused) assert.equal(ruleProblems(root, [rule]).length, 1, rule.rule);
    assert.deepEqual(
      ruleProblems(root, [{ section: '§1', rule: 'a rule', file, title: 'generated files' }]),
      [],
    );
  });

  it('every rule in docs/RULES.md names a test that exists', () => {
    assert.deepEqual(ruleProblems(root, rules), []);
    assert.equal(readFileSync(path.join(root, 'docs/RULES.md'), 'utf8'), rulesDocument(rules));
  });
});

describe('drift', function () {
  this.timeout(30_000);

  it('`npm run generate -- --check` fails when a made file was changed by hand', async () => {
    const house = plantHouse([
      'package.json',
      'package.nls.json',
      'package.nls.fr.json',
      'docs/RULES.md',
      'schemas',
      'src',
      'test',
    ]);
    try {
      house.plant('docs/RULES.md', 'changed by hand\n');
      assert.match(
        await house.ask('node', 'src/build/generate.ts', '--check'),
        /docs\/RULES\.md has drifted/,
      );
      await house.ask('node', 'src/build/generate.ts');
      assert.equal(await house.ask('node', 'src/build/generate.ts', '--check'), '');
    } finally {
      house.remove();
    }
  });
});
