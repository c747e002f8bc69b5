/** A file that says the same is not read twice, and what is shared can be changed by nobody. */
import assert from 'node:assert/strict';
import * as z from 'zod';
import { readYaml } from '../../src/host/declared/readYaml.ts';

const Shape = z.strictObject({ name: z.string(), list: z.array(z.string()).optional() });

describe('a file of a person that is read again', () => {
  it('is the same reading while it says the same, and a new one when a letter changes', () => {
    const first = readYaml('name: Nova\n', Shape, 'a.yaml');
    assert.equal(readYaml('name: Nova\n', Shape, 'a.yaml').value, first.value);
    const changed = readYaml('name: Novo\n', Shape, 'a.yaml');
    assert.deepEqual(changed.value, { name: 'Novo' });
    assert.deepEqual(readYaml('name: Nova\n', Shape, 'a.yaml').value, { name: 'Nova' });
  });

  it('is read anew for another schema, another name or another language', () => {
    const Other = z.strictObject({ other: z.string() });
    assert.deepEqual(readYaml('name: Nova\n', Shape, 'a.yaml').problems, []);
    const elsewhere = readYaml('name: Nova\n', Other, 'b.yaml').problems;
    assert.ok(elsewhere.length > 0 && elsewhere.every(({ file }) => file === 'b.yaml'));
    const [english] = readYaml('nome: 1\n', Shape, 'a.yaml').problems;
    const [french] = readYaml('nome: 1\n', Shape, 'a.yaml', 'fr').problems;
    assert.notEqual(english?.message, french?.message);
  });

  it('can be changed by nobody: it is shared', () => {
    const { value, problems } = readYaml('name: Nova\nlist: [a]\n', Shape, 'a.yaml');
    assert.throws(() => value?.list?.push('b'), TypeError);
    assert.throws(() => problems.pop(), TypeError);
  });

  it('is forgotten after a few others', () => {
    const first = readYaml('name: first\n', Shape, 'a.yaml').value;
    for (let n = 0; n < 6; n++) readYaml(`name: n${n}\n`, Shape, 'a.yaml');
    const again = readYaml('name: first\n', Shape, 'a.yaml').value;
    assert.deepEqual(again, first);
    assert.notEqual(again, first);
  });
});
