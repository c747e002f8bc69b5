/** Opens the files of a home: archives as Markdown to read, briefs and identities to edit. Never outside the folder. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import * as vscode from 'vscode';
import { titleOf } from '../../rpc/views/titled.ts';
import type { House } from '../link/councilHouse.ts';
import { inside, staysIn } from '../link/insideFolder.ts';
import { Unavailable } from '../status/reportFailure.ts';
import { headingName } from './archivesOnDisk.ts';

/** A path as the host gives it, relative to the workspace folder or to the home. */
export function fileOf(house: House, relative: string): vscode.Uri | undefined {
  const { home } = house;
  if (!home) return undefined;
  const folder = home.folder.uri.fsPath;
  const places = [inside(home.path, relative), inside(folder, relative)];
  const found = places.find((place) => place !== undefined && existsSync(place) && staysIn(folder, place));
  return found === undefined ? undefined : vscode.Uri.file(found);
}

export async function openText(house: House, relative: string): Promise<void> {
  const file = fileOf(house, relative);
  if (!file) throw new Unavailable(house.words.missing(relative));
  await vscode.window.showTextDocument(file, { preview: false });
}

/** A place that a turn names: a file of the workspace, at its line. */
export async function openPlace(house: House, relative: string, line: number): Promise<void> {
  const folder = house.home?.folder.uri.fsPath;
  const file = folder === undefined ? undefined : inside(folder, relative);
  if (folder === undefined || file === undefined || !existsSync(file) || !staysIn(folder, file))
    throw new Unavailable(house.words.missing(relative));
  const at = new vscode.Position(line - 1, 0);
  await vscode.window.showTextDocument(vscode.Uri.file(file), { selection: new vscode.Range(at, at) });
}

export async function openArchive(house: House, id: string): Promise<void> {
  const row = house.picture.rows.find((each) => each.id === id);
  if (!row?.archivePath) throw new Unavailable(house.words.noArchive);
  const file = fileOf(house, row.archivePath);
  if (!file) throw new Unavailable(house.words.missing(path.basename(row.archivePath)));
  // The preview shows the front matter as a tall table; the answer begins at the question below it.
  await openMarkdown(file.with({ fragment: headingName(titleOf(row)) }));
}

/** Rendered, as it is meant to be read; as text where the editor's own Markdown support is switched off. */
export async function openMarkdown(file: vscode.Uri): Promise<void> {
  try {
    await vscode.commands.executeCommand('markdown.showPreview', file);
  } catch {
    await vscode.window.showTextDocument(file.with({ fragment: '' }), { preview: false });
  }
}
