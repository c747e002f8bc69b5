/** The extension's door. It is opened by a view, a command or a restored transcript, and starts nothing by itself. */
import '../rpc/schemas.ts';

import type * as vscode from 'vscode';
import { showRecords } from './againDocuments.ts';
import { announce } from './announce.ts';
import { layTable } from './aTable.ts';
import { showChannels } from './channels/show.ts';
import { registerCommands } from './commands.ts';
import { openHouse } from './house.ts';
import { showMetrics } from './metrics.ts';
import { showProblems } from './problems.ts';
import { showReviewProblems } from './reviewProblems.ts';
import { showStatus } from './statusBar.ts';
import { showTranscripts } from './transcript/panels.ts';
import { showCouncils } from './trees/councils.ts';
import { showIdentities } from './trees/identities.ts';

export function activate(context: vscode.ExtensionContext): void {
  const house = openHouse(context);
  const problems = showProblems(house);
  const transcripts = showTranscripts(house);
  const table = layTable(house, problems, transcripts.open);
  context.subscriptions.push(
    house,
    problems,
    showReviewProblems(house),
    transcripts,
    announce(house, context.workspaceState),
    showStatus(house),
    showCouncils(house),
    showChannels(house, transcripts.open),
    showIdentities(house),
    showMetrics(house),
    showRecords(house),
    registerCommands(house, table, transcripts),
  );
}
