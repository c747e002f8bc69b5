/** As a user who opens a clone that brought a `.state/` of somebody else's, or a home that is a link: said, shown, and nothing of it taken up. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { before, describe, it } from 'mocha';
import { ensureVsix } from '../../scripts/setup/vsix.mjs';
import { openHost } from '../../src/host/open.ts';
import { convene, initHome } from '../../src/rpc/messages/messages.ts';
import { leaveNothing } from '../support/editor/leave.ts';
import { writePastCouncils } from '../support/editor/pastCouncils.ts';
import { startWorkbench, type Workbench } from '../support/editor/workbench.ts';
import { hasStatus, watchUntil } from '../support/openTable.ts';
import { gitIn } from '../support/repositories.ts';

describe('§4 a clone with a state of somebody else’s', function () {
  this.timeout(90_000);
  const place = mkdtempSync(path.join(tmpdir(), 'a-table-clone-'));
  const folder = path.join(place, 'clone');
  const home = path.join(folder, 'council');
  const canary = path.join(place, 'bashrc');
  let called = 0;
  let workbench: Workbench;
  const aside = () => readdirSync(home).find((name) => name.startsWith('.state.foreign-')) ?? '';
  const sideBar = (text: string) => workbench.page.locator('.sidebar', { hasText: text });
  const notice = () => workbench.toast('council/.state came with a clone or a copy.');
  const row = () => workbench.treeRow('set aside, not read');

  /** Somebody's home with a council that waits for a decision, everything of it committed. */
  async function makeTheirs(theirs: string): Promise<void> {
    const theirHome = path.join(theirs, 'council');
    const config = path.join(place, 'their-config');
    writePastCouncils(theirHome);
    const host = await openHost({ home: theirHome, env: { A_TABLE_CONFIG: config } });
    try {
      const client = host.client();
      await client.request(initHome, { language: 'en' });
      const question = 'Should the index be rebuilt at night?';
      const { id } = await client.request(convene, { question, backend: 'rehearsal', attended: true });
      await watchUntil(client, id, hasStatus('decision'));
    } finally {
      await host.close();
    }
    const log = path.join(theirHome, '.state/logs/host.log');
    writeFileSync(canary, 'mine\n');
    rmSync(log, { force: true });
    symlinkSync(canary, log);
    const socket = path.join(place, 'socket');
    createServer((line) => {
      called += 1;
      line.destroy();
    })
      .listen(socket)
      .unref();
    const pointer = { pid: process.pid, socket, version: '0.1.0' };
    writeFileSync(path.join(theirHome, '.state/host.json'), JSON.stringify(pointer));
    gitIn(theirs, 'init', '-q', '-b', 'main');
    gitIn(theirs, 'add', '-f', '-A');
    gitIn(theirs, 'commit', '-q', '-m', 'all of it');
  }

  before(async () => {
    const theirs = path.join(place, 'theirs');
    await makeTheirs(theirs);
    execFileSync('git', ['clone', '-q', theirs, folder]);
    workbench = await startWorkbench({ vsix: [await ensureVsix()], width: 1440, height: 900 });
    await workbench.open(folder);
  });
  leaveNothing(() => workbench, { folder: place, home });

  it('has it set aside, and says so in a notice, above the councils and in a row', async () => {
    await workbench.openContainer('À table');
    await notice().waitFor();
    const said = (await notice().textContent()) ?? '';
    assert.ok(said.includes(`It was set aside as ${aside()} and was not read.`), said);
    await sideBar(
      'Another machine’s state came with this folder. It was set aside, not read. Archives and decisions are here as they are.',
    ).waitFor();
    await workbench.treeRow(new RegExp(`${aside()}\\s*set aside, not read`)).waitFor();
  });

  it('says why when asked, in a page to read', async () => {
    await notice().getByRole('button', { name: 'Learn why' }).click();
    const page = workbench.webview().locator('.markdown-body');
    for (const said of [
      'council/.state was made by another person or machine',
      'Nothing in it was read or run.',
      'This home opens from its shared files: 7 archives, 1 decision, 1 brief.',
      'Councils that ran there go on there, not here.',
      'council doctor --adopt',
    ])
      await page.locator('p', { hasText: said }).waitFor();
  });

  it('takes nothing of it up: no council of its journal, no socket, no log through a link', async () => {
    // The other views leave the councils a part of the side bar: folded away, all of them are in sight.
    for (const view of ['Channels', 'Identities'])
      await workbench.page.locator('.pane-header', { hasText: view }).click();
    await workbench.treeRow('February 2026').click();
    await workbench.treeRow(/Which license\?\s*recommended elsewhere, not decided/).waitFor();
    // Replayed, the council of their journal would wait here for a decision.
    await workbench.treeRow('Should the index be rebuilt').waitFor();
    assert.equal(await workbench.treeRow('Your decision').count(), 0);
    assert.equal(called, 0);
    assert.equal(readFileSync(canary, 'utf8'), 'mine\n');
    assert.ok(existsSync(path.join(home, aside(), 'journal')));
  });

  it('shows it in the Explorer when asked', async () => {
    await row().hover();
    await row().getByRole('button', { name: 'Show it' }).click();
    await workbench.page
      .locator('.explorer-folders-view .monaco-list-row.selected', { hasText: aside() })
      .waitFor();
  });

  it('hides it when asked, also after a reload, and says it only once', async () => {
    await workbench.openContainer('À table');
    await row().hover();
    await row().getByRole('button', { name: 'Hide this row' }).click();
    await row().waitFor({ state: 'detached' });
    await sideBar('Another machine’s state').waitFor({ state: 'detached' });
    await workbench.open(folder);
    await workbench.openContainer('À table');
    await workbench.treeRow('February 2026').waitFor();
    assert.equal(await row().count(), 0);
    assert.equal(await notice().count(), 0);
  });

  it('goes to no home that a link in the folder leads out to, and says so before anything is asked', async () => {
    const [linked, outside] = [path.join(place, 'linked'), path.join(place, 'outside')];
    for (const each of [linked, outside]) mkdirSync(each);
    writePastCouncils(outside);
    symlinkSync(outside, path.join(linked, 'council'));
    const leadsOut = '“council” is a link that leads out of the workspace folder.';
    await workbench.open(linked);
    await workbench.openContainer('À table');
    await sideBar(leadsOut).waitFor();
    // Nothing invites to what would be refused.
    await workbench.page.getByRole('button', { name: 'The family' }).waitFor({ state: 'detached' });
    await workbench.runCommand('Council: À table');
    await workbench.toast(leadsOut).waitFor();
    assert.equal(await workbench.treeRow('Which queue').count(), 0);
    assert.deepEqual(readdirSync(outside), ['conseils']);
  });
});
