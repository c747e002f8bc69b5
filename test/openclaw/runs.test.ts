/** An ask is one run at the gateway, whatever breaks on the way to its reply. */
import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'mocha';
import { BackendError } from '../../src/host/ports/ports.ts';
import { turnOfTheLoop } from '../contracts/subject.ts';
import { backendAt } from '../support/openclaw/backendAt.ts';
import { type Gateway, type GatewayOptions, startGateway } from '../support/openclaw/gateway.ts';
import { openclawSeat, turnAfter } from '../support/openclaw/rounds.ts';
import { virtualClock } from '../support/virtualClock.ts';

function held() {
  let letGo = () => {};
  const hold = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return { hold, letGo };
}

describe('§8 OpenClaw: a run', () => {
  let gateway: Gateway;
  afterEach(() => gateway.close());
  const start = async (options: GatewayOptions = {}) => {
    gateway = await startGateway(options);
    return backendAt({ url: gateway.url, times: { waitMs: 20, patienceMs: 150 } });
  };

  it('goes on over a connection that breaks: it is waited for again and asked once', async () => {
    const { hold, letGo } = held();
    const conversation = (await start({ plan: () => ({ hold, text: 'Cache it, behind a flag.' }) })).open(
      'c',
      openclawSeat(),
    );
    const { turn, deltas } = turnAfter([]);
    const sending = conversation.send(turn);
    await gateway.when(1);
    gateway.dropConnections();
    await gateway.whenAdmitted(2);
    letGo();
    assert.equal((await sending).text, 'Cache it, behind a flag.');
    assert.equal(deltas.join(''), 'Cache it, behind a flag.');
    assert.equal(gateway.runs.length, 1);
  });

  it('goes on when the line fell dead without being closed: the gateway no longer ticks', async () => {
    const { hold, letGo } = held();
    await start({ plan: () => ({ hold, text: 'Still here.' }) });
    const clock = virtualClock();
    const times = { firstTokenMs: 3_600_000, idleMs: 3_600_000 };
    const conversation = backendAt({ url: gateway.url, clock, times }).open('c', openclawSeat());
    const sending = conversation.send(turnAfter([]).turn);
    await gateway.whenAsked('agent.wait', 1);
    clock.pass(120_000);
    await gateway.whenEmpty();
    while (gateway.admitted() < 2) {
      clock.pass(10);
      await turnOfTheLoop();
    }
    letGo();
    assert.equal((await sending).text, 'Still here.');
    assert.equal(gateway.runs.length, 1);
  });

  it('that the host before this one began is not begun again', async () => {
    const { hold, letGo } = held();
    const backend = await start({ plan: () => ({ hold }) });
    const dying = backend.open('c', openclawSeat()).send(turnAfter([]).turn);
    dying.catch(() => undefined);
    await gateway.when(1);
    const next = backendAt({ url: gateway.url }).open('c', openclawSeat()).send(turnAfter([]).turn);
    await gateway.whenAsked('agent', 2);
    letGo();
    assert.equal((await next).text, (await dying).text);
    assert.equal(gateway.runs.length, 1);
  });

  it('that ended before the answer was kept is answered from the gateway’s memory', async () => {
    const backend = await start();
    const first = await backend.open('c', openclawSeat()).send(turnAfter([]).turn);
    const again = await backendAt({ url: gateway.url }).open('c', openclawSeat()).send(turnAfter([]).turn);
    assert.deepEqual(again, first);
    assert.equal(gateway.runs.length, 1);
  });

  it('that the host before this one ended when it was stopped, or that failed it, is begun anew', async () => {
    const never = new Promise(() => undefined);
    const plans = [{ hold: never }, { fails: 'The model is overloaded.' }, { text: 'Now.' }];
    const backend = await start({ plan: (_ask, n) => plans[n - 1] });
    const stopping = backend.open('c', openclawSeat());
    const sending = stopping.send(turnAfter([]).turn);
    sending.catch(() => undefined);
    await gateway.when(1);
    await stopping.close();
    await gateway.whenAborted();
    const failing = backendAt({ url: gateway.url }).open('c', openclawSeat());
    await assert.rejects(failing.send(turnAfter([]).turn), /overloaded/);
    const next = backendAt({ url: gateway.url }).open('c', openclawSeat());
    assert.equal((await next.send(turnAfter([]).turn)).text, 'Now.');
    assert.equal(gateway.runs.length, 3);
  });

  it('is another one when a person asks again, or the repair question is asked', async () => {
    const backend = await start();
    const { turn } = turnAfter([]);
    const ask = turn.ask as NonNullable<typeof turn.ask>;
    for (const other of [{ ...ask }, { ...ask, again: 'x1' }, { ...ask, attempt: 2 as const }]) {
      await backend.open('c', openclawSeat()).send({ ...turn, ask: other });
    }
    assert.equal(new Set(gateway.runs.map(({ runId }) => runId)).size, 3);
  });

  it('is waited for again when only our wait expired', async () => {
    const { hold, letGo } = held();
    const conversation = (await start({ plan: () => ({ hold, text: 'At last.' }) })).open(
      'c',
      openclawSeat(),
    );
    const sending = conversation.send(turnAfter([]).turn);
    await gateway.whenAsked('agent.wait', 3);
    letGo();
    assert.equal((await sending).text, 'At last.');
    assert.equal(gateway.runs.length, 1);
  });

  it('that reached its own limit is a failure, and the next try is another run', async () => {
    const plan = (_ask: unknown, n: number) => (n === 1 ? { timesOut: true } : {});
    const conversation = (await start({ plan })).open('c', openclawSeat());
    await assert.rejects(conversation.send(turnAfter([]).turn), (error: BackendError) => {
      assert.match(error.message, /timed out .*timeoutSeconds/);
      return error.retry;
    });
    assert.ok((await conversation.send({ ...turnAfter([]).turn, tries: 2 })).text);
    assert.equal(gateway.runs.length, 2);
  });

  it('that could not be waited for is waited for by the next try, not asked again', async () => {
    const { hold, letGo } = held();
    const backend = await start({ plan: () => ({ hold }) });
    const conversation = backend.open('c', openclawSeat());
    const sending = conversation.send(turnAfter([]).turn);
    sending.catch(() => undefined);
    await gateway.when(1);
    gateway.refuseConnections(true);
    gateway.dropConnections();
    await assert.rejects(sending, /closed the connection in the middle/);
    gateway.refuseConnections(false);
    const next = conversation.send({ ...turnAfter([]).turn, tries: 2 });
    await gateway.whenAsked('agent', 2);
    letGo();
    assert.ok((await next).text);
    assert.equal(gateway.runs.length, 1);
  });

  it('of a gateway that came back without its sessions is asked anew there', async () => {
    const { hold } = held();
    const backend = await start({ plan: (_ask, n) => (n === 1 ? { hold } : { text: 'Here again.' }) });
    const sending = backend.open('c', openclawSeat()).send(turnAfter(['Before']).turn);
    await gateway.when(1);
    gateway.loseRuns();
    gateway.loseSessions();
    gateway.dropConnections();
    assert.equal((await sending).text, 'Here again.');
    assert.match(gateway.runs.at(-1)?.message ?? '', /Before/);
  });

  it('is ended at the gateway when the conversation is closed', async () => {
    const conversation = (await start({ plan: () => ({ hold: held().hold }) })).open('c', openclawSeat());
    const sending = conversation.send(turnAfter([]).turn);
    sending.catch(() => undefined);
    await gateway.when(1);
    await conversation.close();
    await assert.rejects(sending, /was closed/);
    assert.equal(await gateway.whenAborted(), gateway.runs[0]?.runId);
  });

  it('tells which model answered and what it used, with the part that came from a cache', async () => {
    const reply = await (await start()).open('c', openclawSeat()).send(turnAfter([]).turn);
    assert.equal(reply.model, 'openclaw/main (bench)');
    assert.deepEqual(reply.usage, { input: 1000, output: 200, cached: 100 });
  });
});
