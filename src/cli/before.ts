/**
 * What a person is shown before a council begins: what it may take, and the commands it would run. Commands that were not
 * allowed here before are asked about; with nobody to ask they do not run.
 */
import { allowChecks, type CheckCommandView, estimateCouncil } from '../rpc/estimateMessages.ts';
import type { Convene } from '../rpc/messages.ts';
import { checkWords } from '../rpc/words/checks.ts';
import { type Io, note } from './io.ts';
import { checkLines, estimateLines } from './render/estimate.ts';
import type { Session } from './session.ts';
import type { Telling } from './teller.ts';

export interface Before {
  /** Said on the command line: these commands may run. */
  allowChecks: boolean;
  telling: Telling;
}

export async function showBefore(session: Session, request: Convene, io: Io, options: Before): Promise<void> {
  const client = session.client();
  // What is wrong is said by the convening itself, in one place.
  const view = await client.request(estimateCouncil, request).catch(() => undefined);
  if (!view) return;
  // Voices that cost nothing need no sum, unless somebody set a limit to them.
  const counts = !view.free || Object.keys(view.limits).length > 0;
  const lines = [...(counts ? estimateLines(view, io.page()) : []), ...checkLines(view.checks, io.page())];
  for (const line of lines) note(io, line);
  const unknown = view.checks.filter((check) => !check.allowed);
  if (unknown.length === 0) return;
  if (options.allowChecks || (await isAllowed(io, options)))
    await client.request(allowChecks, { checks: unknown.map(seen) });
  else note(io, checkWords[io.page().language].notRunning);
}

const seen = ({ name, command }: CheckCommandView) => ({ name, command });

async function isAllowed(io: Io, { telling }: Before): Promise<boolean> {
  if (!io.terminal || telling !== 'text') return false;
  const { confirm, isCancel } = await import('@clack/prompts');
  const answer = await confirm({ message: checkWords[io.page().language].allow, initialValue: false });
  return !isCancel(answer) && answer;
}
