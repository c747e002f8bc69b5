/** Renaming a council and deleting it: asked before it is destroyed, and with Undo after. */
import { deleteCouncil, renameCouncil, restoreCouncil } from '../../rpc/messages/renameMessages.ts';
import { titleOf } from '../../rpc/views/titled.ts';
import { shelfWords } from '../../rpc/words/council/renameWords.ts';
import type { House } from '../link/councilHouse.ts';
import { showInputBox } from '../status/picks.ts';
import { tellFailure } from '../status/reportFailure.ts';
import { showInformationMessage, showWarningMessage } from '../status/showNotice.ts';

const longestTitle = 200;

const rowOf = (house: House, id: string) => house.picture.rows.find((row) => row.id === id);

export async function rename(house: House, id: string): Promise<void> {
  const words = shelfWords[house.language];
  const row = rowOf(house, id);
  const title = await showInputBox({
    title: words.renameTitle,
    prompt: words.renamePrompt,
    value: row ? titleOf(row) : '',
    ignoreFocusOut: true,
    validateInput: (value) =>
      [...value.trim()].length > longestTitle ? words.badTitle(longestTitle) : undefined,
  });
  if (title !== undefined) await (await house.client()).request(renameCouncil, { id, title });
}

export async function remove(house: House, id: string): Promise<void> {
  const words = shelfWords[house.language];
  const row = rowOf(house, id);
  const answer = await showWarningMessage(
    words.sure(row ? titleOf(row) : id),
    { modal: true, detail: words.sureDetail },
    words.delete,
  );
  if (answer !== words.delete) return;
  const { title, files, left } = await (await house.client()).request(deleteCouncil, { id });
  const told = [
    words.deleted(title, files.length),
    ...(left.length > 0 ? [words.left(left.join(', '))] : []),
    words.notCommitted,
  ];
  // Not awaited: a toast that nobody closes holds no command up.
  void showInformationMessage(told.join(' '), words.undo).then((undo) =>
    undo === words.undo ? restore(house, id) : undefined,
  );
}

async function restore(house: House, id: string): Promise<void> {
  try {
    await (await house.client()).request(restoreCouncil, { id });
  } catch (error) {
    tellFailure(error, house.words, house.log);
  }
}
