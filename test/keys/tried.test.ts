/** The test of a key says what it has shown: a list that everybody may read shows nothing. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { openKeyRoom } from '../../src/host/keys/keysWithoutHost.ts';

const value = 'sk-canary-1618033988';

describe('§8 a key that is tried', () => {
  let folder: string;
  let server: Server;
  const heard: (string | undefined)[] = [];
  beforeEach(() => {
    heard.length = 0;
    folder = mkdtempSync(join(tmpdir(), 'a-table-tried-'));
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** What is told of the key at a server that answers so to whoever has the key, and to whoever has none. */
  async function told(provider: string, withKey: number, without: number): Promise<string> {
    server = createServer(({ headers: { authorization } }, response) => {
      heard.push(authorization);
      response.statusCode = authorization === `Bearer ${value}` ? withKey : without;
      response.end(response.statusCode === 200 ? '{"data":[{"id":"one"}]}' : '{"error":"no"}');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
    const env = { A_TABLE_CONFIG: join(folder, 'config') };
    const room = openKeyRoom({ home: join(folder, 'council'), env, language: 'en' });
    return (await room.test({ provider, value, url })).message;
  }

  it('is taken where those without one are refused', async () => {
    assert.match(await told('openai-compatible', 200, 401), /takes the key \(\S+, 1 model\)/);
    assert.deepEqual(heard, [`Bearer ${value}`, undefined]);
  });

  it('is not called taken where the list is open to all, or there is none', async () => {
    assert.match(await told('openai-compatible', 200, 200), /looks at no key before a model is asked/);
    server.close();
    assert.match(await told('openai', 404, 404), /looks at no key before a model is asked/);
    server.close();
    assert.match(await told('zai', 404, 404), /looks at no key before a model is asked/);
  });

  it('is refused in words', async () => {
    assert.match(await told('openai-compatible', 401, 401), /did not pass the test .*401/);
  });
});
