/** Inside the real extension host: the extension is there, wakes, and offers the commands its manifest declares. */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { describe, it } from 'mocha';
import * as vscode from 'vscode';
import { commandIds, viewIds } from '../../../src/extension/contributions.ts';
import { homeFolder } from '../../support/editor/insideHome.ts';

const extensionId = 'a-table.a-table';

describe('the extension in the editor', () => {
  it('does not wake before a view or a command of its own is used', () => {
    assert.equal(vscode.extensions.getExtension(extensionId)?.isActive, false);
  });

  it('wakes, and registers every command its manifest declares', async () => {
    await vscode.extensions.getExtension(extensionId)?.activate();
    const known = new Set(await vscode.commands.getCommands(true));
    assert.deepEqual(
      Object.values(commandIds).filter((id) => !known.has(id)),
      [],
    );
  });

  it('shows its views without writing into a workspace that has no home yet', async () => {
    for (const view of Object.values(viewIds)) await vscode.commands.executeCommand(`${view}.focus`);
    assert.ok(!existsSync(homeFolder()));
  });
});
