/** The model of a seat that names none, where the provider says what it has. */
import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'mocha';
import { familyOf } from '../../src/host/models/modelFamilies.ts';
import { providerBackend } from '../../src/host/models/providers/providerBackend.ts';
import { usualAmong, usualModels } from '../../src/host/models/providers/usualModels.ts';
import { sampleSeat, sampleTurn } from '../support/sampleTurn.ts';
import { openAiResponses } from '../support/wire/openAiResponses.ts';
import { madeUpSurroundings } from '../support/wire/surroundings.ts';
import { startWireServer, type WireServer } from '../support/wire/wireServer.ts';

describe('§8 a usual model that the provider does not list', () => {
  let server: WireServer | undefined;
  afterEach(() => server?.close());
  const rows = (...ids: string[]) =>
    ids.map((id) => {
      const family = familyOf(id);
      return { id, ...(family ? { family } : {}) };
    });
  const { of } = usualModels;

  it('is another of its family, else the first; what was named, and a date behind it, is left alone', () => {
    assert.equal(
      usualAmong('anthropic', of.anthropic, rows('claude-x', `${of.anthropic}-20261001`)),
      of.anthropic,
    );
    assert.equal(usualAmong('openai', of.openai, rows('qwen3', 'gpt-4.1', 'gpt-5')), 'gpt-4.1');
    assert.equal(usualAmong('openai', of.openai, rows('my-own')), 'my-own');
    assert.equal(usualAmong('openai', 'gpt-of-mine', rows('gpt-5')), 'gpt-of-mine');
    assert.equal(usualAmong('openai', of.openai, []), of.openai);
    assert.equal(usualAmong('zai', of.zai, undefined), of.zai);
    assert.equal(usualAmong('ollama', undefined, rows('qwen3:8b')), 'qwen3:8b');
  });

  it('is what a seat is asked by, once the list was read', async () => {
    server = await startWireServer({
      ...openAiResponses,
      models: { path: '/v1/models', body: { data: [{ id: 'gpt-5' }] } },
    });
    const surroundings = madeUpSurroundings({ key: { value: 'sk-1', host: server.host } });
    const backend = providerBackend('openai', surroundings, { own: { openai: server.url } });
    const seat = backend.open('c', sampleSeat('sage', 'openai'));
    await seat.send(sampleTurn().turn);
    const { usual, models } = (await backend.reach?.(new AbortController().signal)) ?? {};
    assert.deepEqual([usual?.id, models?.map(({ id }) => id)], ['gpt-5', ['gpt-5']]);
    await seat.send(sampleTurn().turn);
    assert.deepEqual(
      server.calls.map(({ body }) => body.model),
      [of.openai, 'gpt-5'],
    );
  });
});
