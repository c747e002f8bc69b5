/** `council waive`: a check that fails is accepted, in writing. */
import { waiveCheck } from '../../../rpc/messages/steeringMessages.ts';
import { steeringCli } from '../../../rpc/words/cli/steeringCli.ts';
import { exits, Mistake } from '../../output/exits.ts';
import { type Io, say, sayJson } from '../../output/io.ts';
import { checked, laidHome } from '../../program/arguments.ts';
import { openSession } from '../../session/session.ts';

export async function waive(
  givenId: string,
  givenCheck: string,
  options: { home?: string; json?: boolean; text?: string },
  io: Io,
): Promise<number> {
  const words = steeringCli[io.page().language];
  const id = checked('id', givenId, io);
  const name = checked('id', givenCheck, io);
  const text = options.text?.trim();
  if (!text) throw new Mistake(words.needsText);
  const session = await openSession(laidHome(options.home, io), io, { brief: true });
  try {
    await session.client().request(waiveCheck, { id, name, text });
    if (options.json) sayJson(io, { id, check: name, text });
    else say(io, [words.waived(name, id)]);
    return exits.done;
  } finally {
    await session.close();
  }
}
