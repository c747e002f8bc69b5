/** S9: a key that every provider repeats in every way it can stands in no file, no log and no view. */
import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, describe, it } from 'mocha';
import { providerBackend } from '../../src/host/models/providers/providerBackend.ts';
import { convene } from '../../src/rpc/messages/messages.ts';
import { openTable, watchUntil } from '../support/openTable.ts';
import { reportAfter } from '../support/trials.ts';
import { anthropic } from '../support/wire/anthropic.ts';
import { gemini } from '../support/wire/gemini.ts';
import { ollama } from '../support/wire/ollama.ts';
import { openAiChat } from '../support/wire/openAiChat.ts';
import { openAiResponses } from '../support/wire/openAiResponses.ts';
import { madeUpSurroundings } from '../support/wire/surroundings.ts';
import type { Wire } from '../support/wire/wire.ts';
import { startWireServer, type WireFault } from '../support/wire/wireServer.ts';

const canary = 'sk-canary-6931471805599453';
const wires = {
  anthropic,
  openai: openAiResponses,
  google: gemini,
  ollama,
  'openai-compatible': openAiChat,
} as const;

const echoes: WireFault[] = [
  { status: 401, message: `no such key: ${canary}` },
  { status: 400, body: `<html>${canary}</html>` },
  { status: 400, body: canary },
  { status: 404, message: `${canary} may not use it` },
  'error-in-stream',
];

async function textsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => readFile(join(entry.parentPath, entry.name), 'latin1')),
  );
}

describe('§14 S9 a key that is repeated by its provider', () => {
  let files = 0;
  for (const provider of Object.keys(wires) as (keyof typeof wires)[]) {
    it(`${provider}: is in no file, no log and no view`, async () => {
      const wire: Wire = {
        ...(wires[provider] as Wire),
        errorEvent: () => wires[provider].errorEvent(`unloaded for ${canary}`),
      };
      const server = await startWireServer(wire, (_, n) => echoes[n % echoes.length] ?? 'cut');
      const surroundings = madeUpSurroundings({ key: { value: canary, host: server.host } });
      const backend = providerBackend(provider, surroundings, { own: { [provider]: server.url } });
      const table = await openTable({ backends: [backend], defaultBackend: provider });
      try {
        const { id } = await table.client.request(convene, { question: 'Should we cache the index?' });
        const view = await watchUntil(table.client, id, ({ status }) => status !== 'running');
        assert.ok(!JSON.stringify(view).includes(canary));
        assert.ok(server.calls.length > 0 && server.calls.every(({ key }) => key === canary));
        await table.host.close();
        const texts = await textsIn(table.home);
        files += texts.length;
        assert.ok(texts.length > 3);
        assert.ok(texts.every((text) => !text.includes(canary)));
      } finally {
        await table.close();
        await server.close();
      }
    });
  }
  after(
    reportAfter(() => ({
      id: 'S9',
      what: 'a key echoed in refusals, bodies and streams, over the providers',
      count: files,
      result: '0 hits in the files of the homes, and in what clients were shown',
    })),
  );
});
