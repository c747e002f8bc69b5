/** After a council: says what was committed and pushed, and asks at a terminal before anything leaves. With nobody there nothing does. */
import {
  allowPush,
  type KeptView,
  lookAtPush,
  refusePush,
  showPush,
} from '../../rpc/messages/publishMessages.ts';
import { publishWords } from '../../rpc/words/pages/publishWords.ts';
import { oneKey } from '../before/waitForKeypress.ts';
import { command } from '../output/councilPlaces.ts';
import { type Io, note, say } from '../output/io.ts';
import { keptLines, offerLines } from '../render/renderPublish.ts';
import type { Session } from '../session/session.ts';
import { tame } from '../terminal/tame.ts';

/** Answers where it stands in the end. */
export async function tellKept(session: Session, id: string, kept: KeptView, io: Io): Promise<KeptView> {
  const page = io.page();
  const words = publishWords[page.language];
  if (kept.push !== 'asked' || !kept.offer) {
    // A failure was told by the host as it happened.
    const lines = keptLines(kept, page);
    say(io, kept.push === 'failed' ? lines.slice(0, 1) : lines);
    return kept;
  }
  if (!io.terminal) {
    say(io, keptLines(kept, page));
    note(io, words.terminal.later(command(io, session.home, 'push', id)));
    return kept;
  }
  say(io, keptLines({ ...kept, push: 'off' }, page));
  return await askToPush(session, id, kept, io);
}

export async function askToPush(session: Session, id: string, kept: KeptView, io: Io): Promise<KeptView> {
  const client = session.client();
  const words = publishWords[io.page().language];
  const { terminal } = words;
  let shown = kept;
  while (shown.offer) {
    const { offer } = shown;
    say(io, [terminal.ask(offer.first), '', ...offerLines(offer, io.page()), '', keyLine()]);
    const key = await oneKey(['y', 'o', 'n', 'N', 'd']);
    if (key === 'd') {
      const { diff } = await client.request(showPush, { id });
      say(io, tame(diff).split('\n'));
      continue;
    }
    if (key === 'y' || key === 'o') {
      const keep = key === 'y' ? 'always' : 'once';
      // What changed since it was shown is shown before anything leaves.
      const next = await client
        .request(allowPush, { id, seen: offer.seen, keep })
        .catch(async (error: unknown) => {
          note(io, error instanceof Error ? error.message : String(error));
          return await client.request(lookAtPush, { id });
        });
      if (next.push === 'asked') {
        shown = next;
        continue;
      }
      say(io, keptLines(next, io.page()));
      return next;
    }
    const left = await client.request(refusePush, { id, never: key === 'N' });
    say(io, keptLines(left, io.page()));
    if (key !== 'N') note(io, terminal.later(command(io, session.home, 'push', id)));
    return left;
  }
  return shown;

  function keyLine(): string {
    const { paint } = io.page();
    const keys = (['y', 'o', 'n', 'N', 'd'] as const).map(
      (key) => `${paint.bold(key)} ${terminal.keys[key]}`,
    );
    return `  ${keys.join(' · ')}`;
  }
}
