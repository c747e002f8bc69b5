/** Inside the real extension host: the extension is there, wakes, and offers the commands its manifest declares. */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { describe, it } from 'mocha';
import * as vscode from 'vscode';
import { commands, viewIds } from '../../../src/extension/manifest/contributions.ts';
import { treeItem } from '../../../src/extension/trees/treeItem.ts';
import { homeFolder } from '../../support/editor/insideHome.ts';

const extensionId = 'a-table.a-table';

describe('the extension in the editor', () => {
  it('§12 does not wake before a view or a command of its own is used', () => {
    assert.equal(vscode.extensions.getExtension(extensionId)?.isActive, false);
  });

  it('§12 wakes, and registers every command its manifest declares', async () => {
    await vscode.extensions.getExtension(extensionId)?.activate();
    const known = new Set(await vscode.commands.getCommands(true));
    assert.deepEqual(
      Object.keys(commands).filter((id) => !known.has(id)),
      [],
    );
  });

  it('§3 shows its views without writing into a workspace that has no home yet', async () => {
    for (const view of Object.values(viewIds)) await vscode.commands.executeCommand(`${view}.focus`);
    assert.ok(!existsSync(homeFolder()));
  });

  it('§14 never trusts a tooltip: what agents wrote is text, with no HTML and no commands', () => {
    const hostile = '<img src=x> [run](command:workbench.action.quit) **bold**';
    const { tooltip } = treeItem({
      id: 'x',
      label: hostile,
      description: '',
      icon: { codicon: 'law' },
      context: 'council',
      spoken: '',
      tooltip: { title: hostile, facts: [['State', hostile]] },
    });
    assert.ok(tooltip instanceof vscode.MarkdownString);
    assert.equal(tooltip.isTrusted, false);
    assert.equal(tooltip.supportHtml, false);
    assert.doesNotMatch(tooltip.value, /(?<!\\)[[(<]|command:|\*\*bold/);
  });
});
