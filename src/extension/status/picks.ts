/** The editor's lists to choose from and its boxes to write in: nothing that they quote is a picture or a link. All of ours go through here. */
import * as vscode from 'vscode';
import { withoutHidden } from '../../rpc/hidden.ts';
import { unlinked } from './noticeText.ts';
import { plainItem } from './pickItem.ts';

export function showQuickPick<T extends vscode.QuickPickItem>(
  items: readonly T[],
  options: vscode.QuickPickOptions & { canPickMany: true },
): Thenable<T[] | undefined>;
export function showQuickPick<T extends vscode.QuickPickItem>(
  items: readonly T[],
  options: vscode.QuickPickOptions,
): Thenable<T | undefined>;
export function showQuickPick<T extends vscode.QuickPickItem>(
  items: readonly T[],
  options: vscode.QuickPickOptions,
): Thenable<T | T[] | undefined> {
  return vscode.window.showQuickPick(items.map(plainItem), options);
}

/** One that stays open until whoever asked for it takes an answer. All of its rows are chosen to begin with. */
export function openQuickPick<T extends vscode.QuickPickItem>(items: readonly T[]): vscode.QuickPick<T> {
  const pick = vscode.window.createQuickPick<T>();
  pick.canSelectMany = true;
  pick.items = items.map(plainItem);
  pick.selectedItems = pick.items;
  return pick;
}

/** One answer, or a button: of the whole list, or of a row. */
export function pickOrPress<T extends vscode.QuickPickItem>(
  items: readonly T[],
  options: { title: string; placeHolder: string; buttons: readonly vscode.QuickInputButton[] },
): Promise<T | vscode.QuickInputButton | undefined> {
  const pick = vscode.window.createQuickPick<T>();
  pick.items = items.map(plainItem);
  pick.title = options.title;
  pick.placeholder = options.placeHolder;
  pick.buttons = options.buttons;
  pick.matchOnDescription = true;
  pick.ignoreFocusOut = true;
  return new Promise((resolve) => {
    const end = (answer: T | vscode.QuickInputButton | undefined) => {
      resolve(answer);
      pick.dispose();
    };
    pick.onDidAccept(() => end(pick.selectedItems[0]));
    pick.onDidTriggerButton(end);
    pick.onDidTriggerItemButton(({ button }) => end(button));
    pick.onDidHide(() => end(undefined));
    pick.show();
  });
}

/** Under a box, as in a notice, the editor makes links that run commands. */
export const underBox = (text: string): string => unlinked(withoutHidden(text));

export const showInputBox = (options: vscode.InputBoxOptions & { prompt: string }) =>
  vscode.window.showInputBox({ ...options, prompt: underBox(options.prompt) });

/** One that stays open until whoever asked for it takes the words. */
export function openInputBox(prompt: string): vscode.InputBox {
  const box = vscode.window.createInputBox();
  box.prompt = underBox(prompt);
  return box;
}
