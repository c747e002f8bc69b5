/** A home whose `.state/` came with a clone, as a terminal meets it: told once with what is there, then listed from its shared files. */
import assert from 'node:assert/strict';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { pastCouncils, writePastCouncils } from '../support/editor/pastCouncils.ts';
import { council, workplace } from './council.ts';

describe('§4 cli: a foreign home', function () {
  this.timeout(60_000);
  let place: ReturnType<typeof workplace>;
  const at = (name: string) => path.join(place.home, name);
  const run = (...args: string[]) => council(place.folder, args);
  const french = (...args: string[]) => council(place.folder, args, { LC_ALL: 'fr_FR.UTF-8' });

  beforeEach(() => {
    place = workplace();
    writePastCouncils(place.home);
    mkdirSync(at('.state/journal'), { recursive: true });
    writeFileSync(at('.state/journal/0000000001-000001.jsonl'), 'not for reading\n');
    mkdirSync(at('briefs'));
    for (const name of ['one', 'two']) writeFileSync(at(`briefs/2026-02-01-${name}.yaml`), 'question: x\n');
    const entries = pastCouncils
      .slice(0, 4)
      .map(({ id }) => `<!-- council:${id} -->\n…\n<!-- /council:${id} -->`);
    const quoted = 'A word of somebody’s: `<!-- council:2026-02-08-quoted -->`';
    writeFileSync(at('DECISIONS.md'), ['# Decisions', quoted, ...entries, ''].join('\n\n'));
  });
  afterEach(() => place.remove());

  it('says whose it is, where it went, what the home opens from and where its councils go on, once', async () => {
    const { code, out, err } = await run('list');
    assert.equal(code, 0);
    const aside = readdirSync(place.home).find((name) => name.startsWith('.state.foreign-')) ?? '';
    assert.deepEqual(err.split('\n'), [
      'council/.state was made by another person or machine: it came with a clone or a copy.',
      `Set aside as council/${aside}. Nothing in it was read or run.`,
      'This home opens from its shared files: 6 archives, 4 decisions, 2 briefs.',
      'Councils that ran there go on there, not here.',
      'If it is yours: council doctor --adopt.',
      '',
      '',
    ]);
    assert.match(out, /Which queue for webhooks\? {2}accepted · Feb 8/);
    assert.match(out, /Which license\? {2}recommended elsewhere, not decided$/m);
    assert.equal(readFileSync(at(`${aside}/journal/0000000001-000001.jsonl`), 'utf8'), 'not for reading\n');
    assert.equal((await run('list')).err, '');
  });

  it('says it in French', async () => {
    const { out, err } = await french('list');
    assert.match(
      err,
      /^council\/\.state vient d’une autre personne ou machine\u202f: un clone ou une copie\.$/m,
    );
    assert.match(
      err,
      /^Mis de côté sous council\/\.state\.foreign-[\d-]+\. Rien n’y a été lu ni exécuté\.$/m,
    );
    assert.match(err, /fichiers partagés\u202f: 6 archives, 4 décisions, 2 briefs\.$/m);
    assert.match(err, /^Les conseils lancés là-bas continuent là-bas, pas ici\.$/m);
    assert.match(out, /Which license\? {2}recommandé ailleurs, non décidé$/m);
  });

  it('is counted by the doctor before it is opened, and nothing is moved', async () => {
    rmSync(at('briefs/2026-02-01-two.yaml'));
    const { code, out } = await run('doctor');
    assert.equal(code, 0);
    assert.match(out, /^council\/\.state was made by .* copy\. Nothing in it was read or run\.$/m);
    assert.match(out, /^This home opens from its shared files: 6 archives, 4 decisions, 1 brief\.$/m);
    assert.doesNotMatch(out, /All is well/);
    const { archives, decisions, briefs } = JSON.parse((await run('doctor', '--json')).out);
    assert.deepEqual([archives, decisions, briefs], [6, 4, 1]);
    assert.ok(readdirSync(place.home).includes('.state'));
    assert.ok(!readdirSync(place.home).some((name) => name.startsWith('.state.')));
  });

  it('keeps apart what was recommended elsewhere and what was here, with nobody there to decide', async () => {
    assert.equal((await run('table', 'Tabs or spaces in the Makefile?', '--backend', 'rehearsal')).code, 0);
    const { out } = await run('list');
    assert.match(out, /recommended, not decided · rehearsal/);
    assert.match(out, /Which license\? {2}recommended elsewhere, not decided$/m);
    // A clone has its log, and can read all of it: it is still of the home where it ran.
    const clone = path.join(place.folder, 'clone', 'council');
    cpSync(place.home, clone, { recursive: true, filter: (from) => !from.includes('.state') });
    const cloned = await run('list', '--home', clone);
    assert.equal(cloned.err, '');
    assert.match(cloned.out, /recommended elsewhere, not decided · rehearsal$/m);
    assert.doesNotMatch(cloned.out, /recommended, not decided/);
  });
});
