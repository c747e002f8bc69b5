/** Checks as jurors on a real host: they run at the gate, a failing one blocks whatever is voted, and a person waives it in writing. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, describe, it } from 'mocha';
import { allowChecks, estimateCouncil } from '../../src/rpc/messages/estimateMessages.ts';
import { convene, decideCouncil, getCouncil, stopCouncil } from '../../src/rpc/messages/messages.ts';
import { waiveCheck } from '../../src/rpc/messages/steeringMessages.ts';
import type { CouncilView } from '../../src/rpc/views/views.ts';
import {
  asPuppet,
  hasStatus,
  isRecorded,
  type OpenTable,
  openTable,
  puppets,
  watchUntil,
} from '../support/openTable.ts';
import { inEveryForm } from '../support/voices.ts';

const node = process.execPath;
const brief = (names: string) =>
  `type: review\nquestion: Is this ready to ship?\ncontext: the change of the week\nseats: [henry, sage, nova]\nroles: { owner: nova, qa: blaise }\nchecks: [${names}]\n`;

/** Says that it ran, then ends with this code; with none it waits until somebody ends it. */
const command = (name: string, code: number | undefined): string =>
  JSON.stringify([
    node,
    '-e',
    `require('node:fs').appendFileSync('${name}.ran', 'x');console.log('${name} says so');${code === undefined ? 'setInterval(() => {}, 1000)' : `process.exit(${code})`}`,
  ]);

const settings = (checks: Record<string, number | undefined>): string =>
  `git: off\nchecks:\n${Object.entries(checks)
    .map(([name, code]) => `  ${name}: { command: ${command(name, code)} }\n`)
    .join('')}`;

const checksIn = ({ head }: CouncilView) => head.phases.flatMap((phase) => phase.checks ?? []);

