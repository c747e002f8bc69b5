/** As a user: the packaged extension, installed in a real VS Code, in English and in French. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'mocha';
import { ensureVsix } from '../../scripts/setup/vsix.mjs';
import { startWorkbench, type Workbench } from '../support/editor/workbench.ts';

describe('the installed extension', function () {
  this.timeout(120_000);
  const folder = mkdtempSync(path.join(tmpdir(), 'a-table-folder-'));
  const open: Workbench[] = [];

  const start = async (locale: 'en' | 'fr') => {
    const workbench = await startWorkbench({ vsix: [await ensureVsix()], locale });
    open.push(workbench);
    await workbench.open(folder);
    return workbench;
  };

  after(async () => {
    for (const workbench of open) await workbench.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('offers "Council: À table" in the palette and its views in the activity bar', async () => {
    const workbench = await start('en');
    await workbench.findCommand('Council: À table');
    await workbench.page.keyboard.press('Escape');
    await workbench.openContainer('À table');
    await workbench.page.locator('.pane-header', { hasText: 'Identities' }).waitFor({ timeout: 30_000 });
    await open.pop()?.close();
  });

  it('speaks French under a French locale', async () => {
    const workbench = await start('fr');
    await workbench.findCommand('Conseil: À table');
    await workbench.page.keyboard.press('Escape');
    await workbench.openContainer('À table');
    await workbench.page.locator('.pane-header', { hasText: 'Identités' }).waitFor({ timeout: 30_000 });
  });
});
