/** No made file can drift from its source: tried with a planted fault. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'mocha';
import { type Manifest, textProblems, withContributions } from '../../src/build/manifest.ts';
import { schemaFiles } from '../../src/build/schemas.ts';
import { plantHouse } from '../support/plantedFaults.ts';

const root = path.resolve(import.meta.dirname, '../..');
const readJson = <T>(file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as T;

describe('§12 generated files', () => {
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
});

describe('drift', function () {
  this.timeout(30_000);

  it('`npm run generate -- --check` fails when a made file was changed by hand', async () => {
    const house = plantHouse(['package.json', 'package.nls.json', 'package.nls.fr.json', 'schemas', 'src']);
    try {
      house.plant('schemas/brief.schema.json', '{}\n');
      assert.match(
        await house.ask('node', 'src/build/generate.ts', '--check'),
        /schemas\/brief\.schema\.json has drifted/,
      );
      await house.ask('node', 'src/build/generate.ts');
      assert.equal(await house.ask('node', 'src/build/generate.ts', '--check'), '');
    } finally {
      house.remove();
    }
  });
});
