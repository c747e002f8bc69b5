/** Limits and checks at the command line: said before the start, not run when nobody allowed them, and an exit code that means it. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { council, workplace } from './council.ts';

describe('cli: limits and checks', function () {
  this.timeout(60_000);
  let place: ReturnType<typeof workplace>;
  beforeEach(() => {
    place = workplace();
  });
  afterEach(() => place.remove());
  const run = (...args: string[]) => council(place.folder, args);

  async function laid(settings: string, brief: string): Promise<string> {
    assert.equal((await run('init')).code, 0);
    writeFileSync(path.join(place.home, 'council.yaml'), settings);
    const file = path.join(place.folder, 'brief.yaml');
    writeFileSync(file, `question: Is this ready?\nseats: [henry, sage, nova]\n${brief}`);
    return file;
  }
  const touching = `checks:\n  tests:\n    command: [${JSON.stringify(process.execPath)}, -e, "require('fs').writeFileSync('ran', '')"]\n`;

  it('estimates without writing a file, for a question and for a brief', async () => {
    const asked = await run('estimate', 'Should we cache the index?');
    assert.equal(asked.code, 0, asked.err);
    assert.match(
      asked.out,
      /^ {2}Mode +debate {2}a yes\/no question\n[^]*Calls +\d+ at least, \d+ at most\n +Tokens +[\d,]+ to [\d,]+\n +Cost +free of charge/m,
    );
    assert.deepEqual(readdirSync(place.folder), []);
    const brief = await laid(
      touching,
      'type: review\ncontext: the change\nchecks: [tests]\nbudget: { tokens: 10 }\n',
    );
    const view = JSON.parse((await run('estimate', '--brief', brief, '--json')).out);
    assert.deepEqual([view.mode, view.over, view.checks[0].name], ['review', ['tokens'], 'tests']);
    const said = await run('estimate', '--brief', brief);
    assert.match(said.out, /more than its limit of tokens/);
    assert.match(said.out, /Commands that will run in this workspace:\n {2}tests: .* -e /);
  });

  it('shows the commands first; in a pipe they run only when it was said', async () => {
    const brief = await laid(
      touching,
      'type: review\ncontext: the change\nroles: { qa: blaise }\nchecks: [tests]\n',
    );
    const without = await run('table', '--brief', brief);
    assert.match(without.err, /tests: .* -e /);
    assert.match(without.err, /Not allowed: checks count as failed .* --allow-checks/);
    assert.equal(existsSync(path.join(place.folder, 'ran')), false);
    const allowed = await run('table', '--brief', brief, '--allow-checks');
    assert.equal(allowed.code, 0, allowed.err);
    assert.equal(existsSync(path.join(place.folder, 'ran')), true);
    const again = await run('table', '--brief', brief);
    assert.doesNotMatch(again.err, /Not allowed/);
  });

  it('unattended, a council over its budget synthesises and exits with 5, with a decision given beforehand too', async () => {
    const brief = await laid('', 'type: debate\nbudget: { tokens: 6000 }\n');
    const ran = await run('table', '--brief', brief, '--json');
    assert.equal(ran.code, 5, ran.err);
    const told = JSON.parse(ran.out);
    assert.deepEqual([told.status, told.why.code], ['over-budget', 'budget-tokens']);
    assert.ok(told.synthesis);
    const decided = await run('table', '--brief', brief, '--decide', 'accept', '--json');
    assert.equal(decided.code, 5, decided.err);
    assert.match(decided.err, /nobody is here to raise it/);
    assert.equal(JSON.parse(decided.out).status, 'decided');
  });

  it('refuses in words: no limit named, no amount, a waiver without words, a council that is over', async () => {
    const brief = await laid('', 'type: debate\n');
    const { id } = JSON.parse((await run('table', '--brief', brief, '--json')).out);
    for (const [args, says] of [
      [['raise', id], /Say which limit/],
      [['raise', id, '--tokens', 'many'], /--tokens takes an amount/],
      [['waive', id, 'tests'], /in writing/],
      [['raise', id, '--tokens', '9'], /This council is over/],
      [['synthesise', id], /This council is over/],
      [['waive', id, 'tests', '--text', 'x'], /No check “tests” has run/],
      [['waive', id, 'tests', 'it is flaky'], /No check “tests” has run/],
      [['waive', id, 'P2'], /A point is waived in writing: say why, in quotes, after P2/],
      [['waive', id, 'p99', 'it is covered'], /This council has no point “P99”/],
    ] as const) {
      const ran = await run(...args);
      assert.equal(ran.code, 2, args.join(' '));
      assert.match(ran.err, says);
    }
  });
});
