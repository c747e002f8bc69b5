/** One panel for each council or channel, whatever it shows: its document with the strict policy, watched while it is visible, restored after a reload. */
import { randomBytes } from 'node:crypto';
import * as vscode from 'vscode';
import { channelRefusals } from '../../rpc/words/channels/channelRefusals.ts';
import { spendFor } from '../convene/confirmSpend.ts';
import type { House } from '../link/councilHouse.ts';
import { tellFailure } from '../status/reportFailure.ts';
import { showInformationMessage, showWarningMessage } from '../status/showNotice.ts';
import { shorten } from '../trees/treeRow.ts';
import type { PageWatch } from './keepCurrent.ts';
import { type PageDoors, safeLink } from './relayPage.ts';
import { savedId, transcriptPage } from './transcriptPage.ts';

export interface Panels extends vscode.Disposable {
  open(id: string): void;
  close(id: string): void;
  /** What the panel in front shows, if one is. */
  readonly active: string | undefined;
}

/** What sets the pages of one kind apart. */
interface PageKind<Watch extends PageWatch> {
  type: string;
  page: 'council' | 'channel';
  title(id: string): string;
  watch(id: string, post: (message: unknown) => void, name: (text: string) => void): Watch;
  relay(raw: unknown, id: string, watch: Watch, doors: PageDoors): Promise<void>;
  /** What else is to be followed while the panel is there; answers what ends that. */
  beside?(id: string, watch: Watch, panel: vscode.WebviewPanel): () => void;
}

export function pagePanels<Watch extends PageWatch>(house: House, kind: PageKind<Watch>): Panels {
  const { page, type } = kind;
  const panels = new Map<string, vscode.WebviewPanel>();
  const options = { enableScripts: true, localResourceRoots: [house.dist] };

  function adopt(panel: vscode.WebviewPanel, id: string): void {
    panels.get(id)?.dispose();
    panels.set(id, panel);
    const { webview } = panel;
    const name = (text: string) => {
      panel.title = shorten(text, 40);
    };
    name(kind.title(id));
    const post = (message: unknown) => void webview.postMessage(message);
    const watch = kind.watch(id, post, name);
    const doors = commonDoors(house, page, post, watch);
    webview.onDidReceiveMessage((raw: unknown) => void kind.relay(raw, id, watch, doors));
    const stop = kind.beside?.(id, watch, panel);
    panel.onDidChangeViewState(() => {
      // A hidden page is gone; the one that comes back says `ready` again.
      if (!panel.visible) watch.rest();
    });
    panel.onDidDispose(() => {
      if (panels.get(id) === panel) panels.delete(id);
      stop?.();
      watch.end();
    });
    // Set last: whoever listens to the page must do so before.
    webview.options = options;
    dress(panel, house, id, page);
  }

  const serializer = vscode.window.registerWebviewPanelSerializer(type, {
    async deserializeWebviewPanel(panel, state: unknown) {
      const id = savedId(state, page);
      if (id === undefined || panels.has(id)) return panel.dispose();
      adopt(panel, id);
      house.look();
    },
  });

  return {
    open(id) {
      const known = panels.get(id);
      if (known) return known.reveal();
      const shown = { ...options, enableFindWidget: false };
      adopt(vscode.window.createWebviewPanel(type, 'À table', vscode.ViewColumn.Active, shown), id);
    },
    close: (id) => panels.get(id)?.dispose(),
    get active() {
      return [...panels].find(([, panel]) => panel.active)?.[0];
    },
    // Panels stay: the editor restores them after a reload.
    dispose: () => serializer.dispose(),
  };
}

const commonDoors = (
  house: House,
  page: 'council' | 'channel',
  post: PageDoors['post'],
  watch: PageWatch,
): PageDoors => ({
  person: house.person,
  words: { ...house.words, tooLong: channelRefusals[house.language].tooLong },
  client: house.client,
  spend: spendFor(house),
  post,
  ready: () => watch.begin(),
  link: (href) =>
    void followLink(house, href).catch((error: unknown) => tellFailure(error, house.words, house.log)),
  copy: (text) => void vscode.env.clipboard.writeText(text),
  retryHost: house.retry,
  refused: (problem) => house.log.warn(`the page of a ${page} sent what is not a message: ${problem}`),
});

/** A link in what an agent wrote leaves the editor only over https, and only after the person was asked. */
async function followLink({ words }: House, href: string): Promise<void> {
  const address = safeLink(href);
  if (!address) {
    void showWarningMessage(words.linkRefused);
    return;
  }
  const answer = await showInformationMessage(words.openLink(address), words.open, words.copyLink);
  if (answer === words.open) await vscode.env.openExternal(vscode.Uri.parse(address, true));
  if (answer === words.copyLink) await vscode.env.clipboard.writeText(address);
}

export function dress(
  panel: vscode.WebviewPanel,
  { dist, media, language }: House,
  shows: string,
  page: 'council' | 'channel' | 'measures',
): void {
  const { webview } = panel;
  panel.iconPath = {
    light: vscode.Uri.joinPath(media, 'tab-light.svg'),
    dark: vscode.Uri.joinPath(media, 'tab-dark.svg'),
  };
  const address = (file: string) => webview.asWebviewUri(vscode.Uri.joinPath(dist, file)).toString();
  webview.html = transcriptPage({
    script: address('webview.js'),
    styles: [address('codicon.css'), address('webview.css')],
    source: webview.cspSource,
    nonce: randomBytes(16).toString('hex'),
    language,
    title: 'À table',
    shows,
    ...(page === 'council' ? {} : { page }),
  });
}
