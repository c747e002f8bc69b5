/** A host killed while a seat is asked again: the next one asks it again, and the answer is kept once. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, afterEach, describe, it } from 'mocha';
import { councilPaths } from '../../src/host/store/home/paths.ts';
import type { Client } from '../../src/rpc/connect/client.ts';
import { connectTo } from '../../src/rpc/connect/connect.ts';
import { convene } from '../../src/rpc/messages/messages.ts';
import { askAgain } from '../../src/rpc/messages/pastMessages.ts';
import { isReady, killHostProcesses, startHostProcess } from '../support/hostProcess.ts';
import { type ModelServer, startModelServer } from '../support/modelServer.ts';
import { isRecorded, watchUntil } from '../support/openTable.ts';
import { clearScratch, scratchHome } from '../support/scratch.ts';
import { readBooks } from '../support/witness.ts';

describe('§2 a host killed while a seat is asked again', function () {
  this.timeout(60_000);
  let server: ModelServer | undefined;
  afterEach(killHostProcesses);
  after(async () => {
    await server?.close();
    clearScratch();
  });

  it('asks it again in the next life: no answer is lost, none is kept twice', async () => {
    let held = false;
    server = await startModelServer({ latencyMs: () => (held ? 60_000 : 1), vote: () => 'agree' });
    const { url } = server;
    const home = scratchHome();
    async function live() {
      const host = startHostProcess({ home, url, serve: true });
      await host.until(isReady);
      const client = await connectTo(home);
      assert.ok(client);
      return { host, client };
    }
    const recorded = (client: Client, id: string) => watchUntil(client, id, isRecorded);

    const first = await live();
    const seats = ['henry', 'sage', 'nova'];
    const { id } = await first.client.request(convene, { question: 'Cache it?', seats, attended: false });
    await recorded(first.client, id);
    held = true;
    const reached = server.when(server.requests() + 1);
    const { ask } = await first.client.request(askAgain, { id, seat: 'sage', at: 'COLLECT', text: 'Why?' });
    await reached;
    first.host.signal('SIGKILL');
    assert.equal(await first.host.ended, 'SIGKILL');

    held = false;
    const second = await live();
    const { entries } = await recorded(second.client, id);
    const turn = entries.find((entry) => entry.key === '0/sage');
    assert.ok(turn?.kind === 'turn');
    assert.deepEqual(
      turn.answers?.map(({ state, askedBy }) => [state, askedBy?.text]),
      [['replied', 'Why?']],
    );
    const { records, problems } = readBooks(home);
    assert.deepEqual(problems, []);
    const events = records.map(({ event }) => event);
    assert.equal(events.filter((event) => event.type === 'turn.replied' && event.again === ask).length, 1);
    const started = events.findLast((event) => event.type === 'host.started');
    assert.ok(started?.type === 'host.started' && started.askedAgain.some((ref) => ref.again === ask));
    assert.match(await readFile(councilPaths(home, id).log, 'utf8'), new RegExp(ask));
  });
});
