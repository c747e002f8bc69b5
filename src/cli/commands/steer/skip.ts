/** `council skip`: goes on without waiting for a seat. */
import { skipSeat } from '../../../rpc/messages/messages.ts';
import { peopleCli } from '../../../rpc/words/cli/peopleCli.ts';
import { exits } from '../../output/exits.ts';
import { type Io, say, sayJson } from '../../output/io.ts';
import { noteCouncilNotAsked } from '../../output/notAsked.ts';
import { checked, laidHome } from '../../program/arguments.ts';
import { openSession } from '../../session/session.ts';

export async function skip(
  givenId: string,
  givenSeat: string,
  options: { home?: string; json?: boolean },
  io: Io,
): Promise<number> {
  const id = checked('id', givenId, io);
  const seat = checked('seat', givenSeat.replace(/^@/, ''), io);
  const session = await openSession(laidHome(options.home, io), io, { brief: true });
  try {
    await session.client().request(skipSeat, { id, seat });
    if (options.json) sayJson(io, { id, seat });
    else say(io, [peopleCli[io.page().language].skipped(seat)]);
    await noteCouncilNotAsked(session, id, io);
    return exits.done;
  } finally {
    await session.close();
  }
}
