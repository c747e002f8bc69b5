/** "Choose template": who sits at the table to begin with. Who sits there already stays, and is asked about first. */
import * as vscode from 'vscode';
import { templateNames, useTemplate } from '../../rpc/messages/declaredMessages.ts';
import { listIdentities } from '../../rpc/messages/messages.ts';
import { editorKeys } from '../../rpc/words/editor/editorKeys.ts';
import type { House } from '../link/councilHouse.ts';
import { commandIds } from '../manifest/contributions.ts';
import { showQuickPick } from '../status/picks.ts';
import { showInformationMessage, showWarningMessage } from '../status/showNotice.ts';

export async function chooseTemplate(house: House): Promise<void> {
  const words = editorKeys[house.language];
  const items = templateNames.map((template) => ({ ...words.templates[template], template }));
  const picked = await showQuickPick(items, {
    placeHolder: words.whichTemplate,
    ignoreFocusOut: true,
  });
  if (!picked) return;
  const client = await house.client();
  const { rows, problems } = await client.request(listIdentities, {});
  if (rows.length > 0 || problems.length > 0) {
    const question = { modal: true, detail: words.addToDetail };
    const answer = await showWarningMessage(words.addTo(picked.label), question, words.add);
    if (answer === undefined) return;
  }
  const { added } = await client.request(useTemplate, {
    template: picked.template,
    language: house.language,
  });
  const said = added.length > 0 ? words.added(added.join(', ')) : words.everyoneThere;
  if (rows.length > 0) void showInformationMessage(said);
  await vscode.commands.executeCommand(commandIds.openIdentities);
}
