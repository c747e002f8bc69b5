/** What goes wrong with a provider, in words: what happened, where, what to do; and whether trying again may help. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { unreachable } from '../../src/host/models/modelErrors.ts';
import { providerBackend } from '../../src/host/models/providers/providerBackend.ts';
import { BackendError } from '../../src/host/ports/ports.ts';
import { modelWords } from '../../src/rpc/words/host/modelWords.ts';
import { sampleSeat, sampleTurn } from '../support/sampleTurn.ts';
import { anthropic } from '../support/wire/anthropic.ts';
import { gemini } from '../support/wire/gemini.ts';
import { ollama } from '../support/wire/ollama.ts';
import { openAiChat } from '../support/wire/openAiChat.ts';
import { openAiResponses } from '../support/wire/openAiResponses.ts';
import { madeUpSurroundings } from '../support/wire/surroundings.ts';
import type { Wire } from '../support/wire/wire.ts';
import { startWireServer, type WireFault } from '../support/wire/wireServer.ts';

const value = 'sk-canary-1414213562';

const wires = {
  anthropic,
  openai: openAiResponses,
  google: gemini,
  ollama,
  'openai-compatible': openAiChat,
} as const;
type Name = keyof typeof wires;

async function failure(provider: Name, fault: WireFault): Promise<BackendError> {
  const wire: Wire = wires[provider];
  const server = await startWireServer(wire, () => fault);
  const surroundings = madeUpSurroundings({ key: { value, host: server.host } });
  try {
    const error = await providerBackend(provider, surroundings, { own: { [provider]: server.url } })
      .open('c', { ...sampleSeat('sage', provider), model: 'some-model' })
      .send(sampleTurn().turn)
      .then(
        () => assert.fail('a reply was given'),
        (reason: unknown) => reason,
      );
    assert.ok(error instanceof BackendError, String(error));
    assert.ok(!error.message.includes(value), error.message);
    assert.match(error.message, /127\.0\.0\.1/, 'it says where');
    return error;
  } finally {
    await server.close();
  }
}

const quota = '{"error":{"message":"You exceeded your current quota","code":"insufficient_quota"}}';
/** As Google says it, for the minute and for the day alike. */
const googleQuota = (quotaId: string) =>
  JSON.stringify({
    error: {
      code: 429,
      message: 'You exceeded your current quota, please check your plan and billing details.',
      status: 'RESOURCE_EXHAUSTED',
      details: [
        { '@type': 'type.googleapis.com/google.rpc.QuotaFailure', violations: [{ quotaId }] },
        { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '37s' },
      ],
    },
  });
const credit =
  '{"type":"error","error":{"type":"invalid_request_error","message":"Your credit balance is too low"}}';
const long =
  '{"error":{"message":"This model\'s maximum context length is 8192 tokens","code":"context_length_exceeded"}}';

const refusals: [string, WireFault, RegExp, boolean][] = [
  [
    '401',
    { status: 401, message: `bad key ${value}` },
    /did not accept the key \(401\): bad key •••.*council key set (?<provider>\S+), or “Set API key…”/,
    false,
  ],
  ['403', { status: 403 }, /did not accept the key \(403\)/, false],
  [
    'a key that is called invalid with 400',
    { status: 400, message: 'API key not valid. Please pass one.' },
    /did not accept the key/,
    false,
  ],
  ['402', { status: 402 }, /credit or quota is used up \(402\).*Top up/, false],
  [
    '429 because the quota is used up',
    { status: 429, body: quota },
    /credit or quota is used up \(429\)/,
    false,
  ],
  [
    '429 because the minute’s share is used up, said in the body',
    { status: 429, body: googleQuota('GenerateRequestsPerMinutePerProjectPerModel') },
    /too many requests \(429\); it asks to wait 37 s: You exceeded/,
    true,
  ],
  [
    '429 because the day’s share is used up',
    { status: 429, body: googleQuota('GenerateRequestsPerDayPerProjectPerModel-FreeTier') },
    /credit or quota is used up \(429\)/,
    false,
  ],
  ['400 because the credit is used up', { status: 400, body: credit }, /credit or quota is used up/, false],
  ['404', { status: 404, message: 'no such model' }, /not found \(404\): no such model.*“some-model”/, false],
  [
    '400, the context too long',
    { status: 400, body: long },
    /too long for this model.*shorten the context/,
    false,
  ],
  ['413', { status: 413 }, /too long for this model/, false],
  ['400', { status: 400 }, /refused the request \(400\)/, false],
  ['500', { status: 500 }, /failed \(500\)/, true],
  ['503', { status: 503 }, /failed \(503\)/, true],
  [
    '503 that says how long',
    { status: 503, retryAfter: '3' },
    /too many requests \(503\); it asks to wait 3 s/,
    true,
  ],
  ['529, overloaded', { status: 529 }, /too many requests \(529\); it asks to wait 1 s/, true],
  ['429', { status: 429 }, /too many requests \(429\)/, true],
];

describe('§8 a provider that refuses', () => {
  for (const provider of Object.keys(wires) as Name[]) {
    for (const [what, fault, words, retry] of refusals) {
      it(`${provider}, ${what}`, async () => {
        const error = await failure(provider, fault);
        const named = words.exec(error.message) ?? assert.fail(error.message);
        if (named.groups) assert.equal(named.groups.provider, `${provider}`);
        assert.equal(error.retry, retry);
      });
    }
  }

  it('Retry-After as a date is understood as well', async () => {
    const inAMinute = new Date(Date.now() + 61_000).toUTCString();
    const { waitMs = 0 } = await failure('anthropic', { status: 429, retryAfter: inAMinute });
    assert.ok(waitMs > 50_000 && waitMs <= 61_000, String(waitMs));
  });

  it('a wait that the body asks for is waited for as one that a header asks for', async () => {
    const body = googleQuota('GenerateRequestsPerMinutePerProjectPerModel');
    assert.equal((await failure('google', { status: 429, body })).waitMs, 37_000);
    assert.equal((await failure('google', { status: 429, retryAfter: '5', body })).waitMs, 5000);
  });

  it('one that is not there, and a name that nobody has', async () => {
    const server = await startWireServer(anthropic);
    await server.close();
    const send = (url: string) =>
      providerBackend('anthropic', madeUpSurroundings({ key: { value, host: new URL(url).host } }), {
        own: { anthropic: url },
      })
        .open('c', sampleSeat('sage', 'anthropic'))
        .send(sampleTurn().turn);
    await assert.rejects(send(server.url), /connection refused.*running/);
    await assert.rejects(send('https://nobody.invalid/v1'), /nobody\.invalid.*not found on the network/);
  });

  it('a certificate that can’t be trusted is no use to try again', () => {
    const error = unreachable(Object.assign(new Error('no'), { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' }), {
      where: 'models.example.org/v1',
      provider: 'openai',
      say: modelWords.en,
    });
    assert.match(error.message, /models\.example\.org.*certificate that can't be trusted/);
    assert.equal(error.retry, false);
  });
});
