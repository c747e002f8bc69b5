/** A channel as clients see it: a row for lists and heads, messages with names, and what is new since the last look. */
import { agentState, queueOf } from '../../core/channels/agentStates.ts';
import type { Channel, Message, Notice, Why } from '../../core/channels/channel.ts';
import { usedThisHour } from '../../core/channels/guards.ts';
import { inWindow, unreadOf } from '../../core/channels/messages/readingLimit.ts';
import { modes } from '../../core/channels/modes.ts';
import { completionOf } from '../../core/channels/turns/completion.ts';
import { onlySpeaker } from '../../core/channels/turns/oneAbleSpeaker.ts';
import { passedOver } from '../../core/channels/turns/passedOver.ts';
import { hasOrder, isPerson } from '../../core/channels/turns/speakers.ts';
import type { Identity } from '../../core/identities/identity.ts';
import type { State } from '../../core/state.ts';
import type {
  ActiveTurnView,
  ChannelMemberView,
  ChannelMessageView,
  ChannelPatch,
  ChannelRow,
  NoticeView,
  PassedOverView,
  WhyView,
} from '../../rpc/views/channelViews.ts';
import type { Viewer } from '../../rpc/views/whoRule.ts';

type Known = Pick<State, 'identities'>;

/** Without what is undefined, so that it can stand where a field may only be absent. */
export const given = <T extends object>(fields: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;

const identityOf = ({ identities }: Known, id: string): Identity | undefined =>
  identities.find((one) => one.id === id);

export const nameIn = (state: Known, id: string): string => identityOf(state, id)?.name ?? id;

export function channelRow(state: Known, channel: Channel): ChannelRow {
  const { settings, archived, paused, stopped } = channel;
  const { discussion } = settings;
  return {
    id: channel.id,
    name: settings.name ?? channel.id,
    mode: settings.mode,
    locked: modes[settings.mode].locked,
    turns: channel.turns,
    completion: completionOf(settings),
    humans: settings.humans,
    stage: channel.stage,
    councils: channel.councils,
    queue: queueOf(channel),
    members: settings.members.map((id) => memberView(state, channel, id)),
    links: settings.links,
    said: channel.said,
    turnCount: channel.turnCount,
    cycle: channel.cycle.n,
    guards: guardsView(channel),
    at: channel.updatedAt,
    ...given({
      topic: settings.topic,
      order: settings.order,
      dormant: channel.dormant,
      stopped: stopped && given({ reason: stopped.reason, limit: stopped.limit, used: stopped.used }),
      only: nameOfOnly(state, channel),
      paused: paused && given({ by: paused.by, late: paused.late, holds: paused.holds }),
      blocked: channel.blocked,
      archived: archived && given({ summary: archived.summary }),
      active: activeView(state, channel),
      choosing: channel.choosing && true,
      inCycle: hasOrder(channel) ? { taken: channel.cycle.taken, of: channel.cycle.list.length } : undefined,
      discussion: discussion && {
        initiator: discussion.initiator,
        ...given({ callback: discussion.callback?.channel }),
      },
    }),
  };
}

function nameOfOnly(state: Known, channel: Channel): string | undefined {
  const only = onlySpeaker(channel);
  return only === undefined ? undefined : nameIn(state, only);
}

/** As of the last thing that happened: what was used an hour before that is forgotten by then. */
function guardsView(channel: Channel): NonNullable<ChannelRow['guards']> {
  const { turnsWithoutHuman, turnsAnHour, tokensAnHour, costAnHour } = channel.settings.guards;
  const { turns, tokens, cost } = usedThisHour(channel, channel.updatedAt);
  const of = (used: number, limit: number | undefined) => (limit === undefined ? undefined : { used, limit });
  return {
    withoutHuman: { used: channel.turnsSinceHuman, limit: turnsWithoutHuman },
    turns: { used: turns, limit: turnsAnHour },
    ...given({ tokens: of(tokens, tokensAnHour), cost: of(cost, costAnHour) }),
  };
}

function memberView(state: Known, channel: Channel, id: string): ChannelMemberView {
  const identity = identityOf(state, id);
  const agent = channel.agents.find((one) => one.id === id);
  return {
    id,
    name: identity?.name ?? id,
    kind: identity?.kind ?? 'human',
    role: identity?.role ?? '',
    ...given({
      emoji: identity?.emoji,
      state: agent && agentState(channel, id),
      muted: agent?.muted,
      passedOver: agent && (passedOver(channel, id)?.code as PassedOverView | undefined),
      person: agent?.answers === 'person' ? true : undefined,
    }),
  };
}

export function activeView(state: Known, channel: Channel): ActiveTurnView | undefined {
  const { turn } = channel;
  if (!turn) return undefined;
  return {
    turn: turn.n,
    agent: turn.agent,
    name: nameIn(state, turn.agent),
    state: turn.state,
    why: whyView(state, turn.why),
    startedAt: turn.startedAt,
    timeoutAt: turn.deadlineAt,
    messages: turn.messages,
    ...given({
      emoji: identityOf(state, turn.agent)?.emoji,
      person: isPerson(channel, turn.agent) ? true : undefined,
    }),
  };
}

const whyView = (state: Known, { code, by, word, message }: Why): WhyView => ({
  code,
  ...given({ by: by === undefined ? undefined : nameIn(state, by), word, message }),
});

/** Where whole texts are found, and how many tokens of a channel are read. */
export interface ReadOf {
  textOf(message: Message): string | undefined;
  window: number;
}

export function messageView(state: Known, message: Message, read: ReadOf): ChannelMessageView {
  const whole = message.cut ? read.textOf(message) : message.text;
  const text = whole ?? message.text;
  const { id, seq, at, by, kind, notice, to, turn, why, model, context, offer, council } = message;
  return {
    key: id,
    seq,
    at,
    by,
    name: nameIn(state, by),
    kind,
    text,
    ...given({
      emoji: kind === 'moderator' ? undefined : identityOf(state, by)?.emoji,
      cut: whole === undefined ? true : undefined,
      unread: unreadOf(text, read.window),
      notice: notice && noticeView(state, notice),
      to,
      turn,
      why: why && whyView(state, why),
      model,
      rehearsal: model === 'rehearsal' ? true : undefined,
      context: context?.map((quote) => ({ ...quote, name: nameIn(state, quote.by) })),
      offer: offer && { id, ...offer },
      council,
    }),
  };
}

const noticeView = (state: Known, { others, ...notice }: Notice): NoticeView => ({
  ...notice,
  ...given({
    name: notice.agent === undefined ? undefined : nameIn(state, notice.agent),
    others: others?.map(({ id, why }) => ({ name: nameIn(state, id), why })),
  }),
});

/** What the viewer may read: what was said to one alone is theirs; people may read what was said to an agent. */
function isFor(state: Known, viewer: Viewer, { to, by }: Message): boolean {
  if (to === undefined || to === 'moderator' || viewer === undefined || to === viewer || by === viewer)
    return true;
  const looks = typeof viewer === 'string' ? identityOf(state, viewer)?.kind : 'human';
  return looks === 'human' && identityOf(state, to)?.kind !== 'human';
}

export function messagesOf(
  state: Known,
  channel: Channel,
  viewer: Viewer,
  read: ReadOf,
): ChannelMessageView[] {
  const held = channel.held.map(({ message }) => ({ ...messageView(state, message, read), held: true }));
  const said = channel.messages.filter((message) => isFor(state, viewer, message));
  return [...said.map((message) => messageView(state, message, read)), ...held];
}

/** The first that goes to whoever is asked, where something stands before it. */
export function readFrom(channel: Channel, { window, textOf }: ReadOf): { readFrom?: number } {
  const given = inWindow(channel, window, textOf);
  const [first] = given;
  return first && channel.said > given.length ? { readFrom: first.message.seq } : {};
}

const sameBut = (before: Message | undefined, after: Message): boolean =>
  before !== undefined && before.offer === after.offer && before.text.startsWith(after.text);

export function patchOf(
  state: Known,
  before: Channel | undefined,
  after: Channel,
  viewer: Viewer,
  read: ReadOf,
): ChannelPatch {
  const was = new Set<unknown>(before ? [...before.messages, ...before.held] : []);
  const shown = new Map(before?.messages.map((message) => [message.id, message]));
  // One whose text was shortened in the state is the same message.
  const isSame = (message: Message) =>
    was.has(message) || (message.cut === true && sameBut(shown.get(message.id), message));
  const fresh = after.messages.filter((message) => !isSame(message) && isFor(state, viewer, message));
  const held = after.held.filter((each) => !was.has(each));
  return {
    id: after.id,
    head: channelRow(state, after),
    messages: [
      ...fresh.map((message) => messageView(state, message, read)),
      ...held.map(({ message }) => ({ ...messageView(state, message, read), held: true })),
    ],
    events: after.log.filter(({ n }) => n > (before?.noted ?? 0)),
    ...readFrom(after, read),
  };
}
