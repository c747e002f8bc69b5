/** Every call says how much it may write, by its form, in each provider's own words; one that does not take that is asked without. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { mostTokens, wordsAsked } from '../../src/core/forms/lengths.ts';
import { type FormName, formNames } from '../../src/core/forms/reading.ts';
import { providerBackend } from '../../src/host/models/providers/providerBackend.ts';
import type { TurnRequest } from '../../src/host/ports/ports.ts';
import { sampleSeat, sampleTurn } from '../support/sampleTurn.ts';
import { anthropic } from '../support/wire/anthropic.ts';
import { gemini } from '../support/wire/gemini.ts';
import { ollama } from '../support/wire/ollama.ts';
import { openAiChat, zaiChat } from '../support/wire/openAiChat.ts';
import { openAiResponses } from '../support/wire/openAiResponses.ts';
import { madeUpSurroundings } from '../support/wire/surroundings.ts';
import type { Wire, WireReply } from '../support/wire/wire.ts';
import { startWireServer, type WireFault } from '../support/wire/wireServer.ts';

type Body = Record<string, unknown>;
const inside = (body: Body, part: string, name: string) => (body[part] as Body | undefined)?.[name];

const wires: Record<string, [wire: Wire, room: (body: Body) => unknown]> = {
  anthropic: [anthropic, (body) => body['max_tokens']],
  openai: [openAiResponses, (body) => body['max_output_tokens']],
  google: [gemini, (body) => inside(body, 'generationConfig', 'maxOutputTokens')],
  zai: [zaiChat, (body) => body['max_tokens']],
  ollama: [ollama, (body) => inside(body, 'options', 'num_predict')],
  'openai-compatible': [openAiChat, (body) => body['max_tokens']],
};
type Name = 'anthropic' | 'openai' | 'google' | 'zai' | 'ollama' | 'openai-compatible';

const asked = (form: FormName): TurnRequest => {
  const { turn } = sampleTurn();
  return { ...turn, scene: { ...turn.scene, form } };
};

async function callsOf(
  provider: string,
  forms: readonly FormName[],
  reply: (n: number, body: Body) => WireReply | WireFault = () => ({ text: 'Said.' }),
): Promise<Body[]> {
  const [wire] = wires[provider] ?? assert.fail(provider);
  const bodies: Body[] = [];
  const server = await startWireServer(wire, ({ body }) => {
    bodies.push(body as Body);
    return reply(bodies.length, body as Body);
  });
  const surroundings = madeUpSurroundings({ key: { value: 'sk-canary-1', host: server.host } });
  try {
    const backend = providerBackend(provider as Name, surroundings, { own: { [provider]: server.url } });
    const talk = backend.open('c', { ...sampleSeat('sage', provider), model: 'some-model' });
    for (const form of forms) await talk.send(asked(form));
    return bodies;
  } finally {
    await server.close();
  }
}

describe('§4 the room of a reply', () => {
  it('is far more than the prompts ask for, with room for thoughts, and never without end', () => {
    for (const form of formNames) {
      const room = mostTokens(form);
      // Two tokens a word, and ten thousand for what is thought before.
      assert.ok(room >= wordsAsked[form] * 2 + 10_000, form);
      assert.ok(room <= 40_000, form);
    }
    assert.ok(
      mostTokens('final') < mostTokens('synthesis') && mostTokens('synthesis') < mostTokens('change'),
    );
  });

  for (const [provider, [, roomIn]] of Object.entries(wires))
    it(`goes out with every call, by form: ${provider}`, async () => {
      const bodies = await callsOf(provider, ['position', 'final', 'change']);
      assert.deepEqual(
        bodies.map(roomIn),
        (['position', 'final', 'change'] as const).map((form) => mostTokens(form)),
      );
    });

  it('under the newer name where a model wants that, and from then on', async () => {
    const unsupported =
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.";
    const bodies = await callsOf('openai-compatible', ['final', 'final'], (_n, body) =>
      'max_tokens' in body
        ? { status: 400, body: JSON.stringify({ error: { message: unsupported } }) }
        : { text: 'Said.' },
    );
    assert.deepEqual(
      bodies.map(({ max_tokens, max_completion_tokens }) => [max_tokens, max_completion_tokens]),
      [
        [mostTokens('final'), undefined],
        [undefined, mostTokens('final')],
        [undefined, mostTokens('final')],
      ],
    );
  });

  for (const [provider, body] of [
    [
      'openai-compatible',
      "'max_tokens' or 'max_completion_tokens' is too large: 13088. This model's maximum context length is 8192 tokens and your request has 900 input tokens",
    ],
    [
      'anthropic',
      'max_tokens: 13088 > 8192, which is the maximum allowed number of output tokens for this model',
    ],
  ] as const)
    it(`is left away where it is more than the model has: ${provider}`, async () => {
      const [, roomIn] = wires[provider] ?? assert.fail();
      const bodies = await callsOf(provider, ['final', 'final'], (_n, sent) =>
        Number(roomIn(sent) ?? sent['max_completion_tokens'] ?? 0) > 8192
          ? {
              status: 400,
              body: JSON.stringify({
                type: 'error',
                error: { type: 'invalid_request_error', message: body },
              }),
            }
          : { text: 'Said.' },
      );
      const rooms = bodies.map((sent) => Number(roomIn(sent) ?? sent['max_completion_tokens'] ?? 0));
      assert.equal(rooms[0], mostTokens('final'));
      // Once it is known nothing is refused any more.
      assert.ok(
        rooms.slice(-2).every((room) => room <= 8192),
        String(rooms),
      );
    });
});
