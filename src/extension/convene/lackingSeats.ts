/** A seat that can't be answered for is named before anything starts: a key is given, it is rehearsed, or it is left. */
import * as vscode from 'vscode';
import type { Convene } from '../../rpc/messages/messages.ts';
import type { ChoiceView } from '../../rpc/messages/modelMessages.ts';
import { editorKeys } from '../../rpc/words/editor/editorKeys.ts';
import type { House } from '../link/councilHouse.ts';
import { commandIds } from '../manifest/contributions.ts';
import { showWarningMessage } from '../status/showNotice.ts';

/** What is to be convened; nothing when the person would rather not begin. */
export async function answeredFor(
  house: House,
  choice: ChoiceView,
  asked: Convene,
): Promise<Convene | undefined> {
  const [first] = choice.missing;
  if (!first) return asked;
  const words = editorKeys[house.language];
  const detail = choice.missing.map(({ message }) => message).join('\n');
  const answer = await showWarningMessage(
    words.lacking,
    { modal: true, detail },
    words.setKey,
    words.rehearse,
  );
  if (answer === words.rehearse) return { ...asked, rehearse: true };
  if (answer === words.setKey) await vscode.commands.executeCommand(commandIds.setKey, first.backend);
  return undefined;
}
