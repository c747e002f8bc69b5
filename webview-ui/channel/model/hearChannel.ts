/** What the page makes of its owner's messages. Text that the channel has not yet taken in is never lost. */
import type { ToChannelPage } from '../../../src/rpc/pages/channelPageMessages.ts';
import type {
  ChannelMessageView,
  ChannelRow,
  SpeakingView,
  WhyView,
} from '../../../src/rpc/views/channelViews.ts';
import { answersFor, type ChannelBox, type ChannelState, type NotedView } from './channelState.ts';
import { mergeMessages, numbered, withOlder } from './messageList.ts';

/** Where the reader was when the message came. */
export interface Reading {
  /** The page's own clock. */
  at: number;
  /** The last message is in view. */
  following: boolean;
}

const eventsKept = 1000;

const kept = ({ text, policy, as }: ChannelBox): ChannelBox => ({
  text,
  ...(policy ? { policy } : {}),
  ...(as === undefined ? {} : { as }),
});

/** What was sent is recorded. What was typed meanwhile is another message. */
function taken(box: ChannelBox): ChannelBox {
  if (box.sending === undefined) return box;
  return box.text.trim() === box.sending ? { text: '' } : kept(box);
}

/** A turn in whose name somebody wrote is over: what was sent has ended it, a pass too, which stands nowhere. */
function afterTurn(before: ChannelState, head: ChannelRow, box: ChannelBox): ChannelBox {
  const agent = answersFor(before);
  if (agent === undefined || head.active?.turn === before.head?.active?.turn) return box;
  if (box.sending !== undefined) return { text: '' };
  const { as: _as, ...rest } = box;
  return rest;
}

/** Why the open turn was given is known while it is open; later only its code is. */
function withWhy(whys: ChannelState['whys'], { active }: ChannelRow): Readonly<Record<number, WhyView>> {
  return active === undefined || whys[active.turn] === active.why
    ? whys
    : { ...whys, [active.turn]: active.why };
}

/** Somebody's words stand until the turn is another's, or until they are a message. */
function stillSpeaking(
  speaking: SpeakingView | undefined,
  head: ChannelRow,
  messages: readonly ChannelMessageView[],
): SpeakingView | undefined {
  if (speaking === undefined || head.active?.agent !== speaking.agent) return undefined;
  return messages.some(({ key }) => key === speaking.key) ? undefined : speaking;
}

function opened(
  state: ChannelState,
  message: Extract<ToChannelPage, { type: 'channel' }>,
  reading: Reading,
): ChannelState {
  const { view, language, me, now } = message;
  const { head } = view;
  const same = state.head?.id === head.id;
  const saved = state.saved?.channel === head.id ? state.saved : undefined;
  const first = view.messages[0]?.seq;
  // What was read back before the host went away is still what was said.
  const before = same ? state.messages.filter(({ seq }) => first !== undefined && seq < first) : [];
  const more = view.more
    ? { olderFrom: first === undefined ? undefined : first + 1 }
    : { olderFrom: undefined };
  return {
    ...state,
    ...(same
      ? { box: kept(state.box) }
      : { box: { text: saved?.text ?? '' }, focus: undefined, unseen: 0, search: undefined, whys: {} }),
    ...(before.length > 0 ? {} : more),
    askingOlder: false,
    readFrom: view.readFrom,
    stage: 'open',
    language,
    me,
    skew: now - reading.at,
    head,
    rehearsed: message.rehearsed ?? [],
    messages: [...before, ...view.messages],
    events: numbered(view.events ?? [], head.cycle),
    whys: withWhy(same ? state.whys : {}, head),
    speaking: view.speaking,
    host: { state: 'up' },
    refused: undefined,
  };
}

function changed(
  state: ChannelState,
  message: Extract<ToChannelPage, { type: 'channel-changed' }>,
  reading: Reading,
): ChannelState {
  const { patch } = message;
  const { head } = patch;
  if (state.head?.id !== patch.id) return state;
  const last = state.events.at(-1)?.n ?? 0;
  const fresh = numbered(patch.events ?? [], head.cycle).filter(({ n }) => n > last);
  const known = new Set(reading.following ? [] : state.messages.map(({ key }) => key));
  const news = reading.following ? 0 : patch.messages.filter(({ key }) => !known.has(key)).length;
  const events: readonly NotedView[] =
    fresh.length === 0 ? state.events : [...state.events, ...fresh].slice(-eventsKept);
  return {
    ...state,
    head,
    readFrom: patch.readFrom,
    rehearsed: message.rehearsed ?? state.rehearsed,
    messages: mergeMessages(state.messages, patch.messages),
    events,
    whys: withWhy(state.whys, head),
    speaking: stillSpeaking(state.speaking, head, patch.messages),
    unseen: reading.following ? 0 : state.unseen + news,
    skew: message.now - reading.at,
    box: afterTurn(state, head, state.box),
    modesOpen: state.modesOpen && head.mode === state.head.mode,
  };
}

function spoken(
  state: ChannelState,
  { key, text, again }: Extract<ToChannelPage, { type: 'channel-delta' }>,
): ChannelState {
  const { head, speaking } = state;
  const { active } = head ?? {};
  if (active === undefined || state.messages.at(-1)?.key === key) return state;
  const heard = speaking?.key === key && again !== true ? speaking.text : '';
  return {
    ...state,
    speaking: { key, agent: active.agent, name: active.name, text: heard + text },
  };
}

export function hear(state: ChannelState, message: ToChannelPage, reading: Reading): ChannelState {
  switch (message.type) {
    case 'channel':
      return opened(state, message, reading);
    case 'channel-gone':
      return { ...state, stage: 'gone', language: message.language, head: undefined, messages: [] };
    case 'channel-changed':
      return changed(state, message, reading);
    case 'channel-delta':
      return spoken(state, message);
    case 'channel-older':
      return {
        ...state,
        askingOlder: false,
        olderFrom: message.before,
        messages: withOlder(state.messages, message.messages),
      };
    case 'channel-whole':
      return { ...state, messages: mergeMessages(state.messages, [message.message]) };
    case 'host':
      return {
        ...state,
        host: message.host,
        askingOlder: state.askingOlder && message.host.state === 'up',
        box: message.host.state === 'up' ? state.box : kept(state.box),
      };
    case 'taken':
      return { ...state, box: taken(state.box) };
    case 'refused':
      return { ...state, refused: message.message, askingOlder: false, box: kept(state.box) };
  }
}
