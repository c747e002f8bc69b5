/** `council watch`: follows a council as it speaks, and leaves it alone. */
import { listCouncils } from '../../rpc/messages/messages.ts';
import type { CouncilRow } from '../../rpc/views/views.ts';
import { conduct } from '../follow/followToEnd.ts';
import { isOver } from '../follow/story.ts';
import { Mistake } from '../output/exits.ts';
import type { Io } from '../output/io.ts';
import { checked, laidHome, tellingOf } from '../program/arguments.ts';
import { openSession, paceOf, type Session } from '../session/session.ts';

/** Without an id, the one council that is not over. */
async function only(session: Session, io: Io): Promise<string> {
  const { rows } = await session.read(listCouncils, {});
  const open = rows.filter((row: CouncilRow) => !isOver(row.status));
  const [first] = open;
  if (first && open.length === 1) return first.id;
  const { whichCouncil } = io.page().words.wrong;
  throw new Mistake(
    [whichCouncil, ...(open.length > 0 ? open : rows).map((row) => `  ${row.id}`)].join('\n'),
  );
}

export async function watch(
  givenId: string | undefined,
  options: { home?: string; json?: boolean; ndjson?: boolean },
  io: Io,
): Promise<number> {
  const telling = tellingOf(options, io);
  const given = givenId === undefined ? undefined : checked('id', givenId, io);
  const session = await openSession(laidHome(options.home, io), io, { pace: paceOf(telling, io) });
  try {
    const id = given ?? (await only(session, io));
    return (await conduct(session, id, io, { telling, onlyLook: true })).exit;
  } finally {
    await session.close();
  }
}
