/** As a user whose host can't start: it is tried five times, then said in words with a button that works. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { before, describe, it } from 'mocha';
import { ensureVsix } from '../../scripts/setup/vsix.mjs';
import { sealFolder } from '../../src/host/keys/configFolder.ts';
import { adoptState } from '../../src/host/store/seal/sealState.ts';
import { leaveNothing } from '../support/editor/leave.ts';
import { startWorkbench, type Workbench } from '../support/editor/workbench.ts';

describe('§12 a host that does not start', function () {
  this.timeout(120_000);
  const folder = mkdtempSync(path.join(tmpdir(), 'a-table-down-'));
  const home = path.join(folder, 'council');
  const journal = path.join(home, '.state/journal');
  let workbench: Workbench;

  before(async () => {
    mkdirSync(path.dirname(journal), { recursive: true });
    // A file where the host needs a folder: it ends at once, every time.
    writeFileSync(journal, '');
    // In a state that is this person's own: another would be set aside.
    adoptState({ home, config: sealFolder(process.env) }, Date.now());
    workbench = await startWorkbench({ vsix: [await ensureVsix()] });
    await workbench.open(folder);
  });
  leaveNothing(() => workbench, { folder, home });

  it('is given up after five tries, with words and a button', async () => {
    await workbench.openContainer('À table');
    await workbench.toast('The host does not start').waitFor({ timeout: 60_000 });
    await workbench.page.locator('.welcome-view', { hasText: 'It stopped five times in a row.' }).waitFor();
  });

  it('starts when the cause is gone and Try again is pressed', async () => {
    rmSync(journal);
    await workbench.page.locator('.welcome-view').getByRole('button', { name: 'Try again' }).click();
    await workbench.page.locator('.welcome-view').getByRole('button', { name: 'The family' }).click();
    await workbench.treeRow('Henry').waitFor({ timeout: 30_000 });
  });
});
