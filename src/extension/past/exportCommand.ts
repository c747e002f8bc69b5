/** "Export": a council as Markdown, JSON or one HTML page, into the file that the person names. */
import path from 'node:path';
import * as vscode from 'vscode';
import { exportCouncil } from '../../rpc/messages/pastMessages.ts';
import type { ExportFormat } from '../../rpc/views/pastViews.ts';
import { editorAgain } from '../../rpc/words/editor/editorPast.ts';
import type { House } from '../link/councilHouse.ts';
import { showQuickPick } from '../status/picks.ts';
import { showInformationMessage } from '../status/showNotice.ts';

const order: readonly [ExportFormat, string][] = [
  ['md', 'markdown'],
  ['html', 'globe'],
  ['json', 'json'],
];

/** Answers the file; nothing when the person would rather not. */
export async function exportTo(
  house: House,
  id: string,
  given: { as?: ExportFormat; to?: string } = {},
): Promise<vscode.Uri | undefined> {
  const words = editorAgain[house.language];
  const as = given.as ?? (await pickFormat(house));
  if (as === undefined) return undefined;
  const { name, text } = await (await house.client()).request(exportCouncil, { id, as });
  const to = given.to === undefined ? await pickFile(house, name, as) : vscode.Uri.parse(given.to, true);
  if (!to) return undefined;
  await vscode.workspace.fs.writeFile(to, Buffer.from(text));
  // Not awaited: a toast that nobody closes holds no command up.
  void showInformationMessage(words.exported(path.basename(to.fsPath)), words.openIt).then((answer) =>
    answer === words.openIt ? open(to, as) : undefined,
  );
  return to;
}

/** A page is for a browser; the others are for the editor. */
async function open(file: vscode.Uri, as: ExportFormat): Promise<void> {
  if (as === 'html') await vscode.env.openExternal(file);
  else await vscode.window.showTextDocument(file);
}

async function pickFormat(house: House): Promise<ExportFormat | undefined> {
  const words = editorAgain[house.language];
  const items = order.map(([as, icon]) => ({
    ...words.formats[as],
    iconPath: new vscode.ThemeIcon(icon),
    as,
  }));
  return (await showQuickPick(items, { title: words.exportAs }))?.as;
}

function pickFile(house: House, name: string, as: ExportFormat): Thenable<vscode.Uri | undefined> {
  const folder = house.home?.folder.uri;
  const { label } = editorAgain[house.language].formats[as];
  return vscode.window.showSaveDialog({
    ...(folder ? { defaultUri: vscode.Uri.joinPath(folder, name) } : {}),
    filters: { [label]: [as] },
  });
}
