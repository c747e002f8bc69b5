/** The one real provider of this release against a real server that misbehaves in every way: only a whole reply is given. */
import assert from 'node:assert/strict';
import { after, afterEach, describe, it } from 'mocha';
import { realClock } from '../../src/host/loop/clock.ts';
import {
  type OpenAiCompatibleOptions,
  openAiCompatibleBackend,
} from '../../src/host/models/openaiCompatible/backend.ts';
import type { Transport } from '../../src/host/models/transport.ts';
import { BackendError } from '../../src/host/ports/ports.ts';
import { assertInTime } from '../support/inTime.ts';
import { type ModelServer, type ModelServerOptions, startModelServer } from '../support/modelServer.ts';
import type { Fault } from '../support/modelServerFaults.ts';
import { sampleSeat, sampleTurn } from '../support/sampleTurn.ts';
import { reportAfter } from '../support/trials.ts';
import { virtualClock } from '../support/virtualClock.ts';

const key = 'sk-canary-3141592653';
const open: ModelServer[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});

async function server(options: ModelServerOptions = {}): Promise<ModelServer> {
  const started = await startModelServer(options);
  open.push(started);
  return started;
}

const backendAt = (url: string, more: Partial<OpenAiCompatibleOptions> = {}) =>
  openAiCompatibleBackend({ baseUrl: url, apiKey: key, model: 'bench', clock: realClock, ...more });

async function failure(fault: Fault, more: Partial<OpenAiCompatibleOptions> = {}): Promise<BackendError> {
  const { url } = await server({ fault: () => fault });
  const { turn } = sampleTurn();
  const error = await backendAt(url, more)
    .open('c', sampleSeat())
    .send(turn)
    .then(
      () => assert.fail(`a server that ${JSON.stringify(fault)} gave a whole reply`),
      (reason: unknown) => reason,
    );
  assert.ok(error instanceof BackendError, String(error));
  assert.ok(!error.message.includes(key), 'the key is in the error');
  return error;
}

