/** Inside the real extension host: a council from the command to the archive, and nothing written before it. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'mocha';
import * as vscode from 'vscode';
import { commandIds, transcriptType } from '../../../src/extension/manifest/contributions.ts';
import type { Client } from '../../../src/rpc/connect/client.ts';
import { decideCouncil, listIdentities } from '../../../src/rpc/messages/messages.ts';
import { attach, homeFolder, once, rowWhen } from '../../support/editor/insideHome.ts';

const tabs = () => vscode.window.tabGroups.all.flatMap((group) => group.tabs);
const transcriptTab = () =>
  tabs().find(
    ({ input }) => input instanceof vscode.TabInputWebview && input.viewType.includes(transcriptType),
  );

describe('a council in the editor', function () {
  this.timeout(120_000);
  let client: Client;
  let id: string;

  before(async () => {
    await vscode.commands.executeCommand(commandIds.useFamily);
    client = await attach();
  });
  after(() => client.close());

  it('seats the family and opens its file, when asked for the template', async () => {
    const { rows, problems } = await client.request(listIdentities, {});
    assert.deepEqual(problems, []);
    assert.deepEqual(
      rows.filter((row) => row.kind === 'agent' && !row.orchestrator).map((row) => row.id),
      ['henry', 'sage', 'nova', 'blaise'],
    );
    assert.equal(path.basename(vscode.window.activeTextEditor?.document.fileName ?? ''), 'identities.yaml');
    await vscode.commands.executeCommand('workbench.action.closeAllEditors');
  });

  it('is convened by the command, and its transcript opens', async () => {
    const question = 'Should we cache the index of the search service?';
    const answer: unknown = await vscode.commands.executeCommand(commandIds.aTable, {
      question,
      backend: 'rehearsal',
      seed: 7,
    });
    assert.equal(typeof answer, 'string');
    id = String(answer);
    const tab = await once(vscode.window.tabGroups.onDidChangeTabs, transcriptTab);
    assert.match(tab.label, /^Should we cache the index/);
    assert.ok(existsSync(path.join(homeFolder(), 'briefs', `${id}.yaml`)));
  });

  it('waits for the decision, is decided, and its archive opens as Markdown', async () => {
    await rowWhen(client, id, (row) => row.status === 'decision');
    await client.request(decideCouncil, { id, verdict: 'accept', by: 'papa' });
    const row = await rowWhen(client, id, ({ status }) => status === 'decided');
    assert.equal(row.verdict, 'accept');
    const archive = path.join(homeFolder(), row.archivePath ?? '');
    await vscode.commands.executeCommand(commandIds.openArchive, id);
    await once(vscode.window.tabGroups.onDidChangeTabs, () =>
      tabs().find((tab) => tab.label.includes(path.basename(archive))),
    );
    assert.match(readFileSync(archive, 'utf8'), /^---\n[\s\S]*status: decided/);
    await vscode.commands.executeCommand('workbench.action.closeAllEditors');
  });
});
