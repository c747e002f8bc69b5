/** `council synthesise`: the last word now, with what there is. Where no other host holds the council, it is followed to its end here. */
import { synthesiseNow } from '../../../rpc/messages/steeringMessages.ts';
import { steeringCli } from '../../../rpc/words/cli/steeringCli.ts';
import { conduct } from '../../follow/followToEnd.ts';
import { exits } from '../../output/exits.ts';
import { type Io, say, sayJson } from '../../output/io.ts';
import { checked, laidHome } from '../../program/arguments.ts';
import { openSession, paceOf } from '../../session/session.ts';

export async function synthesise(
  givenId: string,
  options: { home?: string; json?: boolean },
  io: Io,
): Promise<number> {
  const id = checked('id', givenId, io);
  const telling = options.json ? 'json' : 'text';
  const session = await openSession(laidHome(options.home, io), io, { pace: paceOf(telling, io) });
  try {
    await session.client().request(synthesiseNow, { id });
    const { councils } = await session.driven({ councils: [id] });
    if (councils.length === 0) return (await conduct(session, id, io, { telling })).exit;
    if (options.json) sayJson(io, { id });
    else say(io, [steeringCli[io.page().language].synthesising(id)]);
    return exits.done;
  } finally {
    await session.close();
  }
}
