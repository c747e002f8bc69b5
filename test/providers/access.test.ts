/** S10: where a provider is called, with which key, and when it is not called at all. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { ollamaAddress } from '../../src/host/models/providers/addresses.ts';
import { accessTo } from '../../src/host/models/providers/providerAccess.ts';
import { providerBackend } from '../../src/host/models/providers/providerBackend.ts';
import type { ProviderName } from '../../src/host/ports/backendSettings.ts';
import { sampleSeat, sampleTurn } from '../support/sampleTurn.ts';
import { openAiChat } from '../support/wire/openAiChat.ts';
import { type MadeUp, madeUpSurroundings } from '../support/wire/surroundings.ts';
import { startWireServer } from '../support/wire/wireServer.ts';

const value = 'sk-canary-1618033988';
const elsewhere = 'https://models.example.org/v1';

const access = (provider: ProviderName, madeUp: MadeUp) => accessTo(provider, madeUpSurroundings(madeUp));

describe('§14 S10 a key goes only to the host that it was approved for', () => {
  it('to the provider’s own address by default', async () => {
    const { base, key, model, atOnce } = await access('anthropic', {
      key: { value, host: 'api.anthropic.com' },
    });
    assert.equal(base.href, 'https://api.anthropic.com/v1');
    assert.equal(key, value);
    assert.match(model ?? '', /^claude/);
    assert.equal(atOnce, 8);
  });

  it('never to another that council.yaml names: the words say how to approve it', async () => {
    for (const provider of ['anthropic', 'openai', 'google', 'zai'] as const) {
      await assert.rejects(
        access(provider, {
          key: { value, host: 'api.example.com' },
          settings: { [provider]: { baseUrl: elsewhere } },
        }),
        (error: Error) => {
          assert.match(
            error.message,
            new RegExp(`models.example.org.*api.example.com.*council key set ${provider} --url ${elsewhere}`),
          );
          return !error.message.includes(value);
        },
      );
    }
  });

  it('to another one once it is approved, in a trusted workspace alone', async () => {
    const madeUp: MadeUp = {
      key: { value, host: 'models.example.org' },
      settings: { openai: { baseUrl: elsewhere, model: 'mine', concurrency: 2 } },
    };
    const { base, key, model, atOnce, isElsewhere } = await access('openai', madeUp);
    assert.deepEqual(
      [base.host, key, model, atOnce, isElsewhere],
      ['models.example.org', value, 'mine', 2, true],
    );
    await assert.rejects(access('openai', { ...madeUp, trusted: false }), /not trusted is not called/);
  });

  it('a server on this machine needs none, and is sent none that is for another', async () => {
    const settings = { openai: { baseUrl: 'http://127.0.0.1:8080/v1' } };
    assert.equal((await access('openai', { settings })).key, undefined);
    assert.equal(
      (await access('openai', { settings, key: { value, host: 'api.openai.com' } })).key,
      undefined,
    );
  });

  it('§8 without a key a provider is not called, and the words say what to do', async () => {
    for (const provider of ['anthropic', 'openai', 'google', 'zai'] as const)
      await assert.rejects(
        access(provider, {}),
        new RegExp(`No key for ${provider}: council key set ${provider}`),
      );
    await assert.rejects(access('anthropic', { language: 'fr' }), /Pas de clé pour anthropic/);
    await assert.rejects(access('openai-compatible', {}), /No address.*COUNCIL_OPENAI_URL/);
  });

  it('no redirect takes it along', async () => {
    const other = await startWireServer(openAiChat);
    const server = await startWireServer(openAiChat, () => ({ status: 307, location: other.url }));
    const surroundings = madeUpSurroundings({
      key: { value, host: server.host },
      settings: { openai: { baseUrl: server.url }, zai: { baseUrl: server.url } },
    });
    try {
      for (const provider of ['openai', 'zai'] as const) {
        const sending = providerBackend(provider, surroundings)
          .open('c', sampleSeat('sage', provider))
          .send(sampleTurn().turn);
        await assert.rejects(sending, /points elsewhere \(307\)/);
      }
      assert.deepEqual(other.paths, []);
    } finally {
      await server.close();
      await other.close();
    }
  });

  it('§8 a key that was given for a server names it: nothing more has to be set', async () => {
    const url = 'https://models.example.org/api/v1';
    const key = { value, host: 'models.example.org', url };
    const named = await access('openai-compatible', { key, trusted: false });
    assert.deepEqual([named.base.href, named.key], [url, value]);
    const settings = { 'openai-compatible': { baseUrl: 'https://models.example.org/v2' } };
    assert.equal(
      (await access('openai-compatible', { key, settings })).base.href,
      settings['openai-compatible'].baseUrl,
    );
    const openai = await access('openai', { key: { value, host: 'api.openai.com', url } });
    assert.equal(openai.base.host, 'api.openai.com', 'a provider with an address of its own keeps it');
  });

  it('the environment’s own server goes before council.yaml', async () => {
    const { base, model } = await access('openai-compatible', {
      env: { COUNCIL_OPENAI_URL: 'http://127.0.0.1:9/v1', COUNCIL_OPENAI_MODEL: 'given' },
      settings: { 'openai-compatible': { baseUrl: elsewhere } },
    });
    assert.deepEqual([base.href, model], ['http://127.0.0.1:9/v1', 'given']);
  });
});

describe('where Ollama is', () => {
  for (const [given, url] of [
    [undefined, 'http://127.0.0.1:11434'],
    ['0.0.0.0', 'http://127.0.0.1:11434'],
    ['127.0.0.1:8080', 'http://127.0.0.1:8080'],
    [':8080', 'http://127.0.0.1:8080'],
    ['box.local', 'http://box.local:11434'],
    ['http://box.local:80/', 'http://box.local'],
    ['https://box.example', 'https://box.example'],
  ] as const)
    it(`OLLAMA_HOST=${given ?? ''} is ${url}`, () => assert.equal(ollamaAddress(given), url));
});
