/** Why a model stopped decides whether its reply is whole: in every format's own words. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { providerBackend } from '../../src/host/models/providers/providerBackend.ts';
import { BackendError } from '../../src/host/ports/ports.ts';
import { sampleSeat, sampleTurn } from '../support/sampleTurn.ts';
import { anthropic } from '../support/wire/anthropic.ts';
import { gemini } from '../support/wire/gemini.ts';
import { ollama } from '../support/wire/ollama.ts';
import { openAiChat, zaiChat } from '../support/wire/openAiChat.ts';
import { openAiResponses } from '../support/wire/openAiResponses.ts';
import { madeUpSurroundings } from '../support/wire/surroundings.ts';
import { json, type Wire, type WireReply } from '../support/wire/wire.ts';
import { startWireServer, type WireFault } from '../support/wire/wireServer.ts';

const wires = {
  anthropic,
  openai: openAiResponses,
  google: gemini,
  zai: zaiChat,
  ollama,
  'openai-compatible': openAiChat,
} satisfies Record<string, Wire>;
type Name = keyof typeof wires;

async function saidBy(provider: Name, reply: WireReply | WireFault): Promise<string> {
  const server = await startWireServer(wires[provider], () => reply);
  const surroundings = madeUpSurroundings({ key: { value: 'sk-canary-1', host: server.host } });
  try {
    const talk = providerBackend(provider, surroundings, { own: { [provider]: server.url } });
    const seat = { ...sampleSeat('sage', provider), model: 'some-model' };
    return (await talk.open('c', seat).send(sampleTurn().turn)).text;
  } finally {
    await server.close();
  }
}

const held = /held the reply back/;
const long = /not whole/;
const broke = /stopped before the end/;

const notWhole: [Name, string, RegExp, boolean][] = [
  ['anthropic', 'max_tokens', long, false],
  ['anthropic', 'model_context_window_exceeded', long, false],
  ['anthropic', 'refusal', held, false],
  ['openai', 'max_output_tokens', long, false],
  ['openai', 'content_filter', held, false],
  ['google', 'MAX_TOKENS', long, false],
  ['google', 'SAFETY', held, false],
  ['google', 'MALFORMED_FUNCTION_CALL', broke, true],
  ['zai', 'length', long, false],
  ['zai', 'sensitive', held, false],
  ['zai', 'model_context_window_exceeded', long, false],
  ['zai', 'network_error', broke, true],
  ['ollama', 'length', long, false],
  ['ollama', 'load', broke, true],
  ['ollama', 'unload', broke, true],
  ['openai-compatible', 'content_filter', held, false],
  ['openai-compatible', 'insufficient_system_resource', broke, true],
  ['openai-compatible', 'error', broke, true],
  ['openai-compatible', 'abort', broke, true],
];

describe('§8 a reply that ended before all was said', () => {
  for (const [provider, finish, words, retry] of notWhole)
    it(`${provider}, ${finish}: no reply, in words`, async () => {
      await assert.rejects(saidBy(provider, { text: 'Half of what it', finish }), (error) => {
        assert.ok(error instanceof BackendError, String(error));
        assert.match(error.message, words);
        assert.equal(error.retry, retry, error.message);
        return true;
      });
    });

  it('one that is held back before its first word says so, and is not asked again', async () => {
    const blocked = { promptFeedback: { blockReason: 'PROHIBITED_CONTENT' }, usageMetadata: {} };
    const refusal = { choices: [{ index: 0, delta: { refusal: 'I can’t help with that.' } }] };
    for (const [provider, event] of [
      ['google', blocked],
      ['openai-compatible', refusal],
    ] as const)
      await assert.rejects(saidBy(provider, { events: json(event) }), (error) => {
        assert.ok(error instanceof BackendError);
        assert.match(error.message, held, provider);
        assert.equal(error.retry, false);
        return true;
      });
  });

  it('a response that failed is told in its own words', async () => {
    const error = { code: 'server_error', message: 'The model gave up.' };
    const failed = { type: 'response.failed', sequence_number: 1, response: { error } };
    await assert.rejects(
      saidBy('openai', { events: json(failed) }),
      /failed \(500\): The model gave up\. The trouble/,
    );
  });

  it('a server with a word of its own for a good end is believed', async () => {
    const text = 'All that it has to say.';
    assert.equal(await saidBy('openai-compatible', { text, finish: 'eos_token' }), text);
    assert.equal(await saidBy('anthropic', { text, finish: 'stop_sequence' }), text);
  });
});
