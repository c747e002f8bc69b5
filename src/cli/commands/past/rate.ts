/** `council rate`: how good a synthesis was, from 1 to 5, kept with the council and counted by stats. */
import { rateCouncil } from '../../../rpc/messages/pastMessages.ts';
import { againCli } from '../../../rpc/words/cli/pastCli.ts';
import { whenRecorded } from '../../follow/followCouncil.ts';
import { exits, Mistake } from '../../output/exits.ts';
import { type Io, say, sayJson } from '../../output/io.ts';
import { checked, laidHome, person } from '../../program/arguments.ts';
import { openSession } from '../../session/session.ts';
import { askWho } from '../../session/whoSigns.ts';

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
