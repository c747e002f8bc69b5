/** `council stop`: ends a council now. What was said is kept in its archive. */
import { stopCouncil } from '../../../rpc/messages/messages.ts';
import { tellKept } from '../../follow/askToPublish.ts';
import { whenRecorded } from '../../follow/followCouncil.ts';
import { report } from '../../follow/followToEnd.ts';
import { exits } from '../../output/exits.ts';
import { type Io, say } from '../../output/io.ts';
import { checked, laidHome } from '../../program/arguments.ts';
import { openSession } from '../../session/session.ts';

export async function stop(
  givenId: string,
  options: { home?: string; json?: boolean },
  io: Io,
): Promise<number> {
  const id = checked('id', givenId, io);
  const session = await openSession(laidHome(options.home, io), io, { brief: true });
  try {
    await session.client().request(stopCouncil, { id });
    const view = await whenRecorded(session, id);
    if (!options.json) say(io, [io.page().words.done.stopped(id)]);
    report(view, io, session.home, options.json ? 'json' : 'text');
    if (view.head.kept && !options.json) await tellKept(session, id, view.head.kept, io);
    return exits.done;
  } finally {
    await session.close();
  }
}
