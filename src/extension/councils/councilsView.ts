/** The Councils view: groups and rows of the picture, the badge of waiting decisions. Refreshed when the picture changes. */
import * as vscode from 'vscode';
import type { CouncilRow } from '../../rpc/views/views.ts';
import type { House } from '../link/councilHouse.ts';
import { commandIds, viewIds } from '../manifest/contributions.ts';
import { waiting } from '../status/statusLine.ts';
import { treeItem } from '../trees/treeItem.ts';
import { type CouncilGroup, councilGroups, councilRow } from './councilRows.ts';

/** What menus hand to commands. */
export type CouncilNode = { group: CouncilGroup } | { council: CouncilRow };

export function showCouncils(house: House): vscode.Disposable {
  const refresh = new vscode.EventEmitter<CouncilNode | undefined>();

  const groupItem = (group: CouncilGroup) => {
    const { Expanded, Collapsed } = vscode.TreeItemCollapsibleState;
    const item = new vscode.TreeItem(group.label, group.open ? Expanded : Collapsed);
    item.id = group.id;
    item.description = String(group.rows.length);
    item.contextValue = 'group';
    item.accessibilityInformation = { label: `${group.label}, ${group.rows.length}` };
    return item;
  };

  const provider: vscode.TreeDataProvider<CouncilNode> = {
    onDidChangeTreeData: refresh.event,
    getChildren(node) {
      if (!node) return councilGroups(house.picture.rows, house.language).map((group) => ({ group }));
      return 'group' in node ? node.group.rows.map((council) => ({ council })) : [];
    },
    getTreeItem(node) {
      if ('group' in node) return groupItem(node.group);
      const readOnly = house.picture.source === 'archives';
      return treeItem(councilRow(node.council, house.language), {
        command: readOnly ? commandIds.openArchive : commandIds.openTranscript,
        arguments: [node],
      });
    },
  };

  const view = vscode.window.createTreeView(viewIds.councils, {
    treeDataProvider: provider,
    showCollapseAll: true,
  });
  const update = () => {
    const { rows, source } = house.picture;
    const count = waiting(rows).length;
    view.badge = count ? { value: count, tooltip: house.words.decisionsWait(count) } : undefined;
    // With rows the welcome does not show, so the restriction is said above them.
    view.message = source === 'archives' && rows.length > 0 ? house.words.restrictedNote : '';
    refresh.fire(undefined);
  };
  const seen = () => {
    if (view.visible) house.look();
  };
  seen();
  const stop = house.changed.on(update);
  return vscode.Disposable.from(view, refresh, view.onDidChangeVisibility(seen), { dispose: stop });
}
