/** The Metrics view: the figures of all ended councils, counted by the host when someone looks. */
import * as vscode from 'vscode';
import type { House } from '../link/councilHouse.ts';
import { viewIds } from '../manifest/contributions.ts';
import { treeItem } from '../trees/treeItem.ts';
import { metricsFeed } from './metricsFeed.ts';
import { type MetricsRow, metricsRows } from './metricsRows.ts';

export function showMetrics(house: House): vscode.Disposable {
  const refresh = new vscode.EventEmitter<MetricsRow | undefined>();
  const feed = metricsFeed({
    client: () => house.current,
    show: () => refresh.fire(undefined),
    failed: (error) => house.log.warn(`counting the councils failed: ${String(error)}`),
  });

  const view = vscode.window.createTreeView<MetricsRow>(viewIds.metrics, {
    treeDataProvider: {
      onDidChangeTreeData: refresh.event,
      getChildren(row) {
        if (row) return row.children ?? [];
        return feed.stats ? metricsRows(feed.stats, house.language) : [];
      },
      getTreeItem(row) {
        const item = treeItem(row);
        if (row.children) item.collapsibleState = vscode.TreeItemCollapsibleState.Collapsed;
        return item;
      },
    },
  });
  const update = () => void feed.update(house.picture, view.visible);
  const seen = () => {
    if (view.visible) house.look();
    update();
  };
  seen();
  const stop = house.changed.on(update);
  return vscode.Disposable.from(view, refresh, view.onDidChangeVisibility(seen), { dispose: stop });
}
