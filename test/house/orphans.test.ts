/** What nothing uses is found: a file without a reader, a package without an importer. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'mocha';
import { type PlantedHouse, plantHouse } from '../support/plantedFaults.ts';

describe('orphans', function () {
  this.timeout(60_000);
  let house: PlantedHouse;
  let said = '';

  before(async () => {
    house = plantHouse(['package.json', 'knip.jsonc', 'tsconfig.json', 'esbuild.mjs', 'scripts']);
    house.plant('src/cli/main.ts', "import { used } from './used.ts';\nconsole.log(used);\n");
    house.plant('src/cli/used.ts', 'export const used = 1;\nexport const unused = 2;\n');
    house.plant('src/cli/orphan.ts', 'export const orphan = 1;\n');
    said = await house.ask('knip', '--no-progress');
  });

  after(() => house.remove());

  it('a file that nothing imports is found', () => assert.match(said, /src\/cli\/orphan\.ts/));
  it('an export that nothing imports is found', () => assert.match(said, /^unused\b/m));
  it('a dependency that nothing imports is found', () => assert.match(said, /^yaml\b/m));
  it('what is used is left alone', () => assert.doesNotMatch(said, /used\.ts\s*$/m));
});
