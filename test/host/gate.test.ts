/**
 * The gate judges what was made: checks run on the files of the workspace with the proposed change laid under them, in a
 * copy, and on the workspace itself only where nobody proposed a change. Real repositories, a real `node --test`.
 */
import assert from 'node:assert/strict';
import { readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, describe, it } from 'mocha';
import { allowChecks, estimateCouncil } from '../../src/rpc/messages/estimateMessages.ts';
import { convene, decideCouncil } from '../../src/rpc/messages/messages.ts';
import type { CheckView } from '../../src/rpc/views/deliberationViews.ts';
import type { CouncilView } from '../../src/rpc/views/views.ts';
import { copiesOf, mends, spoils, sumProject } from '../support/gateProject.ts';
import {
  asPuppet,
  hasStatus,
  isRecorded,
  type OpenTable,
  openTable,
  puppets,
  watchUntil,
} from '../support/openTable.ts';
import { gitIn } from '../support/repositories.ts';
import { inEveryForm } from '../support/voices.ts';

const briefOf = (type: string) =>
  `type: ${type}\nquestion: Make the sum right.\ncontext: sum.js\nlanguage: en\nseats: [henry, sage, nova]\nroles: { owner: nova, qa: blaise }\nchecks: [tests]\n`;
const said = (diff: string): string => `**Summary:** The sum.\n\n\`\`\`diff\n${diff}\n\`\`\``;

const gatesIn = ({ head }: CouncilView) =>
  head.phases.filter(({ phase, state }) => phase === 'QA' && state !== 'skipped');
const checkIn = (view: CouncilView, gate: number, name = 'tests'): CheckView | undefined =>
  gatesIn(view)[gate]?.checks?.find((check) => check.name === name);

