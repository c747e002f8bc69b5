/** `council push`: shows what would leave with the commit of a council, and pushes it when a person says so. */
import { allowPush, lookAtPush } from '../../../rpc/messages/publishMessages.ts';
import { publishWords } from '../../../rpc/words/pages/publishWords.ts';
import { askToPush } from '../../follow/askToPublish.ts';
import { exits, Mistake } from '../../output/exits.ts';
import { type Io, note, say, sayJson } from '../../output/io.ts';
import { checked, laidHome } from '../../program/arguments.ts';
import { keptLines, offerLines } from '../../render/renderPublish.ts';
import { openSession } from '../../session/session.ts';

export async function push(
  givenId: string,
  options: { home?: string; yes?: boolean; keep?: boolean; json?: boolean },
  io: Io,
): Promise<number> {
  const id = checked('id', givenId, io);
  const { terminal } = publishWords[io.page().language];
  const session = await openSession(laidHome(options.home, io), io, { brief: true });
  try {
    const client = session.client();
    let kept = await client.request(lookAtPush, { id });
    if (kept.offer && options.yes) {
      if (!options.json) for (const line of offerLines(kept.offer, io.page())) note(io, line);
      const keep = options.keep ? 'always' : 'once';
      kept = await client.request(allowPush, { id, seen: kept.offer.seen, keep });
    } else if (kept.offer && io.terminal && !options.json) kept = await askToPush(session, id, kept, io);
    else if (kept.offer) {
      for (const line of offerLines(kept.offer, io.page())) note(io, line);
      throw new Mistake(terminal.needsYes);
    }
    if (options.json) sayJson(io, { id, ...kept });
    else if (options.yes || !io.terminal || kept.push === 'others') say(io, keptLines(kept, io.page()));
    return kept.push === 'pushed' ? exits.done : exits.stopped;
  } finally {
    await session.close();
  }
}
