/** `council protocols`, `council route`, `council init --protocol --persona` and `council inject --brief`, as they are typed. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'mocha';
import { council, workplace } from './council.ts';

describe('cli: protocols and routes', function () {
  this.timeout(60_000);
  let place: ReturnType<typeof workplace>;
  before(() => {
    place = workplace();
  });
  after(() => place.remove());
  const run = (...args: string[]) => council(place.folder, args);

  it('lists and shows the built-in protocols where no council was ever held, and makes nothing', async () => {
    const listed = await run('protocols');
    assert.equal(listed.code, 0, listed.err);
    assert.match(
      listed.out,
      /^debate {7}5 min {3}COLLECT → CHALLENGE → \(ADVOCATE\) → RESOLVE → SYNTHESIZE → \(QA\)$/m,
    );
    assert.equal(listed.out.split('\n').length, 8);
    const shown = await run('protocols', 'show', 'prd');
    assert.match(shown.out, /^id: prd\n/);
    const unknown = await run('protocols', 'show', 'nothing');
    assert.equal(unknown.code, 2);
    assert.match(unknown.err, /“nothing”.*debate, prd/s);
    assert.equal(existsSync(place.home), false);
  });

  it('§13 checks a file: exit code 2, with each problem at its line', async () => {
    const { out } = await run('protocols', 'show', 'debate');
    writeFileSync(path.join(place.folder, 'ours.yaml'), out);
    const sound = await run('protocols', '--check', 'ours.yaml');
    assert.deepEqual([sound.code, sound.out], [0, 'ours.yaml can be followed.\n']);
    const loop = '    until: { condition: { converged: NOWHERE } }\n    form: challenge\n';
    writeFileSync(path.join(place.folder, 'ours.yaml'), out.replace('    form: challenge\n', loop));
    const wrong = await run('protocols', '--check', 'ours.yaml');
    assert.equal(wrong.code, 2);
    assert.match(wrong.err, /^ours\.yaml:\d+:5 phases\.until: without max this loop can’t end/m);
    assert.match(
      wrong.err,
      /^ours\.yaml:\d+:38 phases\.until\.condition\.converged: there is no phase "NOWHERE"$/m,
    );
    const french = await council(place.folder, ['protocols', '--check', 'ours.yaml'], {
      LANG: 'fr_FR.UTF-8',
    });
    assert.match(french.err, /sans max cette boucle ne peut finir/);
    assert.equal((await run('protocols', 'show', 'debate', '--check', 'ours.yaml')).code, 2);
  });

  it('§5 init copies a protocol and adds a persona; route names who leads', async () => {
    const laid = await run('init', '--protocol', 'roundtable', '--persona', 'devil');
    assert.equal(laid.code, 0, laid.err);
    assert.match(
      readFileSync(path.join(place.home, 'protocols/roundtable.yaml'), 'utf8'),
      /^id: roundtable$/m,
    );
    assert.match(readFileSync(path.join(place.home, 'identities.yaml'), 'utf8'), /^ {2}- id: devil$/m);
    const asNamed = await run('protocols', '--check', 'protocols/roundtable.yaml');
    assert.equal(asNamed.code, 0, 'a problem of a brief names the file from the home');
    const again = await run('init', '--protocol', 'roundtable', '--persona', 'devil', '--json');
    assert.deepEqual(JSON.parse(again.out).written, []);
    assert.equal((await run('init', '--protocol', 'nothing')).code, 2);
    assert.equal((await run('init', '--persona', 'nobody')).code, 2);
    const routed = await run('route', 'Who may read the production secrets?');
    assert.equal(routed.out, 'Domain    Lead   Backup\nsecurity  Henry  Nova\n');
    assert.match((await run('route', 'hello')).out, /No domain/);
  });

  it('another mode than a debate is said with its reason, and inject --brief needs no words', async () => {
    const ran = await run('table', 'Compare Redis and Postgres', '--seed', '7');
    assert.equal(ran.code, 0, ran.err);
    assert.match(ran.err, /^Protocol: analysis \(you ask for it: “Compare”\)\. Another one: --mode$/m);
    const id = /\d{4}-\d\d-\d\d-compare-redis-and-postgres/.exec(ran.out)?.[0] ?? '';
    assert.equal((await run('inject', id, 'words', '--brief')).code, 2);
    const same = await run('inject', id, '--brief');
    assert.match(same.out, /nothing to tell/, same.err);
  });
});
