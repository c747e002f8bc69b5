/**
 * Throws planted in the reducer, in every observer, view and projection: the loop goes on, or the host ends with a code and
 * comes back; told to end, its process is gone within five seconds whatever hangs; nothing acknowledged is lost.
 */
import assert from 'node:assert/strict';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterEach, describe, it } from 'mocha';
import { examine } from '../../src/host/store/doctor/examineHome.ts';
import type { Client } from '../../src/rpc/connect/client.ts';
import { connectTo } from '../../src/rpc/connect/connect.ts';
import { createChannel, getChannel, sayInChannel } from '../../src/rpc/messages/channelMessages.ts';
import { hello, initHome } from '../../src/rpc/messages/messages.ts';
import { drawSeed } from '../support/draws.ts';
import { assertInTime } from '../support/inTime.ts';
import type { PlantedReport } from '../support/plantedLife.ts';
import type { PlaceName, PlantOrder } from '../support/planting.ts';
import { clearScratch, scratchHome } from '../support/scratch.ts';
import { fullTrials, reportTrial, times } from '../support/trials.ts';

const support = path.join(import.meta.dirname, '../support');
const main = path.join(import.meta.dirname, '../../src/host/main.ts');
const execArgv = ['--import', path.join(support, 'planting.ts')];

const running = new Set<ChildProcess>();
afterEach(async () => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
  clearScratch();
});

describe('§2 R23 throws planted in a host', () => {
  it('in the reducer, each observer, view and projection: each is named or answered, the next is taken, nothing acknowledged is lost', async () => {
    const seed = drawSeed();
    const throws = times(40, 1000);
    const child = fork(
      path.join(support, 'plantedLife.ts'),
      [JSON.stringify({ home: scratchHome(), throws, seed })],
      { execArgv },
    );
    running.add(child);
    const ended = once(child, 'exit');
    const [report] = (await Promise.race([once(child, 'message'), ended])) as [PlantedReport | number];
    assert.ok(typeof report === 'object', `the host’s process ended, seed ${seed}`);
    assert.deepEqual(report.problems, [], `seed ${seed}`);
    assert.deepEqual(await ended, [0, null]);
    const counts = Object.values(report.thrown);
    const total = counts.reduce((sum, each) => sum + each, 0);
    assert.ok(total >= throws);
    reportTrial({
      id: 'R23',
      what: 'a throw in the reducer, observers, views, projections',
      count: total,
      seed,
      result: `the loop went on each time; ${counts.length} places; ${report.acknowledged} acknowledged, none lost; ${report.refused} requests refused; slowest answer ${Math.ceil(report.slowestMs)} ms`,
    });
  }).timeout(fullTrials ? 1_800_000 : 120_000);
});

interface Running {
  child: ChildProcess;
  client: Client;
  log(): string;
  ended: Promise<[code: number | null, signal: NodeJS.Signals | null]>;
  order(order: PlantOrder): Promise<void>;
  say(text: string): Promise<'done' | 'refused'>;
  said(): Promise<string[]>;
}

/** The host's real process, with faults that can be armed. */
async function startHost(home: string, plant?: { place: PlaceName; skip: number }): Promise<Running> {
  const child = fork(main, ['--home', home], {
    execArgv,
    env: { ...process.env, A_TABLE_PROBE: 'off', ...(plant ? { A_TABLE_PLANT: JSON.stringify(plant) } : {}) },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  running.add(child);
  const ended = once(child, 'exit') as Running['ended'];
  let log = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    log += chunk.toString('utf8');
  });
  const [ready] = (await once(child, 'message')) as [unknown];
  assert.deepEqual(ready, { ready: true }, log);
  const client = (await connectTo(home)) ?? assert.fail('it listens nowhere');
  return {
    child,
    client,
    log: () => log,
    ended,
    async order(order) {
      child.send(order);
      await once(child, 'message');
    },
    say: (text) =>
      client.request(sayInChannel, { channel: 'kitchen', text, by: 'papa' }).then(
        () => 'done',
        () => 'refused',
      ),
    said: async () =>
      (await client.request(getChannel, { channel: 'kitchen' })).messages.map(({ text }) => text),
  };
}

async function withKitchen(): Promise<Running & { home: string }> {
  const home = scratchHome();
  const host = await startHost(home);
  await host.client.request(initHome, {});
  await host.client.request(createChannel, { channel: 'kitchen', mode: 'none', members: ['papa', 'henry'] });
  return { ...host, home };
}

/** How long it took to end after SIGTERM. */
async function terminated({ child, ended }: Running): Promise<{ ms: number; code: number | null }> {
  const began = performance.now();
  child.kill('SIGTERM');
  const [code] = await ended;
  return { ms: performance.now() - began, code };
}