describe('§7 the gate judges what was made', function () {
  this.timeout(60_000);
  let table: OpenTable;
  afterEach(() => table.close());
  const workspace = () => dirname(table.home);

  interface Play {
    sum: 'right' | 'wrong';
    /** What the owner brings each time it is asked, the last one for good. */
    changes: (string | undefined)[];
    type?: string;
    repository?: boolean;
    attended?: boolean;
    command?: string[];
  }

  async function held(play: Play): Promise<CouncilView> {
    const { sum, changes, type = 'engineering', repository = true, attended = true } = play;
    let asked = 0;
    const voice = inEveryForm({
      instead({ form }) {
        if (form !== (type === 'review' ? 'response' : 'change')) return undefined;
        const change = changes[Math.min(asked++, changes.length - 1)];
        return change === undefined ? 'I would leave it all as it is.' : said(change);
      },
    });
    table = await openTable({ backends: [puppets(asPuppet(voice))] });
    sumProject(workspace(), sum);
    if (repository) {
      gitIn(workspace(), 'init', '-q', '-b', 'main');
      gitIn(workspace(), 'add', 'sum.js', 'sum.test.js');
      gitIn(workspace(), 'commit', '-q', '-m', 'first');
    }
    const command = JSON.stringify(play.command ?? [process.execPath, '--test']);
    writeFileSync(join(table.home, 'council.yaml'), `git: off\nchecks:\n  tests: { command: ${command} }\n`);
    const { checks } = await table.client.request(estimateCouncil, { briefText: briefOf(type) });
    await table.client.request(allowChecks, { checks });
    const { id } = await table.client.request(convene, { briefText: briefOf(type), attended });
    return await watchUntil(table.client, id, attended ? hasStatus('decision') : isRecorded);
  }

  it('a change that mends a failing check passes at once, and nothing of the workspace was touched for it', async () => {
    const view = await held({ sum: 'wrong', changes: [mends] });
    assert.equal(gatesIn(view).length, 1);
    assert.deepEqual(
      [checkIn(view, 0)?.state, checkIn(view, 0)?.on, checkIn(view, 0, 'git-apply')?.state],
      ['passed', 'change', 'passed'],
    );
    assert.equal(view.head.gate?.verdict, 'pass');
    assert.match(readFileSync(join(workspace(), 'sum.js'), 'utf8'), /a - b/);
    await table.client.request(decideCouncil, { id: view.head.id, verdict: 'accept' });
    const { head } = await watchUntil(table.client, view.head.id, isRecorded);
    assert.deepEqual(head.change, { state: 'applied', files: ['sum.js'] });
    assert.match(readFileSync(join(workspace(), 'sum.js'), 'utf8'), /a \+ b/);
    const archive = readFileSync(join(table.home, 'conseils', `${view.head.id}.md`), 'utf8');
    assert.match(archive, /\*\*tests\*\*: passed, .* on the proposed change, in a copy/);
  });

  it('a change that breaks a passing check is sent back, and the next one that mends it passes', async () => {
    const view = await held({
      sum: 'right',
      changes: [spoils, undefined, `${spoils.replace('a - b', '(a + b)')}`],
    });
    assert.deepEqual(
      gatesIn(view).map((phase, at) => [phase.verdict, checkIn(view, at)?.state, checkIn(view, at)?.on]),
      [
        ['fail', 'failed', 'change'],
        ['fail', 'failed', undefined],
        ['pass', 'passed', 'change'],
      ],
    );
    const broken = checkIn(view, 0)?.output ?? '';
    assert.match(broken, /2 !== |-1 !== 3|not ok|✖/);
    assert.match(checkIn(view, 1)?.output ?? '', /^Not run: .*no change/);
  });

  it('paths of the copy are shown as the workspace’s, and no copy is left', async () => {
    const view = await held({ sum: 'right', changes: [spoils], attended: false });
    const output = checkIn(view, 0)?.output ?? '';
    assert.ok(output.includes(join(realpathSync(workspace()), 'sum.test.js')), output);
    assert.ok(!output.includes('a-table-work-'), output);
    assert.deepEqual(copiesOf(table.home), []);
  });

  it('a change that does not apply is run against nothing: the gate says so and does not pass', async () => {
    const view = await held({
      sum: 'right',
      changes: [spoils.replace('exports', 'module.exports')],
      attended: false,
    });
    assert.equal(view.head.gate?.verdict, 'fail');
    assert.equal(checkIn(view, 0, 'git-apply')?.state, 'failed');
    assert.deepEqual([checkIn(view, 0)?.state, checkIn(view, 0)?.on], ['failed', undefined]);
    assert.match(checkIn(view, 0)?.output ?? '', /^Not run: the proposed change does not apply/);
  });

  it('in no git repository too', async () => {
    const view = await held({ sum: 'wrong', changes: [mends], repository: false });
    assert.deepEqual([checkIn(view, 0)?.state, checkIn(view, 0)?.on], ['passed', 'change']);
  });

  it('a review whose RESPOND brings a change is checked the same way, and the change is applied when a person accepts', async () => {
    const view = await held({ sum: 'wrong', type: 'review', changes: [undefined, mends] });
    assert.deepEqual(
      gatesIn(view).map((phase, at) => [phase.verdict, checkIn(view, at)?.state, checkIn(view, at)?.on]),
      [
        ['fail', 'failed', 'workspace'],
        ['pass', 'passed', 'change'],
      ],
    );
    assert.equal(checkIn(view, 0, 'git-apply'), undefined);
    assert.equal(checkIn(view, 1, 'git-apply')?.state, 'passed');
    assert.deepEqual(view.head.change, { state: 'proposed', files: ['sum.js'] });
    await table.client.request(decideCouncil, { id: view.head.id, verdict: 'accept' });
    const { head } = await watchUntil(table.client, view.head.id, isRecorded);
    assert.deepEqual(head.change, { state: 'applied', files: ['sum.js'] });
    assert.match(readFileSync(join(workspace(), 'sum.js'), 'utf8'), /a \+ b/);
  });
});
