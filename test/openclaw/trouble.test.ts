/** Whatever goes wrong with a gateway reaches people as a sentence that says what to do, without the token. */
import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'mocha';
import { BackendError } from '../../src/host/ports/ports.ts';
import { type At, backendAt } from '../support/openclaw/backendAt.ts';
import { type Gateway, type GatewayOptions, startGateway } from '../support/openclaw/gateway.ts';
import { openclawSeat, turnAfter } from '../support/openclaw/rounds.ts';

const token = 'gateway-token-canary-51c9';

describe('§8 OpenClaw: what goes wrong is said in words', () => {
  let gateway: Gateway | undefined;
  afterEach(async () => {
    await gateway?.close();
    gateway = undefined;
  });

  /** The error of a turn at such a gateway. */
  async function errorAt(options: GatewayOptions, at: At = {}, agent?: string): Promise<BackendError> {
    gateway = await startGateway(options);
    const backend = backendAt({ url: gateway.url, times: { patienceMs: 20 }, ...at });
    const { turn } = turnAfter([]);
    const { language = 'en' } = at;
    const error = await backend
      .open('c', openclawSeat('sage', agent))
      .send({ ...turn, scene: { ...turn.scene, language } })
      .then(
        () => assert.fail('a reply was given'),
        (reason: unknown) => reason,
      );
    assert.ok(error instanceof BackendError, String(error));
    assert.ok(!error.message.includes(token), error.message);
    return error;
  }

  it('a gateway that does not run: how to start it', async () => {
    gateway = await startGateway();
    const { url } = gateway;
    await gateway.close();
    const { ok, why } = (await backendAt({ url }).reach?.(new AbortController().signal)) ?? {};
    assert.equal(ok, false);
    assert.match(why ?? '', /is not running\. Start it: openclaw gateway run\./);
    await assert.rejects(
      backendAt({ url }).open('c', openclawSeat()).send(turnAfter([]).turn),
      (error: BackendError) => error.retry,
    );
  });

  it('a wrong token, a missing one: what to set, and trying again is no use', async () => {
    const wrong = await errorAt({ token: 'the-right-one' }, { token });
    assert.match(wrong.message, /did not accept the key \(its token\)\. Set OPENCLAW_GATEWAY_TOKEN/);
    await gateway?.close();
    const missing = await errorAt({ token: 'the-right-one' });
    assert.match(missing.message, /wants a token, and none is set/);
    assert.deepEqual([wrong.retry, missing.retry], [false, false]);
  });

  it('an agent that is not there: which ones are', async () => {
    const error = await errorAt({ agents: ['main', 'ops'] }, {}, 'ghost');
    assert.match(error.message, /has no agent “ghost”. It has: main, ops\./);
    assert.equal(error.retry, false);
  });

  it('in French, with its narrow spaces, and what to do', async () => {
    const error = await errorAt({ agents: ['main', 'ops'] }, { language: 'fr' }, 'ghost');
    assert.match(
      error.message,
      /^La passerelle OpenClaw de .* n’a pas d’agent «\u202fghost\u202f»\. Elle a\u202f: main, ops\./,
    );
    await gateway?.close();
    const failed = await errorAt({ plan: () => ({ fails: 'It is overloaded.' }) }, { language: 'fr' });
    assert.match(
      failed.message,
      /a échoué sur la passerelle.*: It is overloaded\. Redemandez, ou prenez un autre agent\.$/,
    );
  });

  it('another version of the protocol', async () => {
    const error = await errorAt({ protocol: 5 });
    assert.match(error.message, /another version of its protocol/);
    assert.equal(error.retry, false);
  });

  it('a run that failed: its reason; whether to try again follows from it', async () => {
    const busy = await errorAt({ plan: () => ({ fails: 'The model is overloaded (HTTP 529).' }) });
    assert.match(busy.message, /run of agent “main” failed at .*overloaded/);
    await gateway?.close();
    const denied = await errorAt(
      { plan: () => ({ fails: `authentication failed, HTTP 401, ${token}` }) },
      { token },
    );
    assert.match(denied.message, /authentication failed.*•••/);
    assert.deepEqual([busy.retry, denied.retry], [true, false]);
  });

  it('a run that ended without a word, as NO_REPLY makes it', async () => {
    const error = await errorAt({ plan: () => ({ silent: true }) });
    assert.match(error.message, /ended its turn without a word/);
    assert.equal(error.retry, true);
  });

  it('a run that somebody stopped at the gateway', async () => {
    gateway = await startGateway({ plan: () => ({ hold: new Promise(() => undefined) }) });
    const sending = backendAt({ url: gateway.url }).open('c', openclawSeat()).send(turnAfter([]).turn);
    sending.catch(() => undefined);
    await gateway.whenAsked('agent.wait', 1);
    gateway.runs[0]?.finish({ status: 'error', endedAt: 2, stopReason: 'rpc' });
    await assert.rejects(sending, /somebody ended it there/);
  });

  it('a prompt that is too big for the gateway is not sent', async () => {
    const error = await errorAt({ maxPayload: 1100 });
    assert.match(error.message, /too big .* it takes 1100/);
    assert.equal(error.retry, false);
    assert.equal(gateway?.runs.length, 0);
  });

  it('a gateway that is still starting: how long to wait', async () => {
    const starting = {
      code: 'UNAVAILABLE',
      message: 'gateway starting',
      retryable: true,
      retryAfterMs: 1500,
    };
    const error = await errorAt({ refuse: (method) => (method === 'connect' ? starting : undefined) });
    assert.match(error.message, /gateway starting/);
    assert.deepEqual([error.retry, error.waitMs], [true, 1500]);
  });

  it('a gateway that goes away in the middle and does not come back may be tried again', async () => {
    gateway = await startGateway({ plan: () => ({ stalls: true }) });
    const backend = backendAt({ url: gateway.url, times: { patienceMs: 30 } });
    const sending = backend.open('c', openclawSeat()).send(turnAfter([]).turn);
    sending.catch(() => undefined);
    await gateway.when(1);
    await gateway.close();
    await assert.rejects(sending, (error: BackendError) => {
      assert.match(error.message, /closed the connection in the middle of a reply/);
      return error.retry;
    });
  });
});
