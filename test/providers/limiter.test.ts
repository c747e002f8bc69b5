/** Manners towards a provider: how many calls at once, and whom a limit holds back, for how long. */
import assert from 'node:assert/strict';
import { after, describe, it } from 'mocha';
import { type Limiter, limiter } from '../../src/host/models/limiter.ts';
import { providerBackend } from '../../src/host/models/providers/providerBackend.ts';
import { sampleSeat, sampleTurn } from '../support/sampleTurn.ts';
import { virtualClock } from '../support/virtualClock.ts';
import { openAiChat } from '../support/wire/openAiChat.ts';
import { madeUpSurroundings } from '../support/wire/surroundings.ts';
import { startWireServer } from '../support/wire/wireServer.ts';

describe('§8 calls at once', () => {
  it('are no more than council.yaml says; the rest wait their turn, in order', async () => {
    const passes = limiter(virtualClock());
    const first = await passes.enter('some', 2);
    const second = await passes.enter('some', 2);
    const order: string[] = [];
    const third = passes.enter('some', 2).then((pass) => (order.push('third'), pass));
    const fourth = passes.enter('some', 2).then((pass) => (order.push('fourth'), pass));
    await new Promise((resolve) => setImmediate(resolve));
    assert.deepEqual(order, []);
    assert.ok(typeof first === 'object' && typeof second === 'object');
    first.left();
    first.left();
    await third;
    await new Promise((resolve) => setImmediate(resolve));
    assert.deepEqual(order, ['third']);
    second.left();
    await fourth;
    assert.deepEqual(order, ['third', 'fourth']);
  });
});

describe('a Retry-After beyond all measure', () => {
  it('closes a provider for an hour, not for years', async () => {
    const clock = virtualClock();
    const passes = limiter(clock);
    const pass = await passes.enter();
    assert.ok(typeof pass === 'object');
    assert.equal(pass.refused(1_763_280_000_000), 3_600_000);
    pass.left();
    assert.equal(await passes.enter(), 3_600_000);
    clock.pass(3_600_000);
    assert.equal(typeof (await passes.enter()), 'object');
  });
});

describe('§8 a limit', () => {
  const entered = async (passes: Limiter, model: string, atOnce?: number) => {
    const pass = await passes.enter(model, atOnce);
    return typeof pass === 'object' ? pass : assert.fail(`${model} is to wait ${pass} ms`);
  };

  it('is the model’s alone: another of the same provider and key is asked meanwhile', async () => {
    const passes = limiter(virtualClock());
    const pass = await entered(passes, 'large');
    pass.refused(5000);
    pass.left();
    assert.equal(await passes.enter('large'), 5000);
    (await entered(passes, 'small')).left();
  });

  it('takes no place from another model while a probe is waited for', async () => {
    const clock = virtualClock();
    const passes = limiter(clock);
    const pass = await entered(passes, 'large', 2);
    pass.refused(1000);
    pass.left();
    clock.pass(1000);
    const probe = await entered(passes, 'large', 2);
    const waiting = passes.enter('large', 2);
    (await entered(passes, 'small', 2)).left();
    probe.taken();
    assert.equal(typeof (await waiting), 'object');
  });

  it('lasts as long as was asked for, whatever the wall clock is set to', async () => {
    const clock = virtualClock();
    const passes = limiter(clock);
    const pass = await entered(passes, 'large');
    pass.refused(2000);
    pass.left();
    clock.jump(-3_600_000);
    assert.equal(await passes.enter('large'), 2000);
    clock.pass(2000);
    await entered(passes, 'large');
  });

  it('of no time at all, again and again, is not asked in a rush', async () => {
    const clock = virtualClock();
    const passes = limiter(clock);
    const waits: number[] = [];
    for (let n = 0; n < 6; n++) {
      const pass = await entered(passes, 'large');
      waits.push(pass.refused(0));
      pass.left();
      clock.pass(waits.at(-1) ?? 0);
    }
    assert.deepEqual(waits, [1000, 2000, 4000, 8000, 16_000, 20_000]);
  });

  it('met by one seat is not held against another that failed for a reason of its own', async () => {
    const server = await startWireServer(openAiChat, (_, n) =>
      n === 1
        ? { status: 500, message: 'broken' }
        : n === 2
          ? { status: 429, retryAfter: '1' }
          : { text: 'Yes.' },
    );
    after(() => server.close());
    const surroundings = madeUpSurroundings({ key: { value: 'sk-1', host: server.host } });
    const backend = providerBackend('openai-compatible', surroundings, {
      own: { 'openai-compatible': server.url },
    });
    const at = (model: string) => backend.open('c', { ...sampleSeat('sage', 'openai-compatible'), model });
    await assert.rejects(at('large').send(sampleTurn().turn), /broken/);
    await assert.rejects(at('small').send(sampleTurn().turn), /429/);
    assert.equal((await at('large').send(sampleTurn().turn)).text, 'Yes.');
    await assert.rejects(at('small').send(sampleTurn().turn), { limit: 'held' });
    assert.equal(server.calls.length, 3);
  });
});
