/** Which folder holds the councils: the only one, the one that has a home, or the one the person chose, which is kept. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import * as vscode from 'vscode';
import { homeSetting } from '../manifest/readSettings.ts';
import { showQuickPick } from '../status/picks.ts';
import { inside, staysIn } from './insideFolder.ts';

export interface Home {
  folder: vscode.WorkspaceFolder;
  /** The home folder itself, on disk. */
  path: string;
}

/** The home, or why there is none: no folder, several, or a setting or a link that leaves the folder. */
export type HomeFound =
  | { home: Home }
  | { home?: never; why: 'no-folder' | 'several' }
  | { home?: never; why: 'outside' | 'linked'; setting: string };

const memory = 'council.folder';

const folders = () => (vscode.workspace.workspaceFolders ?? []).filter(({ uri }) => uri.scheme === 'file');

function homeOf(folder: vscode.WorkspaceFolder): HomeFound {
  const setting = homeSetting(folder.uri);
  const place = inside(folder.uri.fsPath, setting);
  if (place === undefined) return { why: 'outside', setting };
  return staysIn(folder.uri.fsPath, place) ? { home: { folder, path: place } } : { why: 'linked', setting };
}

export const isLaid = (home: Home) => existsSync(home.path);

const hasCouncils = (folder: vscode.WorkspaceFolder) => {
  const { home } = homeOf(folder);
  return (
    home !== undefined &&
    ['identities.yaml', 'conseils', '.state'].some((name) => existsSync(path.join(home.path, name)))
  );
};

/** Never asks. */
export function findHome(state: vscode.Memento): HomeFound {
  const all = folders();
  const [only, ...others] = all;
  if (!only) return { why: 'no-folder' };
  if (others.length === 0) return homeOf(only);
  const kept = all.find(({ uri }) => uri.toString() === state.get<string>(memory));
  if (kept) return homeOf(kept);
  const laid = all.filter(hasCouncils);
  return laid.length === 1 && laid[0] ? homeOf(laid[0]) : { why: 'several' };
}

/** Asks, and keeps the answer for this workspace. */
export async function chooseFolder(state: vscode.Memento, placeHolder: string): Promise<boolean> {
  const items = folders().map((folder) => ({
    label: folder.name,
    description: folder.uri.fsPath,
    iconPath: new vscode.ThemeIcon(hasCouncils(folder) ? 'comment-discussion' : 'folder'),
    folder,
  }));
  const picked = await showQuickPick(items, { placeHolder });
  if (!picked) return false;
  await state.update(memory, picked.folder.uri.toString());
  return true;
}
