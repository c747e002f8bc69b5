/** What is asked again unseen: only what the server can't have begun to work on. */
import assert from 'node:assert/strict';
import * as http from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, describe, it } from 'mocha';
import { nodeTransport } from '../../src/host/models/transport.ts';

describe('a kept connection that is reset', () => {
  let server: http.Server | undefined;
  let now = 0;
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
  });

  /** The first request is answered, the second meets `what`; answers how the second went and how often was asked. */
  async function second(what: (socket: Socket) => void): Promise<{ error?: string; posts: number }> {
    let posts = 0;
    server = http.createServer((request, response) => {
      request.resume();
      if (++posts === 2) what(request.socket);
      else response.end('{}');
    });
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const transport = nodeTransport(() => now);
    const post = () =>
      transport({
        url: new URL(`http://127.0.0.1:${port}/`),
        body: '{}',
        headers: {},
        signal: new AbortController().signal,
        onHead: () => undefined,
        onText: () => undefined,
      });
    await post();
    await new Promise((resolve) => setImmediate(resolve));
    const error = await post().then(
      () => undefined,
      ({ code }: NodeJS.ErrnoException) => code,
    );
    return { ...(error === undefined ? {} : { error }), posts };
  }

  it('at once: is asked again on another', async () => {
    assert.deepEqual(await second((socket) => socket.resetAndDestroy()), { posts: 3 });
  });

  it('after the server had time to work: is told, and left to the tries on record', async () => {
    const later = (socket: Socket) => {
      now += 100;
      socket.resetAndDestroy();
    };
    assert.deepEqual(await second(later), { error: 'ECONNRESET', posts: 2 });
  });

  it('after some of an answer came: is told', async () => {
    const begun = (socket: Socket) => void socket.end('HTTP/1.1 200 ');
    const { error, posts } = await second(begun);
    assert.ok(error);
    assert.equal(posts, 2);
  });
});
