/** Inside the real extension host: what is wrong in a file shows at its line, and a wrong brief starts nothing. */
import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'mocha';
import * as vscode from 'vscode';
import { commandIds } from '../../../src/extension/manifest/contributions.ts';
import { listCouncils, listIdentities } from '../../../src/rpc/messages/messages.ts';
import { attach, homeFolder, once } from '../../support/editor/insideHome.ts';

const ours = (file: vscode.Uri) =>
  vscode.languages.getDiagnostics(file).filter(({ source }) => source === 'À table');

const untilLines = (file: vscode.Uri, lines: number[]) =>
  once(vscode.languages.onDidChangeDiagnostics, () => {
    const found = [...new Set(ours(file).map(({ range }) => range.start.line + 1))].sort((a, b) => a - b);
    return JSON.stringify(found) === JSON.stringify(lines) ? ours(file) : undefined;
  });

describe('problems in the files that people write', function () {
  this.timeout(60_000);
  const brief = (name: string, text: string) => {
    const file = path.join(homeFolder(), 'briefs', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    return vscode.Uri.file(file);
  };
  const files = () =>
    readdirSync(homeFolder(), { recursive: true })
      .filter((name) => !String(name).startsWith('.state'))
      .sort();

  it('§7 show a wrong brief at its lines when it is convened; nothing starts and nothing is written', async () => {
    await vscode.commands.executeCommand(commandIds.useFamily);
    const client = await attach();
    const file = brief(
      'wrong.yaml',
      'type: debate\nquestion: Which queue?\nmaxRounds: 9\nseats: [henry, nobody]\n',
    );
    const before = [files(), (await client.request(listCouncils, {})).rows.length];
    assert.equal(await vscode.commands.executeCommand(commandIds.conveneBrief, file), undefined);
    const found = await untilLines(file, [3, 4]);
    assert.ok(found.every(({ severity }) => severity === vscode.DiagnosticSeverity.Error));
    assert.deepEqual([files(), (await client.request(listCouncils, {})).rows.length], before);
    client.close();
  });

  it('§12 show broken YAML and a wrong type at their lines while the brief is edited, and go when it is mended', async () => {
    const file = brief('edited.yaml', 'type: quarrel\nquestion: Which queue?\n');
    const editor = await vscode.window.showTextDocument(file);
    await untilLines(file, [1]);
    const all = new vscode.Range(0, 0, 99, 0);
    await editor.edit((edit) => edit.replace(all, 'type: debate\nquestion: "Which queue?\n'));
    await once(vscode.languages.onDidChangeDiagnostics, () =>
      ours(file).find(({ range }) => range.start.line >= 1),
    );
    await editor.edit((edit) => edit.replace(all, 'type: debate\nquestion: Which queue?\n'));
    await untilLines(file, []);
    await vscode.commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
  });

  it('§3 show identities.yaml at its line, and keep the last good version in force', async () => {
    const file = path.join(homeFolder(), 'identities.yaml');
    const good = readFileSync(file, 'utf8');
    writeFileSync(file, `${good.trimEnd()}\n  - id: NOT AN ID\n    name: Someone\n`);
    const line = good.trimEnd().split('\n').length + 1;
    await untilLines(vscode.Uri.file(file), [line]);
    const client = await attach();
    const { rows } = await client.request(listIdentities, {});
    assert.ok(rows.some((row) => row.id === 'henry'));
    client.close();
    writeFileSync(file, good);
    await untilLines(vscode.Uri.file(file), []);
  });
});
