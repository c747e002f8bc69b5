/** Providers that stall, drip, break or storm, each in its own wire format: never half a turn, never a stalled table. */
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { describe, it } from 'mocha';
import { realClock } from '../../src/host/loop/clock.ts';
import { type ProviderOptions, providerBackend } from '../../src/host/models/providers/providerBackend.ts';
import type { ProviderName } from '../../src/host/ports/backendSettings.ts';
import { type Backend, BackendError, type Clock } from '../../src/host/ports/ports.ts';
import { drawSeed, draws } from '../support/draws.ts';
import { sampleSeat, sampleTurn } from '../support/sampleTurn.ts';
import { reportTrial, times } from '../support/trials.ts';
import { virtualClock } from '../support/virtualClock.ts';
import { anthropic } from '../support/wire/anthropic.ts';
import { gemini } from '../support/wire/gemini.ts';
import { ollama } from '../support/wire/ollama.ts';
import { openAiChat, zaiChat } from '../support/wire/openAiChat.ts';
import { openAiResponses } from '../support/wire/openAiResponses.ts';
import { madeUpSurroundings } from '../support/wire/surroundings.ts';
import type { Wire, WireReply, WireRequest } from '../support/wire/wire.ts';
import { startWireServer, type WireFault, type WireServer, wireText } from '../support/wire/wireServer.ts';

const wires: Record<ProviderName, Wire> = {
  anthropic,
  openai: openAiResponses,
  google: gemini,
  zai: zaiChat,
  ollama,
  'openai-compatible': openAiChat,
};
const names = Object.keys(wires) as ProviderName[];
const key = 'sk-canary-5772156649';

async function at<T>(
  provider: ProviderName,
  behave: (request: WireRequest, n: number) => WireReply | WireFault,
  { clock = realClock, ...options }: ProviderOptions & { clock?: Clock },
  run: (backend: Backend, server: WireServer) => Promise<T>,
): Promise<T> {
  const server = await startWireServer(wires[provider], behave);
  const surroundings = madeUpSurroundings({ clock, key: { value: key, host: server.host } });
  const backend = providerBackend(provider, surroundings, { own: { [provider]: server.url }, ...options });
  try {
    return await run(backend, server);
  } finally {
    await server.close();
  }
}

const seatOf = (provider: ProviderName, id = 'sage') => ({
  ...sampleSeat(id, provider),
  model: 'some-model',
});

async function failure(backend: Backend, provider: ProviderName): Promise<BackendError> {
  const error = await backend
    .open('c', seatOf(provider))
    .send(sampleTurn().turn)
    .then(
      ({ text }) => assert.fail(`${provider} gave “${text}” for whole`),
      (reason: unknown) => reason,
    );
  assert.ok(error instanceof BackendError, String(error));
  assert.ok(!error.message.includes(key));
  return error;
}

describe('§14 R11 over all providers', () => {
  const broken: [WireFault, RegExp][] = [
    ['cut', /broke|cut off/],
    ['ends-without-finish', /cut off|stopped before/],
    ['empty-stream', /empty stream/],
    ['empty-body', /nothing/],
    ['web-page', /web page/],
    ['not-json', /not JSON/],
    ['json-cut-in-stream', /not JSON|cut off/],
    ['other-json', /did not answer with/],
    ['error-in-stream', /unloaded/],
    ['stalls', /fell silent/],
  ];

  for (const provider of names) {
    it(`${provider}: a reply that was not whole is never given as one`, async () => {
      const rounds = times(1, 20);
      for (let round = 0; round < rounds; round++) {
        for (const [fault, words] of broken) {
          const error = await at(
            provider,
            () => fault,
            { idleMs: 60 },
            (backend) => failure(backend, provider),
          );
          assert.match(error.message, words, `${JSON.stringify(fault)}: ${error.message}`);
        }
      }
      reportTrial({
        id: 'R11',
        what: `${provider}: streams cut, stalled, empty, or not streams at all`,
        count: rounds * broken.length,
        result: 'none taken for a whole turn; each in words, without the key',
      });
    });
  }

  it('a stream cut at any byte is whole only when its end was said', async () => {
    const seed = drawSeed();
    const draw = draws(seed);
    const each = times(6, 200);
    for (const provider of names) {
      const wire = wires[provider];
      const { begun, finished } = wire.events({ text: wireText }, [
        wireText.slice(0, 30),
        wireText.slice(30),
      ]);
      const bytes = Buffer.from([...begun, ...finished].join(''));
      const said = Buffer.byteLength(begun.join(''));
      for (let round = 0; round < each; round++) {
        const cutAt = draw.below(bytes.length);
        const outcome = await withCut(provider, wire, bytes.subarray(0, cutAt));
        if (outcome !== undefined) {
          assert.equal(outcome, wireText, `${provider} at ${cutAt}`);
          assert.ok(cutAt > said, `${provider} was whole at ${cutAt} of ${bytes.length}`);
        }
      }
    }
    reportTrial({
      id: 'R11',
      what: 'a reply cut at a byte drawn by chance, over all providers',
      count: each * names.length,
      seed,
      result: 'half a reply was never given as a whole one',
    });
  });
});

