/** As a user whose models are the editor's: the window is loaded again while they speak, and the council goes on. */
import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { before, describe, it } from 'mocha';
import { ensureVsix } from '../../scripts/setup/vsix.mjs';
import { readPointer } from '../../src/rpc/connect/pointer.ts';
import { leaveNothing } from '../support/editor/leave.ts';
import { buildModelProvider, packModelProvider } from '../support/editor/modelProvider/build.ts';
import { type Begin, beginVariable, type Manner } from '../support/editor/modelProvider/commands.ts';
import { startWorkbench, type Workbench } from '../support/editor/workbench.ts';

const question = 'Should we cache the index of the search service?';

describe('§8 a council of the editor’s models', function () {
  this.timeout(150_000);
  const folder = mkdtempSync(path.join(tmpdir(), 'a-table-lent-'));
  const workspace = mkdtempSync(path.join(folder, 'workspace-'));
  const home = path.join(workspace, 'council');
  const file = path.join(folder, 'begin.json');
  let workbench: Workbench;
  /** From the next window on. */
  const behave = (manner: Manner) => {
    const models = [
      { id: 'gpt-test', name: 'GPT Test', family: 'gpt-5' },
      { id: 'claude-test', name: 'Claude Test', family: 'claude-sonnet-5' },
    ];
    writeFileSync(file, JSON.stringify({ models, manner } satisfies Begin));
  };

  before(async () => {
    behave('hangs');
    const beside = await packModelProvider(await buildModelProvider(path.join(folder, 'models')));
    workbench = await startWorkbench({
      vsix: [await ensureVsix(), beside],
      env: { [beginVariable]: file },
    });
    await workbench.open(workspace);
  });
  leaveNothing(() => workbench, { folder, home });

  it('shows who answers where the seats are chosen', async () => {
    const { page } = workbench;
    await workbench.openContainer('À table');
    await workbench.runCommand('Council: À table');
    await page.locator('.quick-input-widget', { hasText: 'What should the council decide?' }).waitFor();
    await workbench.quickInput().fill(question);
    await workbench.accept();
    await page.locator('.quick-input-list', { hasText: 'The family' }).waitFor({ timeout: 30_000 });
    await workbench.accept();
    await page.locator('.quick-input-list', { hasText: 'Start a debate' }).waitFor({ timeout: 30_000 });
    for (const model of ['gpt-test', 'claude-test'])
      await page.locator('.quick-input-list', { hasText: model }).waitFor();
    await workbench.accept();
    await workbench.webview().locator('h1', { hasText: question }).waitFor({ timeout: 30_000 });
  });

  it('is asked again by the window that comes back, and comes to its decision', async () => {
    await workbench.webview().getByText('GPT ').first().waitFor({ timeout: 30_000 });
    const host = await readPointer(home);
    behave('answers');
    await workbench.open(workspace);
    // A window that is loaded again so soon may not know what was open in it: a look wakes the extension.
    await workbench.openContainer('À table');
    await workbench.treeRow('Your decision').waitFor({ timeout: 90_000 });
    await workbench.treeRow('4 of 4 back A').waitFor();
    assert.equal((await readPointer(home))?.pid, host?.pid);
  });
});
