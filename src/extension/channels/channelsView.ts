/** The Channels view: a row for each channel, problems of channels.yaml first, a badge for those that wait for a person. */
import path from 'node:path';
import * as vscode from 'vscode';
import type { ChannelRow } from '../../rpc/views/channelViews.ts';
import { editorChannels } from '../../rpc/words/editor/editorChannels.ts';
import { problemRows } from '../identities/identityRows.ts';
import type { House } from '../link/councilHouse.ts';
import { channelCommandIds, channelsView } from '../manifest/contributionsChannels.ts';
import { treeItem } from '../trees/treeItem.ts';
import type { Row } from '../trees/treeRow.ts';
import type { Channels } from './channelPicture.ts';
import { channelTreeRow, inOrder, waitsForPerson } from './channelRows.ts';

/** What menus hand to commands. */
type ChannelNode = { channel: ChannelRow } | { problem: Row };

/** How often the clock of whoever has the floor is drawn again, while somebody looks. Facts come from the host. */
const tick = 5000;

export const channelsFile = 'channels.yaml';

export function showChannelTree(house: House, channels: Channels): vscode.Disposable {
  const refresh = new vscode.EventEmitter<ChannelNode | undefined>();
  let nodes: ChannelNode[] = [];

  const problems = () => house.picture.problems.filter(({ file }) => file === channelsFile);

  const toProblem = () => {
    const { home } = house;
    const [problem] = problems();
    if (!home || !problem) return undefined;
    const at = new vscode.Position(Math.max(0, problem.line - 1), Math.max(0, problem.column - 1));
    const file = vscode.Uri.file(path.join(home.path, problem.file));
    return { command: 'vscode.open', arguments: [file, { selection: new vscode.Range(at, at) }] };
  };

  const provider: vscode.TreeDataProvider<ChannelNode> = {
    onDidChangeTreeData: refresh.event,
    getChildren(node) {
      if (node) return [];
      nodes = [
        ...problemRows(problems(), house.language).map((problem) => ({ problem })),
        ...inOrder(channels.picture.rows).map((channel) => ({ channel })),
      ];
      return nodes;
    },
    getTreeItem(node) {
      if ('problem' in node) return treeItem(node.problem, toProblem());
      const row = channelTreeRow(node.channel, house.language, Date.now());
      return treeItem(row, { command: channelCommandIds.open, arguments: [node] });
    },
  };

  const view = vscode.window.createTreeView(channelsView, { treeDataProvider: provider });
  const update = () => {
    const count = channels.picture.rows.filter(waitsForPerson).length;
    view.badge = count
      ? { value: count, tooltip: editorChannels[house.language].waitForYou(count) }
      : undefined;
    refresh.fire(undefined);
  };
  const seen = () => {
    if (view.visible) house.look();
  };
  const clock = setInterval(() => {
    if (!view.visible) return;
    for (const node of nodes) if ('channel' in node && node.channel.active) refresh.fire(node);
  }, tick);
  seen();
  const stops = [channels.changed.on(update), house.changed.on(() => refresh.fire(undefined))];
  return vscode.Disposable.from(view, refresh, view.onDidChangeVisibility(seen), {
    dispose() {
      clearInterval(clock);
      for (const stop of stops) stop();
    },
  });
}
