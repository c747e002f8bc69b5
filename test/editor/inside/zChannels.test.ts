/** Inside the real extension host: a channel's mode changed with comments kept, a locked one left alone, a conversation held. */
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'mocha';
import * as vscode from 'vscode';
import { commandIds } from '../../../src/extension/manifest/contributions.ts';
import {
  channelCommandIds,
  channelsView,
  conversationType,
} from '../../../src/extension/manifest/contributionsChannels.ts';
import type { Client } from '../../../src/rpc/connect/client.ts';
import {
  channelChanged,
  channelRowsChanged,
  getChannel,
  listChannels,
  setChannelMode,
  watchChannel,
} from '../../../src/rpc/messages/channelMessages.ts';
import type { ChannelMessageView, ChannelRow } from '../../../src/rpc/views/channelViews.ts';
import { attach, homeFolder, once } from '../../support/editor/insideHome.ts';

const declared = `# Who talks where.
channels:
  # The place for everyone.
  - id: general
    mode: none # until we know better
    members: [papa, henry, sage, nova]
  - id: workshop
    mode: work
    members: [papa, nova]
`;

const file = () => path.join(homeFolder(), 'channels.yaml');
const run = (command: string, argument: unknown) => vscode.commands.executeCommand(command, argument);

/** The row once it is as asked, by what the host tells. */
function channelWhen(client: Client, id: string, fits: (row: ChannelRow) => boolean): Promise<ChannelRow> {
  return new Promise((resolve, reject) => {
    const look = (rows: readonly ChannelRow[]) => {
      const row = rows.find((each) => each.id === id);
      if (row && fits(row)) resolve(row);
    };
    client.on(channelRowsChanged, ({ rows }) => look(rows));
    client.closed.then(() => reject(new Error('the host went away')), reject);
    client.request(listChannels, {}).then(({ rows }) => look(rows), reject);
  });
}

describe('§6 channels in the editor', function () {
  this.timeout(120_000);
  let client: Client;

  before(async () => {
    await vscode.commands.executeCommand(commandIds.useFamily);
    client = await attach();
    writeFileSync(file(), declared);
    await channelWhen(client, 'workshop', ({ locked }) => locked);
    await vscode.commands.executeCommand(`${channelsView}.focus`);
    await vscode.commands.executeCommand('workbench.action.closeAllEditors');
  });
  after(() => client.close());

  it('the mode of a channel changed from its row writes channels.yaml with comments kept', async () => {
    const row = await channelWhen(client, 'general', ({ mode }) => mode === 'none');
    await run(channelCommandIds.setMode, { channel: row, mode: 'chat' });
    await channelWhen(client, 'general', ({ mode }) => mode === 'chat');
    assert.equal(readFileSync(file(), 'utf8'), declared.replace('mode: none #', 'mode: chat #'));
  });

  it('a locked mode is neither left nor entered, and the host says why not', async () => {
    const before = readFileSync(file(), 'utf8');
    await run(channelCommandIds.setMode, { channel: 'workshop', mode: 'chat' });
    await run(channelCommandIds.setMode, { channel: 'general', mode: 'work' });
    assert.equal(readFileSync(file(), 'utf8'), before);
    await assert.rejects(client.request(setChannelMode, { channel: 'workshop', mode: 'chat' }), /locked/);
  });

  it('a conversation of three rehearsal agents and a person is watched, spoken into and paused', async () => {
    await run(channelCommandIds.open, 'general');
    const tab = await once(vscode.window.tabGroups.onDidChangeTabs, () =>
      vscode.window.tabGroups.all
        .flatMap((group) => group.tabs)
        .find(
          ({ input }) => input instanceof vscode.TabInputWebview && input.viewType.includes(conversationType),
        ),
    );
    assert.equal(tab.label, 'general');

    const said: ChannelMessageView[] = [];
    const spokeAll = new Promise<void>((resolve) => {
      client.on(channelChanged, ({ id, messages }) => {
        if (id !== 'general') return;
        said.push(...messages);
        const agents = new Set(said.filter(({ kind }) => kind === 'agent').map(({ by }) => by));
        if (agents.size === 3) resolve();
      });
    });
    await client.request(watchChannel, { channel: 'general' });
    await run(channelCommandIds.say, { channel: 'general', text: 'Release notes for 2.0: what is missing?' });
    await spokeAll;
    const first = said[0];
    assert.equal(first?.by, 'papa');
    assert.equal(first?.text, 'Release notes for 2.0: what is missing?');

    await run(channelCommandIds.pause, 'general');
    const paused = await channelWhen(client, 'general', (row) => row.paused !== undefined);
    assert.equal(paused.paused?.by, 'papa');
    await run(channelCommandIds.resume, 'general');
    await channelWhen(client, 'general', (row) => row.paused === undefined);
    // Never two at once: the log of its turns opens one only when the one before has ended.
    const { log } = await client.request(getChannel, { channel: 'general' });
    assert.ok(log.some(({ event }) => event === 'paused'));
  });

  it('what only makes sense elsewhere is not run: a channel that was paused twice stays paused', async () => {
    await run(channelCommandIds.pause, 'general');
    await channelWhen(client, 'general', (row) => row.paused !== undefined);
    await run(channelCommandIds.pause, 'general');
    await channelWhen(client, 'general', (row) => row.paused !== undefined);
    await run(channelCommandIds.resume, 'general');
    await channelWhen(client, 'general', (row) => row.paused === undefined);
    await vscode.commands.executeCommand('workbench.action.closeAllEditors');
  });
});
