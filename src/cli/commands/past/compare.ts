/** `council compare`: two councils side by side, as text or as JSON. */
import { compareCouncils } from '../../../rpc/messages/pastMessages.ts';
import { exits } from '../../output/exits.ts';
import { type Io, say, sayJson } from '../../output/io.ts';
import { checked, laidHome } from '../../program/arguments.ts';
import { compareLines } from '../../render/renderCompare.ts';
import { openSession } from '../../session/session.ts';

export async function compare(
  one: string,
  two: string,
  options: { home?: string; json?: boolean },
  io: Io,
): Promise<number> {
  const [a, b] = [checked('id', one, io), checked('id', two, io)];
  const session = await openSession(laidHome(options.home, io), io, { brief: true });
  try {
    const found = await session.read(compareCouncils, { a, b });
    if (options.json) sayJson(io, found);
    else say(io, compareLines(found, io.page()));
    return exits.done;
  } finally {
    await session.close();
  }
}
