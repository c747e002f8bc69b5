/**
 * As a user of the packaged extension, with a real `node --test` and an agent that edits files in its copy: what the
 * commands will do is seen before they run; a change that mends the check passes at once, one that breaks it is sent back.
 */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { before, describe, it } from 'mocha';
import { ensureVsix } from '../../scripts/setup/vsix.mjs';
import { agentCommand, type Step } from '../support/acp/scripted.ts';
import { leaveNothing } from '../support/editor/leave.ts';
import { startWorkbench, type Workbench } from '../support/editor/workbench.ts';
import { sumProject } from '../support/gateProject.ts';
import { gitIn } from '../support/repositories.ts';

const plan: Step[] = [{ say: '# The sum\n\n## Steps\n1. Turn the sign in sum.js.' }];
const turned = (sum: string, words: string): Step[] => [
  { edit: ['sum.js', `exports.sum = (a, b) => ${sum};\n`] },
  { say: `**Summary:** ${words}` },
];
const agents = {
  mender: [plan, turned('b + a', 'Add the two numbers.')],
  spoiler: [plan, turned('a - b', 'Take one from the other.'), turned('b - -a', 'Add them, the other way.')],
};

const identities = `identities:
  - { id: papa, name: Papa, kind: human, role: owner }
  - { id: sage, name: Sage, role: critique, backend: rehearsal }
  - { id: henry, name: Henry, role: security, backend: rehearsal }
${Object.keys(agents)
  .map(
    (name) =>
      `  - { id: ${name}, name: ${name}, role: code, backend: acp, model: ${name}, capabilities: { files: propose } }\n`,
  )
  .join('')}`;

describe('§7 the gate in the editor', function () {
  this.timeout(120_000);
  const folder = mkdtempSync(path.join(tmpdir(), 'a-table-gate-'));
  const home = path.join(folder, 'council');
  let workbench: Workbench;
  const sum = () => readFileSync(path.join(folder, 'sum.js'), 'utf8');

  before(async () => {
    mkdirSync(path.join(home, 'briefs'), { recursive: true });
    sumProject(folder, 'wrong');
    gitIn(folder, 'init', '-q', '-b', 'main');
    gitIn(folder, 'add', '-A');
    gitIn(folder, 'commit', '-q', '-m', 'first');
    writeFileSync(path.join(home, 'identities.yaml'), identities);
    const declared = Object.entries(agents).map(
      ([name, turns]) =>
        `  ${name}: { command: ${JSON.stringify(agentCommand({ turns }, path.join(home, `${name}.log`)))} }\n`,
    );
    const tests = JSON.stringify([process.execPath, '--test']);
    writeFileSync(
      path.join(home, 'council.yaml'),
      `git: off\nchecks:\n  tests: { command: ${tests} }\nacp:\n${declared.join('')}`,
    );
    for (const name of Object.keys(agents))
      writeFileSync(
        path.join(home, 'briefs', `${name}.yaml`),
        `type: engineering\nquestion: Make the sum right (${name}).\nlanguage: en\nseats: [henry, sage, ${name}]\nroles: { owner: ${name} }\nmaxRounds: 1\nchecks: [tests]\n`,
      );
    workbench = await startWorkbench({
      vsix: [await ensureVsix()],
      width: 1440,
      height: 900,
      settings: { 'workbench.colorTheme': 'Default Dark Modern' },
      env: { A_TABLE_PACE: '0' },
    });
    await workbench.open(folder);
    await workbench.openContainer('À table');
    await workbench.treeRow('mender').waitFor();
  });
  leaveNothing(() => workbench, { folder, home });

  async function convened(name: keyof typeof agents): Promise<void> {
    const { page } = workbench;
    await page.keyboard.press('Control+P');
    await workbench.quickInput().fill(`briefs/${name}.yaml`);
    await page
      .locator('.quick-input-list .monaco-list-row.focused', { hasText: `${name}.yaml` })
      .waitFor({ timeout: 30_000 });
    await workbench.accept();
    await page.locator('.tab.active', { hasText: `${name}.yaml` }).waitFor();
    await workbench.runCommand('Council: Convene this brief');
    const dialog = page.locator('.monaco-dialog-box');
    await dialog.getByText(`acp/${name}`).waitFor({ timeout: 30_000 });
    const seen = (await dialog.textContent()) ?? '';
    // The check was allowed with the first council: only what is new is asked about, and what it means.
    assert.equal(/tests: .*--test/.test(seen), name === 'mender', seen);
    assert.equal(
      /Checks run on the change that a seat proposes, in a copy, before anybody has accepted it/.test(seen),
      name === 'mender',
    );
    await dialog.getByText('Let them run', { exact: true }).click();
    await page.locator('.quick-input-list', { hasText: 'Start a change' }).waitFor();
    await workbench.accept();
    await workbench
      .webview()
      .locator('h1', { hasText: `Make the sum right (${name}).` })
      .waitFor({ timeout: 30_000 });
    await workbench.webview().locator('.decide').waitFor({ timeout: 90_000 });
  }
  const checks = () => workbench.webview().locator('ul.checks');

  it('a change that mends a failing check passes at once, and the transcript says on what it ran', async () => {
    await convened('mender');
    await checks()
      .getByText(/^\s*passed · .*on the proposed change, in a copy/)
      .first()
      .waitFor();
    assert.equal(await workbench.webview().getByText('sent back by QA').count(), 0);
    assert.match(sum(), /a - b/);
    await workbench.webview().locator('.decide button.accept').click();
    await workbench.webview().getByText('The change was applied to 1 file').first().waitFor();
    assert.match(sum(), /b \+ a/);
    assert.equal(gitIn(folder, 'status', '--short', 'sum.js', 'sum.test.js'), 'M sum.js');
  });

  it('one that breaks it is sent back to whoever made it, with what the check printed', async () => {
    await convened('spoiler');
    await workbench.webview().getByText('sent back by QA, 1 of 3').first().waitFor();
    await checks()
      .getByText(/^\s*passed · .*on the proposed change, in a copy/)
      .first()
      .waitFor();
    const log = readFileSync(path.join(home, 'spoiler.log'), 'utf8');
    assert.match(log, /tests: FAILED \(exit code 1\), on the proposed change, in a copy/);
    assert.match(sum(), /b \+ a/);
  });
});
