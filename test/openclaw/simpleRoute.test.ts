/** The simple way in to an OpenClaw gateway: one session for each seat by its key, which is sent only what it has not heard. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, it } from 'mocha';
import { backendAt } from '../support/openclaw/backendAt.ts';
import { type Completions, startCompletions } from '../support/openclaw/completions.ts';
import { openclawSeat, turnAfter } from '../support/openclaw/rounds.ts';

describe('§8 OpenClaw: the simple way in, by HTTP', () => {
  let server: Completions | undefined;
  afterEach(() => server?.close());

  it('asks the agent by its model name in a session of the seat’s own, and sends what it has not heard', async () => {
    server = await startCompletions();
    const conversation = backendAt({ url: server.url, token: 'tok-http-1' }).open(
      'c',
      openclawSeat('sage', 'nova'),
    );
    const { text, model } = await conversation.send(turnAfter([]).turn);
    await conversation.send(turnAfter([text]).turn);
    assert.equal(model, 'openclaw/nova');
    assert.deepEqual(
      server.asked.map(({ messages }) => messages.map(({ content }) => content)),
      [
        ['You are Sage.', 'Question of round 1'],
        ['You are Sage.', 'Question of round 2'],
      ],
    );
    const [first, second] = server.asked;
    assert.equal(first?.model, 'openclaw/nova');
    assert.match(first?.key ?? '', /^agent:nova:council:c:sage:/);
    assert.equal(second?.key, first?.key);
    assert.equal(first?.authorization, 'Bearer tok-http-1');
  });

  it('after a failure takes a new session and tells the rest in short', async () => {
    server = await startCompletions((n) => n === 2);
    const conversation = backendAt({ url: `${server.url}/v1` }).open('c', openclawSeat());
    const { text } = await conversation.send(turnAfter([]).turn);
    await assert.rejects(conversation.send(turnAfter([text]).turn), /503/);
    await conversation.send({ ...turnAfter([text]).turn, tries: 2 });
    const last = server.asked.at(-1);
    assert.notEqual(last?.key, server.asked[0]?.key);
    assert.match(last?.messages.at(-1)?.content ?? '', /session was opened again.*Answer 1.*round 2$/s);
  });

  it('keeps the sessions of two seats apart', async () => {
    server = await startCompletions();
    const backend = backendAt({ url: server.url });
    await backend.open('c', openclawSeat('sage')).send(turnAfter([]).turn);
    await backend.open('c', openclawSeat('nova')).send(turnAfter([], openclawSeat('nova')).turn);
    assert.equal(new Set(server.asked.map(({ key }) => key)).size, 2);
  });

  it('lists the agents without asking a model, and says what keeps it from them', async () => {
    server = await startCompletions();
    const signal = new AbortController().signal;
    assert.deepEqual(await backendAt({ url: server.url }).reach?.(signal), {
      ok: true,
      models: [{ id: 'main' }, { id: 'nova' }],
      usual: { id: 'main' },
    });
    assert.equal(server.asked.length, 0);
    await server.close();
    const gone = await backendAt({ url: server.url }).reach?.(signal);
    assert.match(gone?.why ?? '', /is not running\. Start it: openclaw gateway run/);
  });

  it('hangs up on a list of agents that does not end', async () => {
    let hungUp = () => {};
    const cut = new Promise<void>((resolve) => {
      hungUp = resolve;
    });
    const endless = createServer((_request, response) => {
      response.once('close', hungUp);
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
        response.once('drain', more);
      };
      more();
    }).listen(0, '127.0.0.1');
    await once(endless, 'listening');
    const { port } = endless.address() as AddressInfo;
    const reached = await backendAt({ url: `http://127.0.0.1:${port}` }).reach?.(AbortSignal.timeout(9000));
    assert.equal(reached?.ok, false);
    await cut;
    endless.close();
  });
});