/** The text that was given for whole, if one was, of a stream that ends after these bytes. */
async function withCut(provider: ProviderName, wire: Wire, bytes: Buffer): Promise<string | undefined> {
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => {
      response.setHeader('content-type', wire.contentType ?? 'text/event-stream');
      response.write(bytes, () => response.destroy());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const host = `127.0.0.1:${port}`;
  const surroundings = madeUpSurroundings({ key: { value: key, host } });
  try {
    return await providerBackend(provider, surroundings, {
      own: { [provider]: `http://${host}${wire.base}` },
    })
      .open('c', seatOf(provider))
      .send(sampleTurn().turn)
      .then(
        ({ text }) => text,
        () => undefined,
      );
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

describe('§14 R10 over all providers', () => {
  for (const provider of names) {
    it(`${provider}: one that never answers, sends only comments or drips is given up; the others go on`, async () => {
      const rounds = times(1, 20);
      for (let round = 0; round < rounds; round++) {
        for (const fault of ['never-answers', 'only-comments', 'drips'] as const) {
          const isStuck = (request: WireRequest) => JSON.stringify(request.body).includes('You are Sage');
          await at(
            provider,
            (request) => (isStuck(request) ? fault : { text: wireText }),
            { firstTokenMs: 100, idleMs: 100 },
            async (backend, server) => {
              const stuck = failure(backend, provider);
              await server.when(1);
              const other = seatOf(provider, 'nova');
              assert.equal((await backend.open('c', other).send(sampleTurn(other).turn)).text, wireText);
              assert.match((await stuck).message, /did not begin|fell silent/);
            },
          );
        }
      }
      reportTrial({
        id: 'R10',
        what: `${provider}: never answers, sends only comments, drips`,
        count: rounds * 3,
        result: 'given up by its deadline; the other seat was answered meanwhile',
      });
    });
  }
});

describe('§14 R13 over all providers', () => {
  for (const provider of names) {
    for (const [retryAfter, windowMs] of [
      ['1', 1000],
      ['3600', 3_600_000],
    ] as const) {
      it(`${provider}, Retry-After ${retryAfter}: one probe a window, whoever asks`, async () => {
        const clock = virtualClock();
        let storm = true;
        await at(
          provider,
          () => (storm ? { status: 429, retryAfter } : { text: wireText }),
          { clock },
          async (backend, server) => {
            const seats = Array.from({ length: 20 }, (_, index) =>
              backend.open('c', seatOf(provider, `seat${index}`)),
            );
            const all = () => Promise.allSettled(seats.map((seat) => seat.send(sampleTurn().turn)));
            const [first] = await all();
            assert.ok(first?.status === 'rejected' && first.reason instanceof BackendError);
            assert.equal(first.reason.waitMs, windowMs);
            assert.ok(server.calls.length <= 8, 'no more at once than is usual');
            const before = server.calls.length;
            const windows = times(2, 30);
            for (let window = 0; window < windows; window++) {
              await all();
              clock.pass(windowMs);
              assert.ok((await all()).every(({ status }) => status === 'rejected'));
            }
            assert.equal(server.calls.length - before, windows);
            reportTrial({
              id: 'R13',
              what: `${provider}: a 429 storm over 20 seats, Retry-After ${retryAfter}`,
              count: windows,
              result: `${server.calls.length - before} probes in ${windows} windows`,
            });
            storm = false;
            clock.pass(windowMs);
            assert.ok((await all()).every(({ status }) => status === 'fulfilled'));
          },
        );
      });
    }
  }
});
