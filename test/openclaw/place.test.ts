/** Which gateway is spoken to, and that its token goes nowhere else. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { type Place, placeOf } from '../../src/host/models/openclaw/gatewayPlace.ts';
import type { Key } from '../../src/host/ports/ports.ts';

interface Given {
  url?: string;
  agent?: string;
  key?: Pick<Key, 'value' | 'host'>;
  env?: Record<string, string>;
  trusted?: boolean;
  language?: 'en' | 'fr';
}

const local = { value: 'a-token', host: '127.0.0.1:18789' };

function place({ url, agent, key, env = {}, trusted = true, language = 'en' }: Given): Promise<Place> {
  const openclaw = { url: url ?? '', ...(agent === undefined ? {} : { agent }) };
  return placeOf({
    env,
    trusted,
    language,
    keys: { find: () => (key ? { ...key, from: 'kept' } : undefined) },
    declared: () =>
      Promise.resolve({ providers: {}, acp: {}, mcp: {}, ...(url === undefined ? {} : { openclaw }) }),
  });
}

describe('§14 OpenClaw: where the gateway is', () => {
  it('council.yaml names it: ws is the socket, http the simple way', async () => {
    const socket = await place({ url: 'ws://127.0.0.1:18789', key: local });
    assert.deepEqual([socket.way, socket.token, socket.agent], ['socket', 'a-token', 'main']);
    const http = await place({ url: 'http://127.0.0.1:18789', key: local, agent: 'ops' });
    assert.deepEqual([http.way, http.token, http.agent], ['http', 'a-token', 'ops']);
  });

  it('without a name it is the one on this machine, where there is a token', async () => {
    assert.equal((await place({ key: local })).url.href, 'ws://127.0.0.1:18789/');
    const env = { OPENCLAW_GATEWAY_URL: 'wss://claw.example.org' };
    const away = await place({ env, key: { value: 'a-token', host: 'claw.example.org' } });
    assert.deepEqual([away.url.host, away.token], ['claw.example.org', 'a-token']);
    assert.equal((await place({ key: { value: 't', host: 'claw.example.org' } })).url.protocol, 'wss:');
    await assert.rejects(place({}), /No OpenClaw gateway is named/);
  });

  it('an address that an untrusted workspace names is not looked at', async () => {
    const url = 'ws://127.0.0.1:6666';
    await assert.rejects(place({ url, trusted: false }), /is not trusted/);
    const { host } = (await place({ url, trusted: false, key: local })).url;
    assert.equal(host, '127.0.0.1:18789');
  });

  it('the token goes only to the host that it was given for', async () => {
    const url = 'wss://elsewhere.example.org';
    await assert.rejects(place({ url, key: local }), (error: Error) => {
      assert.match(error.message, /given for 127\.0\.0\.1:18789 and is not sent to elsewhere\.example\.org/);
      assert.doesNotMatch(error.message, /a-token/);
      return true;
    });
    await assert.rejects(place({ url: 'ws://127.0.0.1:18790', key: local }), /is not sent to/);
    assert.equal((await place({ url: 'ws://localhost:18789', key: local })).token, 'a-token');
  });

  it('the token does not leave the machine in the clear', async () => {
    const key = { value: 'a-token', host: 'claw.example.org' };
    await assert.rejects(place({ url: 'ws://claw.example.org', key }), /in the clear\. Use wss:/);
    await assert.rejects(place({ url: 'http://claw.example.org', key }), /in the clear\. Use https:/);
  });

  it('an address with a fragment is refused in words, not waited for', async () => {
    for (const url of ['ws://127.0.0.1:18789/#x', 'http://127.0.0.1:18789/#'])
      await assert.rejects(place({ url, key: local }), /It should read ws:\/\/127\.0\.0\.1:18789/);
  });

  it('what is wrong is said in French too', async () => {
    const french = place({
      url: 'http://claw.example.org',
      key: { ...local, host: 'claw.example.org' },
      language: 'fr',
    });
    await assert.rejects(french, /n’est pas envoyé en clair à claw\.example\.org\. Prenez https:/);
    await assert.rejects(place({ language: 'fr' }), /Aucune passerelle OpenClaw n’est nommée/);
  });
});
