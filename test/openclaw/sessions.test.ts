/** A seat has one session at its gateway, kept over the rounds and over hosts, and begun anew when it is lost. */
import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'mocha';
import { backendAt } from '../support/openclaw/backendAt.ts';
import { type Gateway, type GatewayOptions, startGateway } from '../support/openclaw/gateway.ts';
import { openclawSeat, turnAfter } from '../support/openclaw/rounds.ts';
import { inAChannel } from '../support/sampleTurn.ts';

const replies = (runId: string, n: number) => ({ text: `Answer ${n} of ${runId.slice(0, 8)}` });

describe('§8 OpenClaw: the session of a seat', () => {
  let gateway: Gateway;
  afterEach(() => gateway.close());
  const meet = async (options: GatewayOptions = {}) => {
    gateway = await startGateway({ plan: ({ runId }, n) => replies(runId, n), ...options });
    return backendAt({ url: gateway.url });
  };

  it('is kept over the rounds, and is sent only what it has not heard', async () => {
    const seat = openclawSeat();
    const conversation = (await meet()).open('c', seat);
    const first = await conversation.send(turnAfter([]).turn);
    const second = await conversation.send(turnAfter([first.text]).turn);
    await conversation.send(turnAfter([first.text, second.text]).turn);
    assert.equal(gateway.sessionKeys().length, 1);
    assert.deepEqual(
      gateway.runs.map(({ message }) => message),
      ['Question of round 1', 'Question of round 2', 'Question of round 3'],
    );
    assert.match(gateway.sessionKeys()[0] ?? '', /^agent:main:council:c:sage:/);
  });

  it('gives what stays the same apart with every run, delivers nowhere, and never asks for NO_REPLY', async () => {
    const conversation = (await meet()).open('c', openclawSeat());
    const { text } = await conversation.send(turnAfter([]).turn);
    await conversation.send(turnAfter([text]).turn);
    const asked = gateway.requests.filter(({ method }) => method === 'agent').map(({ params }) => params);
    assert.deepEqual(
      asked.map(({ extraSystemPrompt, deliver }) => ({ extraSystemPrompt, deliver })),
      [1, 2].map(() => ({ extraSystemPrompt: 'You are Sage.', deliver: false })),
    );
    assert.doesNotMatch(JSON.stringify(asked), /NO_REPLY/i);
  });

  it('is taken up again by the next host when it has heard exactly what was said', async () => {
    const backend = await meet();
    const { text } = await backend.open('c', openclawSeat()).send(turnAfter([]).turn);
    const next = backendAt({ url: gateway.url });
    await next.open('c', openclawSeat()).send(turnAfter([text]).turn);
    assert.equal(gateway.sessionKeys().length, 1);
    assert.equal(gateway.runs.at(-1)?.message, 'Question of round 2');
  });

  it('that was lost in a channel is told that it was in a channel before, and of no council', async () => {
    const backend = await meet();
    for (const [language, said] of [
      ['en', /^You were in this channel before.*One.*Question of round 2$/s],
      ['fr', /^Tu étais déjà dans ce canal.*One.*Question of round 2$/s],
    ] as const) {
      const { turn } = turnAfter(['One']);
      await backend
        .open(`channel-${language}`, openclawSeat())
        .send(inAChannel({ ...turn, scene: { ...turn.scene, language } }));
      const { message = '' } = gateway.runs.at(-1) ?? {};
      assert.match(message, said);
      assert.doesNotMatch(message, /council|conseil/);
    }
  });

  it('is not taken up when it heard something else: another is begun and told the rest in short', async () => {
    const backend = await meet();
    await backend.open('c', openclawSeat()).send(turnAfter([]).turn);
    const next = backendAt({ url: gateway.url });
    await next.open('c', openclawSeat()).send(turnAfter(['One', 'Two']).turn);
    assert.equal(gateway.sessionKeys().length, 2);
    const { message = '' } = gateway.runs.at(-1) ?? {};
    assert.match(message, /You sat in this council before.*One.*Two.*Question of round 3$/s);
  });

  it('is another for another seat, another home and a council convened anew under the same name', async () => {
    const backend = await meet();
    await backend.open('c', openclawSeat()).send(turnAfter([]).turn);
    await backend.open('c', openclawSeat('nova')).send(turnAfter([], openclawSeat('nova')).turn);
    await backendAt({ url: gateway.url, home: '/another/home' })
      .open('c', openclawSeat())
      .send(turnAfter([]).turn);
    await backendAt({ url: gateway.url })
      .open('c', openclawSeat())
      .send(turnAfter([], openclawSeat(), 8).turn);
    assert.equal(gateway.sessionKeys().length, 4);
    assert.equal(gateway.runs.length, 4);
  });

  it('that the gateway lost is begun anew with the history in short, in the same turn', async () => {
    const conversation = (await meet()).open('c', openclawSeat());
    const { text } = await conversation.send(turnAfter([]).turn);
    gateway.loseSessions();
    const second = await conversation.send(turnAfter([text]).turn);
    assert.match(gateway.runs.at(-1)?.message ?? '', /your session was opened again.*Answer 1.*round 2$/s);
    await conversation.send(turnAfter([text, second.text]).turn);
    assert.equal(gateway.runs.at(-1)?.message, 'Question of round 3');
    assert.equal(gateway.runs.length, 3);
  });

  it('shares one connection with the other seats, which is closed when nobody needs it', async () => {
    const backend = await meet();
    const seats = [openclawSeat('sage'), openclawSeat('nova', 'nova')];
    const talks = seats.map((seat) => backend.open('c', seat));
    await Promise.all(talks.map((talk, index) => talk.send(turnAfter([], seats[index]).turn)));
    assert.equal(gateway.admitted(), 1);
    assert.deepEqual(gateway.runs.map(({ agentId }) => agentId).sort(), ['main', 'nova']);
    await talks[0]?.close();
    assert.equal(gateway.connections(), 1);
    await talks[1]?.close();
    await gateway.whenEmpty();
    assert.equal(gateway.connections(), 0);
  });

  it('lists the gateway’s agents as models', async () => {
    const reach = await (await meet()).reach?.(new AbortController().signal);
    assert.deepEqual(reach, {
      ok: true,
      models: [
        { id: 'main', name: 'MAIN' },
        { id: 'nova', name: 'NOVA' },
      ],
      usual: { id: 'main' },
    });
  });
});
