/** A process that was suspended reads what has come before it calls a time over. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { Worker } from 'node:worker_threads';
import { describe, it } from 'mocha';
import { realClock } from '../../src/host/loop/clock.ts';

/** Connects, and sends its word once it is told that the other side stands still. */
const answering = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { connect } = require('node:net');
  const socket = connect(workerData.port, '127.0.0.1', () => socket.write('here'));
  const still = new Int32Array(workerData.still);
  socket.once('data', () => {
    Atomics.wait(still, 0, 0);
    socket.end('the answer', () => { Atomics.store(still, 1, 1); Atomics.notify(still, 1); });
  });
`;

describe('§14 host: a clock that was stopped', () => {
  it('an answer that waits when the process wakes counts before a deadline that passed meanwhile', async () => {
    const still = new Int32Array(new SharedArrayBuffer(8));
    const server = createServer();
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as { port: number };
    const worker = new Worker(answering, { eval: true, workerData: { port, still: still.buffer } });
    const [socket] = await once(server, 'connection');
    await once(socket, 'data');
    const order: string[] = [];
    const answered = once(socket, 'data').then(() => order.push('answer'));
    const over = new Promise<void>((resolve) => {
      realClock.at(realClock.now() + 50, () => {
        order.push('deadline');
        resolve();
      });
    });
    socket.write('go');
    await new Promise((done) => setImmediate(done));
    // Nothing runs here until the answer was sent and the deadline is past.
    Atomics.store(still, 0, 1);
    Atomics.notify(still, 0);
    Atomics.wait(still, 1, 0);
    Atomics.wait(still, 1, 1, 400);
    await Promise.all([answered, over]);
    socket.destroy();
    server.close();
    await worker.terminate();
    assert.deepEqual(order, ['answer', 'deadline']);
  });
});
