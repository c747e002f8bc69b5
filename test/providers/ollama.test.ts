/** Ollama's own wire format: what is sent, how lines are read, what ends a reply, and addresses as people wrote them. */
import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'mocha';
import { mostTokens } from '../../src/core/forms/lengths.ts';
import { lineReader } from '../../src/host/models/ollama/ollamaAnswer.ts';
import { providerBackend } from '../../src/host/models/providers/providerBackend.ts';
import type { StructuredAsk, ToolSpec } from '../../src/host/ports/ports.ts';
import { BackendError } from '../../src/host/ports/ports.ts';
import { sampleSeat, sampleTurn } from '../support/sampleTurn.ts';
import { ended, ollama } from '../support/wire/ollama.ts';
import { ollamaSeat } from '../support/wire/ollamaSeat.ts';
import { madeUpSurroundings } from '../support/wire/surroundings.ts';
import { list, used, type WireReply, type WireRequest } from '../support/wire/wire.ts';
import { startWireServer, type WireFault, type WireServer, wireText } from '../support/wire/wireServer.ts';

const said = (message: object) => `${JSON.stringify({ model: 'm', message, done: false })}\n`;

describe('§8 Ollama’s own wire format', () => {
  let server: WireServer;
  afterEach(() => server.close());

  async function seated(behave: (request: WireRequest, n: number) => WireReply | WireFault) {
    const made = await ollamaSeat({ behave, contextLength: 131_072 });
    server = made.server;
    return made.seat;
  }
  const failure = (sent: Promise<unknown>): Promise<BackendError> =>
    sent.then(
      () => assert.fail('a reply was given'),
      (error: unknown) => (error instanceof BackendError ? error : assert.fail(String(error))),
    );

  it('sends the turn, the context it needs, and leaves everything else to the model', async () => {
    const seat = await seated(() => ({ text: wireText }));
    const { turn } = sampleTurn();
    const { text, usage, model } = await seat.send(turn);
    assert.equal(text, wireText);
    assert.equal(model, 'wire-model');
    assert.deepEqual(usage, used);
    const [{ path, body } = assert.fail()] = server.calls;
    assert.equal(path, '/api/chat');
    assert.deepEqual(body, {
      model: 'qwen3:8b',
      messages: [
        { role: 'system', content: turn.prompt.system },
        { role: 'user', content: 'Should we cache the index?' },
      ],
      stream: true,
      truncate: false,
      shift: false,
      options: { num_ctx: 8192, num_predict: mostTokens(turn.scene.form) },
    });
  });

  it('tools: arguments are objects, and an answer goes back with the name of its tool and what was thought', async () => {
    const call = (what: string) => ({ function: { name: 'lookup', arguments: { what } } });
    const seat = await seated(({ toolAnswers }) =>
      toolAnswers.length > 0
        ? { text: `I looked: ${toolAnswers.join(' and ')}.` }
        : {
            events: [
              said({ role: 'assistant', content: '', thinking: 'Where does it stand?' }),
              said({ role: 'assistant', content: '', tool_calls: [call('the index')] }),
              said({ role: 'assistant', content: '', tool_calls: [call('the cache')] }),
              ended('stop'),
            ].join(''),
          },
    );
    const { turn } = sampleTurn();
    const given: unknown[] = [];
    const tool: ToolSpec = { name: 'lookup', description: 'Looks', input: { type: 'object' } };
    turn.tools = {
      list: [tool],
      call(_name, input) {
        given.push(input);
        return Promise.resolve({ ok: true, text: `no. ${given.length}` });
      },
    };
    assert.equal((await seat.send(turn)).text, 'I looked: no. 1 and no. 2.');
    assert.deepEqual(given, [{ what: 'the index' }, { what: 'the cache' }]);
    const [first, second] = server.calls;
    assert.deepEqual(first?.body.tools, [
      { type: 'function', function: { name: 'lookup', description: 'Looks', parameters: tool.input } },
    ]);
    const [assistant, ...answers] = list(second?.body.messages).slice(2);
    const calls = list(assistant?.tool_calls);
    assert.deepEqual(
      { ...assistant, tool_calls: calls.map(({ function: called }) => ({ function: called })) },
      {
        role: 'assistant',
        content: '',
        thinking: 'Where does it stand?',
        tool_calls: [call('the index'), call('the cache')],
      },
    );
    assert.deepEqual(
      answers.map(({ role, tool_name: name, content }) => [role, name, content]),
      [
        ['tool', 'lookup', 'no. 1'],
        ['tool', 'lookup', 'no. 2'],
      ],
    );
    const ids = calls.map(({ id }) => id);
    assert.equal(new Set(ids).size, 2);
    assert.deepEqual(
      answers.map(({ tool_call_id: id }) => id),
      ids,
    );
  });

  it('what is thought is no part of the reply, nor of what is streamed', async () => {
    const seat = await seated(() => ({ text: 'Yes.', thinking: 'Is it read often?' }));
    const { turn, deltas } = sampleTurn();
    assert.equal((await seat.send(turn)).text, 'Yes.');
    assert.equal(deltas.join(''), 'Yes.');
  });

  it('an error inside the stream is told in the server’s own words, and may be tried again', async () => {
    const seat = await seated(() => ({
      events: `${said({ content: 'A reply that' })}{"error":"an error was encountered while running the model"}\n`,
    }));
    const { message, retry } = await failure(seat.send(sampleTurn().turn));
    assert.match(message, /failed: an error was encountered while running the model\. Ask again/);
    assert.equal(retry, true);
  });

  it('an error with a status is told by its status', async () => {
    const seat = await seated(() => ({ status: 404, message: 'model "qwen3:8b" not found' }));
    const { message, retry } = await failure(seat.send(sampleTurn().turn));
    assert.match(
      message,
      /not found \(404\): model "qwen3:8b" not found\. Check the model's name “qwen3:8b”/,
    );
    assert.equal(retry, false);
  });

  it('without `done` there is no reply, however much was said', async () => {
    const seat = await seated(() => ({ events: said({ content: 'All that there is to say.' }) }));
    assert.match((await failure(seat.send(sampleTurn().turn))).message, /cut off after 25 characters/);
  });

  it('a last line that was cut is none; one that only lacks its end is', async () => {
    const last = ended('stop').trimEnd();
    let cut = last.length - 1;
    const seat = await seated(() => ({ events: said({ content: 'Yes.' }) + last.slice(0, cut) }));
    assert.match((await failure(seat.send(sampleTurn().turn))).message, /cut off after 4 characters/);
    cut = last.length;
    assert.equal((await seat.send(sampleTurn().turn)).text, 'Yes.');
  });

  it('a reply in one piece is taken, too, and an early version that gives no reason for its end', async () => {
    const message = { role: 'assistant', content: 'Yes.' };
    const seat = await seated(() => ({ status: 200, body: JSON.stringify({ message, done: true }) }));
    const { turn, deltas } = sampleTurn();
    assert.equal((await seat.send(turn)).text, 'Yes.');
    assert.equal(deltas.join(''), 'Yes.');
  });

  it('usage that leaves out what a cache held is not taken for the whole', async () => {
    const seat = await seated(() => ({
      events: said({ content: 'Yes.' }) + ended('stop', { prompt_eval_count: undefined }),
    }));
    assert.equal((await seat.send(sampleTurn().turn)).usage, undefined);
  });

  it('a reply without end is ended, what is thought included', async () => {
    for (const part of ['content', 'thinking']) {
      const seat = await seated(() => ({ events: said({ [part]: 'x'.repeat(1_000_001) }) + ended('stop') }));
      assert.match((await failure(seat.send(sampleTurn().turn))).message, /did not stop/);
      await server.close();
    }
  });

  it('one that makes nothing of a schema is asked without it, and remembered', async () => {
    const seat = await seated(({ structured }) =>
      structured ? { status: 500, message: 'invalid JSON schema in format' } : { text: '- **Vote**: agree' },
    );
    const structured: StructuredAsk = { name: 'vote', schema: { type: 'object' } };
    for (let ask = 0; ask < 2; ask++)
      assert.equal((await seat.send({ ...sampleTurn().turn, structured })).text, '- **Vote**: agree');
    assert.deepEqual(
      server.calls.map(({ structured: asked }) => asked),
      [true, false, false],
    );
  });
});

