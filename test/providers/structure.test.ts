/** How an object is asked for: by its schema where a provider takes one, else in words behind the prompt. */
import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'mocha';
import { providerBackend } from '../../src/host/models/providers/providerBackend.ts';
import type { StructuredAsk } from '../../src/host/ports/ports.ts';
import { sampleSeat, sampleTurn } from '../support/sampleTurn.ts';
import { ollama } from '../support/wire/ollama.ts';
import { openAiChat, zaiChat } from '../support/wire/openAiChat.ts';
import { madeUpSurroundings } from '../support/wire/surroundings.ts';
import { list, type Wire, type WireRequest } from '../support/wire/wire.ts';
import { startWireServer, type WireServer } from '../support/wire/wireServer.ts';

const structured: StructuredAsk = {
  name: 'ballot',
  schema: { type: 'object', properties: { vote: { type: 'string', enum: ['agree'] } }, required: ['vote'] },
};

describe('§8 an object that is asked for', () => {
  let server: WireServer;
  afterEach(() => server.close());

  async function asked(provider: 'zai' | 'ollama' | 'openai-compatible', wire: Wire): Promise<WireRequest[]> {
    server = await startWireServer(wire, () => ({ text: '{"vote":"agree"}' }));
    const surroundings = madeUpSurroundings({ key: { value: 'sk-canary-1', host: server.host } });
    const backend = providerBackend(provider, surroundings, { own: { [provider]: server.url } });
    const talk = backend.open('c', { ...sampleSeat('sage', provider), model: 'some-model' });
    const { turn } = sampleTurn();
    await talk.send(turn);
    await talk.send({ ...turn, structured });
    return server.calls;
  }

  const lastOf = ({ body }: WireRequest) => String(list(body.messages).at(-1)?.content);

  it('of GLM is promised as JSON, and its schema stands behind the prompt, which stays as it was', async () => {
    const [prose, object] = await asked('zai', zaiChat);
    assert.ok(prose && object);
    assert.deepEqual(object.body.response_format, { type: 'json_object' });
    assert.equal(prose.body.response_format, undefined);
    assert.deepEqual(list(object.body.messages).slice(0, -1), list(prose.body.messages).slice(0, -1));
    assert.ok(lastOf(object).startsWith(`${lastOf(prose)}\n\n`));
    assert.ok(lastOf(object).endsWith(JSON.stringify(structured.schema)));
  });

  it('of a server of one’s own is asked for by its schema, and the prompt is the same', async () => {
    const [prose, object] = await asked('openai-compatible', openAiChat);
    assert.ok(prose && object);
    const { name, schema } = structured;
    const format = { type: 'json_schema', json_schema: { name, schema, strict: true } };
    assert.deepEqual(object.body.response_format, format);
    assert.deepEqual(object.body.messages, prose.body.messages);
  });

  it('of an Ollama is asked for by its schema as the format, and the prompt is the same', async () => {
    const [prose, object] = await asked('ollama', ollama);
    assert.ok(prose && object);
    assert.deepEqual(object.body.format, structured.schema);
    assert.equal(prose.body.format, undefined);
    assert.deepEqual(object.body.messages, prose.body.messages);
  });
});
