/** What every model's conversation does: tools in rounds, words between them, what a model lacks, how many at once. */
import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'mocha';
import { silenceWatch } from '../../src/host/models/endWhenSilent.ts';
import { limiter } from '../../src/host/models/limiter.ts';
import type { Line } from '../../src/host/models/modelCall.ts';
import { conversationOver } from '../../src/host/models/modelConversation.ts';
import { familyOf } from '../../src/host/models/modelFamilies.ts';
import { providerBackend } from '../../src/host/models/providers/providerBackend.ts';
import { answersTo } from '../../src/host/models/toolCalls.ts';
import type { ToolSpec, TurnRequest } from '../../src/host/ports/ports.ts';
import { modelWords } from '../../src/rpc/words/host/modelWords.ts';
import { sampleSeat, sampleTurn } from '../support/sampleTurn.ts';
import { virtualClock } from '../support/virtualClock.ts';
import { anthropic } from '../support/wire/anthropic.ts';
import { gemini } from '../support/wire/gemini.ts';
import { ollama } from '../support/wire/ollama.ts';
import { openAiChat } from '../support/wire/openAiChat.ts';
import { openAiResponses } from '../support/wire/openAiResponses.ts';
import { madeUpSurroundings } from '../support/wire/surroundings.ts';
import { type Wire, type WireReply, type WireRequest } from '../support/wire/wire.ts';
import { startWireServer, type WireFault, type WireServer } from '../support/wire/wireServer.ts';

const wires = {
  anthropic,
  openai: openAiResponses,
  google: gemini,
  ollama,
  'openai-compatible': openAiChat,
} as const;
const open: WireServer[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});

async function seated(
  provider: keyof typeof wires,
  behave: (request: WireRequest, n: number) => WireReply | WireFault,
) {
  const wire: Wire = wires[provider];
  const server = await startWireServer(wire, behave);
  open.push(server);
  const surroundings = madeUpSurroundings({ key: { value: 'sk-1', host: server.host } });
  const backend = providerBackend(provider, surroundings, { own: { [provider]: server.url } });
  return { server, backend, seat: backend.open('c', sampleSeat('sage', provider)) };
}

const granted = (...names: string[]): ToolSpec[] =>
  names.map((name) => ({ name, description: name, input: { type: 'object', properties: {} } }));

function withTools(
  names: string[],
  answer = 'sunny',
): { turn: TurnRequest; called: string[]; given: unknown[]; deltas: string[] } {
  const { turn, deltas } = sampleTurn();
  const called: string[] = [];
  const given: unknown[] = [];
  turn.tools = {
    list: granted(...names),
    call(name, input) {
      called.push(name);
      given.push(input);
      return Promise.resolve({ ok: true, text: answer });
    },
  };
  return { turn, called, given, deltas };
}

