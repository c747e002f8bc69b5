/** Open transcripts: one panel for each council, watched while it is visible, restored after a reload. */
import * as vscode from 'vscode';
import { titleOf } from '../../rpc/views/titled.ts';
import { channelRefusals } from '../../rpc/words/channels/channelRefusals.ts';
import { openArchive, openPlace, openText } from '../archives/openFiles.ts';
import { spendFor } from '../convene/confirmSpend.ts';
import { askSeatAgain } from '../councils/askAgainCommand.ts';
import type { House } from '../link/councilHouse.ts';
import { commandIds, transcriptType } from '../manifest/contributions.ts';
import { forkAt, showPromptOf } from '../past/pastCommands.ts';
import { recordUri } from '../past/recordDocuments.ts';
import { tellFailure } from '../status/reportFailure.ts';
import { shorten } from '../trees/treeRow.ts';
import { followLink } from './followLink.ts';
import { dress, newPanel } from './panelPage.ts';
import { savedCouncil } from './transcriptPage.ts';
import { type RelayDoors, relay } from './transcriptRelay.ts';
import { type Watch, watchTranscript } from './transcriptWatch.ts';

export interface Transcripts extends vscode.Disposable {
  open(id: string): void;
  /** The council of the transcript in front, if one is. */
  readonly active: string | undefined;
}

export function showTranscripts(house: House): Transcripts {
  const panels = new Map<string, vscode.WebviewPanel>();
  let asked = false;

  function adopt(panel: vscode.WebviewPanel, id: string): void {
    panels.get(id)?.dispose();
    panels.set(id, panel);
    const { webview } = panel;
    const name = (question: string) => {
      panel.title = shorten(question, 40);
    };
    const known = house.picture.rows.find((row) => row.id === id);
    name(known ? titleOf(known) : id);
    const post = (message: unknown) => void webview.postMessage(message);
    const watch = watchTranscript(house, id, post, name, sitDown);
    webview.onDidReceiveMessage((raw: unknown) => void relay(raw, doors(id, watch, webview)));
    panel.onDidChangeViewState(() => {
      // A hidden page is gone; the one that comes back says `ready` again.
      if (!panel.visible) watch.rest();
    });
    panel.onDidDispose(() => {
      if (panels.get(id) === panel) panels.delete(id);
      watch.end();
    });
    dress(panel, house, id);
  }

  /** Whose seat is whose must be known before its owner can answer: asked once, without holding up the page. */
  function sitDown(): void {
    if (!house.who.unsure || asked) return;
    asked = true;
    void house.person().catch(failed);
  }

  const failed = (error: unknown) => tellFailure(error, house.words, house.log);

  const doors = (id: string, watch: Watch, webview: vscode.Webview): RelayDoors => ({
    id,
    person: house.person,
    words: { ...house.words, tooLong: channelRefusals[house.language].tooLong },
    client: house.client,
    spend: spendFor(house),
    post: (message) => void webview.postMessage(message),
    ready: () => watch.begin(),
    open: (what) => void openFor(id, what, watch).catch(failed),
    artefact: (path) => void openText(house, path).catch(failed),
    place: (path, line) => void openPlace(house, path, line).catch(failed),
    showDiff: () =>
      void vscode.window.showTextDocument(recordUri(id, { id, push: true })).then(undefined, failed),
    askAgain: (turn) => void askSeatAgain(house, id, turn).catch(failed),
    showPrompt: (turn) => void showPromptOf(house, id, turn).catch(failed),
    fork: (at) => void forkAt(house, id, open, { at }).catch(failed),
    link: (href) => void followLink(house, href).catch(failed),
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
      case 'source-control':
        await vscode.commands.executeCommand('workbench.view.scm');
        return;
      case 'new':
        await vscode.commands.executeCommand(commandIds.aTable);
        return;
    }
  }

  let before = house.picture;
  /** A council that was deleted is no longer shown. */
  const stopClosing = house.changed.on((after) => {
    if (before.source === 'host' && after.source === 'host' && after.rows.length < before.rows.length) {
      const there = new Set(after.rows.map((row) => row.id));
      for (const { id } of before.rows) if (!there.has(id)) panels.get(id)?.dispose();
    }
    before = after;
  });

  const serializer = vscode.window.registerWebviewPanelSerializer(transcriptType, {
    async deserializeWebviewPanel(panel, state: unknown) {
      const id = savedCouncil(state);
      if (id === undefined || panels.has(id)) return panel.dispose();
      adopt(panel, id);
      house.look();
    },
  });

  function open(id: string): void {
    const known = panels.get(id);
    if (known) return known.reveal();
    adopt(newPanel(transcriptType, house), id);
  }

  return {
    open,
    get active() {
      return [...panels].find(([, panel]) => panel.active)?.[0];
    },
    dispose() {
      // Panels stay: the editor restores them after a reload.
      serializer.dispose();
      stopClosing();
    },
  };
}
