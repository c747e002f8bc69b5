/** A brief drafted by a model over a real connection: one call, data back, nothing written and nothing started. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { parse } from 'yaml';
import { realClock } from '../../src/host/loop/clock.ts';
import { openAiCompatibleBackend } from '../../src/host/models/openaiCompatible/backend.ts';
import type { TurnRequest } from '../../src/host/ports/ports.ts';
import { draftBrief, stopDraft } from '../../src/rpc/messages/draftMessages.ts';
import { checkBrief, convene, listCouncils } from '../../src/rpc/messages/messages.ts';
import { askHeader } from '../support/ask.ts';
import { type ModelServer, startModelServer } from '../support/modelServer.ts';
import { type OpenTable, openTable, puppets } from '../support/openTable.ts';
import { textsUnder } from '../support/scratch.ts';
import { virtualClock } from '../support/virtualClock.ts';

const question = 'Should we cache the index?';
const drafted = {
  constraints: ['no new service', 'checks: [rm]'],
  format: 'one recommendation: "yes" or "no"',
  acceptance: ['the rollback is described'],
};

describe('§7 a brief drafted by a model', () => {
  let table: OpenTable;
  let server: ModelServer;
  let says = JSON.stringify(drafted);
  let heard: string[] = [];
  let held: Promise<void> | undefined;
  beforeEach(async () => {
    says = JSON.stringify(drafted);
    heard = [];
    held = undefined;
    server = await startModelServer({
      reply: () => says,
      onAsk: (_ask, body) => heard.push(body),
      hold: () => held,
    });
    const backend = openAiCompatibleBackend({ baseUrl: server.url, clock: realClock, headers: askHeader });
    table = await openTable({ backends: [backend], defaultBackend: backend.name });
  });
  afterEach(async () => {
    await table.close();
    await server.close();
  });
  const seen = () => [...textsUnder(table.home)].filter(([name]) => !name.startsWith('.state'));
  const draft = (more: object = {}) => table.client.request(draftBrief, { question, ...more });

  it('is one call to what answers for the orchestrator; it says who drafted and what it took; nothing is written', async () => {
    const before = seen();
    const view = await draft();
    assert.equal(server.requests(), 1);
    assert.deepEqual(
      { constraints: view.constraints, format: view.format, acceptance: view.acceptance },
      drafted,
    );
    assert.equal(view.by.backend, 'openai-compatible');
    assert.equal(view.by.model, 'bench');
    assert.deepEqual(view.usage, { input: 900, output: 200 });
    assert.match(heard[0] ?? '', /who leads a council/);
    assert.deepEqual(seen(), before);
    assert.deepEqual((await table.client.request(listCouncils, {})).rows, []);
  });

  it('comes with the brief that it would be, which says who wrote it, passes the check, and names no checks', async () => {
    const { brief, path } = await draft({ mode: 'review', seats: ['sage', 'nova'] });
    assert.match(brief, /^# Drafted by bench: read it/m);
    const read = parse(brief);
    assert.equal(read.type, 'review');
    assert.deepEqual(read.seats, ['sage', 'nova']);
    assert.deepEqual(read.constraints, drafted.constraints);
    assert.equal(read.format, drafted.format);
    assert.equal(read.checks, undefined);
    assert.match(path, /^briefs\/\d{4}-\d{2}-\d{2}-.*cache.*\.yaml$/);
    assert.deepEqual((await table.client.request(checkBrief, { text: brief })).problems, []);
  });

  it('is taken into a council only when somebody convenes one with it', async () => {
    const { constraints, format, acceptance } = await draft();
    const { briefPath } = await table.client.request(convene, {
      question,
      drafted: { constraints, acceptance, ...(format ? { format } : {}) },
      attended: false,
    });
    const read = parse(readFileSync(join(table.home, briefPath.slice(table.home.length)), 'utf8'));
    assert.deepEqual(read.acceptance, drafted.acceptance);
  });

  it('asks a French question in French', async () => {
    await draft({ question: 'Faut-il mettre l’index en cache avant la livraison ?' });
    assert.match(heard[0] ?? '', /Écris en français/);
  });

  it('what can’t be read is refused with what came; nothing is written', async () => {
    const before = seen();
    says = 'I would simply cache it.';
    await assert.rejects(draft(), /no draft of a brief.*I would simply cache it/);
    assert.deepEqual(seen(), before);
  });

  it('is refused in words where no model answers for the orchestrator', async () => {
    await assert.rejects(draft({ backend: 'rehearsal' }), /No model is at hand.*rehearsal/);
    await assert.rejects(draft({ backend: 'human' }), /No model is at hand.*human/);
    await assert.rejects(draft({ backend: 'nothing' }), /nothing/);
    assert.equal(server.requests(), 0);
  });

  it('ends when the client stops waiting or goes away, and when the host closes', async () => {
    held = new Promise(() => undefined);
    const gone = table.host.client();
    const left = server.when(1).then(() => gone.close());
    await assert.rejects(gone.request(draftBrief, { question }), /stopped/);
    await left;
    for (const end of [() => table.client.request(stopDraft, {}), () => table.host.close()]) {
      const waiting = assert.rejects(draft(), /stopped/);
      await server.when(server.requests() + 1);
      await end();
      await waiting;
    }
  });

  it('ends at the seat’s deadline, asks for an object where the backend can, and says why a call failed', async () => {
    const clock = virtualClock();
    const asked: TurnRequest[] = [];
    let fails = false;
    const late = puppets((turn) => {
      asked.push(turn);
      if (fails) throw new Error('the line is cut');
      return new Promise<never>(() => undefined);
    }, 'late');
    await table.reopen({ backends: [late], defaultBackend: 'late', clock });
    const waiting = assert.rejects(draft(), /gave no draft within \d+ s/);
    while (asked.length === 0) await new Promise((resolve) => setImmediate(resolve));
    assert.equal(asked[0]?.structured?.name, 'brief');
    clock.pass(600_000);
    await waiting;
    assert.equal(asked[0]?.signal.aborted, true);
    fails = true;
    await assert.rejects(draft(), /could not draft: .*the line is cut/);
  });
});