describe('openai-compatible', () => {
  it('gives text, model and usage of a streamed reply, its deltas as they come', async () => {
    const { url } = await server({ reply: () => 'Être ou ne pas être 🦎' });
    const { turn, deltas } = sampleTurn();
    const headers = () => ({ 'x-council-ask': 'c/1/COLLECT/position/sage/1/1' });
    const reply = await backendAt(url, { headers }).open('c', sampleSeat()).send(turn);
    assert.equal(reply.text, 'Être ou ne pas être 🦎');
    assert.equal(deltas.join(''), reply.text);
    assert.ok(deltas.length > 10);
    assert.equal(reply.model, 'bench');
    assert.deepEqual(reply.usage, { input: 900, output: 200 });
  });

  it('tells what came from a cache in DeepSeek’s own word, too', async () => {
    const choices = [{ index: 0, delta: { content: 'Yes.' }, finish_reason: 'stop' }];
    const usage = { prompt_tokens: 10, completion_tokens: 3, prompt_cache_hit_tokens: 8 };
    const transport: Transport = ({ onHead, onText }) => {
      onHead(200, { 'content-type': 'text/event-stream' });
      onText?.(`data: ${JSON.stringify({ choices, usage })}\n\n`);
      return Promise.resolve();
    };
    const backend = backendAt('http://model.test/v1', { transport });
    const reply = await backend.open('c', sampleSeat()).send(sampleTurn().turn);
    assert.deepEqual(reply.usage, { input: 10, output: 3, cached: 8 });
  });

  it('takes a reply in one piece as well', async () => {
    const { url } = await server();
    const { turn, deltas } = sampleTurn();
    const reply = await backendAt(url, { stream: false }).open('c', sampleSeat()).send(turn);
    assert.equal(deltas.join(''), reply.text);
    assert.ok(reply.text.length > 500);
  });

  describe('§8 R11 a stream stalled or cut is never a whole turn', () => {
    const faults: [Fault, RegExp, boolean][] = [
      ['cut', /broke|cut off/, true],
      ['ends-without-finish', /cut off after 23 characters/, true],
      ['empty-stream', /empty stream/, true],
      ['empty-body', /nothing/, true],
      ['error-in-stream', /unloaded/, true],
      ['not-json', /not JSON/, true],
      ['other-json', /not answer with a chat completion/, false],
      ['web-page', /web page.*base URL/, false],
      ['never-ends', /did not stop/, false],
      [{ status: 401 }, /key \(401\).*Check the key/, false],
      [{ status: 403 }, /key \(403\)/, false],
      [{ status: 404 }, /not found \(404\).*base URL/, false],
      [
        { status: 400, body: `{"error":"bad key ${key} in prompt"}` },
        /refused the request \(400\): bad key •••/,
        false,
      ],
      [{ status: 307 }, /points elsewhere/, false],
      [{ status: 500, body: '<html>oops</html>' }, /failed \(500\)\. The trouble/, true],
      [{ status: 503 }, /failed \(503\): refused with 503/, true],
      [{ status: 429 }, /too many requests \(429\)/, true],
    ];
    for (const [fault, words, retry] of faults) {
      it(`${typeof fault === 'string' ? fault : JSON.stringify(fault)}: a BackendError in words`, async () => {
        const error = await failure(fault);
        assert.match(error.message, words);
        assert.equal(error.retry, retry);
      });
    }

    after(
      reportAfter(() => ({
        id: 'R11',
        what: 'streams cut, stalled, empty or not streams at all',
        count: faults.length + 1,
        result: 'none taken for a whole turn; each a BackendError in words, without the key',
      })),
    );

    it('stalls: ended by the idle deadline', async () => {
      const error = await failure('stalls', { idleMs: 60 });
      assert.match(error.message, /fell silent for 0\.1 s in the middle/);
      assert.equal(error.retry, true);
    });
  });

  describe('§14 R10 a model that never answers, or drips', () => {
    after(
      reportAfter(() => ({
        id: 'R10',
        what: 'a model that never answers, sends only comments, drips',
        count: 4,
        result: 'ended by its deadline; the seat is free at once; the others go on',
      })),
    );

    it('never answers: ended by the first-token deadline, in virtual time', async () => {
      const clock = virtualClock();
      let asked = () => {};
      const arrived = new Promise<void>((resolve) => {
        asked = resolve;
      });
      const { url } = await server({ fault: () => 'never-answers', onAsk: () => asked() });
      const { turn } = sampleTurn();
      const sending = backendAt(url, { clock }).open('c', sampleSeat()).send(turn);
      await arrived;
      clock.pass(59_999);
      assert.equal(clock.waiting(), 1, 'still waiting just before the deadline');
      clock.pass(1);
      await assert.rejects(sending, /did not begin to answer within 60 s/);
      assert.equal(clock.waiting(), 0);
    });

    it('comments alone are no token', async () => {
      assert.match((await failure('only-comments', { firstTokenMs: 80 })).message, /did not begin to answer/);
    });

    it('a byte now and then is silence all the same', async () => {
      assert.match((await failure({ drips: 5 }, { idleMs: 80 })).message, /fell silent/);
    });

    it('the others go on, and an abort frees the seat at once', async () => {
      const { url } = await server({ fault: (ask) => (ask?.seat === 'sage' ? 'never-answers' : undefined) });
      const backend = backendAt(url, {
        headers: ({ scene }) => ({ 'x-council-ask': `c/1/P/position/${scene.seat.id}/1/1` }),
      });
      const [stuck, fine] = [sampleTurn(sampleSeat('sage')), sampleTurn(sampleSeat('nova'))];
      const sending = backend.open('c', sampleSeat('sage')).send(stuck.turn);
      const reply = await backend.open('c', sampleSeat('nova')).send(fine.turn);
      assert.ok(reply.text.length > 500);
      const started = performance.now();
      stuck.abort();
      await assert.rejects(sending, /aborted by the test/);
      assertInTime(performance.now() - started, 1000);
    });
  });

  it('tells a server that is not there from one that broke', async () => {
    const gone = await startModelServer();
    await gone.close();
    const { turn } = sampleTurn();
    await assert.rejects(backendAt(gone.url).open('c', sampleSeat()).send(turn), (error: unknown) => {
      assert.ok(error instanceof BackendError);
      assert.match(error.message, /connection refused.*running/);
      return error.retry;
    });
  });

  it('closing a conversation ends its call in flight', async () => {
    const { url, when } = await server({ fault: () => 'never-answers' });
    const conversation = backendAt(url).open('c', sampleSeat());
    const sending = conversation.send(sampleTurn().turn);
    await when(1);
    const rejected = assert.rejects(sending, /was closed/);
    await conversation.close();
    await rejected;
  });

  it('a kept connection that the server closed meanwhile is no failure', async () => {
    const { url } = await server();
    const conversation = backendAt(url).open('c', sampleSeat());
    await conversation.send(sampleTurn().turn);
    open[0]?.dropConnections();
    const reply = await conversation.send(sampleTurn().turn);
    assert.ok(reply.text.length > 500);
  });
});
