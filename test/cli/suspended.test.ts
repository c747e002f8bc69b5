/** A host that is suspended, or whose process ends, keeps nobody waiting: its clients say so, take over, and go on. */
import assert from 'node:assert/strict';
import { watch } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { readPointer } from '../../src/rpc/connect/pointer.ts';
import { assertInTime } from '../support/inTime.ts';
import { reportTrial, times } from '../support/trials.ts';
import { council, type Running, start, workplace } from './council.ts';

const question = 'Should we cache the index?';
const table = ['table', question, '--rehearse', '--seed', '7', '--json'];

describe('§14 cli: a host that does not answer, or ends', function () {
  this.timeout(180_000);
  let place: ReturnType<typeof workplace>;
  const running = new Set<Running>();
  const begin = (...args: string[]): Running => {
    const one = start(place.folder, args);
    running.add(one);
    void one.ended.then(() => running.delete(one));
    return one;
  };
  beforeEach(async () => {
    place = workplace();
    await council(place.folder, ['init']);
  });
  afterEach(async () => {
    for (const { child } of running) child.kill('SIGKILL');
    await Promise.all([...running].map(({ ended }) => ended));
    place.remove();
  });
  /** Until the host of this one is what the home points at. */
  const pointedAt = async (one: Running): Promise<void> => {
    for await (const _ of watch(path.join(place.home, '.state')))
      if ((await readPointer(place.home))?.pid === one.child.pid) return;
  };
  const hosted = async (pace: string): Promise<Running> => {
    const host = begin('table', question, '--rehearse', '--pace', pace, '--ndjson');
    await host.says(/"event":"phase"/);
    return host;
  };

  it('R25 whoever comes to a suspended host is told within five seconds, and answered when it wakes', async () => {
    const host = await hosted('40');
    host.child.kill('SIGSTOP');
    const from = performance.now();
    const list = begin('list');
    const said = await list.warns(/does not answer/);
    const ms = Math.round(performance.now() - from);
    assertInTime(ms, 6000, 'with its own start');
    assert.match(said, new RegExp(`\\(pid ${host.child.pid}\\) does not answer: it is suspended or stuck`));
    assert.match(said, new RegExp(`kill -CONT ${host.child.pid}`));
    host.child.kill('SIGCONT');
    const { code, out, err } = await list.ended;
    assert.equal(code, 0, err);
    assert.match(out, /^Active 1$/m);
    assert.equal((await host.ended).code, 0);
    reportTrial({ id: 'R25', what: 'a suspended host is told of', count: 1, result: `after ${ms} ms` });
  });

  it('R25 a host that stays suspended is taken over: its council ends with whoever came, and again with itself when it wakes', async () => {
    const host = await hosted('40');
    const watching = begin('watch', '--ndjson');
    await watching.says(/"event":"phase"/);
    host.child.kill('SIGSTOP');
    await watching.warns(/does not answer/);
    const resumed = begin('resume', '--json');
    const { code, out, err } = await resumed.ended;
    assert.equal(code, 0, err);
    assert.equal(JSON.parse(out).resumed[0].status, 'recommended');
    const seen = await watching.ended;
    assert.equal(seen.code, 0, seen.err);
    assert.match(seen.out, /"event":"end"/);
    host.child.kill('SIGCONT');
    const woken = await host.ended;
    assert.equal(woken.code, 0, woken.err);
    assert.match(woken.out, /"event":"end"/);
    assert.equal((await council(place.folder, ['doctor'])).code, 0);
  });

  it('a council that only somebody who looks has taken over is resumed by whoever says so', async () => {
    const host = await hosted('40');
    const watching = begin('watch', '--ndjson');
    await watching.says(/"event":"phase"/);
    const taken = pointedAt(watching);
    host.child.kill('SIGKILL');
    await taken;
    const { code, out, err } = await begin('resume', '--json').ended;
    assert.equal(code, 0, err);
    assert.deepEqual(
      JSON.parse(out).resumed.map(({ status }: { status: string }) => status),
      ['recommended'],
    );
    assert.equal((await watching.ended).code, 0);
  });

  it('R25 of two who wait for a suspended host one takes over, and the other goes on there at once', async () => {
    const slow = () => begin('table', question, '--rehearse', '--pace', '15', '--ndjson');
    const host = await hosted('40');
    const others = [slow(), slow()];
    for (const other of others) await other.says(/"event":"phase"/);
    host.child.kill('SIGSTOP');
    const ran = await Promise.all(others.map(({ ended }) => ended));
    for (const { code, err } of ran) assert.equal(code, 0, err);
    assert.equal(ran.filter(({ err }) => /Taken over/.test(err)).length, 1);
    host.child.kill('SIGCONT');
    assert.equal((await host.ended).code, 0);
  });

  for (const how of ['end', 'SIGINT', 'SIGTERM', 'SIGKILL'] as const) {
    it(`R26 the process that owns the host ends (${how}) while two others are attached: their councils go on and nobody sees an error`, async () => {
      const tries = times(2, 13);
      for (let n = 0; n < tries; n += 1) {
        const owner = await hosted(how === 'end' ? '1' : '15');
        const others = [begin(...table, '--pace', '2'), begin(...table, '--pace', '3')];
        if (how !== 'end') {
          // At another moment each time: while they come, convene, or are followed. A council has nine turns at the least.
          await owner.says(new RegExp(`(?:"event":"turn"[\\s\\S]*?){${n % 9}}`));
          owner.child.kill(how);
        }
        const ran = await Promise.all(others.map(({ ended }) => ended));
        for (const { code, out, err } of ran) {
          assert.equal(code, 0, err);
          assert.equal(JSON.parse(out).status, 'recommended');
          assert.doesNotMatch(err, /error|closing|\n\s+at /i);
        }
        const { code } = await owner.ended;
        assert.equal(code, { end: 0, SIGINT: 130, SIGTERM: 130, SIGKILL: null }[how]);
        const ids = ran.map(({ out }) => JSON.parse(out).id);
        assert.equal(new Set(ids).size, 2);
        place.remove();
        place = workplace();
        await council(place.folder, ['init']);
      }
      reportTrial({
        id: 'R26',
        what: `the owner of the host ends (${how})`,
        count: tries,
        result: 'two attached councils each ended by themselves',
      });
    });
  }
});
