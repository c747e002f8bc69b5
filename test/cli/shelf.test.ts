/** Councils renamed, deleted and restored from a terminal. */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'mocha';
import { textsUnder } from '../support/scratch.ts';
import { council, workplace } from './council.ts';

describe('§7 cli: the shelf', function () {
  this.timeout(60_000);
  let place: ReturnType<typeof workplace>;
  let id = '';
  const run = (...args: string[]) => council(place.folder, args);
  const seen = () => [...textsUnder(place.home)].filter(([name]) => !name.startsWith('.state'));
  before(async () => {
    place = workplace();
    const asked = ['table', 'Should we cache the index?', '--backend', 'rehearsal', '--seed', '7', '--json'];
    id = JSON.parse((await run(...asked)).out).id;
  });
  after(() => place.remove());

  it('rename: list and show give the title, "" gives the question back', async () => {
    const ran = await run('rename', id, 'The cache');
    assert.equal(ran.code, 0, ran.err);
    assert.match(ran.out, /is now called “The cache”/);
    assert.match((await run('list')).out, /The cache/);
    assert.match((await run('show', id)).out, /^\nThe cache\nShould we cache the index\?\n/);
    assert.equal(JSON.parse((await run('show', id, '--json')).out).title, 'The cache');
    assert.match((await run('replay', id, '--pace', '0')).out, /byte for byte/);
    assert.equal((await run('rename', id, 'x'.repeat(201))).code, 2);
    assert.equal(JSON.parse((await run('rename', id, '', '--json')).out).title, 'Should we cache the index?');
    assert.doesNotMatch((await run('list')).out, /The cache/);
  });

  it('delete asks: with nobody there it wants --yes; restore brings everything back to the byte', async () => {
    const whole = seen();
    const refused = await run('delete', id);
    assert.equal(refused.code, 2);
    assert.match(refused.err, /Say --yes/);
    assert.deepEqual(seen(), whole);
    const ran = await run('delete', id, '--yes');
    assert.equal(ran.code, 0, ran.err);
    assert.match(ran.out, /is in the trash: 3 files and its entries/);
    assert.match(ran.out, /Nothing was committed/);
    assert.match(ran.out, new RegExp(`council restore ${id}`));
    assert.match((await run('list')).out, /Nothing on the table/);
    assert.ok(existsSync(path.join(place.home, '.state/trash', id, 'manifest.json')));
    assert.equal((await run('show', id)).code, 2);
    const back = await run('restore', id);
    assert.equal(back.code, 0, back.err);
    assert.deepEqual(seen(), whole);
    assert.equal((await run('restore', id)).code, 2);
  });

  it('speaks French where the locale does', async () => {
    const french = (...args: string[]) => council(place.folder, args, { LANG: 'fr_FR.UTF-8' });
    assert.match((await french('delete', id)).err, /Dire --yes/);
    assert.match((await french('delete', '--help')).out, /corbeille/);
    assert.match((await french('restore', id)).err, /Aucun conseil «\u202f/);
  });
});
