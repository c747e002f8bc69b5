/**
 * Who watches which channel. Tells each watcher what changed, everyone which rows did, and passes streamed text on,
 * gathered for each watcher. A late watcher is given what was said so far.
 */
import type { Channel, ChannelId } from '../../core/channels/channel.ts';
import { isPerson } from '../../core/channels/turns/speakers.ts';
import { own } from '../../core/own.ts';
import type { State } from '../../core/state.ts';
import { channelChanged, channelDelta, channelRowsChanged } from '../../rpc/messages/channelMessages.ts';
import type { ChannelView, SpeakingView } from '../../rpc/views/channelViews.ts';
import { type Gathering, gather } from '../clients/batchDeltas.ts';
import type { Session } from '../clients/sessions.ts';
import { type Guard, guardEach } from '../ports/guard.ts';
import type { Observer } from '../ports/ports.ts';
import type { Texts } from './messageTexts.ts';
import type { ChannelStream } from './performChannels.ts';
import { channelRow, messagesOf, nameIn, patchOf, readFrom } from './presentChannel.ts';
import type { Windows } from './readingWindows.ts';

export interface Watching extends Observer {
  stream: ChannelStream;
  watch(session: Session, id: ChannelId): void;
  unwatch(session: Session, id: ChannelId): void;
  view(channel: Channel, session: Session): Promise<ChannelView>;
}

export interface WatchingParts {
  guard: Guard;
  state(): State;
  each(tell: (session: Session) => void): void;
  count(): number;
  texts: Pick<Texts, 'of' | 'ready'>;
  windows: Pick<Windows, 'of'>;
}

interface Watcher {
  channels: Set<ChannelId>;
  gathering: Gathering;
  /** Of which a change was missed: all of it is told with the next. */
  missed: Set<ChannelId>;
}

/** The message that a turn's words become has the same key. */
const keyOf = ({ channel, turn, attempt }: { channel: string; turn: number; attempt: number }): string =>
  `${channel}-${turn}-${attempt}`;

export function keepWatching({ state, each, count, guard, texts, windows }: WatchingParts): Watching {
  const watchers = new Map<Session, Watcher>();
  /** What the open turn of each channel has said so far. */
  const partial = new Map<ChannelId, { key: string; agent: string; text: string }>();

  function watcherOf(session: Session): Watcher {
    const known = watchers.get(session);
    if (known) return known;
    const fresh: Watcher = {
      channels: new Set(),
      missed: new Set(),
      gathering: gather((id, key, text) => session.notify(channelDelta, { id, key, text })),
    };
    watchers.set(session, fresh);
    session.gone.addEventListener('abort', () => {
      fresh.gathering.stop();
      watchers.delete(session);
    });
    return fresh;
  }

  function speaking(channel: Channel): SpeakingView | undefined {
    const { turn } = channel;
    if (turn?.state !== 'asked' || isPerson(channel, turn.agent)) return undefined;
    const key = keyOf({ channel: channel.id, turn: turn.n, attempt: turn.attempt });
    const said = partial.get(channel.id);
    const text = said?.key === key ? said.text : '';
    return { key, agent: turn.agent, name: nameIn(state(), turn.agent), text };
  }

  return {
    name: 'watched channels',
    stream: guardEach(guard, 'streamed text', {
      delta(ask, text) {
        const key = keyOf(ask);
        const before = partial.get(ask.channel);
        const said = before?.key === key ? before.text : '';
        partial.set(ask.channel, { key, agent: ask.agent, text: said + text });
        for (const { channels, gathering } of watchers.values())
          if (channels.has(ask.channel)) gathering.add(ask.channel, key, text);
      },
      again(ask) {
        const key = keyOf(ask);
        partial.delete(ask.channel);
        for (const [session, { channels, gathering }] of watchers) {
          if (!channels.has(ask.channel)) continue;
          gathering.drop(ask.channel, key);
          session.notify(channelDelta, { id: ask.channel, key, text: '', again: true });
        }
      },
      ended(ask) {
        if (partial.get(ask.channel)?.key === keyOf(ask)) partial.delete(ask.channel);
      },
    } satisfies ChannelStream),
    watch: (session, id) => void watcherOf(session).channels.add(id),
    unwatch: (session, id) => void watcherOf(session).channels.delete(id),
    async view(asked, session) {
      const textOf = await texts.ready(asked);
      // As it is now: what changed meanwhile was told already.
      const channel = own(state().channels, asked.id) ?? asked;
      const read = { textOf, window: windows.of(channel) };
      const messages = messagesOf(state(), channel, session.as, read);
      const said = speaking(channel);
      return {
        head: channelRow(state(), channel),
        messages,
        more: channel.said > channel.messages.length,
        events: channel.log,
        ...readFrom(channel, read),
        ...(said ? { speaking: said } : {}),
      };
    },
    told(_records, after, before, { channels }) {
      if (after.channels === before.channels || count() === 0) return;
      const changed = channels.flatMap((id) => {
        const channel = own(after.channels, id);
        return channel && channel !== own(before.channels, id) ? [channel] : [];
      });
      if (changed.length === 0) return;
      for (const [session, watcher] of watchers) tell(session, watcher, changed, after, before);
      const here = changed.filter((channel) => !channel.gone);
      const rows = here.flatMap(
        (channel) => guard(`the row of channel ${channel.id}`, () => channelRow(after, channel)) ?? [],
      );
      const gone = changed.filter((channel) => channel.gone).map(({ id }) => id);
      each((session) => session.notify(channelRowsChanged, { rows, gone }));
    },
  };

  function tell(session: Session, watcher: Watcher, changed: Channel[], after: State, before: State): void {
    for (const channel of changed) {
      const { id } = channel;
      if (!watcher.channels.has(id)) continue;
      const was = watcher.missed.has(id) ? undefined : own(before.channels, id);
      watcher.missed.add(id);
      guard(`the view of channel ${id}`, () => {
        const read = { textOf: texts.of(channel), window: windows.of(channel) };
        const patch = patchOf(after, was, channel, session.as, read);
        // A whole message takes the place of what was streamed of it; other text must not overtake the change.
        for (const { key } of patch.messages) watcher.gathering.drop(id, key);
        watcher.gathering.flush();
        session.notify(channelChanged, patch);
        watcher.missed.delete(id);
      });
    }
  }
}
