/** "Choose models": for whom, what answers, with which model; written to identities.yaml by the host, comments kept. */
import * as vscode from 'vscode';
import { listIdentities } from '../../rpc/messages/messages.ts';
import { type BackendRow, listModels, useModel } from '../../rpc/messages/modelMessages.ts';
import { editorKeys } from '../../rpc/words/editor/editorKeys.ts';
import { type BackendItem, backendItems, modelItems } from '../convene/chosenBackends.ts';
import type { House } from '../link/councilHouse.ts';
import { commandIds } from '../manifest/contributions.ts';
import { showQuickPick } from '../status/picks.ts';
import { patiently } from '../status/reportFailure.ts';
import { showInformationMessage } from '../status/showNotice.ts';

export async function chooseModels(house: House): Promise<void> {
  const words = editorKeys[house.language];
  const client = await house.client();
  const { rows } = await client.request(listIdentities, {});
  const agents = rows.filter(({ kind }) => kind === 'agent');
  if (agents.length === 0) return void showInformationMessage(words.nobody);
  const who = await pick(
    agents.map(({ id, name, emoji, role, backend, model }) => ({
      label: emoji ? `${emoji} ${name}` : name,
      description: [role, model ?? backend].filter(Boolean).join(' · '),
      identity: id,
      name,
    })),
    words.whoseModel,
  );
  if (!who) return undefined;
  const { rows: backends } = await patiently(words.asking, client.request(listModels, {}));
  const answering = await pickBackend(house, backends, who.name);
  if (!answering) return undefined;
  if (!answering.ok && answering.needsKey)
    return void vscode.commands.executeCommand(commandIds.setKey, answering.backend);
  const model = await pickModel(house, backends, answering.backend);
  if (!model) return undefined;
  const asked = {
    identity: who.identity,
    ...(answering.backend === undefined ? {} : { backend: answering.backend }),
    ...(model.id === undefined ? {} : { model: model.id }),
  };
  await client.request(useModel, asked);
  const said = [answering.label, ...(model.id === undefined ? [] : [model.id])].join(' · ');
  void showInformationMessage(words.modelSet(who.name, said));
  return undefined;
}

const pick = <T extends vscode.QuickPickItem>(items: T[], placeHolder: string): Thenable<T | undefined> =>
  showQuickPick(items, {
    placeHolder,
    ignoreFocusOut: true,
    matchOnDescription: true,
    matchOnDetail: true,
  });

const pickBackend = (
  house: House,
  rows: readonly BackendRow[],
  name: string,
): Thenable<BackendItem | undefined> =>
  pick(backendItems(rows, house.language), editorKeys[house.language].whichBackend(name));

/** Where there is nothing to pick from nothing is asked. */
async function pickModel(
  house: House,
  rows: readonly BackendRow[],
  backend: string | undefined,
): Promise<{ id?: string } | undefined> {
  const row = rows.find((each) => each.backend === backend);
  if (!row || row.models.length === 0) return {};
  return await pick(modelItems(row, house.language), editorKeys[house.language].whichModel(row.backend));
}
