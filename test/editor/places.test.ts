/** As a user in unusual places: nothing is written when one changes one's mind; several folders; no folder at all. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { before, describe, it } from 'mocha';
import { ensureVsix } from '../../scripts/setup/vsix.mjs';
import { leaveNothing } from '../support/editor/leave.ts';
import { startWorkbench, type Workbench } from '../support/editor/workbench.ts';

describe('§12 where a council is held', function () {
  this.timeout(120_000);
  const root = mkdtempSync(path.join(tmpdir(), 'a-table-places-'));
  const folder = (name: string) => path.join(root, name);
  let workbench: Workbench;
  const welcome = (text: string) => workbench.page.locator('.welcome-view', { hasText: text });

  before(async () => {
    for (const name of ['one', 'two', 'empty']) mkdirSync(folder(name));
    writeFileSync(
      folder('several.code-workspace'),
      JSON.stringify({ folders: [{ path: 'one' }, { path: 'two' }] }),
    );
    workbench = await startWorkbench({ vsix: [await ensureVsix()] });
  });
  leaveNothing(() => workbench, { folder: root, home: folder('two/council') });

  it('§3 leaves the folder untouched when the question, or the offer of the family, is refused', async () => {
    const { page } = workbench;
    await workbench.open(folder('empty'));
    await workbench.openContainer('À table');
    await welcome('Ask one question').waitFor({ timeout: 30_000 });
    await workbench.runCommand('Council: À table');
    await page.locator('.quick-input-widget', { hasText: 'What should the council decide?' }).waitFor();
    await page.keyboard.press('Escape');
    await workbench.runCommand('Council: À table');
    await page.locator('.quick-input-widget', { hasText: 'What should the council decide?' }).waitFor();
    await workbench.quickInput().fill('Tabs or spaces?');
    await workbench.accept();
    await page.locator('.quick-input-list', { hasText: 'The family' }).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.quick-input-widget').waitFor({ state: 'hidden' });
    assert.deepEqual(readdirSync(folder('empty')), []);
  });

  it('asks which of several folders keeps the councils, and remembers it', async () => {
    const { page } = workbench;
    const several = welcome('This workspace has several folders.');
    // On a busy machine this editor at times opens a workspace file before it can read it, with no folder in it.
    for (let attempt = 1; attempt <= 3 && !(await several.isVisible()); attempt += 1) {
      await workbench.open(folder('several.code-workspace'));
      await workbench.openContainer('À table');
      await several.or(welcome('A council keeps its brief')).waitFor({ timeout: 30_000 });
    }
    await several.waitFor();
    await page.getByRole('button', { name: 'Choose folder' }).click();
    await page.locator('.quick-input-list .monaco-list-row', { hasText: 'two' }).click();
    await welcome('Ask one question').waitFor();
    await page.locator('.welcome-view').getByRole('button', { name: 'The family' }).click();
    await workbench.treeRow('Henry').waitFor({ timeout: 30_000 });
    assert.deepEqual(readdirSync(folder('one')), []);
    assert.deepEqual(readdirSync(folder('two')), ['council']);
  });

  it('offers to open a folder where none is open', async () => {
    await workbench.open('');
    await workbench.openContainer('À table');
    await welcome('A council keeps its brief and its archive in your folder.').waitFor({ timeout: 30_000 });
    await workbench.runCommand('Council: À table');
    const toast = workbench.toast('Open one first.');
    await toast.waitFor();
    await toast.getByText('Open folder').waitFor();
  });
});
