/** `council estimate`: what a council may take and which commands it would run. Nothing starts and nothing is written. */

import { estimateCouncil } from '../../rpc/estimateMessages.ts';
import { aboveLimit } from '../../rpc/spending.ts';
import { limitOf } from '../agreeing.ts';
import { homeOf, isOpened } from '../arguments.ts';
import { exits } from '../exits.ts';
import { type Io, say, sayJson } from '../io.ts';
import { checkLines, estimateLines } from '../render/estimate.ts';
import { choiceLines } from '../render/models.ts';
import { spendLines } from '../render/spending.ts';
import { requestOf, type TableOptions } from '../request.ts';
import { openSession } from '../session.ts';
import { estimateElsewhere } from '../tryElsewhere.ts';

export async function estimate(question: string | undefined, options: TableOptions, io: Io): Promise<number> {
  const request = requestOf(question, options, io);
  const home = homeOf(options.home, io);
  const view = isOpened(home) ? await inHome() : await estimateElsewhere(request, home, io);
  if (options.json) sayJson(io, view);
  else
    say(io, [
      ...(view.spend
        ? spendLines(view.spend, aboveLimit(view.spend, limitOf(io.env)), io.page())
        : estimateLines(view, io.page())),
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
