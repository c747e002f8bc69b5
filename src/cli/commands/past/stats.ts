/** `council stats`: the figures of all ended councils, by protocol and by seat. */
import { councilStats } from '../../../rpc/messages/pastMessages.ts';
import { againCli } from '../../../rpc/words/cli/pastCli.ts';
import { exits, Mistake } from '../../output/exits.ts';
import { type Io, say, sayJson } from '../../output/io.ts';
import { laidHome } from '../../program/arguments.ts';
import { statsLines } from '../../render/renderStats.ts';
import { openSession } from '../../session/session.ts';

/** The beginning of a day, as people around this machine count it. */
function dayOf(value: string, io: Io): number {
  const found = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value.trim());
  const [year, month, day] = (found?.slice(1) ?? []).map(Number);
  const date = new Date(year ?? 0, (month ?? 0) - 1, day ?? 0);
  if (!found || date.getMonth() !== (month ?? 0) - 1 || date.getDate() !== day)
    throw new Mistake(againCli[io.page().language].badDay(value));
  return date.getTime();
}

export async function stats(
  options: { home?: string; since?: string; json?: boolean },
  io: Io,
): Promise<number> {
  const since = options.since === undefined ? {} : { since: dayOf(options.since, io) };
  const session = await openSession(laidHome(options.home, io), io, { brief: true });
  try {
    const found = await session.read(councilStats, since);
    const page = io.page();
    if (options.json) sayJson(io, found);
    else say(io, found.all.councils > 0 ? statsLines(found, page) : [againCli[page.language].noneEnded]);
    return exits.done;
  } finally {
    await session.close();
  }
}
