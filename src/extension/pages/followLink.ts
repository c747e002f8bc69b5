/** A link in what an agent wrote leaves the editor only over https, and only after the person was asked. */
import * as vscode from 'vscode';
import type { House } from '../link/councilHouse.ts';
import { showInformationMessage, showWarningMessage } from '../status/showNotice.ts';
import { safeLink } from './relayPage.ts';

export async function followLink({ words }: House, href: string): Promise<void> {
  const address = safeLink(href);
  if (!address) {
    void showWarningMessage(words.linkRefused);
    return;
  }
  const answer = await showInformationMessage(words.openLink(address), words.open, words.copyLink);
  if (answer === words.open) await vscode.env.openExternal(vscode.Uri.parse(address, true));
  if (answer === words.copyLink) await vscode.env.clipboard.writeText(address);
}
