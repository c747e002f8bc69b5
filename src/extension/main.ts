/** The extension's door. It is opened by a view, a command or a restored transcript, and starts nothing by itself. */
import '../rpc/schemas.ts';

import type * as vscode from 'vscode';
import { showChannels } from './channels/showChannels.ts';
import { layTable } from './convene/conveneCommand.ts';
import { showCouncils } from './councils/councilsView.ts';
import { keepAside } from './councils/foreignState.ts';
import { showIdentities } from './identities/identitiesView.ts';
import { openHouse } from './link/councilHouse.ts';
import { registerCommands } from './manifest/registerCommands.ts';
import { showMeasures } from './metrics/measuresPanel.ts';
import { showMetrics } from './metrics/metricsView.ts';
import { showTranscripts } from './pages/transcriptPanels.ts';
import { showRecords } from './past/recordDocuments.ts';
import { showProblems } from './problems/fileProblems.ts';
import { showReviewProblems } from './problems/reviewProblems.ts';
import { announce } from './status/announceDecisions.ts';
import { showStatus } from './status/statusBar.ts';

export function activate(context: vscode.ExtensionContext): void {
  const house = openHouse(context);
  const problems = showProblems(house);
  const transcripts = showTranscripts(house);
  const measures = showMeasures(house);
  const aside = keepAside(house, context.workspaceState);
  const table = layTable(house, problems, transcripts.open);
  context.subscriptions.push(
    house,
    problems,
    showReviewProblems(house),
    transcripts,
    announce(house, context.workspaceState),
    showStatus(house),
    aside,
    showCouncils(house, aside),
    showChannels(house, transcripts.open),
    showIdentities(house),
    showMetrics(house),
    measures,
    showRecords(house),
    registerCommands(house, table, transcripts, aside, measures),
  );
}
