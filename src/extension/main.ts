/** The extension's door. It is opened by a view, a command or a restored transcript, and starts nothing by itself. */
import type * as vscode from 'vscode';
import { announce } from './announce.ts';
import { layTable } from './aTable.ts';
import { registerCommands } from './commands.ts';
import { openHouse } from './house.ts';
import { showProblems } from './problems.ts';
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
    transcripts,
    announce(house, context.workspaceState),
    showStatus(house),
    showCouncils(house),
    showIdentities(house),
    registerCommands(house, table, transcripts),
  );
}
