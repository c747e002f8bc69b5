/** The editor's notices, in which nothing is a link. Every notice of ours goes through here. */
import * as vscode from 'vscode';
import { withoutHidden } from '../../rpc/hidden.ts';
import { unlinked } from './noticeText.ts';

type Show = typeof vscode.window.showInformationMessage;

/** The editor has one way to ask for a notice with options and one without: what follows the message is handed on. */
const plainly = (show: () => Show): Show =>
  ((message: string, ...more: string[]) => show()(unlinked(withoutHidden(message)), ...more)) as Show;

export const showInformationMessage = plainly(() => vscode.window.showInformationMessage);
export const showWarningMessage = plainly(() => vscode.window.showWarningMessage);
export const showErrorMessage = plainly(() => vscode.window.showErrorMessage);
