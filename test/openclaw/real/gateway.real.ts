/** `npm run test:openclaw`: the contract and a council against a real gateway. Takes minutes, so it is no part of `npm test`. */
import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'mocha';
import { cases } from '../../contracts/cases.ts';
import type { Peer } from '../../contracts/subject.ts';
import { realOpenclaw } from '../../contracts/subjects/openclawReal.ts';
import { backendAt } from '../../support/openclaw/backendAt.ts';
import { councilOfTwo } from '../../support/openclaw/council.ts';
import { type ModelBehind, startModelBehind } from '../../support/openclaw/modelBehind.ts';
import { type RealGateway, startRealGateway } from '../../support/openclaw/realGateway.ts';
import { openclawSeat, turnAfter } from '../../support/openclaw/rounds.ts';

const program = process.env.A_TABLE_OPENCLAW;

describe('a real OpenClaw gateway', function () {
  this.timeout(180_000);
  let gateway: RealGateway;
  let model: ModelBehind;
  let peers: Peer[] = [];

  before(async () => {
    assert.ok(program, 'A_TABLE_OPENCLAW names the program: run it by `npm run test:openclaw`');
    model = await startModelBehind();
    gateway = await startRealGateway(program, model.url);
  });
  after(async () => {
    await gateway?.stop();
    await model?.close();
  });
  afterEach(async () => {
    for (const peer of peers) await peer.close();
    peers = [];
    model.reset();
  });

  const subjects = [
    realOpenclaw('by its WebSocket', 'ws', () => ({ gateway, model })),
    realOpenclaw('by the simple route', 'http', () => ({ gateway, model })),
  ];
  for (const subject of subjects) {
    describe(`keeps the promises of every backend, ${subject.name}`, () => {
      for (const { title, situation, run } of cases) {
        if (subject.notApplicable[situation] !== undefined) continue;
        it(title, async () => {
          const peer = await subject.meet(situation);
          peers.push(peer);
          await run(peer);
        });
      }
    });
  }

  const at = () => ({
    url: `ws://127.0.0.1:${gateway.port}`,
    token: gateway.token,
    home: '/home/of/the/real',
  });

  it('keeps a seat’s session over the rounds, also for the next host', async () => {
    const first = backendAt(at()).open('rounds', openclawSeat());
    const { text } = await first.send(turnAfter([]).turn);
    const second = await first.send(turnAfter([text]).turn);
    await first.close();
    const next = backendAt(at()).open('rounds', openclawSeat());
    await next.send(turnAfter([text, second.text]).turn);
    await next.close();
    assert.equal(model.asked('main'), 3);
    const heard = model.lastMessages('main').filter(({ role }) => role === 'user');
    assert.deepEqual(
      heard.flatMap(({ text: said }) => /Question of round \d/.exec(said)?.[0] ?? []),
      ['Question of round 1', 'Question of round 2', 'Question of round 3'],
    );
  });

  it('answers a repeated ask of the next host from its memory: the model is asked once', async () => {
    const first = await backendAt(at()).open('repeated', openclawSeat()).send(turnAfter([]).turn);
    const again = await backendAt(at()).open('repeated', openclawSeat()).send(turnAfter([]).turn);
    assert.equal(again.text, first.text);
    assert.equal(model.asked('main'), 1);
  });

  it('begins anew what the host before ended when it was stopped', async () => {
    model.fail('main', 'never-answers');
    const stopping = backendAt(at()).open('stopped', openclawSeat());
    const sending = stopping.send(turnAfter([]).turn);
    sending.catch(() => undefined);
    await model.whenAsked('main');
    await stopping.close();
    model.fail('main', undefined);
    const next = backendAt(at()).open('stopped', openclawSeat());
    assert.ok((await next.send(turnAfter([]).turn)).text);
    await next.close();
  });

  it('names the agents it has to a seat that wants another', async () => {
    const sending = backendAt(at()).open('ghost', openclawSeat('sage', 'ghost')).send(turnAfter([]).turn);
    await assert.rejects(sending, /has no agent “ghost”. It has: main, .*nova/);
  });

  it('seats two agents and their orchestrator in a council that ends well', async () => {
    const { view, archive } = await councilOfTwo(backendAt(at()));
    assert.equal(view.head.status, 'recommended');
    assert.match(archive, /openclaw\/main \(main\)/);
    assert.match(archive, /openclaw\/nova \(nova\)/);
    // Two phases for each of the two seats, and the synthesis.
    assert.deepEqual([model.asked('main'), model.asked('nova')], [3, 2]);
  });
});
