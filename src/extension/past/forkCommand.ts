/** "Fork from here": which turn, what is other from there on, and the fork's transcript. The original is only read. */
import * as vscode from 'vscode';
import type { Client } from '../../rpc/connect/client.ts';
import { getCouncil } from '../../rpc/messages/messages.ts';
import { listModels } from '../../rpc/messages/modelMessages.ts';
import { forkCouncil } from '../../rpc/messages/pastMessages.ts';
import type { CouncilView } from '../../rpc/views/views.ts';
import { lookedAtWords } from '../../rpc/words/council/lookedAtWords.ts';
import { editorKeys } from '../../rpc/words/editor/editorKeys.ts';
import { editorAgain } from '../../rpc/words/editor/editorPast.ts';
import { backendItems, modelItems } from '../convene/chosenBackends.ts';
import { spend } from '../convene/confirmSpend.ts';
import { askWords } from '../councils/askWords.ts';
import type { House } from '../link/councilHouse.ts';
import { commandIds } from '../manifest/contributions.ts';
import { showQuickPick } from '../status/picks.ts';
import { offer, patiently } from '../status/reportFailure.ts';
import { showInformationMessage } from '../status/showNotice.ts';
import { placeWords, type TurnItem } from './offeredTurns.ts';
import type { ForkChange } from './pastRequest.ts';

/** Answers the fork's id; nothing when the person would rather not. `given` is what other code says is other. */
/** What is typed for a fork is kept until there is one. */
const boxes = { persona: 'fork persona', line: 'fork line' } as const;

export async function fork(
  house: House,
  id: string,
  pickTurn: (view: CouncilView) => Promise<TurnItem | undefined>,
  open: (id: string) => void,
  given?: ForkChange,
): Promise<string | undefined> {
  const client = await house.client();
  const view = await client.request(getCouncil, { id });
  const turn = await pickTurn(view);
  if (!turn) return undefined;
  const change = given ?? (await askChange(house, client, view, turn));
  if (!change) return undefined;
  const words = editorAgain[house.language];
  const made = await spend(house, client, forkCouncil, { id, at: turn.at, ...change }, words.forking);
  if (!made) return undefined;
  for (const box of Object.values(boxes)) house.drafts.arrived(box);
  open(made.id);
  const said = lookedAtWords[house.language].forked(
    made.id,
    made.kept,
    placeWords(made.at, house.language),
    made.changed,
  );
  offer(showInformationMessage, said, {
    title: words.compareButton,
    command: commandIds.compare,
    args: [{ council: { id: made.id }, with: id }],
  });
  return made.id;
}

async function askChange(
  house: House,
  client: Client,
  { head }: CouncilView,
  turn: TurnItem,
): Promise<ForkChange | undefined> {
  const words = editorAgain[house.language];
  const kinds = ['nothing', 'model', 'brief', 'persona', 'seat'] as const;
  const isAgent = head.seats.some((seat) => seat.id === turn.seat && seat.kind === 'agent');
  const items = kinds
    .filter((kind) => isAgent || (kind !== 'model' && kind !== 'persona'))
    .map((kind) => ({ label: words.change[kind](turn.name), detail: words.changeDetail[kind], what: kind }));
  const picked = await pick(items, words.whatChanges);
  switch (picked?.what) {
    case 'nothing':
      return {};
    case 'model':
      return askModel(house, client, turn);
    case 'brief':
      return askLine(house);
    case 'persona': {
      const persona = await askWords(house, { box: boxes.persona, prompt: words.persona(turn.name) });
      return persona?.trim() ? { seat: turn.seat, persona: persona.trim() } : undefined;
    }
    case 'seat': {
      const seats = head.seats.filter((seat) => seat.kind === 'agent' && seat.id !== turn.seat);
      const seat = await pick(
        seats.map(({ id, name, emoji, role, model, backend }) => ({
          label: emoji ? `${emoji} ${name}` : name,
          description: [role, model ?? backend].filter(Boolean).join(' · '),
          seat: id,
          name,
        })),
        words.whichSeat,
      );
      return seat && askModel(house, client, seat);
    }
    default:
      return undefined;
  }
}

async function askLine(house: House): Promise<ForkChange | undefined> {
  const words = editorAgain[house.language];
  const line = await askWords(house, {
    box: boxes.line,
    prompt: words.briefLine,
    placeHolder: words.briefLineExample,
    wrong: (value) => (/^\s*[A-Za-z]+\s*:\s*\S/.test(value) ? undefined : words.briefLineWrong),
  });
  return line?.trim() ? { briefLines: [line.trim()] } : undefined;
}

async function askModel(
  house: House,
  client: Client,
  { seat, name }: { seat: string; name: string },
): Promise<ForkChange | undefined> {
  const keys = editorKeys[house.language];
  const { rows } = await patiently(keys.asking, client.request(listModels, {}));
  // A fork goes on at once, so what answers is chosen here and not left to the host.
  const backends = backendItems(rows, house.language).filter(({ backend }) => backend !== undefined);
  const picked = await pick(backends, keys.whichBackend(name));
  if (!picked) return undefined;
  if (!picked.ok && picked.needsKey) {
    await vscode.commands.executeCommand(commandIds.setKey, picked.backend);
    return undefined;
  }
  const row = rows.find(({ backend }) => backend === picked.backend);
  const model: { id?: string } | undefined =
    row && row.models.length > 0
      ? await pick(modelItems(row, house.language), keys.whichModel(row.backend))
      : {};
  if (!model) return undefined;
  return {
    seat,
    ...(picked.backend === undefined ? {} : { backend: picked.backend }),
    ...(model.id === undefined ? {} : { model: model.id }),
  };
}

const pick = <T extends vscode.QuickPickItem>(items: readonly T[], title: string): Thenable<T | undefined> =>
  showQuickPick(items, { title, ignoreFocusOut: true, matchOnDescription: true });
