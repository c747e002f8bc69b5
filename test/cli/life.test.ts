/** Councils that are left, resumed, stopped, spoken to and watched from other terminals. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { council, start, workplace } from './council.ts';

const question = 'Should we cache the index?';
const table = ['table', question, '--backend', 'rehearsal', '--seed', '7'];
/** Slow enough to be caught in the middle, or for other terminals to come and go meanwhile. */
const briskly = [...table, '--pace', '6'];
const slowly = [...table, '--pace', '20'];

describe('cli: life', function () {
  this.timeout(60_000);
  let place: ReturnType<typeof workplace>;
  beforeEach(() => {
    place = workplace();
  });
  afterEach(() => place.remove());
  const run = (...args: string[]) => council(place.folder, args);
  const idIn = (out: string): string => /^\d{4}-\d\d-\d\d-\S+$/m.exec(out)?.[0] ?? '';

  it('§13 init lays the table once, and says so the second time', async () => {
    const first = await run('init', '--language', 'fr');
    assert.equal(first.code, 0, first.err);
    assert.match(first.out, /identities\.yaml/);
    const written = readFileSync(path.join(place.home, 'identities.yaml'), 'utf8');
    assert.match(written, /henry/);
    const second = await run('init');
    assert.match(second.out, /^Nothing to do/);
    assert.equal(readFileSync(path.join(place.home, 'identities.yaml'), 'utf8'), written);
    assert.match((await run('list')).out, /Nothing on the table/);
    assert.equal((await run('show', 'nothing-here')).code, 2);
  });

  it('§7 Ctrl+C pauses a council of its own host and says how to go on; resume ends it with the same words', async () => {
    const whole = JSON.parse((await run(...table, '--json')).out);
    const left = start(place.folder, briskly);
    const id = idIn(await left.says(/^Challenge/m));
    left.child.kill('SIGINT');
    const ran = await left.ended;
    assert.equal(ran.code, 130, ran.err);
    assert.match(ran.err, new RegExp(`To go on: council resume ${id}`));
    assert.match((await run('list')).out, /paused by/);
    const resumed = JSON.parse((await run('resume', id, '--json')).out);
    assert.equal(resumed.id, id);
    assert.equal(resumed.status, 'recommended');
    assert.deepEqual(resumed.rounds, whole.rounds);
    assert.equal((await run('resume', id)).code, 2);
    assert.match((await run('resume')).err, /Nothing to resume/);
  });

  it('§13 resume without an id goes on with what a killed terminal left behind', async () => {
    const left = start(place.folder, briskly);
    const id = idIn(await left.says(/^Challenge/m));
    left.child.kill('SIGKILL');
    await left.ended;
    const ran = await run('resume', '--json');
    assert.equal(ran.code, 0, ran.err);
    const { resumed } = JSON.parse(ran.out);
    assert.deepEqual([resumed.length, resumed[0].id, resumed[0].status], [1, id, 'recommended']);
    assert.match((await run('show', id)).out, /Recommended, not decided/);
    assert.equal((await run('doctor')).code, 0);
  });

  it('§2 another terminal sees, speaks to and stops the council of a running one', async () => {
    const first = start(place.folder, slowly);
    const id = idIn(await first.says(/^Collect/m));
    const watching = start(place.folder, ['watch', id, '--ndjson']);
    await watching.says(/"event":"phase"/);
    const told = await run('inject', id, 'An hour is fine', '--to', 'sage');
    assert.equal(told.code, 0, told.err);
    await first.says(/An hour is fine/);
    await watching.says(/"event":"injection"/);
    assert.equal((await run('inject', id, 'x', '--to', 'zorro')).code, 2);
    assert.match((await run('list')).out, /^Active 1$/m);
    const stopped = await run('stop', id, '--json');
    assert.equal(stopped.code, 0, stopped.err);
    assert.equal(JSON.parse(stopped.out).status, 'stopped');
    assert.equal((await first.ended).code, 4);
    assert.equal((await watching.ended).code, 4);
  });

  it('§2 two councils in two terminals share one host, and the second outlives the first', async () => {
    const first = start(place.folder, [...table, '--pace', '1', '--json']);
    const second = start(place.folder, [...briskly, '--json']);
    const [one, two] = [await first.ended, await second.ended];
    assert.deepEqual([one.code, two.code], [0, 0], one.err + two.err);
    const ids = [JSON.parse(one.out).id, JSON.parse(two.out).id];
    assert.notEqual(ids[0], ids[1]);
    const rows = JSON.parse((await run('list', '--json')).out);
    assert.deepEqual(rows.map((row: { id: string }) => row.id).toSorted(), ids.toSorted());
    for (const row of rows) assert.equal(row.status, 'recommended');
  });

  it('pause and resume from another terminal', async () => {
    const first = start(place.folder, [...slowly, '--ndjson']);
    await first.says(/"event":"phase"/);
    const { id } = JSON.parse((await first.says(/\n/)).split('\n')[0] ?? '');
    assert.equal((await run('pause', id)).code, 0);
    await first.says(/"status":"paused"/);
    const resumed = await run('resume', id, '--json');
    assert.equal(JSON.parse(resumed.out).status, 'recommended');
    assert.equal((await first.ended).code, 0);
  });
});