describe('§7 checks as jurors', () => {
  let table: OpenTable;
  afterEach(() => table.close());

  async function laid(checks: Record<string, number | undefined>): Promise<void> {
    table = await openTable({ backends: [puppets(asPuppet(inEveryForm()))] });
    await writeFile(join(table.home, 'council.yaml'), settings(checks));
  }
  const allow = async (): Promise<void> => {
    const { checks } = await table.client.request(estimateCouncil, { briefText: brief('tests') });
    await table.client.request(allowChecks, { checks });
  };
  const timesRun = (name: string): number => {
    const file = join(dirname(table.home), `${name}.ran`);
    return existsSync(file) ? readFileSync(file, 'utf8').length : 0;
  };

  it('a check that passes votes for what was made', async () => {
    await laid({ tests: 0 });
    await allow();
    const { id } = await table.client.request(convene, { briefText: brief('tests') });
    const view = await watchUntil(table.client, id, hasStatus('decision'));
    assert.deepEqual(
      checksIn(view).map(({ name, state, code, output }) => [name, state, code, output]),
      [['tests', 'passed', 0, 'tests says so']],
    );
    assert.equal(view.head.gate?.verdict, 'pass');
  });

  it('of a council that ended with nobody there it can be waived until somebody decides, and the archive has the words', async () => {
    await laid({ tests: 1 });
    await allow();
    const { id } = await table.client.request(convene, { briefText: brief('tests'), attended: false });
    await watchUntil(table.client, id, isRecorded);
    const archive = () => readFile(join(table.home, 'conseils', `${id}.md`), 'utf8');
    assert.match(await archive(), /Not passed/);
    await table.client.request(waiveCheck, { id, name: 'tests', text: 'The runner is broken.' });
    const { head } = await watchUntil(table.client, id, isRecorded);
    assert.deepEqual([head.status, head.gate?.verdict], ['recommended', 'warn']);
    assert.match(await archive(), /The runner is broken\./);
    assert.match(await archive(), /^status: recommended$/m);
    await table.client.request(decideCouncil, { id, verdict: 'accept' });
    await watchUntil(table.client, id, (each) => isRecorded(each) && each.status === 'decided');
    assert.match(await archive(), /The runner is broken\./);
    await assert.rejects(
      table.client.request(waiveCheck, { id, name: 'tests', text: 'x' }),
      /This council is over/,
    );
  });

  it('a failing check blocks though everyone agrees: back three times, then the open issue is named; waived in writing it is in the archive', async () => {
    await laid({ tests: 1 });
    await allow();
    const { id } = await table.client.request(convene, { briefText: brief('tests') });
    const view = await watchUntil(table.client, id, hasStatus('decision'));
    assert.equal(timesRun('tests'), 4);
    assert.equal(view.head.gate?.verdict, 'fail');
    assert.match(view.head.gate?.open.join() ?? '', /tests/);

    await assert.rejects(
      table.client.request(waiveCheck, { id, name: 'lint', text: 'x' }),
      /No check “lint”/,
    );
    await assert.rejects(table.client.request(waiveCheck, { id, name: 'tests', text: ' ' }), /in writing/);
    await table.client.request(waiveCheck, { id, name: 'tests', text: 'the runner is down, seen by hand' });
    await assert.rejects(table.client.request(waiveCheck, { id, name: 'tests', text: '' }));
    const waived = await table.client.request(getCouncil, { id });
    assert.deepEqual(checksIn(waived).at(-1)?.waived, {
      by: 'Papa',
      text: 'the runner is down, seen by hand',
      late: true,
    });
    await table.client.request(decideCouncil, { id, verdict: 'accept' });
    await watchUntil(table.client, id, (head) => head.status === 'decided' && isRecorded(head));
    const archive = await readFile(join(table.home, 'conseils', `${id}.md`), 'utf8');
    assert.match(archive, /the runner is down, seen by hand/);
  });

  it('a command that nobody has allowed does not run, and counts as failed with the reason', async () => {
    await laid({ tests: 0 });
    const { id } = await table.client.request(convene, { briefText: brief('tests'), attended: false });
    const view = await watchUntil(table.client, id, isRecorded);
    assert.equal(timesRun('tests'), 0);
    assert.match(checksIn(view)[0]?.output ?? '', /^Not run: nobody has allowed this command here yet/);
  });

  it('§14 only what a person was shown is allowed: a command that changed since is another', async () => {
    await laid({ tests: 0 });
    const { checks } = await table.client.request(estimateCouncil, { briefText: brief('tests') });
    assert.deepEqual(
      checks.map(({ name, allowed, timeout }) => [name, allowed, timeout]),
      [['tests', false, 600]],
    );
    await writeFile(join(table.home, 'council.yaml'), settings({ tests: 1 }));
    assert.deepEqual(await table.client.request(allowChecks, { checks }), { allowed: [] });
  });

  it('a check that council.yaml does not declare is refused at its line, and nothing starts', async () => {
    await laid({ tests: 0 });
    const error = await table.client.request(convene, { briefText: brief('test') }).then(
      () => undefined,
      (refused: unknown) => refused as { data?: { problems?: { line: number; message: string }[] } },
    );
    const [problem] = error?.data?.problems ?? [];
    assert.equal(problem?.line, 6);
    assert.match(problem?.message ?? '', /tests/);
  });

  it('§2 a council that is stopped ends its check; a host that is closed leaves it owed, and the next one runs it again', async () => {
    await laid({ tests: undefined });
    await allow();
    const { id } = await table.client.request(convene, { briefText: brief('tests') });
    const running = () =>
      watchUntil(table.client, id, (head) =>
        head.phases.some((phase) => phase.checks?.some((check) => check.state === 'running')),
      );
    const ran = async (times: number): Promise<void> => {
      while (timesRun('tests') < times) await new Promise((resolve) => setImmediate(resolve));
    };
    await running();
    await ran(1);
    await table.reopen();
    await running();
    await ran(2);
    await table.client.request(stopCouncil, { id });
    const { head } = await watchUntil(table.client, id, isRecorded);
    assert.equal(head.status, 'stopped');
  });

  it('§14 the commands of a workspace that is not trusted do not run', async () => {
    await laid({ tests: 0 });
    await allow();
    await table.reopen({ trusted: false });
    const { id } = await table.client.request(convene, { briefText: brief('tests'), attended: false });
    const view = await watchUntil(table.client, id, isRecorded);
    assert.equal(timesRun('tests'), 0);
    assert.match(checksIn(view)[0]?.output ?? '', /not trusted/);
  });
});
