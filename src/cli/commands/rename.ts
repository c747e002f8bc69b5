/** `council rename`: a title that is shown instead of the question. */
import { renameCouncil } from '../../rpc/messages/renameMessages.ts';
import { shelfWords } from '../../rpc/words/council/renameWords.ts';
import { whenRecorded } from '../follow/followCouncil.ts';
import { exits } from '../output/exits.ts';
import { type Io, say, sayJson } from '../output/io.ts';
import { checked, laidHome } from '../program/arguments.ts';
import { openSession } from '../session/session.ts';
import { tameLine } from '../terminal/tame.ts';

export async function rename(
  givenId: string,
  given: string,
  options: { home?: string; json?: boolean },
  io: Io,
): Promise<number> {
  const words = shelfWords[io.page().language];
  const id = checked('id', givenId, io);
  const session = await openSession(laidHome(options.home, io), io, { brief: true });
  try {
    const { title } = await session.client().request(renameCouncil, { id, title: given });
    await whenRecorded(session, id);
    if (options.json) sayJson(io, { id, title });
    else say(io, [words.renamed(id, tameLine(title))]);
    return exits.done;
  } finally {
    await session.close();
  }
}
