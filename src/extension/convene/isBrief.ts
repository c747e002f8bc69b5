/** Which file is a brief: YAML in the home's briefs folder, or YAML that has a brief's two required fields. */
import path from 'node:path';
import type * as vscode from 'vscode';
import type { Home } from '../link/whichHome.ts';

export function isBriefFile(uri: vscode.Uri, home: Home): boolean {
  return (
    uri.scheme === 'file' &&
    path.dirname(uri.fsPath) === path.join(home.path, 'briefs') &&
    /\.ya?ml$/.test(uri.fsPath)
  );
}

export const looksLikeBrief = (languageId: string, text: string): boolean =>
  languageId === 'yaml' && /^type[ \t]*:/m.test(text) && /^question[ \t]*:/m.test(text);
