/** Open transcripts: one panel for each council, watched while it is visible, restored after a reload. */
import { randomBytes } from 'node:crypto';
import * as vscode from 'vscode';
import { commandIds, transcriptType } from '../contributions.ts';
import type { House } from '../house.ts';
import { tellFailure } from '../manners.ts';
import { openArchive, openPlace, openText } from '../openFiles.ts';
import { shorten } from '../trees/row.ts';
import { savedCouncil, transcriptPage } from './page.ts';
import { type RelayDoors, relay, safeLink } from './relay.ts';
import { type Watch, watchTranscript } from './watch.ts';

export interface Transcripts extends vscode.Disposable {
  open(id: string): void;
  /** The council of the transcript in front, if one is. */
  readonly active: string | undefined;
}

export function showTranscripts(house: House): Transcripts {
  const panels = new Map<string, vscode.WebviewPanel>();

  function adopt(panel: vscode.WebviewPanel, id: string): void {
    panels.get(id)?.dispose();
    panels.set(id, panel);
    const { webview } = panel;
    webview.options = { enableScripts: true, localResourceRoots: [house.dist] };
    panel.iconPath = {
      light: vscode.Uri.joinPath(house.media, 'tab-light.svg'),
      dark: vscode.Uri.joinPath(house.media, 'tab-dark.svg'),
    };
    const name = (question: string) => {
      panel.title = shorten(question, 40);
    };
    name(house.picture.rows.find((row) => row.id === id)?.question ?? id);
    const watch = watchTranscript(house, id, (message) => void webview.postMessage(message), name);
    webview.onDidReceiveMessage((raw: unknown) => void relay(raw, doors(id, watch, webview)));
    panel.onDidChangeViewState(() => {
      // A hidden page is gone; the one that comes back says `ready` again.
      if (!panel.visible) watch.rest();
    });
    panel.onDidDispose(() => {
      if (panels.get(id) === panel) panels.delete(id);
      watch.end();
    });
    const address = (file: string) => webview.asWebviewUri(vscode.Uri.joinPath(house.dist, file)).toString();
    webview.html = transcriptPage({
      script: address('webview.js'),
      styles: [address('codicon.css'), address('webview.css')],
      source: webview.cspSource,
      nonce: randomBytes(16).toString('hex'),
      language: house.language,
      title: 'À table',
    });
  }

  const failed = (error: unknown) => tellFailure(error, house.words, house.log);

  const doors = (id: string, watch: Watch, webview: vscode.Webview): RelayDoors => ({
    id,
    me: house.me,
    words: house.words,
    client: house.client,
    post: (message) => void webview.postMessage(message),
    ready: () => watch.begin(),
    open: (what) => void openFor(id, what, watch).catch(failed),
    artefact: (path) => void openText(house, path).catch(failed),
    place: (path, line) => void openPlace(house, path, line).catch(failed),
    link: (href) => void follow(href),
    copy: (text) => void vscode.env.clipboard.writeText(text),
    retryHost: house.retry,
    refused: (problem) => house.log.warn(`a transcript page sent what is not a message: ${problem}`),
  });

  async function openFor(id: string, what: Parameters<RelayDoors['open']>[0], watch: Watch): Promise<void> {
    switch (what) {
      case 'brief':
        if (watch.briefPath) await openText(house, watch.briefPath);
        return;
      case 'archive':
        return openArchive(house, id);
      case 'decisions':
        return openText(house, 'DECISIONS.md');
      case 'log':
        return house.log.show(true);
      case 'doctor':
        await vscode.commands.executeCommand(commandIds.doctor);
        return;
      case 'new':
        await vscode.commands.executeCommand(commandIds.aTable);
        return;
    }
  }

  /** Asked first, because the address was written by an agent. */
  async function follow(href: string): Promise<void> {
    const address = safeLink(href);
    const { words } = house;
    if (!address) {
      void vscode.window.showWarningMessage(words.linkRefused);
      return;
    }
    const answer = await vscode.window.showInformationMessage(
      words.openLink(address),
      words.open,
      words.copyLink,
    );
    if (answer === words.open) await vscode.env.openExternal(vscode.Uri.parse(address, true));
    if (answer === words.copyLink) await vscode.env.clipboard.writeText(address);
  }

  const serializer = vscode.window.registerWebviewPanelSerializer(transcriptType, {
    async deserializeWebviewPanel(panel, state: unknown) {
      const id = savedCouncil(state);
      if (id === undefined || panels.has(id)) return panel.dispose();
      adopt(panel, id);
      house.look();
    },
  });

  return {
    open(id) {
      const known = panels.get(id);
      if (known) return known.reveal();
      adopt(
        vscode.window.createWebviewPanel(transcriptType, 'À table', vscode.ViewColumn.Active, {
          enableScripts: true,
          localResourceRoots: [house.dist],
          enableFindWidget: false,
        }),
        id,
      );
    },
    get active() {
      return [...panels].find(([, panel]) => panel.active)?.[0];
    },
    dispose() {
      // Panels stay: the editor restores them after a reload.
      serializer.dispose();
    },
  };
}
