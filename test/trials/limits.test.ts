/** A burst of 429 over a whole table: whoever was asked to wait waits, and answers within its time. */
import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, it } from 'mocha';
import { realClock } from '../../src/host/loop/clock.ts';
import { openAiCompatibleBackend } from '../../src/host/models/openaiCompatible/backend.ts';
import { convene } from '../../src/rpc/messages/messages.ts';
import { type ModelServer, startModelServer } from '../support/modelServer.ts';
import { isRecorded, type OpenTable, openTable, watchUntil } from '../support/openTable.ts';
import { reportTrial, times } from '../support/trials.ts';

const seats = Array.from({ length: 20 }, (_, n) => `seat${n + 1}`);
const identities = seats
  .map(
    (id) =>
      `  - {id: ${id}, name: Seat ${id.slice(4)}, kind: agent, role: member, persona: Says what it sees.}`,
  )
  .join('\n');

describe('§7 R27 a burst of 429 over 20 seats', function () {
  this.timeout(120_000);
  let server: ModelServer | undefined;
  let table: OpenTable | undefined;
  afterEach(async () => {
    await table?.close();
    await server?.close();
  });

  it('is waited out within their time: all have answered, with one probe a window', async () => {
    const burstMs = times(5000, 30_000);
    let began = 0;
    let refused = 0;
    let answered = 0;
    server = await startModelServer({
      fault() {
        began ||= performance.now();
        if (performance.now() - began >= burstMs) {
          answered++;
          return undefined;
        }
        refused++;
        return { status: 429, retryAfter: '1' };
      },
    });
    const backend = openAiCompatibleBackend({
      baseUrl: server.url,
      clock: realClock,
      name: 'puppet',
      model: 'bench',
      atOnce: 8,
    });
    table = await openTable({ backends: [backend] });
    await writeFile(join(table.home, 'identities.yaml'), `identities:\n${identities}\n`);
    await table.reopen();
    const { id } = await table.client.request(convene, { question: 'Cache it?', seats, attended: false });
    const { entries } = await watchUntil(table.client, id, isRecorded);
    const first = entries.filter((entry) => entry.kind === 'turn').filter(({ key }) => key.startsWith('0/'));
    const took = Math.round(performance.now() - began) / 1000;
    assert.deepEqual(
      first.filter(({ state }) => state !== 'replied').map(({ key, absence }) => `${key} ${absence?.detail}`),
      [],
    );
    assert.equal(first.length, 20);
    const windows = burstMs / 1000;
    assert.ok(refused <= 8 + windows, `${refused} were refused in ${windows} windows`);
    reportTrial({
      id: 'R27',
      what: `a burst of 429 with Retry-After 1 for ${windows} s`,
      count: 20,
      result: `all answered; ${refused} refused, ${answered} taken; the council was over after ${took} s`,
    });
  });
});
