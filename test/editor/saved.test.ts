/** S28 as a user who edits what gives power while an agent's program is at work: what they save stays, what else changes is put back. */
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, watch, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'mocha';
import { ensureVsix } from '../../scripts/setup/vsix.mjs';
import type { Client } from '../../src/rpc/connect/client.ts';
import { connectAnswering } from '../../src/rpc/connect/connect.ts';
import { allowChecks, estimateCouncil } from '../../src/rpc/messages/estimateMessages.ts';
import { convene, filesChanged } from '../../src/rpc/messages/messages.ts';
import { agentCommand, whenToldIn } from '../support/acp/scripted.ts';
import { leaveNothing } from '../support/editor/leave.ts';
import { startWorkbench, type Workbench } from '../support/editor/workbench.ts';
import { gitIn } from '../support/repositories.ts';
import { seeing } from '../support/seeing.ts';

const identities = `identities:
  - { id: papa, name: Papa, kind: human, role: owner }
  - { id: sage, name: Sage, role: critique, backend: rehearsal }
  - { id: coder, name: Coder, role: code, backend: acp }
`;
const byteOrderMark = '\uFEFF';

describe('S28 a person’s save while an agent’s program is at work', function () {
  this.timeout(60_000);
  const folder = mkdtempSync(path.join(tmpdir(), 'a-table-saved-'));
  const home = path.join(folder, 'council');
  const log = path.join(home, 'agent.log');
  let workbench: Workbench;
  let client: Client;
  const putBack = (file: string) => workbench.toast(new RegExp(`${file} was changed .* put back`));
  const text = (file: string) => {
    const at = path.join(home, file);
    return existsSync(at) ? readFileSync(at, 'utf8') : '';
  };

  before(async () => {
    mkdirSync(home);
    gitIn(folder, 'init', '-q', '-b', 'main');
    writeFileSync(path.join(home, 'identities.yaml'), identities);
    const command = JSON.stringify(agentCommand({ turns: [[{ hang: true }]] }, log));
    writeFileSync(
      path.join(home, 'council.yaml'),
      `${byteOrderMark}git: off\nacp:\n  scripted:\n    command: ${command}\n`,
    );
    workbench = await startWorkbench({ vsix: [await ensureVsix()] });
    await workbench.open(folder);
    await workbench.openContainer('À table');
    await workbench.treeRow('Coder').waitFor();
    client = (await connectAnswering(home)) ?? assert.fail('the window’s host does not answer');
    const asked = { question: 'Should we add a note?', seats: ['sage', 'coder'], attended: true };
    const { checks } = await client.request(estimateCouncil, asked);
    await client.request(allowChecks, { checks });
    await seeing(client).request(convene, asked);
    await whenToldIn(log, 'prompt');
  });
  after(() => client?.close());
  leaveNothing(() => workbench, { folder, home });

  /** Resolves once it is so in the home. */
  const until = (isSo: () => boolean): Promise<void> =>
    new Promise((resolve) => {
      const look = () => {
        if (!isSo()) return;
        watcher.close();
        resolve();
      };
      const watcher = watch(home, look).unref();
      look();
    });

  /** Opens a file of the home as one who types its name, writes a remark at its end and saves it. */
  async function edit(file: string, remark: string): Promise<void> {
    const { page } = workbench;
    await page.keyboard.press('Control+P');
    await workbench.quickInput().fill(file);
    await page.locator('.quick-input-list .monaco-list-row.focused', { hasText: file }).waitFor();
    await workbench.accept();
    await page.locator('.tab.active', { hasText: file }).waitFor();
    await page.locator('.editor-instance .monaco-editor .view-lines').first().click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(remark);
    await page.locator('.tab.active.dirty', { hasText: file }).waitFor();
    await page.keyboard.press('Control+S');
    await page.locator('.tab.active:not(.dirty)', { hasText: file }).waitFor();
  }

  it('stays, also with a byte-order mark; what somebody else writes meanwhile is put back and said', async () => {
    await edit('identities.yaml', '# mine');
    await edit('council.yaml', '# mine too');
    const tasks = path.join(folder, '.vscode/tasks.json');
    mkdirSync(path.dirname(tasks));
    writeFileSync(tasks, '{}');
    // The host looks whenever it is asked something; whatever was put back before this was said before.
    await client.request(filesChanged, {});
    await putBack('.vscode/tasks.json').waitFor();
    assert.ok(!existsSync(tasks));
    // A save that is told of late comes back.
    await until(() => text('identities.yaml') === `${identities}# mine`);
    await until(() => text('council.yaml').endsWith('\n# mine too'));
    assert.ok(text('council.yaml').startsWith(`${byteOrderMark}git: off\n`));
  });
});
