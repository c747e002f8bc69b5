/** A server that miscounts, or says it is somebody else, disturbs nothing but its own turn. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, it } from 'mocha';
import type { Usage } from '../../src/core/councils/council.ts';
import { plausible } from '../../src/host/councils/plausibleUsage.ts';
import { convene } from '../../src/rpc/messages/messages.ts';
import {
  asPuppet,
  isRecorded,
  type OpenTable,
  openTable,
  puppets,
  watchUntil,
} from '../support/openTable.ts';
import { inEveryForm } from '../support/voices.ts';

describe('what a peer tells of its reply', () => {
  const used = (usage: Usage) => plausible({ text: 'Yes.', usage }).usage;

  it('tokens that can be are taken, others are as if nothing were told', () => {
    assert.deepEqual(used({ input: 900, output: 0, cached: 900 }), { input: 900, output: 0, cached: 900 });
    for (const wrong of [-1, 0.5, 1e99, Number.NaN, Number.POSITIVE_INFINITY]) {
      assert.equal(used({ input: wrong, output: 1 }), undefined, `${wrong} read`);
      assert.equal(used({ input: 1, output: wrong }), undefined, `${wrong} written`);
      assert.deepEqual(used({ input: 9, output: 1, cached: wrong }), { input: 9, output: 1 });
    }
    assert.deepEqual(used({ input: 9, output: 1, cached: 10 }), { input: 9, output: 1 });
    const parts = { input: 9, output: 1, cached: 4, stored: 5 };
    assert.deepEqual(used(parts), parts);
    assert.deepEqual(used({ ...parts, stored: 6 }), { input: 9, output: 1 }, 'more than was read');
  });

  it('a name is one line, and not too long a one', () => {
    const named = (model: string) => plausible({ text: 'Yes.', model }).model;
    assert.equal(named(' gpt\n---\n# forged\u0007 '), 'gpt --- # forged');
    assert.equal(named('x'.repeat(10_000))?.length, 200);
    assert.equal(named(' \n'), undefined);
  });
});

describe('§14 a server that lies about its reply', () => {
  let table: OpenTable;
  afterEach(() => table.close());

  it('spends no limit of the council, and earns none', async () => {
    const speak = asPuppet(inEveryForm());
    for (const tokens of [1e12, -1e12]) {
      const lying = puppets((turn) => ({ text: speak(turn), usage: { input: tokens, output: tokens } }));
      table = await openTable({ backends: [lying] });
      const briefText =
        'type: debate\nquestion: Cache it?\nseats: [henry, sage]\nmaxRounds: 1\nbudget: { tokens: 200000 }\n';
      const { id } = await table.client.request(convene, { briefText, attended: false });
      const { head } = await watchUntil(table.client, id, isRecorded);
      assert.equal(head.status, 'recommended');
      const archive = await readFile(join(table.home, 'conseils', `${id}.md`), 'utf8');
      const counted = Number(/tokens: ([^,]+),/.exec(archive)?.[1]);
      assert.equal(counted, 0, 'nothing that can be was told');
      if (tokens > 0) await table.close();
    }
  });
});
