/** In the terminal, with a real `node --test`: a change that mends it passes the gate at once, one that breaks it is sent back; a killed host's copy is swept. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { copiesOf, mends, spoils, sumProject } from '../support/gateProject.ts';
import { gitIn } from '../support/repositories.ts';
import { council, start, workplace } from './council.ts';

const indented = (text: string): string =>
  text
    .split('\n')
    .map((line) => `      ${line}`)
    .join('\n');
const said = (diff: string): string =>
  `|\n${indented(`**Summary:** The sum.\n\n\`\`\`diff\n${diff}\n\`\`\``)}\n`;

describe('§7 cli: the gate judges what was made', function () {
  this.timeout(60_000);
  let place: ReturnType<typeof workplace>;
  beforeEach(() => {
    place = workplace();
  });
  afterEach(() => place.remove());
  const write = (name: string, text: string) => writeFileSync(path.join(place.folder, name), text);

  async function laid(
    sum: 'right' | 'wrong',
    changes: string,
    { language = 'en', command = [process.execPath, '--test'] } = {},
  ): Promise<string[]> {
    sumProject(place.folder, sum);
    gitIn(place.folder, 'init', '-q', '-b', 'main');
    gitIn(place.folder, 'add', '-A');
    gitIn(place.folder, 'commit', '-q', '-m', 'first');
    await council(place.folder, ['init']);
    write('council/council.yaml', `git: off\nchecks:\n  tests: { command: ${JSON.stringify(command)} }\n`);
    write(
      'brief.yaml',
      `type: engineering\nquestion: Make the sum right.\nlanguage: ${language}\nseats: [henry, sage, nova]\nroles: { owner: nova, qa: blaise }\nchecks: [tests]\n`,
    );
    write('it.script.yaml', `default: canned\nphases:\n${changes}`);
    return ['table', '--brief', 'brief.yaml', '--script', 'it.script.yaml', '--allow-checks'];
  }
  const sum = () => readFileSync(path.join(place.folder, 'sum.js'), 'utf8');

  it('a change that mends a failing check passes at once, and the terminal says where it ran', async () => {
    const args = await laid('wrong', `  IMPLEMENT:\n    nova: ${said(mends)}`);
    const ran = await council(place.folder, [...args, '--decide', 'accept']);
    assert.equal(ran.code, 0, ran.err);
    assert.match(
      ran.err,
      /Checks run on the change that a seat proposes, in a copy, before anybody has accepted it/,
    );
    assert.match(ran.out, /✓ tests · passed · on the proposed change, in a copy/);
    assert.doesNotMatch(ran.out, /sent back/);
    assert.match(ran.out, /The change was applied to 1 file/);
    assert.match(sum(), /a \+ b/);
    assert.deepEqual(copiesOf(place.home), []);
  });

  it('one that breaks a passing check is sent back, in the council’s language, and --json says on what it ran', async () => {
    const args = await laid(
      'right',
      `  IMPLEMENT:\n    nova: ${said(spoils)}  IMPLEMENT@5:\n    nova: ${said(spoils.replace('+exports.sum = (a, b) => a - b;', '+exports.sum = (a, b) => b + a;'))}`,
      { language: 'fr' },
    );
    const ran = await council(place.folder, [...args, '--decide', 'reject', '--json']);
    const told = JSON.parse(ran.out);
    const gates = told.rounds.filter((round: { type: string }) => round.type === 'QA');
    assert.deepEqual(
      gates.map(({ verdict, checks }: { verdict: string; checks: object[] }) => [verdict, checks[0]]),
      [
        ['fail', { name: 'tests', state: 'failed', code: 1, on: 'change' }],
        ['pass', { name: 'tests', state: 'passed', code: 0, on: 'change' }],
      ],
    );
    const shown = await council(place.folder, ['show', told.id], { LANG: 'fr_FR.UTF-8' });
    assert.match(
      shown.out.replaceAll(/\s+/g, ' '),
      /✗ tests · échouée · sur la modification proposée, dans une copie/,
    );
    assert.match(readFileSync(told.archive, 'utf8'), /échouée.*sur la modification proposée, dans une copie/);
    assert.match(sum(), /a \+ b/);
  });

  it('a host that is killed over a check takes the check with it, and the copy is gone once the next host is there', async () => {
    const up = path.join(place.folder, 'council', 'up');
    const waits = `require('node:fs').writeFileSync(${JSON.stringify(up)}, String(process.pid)); setInterval(() => {}, 1000)`;
    const args = await laid('wrong', `  IMPLEMENT:\n    nova: ${said(mends)}`, {
      command: [process.execPath, '-e', waits],
    });
    const running = start(place.folder, args);
    while (!existsSync(up)) await new Promise((resolve) => setImmediate(resolve));
    assert.equal(copiesOf(place.home).length, 1);
    running.child.kill('SIGKILL');
    await running.ended;
    const pid = Number(readFileSync(up, 'utf8'));
    await council(place.folder, ['list']);
    assert.deepEqual(copiesOf(place.home), []);
    while (isAlive(pid)) await new Promise((resolve) => setImmediate(resolve));
  });
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
