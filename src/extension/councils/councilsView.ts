/** The Councils view: groups and rows of the picture, the badge of waiting decisions. Refreshed when the picture changes. */
import * as vscode from 'vscode';
import type { AsideView, CouncilRow } from '../../rpc/views/views.ts';
import { foreignWords } from '../../rpc/words/host/foreignWords.ts';
import type { House } from '../link/councilHouse.ts';
import { commandIds, viewIds } from '../manifest/contributions.ts';
import { waiting } from '../status/statusLine.ts';
import { treeItem } from '../trees/treeItem.ts';
import { asideRow, type CouncilGroup, councilGroups, councilRow } from './councilRows.ts';
import type { Aside } from './foreignState.ts';

/** What menus hand to commands. */
export type CouncilNode = { group: CouncilGroup } | { council: CouncilRow } | { aside: AsideView };

export function showCouncils(house: House, aside: Aside): vscode.Disposable {
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
      if (!node)
        return [
          ...(aside.shown ? [{ aside: aside.shown }] : []),
          ...councilGroups(house.picture.rows, house.language).map((group) => ({ group })),
        ];
      return 'group' in node ? node.group.rows.map((council) => ({ council })) : [];
    },
    getTreeItem(node) {
      if ('group' in node) return groupItem(node.group);
      if ('aside' in node)
        return treeItem(asideRow(node.aside, house.language), {
          command: commandIds.showAside,
          arguments: [],
        });
      const readOnly = house.picture.source === 'archives' || node.council.elsewhere;
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
    const restricted = source === 'archives' && rows.length > 0 ? house.words.restrictedNote : '';
    const foreign = aside.shown && foreignWords[house.language].message;
    view.message = house.misplaced ?? foreign ?? restricted;
    refresh.fire(undefined);
  };
  const seen = () => {
    if (view.visible) house.look();
  };
  const stops = [house.changed.on(update), aside.changed.on(update)];
  seen();
  return vscode.Disposable.from(view, refresh, view.onDidChangeVisibility(seen), {
    dispose: () => stops.forEach((stop) => stop()),
  });
}
