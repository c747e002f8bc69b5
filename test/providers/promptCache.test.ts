/** A provider's cache hits: over the rounds of a seat the request begins the same to the byte, and is marked where caches want a mark. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, it } from 'mocha';
import { providerBackend } from '../../src/host/models/providers/providerBackend.ts';
import { convene, decideCouncil } from '../../src/rpc/messages/messages.ts';
import { replyFor } from '../support/modelReplies.ts';
import { hasStatus, isRecorded, type OpenTable, openTable, watchUntil } from '../support/openTable.ts';
import { anthropic } from '../support/wire/anthropic.ts';
import { gemini } from '../support/wire/gemini.ts';
import { ollama } from '../support/wire/ollama.ts';
import { openAiChat } from '../support/wire/openAiChat.ts';
import { openAiResponses } from '../support/wire/openAiResponses.ts';
import { madeUpSurroundings } from '../support/wire/surroundings.ts';
import { list, used, type Wire, type WireRequest } from '../support/wire/wire.ts';
import { startWireServer, type WireServer } from '../support/wire/wireServer.ts';

const wires = {
  anthropic,
  openai: openAiResponses,
  google: gemini,
  ollama,
  'openai-compatible': openAiChat,
} as const;

/** The conversation in a request as its own format has it, without the marks. */
function conversation({ body }: WireRequest): string[] {
  const { messages, input, contents, system, systemInstruction } = body;
  const turns = list(messages ?? input ?? contents);
  return [system, systemInstruction, ...turns].map(
    (part) => JSON.stringify(part)?.replaceAll(/,"cache_control":\{"type":"ephemeral"\}/g, '') ?? '',
  );
}

/** Whose request it is: the system part names the seat first. */
const seatIn = (said: string[]): string => /You are (\w+)/.exec(said.join())?.[1] ?? assert.fail('nobody');

const formIn = (said: string[]): string => {
  const asked = said.at(-1) ?? '';
  if (/Minority report/.test(asked)) return 'synthesis';
  if (/Contests/.test(asked)) return 'challenge';
  return /FINAL/.test(asked) ? 'final' : 'position';
};

describe('§8 prompt caches', () => {
  let table: OpenTable;
  let server: WireServer;
  afterEach(async () => {
    await table.close();
    await server.close();
  });

  for (const provider of Object.keys(wires) as (keyof typeof wires)[]) {
    it(`${provider}: what a seat was sent before is where its next request begins, to the byte`, async () => {
      const wire: Wire = wires[provider];
      server = await startWireServer(wire, (request) => {
        const said = conversation(request);
        return { text: replyFor({ form: formIn(said), seat: seatIn(said), vote: 'nuance', length: 400 }) };
      });
      const surroundings = madeUpSurroundings({ key: { value: 'sk-1', host: server.host } });
      const backend = providerBackend(provider, surroundings, { own: { [provider]: server.url } });
      table = await openTable({ backends: [backend], defaultBackend: provider });
      const { id } = await table.client.request(convene, { question: 'Should we cache the index?' });
      const { head } = await watchUntil(table.client, id, hasStatus('decision'));
      const bySeat = new Map<string, string[][]>();
      for (const said of server.calls.map(conversation))
        bySeat.set(seatIn(said), [...(bySeat.get(seatIn(said)) ?? []), said]);
      let compared = 0;
      for (const [seat, asked] of bySeat)
        for (const [round, said] of asked.slice(1).entries()) {
          const before = asked[round] ?? [];
          assert.deepEqual(said.slice(0, before.length), before, `${seat}, request ${round + 2}`);
          compared++;
        }
      assert.ok(compared >= 6, `three seats or more over three rounds: ${compared}`);
      assert.ok(head.id);
    });
  }

  it('anthropic: the system part and the last message are marked, and what came from the cache is told', async () => {
    server = await startWireServer(anthropic, (request) => {
      const said = conversation(request);
      return { text: replyFor({ form: formIn(said), seat: seatIn(said), vote: 'agree', length: 400 }) };
    });
    const surroundings = madeUpSurroundings({ key: { value: 'sk-1', host: server.host } });
    const backend = providerBackend('anthropic', surroundings, { own: { anthropic: server.url } });
    table = await openTable({ backends: [backend], defaultBackend: 'anthropic' });
    const { id } = await table.client.request(convene, { question: 'Should we cache the index?' });
    await watchUntil(table.client, id, hasStatus('decision'));
    for (const { body } of server.calls) {
      const mark = { type: 'ephemeral' };
      assert.deepEqual(list(body.system).at(-1)?.cache_control, mark);
      const marked = list(body.messages).map(({ content }) => list(content).at(-1)?.cache_control);
      assert.deepEqual(marked.at(-1), mark);
      assert.ok(marked.slice(0, -1).every((each) => each === undefined));
    }
    assert.equal((await table.client.request(decideCouncil, { id, verdict: 'accept' })).status, 'decided');
    await watchUntil(table.client, id, isRecorded);
    const log = await readFile(join(table.home, 'memory/shared/councils', `council-${id}.json`), 'utf8');
    assert.match(log, new RegExp(`"cached": ?${used.cached}`));
    const archive = await readFile(join(table.home, 'conseils', `${id}.md`), 'utf8');
    assert.match(archive, /Input from a cache/);
    assert.match(archive, /\| 78% \|/);
  });
});