describe('§8 the address of an Ollama', () => {
  let server: WireServer;
  afterEach(() => server.close());

  for (const ending of ['', '/', '/v1', '/v1/', '/api'])
    it(`written with “${ending}”, in council.yaml or in OLLAMA_HOST, is the same`, async () => {
      server = await startWireServer(ollama);
      const address = `${server.url}${ending}`;
      for (const around of [
        { settings: { ollama: { baseUrl: address } } },
        { env: { OLLAMA_HOST: address } },
      ]) {
        const backend = providerBackend('ollama', madeUpSurroundings(around));
        const reach = await backend.reach?.(new AbortController().signal);
        assert.deepEqual(
          reach?.models?.map(({ id }) => id),
          ['llama3.3:70b', 'qwen3:8b'],
        );
        const seat = backend.open('c', sampleSeat('sage', 'ollama'));
        assert.equal((await seat.send(sampleTurn().turn)).text, wireText);
      }
      assert.deepEqual([...new Set(server.paths)].toSorted(), ['/api/chat', '/api/show', '/api/tags']);
    });

  it('a path of a proxy before it stays', async () => {
    server = await startWireServer({ ...ollama, isCall: (path) => path === '/local/api/chat' });
    const surroundings = madeUpSurroundings({ settings: { ollama: { baseUrl: `${server.url}/local/v1` } } });
    const seat = providerBackend('ollama', surroundings).open('c', {
      ...sampleSeat('sage', 'ollama'),
      model: 'qwen3:8b',
    });
    assert.equal((await seat.send(sampleTurn().turn)).text, wireText);
  });
});

describe('lines', () => {
  it('are the same whatever the pieces, blank ones left out', () => {
    const text = '{"a":1}\n\n{"b":"é🦎"}\r\n  \n{"c":3}\nrest';
    for (let size = 1; size <= text.length; size++) {
      const heard: string[] = [];
      const lines = lineReader((line) => heard.push(line));
      for (let at = 0; at < text.length; at += size) lines.push(text.slice(at, at + size));
      assert.deepEqual(heard, ['{"a":1}', '{"b":"é🦎"}', '{"c":3}'], `pieces of ${size}`);
      assert.equal(lines.rest(), 'rest');
    }
  });

  it('one without an end is ended', () => {
    const lines = lineReader(() => assert.fail('there is none'));
    assert.throws(() => {
      for (let piece = 0; piece < 500; piece++) lines.push('x'.repeat(10_000));
    }, RangeError);
  });
});
