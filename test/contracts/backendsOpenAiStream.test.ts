/** However the bytes of a stream are cut into packets, the same events come out of it. */
import assert from 'node:assert/strict';
import * as http from 'node:http';
import type { AddressInfo } from 'node:net';
import * as fc from 'fast-check';
import { describe, it } from 'mocha';
import { openAiCompatibleBackend } from '../../src/host/models/openaiCompatible/backend.ts';
import { eventReader } from '../../src/host/models/openaiCompatible/completionAnswer.ts';
import type { Transport } from '../../src/host/models/transport.ts';
import { BackendError } from '../../src/host/ports/ports.ts';
import { startModelServer } from '../support/modelServer.ts';
import { sampleSeat, sampleTurn } from '../support/sampleTurn.ts';
import { reportTrial, times } from '../support/trials.ts';
import { virtualClock } from '../support/virtualClock.ts';

function eventsOf(pieces: string[]): string[] {
  const events: string[] = [];
  const push = eventReader((data) => events.push(data));
  for (const piece of pieces) push(piece);
  return events;
}

const cut = (text: string, places: number[]): string[] => {
  const at = [0, ...places.map((place) => place % (text.length + 1)).sort((a, b) => a - b), text.length];
  return at.slice(1).map((end, index) => text.slice(at[index], end));
};

describe('server-sent events', () => {
  it('are the same however the stream is cut, and with every kind of line end', () => {
    const line = fc
      .string({ unit: 'grapheme', maxLength: 20 })
      .map((text) => text.replaceAll(/[\r\n]/g, ' '));
    const events = fc.array(fc.array(line, { minLength: 1, maxLength: 3 }), { maxLength: 6 });
    const lineEnd = fc.constantFrom('\n', '\r\n', '\r');
    const check = fc.property(events, lineEnd, fc.array(fc.nat(2000)), (wanted, end, places) => {
      const text = wanted
        .map(
          (lines) =>
            `: comment${end}event: x${end}${lines.map((each) => `data: ${each}${end}`).join('')}${end}`,
        )
        .join('');
      // A lone CR at the very end may be half of a CRLF, so the last event stays open until more comes.
      const whole = wanted.map((lines) => lines.join('\n'));
      assert.deepEqual(eventsOf([...cut(text, places), ': end\n']), whole);
    });
    fc.assert(check, { numRuns: times(200, 5000) });
  });

  it('begin after a byte order mark, and an unfinished one is none', () => {
    assert.deepEqual(eventsOf(['\ufeffdata: a\n\ndata: b\n']), ['a']);
  });

  it('without an end are refused before they fill the memory', () => {
    const push = eventReader(() => {});
    assert.throws(() => {
      for (let index = 0; index < 100; index++) push('x'.repeat(100_000));
    }, RangeError);
  });
});

describe('a stream over the wire', () => {
  it('keeps characters whole whose bytes arrive one by one', async () => {
    const said = 'Être ou ne pas être, 🦎 ?';
    const choice = (delta: object, finish: string | null) =>
      `data: ${JSON.stringify({ choices: [{ delta, finish_reason: finish }] })}\r\n\r\n`;
    const bytes = Buffer.from(choice({ content: said }, null) + choice({}, 'stop'));
    const server = http.createServer((request, response) => {
      request.resume();
      response.setHeader('content-type', 'text/event-stream; charset=utf-8');
      const next = (index: number) => {
        if (index === bytes.length) response.end();
        else response.write(bytes.subarray(index, index + 1), () => setImmediate(next, index + 1));
      };
      next(0);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    try {
      const { port } = server.address() as AddressInfo;
      const backend = openAiCompatibleBackend({
        baseUrl: `http://127.0.0.1:${port}/v1`,
        clock: virtualClock(),
      });
      const reply = await backend.open('c', sampleSeat()).send(sampleTurn().turn);
      assert.equal(reply.text, said);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });
});

describe('§14 R13 a 429 storm over 20 seats', () => {
  for (const [retryAfter, windowMs] of [
    ['1', 1000],
    ['3600', 3_600_000],
  ] as const) {
    it(`Retry-After ${retryAfter}: one probe a window, whoever asks`, async () => {
      const clock = virtualClock();
      let calls = 0;
      let storm = true;
      const server = await startModelServer({
        fault: () => (storm ? { status: 429, retryAfter } : undefined),
        onAsk: () => calls++,
      });
      try {
        const backend = openAiCompatibleBackend({ baseUrl: server.url, clock });
        const seats = Array.from({ length: 20 }, (_, index) => backend.open('c', sampleSeat(`seat${index}`)));
        const all = () => Promise.allSettled(seats.map((seat) => seat.send(sampleTurn().turn)));
        const [first] = await all();
        assert.ok(calls <= 20);
        assert.ok(first?.status === 'rejected' && first.reason instanceof BackendError);
        assert.equal(first.reason.waitMs, windowMs);
        const windows = times(5, 50);
        const before = calls;
        for (let window = 0; window < windows; window++) {
          await all();
          clock.pass(windowMs);
          const outcomes = await all();
          assert.ok(outcomes.every((outcome) => outcome.status === 'rejected'));
        }
        assert.equal(calls - before, windows);
        reportTrial({
          id: 'R13',
          what: `a 429 storm over 20 seats, Retry-After ${retryAfter}`,
          count: windows,
          result: `${calls - before} probes in ${windows} windows`,
        });
        storm = false;
        clock.pass(windowMs);
        assert.ok(
          (await all()).every((outcome) => outcome.status === 'fulfilled'),
          'after the storm all go through',
        );
      } finally {
        await server.close();
      }
    });
  }

  it('an aborted probe lets the next seat try', async () => {
    const clock = virtualClock();
    let mode: 'storm' | 'hang' | 'fine' = 'storm';
    const transport: Transport = ({ onHead, onText, signal }) => {
      if (mode === 'hang') {
        return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
      }
      onHead(mode === 'storm' ? 429 : 200, mode === 'storm' ? {} : { 'content-type': 'application/json' });
      if (mode === 'fine') onText?.('{"choices":[{"message":{"content":"yes"},"finish_reason":"stop"}]}');
      return Promise.resolve();
    };
    const seat = openAiCompatibleBackend({ baseUrl: 'http://model.test/v1', clock, transport }).open(
      'c',
      sampleSeat(),
    );
    await assert.rejects(seat.send(sampleTurn().turn), /wait 1 s/);
    clock.pass(1000);
    mode = 'hang';
    const [probe, second, third] = [sampleTurn(), sampleTurn(), sampleTurn()];
    const [probing, waiting, alsoWaiting] = [
      seat.send(probe.turn),
      seat.send(second.turn),
      seat.send(third.turn),
    ];
    second.abort();
    await assert.rejects(waiting, /aborted by the test/);
    mode = 'fine';
    probe.abort();
    await assert.rejects(probing, /aborted by the test/);
    assert.equal((await alsoWaiting).text, 'yes');
  });
});
