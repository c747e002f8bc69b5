/** `council list`: the councils of a home, as the tree of the editor groups them. */
import { listCouncils } from '../../rpc/messages/messages.ts';
import { exits } from '../output/exits.ts';
import { type Io, say, sayJson } from '../output/io.ts';
import { laidHome } from '../program/arguments.ts';
import { listLines } from '../render/renderList.ts';
import { openSession } from '../session/session.ts';

export async function list(options: { home?: string; json?: boolean }, io: Io): Promise<number> {
  const session = await openSession(laidHome(options.home, io), io, { brief: true });
  try {
    const { rows } = await session.read(listCouncils, {});
    const page = io.page();
    if (options.json) sayJson(io, rows);
    else say(io, rows.length > 0 ? listLines(rows, page) : [page.words.done.noCouncils]);
    return exits.done;
  } finally {
    await session.close();
  }
}
