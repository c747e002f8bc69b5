/** `council rate`: how good a synthesis was, from 1 to 5, kept with the council and counted by stats. */
import { rateCouncil } from '../../rpc/againMessages.ts';
import { againCli } from '../../rpc/words/againCli.ts';
import { checked, laidHome, person } from '../arguments.ts';
import { exits, Mistake } from '../exits.ts';
import { whenRecorded } from '../following.ts';
import { type Io, say, sayJson } from '../io.ts';
import { openSession } from '../session.ts';
import { askWho } from '../who.ts';

export async function rate(
  givenId: string,
  givenRating: string,
  options: { home?: string; as?: string; json?: boolean },
  io: Io,
): Promise<number> {
  const words = againCli[io.page().language];
  const id = checked('id', givenId, io);
  if (!/^[1-5]$/.test(givenRating.trim())) throw new Mistake(words.badRating);
  const rating = Number(givenRating);
  const session = await openSession(laidHome(options.home, io), io, { brief: true, ...person(options, io) });
  try {
    await askWho(session, io, options);
    await session.client().request(rateCouncil, { id, rating });
    await whenRecorded(session, id);
    if (options.json) sayJson(io, { id, rating });
    else say(io, [words.rated(id, rating)]);
    return exits.done;
  } finally {
    await session.close();
  }
}
