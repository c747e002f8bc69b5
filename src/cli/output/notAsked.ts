/** What a command that does not wait adds to its answer: that nobody is asked, where no host drives what it changed. */
import { listChannels } from '../../rpc/messages/channelMessages.ts';
import { getCouncil } from '../../rpc/messages/messages.ts';
import type { ChannelRow } from '../../rpc/views/channelViews.ts';
import { channelsCli } from '../../rpc/words/cli/channelsCli.ts';
import { isQuiet } from '../follow/followChannel.ts';
import type { Session } from '../session/session.ts';
import { command } from './councilPlaces.ts';
import { type Io, note } from './io.ts';

/** Of these channels, those where somebody would be asked now and nobody is. */
export async function standingStill(session: Session, rows: readonly ChannelRow[]): Promise<string[]> {
  const open = rows.filter((row) => !isQuiet(row)).map(({ id }) => id);
  if (open.length === 0) return [];
  const { channels } = await session.driven({ channels: open });
  return open.filter((id) => !channels.includes(id));
}

/** Answers whether somebody is asked there, having said so where nobody is. */
export async function noteNotAsked(session: Session, rows: readonly ChannelRow[], io: Io): Promise<boolean> {
  const still = await standingStill(session, rows);
  const [first] = still;
  if (first === undefined) return true;
  const say = command(io, session.home, 'say', first, '…');
  note(io, channelsCli[io.page().language].notAsked(still, say));
  return false;
}

/** What a conversation has set going elsewhere, since then, and what nobody goes on with. */
export async function noteElsewhere(session: Session, but: string, since: number, io: Io): Promise<void> {
  const { rows } = await session.read(listChannels, {});
  await noteNotAsked(
    session,
    rows.filter(({ id, at }) => id !== but && at >= since),
    io,
  );
}

export async function noteCouncilNotAsked(session: Session, id: string, io: Io): Promise<boolean> {
  const { head } = await session.read(getCouncil, { id });
  const waits = head.status === 'running' || head.why?.code === 'waits-for-floor';
  if (!waits || (await session.driven({ councils: [id] })).councils.length > 0) return true;
  note(io, io.page().words.hints.notAsked(command(io, session.home, 'resume', id)));
  return false;
}
