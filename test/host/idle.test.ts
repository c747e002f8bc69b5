/** A host that nobody uses stops a minute after its last client left: not a moment earlier, and nothing of it lingers. */
import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'mocha';
import { openHost } from '../../src/host/open.ts';
import { clearScratch, scratchHome } from '../support/scratch.ts';
import { virtualClock } from '../support/virtualClock.ts';

const silent = { debug() {}, info() {}, warn() {}, error() {} };
const turns = async () => {
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
};

async function idleHost() {
  const clock = virtualClock();
  const host = await openHost({ home: scratchHome(), clock, log: silent, stopWhenIdle: true, env: {} });
  let closed = false;
  void host.closed.then(() => {
    closed = true;
  });
  const isClosed = async () => {
    await turns();
    return closed;
  };
  return { host, clock, isClosed };
}

describe('§2 a host without clients', () => {
  afterEach(clearScratch);

  it('stops a minute after the last one left, whenever the one before had left', async () => {
    const { host, clock, isClosed } = await idleHost();
    for (let visit = 0; visit < 3; visit++) {
      const client = host.client();
      clock.pass(50_000);
      client.close();
      clock.pass(30_000);
    }
    assert.equal(await isClosed(), false, 'the last client left half a minute ago');
    clock.pass(29_999);
    assert.equal(await isClosed(), false);
    clock.pass(1);
    await host.closed;
  });

  it('does not stop while one is there, however long', async () => {
    const { host, clock, isClosed } = await idleHost();
    const client = host.client();
    clock.pass(10 * 60_000);
    assert.equal(await isClosed(), false);
    client.close();
    clock.pass(60_000);
    await host.closed;
  });

  it('leaves no timer behind that would keep its process', async () => {
    const { host, clock } = await idleHost();
    for (let visit = 0; visit < 3; visit++) host.client().close();
    await host.close();
    assert.equal(clock.waiting(), 0);
  });
});
