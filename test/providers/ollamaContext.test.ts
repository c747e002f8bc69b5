/** How long a context an Ollama is asked for: enough for what is sent, in steps, no more than the model has; and never a cut. */
import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'mocha';
import { loadSettings } from '../../src/host/declared/settings/settingsInForce.ts';
import { contextLengthOf } from '../../src/host/models/ollama/ollamaContext.ts';
import { providerBackend } from '../../src/host/models/providers/providerBackend.ts';
import type { Transport } from '../../src/host/models/transport.ts';
import { BackendError } from '../../src/host/ports/ports.ts';
import { convene } from '../../src/rpc/messages/messages.ts';
import { formIn, lastWords, othersIn, replyAs } from '../backends/replies.ts';
import { hasStatus, openTable, watchUntil } from '../support/openTable.ts';
import { virtualClock } from '../support/virtualClock.ts';
import { ended, ollama } from '../support/wire/ollama.ts';
import { contextsOf, type OllamaSeatOptions, ollamaSeat, turnOf } from '../support/wire/ollamaSeat.ts';
import { madeUpSurroundings } from '../support/wire/surroundings.ts';
import type { WireRequest } from '../support/wire/wire.ts';
import { startWireServer, type WireFault, type WireServer } from '../support/wire/wireServer.ts';

/** As Ollama 0.33 refuses what it may not cut. */
const exceeds = (tokens: number, has: number): WireFault => ({
  status: 400,
  body: JSON.stringify({
    error: JSON.stringify({
      error: {
        code: 400,
        message: `request (${tokens} tokens) exceeds the available context size (${has} tokens), try increasing it`,
        type: 'exceed_context_size_error',
      },
    }),
  }),
});
const withoutCounts: WireFault = {
  status: 400,
  message:
    'the prompt is longer than the context length currently available to the model; shorten the prompt',
};
const numCtx = ({ body }: WireRequest): number => (body.options as { num_ctx: number }).num_ctx;

