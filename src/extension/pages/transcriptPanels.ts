/** Open transcripts: what a page of a council is told, and what becomes of what it asks for. */
import * as vscode from 'vscode';
import { titleOf } from '../../rpc/views/titled.ts';
import { openArchive, openPlace, openText } from '../archives/openFiles.ts';
import { askSeatAgain } from '../councils/askAgainCommand.ts';
import type { House } from '../link/councilHouse.ts';
import { commandIds, transcriptType } from '../manifest/contributions.ts';
import { forkAt, showPromptOf } from '../past/pastCommands.ts';
import { recordUri } from '../past/recordDocuments.ts';
import { tellFailure } from '../status/reportFailure.ts';
import { type Panels, pagePanels } from './pagePanels.ts';
import { type RelayDoors, relay } from './transcriptRelay.ts';
import { type Watch, watchTranscript } from './transcriptWatch.ts';

export type Transcripts = Omit<Panels, 'close'>;

export function showTranscripts(house: House): Transcripts {
  let asked = false;

  /** Whose seat is whose must be known before its owner can answer: asked once, without holding up the page. */
  function sitDown(): void {
    if (!house.who.unsure || asked) return;
    asked = true;
    void house.person().catch(failed);
  }

  const failed = (error: unknown) => tellFailure(error, house.words, house.log);

  const panels: Panels = pagePanels(house, {
    type: transcriptType,
    page: 'council',
    title(id) {
      const known = house.picture.rows.find((row) => row.id === id);
      return known ? titleOf(known) : id;
    },
    watch: (id, post, name) => watchTranscript(house, id, post, name, sitDown),
    relay: (raw, id, watch, doors) =>
      relay(raw, {
        ...doors,
        id,
        open: (what) => void openFor(id, what, watch).catch(failed),
        artefact: (path) => void openText(house, path).catch(failed),
        place: (path, line) => void openPlace(house, path, line).catch(failed),
        showDiff: () =>
          void vscode.window.showTextDocument(recordUri(id, { id, push: true })).then(undefined, failed),
        askAgain: (turn) => void askSeatAgain(house, id, turn).catch(failed),
        showPrompt: (turn) => void showPromptOf(house, id, turn).catch(failed),
        fork: (at) => void forkAt(house, id, panels.open, { at }).catch(failed),
      }),
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
      for (const { id } of before.rows) if (!there.has(id)) panels.close(id);
    }
    before = after;
  });

  return {
    open: panels.open,
    get active() {
      return panels.active;
    },
    dispose() {
      panels.dispose();
      stopClosing();
    },
  };
}
