/** The Identities view: who can sit at the table and what they are doing; problems of identities.yaml stand first. */
import path from 'node:path';
import * as vscode from 'vscode';
import type { House } from '../link/councilHouse.ts';
import { commandIds, viewIds } from '../manifest/contributions.ts';
import { treeItem } from '../trees/treeItem.ts';
import type { Row } from '../trees/treeRow.ts';
import { identityRow, problemRows } from './identityRows.ts';

export function showIdentities(house: House): vscode.Disposable {
  const refresh = new vscode.EventEmitter<Row | undefined>();

  /** A problem's row leads to its line. */
  const toProblem = (row: Row) => {
    const { home } = house;
    const problem = house.picture.problems.find(({ file }) => row.id === `problem/${file}`);
    if (!home || !problem) return undefined;
    const place = new vscode.Position(Math.max(0, problem.line - 1), Math.max(0, problem.column - 1));
    const file = vscode.Uri.file(path.join(home.path, problem.file));
    return { command: 'vscode.open', arguments: [file, { selection: new vscode.Range(place, place) }] };
  };

  const provider: vscode.TreeDataProvider<Row> = {
    onDidChangeTreeData: refresh.event,
    getChildren(row) {
      if (row) return [];
      const { identities, problems } = house.picture;
      const me = house.me();
      return [
        // Those of the channels stand with the channels.
        ...problemRows(
          problems.filter(({ file }) => file !== 'channels.yaml'),
          house.language,
        ),
        ...identities.map((identity) => identityRow(identity, me, house.language)),
      ];
    },
    getTreeItem: (row) =>
      treeItem(
        row,
        row.context === 'problem' ? toProblem(row) : { command: commandIds.openIdentities, arguments: [row] },
      ),
  };

  const view = vscode.window.createTreeView(viewIds.identities, { treeDataProvider: provider });
  const seen = () => {
    if (view.visible) house.look();
  };
  seen();
  const stops = [house.changed, house.meChanged].map((news) => news.on(() => refresh.fire(undefined)));
  return vscode.Disposable.from(view, refresh, view.onDidChangeVisibility(seen), {
    dispose: () => stops.forEach((stop) => stop()),
  });
}
