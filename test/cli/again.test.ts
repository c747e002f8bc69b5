/** Councils looked at again from a terminal: replay, fork, ask-again, compare, export, stats, rate, follow, prompt. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'mocha';
import { textsUnder } from '../support/scratch.ts';
import { council, workplace } from './council.ts';

const question = 'Should we cache the index?';

describe('§13 cli: again', function () {
  this.timeout(60_000);
  let place: ReturnType<typeof workplace>;
  let id = '';
  const run = (...args: string[]) => council(place.folder, args);
  const french = (...args: string[]) => council(place.folder, args, { LANG: 'fr_FR.UTF-8' });
  before(async () => {
    place = workplace();
    const ran = await run('table', question, '--backend', 'rehearsal', '--seed', '7', '--json');
    id = JSON.parse(ran.out).id;
  });
  after(() => place.remove());
  const own = (of: string) =>
    [...textsUnder(place.home)].filter(([file]) => file.includes(`${of}.`) && !file.startsWith('.state'));

  it('show numbers the turns, and replay shows the same council and says that its archive is the same', async () => {
    const shown = await run('show', id);
    assert.match(shown.out, /Henry {2}#1 · /);
    const played = await run('replay', id, '--pace', '0');
    assert.equal(played.code, 0, played.err);
    assert.match(played.out, /the archive is the same, byte for byte/);
    const words = (out: string) => out.replaceAll(/ #\d+ ·/g, ' ').replaceAll(/\s+/g, ' ');
    assert.ok(words(played.out).startsWith(words(shown.out).trimEnd()));
    assert.equal(JSON.parse((await run('replay', id, '--json')).out).replay, 'same');
  });

  it('fork goes on from a turn, says where the two part, and leaves the original as it is', async () => {
    const before = own(id);
    const forked = await run(
      'fork',
      id,
      '--at',
      'CHALLENGE/sage',
      '--seat',
      'sage',
      '--model',
      'X',
      '--seed',
      '11',
    );
    assert.equal(forked.code, 0, forked.err);
    assert.match(forked.err, new RegExp(`${id}-fork goes on at Challenge, Sage; 7 turns are taken over`));
    assert.match(forked.err, new RegExp(`council compare ${id} ${id}-fork`));
    assert.match(
      forked.out.replaceAll(/\s+/g, ' '),
      new RegExp(`Forked from ${id} at Challenge, Sage · Sage: model X`),
    );
    assert.deepEqual(own(id), before);
    const compared = await run('compare', id, `${id}-fork`);
    assert.match(compared.out, /They part at Challenge, Sage \([^)]+\), after 5 turns/);
    assert.match(compared.out, /^Votes ─/m);
    const view = JSON.parse((await run('compare', id, `${id}-fork`, '--json')).out);
    assert.equal(view.parts.seat, 'sage');
    assert.equal((await run('fork', id)).code, 2);
    assert.equal((await run('fork', id, '--at', '99')).code, 2);
    assert.equal((await run('compare', id, id)).code, 2);
  });

  it('§7 ask-again waits for the answer, shows both, and says that the new one does not count', async () => {
    const own = await run('fork', id, '--at', 'COLLECT/henry', '--seed', '7', '--json');
    const of = JSON.parse(own.out).id;
    const asked = await run('ask-again', of, '--seat', 'sage', '--at', 'CHALLENGE', '--note', 'be concrete');
    assert.equal(asked.code, 0, asked.err);
    assert.match(asked.err, /Sage is asked again…/);
    assert.match(asked.out, /↺ Asked again, does not count/);
    assert.match(asked.out, /↺ Asked again by \S+: be concrete/);
    assert.match(
      asked.out.replaceAll(/[\s│]+/g, ' '),
      /To let this one count, fork the council at this turn/,
    );
    const { turn } = JSON.parse((await run('ask-again', of, '--at', '1', '--json')).out);
    assert.equal(turn.answers[0].state, 'replied');
    assert.notEqual(turn.answers[0].text, turn.text);
    assert.match((await french('show', of)).out, /Asked again|Question reposée/);
    assert.match((await run('replay', of, '--pace', '0')).out, /the archive is the same, byte for byte/);
    assert.equal((await run('ask-again', of)).code, 2);
    const unknown = await french('ask-again', of, '--seat', 'otto');
    assert.equal(unknown.code, 2);
    assert.match(unknown.err, /Personne du nom de «\u202fotto\u202f» ne siège à ce conseil/);
  });

  it('export writes the archive, the log, or one page, to the output or into a file', async () => {
    const archive = readFileSync(path.join(place.home, 'conseils', `${id}.md`), 'utf8');
    assert.equal((await run('export', id)).out, archive);
    const log = readFileSync(path.join(place.home, 'memory/shared/councils', `council-${id}.json`), 'utf8');
    assert.equal((await run('export', id, '--json')).out, log);
    const ran = await run('export', id, '--html', '--out', 'page.html');
    assert.equal(ran.code, 0, ran.err);
    assert.equal(ran.out, '');
    const page = readFileSync(path.join(place.folder, 'page.html'), 'utf8');
    assert.match(page, /^<!doctype html>\n<html lang="en">/i);
    assert.match(page, /Rehearsal: no model was asked/);
    assert.equal((await run('export', id, '--html', '--json')).code, 2);
    assert.equal((await run('export', id, '--out', 'no/such/folder.md')).code, 2);
    assert.equal((await run('export', 'nothing-here')).code, 2);
  });

  it('rate and stats: a rating is kept and counted; wrong ones are refused', async () => {
    assert.match((await run('rate', id, '4')).out, /4 of 5/);
    for (const wrong of ['0', '6', '4.5', 'good'])
      assert.equal((await run('rate', id, wrong)).code, 2, wrong);
    const stats = await run('stats');
    assert.match(stats.out, /^Councils +\d/m);
    assert.match(stats.out, /^Rating +4 of 5 \(1 rated\)$/m);
    assert.match(stats.out, /^debate +\d/m);
    const counted = JSON.parse((await run('stats', '--json')).out);
    assert.equal(counted.all.rating, 4);
    assert.match((await run('stats', '--since', '2999-01-01')).out, /No council has ended yet/);
    assert.equal((await run('stats', '--since', 'yesterday')).code, 2);
    assert.equal((await run('stats', '--since', '2026-02-31')).code, 2);
    assert.match((await run('replay', id, '--pace', '0')).out, /byte for byte/);
  });

  it('follow asks a new council with this one as its context; prompt prints what a seat was asked', async () => {
    const followed = JSON.parse((await run('follow', id, 'And who watches the cache?', '--json')).out);
    assert.equal(followed.status, 'recommended');
    const asked = await run('prompt', followed.id, 'COLLECT/sage');
    assert.equal(asked.code, 0, asked.err);
    assert.match(asked.out, /^> Should we cache the index\?$/m);
    assert.match((await run('show', followed.id)).out, new RegExp(`Follows ${id}`));
    assert.equal((await run('prompt', id, '99')).code, 2);
    assert.equal((await run('follow', id, ' ')).code, 2);
  });

  it('speaks French where the locale does', async () => {
    assert.match((await french('replay', id, '--pace', '0')).out, /l’archive est la même, octet pour octet/);
    assert.match((await french('stats')).out, /^Par siège ─/m);
    assert.match((await french('compare', id, `${id}-fork`)).out, /Ils se séparent à Contradiction, Sage/);
    assert.match((await french('fork', id, '--at', '99')).err, /Aucun tour «\u202f99\u202f»/);
    assert.match((await french('rate', id, '9')).err, /de 1 à 5/);
    assert.match((await french('fork', '--help')).out, /l’original\s+reste tel quel/);
  });
});