describe('§8 tools of a seat', () => {
  it('a name that a provider would not take is another on the wire, and its own for us', async () => {
    for (const provider of Object.keys(wires) as (keyof typeof wires)[]) {
      const { seat, server } = await seated(provider, (_, n) =>
        n === 1 ? { call: { name: 'weather__today', input: {} } } : { text: 'Sunny, so yes.' },
      );
      const { turn, called } = withTools(['weather/today', 'weather__today']);
      assert.equal((await seat.send(turn)).text, 'Sunny, so yes.');
      assert.deepEqual(called, ['weather/today'], provider);
      assert.deepEqual(server.calls[0]?.tools, ['weather__today', 'weather__today_2'], provider);
    }
  });

  it('a model that only ever calls tools is ended, and told to answer before', async () => {
    for (const [provider, choice, offered] of [
      ['openai-compatible', 'none', ['lookup']],
      // It can't be told: it is offered none.
      ['ollama', undefined, []],
    ] as const) {
      const { seat, server } = await seated(provider, () => ({ call: { name: 'lookup', input: {} } }));
      await assert.rejects(seat.send(withTools(['lookup']).turn), /nothing but call tools/);
      assert.equal(server.calls.length, 16);
      assert.deepEqual(server.calls.at(-2)?.tools, ['lookup']);
      assert.deepEqual(
        [server.calls.at(-1)?.body.tool_choice, server.calls.at(-1)?.tools],
        [choice, offered],
      );
    }
  });

  it('what was used in all calls of a turn is told together', async () => {
    const { seat } = await seated('anthropic', (_, n) =>
      n === 1 ? { call: { name: 'lookup', input: {} } } : { text: 'Yes.' },
    );
    const { usage } = await seat.send(withTools(['lookup']).turn);
    assert.deepEqual(usage, { input: 1800, output: 400, cached: 1400 });
  });

  it('what was stored in a cache is told apart, because it costs more', async () => {
    const { seat } = await seated('anthropic', (_, n) =>
      n === 1 ? { call: { name: 'lookup', input: {} } } : { text: 'Yes.', stored: 150 },
    );
    const { usage } = await seat.send(withTools(['lookup']).turn);
    assert.deepEqual(usage, { input: 1800, output: 400, cached: 1400, stored: 150 });
  });

  it('signatures of what was thought go back with it', async () => {
    const { seat, server } = await seated('google', (_, n) =>
      n === 1 ? { call: { name: 'lookup', input: { what: 'x' } } } : { text: 'Yes.' },
    );
    await seat.send(withTools(['lookup']).turn);
    assert.match(JSON.stringify(server.calls[1]?.body), /"thoughtSignature":"signed"/);
  });

  it('a model that takes none is asked without, and remembered', async () => {
    const { seat, server } = await seated('ollama', ({ tools }) =>
      tools.length > 0 ? { status: 400, message: 'llama does not support tools' } : { text: 'Yes.' },
    );
    assert.equal((await seat.send(withTools(['lookup']).turn)).text, 'Yes.');
    assert.equal((await seat.send(withTools(['lookup']).turn)).text, 'Yes.');
    assert.equal(server.calls.length, 3);
  });

  it('a seat without a grant that calls one all the same is refused in words that it can read, and answers', async () => {
    const { seat, server } = await seated('ollama', ({ toolAnswers }) =>
      toolAnswers.length === 0 ? { call: { name: 'lookup', input: {} } } : { text: 'Then without.' },
    );
    assert.equal((await seat.send(sampleTurn().turn)).text, 'Then without.');
    assert.deepEqual(server.calls[0]?.tools, []);
    assert.deepEqual(server.calls[1]?.toolAnswers, ['Refused: no tool is granted to you. Answer without.']);
  });

  it('one that was found to take no tools, and calls one, is answered by its grant', async () => {
    const { seat } = await seated('ollama', ({ tools, toolAnswers }) => {
      if (tools.length > 0) return { status: 400, message: 'llama does not support tools' };
      return toolAnswers.length > 0 ? { text: toolAnswers.join() } : { call: { name: 'lookup', input: {} } };
    });
    const { turn, called } = withTools(['lookup']);
    assert.equal((await seat.send(turn)).text, 'sunny');
    assert.deepEqual(called, ['lookup']);
  });

  it('arguments that are no JSON are handed on as they came, to be refused and counted', async () => {
    const { turn, called, given } = withTools(['lookup']);
    const tools = turn.tools ?? assert.fail();
    const calls = [{ id: '1', name: 'lookup', input: '{"what":' }];
    await answersTo(calls, tools, (name) => name, turn.signal);
    assert.deepEqual([called, given], [['lookup'], ['{"what":']]);
  });
});

describe('words between tools', () => {
  it('are paragraphs of one reply, as they were streamed', async () => {
    const { turn, deltas } = withTools(['lookup']);
    let asked = 0;
    const line: Line = {
      clock: virtualClock(),
      place: { where: 'here', provider: 'openai', say: modelWords.en },
      limiter: limiter(virtualClock()),
      ask({ onDelta }) {
        asked++;
        onDelta(asked === 1 ? 'Let me look.' : 'It is sunny.');
        const calls = asked === 1 ? [{ id: '1', name: 'lookup', input: '{}' }] : [];
        return Promise.resolve({ text: asked === 1 ? 'Let me look.' : 'It is sunny.', calls, said: {} });
      },
    };
    const seat = conversationOver(sampleSeat(), new Set(), () => line, modelWords.en.closed);
    const { text } = await seat.send(turn);
    assert.equal(text, 'Let me look.\n\nIt is sunny.');
    assert.equal(deltas.join(''), text);
  });
});

