/** `council raise`: new limits for a council. One that was held by them goes on with whoever holds it. */

import { spending } from '../../../rpc/askToSpend.ts';
import { raiseBudget } from '../../../rpc/messages/steeringMessages.ts';
import { steeringCli } from '../../../rpc/words/cli/steeringCli.ts';
import { agreeing } from '../../before/agreeToSpend.ts';
import { exits, Mistake } from '../../output/exits.ts';
import { type Io, say, sayJson } from '../../output/io.ts';
import { noteCouncilNotAsked } from '../../output/notAsked.ts';
import { checked, laidHome } from '../../program/arguments.ts';
import { openSession } from '../../session/session.ts';

interface RaiseOptions {
  home?: string;
  json?: boolean;
  yes?: boolean;
  tokens?: string;
  cost?: string;
  minutes?: string;
}

function amounts(options: RaiseOptions, io: Io): { tokens?: number; cost?: number; minutes?: number } {
  const words = steeringCli[io.page().language];
  const found = (['tokens', 'cost', 'minutes'] as const).flatMap((name) => {
    const given = options[name];
    if (given === undefined) return [];
    const shape = name === 'tokens' ? /^\d{1,9}$/ : /^\d{1,6}(?:[.,]\d{1,6})?$/;
    const amount = shape.test(given.trim()) ? Number(given.replace(',', '.')) : 0;
    if (amount <= 0) throw new Mistake(words.notAmount(`--${name}`, given));
    return [[name, amount] as const];
  });
  if (found.length === 0) throw new Mistake(words.whichLimit);
  return Object.fromEntries(found);
}

export async function raise(givenId: string, options: RaiseOptions, io: Io): Promise<number> {
  const id = checked('id', givenId, io);
  const limits = amounts(options, io);
  const session = await openSession(laidHome(options.home, io), io, { brief: true });
  try {
    const agree = agreeing(io, { telling: options.json ? 'json' : 'text', yes: options.yes, budgeted: true });
    if ((await spending(session.client, raiseBudget, { id, ...limits }, agree)) === undefined)
      return exits.stopped;
    if (options.json) sayJson(io, { id, ...limits });
    else say(io, [steeringCli[io.page().language].raised(id)]);
    await noteCouncilNotAsked(session, id, io);
    return exits.done;
  } finally {
    await session.close();
  }
}
