/** The compiler's settings alone keep time, files, the network and the editor out of the core, and the DOM out of the host. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'mocha';
import { type PlantedHouse, plantHouse } from '../support/plantedFaults.ts';

const strangers = [
  ['timers', 'setTimeout(() => {}, 1)'],
  ['the network', "fetch('http://127.0.0.1')"],
  ['the process', 'process.pid'],
  ['the console', "console.log('x')"],
  ['random bytes', 'crypto.randomUUID()'],
  ['the page', 'document.title'],
] as const;

describe('§2 purity, by compiler settings', function () {
  this.timeout(60_000);
  let house: PlantedHouse;
  let said = '';

  before(async () => {
    house = plantHouse(['package.json', 'tsconfig.json', 'src/core/tsconfig.json']);
    for (const [index, [, code]] of strangers.entries())
      house.plant(`src/core/planted${index}.ts`, `export const x = ${code};\n`);
    house.plant(
      'src/core/files.ts',
      "import { readFileSync } from 'node:fs';\nexport const x = readFileSync;\n",
    );
    house.plant('src/core/innocent.ts', 'export const x = Math.max(1, 2);\n');
    house.plant('src/host/page.ts', 'export const x = document.title;\n');
    said =
      (await house.ask('tsc', '-p', 'src/core', '--pretty', 'false')) +
      (await house.ask('tsc', '-p', '.', '--pretty', 'false'));
  });

  after(() => house.remove());

  for (const [index, [what]] of strangers.entries()) {
    it(`the core does not compile with ${what}`, () => {
      assert.match(
        said,
        new RegExp(`src/core/planted${index}\\.ts.*error TS(2304|2552|2580|2584|2503|2591)`),
      );
    });
  }

  it('the core does not compile with files of the disk', () =>
    assert.match(said, /src\/core\/files\.ts.*error TS2591/));
  it('the host does not compile with the page', () =>
    assert.match(said, /src\/host\/page\.ts.*error TS2584/));
  it('the core compiles with what the language itself has', () => assert.doesNotMatch(said, /innocent/));
});
