/** The commands for councils that are looked at again: fork, compare, export, show a prompt, ask a follow-up. */
import * as vscode from 'vscode';
import { getCouncil } from '../../rpc/messages/messages.ts';
import type { CouncilView } from '../../rpc/views/views.ts';
import { editorAgain } from '../../rpc/words/editor/editorPast.ts';
import { type Among, looking } from '../councils/whichCouncil.ts';
import type { House } from '../link/councilHouse.ts';
import { type AgainCommandId, againCommandIds } from '../manifest/contributionsPast.ts';
import { showQuickPick } from '../status/picks.ts';
import { Unavailable } from '../status/reportFailure.ts';
import { compare } from './compareCommand.ts';
import { exportTo } from './exportCommand.ts';
import { askFollowUp } from './followUpCommand.ts';
import { fork } from './forkCommand.ts';
import { phaseWord, type TurnItem, turnItems } from './offeredTurns.ts';
import { said, type Wanted, wantedIn } from './pastRequest.ts';
import { recordUri } from './recordDocuments.ts';

/** Asked for from a turn, or by other code, it is that turn; else one is picked. */
async function pickTurn(
  house: House,
  view: CouncilView,
  purpose: 'fork' | 'prompt',
  at: string | undefined,
): Promise<TurnItem | undefined> {
  const words = editorAgain[house.language];
  const items = turnItems(view, purpose, house.language);
  if (items.length === 0) throw new Unavailable(words.nobodySpoke);
  const named = items.find((item) => item.at === at);
  const options = { title: words.whichTurn[purpose], matchOnDescription: true };
  return named ?? (await showQuickPick(items, options));
}

export const forkAt = (
  house: House,
  id: string,
  open: (id: string) => void,
  { at, change }: Wanted = {},
): Promise<string | undefined> =>
  fork(house, id, (view) => pickTurn(house, view, 'fork', at), open, change && said(change));

export async function showPromptOf(house: House, id: string, at?: string): Promise<void> {
  const view = await (await house.client()).request(getCouncil, { id });
  const turn = await pickTurn(house, view, 'prompt', at);
  if (!turn) return;
  const entry = view.entries.find((each) => each.key === turn.at);
  const phase = entry?.kind === 'turn' ? phaseWord(entry.phase, house.language) : '';
  const name = editorAgain[house.language].promptTitle(turn.name, phase);
  await vscode.window.showTextDocument(recordUri(name, { id, at: turn.at }), { preview: true });
}

export function againHandlers(
  house: House,
  open: (id: string) => void,
  on: (argument: unknown, among: Among, manner?: { looks?: boolean }) => Promise<string>,
): Record<AgainCommandId, (argument?: unknown) => unknown> {
  return {
    [againCommandIds.forkHere]: async (argument) =>
      forkAt(house, await on(argument, 'any'), open, wantedIn(argument)),
    [againCommandIds.compare]: async (argument) =>
      compare(house, await on(argument, 'any', looking), wantedIn(argument).with),
    [againCommandIds.export]: async (argument) => {
      const { as, to } = wantedIn(argument);
      return exportTo(house, await on(argument, 'any'), said({ as, to }));
    },
    [againCommandIds.showPrompt]: async (argument) =>
      showPromptOf(house, await on(argument, 'any', looking), wantedIn(argument).at),
    [againCommandIds.followUp]: async (argument) =>
      askFollowUp(house, await on(argument, 'over'), open, wantedIn(argument)),
  };
}
