/** No spelling of a key comes through the mask, however a text or a stream is cut around it. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { openKeys } from '../../src/host/keys/keyring.ts';
import { masked } from '../../src/host/keys/maskedBackend.ts';
import { maskFor } from '../../src/host/keys/secrets.ts';
import { BackendError, type TurnRequest } from '../../src/host/ports/ports.ts';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_+/=.%&'];
const secrets = fc.string({ unit: fc.constantFrom(...letters), minLength: 12, maxLength: 60 });

const spellings = (secret: string, before: string, after: string): string[] => [
  secret,
  encodeURIComponent(secret),
  Buffer.from(secret).toString('base64'),
  Buffer.from(`${before}:${secret}${after}`).toString('base64'),
  Buffer.from(`${before}:${secret}${after}`).toString('base64url'),
];

/** Long enough to be of use to whoever reads it, in any spelling. */
const leaks = (text: string, secret: string): boolean =>
  text.includes(secret) ||
  text.includes(encodeURIComponent(secret)) ||
  (text.match(/[A-Za-z0-9+/_-]{8,}/g) ?? []).some((word) =>
    [0, 1, 2, 3].some((cut) => Buffer.from(word.slice(cut), 'base64').toString('latin1').includes(secret)),
  );

describe('§14 the mask', () => {
  it('blots out a key as it is, in an address, and in base64 wherever it begins there', () => {
    fc.assert(
      fc.property(
        secrets,
        fc.string({ maxLength: 9 }),
        fc.string({ maxLength: 9 }),
        (secret, before, after) => {
          const mask = maskFor(() => [secret]);
          for (const spelled of spellings(secret, before, after))
            assert.ok(!leaks(mask(`said: "${spelled}", twice: ${spelled}`), secret), spelled);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('blots out the part of a key that is left where a text was cut', () => {
    const secret = 'sk-canary-0123456789-abcdefghij';
    const mask = maskFor(() => [secret]);
    for (let cut = 12; cut < secret.length; cut += 1) {
      assert.equal(mask(`said ${secret.slice(0, cut)}… more`), 'said ••••… more');
      assert.equal(mask(`…${secret.slice(-cut)} more`), '…•••• more');
    }
    const sent = Buffer.from(`Bearer ${secret}`).toString('base64');
    for (let cut = 26; cut < sent.length; cut += 1) {
      const left = Buffer.from(mask(`${sent.slice(0, cut)}…`), 'base64').toString('latin1');
      assert.ok(!left.includes(secret.slice(0, 12)), left);
    }
  });

  it('leaves every other text as it is', () => {
    const mask = maskFor(() => ['sk-canary-0123456789', undefined, 'short']);
    for (const text of ['', 'short words stay', 'sk-canary-0', 'c2stY2FuYX']) assert.equal(mask(text), text);
  });

  it('leaves words that only stand in for a key', () => {
    const env = {
      A_TABLE_CONFIG: '/nowhere',
      COUNCIL_OPENAI_KEY: 'ollama',
      OPENAI_API_KEY: 'hunter2hunter2',
    };
    const keys = openKeys({ env });
    const url = 'http://127.0.0.1:8080/v1';
    keys.lend([{ provider: 'openai-compatible', value: 'openai-compatible', url }]);
    const mask = maskFor(keys.secrets);
    const text = 'With ollama, an openai-compatible server.';
    assert.equal(mask(text), text);
    assert.equal(mask('hunter2hunter2'), '••••');
  });

  it('learns of a key that comes later', () => {
    const known: string[] = [];
    const mask = maskFor(() => known);
    assert.equal(mask('sk-canary-0123456789'), 'sk-canary-0123456789');
    known.push('sk-canary-0123456789');
    assert.equal(mask('a sk-canary-0123456789 b'), 'a •••• b');
  });

  it('holds in a stream, whatever the pieces', async () => {
    await fc.assert(
      fc.asyncProperty(
        secrets,
        fc.array(fc.string({ maxLength: 12 }), { maxLength: 4 }),
        fc.array(fc.nat(200), { maxLength: 12 }),
        async (secret, around, cuts) => {
          const mask = maskFor(() => [secret]);
          const whole = around.join(secret);
          const places = [...new Set([0, ...cuts.map((cut) => Math.min(cut, whole.length)), whole.length])];
          const sorted = places.toSorted((a, b) => a - b);
          const pieces = sorted.slice(1).map((end, n) => whole.slice(sorted[n], end));
          const backend = masked(
            {
              name: 'echo',
              open: () => ({
                send: (turn) => {
                  for (const piece of pieces) turn.onDelta(piece);
                  return Promise.resolve({ text: whole });
                },
                close: () => Promise.resolve(),
              }),
            },
            mask,
          );
          let heard = '';
          const turn = { onDelta: (text: string) => (heard += text) } as unknown as TurnRequest;
          const reply = await backend.open('c', {} as never).send(turn);
          assert.ok(!heard.includes(secret));
          assert.equal(reply.text, mask(whole));
        },
      ),
      { numRuns: 300 },
    );
  });

  it('holds in what a backend refuses with, and in what it says of itself', async () => {
    const secret = 'sk-canary-0123456789';
    const backend = masked(
      {
        name: 'echo',
        open: () => ({
          send: () => Promise.reject(new BackendError(`401 for ${secret}`, true, 7)),
          close: () => Promise.resolve(),
        }),
        reach: () => Promise.resolve({ ok: false, why: `no ${secret}`, models: [{ id: secret }] }),
      },
      maskFor(() => [secret]),
    );
    const failed = await backend
      .open('c', {} as never)
      .send({ onDelta: () => undefined } as unknown as TurnRequest)
      .catch((error: unknown) => error as BackendError);
    assert.ok(failed instanceof BackendError);
    assert.deepEqual([failed.message, failed.retry, failed.waitMs], ['401 for ••••', true, 7]);
    const reach = await backend.reach?.(new AbortController().signal);
    assert.deepEqual(reach, { ok: false, why: 'no ••••', models: [{ id: '••••' }] });
  });
});
