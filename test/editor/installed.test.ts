/** As a user: the packaged extension, installed in a real VS Code, in English and in French. */
import assert from 'node:assert/strict';
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

  const listed = async ({ page }: Workbench, words: string) => {
    await page.keyboard.press('F1');
    await page.locator('.quick-input-widget input.input').fill(`>${words}`);
    const row = page.locator('.quick-input-list .monaco-list-row').first();
    await row.filter({ hasText: 'À table' }).waitFor({ timeout: 30_000 });
    return (await row.getAttribute('aria-label')) ?? '';
  };

  after(async () => {
    for (const workbench of open) await workbench.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('offers "Council: À table" in the palette and its views in the activity bar', async () => {
    const workbench = await start('en');
    assert.match(await listed(workbench, 'À table'), /^Council: À table/);
    await workbench.page.keyboard.press('Escape');
    await workbench.openContainer('À table');
    await workbench.page.locator('.pane-header', { hasText: 'Identities' }).waitFor({ timeout: 30_000 });
    await open.pop()?.close();
  });

  it('speaks French under a French locale', async () => {
    const workbench = await start('fr');
    assert.match(await listed(workbench, 'À table'), /^Conseil: À table/);
    await workbench.page.keyboard.press('Escape');
    await workbench.openContainer('À table');
    await workbench.page.locator('.pane-header', { hasText: 'Identités' }).waitFor({ timeout: 30_000 });
  });
});
