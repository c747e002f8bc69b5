/** As a user, from the packaged extension: a question, a council that streams, a decision, an archive; then a reload. */
import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { before, describe, it } from 'mocha';
import { ensureVsix } from '../../scripts/setup/vsix.mjs';
import { readPointer } from '../../src/rpc/connect/pointer.ts';
import { leaveNothing } from '../support/editor/leave.ts';
import { pastCouncils, writePastCouncils } from '../support/editor/pastCouncils.ts';
import { picture, wear } from '../support/editor/pictures.ts';
import { startWorkbench, type Workbench } from '../support/editor/workbench.ts';

const question = 'Should we move session storage from Redis to Postgres before 2.0?';

/** Counts, in the page, how often its text grows; resolves at ten. A whole turn at a time would take far longer. */
function growths(feed: Element): Promise<number> {
  return new Promise((resolve) => {
    let longest = feed.textContent?.length ?? 0;
    let count = 0;
    const observer = new MutationObserver(() => {
      const length = feed.textContent?.length ?? 0;
      if (length <= longest) return;
      longest = length;
      count += 1;
      if (count < 10) return;
      observer.disconnect();
      resolve(count);
    });
    observer.observe(feed, { childList: true, subtree: true, characterData: true });
  });
}

describe('§12 the journey of a user', function () {
  this.timeout(120_000);
  const folder = mkdtempSync(path.join(tmpdir(), 'a-table-journey-'));
  const home = path.join(folder, 'council');
  let workbench: Workbench;
  const statusBar = (text: string | RegExp) =>
    workbench.page.locator('.statusbar-item', { hasText: text }).first();

  before(async () => {
    writePastCouncils(home);
    workbench = await startWorkbench({
      vsix: [await ensureVsix()],
      width: 1440,
      height: 900,
      settings: { 'workbench.colorTheme': 'Default Dark Modern' },
      // Slow voices: whoever pauses a council in its middle must not be overtaken by its end on a busy machine.
      env: { A_TABLE_PACE: '60' },
    });
    await workbench.open(folder);
  });
  leaveNothing(() => workbench, { folder, home });

  it('goes from the palette to a running council: question, Enter, Enter, Enter', async () => {
    const { page } = workbench;
    await workbench.openContainer('À table');
    await workbench.runCommand('Council: À table');
    await page.locator('.quick-input-widget', { hasText: 'What should the council decide?' }).waitFor();
    await workbench.quickInput().fill(question);
    await workbench.accept();
    // The first time nobody sits at the table: the family is one Enter away.
    await page.locator('.quick-input-list', { hasText: 'The family' }).waitFor({ timeout: 30_000 });
    await workbench.accept();
    // The mode that the question asks for comes first, with its reason.
    await page.locator('.quick-input-list', { hasText: 'suits every question' }).waitFor();
    await workbench.accept();
    await page.locator('.quick-input-widget .quick-input-count', { hasText: '4' }).waitFor();
    await workbench.accept();
    await workbench.webview().locator('h1', { hasText: question }).waitFor({ timeout: 30_000 });
    assert.ok(existsSync(path.join(home, 'identities.yaml')));
  });

  it('pauses it, says something to everyone, and lets it go on', async () => {
    const { page } = workbench;
    await workbench.runCommand('Council: Pause');
    await workbench.treeRow('paused by').waitFor();
    await workbench.runCommand('Council: Inject…');
    await page.locator('.quick-input-widget', { hasText: 'Say something to the council' }).waitFor();
    await workbench.quickInput().fill('The budget is two days.');
    await workbench.accept();
    await page.locator('.quick-input-list', { hasText: 'Everyone' }).waitFor();
    await workbench.accept();
    await workbench.webview().getByText('The budget is two days.').first().waitFor();
    await workbench.runCommand('Council: Resume');
  });

  it('watches the turns stream, and the tree follow', async () => {
    await workbench.treeRow('Active').waitFor();
    await workbench.treeRow(/(Collect|Challenge|Resolve), \d of 4/).waitFor();
    const grown = await workbench.webview().locator('main, [role=feed]').first().evaluate(growths);
    assert.equal(grown, 10);
    await statusBar(/Should we move session/).waitFor();
    await picture(workbench, 'transcript-live-dark');
  });

  it('finds the decision waiting in the bar, the tree, the badge and the status bar', async () => {
    const { page } = workbench;
    await workbench.webview().locator('.decide').waitFor({ timeout: 90_000 });
    await workbench.treeRow('Your decision').waitFor();
    await workbench.treeRow(/\d of 4 backs? [A-D]/).waitFor();
    await statusBar('1 decision').waitFor();
    await page.locator('.activitybar .badge-content', { hasText: '1' }).first().waitFor();
    for (const theme of ['light', 'hc', 'dark'] as const) {
      await wear(workbench, theme);
      await picture(workbench, `transcript-${theme}`);
    }
  });

  it('finds the councils of earlier months, each by its ending', async () => {
    // The other views leave the councils a part of the side bar: folded away, all of them are in sight.
    for (const view of ['Channels', 'Identities'])
      await workbench.page.locator('.pane-header', { hasText: view }).click();
    await workbench.treeRow('February 2026').waitFor();
    for (const state of ['accepted · 8 Feb', 'amended · 6 Feb', 'rejected · 3 Feb', 'rehearsal · 2 Feb'])
      await workbench.treeRow(state).waitFor();
    await workbench.treeRow('recommended elsewhere, not decided').waitFor();
    await workbench.treeRow('January 2026').click();
    await workbench.treeRow('inconclusive · 20 Jan').waitFor();
    await picture(workbench, 'tree-dark', '.part.sidebar');
  });

  it('accepts in the decision bar, and finds brief, archive and decision as files', async () => {
    await workbench.webview().locator('.decide button.accept').click();
    await workbench.webview().locator('.decide').waitFor({ state: 'detached' });
    await workbench.treeRow(/Should we move.*rehearsal · \d/).waitFor();
    await workbench.treeRow('Your decision').waitFor({ state: 'detached' });
    assert.equal(readdirSync(path.join(home, 'briefs')).length, 1);
    assert.equal(readdirSync(path.join(home, 'conseils')).length, pastCouncils.length + 1);
    assert.ok(existsSync(path.join(home, 'DECISIONS.md')));
  });

  it('opens the archive as Markdown', async () => {
    await workbench.webview().getByText('Open archive').click();
    const page = workbench.webview().locator('.markdown-body');
    await page.locator('h1', { hasText: question }).waitFor({ timeout: 30_000 });
    await page.locator('blockquote', { hasText: /accepted/i }).waitFor();
    await workbench.page.locator('.tab', { hasText: /Preview .*session.*\.md/ }).waitFor();
    await picture(workbench, 'archive-dark');
  });

  it('finds its transcript again after a reload of the window', async () => {
    const before = await readPointer(home);
    await workbench.open(folder);
    // A restored page begins when its tab is shown.
    await workbench.page.locator('.tab', { hasText: /^Should we move session/ }).click({ timeout: 60_000 });
    await workbench.webview().locator('.tx-title h1', { hasText: question }).waitFor({ timeout: 60_000 });
    await workbench.webview().locator('article.turn').first().waitFor();
    // The host lived through it: the new window is a new client of the same one.
    assert.equal((await readPointer(home))?.pid, before?.pid);
  });
});
