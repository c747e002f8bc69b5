/** Inside the real extension host: the extension is there, wakes, and offers the commands its manifest declares. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import * as vscode from 'vscode';
import { commandIds } from '../../../src/extension/contributions.ts';

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
});