describe('§8 the context of an Ollama', () => {
  let server: WireServer;
  afterEach(() => server.close());

  async function seated(options: OllamaSeatOptions) {
    const made = await ollamaSeat({ contextLength: 131_072, ...options });
    server = made.server;
    return made;
  }
  const failure = (sent: Promise<unknown>): Promise<BackendError> =>
    sent.then(
      () => assert.fail('a reply was given'),
      (error: unknown) => (error instanceof BackendError ? error : assert.fail(String(error))),
    );

  it('grows with the prompt, in steps, and leaves room for the reply', async () => {
    const { seat } = await seated({});
    const lengths = [10, 2000, 14_000, 40_000, 60_000, 62_000];
    for (const characters of lengths) await seat.send(turnOf(characters));
    assert.deepEqual(contextsOf(server), [8192, 8192, 12_288, 20_480, 24_576, 28_672]);
    for (const [n, characters] of lengths.entries())
      assert.ok((contextsOf(server)[n] ?? 0) >= characters / 3 + 4096);
  });

  it('never gets shorter, and is shared by the seats of a model: another length would load it anew', async () => {
    const { seat, open } = await seated({});
    await seat.send(turnOf(40_000));
    await seat.send(turnOf(10));
    await open('nova').send(turnOf(10));
    await open('nova', 'llama3.3:70b').send(turnOf(10));
    assert.deepEqual(contextsOf(server), [20_480, 20_480, 20_480, 8192]);
  });

  it('is no more than the model has, which is asked once and remembered', async () => {
    const { seat } = await seated({ contextLength: 10_000 });
    for (const characters of [10, 20_000, 24_000]) await seat.send(turnOf(characters));
    assert.deepEqual(contextsOf(server), [8192, 10_000, 10_000]);
    assert.equal(server.paths.filter((path) => path === '/api/show').length, 1);
  });

  it('is asked for also where the server does not tell what the model has', async () => {
    const { seat } = await seated({ contextLength: undefined });
    await seat.send(turnOf(40_000));
    assert.deepEqual(contextsOf(server), [20_480]);
  });

  it('counts tools and the letters of other scripts for what they are', async () => {
    const { seat } = await seated({});
    const turn = turnOf(10);
    const long = { name: 'lookup', description: 'x'.repeat(30_000), input: { type: 'object' } };
    const tools = { list: [long], call: () => Promise.resolve({ ok: true, text: '' }) };
    await seat.send({ ...turn, tools });
    assert.deepEqual(contextsOf(server), [16_384]);
    const chinese = { ...turn.prompt, messages: [{ role: 'user' as const, text: '为什么'.repeat(6000) }] };
    await seat.send({ ...turn, prompt: chinese });
    assert.deepEqual(contextsOf(server), [16_384, 24_576]);
  });

  it('a prompt beyond all the model has is not sent to be cut: the trouble has its numbers, in both languages', async () => {
    const { seat } = await seated({ contextLength: 8192 });
    const english = await failure(seat.send(turnOf(100_000)));
    const french = await failure(seat.send(turnOf(100_000, 'fr')));
    assert.equal(server.calls.length, 0);
    assert.match(
      english.message,
      /too long for qwen3:8b at 127\.0\.0\.1:\d+: about 25,\d{3} tokens, and it takes 8,192\. Nothing was cut.*Choose a model that reads more, or shorten the context\.$/,
    );
    assert.match(
      french.message,
      /trop long pour qwen3:8b \(127\.0\.0\.1:\d+\)\s: environ 25\s\d{3} tokens, et il en prend 8\s192\. Rien n’a été coupé.*raccourcissez le contexte\.$/,
    );
    assert.ok(!english.retry && !french.retry);
  });

  it('the server is told to refuse rather than to cut, and its counts are told', async () => {
    const { seat } = await seated({ contextLength: 8192, behave: () => exceeds(9001, 8192) });
    const { message, retry } = await failure(seat.send(turnOf(32_000)));
    const [{ body } = assert.fail()] = server.calls;
    assert.deepEqual([body.truncate, body.shift], [false, false]);
    assert.equal(server.calls.length, 1);
    assert.match(message, /too long for qwen3:8b.*about 9,001 tokens, and it takes 8,192\./);
    assert.equal(retry, false);
  });

  it('text that makes more tokens than most is asked for once more, with room for it', async () => {
    const counted = await seated({
      behave: (request) => (numCtx(request) < 30_000 ? exceeds(30_000, numCtx(request)) : { text: 'Yes.' }),
    });
    assert.equal((await counted.seat.send(turnOf(30_000))).text, 'Yes.');
    assert.deepEqual(contextsOf(server), [16_384, 36_864]);
    await server.close();
    const uncounted = await seated({
      behave: (request) => (numCtx(request) < 30_000 ? withoutCounts : { text: 'Yes.' }),
    });
    assert.equal((await uncounted.seat.send(turnOf(30_000))).text, 'Yes.');
    assert.deepEqual(contextsOf(server), [16_384, 32_768]);
  });

  it('a server that has less than it was asked for is asked once, and what it says is told', async () => {
    const { seat } = await seated({ contextLength: undefined, behave: () => exceeds(15_000, 4096) });
    const { message } = await failure(seat.send(turnOf(30_000)));
    assert.match(message, /about 15,000 tokens, and it takes 4,096/);
    assert.equal(server.calls.length, 1);
    await server.close();
    const silent = await seated({ contextLength: undefined, behave: () => withoutCounts });
    const { message: words, retry } = await failure(silent.seat.send(turnOf(10)));
    assert.match(words, /too long for this model at \S+: the prompt is longer than the context length/);
    assert.doesNotMatch(words, /tokens/, 'what nobody counted is not said');
    assert.equal(retry, false);
    assert.deepEqual(contextsOf(server), [8192, 16_384, 32_768]);
  });

  it('too long, said inside the stream: the same words', async () => {
    const events = `${JSON.stringify({ error: 'request (9001 tokens) exceeds the available context size (8192 tokens)' })}\n`;
    const { seat } = await seated({ contextLength: 8192, behave: () => ({ events }) });
    assert.match((await failure(seat.send(turnOf(10)))).message, /about 9,001 tokens, and it takes 8,192/);
  });

  it('a length that council.yaml fixes is the length of every call, and nothing is asked or reckoned', async () => {
    const { seat } = await seated({ settings: { contextLength: 16_384 } });
    await seat.send(turnOf(10));
    await seat.send(turnOf(60_000));
    assert.deepEqual(contextsOf(server), [16_384, 16_384]);
    assert.ok(!server.paths.includes('/api/show'));
    const { message } = await failure(seat.send(turnOf(100_000)));
    assert.match(message, /council\.yaml gives it 16,384\..*Raise providers\.ollama\.contextLength/);
    assert.equal(server.calls.length, 2);
  });

  it('`contextLength: server` sends none; what it then refuses is told with what to do', async () => {
    const { seat } = await seated({
      settings: { contextLength: 'server' },
      behave: (_, n) => (n === 1 ? { text: 'Yes.' } : exceeds(9001, 4096)),
    });
    await seat.send(turnOf(10));
    assert.deepEqual(Object.keys(server.calls[0]?.body.options ?? {}), ['num_predict']);
    assert.ok(!server.paths.includes('/api/show'));
    const { message } = await failure(seat.send(turnOf(36_000)));
    assert.match(message, /about 9,001 tokens, and its server gives it 4,096\..*contextLength/);
    assert.equal(server.calls.length, 2);
  });

  it('a reply that filled its room is asked for again with more; one that stopped before is not', async () => {
    const full = `{"message":{"content":"Half"},"done":false}\n${ended('length', { eval_count: 9000 })}`;
    const { seat } = await seated({ behave: (_, n) => (n === 1 ? { events: full } : { text: 'Yes.' }) });
    const ranOut = await failure(seat.send(turnOf(10)));
    assert.match(ranOut.message, /stopped at the length it is allowed/);
    assert.equal(ranOut.retry, true);
    assert.equal((await seat.send(turnOf(10))).text, 'Yes.');
    const [first = 0, second = 0] = contextsOf(server);
    assert.ok(second >= 2 * first - 200 && second <= 32_768, `${first}, then ${second}`);
    await server.close();
    const short = await seated({ behave: () => ({ text: 'Half', finish: 'length' }) });
    assert.equal((await failure(short.seat.send(turnOf(10)))).retry, false);
  });

  it('a server that never tells what the model has costs five seconds, not the seat', async () => {
    const { server: idle } = await seated({});
    const clock = virtualClock();
    const transport: Transport = ({ signal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    const ask = { url: new URL(idle.url), transport, clock, headers: {} };
    const patient = contextLengthOf('qwen3:8b', ask, new AbortController().signal);
    clock.pass(5000);
    assert.equal(await patient, undefined);
    const stop = new AbortController();
    const stopped = contextLengthOf('qwen3:8b', ask, stop.signal);
    stop.abort(new Error('the seat was skipped'));
    await assert.rejects(stopped, /skipped/);
    assert.equal(clock.waiting(), 0);
  });

  it('over the rounds of a council with a long context no seat loses the brief, and the model is loaded once or twice', async () => {
    let refused = 0;
    // As Ollama does it: what does not fit into the context that it was asked for is refused where it may not be cut.
    server = await startWireServer(ollama, (request) => {
      const tokens = JSON.stringify(request.body.messages).length / 3.5;
      if (tokens > numCtx(request)) refused++;
      if (tokens > numCtx(request)) return exceeds(Math.ceil(tokens), numCtx(request));
      const said = JSON.stringify(request.body.messages);
      assert.match(said, /Should we cache the index\?/);
      const seat = /You are (\w+)/.exec(said)?.[1] ?? 'Sage';
      const asked = lastWords(request.body);
      return { text: replyAs(seat, formIn(asked), { others: othersIn(asked), vote: 'nuance' }) };
    });
    const backend = providerBackend('ollama', madeUpSurroundings(), { own: { ollama: server.url } });
    const table = await openTable({ backends: [backend], defaultBackend: 'ollama' });
    try {
      const context = `The index is read by ${'many, and written by few. '.repeat(1200)}`;
      const briefText = `type: debate\nquestion: Should we cache the index?\ncontext: "${context}"\n`;
      const { id } = await table.client.request(convene, { briefText });
      const { head } = await watchUntil(table.client, id, hasStatus('decision'));
      assert.ok(head.id);
      assert.equal(refused, 0);
      const contexts = contextsOf(server);
      assert.ok(server.calls.length >= 9 && contexts.every((each) => each !== undefined && each > 12_288));
      assert.ok(new Set(contexts).size <= 2, `loaded anew for ${[...new Set(contexts)].join(', ')}`);
    } finally {
      await table.close();
    }
  });

  it('the setting is Ollama’s alone, and a wrong one is a problem at its line', async () => {
    await seated({});
    const problems = (text: string) =>
      loadSettings(text).problems.map(({ line, message }) => `${line} ${message}`);
    assert.deepEqual(problems('providers:\n  ollama:\n    contextLength: 32768\n'), []);
    assert.deepEqual(problems('providers:\n  ollama:\n    contextLength: server\n'), []);
    assert.equal(problems('providers:\n  ollama:\n    contextLength: 12\n').length, 1);
    assert.match(problems('providers:\n  openai:\n    contextLength: 32768\n').join(), /^3 .*contextLength/);
    assert.match(problems('providers:\n  olama: {}\n').join(), /^2 .*olama/);
  });
});
