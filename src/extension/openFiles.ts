/** Opens the files of a home: archives as Markdown to read, briefs and identities to edit. Never outside the folder. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import * as vscode from 'vscode';
import type { House } from './house.ts';
import { inside } from './inside.ts';
import { Unavailable } from './manners.ts';

/** A path as the host gives it, relative to the workspace folder or to the home. */
export function fileOf(house: House, relative: string): vscode.Uri | undefined {
  const { home } = house;
  if (!home) return undefined;
  const places = [inside(home.path, relative), inside(home.folder.uri.fsPath, relative)];
  const found = places.find((place) => place !== undefined && existsSync(place));
  return found === undefined ? undefined : vscode.Uri.file(found);
}

export async function openText(house: House, relative: string): Promise<void> {
  const file = fileOf(house, relative);
  if (!file) throw new Unavailable(house.words.missing(relative));
  await vscode.window.showTextDocument(file, { preview: false });
}

export async function openArchive(house: House, id: string): Promise<void> {
  const archive = house.picture.rows.find((row) => row.id === id)?.archivePath;
  if (!archive) throw new Unavailable(house.words.noArchive);
  const file = fileOf(house, archive);
  if (!file) throw new Unavailable(house.words.missing(path.basename(archive)));
  await openMarkdown(file);
}

/** Rendered, as it is meant to be read; as text where the editor's own Markdown support is switched off. */
export async function openMarkdown(file: vscode.Uri): Promise<void> {
  try {
    await vscode.commands.executeCommand('markdown.showPreview', file);
  } catch {
    await vscode.window.showTextDocument(file, { preview: false });
  }
}
