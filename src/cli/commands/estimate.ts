/** `council estimate`: what a council may take and which commands it would run. Nothing starts and nothing is written. */

import { aboveLimit } from '../../rpc/askToSpend.ts';
import { estimateCouncil } from '../../rpc/messages/estimateMessages.ts';
import { limitOf } from '../before/agreeToSpend.ts';
import { estimateElsewhere } from '../before/dryRun.ts';
import { requestOf, type TableOptions } from '../before/tableRequest.ts';
import { exits } from '../output/exits.ts';
import { type Io, say, sayJson } from '../output/io.ts';
import { homeOf, isOpened } from '../program/arguments.ts';
import { checkLines, overLines } from '../render/renderEstimate.ts';
import { choiceLines } from '../render/renderModels.ts';
import { spendLines } from '../render/renderSpending.ts';
import { openSession } from '../session/session.ts';

export async function estimate(question: string | undefined, options: TableOptions, io: Io): Promise<number> {
  const request = requestOf(question, options, io);
  const home = homeOf(options.home, io);
  const view = isOpened(home) ? await inHome() : await estimateElsewhere(request, home, io);
  if (options.json) sayJson(io, view);
  else
    say(io, [
      ...spendLines(view.spend, { above: aboveLimit(view.spend, limitOf(io.env)) }, io.page()),
      ...overLines(view, io.page()),
      ...choiceLines(view.choice, io.page()),
      ...checkLines(view.checks, io.page()),
    ]);
  return exits.done;

  async function inHome() {
    const session = await openSession(home, io, { brief: true });
    try {
      return await session.client().request(estimateCouncil, request);
    } finally {
      await session.close();
    }
  }
}
