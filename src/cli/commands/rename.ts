/** `council rename`: a title that is shown instead of the question. */
import { renameCouncil } from '../../rpc/shelfMessages.ts';
import { shelfWords } from '../../rpc/words/shelf.ts';
import { checked, laidHome } from '../arguments.ts';
import { exits } from '../exits.ts';
import { whenRecorded } from '../following.ts';
import { type Io, say, sayJson } from '../io.ts';
import { tameLine } from '../render/tame.ts';
import { openSession } from '../session.ts';

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
