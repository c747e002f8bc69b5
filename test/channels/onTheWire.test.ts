/** What leaves the house for one turn of a channel, to the byte, on the way of every provider: golden. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { editorBackend } from '../../src/host/models/editor/editorBackend.ts';
import { providerBackend } from '../../src/host/models/providers/providerBackend.ts';
import type { ProviderName } from '../../src/host/ports/backendSettings.ts';
import type { Backend, Chance } from '../../src/host/ports/ports.ts';
import { channelTable, isDormant, untilChannel } from '../support/channelTable.ts';
import { assertGolden } from '../support/golden.ts';
import { backendAt } from '../support/openclaw/backendAt.ts';
import { startGateway } from '../support/openclaw/gateway.ts';
import { anthropic } from '../support/wire/anthropic.ts';
import { gemini } from '../support/wire/gemini.ts';
import { ollama } from '../support/wire/ollama.ts';
import { openAiChat, zaiChat } from '../support/wire/openAiChat.ts';
import { openAiResponses } from '../support/wire/openAiResponses.ts';
import { madeUpSurroundings } from '../support/wire/surroundings.ts';
import type { Wire } from '../support/wire/wire.ts';
import { startWireServer } from '../support/wire/wireServer.ts';

const wires: Partial<Record<ProviderName, Wire>> = {
  anthropic,
  openai: openAiResponses,
  google: gemini,
  zai: zaiChat,
  ollama,
  'openai-compatible': openAiChat,
};

/** Nothing is drawn, so that the fences stay the same; ids differ, as they must. */
function stillChance(): Chance {
  let n = 0;
  return { ulid: () => String(n++).padStart(26, '0'), seed: () => 7, word: (length) => 'x'.repeat(length) };
}

/** Henry and Sage are asked in the kitchen, and pass. */
async function askBoth(backend: Backend): Promise<void> {
  const table = await channelTable({
    speak: () => assert.fail('somebody else was asked'),
    members: ['papa', 'henry', 'sage'],
    host: { backends: [backend], defaultBackend: backend.name, chance: stillChance() },
  });
  try {
    await table.say('Should we cache the index?');
    await untilChannel(table.client, 'kitchen', isDormant);
  } finally {
    await table.close();
  }
}

const golden = (name: string, sent: unknown): void =>
  assertGolden(`wire/channel-${name}.json`, `${JSON.stringify(sent, undefined, 2)}\n`);

describe('§4 a turn of a channel, as it is sent', () => {
  for (const [name, wire] of Object.entries(wires) as [ProviderName, Wire][])
    it(`by ${name}`, async () => {
      const server = await startWireServer(wire, () => ({ text: 'TURN_PASS' }));
      try {
        const key = { value: 'sk-canary-1', host: server.host };
        const settings = { [name]: { model: 'some-model' } };
        await askBoth(
          providerBackend(name, madeUpSurroundings({ key, settings }), { own: { [name]: server.url } }),
        );
        golden(
          name,
          server.calls.map(({ body }) => body),
        );
      } finally {
        await server.close();
      }
    });

  it('by a gateway of OpenClaw, under the name that its session is found by again', async () => {
    const gateway = await startGateway({ plan: () => ({ text: 'TURN_PASS' }) });
    try {
      await askBoth(backendAt({ url: gateway.url }));
      const told = gateway.requests.filter(
        ({ method }) => method === 'agent' || method === 'sessions.create',
      );
      golden('openclaw', told);
    } finally {
      await gateway.close();
    }
  });

  it('by an editor', async () => {
    const asked: unknown[] = [];
    const lent = {
      models: () => [{ id: 'some-model' }],
      ask({ signal: _, ...call }: { signal: AbortSignal }) {
        asked.push(call);
        return Promise.resolve({ text: 'TURN_PASS' });
      },
    };
    await askBoth(editorBackend(madeUpSurroundings(), lent));
    golden('editor', asked);
  });
});
