/**
 * What a person is shown before a council begins: who answers, what it may take, and the commands it would run. Commands that were not
 * allowed here before are asked about; with nobody to ask they do not run.
 */
import {
  allowChecks,
  type CheckCommandView,
  type EstimateView,
  estimateCouncil,
} from '../../rpc/messages/estimateMessages.ts';
import type { Convene } from '../../rpc/messages/messages.ts';
import { keysCli } from '../../rpc/words/cli/keysCli.ts';
import { checkWords } from '../../rpc/words/council/checkWords.ts';
import { spendingWords } from '../../rpc/words/council/spendWords.ts';
import type { Telling } from '../follow/teller.ts';
import { type Io, note } from '../output/io.ts';
import { checkLines, overLines } from '../render/renderEstimate.ts';
import { choiceLines } from '../render/renderModels.ts';
import { spendLines } from '../render/renderSpending.ts';
import type { Session } from '../session/session.ts';
import { lacksMaterial } from './askToReview.ts';

export interface Before {
  /** Said on the command line: the checks may run; and the agents and tool servers may. */
  allowChecks: boolean;
  allowPrograms: boolean;
  telling: Telling;
}

/** Answers what is to be convened: as it was asked for, or rehearsed when a seat can't be answered for and the person says so. */
export async function showBefore(
  session: Session,
  request: Convene,
  io: Io,
  options: Before,
): Promise<Convene> {
  const client = session.client();
  // What is wrong is said by the convening itself, in one place.
  const view = await client.request(estimateCouncil, request).catch((error: unknown) => {
    if (lacksMaterial(error)) throw error;
    return undefined;
  });
  if (!view) return request;
  // What costs is shown by the step before it is spent; voices that cost nothing need no sum, unless somebody set a limit.
  const { tokens, cost } = view.limits;
  // Every council has minutes: they are no reason to show what costs nothing.
  const counts = view.free && (tokens !== undefined || cost !== undefined);
  // Where nobody is asked the convening refuses, and says what is lacking.
  const asksHere = io.terminal && options.telling === 'text';
  const lines = [
    ...choiceLines(asksHere ? view.choice : { ...view.choice, missing: [] }, io.page()),
    ...(counts ? spendLines(view.spend, { above: undefined }, io.page()) : timeLine(view)),
    ...overLines(view, io.page()),
    ...checkLines(view.checks, io.page()),
  ];
  for (const line of lines) note(io, line);
  const unknown = view.checks.filter((check) => !check.allowed);
  if (unknown.length > 0) await allow(unknown);
  const lacking = view.choice.missing.length > 0 && asksHere;
  return lacking && (await agreed(keysCli[io.page().language].rehearseInstead))
    ? { ...request, rehearse: true }
    : request;

  /** What costs nothing takes time all the same; what takes none needs no word. */
  function timeLine({ free, spend: { time } }: EstimateView): string[] {
    if (!free || !time || time.about < 0.5) return [];
    const words = spendingWords[io.page().language];
    return [`  ${io.page().paint.dim(words.labels.time)}   ${words.time(time)}`];
  }

  async function allow(checks: CheckCommandView[]): Promise<void> {
    const isSaid = ({ program }: CheckCommandView) => (program ? options.allowPrograms : options.allowChecks);
    const open = checks.filter((check) => !isSaid(check));
    const asked = open.length > 0 && (await isAllowed(io, options));
    const allowed = asked ? checks : checks.filter(isSaid);
    if (allowed.length > 0) await client.request(allowChecks, { checks: allowed.map(seen) });
    if (open.length > 0 && !asked) note(io, checkWords[io.page().language].notRunning);
  }
}

const seen = ({ name, command }: CheckCommandView) => ({ name, command });

async function isAllowed(io: Io, { telling }: Before): Promise<boolean> {
  if (!io.terminal || telling !== 'text') return false;
  return await agreed(checkWords[io.page().language].allow);
}

async function agreed(message: string): Promise<boolean> {
  const { confirm, isCancel } = await import('@clack/prompts');
  const answer = await confirm({ message, initialValue: false });
  return !isCancel(answer) && answer;
}
