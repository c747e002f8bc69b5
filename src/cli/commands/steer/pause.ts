/** `council pause`: holds a council; nothing is asked of anyone until it is resumed. */
import { pauseCouncil } from '../../../rpc/messages/messages.ts';
import { command } from '../../output/councilPlaces.ts';
import { exits } from '../../output/exits.ts';
import { type Io, say, sayJson } from '../../output/io.ts';
import { checked, laidHome } from '../../program/arguments.ts';
import { openSession } from '../../session/session.ts';

export async function pause(
  givenId: string,
  options: { home?: string; json?: boolean },
  io: Io,
): Promise<number> {
  const id = checked('id', givenId, io);
  const session = await openSession(laidHome(options.home, io), io, { brief: true });
  try {
    await session.client().request(pauseCouncil, { id });
    if (options.json) sayJson(io, { id, status: 'paused' });
    else say(io, [io.page().words.done.paused(id, command(io, session.home, 'resume', id))]);
    return exits.done;
  } finally {
    await session.close();
  }
}
