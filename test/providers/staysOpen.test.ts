/** A server that has said all and keeps its connection open costs no reply, and no connection. */
import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'mocha';
import { openAiCompatibleBackend } from '../../src/host/models/openaiCompatible/backend.ts';
import { providerBackend } from '../../src/host/models/providers/providerBackend.ts';
import type { Transport } from '../../src/host/models/transport.ts';
import { sampleSeat, sampleTurn } from '../support/sampleTurn.ts';
import { virtualClock } from '../support/virtualClock.ts';
import { anthropic } from '../support/wire/anthropic.ts';
import { gemini } from '../support/wire/gemini.ts';
import { ollama } from '../support/wire/ollama.ts';
import { openAiChat } from '../support/wire/openAiChat.ts';
import { openAiResponses } from '../support/wire/openAiResponses.ts';
import { madeUpSurroundings } from '../support/wire/surroundings.ts';
import { startWireServer, type WireServer, wireText } from '../support/wire/wireServer.ts';

describe('a server that stays open after its last word', () => {
  let server: WireServer | undefined;
  afterEach(() => server?.close());

  for (const [provider, wire] of [
    ['anthropic', anthropic],
    ['ollama', ollama],
  ] as const)
    it(`${provider}: the reply is given at once, and the connection is cut`, async () => {
      server = await startWireServer(wire, () => 'stays-open');
      const surroundings = madeUpSurroundings({ key: { value: 'sk-1', host: server.host } });
      const { text } = await providerBackend(provider, surroundings, { own: { [provider]: server.url } })
        .open('c', sampleSeat('sage', provider))
        .send(sampleTurn().turn);
      assert.equal(text, wireText);
      await server.hungUp();
      assert.equal(server.calls.length, 1);
    });

  for (const [provider, wire] of [
    ['openai', openAiResponses],
    ['google', gemini],
  ] as const)
    it(`${provider}, whose package waits for the end: silence then loses nothing`, async () => {
      server = await startWireServer(wire, () => 'stays-open');
      const clock = virtualClock();
      const surroundings = madeUpSurroundings({ key: { value: 'sk-1', host: server.host }, clock });
      const { turn, deltas } = sampleTurn();
      let said = () => {};
      const allSaid = new Promise<void>((resolve) => {
        said = resolve;
      });
      turn.onDelta = (text) => {
        deltas.push(text);
        if (deltas.join('') === wireText) said();
      };
      const replying = providerBackend(provider, surroundings, { own: { [provider]: server.url } })
        .open('c', sampleSeat('sage', provider))
        .send(turn);
      await allSaid;
      await new Promise((resolve) => setImmediate(resolve));
      clock.pass(60_000);
      assert.equal((await replying).text, wireText);
      await server.hungUp();
      assert.equal(server.calls.length, 1);
    });

  it('one that does end is asked again over the same connection', async () => {
    server = await startWireServer(openAiChat);
    const seat = openAiCompatibleBackend({ baseUrl: server.url, clock: virtualClock() }).open(
      'c',
      sampleSeat(),
    );
    for (let turn = 0; turn < 5; turn++) {
      await seat.send(sampleTurn().turn);
      await new Promise((resolve) => setImmediate(resolve));
    }
    assert.equal(server.connections(), 1);
  });

  it('without a last word, but finished: silence then loses nothing', async () => {
    const clock = virtualClock();
    const transport: Transport = ({ onHead, onText, signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        onHead(200, { 'content-type': 'text/event-stream' });
        onText?.('data: {"choices":[{"delta":{"content":"Yes."},"finish_reason":"stop"}]}\n\n');
        setImmediate(() => clock.pass(60_000));
      });
    const backend = openAiCompatibleBackend({ baseUrl: 'http://model.test/v1', clock, transport });
    assert.equal((await backend.open('c', sampleSeat()).send(sampleTurn().turn)).text, 'Yes.');
  });
});
