/**
 * What a council leaves in the channel whose floor it holds: its turns, as messages that wake nobody, each once and not
 * before it may be seen; and the offer that a call to the table gets.
 */
import type { Channel, ChannelId, Message } from './channels/channel.ts';
import { channelOf } from './channels/links.ts';
import { isKnown, remember, say } from './channels/messages/recentMessages.ts';
import { aliases } from './councils/aliases.ts';
import type { Council } from './councils/council.ts';
import { phaseOf } from './councils/phases.ts';
import type { Event, Stamped } from './events.ts';
import type { CouncilId } from './ids.ts';
import { maskNames } from './prompts/anonymousNames.ts';
import { councilOf, type State } from './state.ts';

export function councilsInChannels(before: State, after: State, { seq, at, event }: Stamped): State {
  if (event.type === 'channel.offered') return offered(after, event, { seq, at });
  const id = councilIn(event);
  const council = id === undefined ? undefined : councilOf(after, id);
  const channel =
    council?.brief.channel === undefined ? undefined : channelOf(after.channels, council.brief.channel);
  if (!council || !channel) return after;
  if (event.type === 'council.convened') return put(after, taken(channel, council));
  if (!channel.councils.includes(council.id)) return after;
  const was = councilOf(before, council.id);
  const seen = new Set(was ? visible(was).map(({ id: key }) => key) : []);
  const fresh = visible(council).filter(({ id: key }) => !seen.has(key));
  if (fresh.length === 0) return after;
  const next = fresh.reduce((now, told) => say(now, { ...told, at, seq, depth: channel.depth }), channel);
  return put(after, next);
}

function councilIn(event: Event): CouncilId | undefined {
  if (!('council' in event) || event.type.startsWith('channel.')) return undefined;
  return typeof event.council === 'string' ? event.council : event.council.id;
}

const put = (state: State, channel: Channel): State =>
  state.channels[channel.id] === channel
    ? state
    : { ...state, channels: { ...state.channels, [channel.id as ChannelId]: channel } };

/** The turns that everyone may see: those of a blind phase when it has closed. */
function visible(council: Council): Omit<Message, 'at' | 'seq' | 'depth'>[] {
  const called = council.brief.anonymous ? aliases(council) : undefined;
  const words = called ? maskNames(council, called) : (text: string) => text;
  return council.runs.flatMap((run, index) => {
    if (phaseOf(council, run)?.blind && run.endedAt === undefined) return [];
    return run.turns.flatMap(({ seat, state, text }) => {
      if (state !== 'replied' || text === undefined) return [];
      const by = called?.get(seat)?.id ?? seat;
      const of = { id: council.id, phase: run.phase, round: run.round };
      return [
        { id: `${council.id}/${index}/${seat}`, by, kind: 'agent' as const, text: words(text), council: of },
      ];
    });
  });
}

/** The offer that this council came of says so: it can't be accepted twice. */
function taken(channel: Channel, council: Council): Channel {
  const at = channel.messages.findLastIndex(
    ({ offer }) => offer && offer.council === undefined && offer.question === council.brief.question,
  );
  const message = channel.messages[at];
  if (!message?.offer) return channel;
  const offer = { ...message.offer, council: council.id };
  return { ...channel, messages: channel.messages.with(at, { ...message, offer }) };
}

function offered(
  state: State,
  event: Extract<Event, { type: 'channel.offered' }>,
  now: Pick<Stamped, 'seq' | 'at'>,
): State {
  const channel = channelOf(state.channels, event.channel);
  if (!channel || channel.gone || channel.archived || isKnown(channel, event.id)) return state;
  const notice = { code: 'offer', agent: event.by, detail: event.offer.question } as const;
  const base = { id: event.id, by: 'moderator', kind: 'moderator', text: '', depth: 0, ...now } as const;
  return put(state, say(remember(channel, event.id), { ...base, notice, offer: event.offer }));
}
