/** What is said in English is said in French: by the compiler, tried with planted faults, and of no sentence only in the other's words. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'mocha';
import { plantHouse } from '../support/plantedFaults.ts';

const root = path.resolve(import.meta.dirname, '../..');
const room = 'src/rpc/words';
const files = readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => `${room}/${file}`);
const beginning = /^((?:export )?const \w+: (?:typeof \w+|\w+Words) = \{)$/m;

/** Every sentence of a table by its place in it; functions are given names for whatever they take. */
function sentences(value: unknown, place: string): [string, string][] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, part]) => sentences(part, `${place}.${key}`));
  if (typeof value !== 'function') return [];
  try {
    return sentences(value('Sage', 'Nova', 'Henry', 'Blaise', 'Maman'), place);
  } catch {
    return []; // It takes more than names.
  }
}

describe('words in both languages', function () {
  this.timeout(60_000);

  it('a French table with a word left over, or without one, does not compile', async () => {
    const house = plantHouse(['package.json', 'tsconfig.json', 'src/rpc']);
    const french = files.filter((file) => beginning.test(readFileSync(path.join(root, file), 'utf8')));
    try {
      assert.ok(french.length > 50, `French tables in ${french.length} files`);
      for (const file of french) {
        const source = readFileSync(path.join(root, file), 'utf8');
        house.plant(file, source.replace(beginning, "$1\n  leftOver: 'x',"));
      }
      const leftOver = await house.ask('tsc', '-p', '.', '--pretty', 'false');
      for (const file of french)
        assert.match(leftOver, new RegExp(`${file}\\(.*error TS2353: .*'leftOver' does not exist`));
      for (const file of french) {
        const source = readFileSync(path.join(root, file), 'utf8');
        house.plant(file, source.replace(beginning, '$1 }; const rest = {'));
      }
      const missing = await house.ask('tsc', '-p', '.', '--pretty', 'false');
      for (const file of french) assert.match(missing, new RegExp(`${file}\\(.*error TS(2739|2740|2741)`));
    } finally {
      house.remove();
    }
  });

  it('no sentence of the French tables is the English one', async () => {
    let tables = 0;
    for (const file of files) {
      const module = (await import(path.join(root, file))) as Record<string, unknown>;
      for (const [name, table] of Object.entries(module)) {
        if (typeof table !== 'object' || table === null || !('en' in table && 'fr' in table)) continue;
        tables += 1;
        const english = new Map(sentences(table.en, name));
        const same = sentences(table.fr, name).filter(
          ([place, text]) => text === english.get(place) && (text.match(/\p{L}{3,}/gu)?.length ?? 0) > 4,
        );
        assert.deepEqual(same, []);
      }
    }
    assert.ok(tables > 60, `${tables} tables`);
  });
});
