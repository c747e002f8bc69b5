/** The commands for councils that are looked at again: fork, compare, export, show a prompt, ask a follow-up. */
import path from 'node:path';
import * as vscode from 'vscode';
import { getCouncil } from '../../rpc/messages/messages.ts';
import { exportCouncil, followUp } from '../../rpc/messages/pastMessages.ts';
import type { ExportFormat } from '../../rpc/views/pastViews.ts';
import { titleOf } from '../../rpc/views/titled.ts';
import type { CouncilView } from '../../rpc/views/views.ts';
import { editorAgain } from '../../rpc/words/editor/editorPast.ts';
import { consented, tellChoice } from '../convene/beforeStart.ts';
import { spend } from '../convene/confirmSpend.ts';
import { askWords } from '../councils/askWords.ts';
import { type Among, looking } from '../councils/whichCouncil.ts';
import type { House } from '../link/councilHouse.ts';
import { type AgainCommandId, againCommandIds } from '../manifest/contributionsPast.ts';
import { backendSetting } from '../manifest/readSettings.ts';
import { showQuickPick } from '../status/picks.ts';
import { Unavailable } from '../status/reportFailure.ts';
import { showInformationMessage } from '../status/showNotice.ts';
import { compare } from './compareCommand.ts';
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

const formats: readonly [ExportFormat, string][] = [
  ['md', 'markdown'],
  ['html', 'globe'],
  ['json', 'json'],
];

/** Into the file that the person names; answers it, or nothing when the person would rather not. */
async function exportTo(
  house: House,
  id: string,
  given: { as?: ExportFormat; to?: string } = {},
): Promise<vscode.Uri | undefined> {
  const words = editorAgain[house.language];
  const as = given.as ?? (await pickFormat(house));
  if (as === undefined) return undefined;
  const { name, text } = await (await house.client()).request(exportCouncil, { id, as });
  const to = given.to === undefined ? await pickFile(house, name, as) : vscode.Uri.parse(given.to, true);
  if (!to) return undefined;
  await vscode.workspace.fs.writeFile(to, Buffer.from(text));
  // Not awaited: a toast that nobody closes holds no command up.
  void showInformationMessage(words.exported(path.basename(to.fsPath)), words.openIt).then((answer) =>
    answer === words.openIt ? show(to, as) : undefined,
  );
  return to;
}

/** A page is for a browser; the others are for the editor. */
async function show(file: vscode.Uri, as: ExportFormat): Promise<void> {
  if (as === 'html') await vscode.env.openExternal(file);
  else await vscode.window.showTextDocument(file);
}

async function pickFormat(house: House): Promise<ExportFormat | undefined> {
  const words = editorAgain[house.language];
  const items = formats.map(([as, icon]) => ({
    ...words.formats[as],
    iconPath: new vscode.ThemeIcon(icon),
    as,
  }));
  return (await showQuickPick(items, { title: words.exportAs }))?.as;
}

function pickFile(house: House, name: string, as: ExportFormat): Thenable<vscode.Uri | undefined> {
  const folder = house.home?.folder.uri;
  const { label } = editorAgain[house.language].formats[as];
  return vscode.window.showSaveDialog({
    ...(folder ? { defaultUri: vscode.Uri.joinPath(folder, name) } : {}),
    filters: { [label]: [as] },
  });
}

/**
 * A new question with this council as its context, begun with the same care as any other council. Answers the new
 * council's id; nothing when the person would rather not.
 */
async function askFollowUp(
  house: House,
  id: string,
  open: (id: string) => void,
  { question: given, backend: named, seed }: Wanted,
): Promise<string | undefined> {
  const words = editorAgain[house.language];
  const box = `follow up ${id}`;
  const client = await house.client();
  const { head } = await client.request(getCouncil, { id });
  const question = (given ?? (await askQuestion(house, box, titleOf(head))))?.trim();
  if (!question) return undefined;
  const backend = named ?? backendSetting();
  const begun = {
    question,
    ...(backend ? { backend } : {}),
    ...(named === 'rehearsal' ? { rehearse: true } : {}),
    ...said({ seed }),
  };
  // Who sat there sits here: what they lack, or would run, is asked about before anything starts.
  const seats = head.seats.filter((seat) => seat.votes).map((seat) => seat.id);
  const asked = await consented(house, client, { ...begun, seats });
  if (!asked) return undefined;
  const rehearse = asked.rehearse === true ? { rehearse: true } : {};
  const made = await spend(house, client, followUp, { id, ...begun, ...rehearse }, words.following);
  if (!made) return undefined;
  const { id: next, warnings, choice } = made;
  for (const warning of warnings) house.log.warn(warning);
  tellChoice(house, choice);
  house.drafts.arrived(box);
  open(next);
  return next;
}

const askQuestion = (house: House, box: string, earlier: string): Promise<string | undefined> => {
  const words = editorAgain[house.language];
  return askWords(house, {
    box,
    title: words.followTitle,
    prompt: words.followPrompt(earlier),
    wrong: (text) => (text.trim() ? undefined : house.words.ask.tooShort),
  });
};

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
