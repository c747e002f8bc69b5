/** As a user under a French locale: commands, views, the council itself and its decision are in French. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { before, describe, it } from 'mocha';
import { ensureVsix } from '../../scripts/setup/vsix.mjs';
import { leaveNothing } from '../support/editor/leave.ts';
import { picture } from '../support/editor/pictures.ts';
import { startWorkbench, type Workbench } from '../support/editor/workbench.ts';

const question = 'Faut-il passer à TypeScript 7 ?';

describe('§12 the installed extension in French', function () {
  this.timeout(120_000);
  const folder = mkdtempSync(path.join(tmpdir(), 'a-table-french-'));
  let workbench: Workbench;

  before(async () => {
    workbench = await startWorkbench({
      vsix: [await ensureVsix()],
      locale: 'fr',
      width: 1440,
      height: 900,
      settings: { 'workbench.colorTheme': 'Default Dark Modern' },
    });
    await workbench.open(folder);
  });
  leaveNothing(() => workbench, { folder, home: path.join(folder, 'council') });

  it('offers its views and welcomes in French', async () => {
    await workbench.findCommand('Conseil: À table');
    await workbench.page.keyboard.press('Escape');
    await workbench.openContainer('À table');
    await workbench.page.locator('.pane-header', { hasText: 'Identités' }).waitFor({ timeout: 30_000 });
    await workbench.page
      .locator('.welcome-view', { hasText: 'Une question, quatre avis, une recommandation.' })
      .waitFor();
  });

  it('holds a council in French, from the question to the decision', async () => {
    const { page } = workbench;
    await workbench.runCommand('Conseil: À table');
    await workbench.quickInput().fill(question);
    await workbench.accept();
    await page.locator('.quick-input-list', { hasText: 'La famille' }).waitFor({ timeout: 30_000 });
    await workbench.accept();
    await page.locator('.quick-input-list', { hasText: 'pour toute question' }).waitFor();
    await workbench.accept();
    await page.locator('.quick-input-widget .quick-input-count', { hasText: '4' }).waitFor();
    await workbench.accept();
    const transcript = workbench.webview();
    await transcript.locator('.rail', { hasText: 'Recueil' }).waitFor({ timeout: 30_000 });
    await transcript
      .locator('.decide', { hasText: 'Le conseil recommande. Vous décidez.' })
      .waitFor({ timeout: 90_000 });
    await workbench.treeRow('Votre décision').waitFor();
    await workbench.treeRow(/\d sur 4 pour [A-D]/).waitFor();
    await picture(workbench, 'transcript-fr');
    await workbench.runCommand('Conseil: Décider…');
    await page.locator('.quick-input-list', { hasText: 'Accepter' }).waitFor();
    await workbench.accept();
    await workbench.treeRow(/répétition · \d/).waitFor();
  });
});
