/** A channel followed as it speaks: each message once, whoever holds the host, until it is quiet or the person leaves. */
import { channelChanged, watchChannel } from '../../rpc/messages/channelMessages.ts';
import type { ChannelMessageView, ChannelRow } from '../../rpc/views/channelViews.ts';
import { isGone, type Session } from '../session/session.ts';

/** Nobody speaks and nobody is about to. */
export const isQuiet = (row: ChannelRow): boolean => {
  const held = row.stopped ?? row.paused ?? row.blocked ?? row.archived;
  // A person has the turn: whoever follows here may be that one. One that a pause has caught is asked when it goes on;
  // one whose call is under way still comes home.
  if (row.active && !row.paused?.holds) return row.active.person === true;
  return (
    held !== undefined ||
    (!row.choosing && row.councils.length === 0 && row.stage !== 'running' && row.queue.length === 0)
  );
};

export interface ChannelFollower {
  said(message: ChannelMessageView): void;
}

/** Resolves with the head as it is when the channel is quiet; rejects with the signal's reason. */
export async function followChannel(
  session: Session,
  id: string,
  follower: ChannelFollower,
  signal: AbortSignal,
  act: () => Promise<void>,
): Promise<ChannelRow> {
  const seen = new Set<string>();
  /** Outlives a host: what is said is said once, to whichever host takes it. */
  let acting: Promise<void> | undefined;
  let answered = false;
  for (;;) {
    const client = session.client();
    let off = (): void => undefined;
    try {
      return await new Promise<ChannelRow>((resolve, reject) => {
        const look = (head: ChannelRow, messages: ChannelMessageView[]) => {
          for (const message of messages) {
            // What waited for the end of a turn comes again when it is heard.
            const key = message.held ? `${message.key} held` : message.key;
            if (!seen.has(key) && acting) follower.said(message);
            seen.add(key);
          }
          if (answered && isQuiet(head)) resolve(head);
        };
        const stop = client.on(channelChanged, (patch) => {
          if (patch.id === id) look(patch.head, patch.messages);
        });
        const leave = () => reject(signal.reason as Error);
        signal.addEventListener('abort', leave, { once: true });
        off = () => {
          stop();
          signal.removeEventListener('abort', leave);
        };
        void client.closed.then(() => reject(new Error('gone')));
        void (async () => {
          const view = await client.request(watchChannel, { channel: id });
          look(view.head, view.messages);
          // A floor that was left open is taken up once our words are taken: refused, they cost nothing.
          if (isQuiet(view.head)) await session.drive({ channels: [id] });
          acting ??= act();
          await acting;
          await session.drive({ channels: [id] });
          answered = true;
          const now = await client.request(watchChannel, { channel: id });
          look(now.head, now.messages);
        })().catch(reject);
      });
    } catch (error) {
      if (signal.aborted || !(await isGone(client))) throw error;
      await session.again();
    } finally {
      off();
    }
  }
}
