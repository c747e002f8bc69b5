/** What is asked and shown before a council begins: its mode, what it may take, the seats that lack a key, and the commands that it would run. */
import * as vscode from 'vscode';
import type { Client } from '../../rpc/connect/client.ts';
import { listProtocols } from '../../rpc/messages/declaredMessages.ts';
import { allowChecks, estimateCouncil, runsChanges } from '../../rpc/messages/estimateMessages.ts';
import type { Convene } from '../../rpc/messages/messages.ts';
import type { ChoiceView } from '../../rpc/messages/modelMessages.ts';
import type { SpendView } from '../../rpc/messages/spendMessages.ts';
import { proposeMode } from '../../rpc/messages/steeringMessages.ts';
import { checkWords } from '../../rpc/words/council/checkWords.ts';
import { draftWords } from '../../rpc/words/council/draftWords.ts';
import { editorKeys } from '../../rpc/words/editor/editorKeys.ts';
import { editorSteering } from '../../rpc/words/editor/editorSteering.ts';
import { programWords } from '../../rpc/words/host/programWords.ts';
import type { House } from '../link/councilHouse.ts';
import { commandIds } from '../manifest/contributions.ts';
import { showQuickPick } from '../status/picks.ts';
import { offer } from '../status/reportFailure.ts';
import { showWarningMessage } from '../status/showNotice.ts';
import { modeItems } from './offerModes.ts';
import { spendLine } from './spendItems.ts';

/** Enter takes the one that the question asks for; the last item has a model draft the brief for that one. */
export async function askMode(
  house: House,
  client: Client,
  question: string,
  model: string | undefined,
): Promise<{ mode: string; draft?: true } | undefined> {
  const words = editorSteering[house.language];
  const [{ rows }, proposed] = await Promise.all([
    client.request(listProtocols, {}),
    client.request(proposeMode, { question }),
  ]);
  const { offer, offerDetail } = draftWords[house.language];
  const drafting =
    model === undefined
      ? []
      : [
          {
            label: offer(model),
            drawn: '$(sparkle)',
            detail: offerDetail,
            mode: proposed.mode,
            draft: true as const,
          },
        ];
  const items: { label: string; detail: string; mode: string; draft?: true; drawn?: string }[] = [
    ...modeItems(rows, proposed, house.language),
    ...drafting,
  ];
  return showQuickPick(items, {
    title: words.modesTitle,
    placeHolder: words.modesPlaceholder,
    matchOnDetail: true,
    ignoreFocusOut: true,
  });
}

/** In one line, or nothing: what can't be estimated is said when the council is convened. */
export async function estimated(
  house: House,
  client: Client,
  asked: Convene,
): Promise<{ line: string; choice: ChoiceView; spend: SpendView } | undefined> {
  try {
    const { choice, spend } = await client.request(estimateCouncil, asked);
    return { line: spendLine(spend, house.language), choice, spend };
  } catch {
    return undefined;
  }
}

/** A seat that can't be answered for is named before anything starts: a key is given, it is rehearsed, or nothing begins. */
async function answeredFor(house: House, choice: ChoiceView, asked: Convene): Promise<Convene | undefined> {
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

/** Commands that nobody has let run here are shown first. Answers what is to be convened; nothing: the person would rather not begin. */
export async function consented(house: House, client: Client, asked: Convene): Promise<Convene | undefined> {
  // What is wrong with the brief is said by the one that convenes it.
  const estimate = await client.request(estimateCouncil, asked).catch(() => undefined);
  const settled = estimate ? await answeredFor(house, estimate.choice, asked) : asked;
  const checks = estimate?.checks.filter((check) => !check.allowed) ?? [];
  if (!settled || checks.length === 0) return settled;
  const { title, allow, without } = editorSteering[house.language].checks;
  const commands = checks.map(({ name, command, cwd, env }) => {
    const given = env ? ` (${programWords[house.language].given(env.join(', '))})` : '';
    return `${name}: ${command}${cwd ? ` (${cwd})` : ''}${given}`;
  });
  const risk = runsChanges(checks) ? ['', checkWords[house.language].onChange] : [];
  const detail = [...commands, ...risk].join('\n');
  const answer = await showWarningMessage(title, { modal: true, detail }, allow, without);
  if (answer === allow)
    await client.request(allowChecks, { checks: checks.map(({ name, command }) => ({ name, command })) });
  return answer === undefined ? undefined : settled;
}

/** What a person should know of the choice, without being stopped by it. */
export function tellChoice(house: House, choice: ChoiceView): void {
  if (choice.why !== undefined) house.log.info(choice.why);
  if (choice.warnings.length === 0) return;
  const help = { title: editorKeys[house.language].chooseModels, command: commandIds.chooseModels };
  offer(showWarningMessage, choice.warnings.join(' '), help);
}
