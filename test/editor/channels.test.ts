/** As a user, from the packaged extension: channels in the tree, a mode changed from its row, a conversation held. */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { before, describe, it } from 'mocha';
import { ensureVsix } from '../../scripts/setup/vsix.mjs';
import { channelsText, writeChannelHome } from '../support/editor/channelHome.ts';
import { leaveNothing } from '../support/editor/leave.ts';
import { picture, wear } from '../support/editor/pictures.ts';
import { startWorkbench, type Workbench } from '../support/editor/workbench.ts';

describe('channels, as a user meets them', function () {
  this.timeout(120_000);
  const folder = mkdtempSync(path.join(tmpdir(), 'a-table-channels-'));
  const home = path.join(folder, 'council');
  const file = path.join(home, 'channels.yaml');
  let workbench: Workbench;

  before(async () => {
    writeChannelHome(home);
    workbench = await startWorkbench({
      vsix: [await ensureVsix()],
      width: 1440,
      height: 900,
      settings: { 'workbench.colorTheme': 'Default Dark Modern' },
    });
    await workbench.open(folder);
  });
  leaveNothing(() => workbench, { folder, home });

  it('stand in the side bar with mode, lock and state', async () => {
    await workbench.openContainer('À table');
    await workbench.treeRow(/general\s*none/).waitFor({ timeout: 60_000 });
    await workbench.treeRow(/nightly\s*report/).waitFor();
    await workbench.treeRow(/workshop\s*work · locked/).waitFor();
    await picture(workbench, 'channels-tree-dark', '.part.sidebar');
  });

  it('§12 change their mode from the row, each mode with its meaning; the file keeps its remarks', async () => {
    const { page } = workbench;
    const row = workbench.treeRow(/general\s*none/);
    await row.hover();
    await row.getByRole('button', { name: 'Set channel mode…' }).click();
    const list = page.locator('.quick-input-list');
    await list.getByText('agents take turns', { exact: true }).waitFor();
    await list.getByText('only an agent that is addressed answers').waitFor();
    await picture(workbench, 'channels-modes-dark');
    await workbench.quickInput().fill('chat');
    await workbench.accept();
    await workbench.treeRow(/general\s*chat/).waitFor();
    assert.equal(readFileSync(file, 'utf8'), channelsText.replace('mode: none #', 'mode: chat #'));
  });

  it('§6 that are locked offer no other mode, and say why not when they are asked for one', async () => {
    const { page } = workbench;
    const row = workbench.treeRow(/workshop\s*work · locked/);
    await row.hover();
    await row.getByRole('button', { name: 'Say in channel…' }).waitFor();
    assert.equal(await row.getByRole('button', { name: 'Set channel mode…' }).count(), 0);
    await workbench.runCommand('Council: Set channel mode…');
    await page.locator('.quick-input-list', { hasText: 'general' }).waitFor();
    assert.equal(await page.locator('.quick-input-list', { hasText: 'workshop' }).count(), 0);
    await workbench.quickInput().fill('nightly');
    await workbench.accept();
    await page.locator('.quick-input-list', { hasText: 'at creation only' }).waitFor();
    await workbench.quickInput().fill('discussion');
    await workbench.accept();
    await workbench.toast('“discussion” is set when a channel is made and can’t be changed.').waitFor();
    assert.match(readFileSync(file, 'utf8'), /id: nightly\n {4}mode: report/);
    await workbench.runCommand('Notifications: Clear All Notifications');
  });

  it('§12 open as a conversation that is watched, spoken into and paused', async () => {
    await workbench.treeRow(/general\s*chat/).click();
    const channel = workbench.webview();
    await channel.locator('h1', { hasText: 'general' }).waitFor({ timeout: 30_000 });
    await channel.locator('textarea').fill('Release notes for 2.0: what is missing?');
    await channel.getByRole('button', { name: 'Send' }).click();
    for (const name of ['Henry', 'Sage', 'Nova'])
      await channel.locator('article.agent .who', { hasText: name }).first().waitFor({ timeout: 60_000 });
    await channel.locator('article.human', { hasText: 'what is missing?' }).waitFor();
    await channel.getByRole('button', { name: 'Pause channel' }).click();
    await channel.locator('.note', { hasText: 'Paused by Papa' }).waitFor();
    await workbench.treeRow(/general\s*chat · paused/).waitFor();
    for (const theme of ['light', 'hc', 'dark'] as const) {
      await wear(workbench, theme);
      await picture(workbench, `channel-${theme}`);
    }
    await channel.locator('.note').getByRole('button', { name: 'Resume' }).click();
    await channel.locator('.note').waitFor({ state: 'detached' });
  });

  it('are spoken into from the palette, by a name that is woken and says why', async () => {
    const { page } = workbench;
    await workbench.runCommand('Council: Say in channel…');
    await page.locator('.quick-input-widget', { hasText: 'Say in general' }).waitFor();
    await workbench.quickInput().fill('@Nova, one more thing: the migration?');
    await workbench.accept();
    const channel = workbench.webview();
    await channel.locator('article.human', { hasText: 'one more thing' }).waitFor({ timeout: 30_000 });
    await channel.locator('.line, .cyc').first().waitFor();
  });

  it('§7 hold a council that somebody called for: offered first, begun by a click, its turns in the channel', async () => {
    const { page } = workbench;
    await workbench.runCommand('Council: Say in channel…');
    await page.locator('.quick-input-widget', { hasText: 'Say in general' }).waitFor();
    await workbench.quickInput().fill('À table: should we cache the index of the search service?');
    await workbench.accept();
    const channel = workbench.webview();
    const offer = channel.locator('.offer', { hasText: 'Hold a council?' });
    await offer.waitFor({ timeout: 30_000 });
    await picture(workbench, 'channel-offer-dark');
    await offer.getByRole('button', { name: 'Rehearse without a model' }).click();
    await page.locator('.tab', { hasText: /cache the index/ }).waitFor({ timeout: 30_000 });
    await page.locator('.tab', { hasText: 'general' }).click();
    await channel.locator('.offer', { hasText: 'Begun' }).waitFor({ timeout: 30_000 });
    await channel
      .locator('.link', { hasText: /^\s*Council · / })
      .first()
      .waitFor({ timeout: 60_000 });
    await picture(workbench, 'channel-council-dark');
  });

  it('are found again after a reload of the window', async () => {
    await workbench.open(folder);
    await workbench.page.locator('.tab', { hasText: 'general' }).click({ timeout: 60_000 });
    const channel = workbench.webview();
    await channel.locator('article.human', { hasText: 'what is missing?' }).waitFor({ timeout: 60_000 });
    await channel.locator('article.agent').first().waitFor();
  });

  it('§12 are made step by step: name, mode, members', async () => {
    const { page } = workbench;
    await workbench.openContainer('À table');
    await workbench.runCommand('Council: New channel…');
    await page.locator('.quick-input-widget', { hasText: 'Its name' }).waitFor({ timeout: 30_000 });
    await workbench.quickInput().fill('Release 2');
    await workbench.accept();
    await page.locator('.quick-input-list', { hasText: 'agents take turns' }).waitFor();
    await workbench.accept();
    await page.locator('.quick-input-list', { hasText: 'Henry' }).waitFor();
    await workbench.accept();
    await workbench.webview().locator('h1', { hasText: 'release-2' }).waitFor({ timeout: 30_000 });
    await workbench.treeRow(/release-2\s*chat/).waitFor();
    assert.match(readFileSync(file, 'utf8'), /^# Who talks where\.[\s\S]*- id: release-2/);
  });

  it('§3 that are taken out of the file by hand say so on their page, and come back with it', async () => {
    const whole = readFileSync(file, 'utf8');
    const channel = workbench.webview();
    writeFileSync(file, whole.slice(0, whole.indexOf('  - id: release-2')));
    await channel.getByText('This channel is no longer here').waitFor({ timeout: 30_000 });
    await workbench.treeRow(/release-2/).waitFor({ state: 'detached' });
    writeFileSync(file, whole);
    await channel.locator('h1', { hasText: 'release-2' }).waitFor({ timeout: 30_000 });
  });
});

describe('§12 channels in French', function () {
  this.timeout(120_000);
  const folder = mkdtempSync(path.join(tmpdir(), 'a-table-salons-'));
  const home = path.join(folder, 'council');
  let workbench: Workbench;

  before(async () => {
    writeChannelHome(home);
    workbench = await startWorkbench({
      vsix: [await ensureVsix()],
      locale: 'fr',
      width: 1100,
      height: 800,
      settings: { 'workbench.colorTheme': 'Default Light Modern' },
    });
    await workbench.open(folder);
  });
  leaveNothing(() => workbench, { folder, home });

  it('have their tree, their modes and their conversation in French', async () => {
    const { page } = workbench;
    await workbench.openContainer('À table');
    await page.locator('.pane-header', { hasText: 'Salons' }).waitFor({ timeout: 30_000 });
    await workbench.treeRow(/workshop\s*work · verrouillé/).waitFor({ timeout: 60_000 });
    await workbench.runCommand('Conseil: Changer le mode du salon…');
    await page.locator('.quick-input-list', { hasText: 'general' }).waitFor();
    await workbench.quickInput().fill('general');
    await workbench.accept();
    await page
      .locator('.quick-input-list')
      .getByText('les agents parlent à tour de rôle', { exact: true })
      .waitFor();
    await picture(workbench, 'channels-modes-fr');
    await workbench.quickInput().fill('chat');
    await workbench.accept();
    await workbench.treeRow(/general\s*chat/).click();
    const channel = workbench.webview();
    await channel.locator('textarea').fill('Notes de la 2.0 : que manque-t-il ?');
    await channel.getByRole('button', { name: 'Envoyer' }).click();
    await channel.locator('article.agent').first().waitFor({ timeout: 60_000 });
    await channel.getByText(/Répétition.: aucun modèle n’est consulté/).waitFor();
    await workbench.treeRow(/general\s*chat · en sommeil/).waitFor({ timeout: 60_000 });
    await channel.getByText('En sommeil').first().waitFor();
    await picture(workbench, 'channel-fr');
  });
});
