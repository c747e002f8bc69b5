/** Inside the real extension host: a council forked, compared in the diff editor, exported, its prompt shown, followed up. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'mocha';
import * as vscode from 'vscode';
import { commandIds } from '../../../src/extension/manifest/contributions.ts';
import type { Client } from '../../../src/rpc/connect/client.ts';
import { convene, decideCouncil, getCouncil } from '../../../src/rpc/messages/messages.ts';
import { showPrompt } from '../../../src/rpc/messages/pastMessages.ts';
import type { TurnView } from '../../../src/rpc/views/views.ts';
import { attach, homeFolder, once, rowWhen } from '../../support/editor/insideHome.ts';

const tabs = () => vscode.window.tabGroups.all.flatMap((group) => group.tabs);
const tabOf = (fits: (tab: vscode.Tab) => boolean) =>
  once(vscode.window.tabGroups.onDidChangeTabs, () => tabs().find(fits));
const textOf = async (uri: vscode.Uri) => (await vscode.workspace.openTextDocument(uri)).getText();

describe('§12 a council looked at again in the editor', function () {
  this.timeout(120_000);
  let client: Client;
  let id: string;
  let fork: string;
  let turn: TurnView;

  const run = (command: string, wanted: object) =>
    vscode.commands.executeCommand(command, { council: { id }, ...wanted });

  before(async () => {
    await vscode.commands.executeCommand(commandIds.useFamily);
    client = await attach();
    const question = 'Should we keep sessions in Postgres?';
    ({ id } = await client.request(convene, { question, rehearse: true, seed: 7 }));
    await rowWhen(client, id, ({ status }) => status === 'decision');
    await client.request(decideCouncil, { id, verdict: 'accept', by: 'papa' });
    await rowWhen(client, id, ({ status }) => status === 'decided');
    await vscode.commands.executeCommand('workbench.action.closeAllEditors');
    const { entries } = await client.request(getCouncil, { id });
    const found = entries.find((entry) => entry.kind === 'turn' && entry.phase === 'CHALLENGE');
    assert.ok(found?.kind === 'turn');
    turn = found;
  });
  after(async () => {
    await vscode.commands.executeCommand('workbench.action.closeAllEditors');
    client.close();
  });

  it('is forked at a turn with another line of the brief; the fork’s transcript opens, the original stays', async () => {
    const original = readFileSync(path.join(homeFolder(), 'conseils', `${id}.md`), 'utf8');
    const change = { briefLines: ['constraints: no new service'] };
    fork = String(await run(commandIds.forkHere, { at: turn.key, change }));
    assert.equal(fork, `${id}-fork`);
    await tabOf(({ input, isActive }) => isActive && input instanceof vscode.TabInputWebview);
    await rowWhen(client, fork, ({ status }) => status === 'decision');
    const { head } = await client.request(getCouncil, { id: fork });
    assert.deepEqual([head.origin?.council, head.origin?.changed], [id, 'constraints: no new service']);
    assert.equal(readFileSync(path.join(homeFolder(), 'conseils', `${id}.md`), 'utf8'), original);
  });

  it('§7 is compared with its fork in the diff editor, read-only, which says where the two part', async () => {
    await vscode.commands.executeCommand(commandIds.compare, { council: { id: fork }, with: id });
    const tab = await tabOf(({ input }) => input instanceof vscode.TabInputTextDiff);
    assert.match(tab.label, /^Should we keep sessions.* ↔ fork: Challenge/);
    assert.ok(tab.input instanceof vscode.TabInputTextDiff);
    const { original, modified } = tab.input;
    assert.equal(vscode.workspace.fs.isWritableFileSystem(modified.scheme), undefined);
    const archive = (name: string) => readFileSync(path.join(homeFolder(), 'conseils', `${name}.md`), 'utf8');
    // What the fork came from is at the left, whichever was named first.
    assert.equal(await textOf(original), archive(id));
    assert.match(await textOf(modified), new RegExp(`^id: ${fork}$`, 'm'));
    const editor = vscode.window.activeTextEditor;
    assert.equal(editor?.document.uri.toString(), modified.toString());
    assert.match(editor.document.lineAt(editor.selection.active.line).text, /^##/);
  });

  it('is exported as Markdown, JSON and one HTML page', async () => {
    const folder = path.dirname(homeFolder());
    const written = async (as: string) => {
      const to = vscode.Uri.file(path.join(folder, `exported.${as}`));
      await run(commandIds.export, { as, to: to.toString() });
      return readFileSync(to.fsPath, 'utf8');
    };
    assert.match(await written('md'), /^---\nid: /);
    assert.equal((JSON.parse(await written('json')) as { id: string }).id, id);
    assert.match(await written('html'), /^<!doctype html>/i);
  });

  it('shows the prompt of a turn as a document that holds every word of it', async () => {
    await run(commandIds.showPrompt, { at: turn.key });
    const document = vscode.window.activeTextEditor?.document;
    assert.ok(document);
    assert.equal(document.languageId, 'markdown');
    assert.equal(document.uri.scheme, 'council-record');
    const { system, messages } = await client.request(showPrompt, { id, at: turn.key });
    for (const text of [system, ...messages.map((message) => message.text)])
      assert.ok(document.getText().includes(text));
  });

  it('is followed up by a new council that has it as context, and whose transcript opens', async () => {
    const question = 'And when do we drop Redis?';
    const next = String(await run(commandIds.followUp, { question, backend: 'rehearsal', seed: 3 }));
    const tab = await tabOf(
      ({ input, label }) => input instanceof vscode.TabInputWebview && label.startsWith('And when'),
    );
    assert.ok(tab.isActive);
    const { head } = await client.request(getCouncil, { id: next });
    assert.deepEqual([head.question, head.origin?.kind, head.origin?.council], [question, 'follow-up', id]);
    const brief = readFileSync(path.join(homeFolder(), 'briefs', `${next}.yaml`), 'utf8');
    assert.match(brief, /Should we keep sessions in Postgres\?/);
    await rowWhen(client, next, ({ status }) => status === 'decision');
  });
});
