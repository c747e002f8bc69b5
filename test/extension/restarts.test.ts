/** A host is joined, started and started again by one rule, and given up in words. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import {
  type HostDoors,
  HostDown,
  keepHost,
  type LinkState,
  nextStart,
} from '../../src/extension/link/hostLink.ts';
import type { Client } from '../../src/rpc/connect/client.ts';
import { type FakeClient, fakeClient } from '../support/fakeClient.ts';

describe('§12 restarts of a host that dies', () => {
  it('waits longer each time and stops after five deaths in three minutes', () => {
    const deaths: number[] = [];
    const waits = [0, 10_000, 20_000, 30_000, 40_000].map((now) => {
      deaths.push(now);
      const next = nextStart(deaths, now);
      return next.start === 'after' ? next.ms : next.start;
    });
    assert.deepEqual(waits, [250, 500, 1000, 2000, 'no-more']);
  });

  it('forgets deaths that are three minutes old', () => {
    const deaths = [0, 1000, 2000, 3000, 200_000];
    assert.deepEqual(nextStart(deaths, 200_000), { start: 'after', ms: 250, attempt: 1 });
  });
});

interface Stage extends HostDoors {
  launches: number;
  waits: number[];
  time: number;
}

/** Doors to a host that is there or not, as the test says. */
function stage(connects: () => Client | undefined, launch: () => boolean = () => true): Stage {
  const doors: Stage = {
    launches: 0,
    waits: [],
    time: 1_000_000,
    connect: async () => connects(),
    async launch() {
      doors.launches += 1;
      return launch() ? { ready: true } : { ready: false, reason: 'the journal is damaged' };
    },
    now: () => doors.time,
    async wait(ms) {
      doors.waits.push(ms);
      doors.time += ms;
    },
    log() {},
  };
  return doors;
}

const nextArrival = (link: ReturnType<typeof keepHost>) =>
  new Promise<Client>((resolve) => {
    const stop = link.arrived.on((client) => {
      stop();
      resolve(client);
    });
  });

describe('§2 the link to the host', () => {
  it('starts nothing until a client is asked for', () => {
    const doors = stage(() => undefined);
    assert.equal(keepHost(doors).state.state, 'asleep');
    assert.equal(doors.launches, 0);
  });

  it('joins a host that runs already and starts none', async () => {
    const running = fakeClient();
    const doors = stage(() => running);
    assert.equal(await keepHost(doors).client(), running);
    assert.equal(doors.launches, 0);
  });

  it('gives everyone who asks at once the same client, with one start', async () => {
    let up: FakeClient | undefined;
    const doors = stage(
      () => up,
      () => {
        up = fakeClient();
        return true;
      },
    );
    const link = keepHost(doors);
    const [first, second] = await Promise.all([link.client(), link.client()]);
    assert.equal(first, second);
    assert.equal(doors.launches, 1);
  });

  it('joins the winner when another window was quicker', async () => {
    const winner = fakeClient();
    let asked = 0;
    // Ours ends at once because the home is held; the winner listens a little later.
    const doors = stage(
      () => (++asked > 4 ? winner : undefined),
      () => false,
    );
    assert.equal(await keepHost(doors).client(), winner);
    assert.equal(doors.launches, 1);
  });

  it('starts another when the host dies, without being asked', async () => {
    let up: FakeClient | undefined;
    const doors = stage(
      () => up,
      () => {
        up = fakeClient();
        return true;
      },
    );
    const link = keepHost(doors);
    await link.client();
    const arrival = nextArrival(link);
    const dead = up;
    up = undefined;
    dead?.die();
    assert.notEqual(await arrival, dead);
    assert.equal(link.state.state, 'up');
    assert.equal(doors.launches, 2);
  });

  it('leaves a host that falls silent, as one that is suspended, for the next', async () => {
    let fallSilent: (silent: boolean) => void = () => undefined;
    const suspended = fakeClient();
    const silent = Object.assign(suspended, {
      onSilence: (handler: (silent: boolean) => void) => {
        fallSilent = handler;
      },
      close: () => suspended.die(),
    });
    const next = fakeClient();
    let here: Client = silent;
    const link = keepHost(stage(() => here));
    assert.equal(await link.client(), silent);
    const arrival = nextArrival(link);
    here = next;
    fallSilent(true);
    assert.equal(await arrival, next);
  });

  it('gives up after five starts that fail, says why, and tries again only when asked', async () => {
    let up: FakeClient | undefined;
    let works = false;
    const doors = stage(
      () => up,
      () => {
        if (works) up = fakeClient();
        return works;
      },
    );
    const link = keepHost(doors);
    const states: LinkState['state'][] = [];
    link.changed.on((state) => states.push(state.state));
    await assert.rejects(link.client(), new HostDown('the journal is damaged'));
    assert.equal(doors.launches, 5);
    assert.equal(states.at(-1), 'down');
    await assert.rejects(link.client(), HostDown);
    assert.equal(doors.launches, 5);
    works = true;
    assert.equal(await link.retry(), up);
    assert.equal(link.state.state, 'up');
  });

  it('lets go without starting another when the window closes', async () => {
    const running = fakeClient();
    const doors = stage(() => running);
    const link = keepHost(doors);
    await link.client();
    link.dispose();
    await running.closed;
    await Promise.resolve();
    assert.equal(doors.launches, 0);
  });
});
