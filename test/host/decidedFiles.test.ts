/** Who decides is answered when the archive of that decision can be read. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { afterEach, describe, it } from 'mocha';
import { councilPaths } from '../../src/host/store/home/paths.ts';
import { convene, decideCouncil } from '../../src/rpc/messages/messages.ts';
import { hasStatus, openTable, watchUntil } from '../support/openTable.ts';

type Table = Awaited<ReturnType<typeof openTable>>;
let table: Table | undefined;
afterEach(async () => table?.host.close());

describe('§4 a decision', () => {
  it('is acknowledged once its files are written', async () => {
    table = await openTable();
    const { client, home } = table;
    for (const verdict of ['accept', 'reject'] as const) {
      const asked = { question: `Cache it, ${verdict}?`, seats: ['henry', 'sage'], attended: true };
      const { id } = await client.request(convene, asked);
      await watchUntil(client, id, hasStatus('decision'));
      const { status } = await client.request(decideCouncil, { id, verdict, by: 'papa', text: 'Because.' });
      const archive = readFileSync(councilPaths(home, id).archive, 'utf8');
      assert.match(archive, new RegExp(`^status: ${status}$`, 'm'));
    }
  });
});
