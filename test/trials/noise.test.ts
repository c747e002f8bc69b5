/** Noise, half a frame and 50 MB on the socket: the host goes on answering everyone else. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { after, describe, it } from 'mocha';
import { openHost } from '../../src/host/open.ts';
import { connectTo } from '../../src/rpc/connect/connect.ts';
import { readPointer } from '../../src/rpc/connect/pointer.ts';
import { listCouncils } from '../../src/rpc/messages/messages.ts';
import { drawSeed, draws } from '../support/draws.ts';
import { clearScratch, scratchHome } from '../support/scratch.ts';
import { reportTrial, times } from '../support/trials.ts';

after(clearScratch);
const silent = { debug() {}, info() {}, warn() {}, error() {} };

const noises: [string, (socket: Socket, random: () => Buffer) => void][] = [
  ['bytes drawn by chance', (socket, random) => socket.write(random())],
  ['half a frame', (socket) => socket.write('Content-Length: 100\r\n\r\n{"jsonrpc":"2.0","id":1,"met')],
  ['a frame that is no JSON', (socket) => socket.write('Content-Length: 9\r\n\r\nnot  json')],
  ['a header without an end', (socket) => socket.write('Content-Length: '.repeat(5000))],
  ['a length that is no number', (socket) => socket.write('Content-Length: many\r\n\r\n{}')],
  [
    'an unknown method',
    (socket) => socket.write(frame({ jsonrpc: '2.0', id: 1, method: 'no/such', params: {} })),
  ],
  [
    'params of the wrong kind',
    (socket) => socket.write(frame({ jsonrpc: '2.0', id: 1, method: 'council/get', params: [7] })),
  ],
  ['an answer to nothing', (socket) => socket.write(frame({ jsonrpc: '2.0', id: 99, result: {} }))],
  [
    '50 MB that never become a message',
    (socket) => {
      socket.write('Content-Length: 60000000\r\n\r\n');
      for (let megabyte = 0; megabyte < 50; megabyte++) socket.write(Buffer.alloc(1_000_000, 0x20));
    },
  ],
];

const frame = (message: object): string => {
  const text = JSON.stringify(message);
  return `Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`;
};

describe('§14 R20 noise on the RPC pipe', () => {
  it('a host that is sent noise goes on answering its other clients', async () => {
    const seed = drawSeed();
    const choose = draws(seed);
    const rounds = times(2, 30);
    const home = scratchHome();
    const host = await openHost({ home, serve: true, log: silent });
    const client = await connectTo(home);
    const { socket: path } = (await readPointer(home)) ?? assert.fail('the host left no pointer');
    try {
      for (let round = 0; round < rounds; round++) {
        for (const [what, make] of noises) {
          const peer = connect(path);
          peer.on('error', () => undefined);
          await new Promise((resolve) => peer.once('connect', resolve));
          make(peer, () => Buffer.from(Array.from({ length: 2000 }, () => choose.below(256))));
          const { rows } = (await client?.request(listCouncils, {})) ?? assert.fail('cut off');
          assert.deepEqual(rows, [], `after ${what}, seed ${seed}`);
          peer.destroy();
        }
      }
      const another = await connectTo(home);
      assert.deepEqual((await another?.request(listCouncils, {}))?.rows, []);
      another?.close();
      const count = rounds * noises.length;
      reportTrial({
        id: 'R20',
        what: 'noise, half a frame, 50 MB on the pipe',
        count,
        seed,
        result: 'survived, no restart',
      });
    } finally {
      client?.close();
      await host.close();
    }
  }).timeout(60_000);

  it('a client that asks and never reads is let go, before what it is answered takes the host’s memory', async () => {
    const home = scratchHome();
    const host = await openHost({ home, serve: true, log: silent });
    const { socket: path } = (await readPointer(home)) ?? assert.fail('the host left no pointer');
    const peer = connect(path).pause();
    try {
      await once(peer, 'connect');
      const ask = frame({ jsonrpc: '2.0', id: 1, method: 'council/list', params: {} });
      let isGone = false;
      peer.once('error', () => {
        isGone = true;
      });
      for (let nth = 0; nth < 12; nth++) peer.write(ask.repeat(1000));
      // Only who writes is told that nobody listens any more.
      for (let nth = 0; nth < 100_000 && !isGone; nth++)
        await new Promise((resolve) => peer.write(ask, () => setImmediate(resolve)));
      assert.ok(isGone, 'its answers wait without end');
      const client = (await connectTo(home)) ?? assert.fail('others are answered');
      assert.deepEqual((await client.request(listCouncils, {})).rows, []);
      client.close();
    } finally {
      peer.destroy();
      await host.close();
    }
  }).timeout(60_000);
});