describe('lists of models', () => {
  for (const [provider, ids] of [
    ['anthropic', ['claude-sonnet-5-5']],
    ['openai', ['gpt-6.1-terra']],
    ['google', ['gemini-3.8-flash']],
    ['ollama', ['llama3.3:70b', 'qwen3:8b']],
  ] as const)
    it(`${provider} lists those that can sit at a table, and asks none`, async () => {
      const { backend, server } = await seated(provider, () => 'never-answers');
      const reach = await backend.reach?.(new AbortController().signal);
      assert.deepEqual(
        reach?.models?.map(({ id }) => id),
        ids,
      );
      assert.equal(server.calls.length, 0);
    });
});

describe('§8 a seat without a model', () => {
  it('gets what was pulled to its Ollama', async () => {
    const { seat, server } = await seated('ollama', () => ({ text: 'Yes.' }));
    await seat.send(sampleTurn().turn);
    await seat.send(sampleTurn().turn);
    assert.equal(server.calls[1]?.body.model, 'llama3.3:70b');
    assert.deepEqual(
      server.paths.filter((path) => path === '/api/tags'),
      ['/api/tags'],
    );
  });

  it('gets the usual one of its provider', async () => {
    const { seat, server, backend } = await seated('anthropic', () => ({ text: 'Yes.' }));
    await seat.send(sampleTurn().turn);
    const { usual, models } = (await backend.reach?.(new AbortController().signal)) ?? {};
    assert.equal(server.calls[0]?.body.model, usual?.id);
    assert.equal(usual?.family, 'claude');
    assert.deepEqual(models, [{ id: 'claude-sonnet-5-5', name: 'Claude Sonnet 5.5', family: 'claude' }]);
  });
});

describe('§8 families of models', () => {
  for (const [id, family] of [
    ['claude-sonnet-5-5', 'claude'],
    ['gpt-6.1-terra', 'gpt'],
    ['o3-mini', 'gpt'],
    ['gemini-3.8-flash', 'gemini'],
    ['glm-5.3', 'glm'],
    ['llama3.3:70b', 'llama'],
    ['qwen3:8b', 'qwen'],
    ['mistral-large-latest', 'mistral'],
    ['deepseek-r1-distill-llama-70b', 'deepseek'],
    ['openrouter/anthropic/claude-opus-5', 'claude'],
    ['something-of-my-own', undefined],
  ] as const)
    it(`${id} is ${family ?? 'of no family we know'}`, () => assert.equal(familyOf(id), family));
});

describe('a model that thinks', () => {
  it('is waited for while it says so, and its thinking is no part of the reply', async () => {
    for (const provider of Object.keys(wires) as (keyof typeof wires)[]) {
      const { seat } = await seated(provider, () => ({ text: 'Yes.', thinking: 'Is it so?' }));
      const { turn, deltas } = sampleTurn();
      assert.equal((await seat.send(turn)).text, 'Yes.', provider);
      assert.equal(deltas.join(''), 'Yes.', provider);
    }
  });

  it('is not given up between signs of its thinking, but is when they end', () => {
    const clock = virtualClock();
    const stop = new AbortController();
    const place = { where: 'here', provider: 'anthropic', say: modelWords.en };
    const watch = silenceWatch({ clock }, place, stop);
    for (let minute = 0; minute < 5; minute++) {
      clock.pass(50_000);
      watch.thinking();
    }
    assert.equal(stop.signal.aborted, false);
    clock.pass(75_000);
    assert.match(String(stop.signal.reason), /did not begin to answer within 60 s/);
  });
});
