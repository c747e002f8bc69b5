/** As a user who did not trust the folder: archives are listed and read, nothing runs; trust switches over at once. */
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { before, describe, it } from 'mocha';
import { ensureVsix } from '../../scripts/setup/vsix.mjs';
import { leaveNothing } from '../support/editor/leave.ts';
import { writePastCouncils } from '../support/editor/pastCouncils.ts';
import { picture } from '../support/editor/pictures.ts';
import { startWorkbench, type Workbench } from '../support/editor/workbench.ts';

describe('§12 a folder that is not trusted', function () {
  this.timeout(120_000);
  const folder = mkdtempSync(path.join(tmpdir(), 'a-table-restricted-'));
  const home = path.join(folder, 'council');
  let workbench: Workbench;

  before(async () => {
    writePastCouncils(home);
    // A hostile workspace points the home elsewhere; without trust the setting is not read.
    mkdirSync(path.join(folder, '.vscode'));
    writeFileSync(
      path.join(folder, '.vscode/settings.json'),
      JSON.stringify({ 'council.home': 'elsewhere' }),
    );
    workbench = await startWorkbench({ vsix: [await ensureVsix()], trust: 'restricted' });
    await workbench.open(folder);
  });
  leaveNothing(() => workbench, { folder, home });

  it('lists its archives without a host, and says why no more', async () => {
    await workbench.openContainer('À table');
    await workbench.treeRow('Which queue for webhooks?').waitFor({ timeout: 30_000 });
    await workbench.treeRow('accepted · 8 Feb').waitFor();
    await workbench.page
      .locator('.sidebar', { hasText: 'Restricted mode: you can read and browse.' })
      .waitFor();
    await picture(workbench, 'restricted-light', '.part.sidebar');
  });

  it('§14 opens an archive as Markdown and starts and writes nothing', async () => {
    await workbench.treeRow('Which queue for webhooks?').click();
    await workbench
      .webview()
      .locator('.markdown-body h1', { hasText: 'Which queue for webhooks?' })
      .waitFor({ timeout: 30_000 });
    assert.deepEqual(readdirSync(home), ['conseils']);
    assert.ok(!existsSync(path.join(folder, 'elsewhere')));
  });

  it('starts the host in the same window once it is trusted', async () => {
    rmSync(path.join(folder, '.vscode'), { recursive: true });
    await workbench.runCommand('Workspaces: Manage Workspace Trust');
    await workbench.page
      .locator('.workspace-trust-editor')
      .getByRole('button', { name: /^Trust/ })
      .first()
      .click();
    // The page about trust lies over the window until it is closed.
    await workbench.page.keyboard.press('Escape');
    await workbench.page
      .locator('.sidebar', { hasText: 'Restricted mode: you can read' })
      .waitFor({ state: 'hidden', timeout: 30_000 });
    await workbench.treeRow('accepted · 8 Feb').waitFor();
    assert.ok(existsSync(path.join(home, '.state')));
  });
});
