/** The log of a council that a repository brought along: what is no log is refused in words, and harms nothing else. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { afterEach, describe, it } from 'mocha';
import { councilPaths } from '../../src/host/store/home/paths.ts';
import {
  convene,
  decideCouncil,
  getCouncil,
  listCouncils,
  stopCouncil,
} from '../../src/rpc/messages/messages.ts';
import { councilStats } from '../../src/rpc/messages/pastMessages.ts';
import { isRecorded, type OpenTable, openTable, watchUntil } from '../support/openTable.ts';

type Json = Record<string, unknown>;

let table: OpenTable | undefined;
afterEach(async () => {
  await table?.close();
  table = undefined;
});

/** An ended council whose log is then changed, as by a pull. */
async function withLog(
  change: (log: { rounds: { responses: Record<string, { turn: Json }> }[] } & Json) => void,
) {
  table = await openTable();
  const { client, home } = table;
  const { id } = await client.request(convene, {
    question: 'Cache it?',
    seats: ['henry', 'sage'],
    attended: false,
  });
  await watchUntil(client, id, isRecorded);
  const { log } = councilPaths(home, id);
  const whole = await readFile(log, 'utf8');
  const json = JSON.parse(whole) as Parameters<typeof change>[0];
  change(json);
  await writeFile(log, JSON.stringify(json));
  return { id, log, whole, table };
}

describe('§4 the log of a council that a repository brought along', () => {
  it('is refused by its file and by what is wrong, and the home goes on and opens again', async () => {
    const {
      id,
      log,
      whole,
      table: open,
    } = await withLog((json) => {
      Object.assign(json.rounds[0]?.responses.sage?.turn ?? {}, { again: {} });
    });
    for (const ask of [
      () => open.client.request(decideCouncil, { id, verdict: 'accept' }),
      () => open.client.request(getCouncil, { id }),
    ])
      await assert.rejects(ask(), {
        name: 'Refusal',
        message: new RegExp(
          `memory/shared/councils/council-${id}\\.json.*rounds\\.0\\.responses\\.sage\\.turn\\.again`,
        ),
      });
    const { rows } = await open.client.request(listCouncils, {});
    assert.deepEqual(
      rows.map((row) => row.id),
      [id],
    );
    await open.reopen();
    await writeFile(log, whole);
    assert.deepEqual(await open.client.request(decideCouncil, { id, verdict: 'accept' }), {
      status: 'decided',
    });
    await open.reopen();
    assert.equal((await open.client.request(getCouncil, { id })).head.status, 'decided');
  });

  for (const name of ['constructor', '__proto__', 'toString', 'hasOwnProperty'])
    it(`a council called ${name} is one that is not there`, async () => {
      table = await openTable();
      for (const ask of [
        () => table!.client.request(stopCouncil, { id: name }),
        () => table!.client.request(getCouncil, { id: name }),
        () => table!.client.request(decideCouncil, { id: name, verdict: 'accept' }),
      ])
        await assert.rejects(ask(), { name: 'Refusal', message: /There is no council/ });
      await table.reopen();
      assert.deepEqual((await table.client.request(listCouncils, {})).rows, []);
    });

  it('is passed over by the figures of all councils where it is a pipe, a device or a folder', async () => {
    const { log, whole, table: open } = await withLog(() => undefined);
    const counted = async () => (await open.client.request(councilStats, {})).all.councils;
    await writeFile(log, whole);
    assert.equal(await counted(), 1);
    const beside = (name: string) => log.replace(/council-[^/]+$/, `council-2026-01-01-${name}.json`);
    execFileSync('mkfifo', [beside('pipe')]);
    await symlink('/dev/zero', beside('device'));
    await mkdir(beside('folder'));
    assert.equal(await counted(), 1);
  });
});
