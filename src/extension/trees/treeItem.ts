/** A row as the editor's own tree item. Tooltips are never trusted and hold no HTML: what agents wrote stays text. */
import * as vscode from 'vscode';
import { emojiPicture } from '../identities/identityRows.ts';
import { plainInMarkdown, type Row } from './treeRow.ts';

function tooltip({ title, facts }: Row['tooltip']): vscode.MarkdownString {
  const text = new vscode.MarkdownString('', false);
  text.isTrusted = false;
  text.supportHtml = false;
  text.appendMarkdown(`**${plainInMarkdown(title)}**\n\n`);
  for (const [name, fact] of facts) {
    if (fact) text.appendMarkdown(`${plainInMarkdown(name ? `${name}: ${fact}` : fact)}\n\n`);
  }
  return text;
}

function icon(row: Row): vscode.ThemeIcon | vscode.Uri {
  if ('emoji' in row.icon) return vscode.Uri.parse(emojiPicture(row.icon.emoji));
  const { codicon, color } = row.icon;
  return new vscode.ThemeIcon(codicon, color ? new vscode.ThemeColor(color) : undefined);
}

export function treeItem(row: Row, command?: { command: string; arguments: unknown[] }): vscode.TreeItem {
  const item = new vscode.TreeItem(row.label, vscode.TreeItemCollapsibleState.None);
  item.id = row.id;
  item.description = row.description;
  item.iconPath = icon(row);
  item.contextValue = row.context;
  item.tooltip = tooltip(row.tooltip);
  item.accessibilityInformation = { label: row.spoken };
  if (command) item.command = { title: row.label, ...command };
  return item;
}
