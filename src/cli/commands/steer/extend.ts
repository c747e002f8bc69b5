/** `council extend`: more time for a seat that was asked. */
import { extendDeadline } from '../../../rpc/messages/messages.ts';
import { peopleCli } from '../../../rpc/words/cli/peopleCli.ts';
import { exits, Mistake } from '../../output/exits.ts';
import { type Io, say, sayJson } from '../../output/io.ts';
import { checked, laidHome, wholeNumber } from '../../program/arguments.ts';
import { openSession } from '../../session/session.ts';

export async function extend(
  givenId: string,
  givenSeat: string,
  options: { home?: string; minutes?: string; json?: boolean },
  io: Io,
): Promise<number> {
  const words = peopleCli[io.page().language];
  const id = checked('id', givenId, io);
  const seat = checked('seat', givenSeat.replace(/^@/, ''), io);
  const minutes = wholeNumber('--minutes', options.minutes ?? '5', io);
  if (minutes < 1 || minutes > 1440) throw new Mistake(words.badMinutes);
  const session = await openSession(laidHome(options.home, io), io, { brief: true });
  try {
    await session.client().request(extendDeadline, { id, seat, seconds: minutes * 60 });
    if (options.json) sayJson(io, { id, seat, minutes });
    else say(io, [words.extended(seat, minutes)]);
    return exits.done;
  } finally {
    await session.close();
  }
}
