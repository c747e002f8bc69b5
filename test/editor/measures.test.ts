/** As a user in the editor: the page of measures opens from its command, with the figures of councils that were held. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { before, describe, it } from 'mocha';
import { ensureVsix } from '../../scripts/setup/vsix.mjs';
import { familyEn } from '../../src/host/declared/templates/family.ts';
import { councilPaths } from '../../src/host/store/home/paths.ts';
import { logText } from '../../src/host/store/records/councilLog.ts';
import { leaveNothing } from '../support/editor/leave.ts';
import { startWorkbench, type Workbench } from '../support/editor/workbench.ts';
import { heldCouncils } from '../support/heldCouncils.ts';

describe('§6 measures in the editor', function () {
  this.timeout(180_000);
  const root = mkdtempSync(path.join(tmpdir(), 'a-table-measures-'));
  const home = path.join(root, 'council');
  let workbench: Workbench;

  before(async () => {
    mkdirSync(home);
    writeFileSync(path.join(home, 'identities.yaml'), familyEn);
    for (const held of heldCouncils(12, 12)) {
      const { log } = councilPaths(home, held.id);
      mkdirSync(path.dirname(log), { recursive: true });
      writeFileSync(log, logText(held));
    }
    workbench = await startWorkbench({ vsix: [await ensureVsix()] });
  });
  leaveNothing(() => workbench, { folder: root, home });

  it('the page shows whose answers are ranked highest', async () => {
    const { page } = workbench;
    await workbench.open(root);
    await workbench.openContainer('À table');
    await workbench.treeRow('Henry').waitFor({ timeout: 60_000 });
    await workbench.runCommand('Council: Measures');
    await page.locator('.tab', { hasText: 'Measures' }).waitFor({ timeout: 30_000 });
    const shown = page
      .frameLocator('iframe.webview')
      .frameLocator('#active-frame')
      .locator('council-measures main');
    await shown.getByText('Whose first answers your councils rank highest').waitFor({ timeout: 60_000 });
    const text = await shown.innerText();
    assert.match(text, /claude-opus-4-5/);
    assert.match(text, /48 rankings in 12 councils/);
    const shots = process.env.COUNCIL_TEST_SHOTS;
    if (shots) await page.screenshot({ path: `${shots}/measures-editor.png` });
  });
});
