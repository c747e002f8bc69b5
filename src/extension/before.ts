/** What is asked and shown before a council begins: its mode, what it may take, and the commands that it would run. */
import * as vscode from 'vscode';
import type { Client } from '../rpc/client.ts';
import { listProtocols } from '../rpc/declaredMessages.ts';
import { allowChecks, estimateCouncil } from '../rpc/estimateMessages.ts';
import type { Convene } from '../rpc/messages.ts';
import { proposeMode } from '../rpc/steeringMessages.ts';
import { editorSteering } from '../rpc/words/editorSteering.ts';
import { sumWords } from '../rpc/words/sums.ts';
import type { House } from './house.ts';
import { modeItems } from './modes.ts';

/** Enter takes the one that the question asks for. */
export async function askMode(house: House, client: Client, question: string): Promise<string | undefined> {
  const words = editorSteering[house.language];
  const [{ rows }, proposed] = await Promise.all([
    client.request(listProtocols, {}),
    client.request(proposeMode, { question }),
  ]);
  const picked = await vscode.window.showQuickPick(modeItems(rows, proposed, house.language), {
    title: words.modesTitle,
    placeHolder: words.modesPlaceholder,
    matchOnDetail: true,
    ignoreFocusOut: true,
  });
  return picked?.mode;
}

/** In one line, or nothing: what can't be estimated is said when the council is convened. */
export async function estimated(house: House, client: Client, asked: Convene): Promise<string | undefined> {
  try {
    const { calls, tokens, cost } = await client.request(estimateCouncil, asked);
    const sums = sumWords[house.language];
    const money = cost === undefined ? undefined : sums.money(cost);
    return editorSteering[house.language].estimate(calls, sums.tokens(tokens), money);
  } catch {
    return undefined;
  }
}

/** Commands that nobody has let run here are shown first. False: the person would rather not begin. */
export async function consented(house: House, client: Client, asked: Convene): Promise<boolean> {
  const checks = await client.request(estimateCouncil, asked).then(
    (estimate) => estimate.checks.filter((check) => !check.allowed),
    // What is wrong with the brief is said by the one that convenes it.
    () => [],
  );
  if (checks.length === 0) return true;
  const { title, allow, without } = editorSteering[house.language].checks;
  const detail = checks
    .map(({ name, command, cwd }) => `${name}: ${command}${cwd ? ` (${cwd})` : ''}`)
    .join('\n');
  const answer = await vscode.window.showWarningMessage(title, { modal: true, detail }, allow, without);
  if (answer === allow)
    await client.request(allowChecks, { checks: checks.map(({ name, command }) => ({ name, command })) });
  return answer !== undefined;
}
