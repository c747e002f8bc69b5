/** What a page of ours is in the editor, whatever it shows: its panel, its icon, and the document with its strict policy. */
import { randomBytes } from 'node:crypto';
import * as vscode from 'vscode';
import type { House } from '../link/councilHouse.ts';
import { transcriptPage } from './transcriptPage.ts';

type Place = Pick<House, 'dist' | 'media' | 'language'>;

export const newPanel = (type: string, { dist }: Place): vscode.WebviewPanel =>
  vscode.window.createWebviewPanel(type, 'À table', vscode.ViewColumn.Active, {
    enableScripts: true,
    localResourceRoots: [dist],
    enableFindWidget: false,
  });

/** Sets the document last: whoever listens to the page must do so before. */
export function dress(
  panel: vscode.WebviewPanel,
  { dist, media, language }: Place,
  shows: string,
  page?: 'channel',
): void {
  const { webview } = panel;
  webview.options = { enableScripts: true, localResourceRoots: [dist] };
  panel.iconPath = {
    light: vscode.Uri.joinPath(media, 'tab-light.svg'),
    dark: vscode.Uri.joinPath(media, 'tab-dark.svg'),
  };
  const address = (file: string) => webview.asWebviewUri(vscode.Uri.joinPath(dist, file)).toString();
  webview.html = transcriptPage({
    script: address('webview.js'),
    styles: [address('codicon.css'), address('webview.css')],
    source: webview.cspSource,
    nonce: randomBytes(16).toString('hex'),
    language,
    title: 'À table',
    shows,
    ...(page === undefined ? {} : { page }),
  });
}
