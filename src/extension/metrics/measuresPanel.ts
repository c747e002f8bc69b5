/** The page of measures: one panel, told the figures when it is there to be seen, and again when an ended council is other than it was. */
import * as vscode from 'vscode';
import { FromMeasuresPage, type ToMeasuresPage } from '../../rpc/pages/measuresPageMessages.ts';
import type { House } from '../link/councilHouse.ts';
import { measuresType } from '../manifest/contributions.ts';
import { dress } from '../pages/pagePanels.ts';
import { metricsFeed } from './metricsFeed.ts';

export interface Measures extends vscode.Disposable {
  open(): void;
}

export function showMeasures(house: House): Measures {
  let panel: vscode.WebviewPanel | undefined;
  let isReady = false;
  const options = { enableScripts: true, localResourceRoots: [house.dist] };
  const feed = metricsFeed({
    client: () => house.current,
    show: tell,
    failed: (error) => house.log.warn(`counting the councils failed: ${String(error)}`),
  });

  function tell(): void {
    if (!panel || !isReady) return;
    const { stats } = feed;
    const message: ToMeasuresPage = {
      type: 'measures',
      language: house.language,
      ...(stats ? { stats } : {}),
    };
    void panel.webview.postMessage(message);
  }
  const update = () => void feed.update(house.picture, panel?.visible === true);

  function adopt(shown: vscode.WebviewPanel): void {
    panel?.dispose();
    panel = shown;
    isReady = false;
    shown.title = house.words.measures;
    shown.webview.onDidReceiveMessage((raw: unknown) => {
      if (!FromMeasuresPage.safeParse(raw).success) return;
      isReady = true;
      tell();
      house.look();
      update();
    });
    shown.onDidChangeViewState(() => {
      // A hidden page is gone; the one that comes back says that it is there.
      if (!shown.visible) isReady = false;
      update();
    });
    shown.onDidDispose(() => {
      if (panel === shown) panel = undefined;
    });
    shown.webview.options = options;
    dress(shown, house, 'measures', 'measures');
  }

  const serializer = vscode.window.registerWebviewPanelSerializer(measuresType, {
    async deserializeWebviewPanel(shown) {
      adopt(shown);
    },
  });
  const stop = house.changed.on(update);
  return {
    open() {
      if (panel) return panel.reveal();
      adopt(vscode.window.createWebviewPanel(measuresType, 'À table', vscode.ViewColumn.Active, options));
    },
    dispose() {
      stop();
      serializer.dispose();
    },
  };
}