describe('§2 R23 the process of a host', function () {
  this.timeout(60_000);

  it('that throws at every event and every view refuses by name and ends within 5 s of SIGTERM', async () => {
    const broken: PlaceName[] = ['the reducer', 'observer: watched channels', 'view: the row of a channel'];
    const host = await withKitchen();
    assert.equal(await host.say('before'), 'done');
    for (const place of broken) {
      await host.order({ arm: place, how: 'always' });
      const outcomes = [await host.say(`in ${place}`), await host.say(`again in ${place}`)];
      if (place === 'the reducer') assert.deepEqual(outcomes, ['refused', 'refused']);
      assert.match(host.log(), new RegExp(`planted in ${place}`));
    }
    // A view that throws over a request answers with an error, never with nothing.
    await host.order({ arm: 'view: messages of a channel', how: 'always' });
    await assert.rejects(host.said(), /planted in view: messages of a channel/);
    const { ms, code } = await terminated(host);
    assertInTime(ms, 5000);
    assert.equal(code, 0);
    const next = await startHost(host.home);
    assert.equal((await next.said())[0], 'before');
    assert.equal(await next.say('after'), 'done');
    assert.equal((await terminated(next)).code, 0);
  });

  it('ends within 5 s of SIGTERM, whichever part of it hangs or throws over its end, and the next one opens at once', async () => {
    const seed = drawSeed();
    const ends: PlaceName[] = [
      'the end of what councils owe',
      'the end of the loop',
      'the end of the journal',
      'the end of the socket',
    ];
    const all = ends.flatMap((place) => (['hang', 'always'] as const).map((how) => ({ place, how })));
    const seen: number[] = [];
    for (let n = 0; n < times(2, all.length); n++) {
      const { place, how } = all[(seed + 3 * n) % all.length] ?? assert.fail();
      const host = await withKitchen();
      assert.equal(await host.say('kept'), 'done');
      await host.order({ arm: place, how });
      const { ms } = await terminated(host);
      seen.push(ms);
      assertInTime(ms, 5000, `${place}, ${how}`);
      assert.match(host.log(), /the end of .* failed and was passed over/);
      const next = await startHost(host.home);
      assert.deepEqual(await next.said(), ['kept']);
      await terminated(next);
    }
    reportTrial({
      id: 'R23',
      what: 'SIGTERM while a part hangs or throws over its end',
      count: seen.length,
      seed,
      result: `ended in ${Math.ceil(Math.max(...seen))} ms at most; the next host opened each time`,
    });
  }).timeout(120_000);

  it('whose journal is no longer of one mind with its state says so, ends with its own code, and the next one goes on', async () => {
    const host = await withKitchen();
    assert.equal(await host.say('before'), 'done');
    await host.order({ arm: 'the count of the journal', how: 'once' });
    // Durable, but not known to be: it is not acknowledged, and no event after it can be taken.
    assert.equal(await host.say('between'), 'refused');
    assert.equal(await host.say('lost'), 'refused');
    assert.deepEqual(await host.ended, [70, null]);
    assert.match(host.log(), /can’t go on/);
    const next = await startHost(host.home);
    assert.equal(await next.say('after'), 'done');
    const said = await next.said();
    assert.deepEqual([said[0], said.at(-1), said.includes('lost')], ['before', 'after', false]);
    await terminated(next);
  });

  it('§4 that throws over what is owed when it starts opens all the same, and says what it could not take up', async () => {
    const host = await withKitchen();
    assert.equal(await host.say('kept'), 'done');
    await terminated(host);
    const { lastSeq } = examine(host.home);
    const plants: { place: PlaceName; skip: number }[] = [
      // The records that are replayed pass; the start of this host does not.
      { place: 'the reducer', skip: lastSeq },
      { place: 'what a channel owes', skip: 0 },
    ];
    for (const plant of plants) {
      const next = await startHost(host.home, plant);
      const { notes } = await next.client.request(hello, { client: 'test' });
      if (plant.place === 'the reducer') assert.match(notes.join(), /could not be taken up again.*planted/);
      assert.deepEqual((await next.said())[0], 'kept');
      assert.equal(await next.say(`after ${plant.place}`), 'done');
      assert.equal((await terminated(next)).code, 0);
    }
  });

  it('in which something is thrown that nothing catches goes on; when it does not stop, it ends with its own code', async () => {
    const host = await withKitchen();
    await host.order({ uncaught: 1 });
    assert.equal(await host.say('after one'), 'done');
    assert.match(host.log(), /nothing caught what was thrown.*planted where nothing catches/);
    await host.order({ uncaught: 20 });
    assert.deepEqual(await host.ended, [70, null]);
    const next = await startHost(host.home);
    assert.deepEqual(await next.said(), ['after one']);
    await terminated(next);
  });
});
