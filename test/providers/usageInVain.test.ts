/** What a provider counted of a call that came to nothing is told, in every format: it was paid for. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { Usage } from '../../src/core/councils/council.ts';
import { providerBackend } from '../../src/host/models/providers/providerBackend.ts';
import { usageSoFar } from '../../src/host/models/providers/sdkHearing.ts';
import type { ProviderName } from '../../src/host/ports/backendSettings.ts';
import type { Conversation } from '../../src/host/ports/ports.ts';
import { sampleSeat, sampleTurn } from '../support/sampleTurn.ts';
import { anthropic } from '../support/wire/anthropic.ts';
import { gemini } from '../support/wire/gemini.ts';
import { ollama } from '../support/wire/ollama.ts';
import { openAiChat, zaiChat } from '../support/wire/openAiChat.ts';
import { openAiResponses } from '../support/wire/openAiResponses.ts';
import { madeUpSurroundings } from '../support/wire/surroundings.ts';
import type { Wire, WireReply, WireRequest } from '../support/wire/wire.ts';
import { startWireServer, type WireFault, type WireServer } from '../support/wire/wireServer.ts';

const wires: Record<ProviderName, [wire: Wire, tooLong: string]> = {
  anthropic: [anthropic, 'max_tokens'],
  openai: [openAiResponses, 'max_output_tokens'],
  google: [gemini, 'MAX_TOKENS'],
  zai: [zaiChat, 'length'],
  ollama: [ollama, 'length'],
  'openai-compatible': [openAiChat, 'length'],
};
const names = Object.keys(wires) as ProviderName[];

async function at(
  provider: ProviderName,
  behave: (request: WireRequest, n: number) => WireReply | WireFault,
  run: (seat: Conversation, server: WireServer) => Promise<void>,
): Promise<void> {
  const server = await startWireServer(wires[provider][0], behave);
  const surroundings = madeUpSurroundings({ key: { value: 'sk-1', host: server.host } });
  const backend = providerBackend(provider, surroundings, { own: { [provider]: server.url } });
  const seat = { ...sampleSeat('sage', provider), model: 'some-model' };
  try {
    await run(backend.open('c', seat), server);
  } finally {
    await server.close();
  }
}

/** A turn that notes what is told of calls in vain. */
function noting() {
  const told: Usage[] = [];
  const { turn } = sampleTurn();
  return { told, turn: { ...turn, onSpent: (usage: Usage) => told.push(usage) } };
}

const total = (told: Usage[]) => told.map(({ input, output }) => [input, output]);

describe('what was counted of a reply that is none', () => {
  for (const provider of names)
    it(`${provider}: is told when it stopped at its length limit`, async () => {
      const finish = wires[provider][1];
      await at(
        provider,
        () => ({ text: 'Half of what it', finish }),
        async (seat) => {
          const { told, turn } = noting();
          await assert.rejects(seat.send(turn));
          assert.deepEqual(total(told), [[900, 200]]);
        },
      );
    });

  for (const provider of names)
    it(`${provider}: of the calls before, when the last one of a turn with tools fails`, async () => {
      const behave = (_: WireRequest, n: number): WireReply | WireFault =>
        n === 1 ? { call: { name: 'lookup', input: {} } } : { status: 500, message: 'broken' };
      await at(provider, behave, async (seat) => {
        const { told, turn } = noting();
        const tools = {
          list: [{ name: 'lookup', description: '', input: { type: 'object', properties: {} } }],
          call: () => Promise.resolve({ ok: true, text: 'sunny' }),
        };
        await assert.rejects(seat.send({ ...turn, tools }));
        assert.deepEqual(total(told), [[900, 200]]);
      });
    });

  it('a reply that is whole tells all of it once, with the reply', async () => {
    for (const provider of names)
      await at(
        provider,
        () => ({ text: 'Yes.' }),
        async (seat) => {
          const { told, turn } = noting();
          const { usage } = await seat.send(turn);
          assert.deepEqual([usage?.input, usage?.output, told], [900, 200, []], provider);
        },
      );
  });
});

describe('a call that is ended before it is whole', () => {
  it('what it had counted by then is told', async () => {
    await at(
      'anthropic',
      () => 'stalls',
      async (seat) => {
        const { told, turn } = noting();
        const stop = new AbortController();
        let heard = () => {};
        const begun = new Promise<void>((resolve) => {
          heard = resolve;
        });
        const sent = seat.send({ ...turn, signal: stop.signal, onDelta: () => heard() });
        sent.catch(() => undefined);
        await begun;
        stop.abort(new Error('the deadline passed'));
        await assert.rejects(sent);
        assert.equal(told.length, 1, JSON.stringify(told));
        assert.ok((told[0]?.input ?? 0) > 0);
      },
    );
  });

  it('is counted as Gemini counts, everything in each event', () => {
    const begun = usageSoFar(
      { usageMetadata: { promptTokenCount: 900, cachedContentTokenCount: 700 } },
      undefined,
    );
    assert.deepEqual(begun, { input: 900, output: 0, cached: 700 });
    const said = { promptTokenCount: 900, candidatesTokenCount: 12, thoughtsTokenCount: 30 };
    assert.deepEqual(usageSoFar({ usageMetadata: said }, begun), { input: 900, output: 42 });
    for (const event of [null, 'text', {}, { usageMetadata: { promptTokenCount: 'many' } }, { usage: 7 }])
      assert.deepEqual(usageSoFar(event, begun), begun, JSON.stringify(event));
  });
});
