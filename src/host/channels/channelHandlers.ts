/** Answers what people do in channels: look, watch, read back, speak, and steer whose turn it is. */

import type { Channel, Message } from '../../core/channels/channel.ts';
import type { Operation } from '../../core/channels/channelEvents.ts';
import { isHeldBack } from '../../core/channels/guards.ts';
import { escalationRefusal } from '../../core/channels/links.ts';
import { mentionsIn } from '../../core/channels/messages/mentions.ts';
import { completionOf } from '../../core/channels/turns/completion.ts';
import { passedOver } from '../../core/channels/turns/passedOver.ts';
import { heardIn } from '../../core/channels/turns/router.ts';
import { hasOrder, isPerson } from '../../core/channels/turns/speakers.ts';
import { ended } from '../../core/councils/interpreter.ts';
import type { Event } from '../../core/events.ts';
import type { Language, SeatId } from '../../core/ids.ts';
import { own } from '../../core/own.ts';
import { councilOf, type State } from '../../core/state.ts';
import * as messages from '../../rpc/messages/channelMessages.ts';
import type { ChannelRow } from '../../rpc/views/channelViews.ts';
import type { FileProblem } from '../../rpc/views/views.ts';
import { channelRefusals } from '../../rpc/words/channels/channelRefusals.ts';
import { channelStops } from '../../rpc/words/channels/channelStops.ts';
import { channelWords } from '../../rpc/words/channels/channelWords.ts';
import type { Answer, Session } from '../clients/sessions.ts';
import type { People } from '../clients/whoIsWho.ts';
import type { Guard } from '../ports/guard.ts';
import type { Chance, Clock } from '../ports/ports.ts';
import type { Watching } from './channelWatchers.ts';
import type { Offers } from './councilOffers.ts';
import { waitsForFloor } from './councilOnFloor.ts';
import { type Finding, notNow, refuse } from './findChannel.ts';
import type { Texts } from './messageTexts.ts';
import { activeView, channelRow, messageView, nameIn } from './presentChannel.ts';
import type { Windows } from './readingWindows.ts';

export interface SpeakingParts {
  guard: Guard;
  language: Language;
  clock: Clock;
  chance: Chance;
  state(): State;
  submit(...events: Event[]): Promise<State>;
  watching: Watching;
  finding: Finding;
  people: Pick<People, 'signer' | 'actor'>;
  offers: Offers;
  problems(): FileProblem[];
  texts: Pick<Texts, 'of'>;
  windows: Pick<Windows, 'of'>;
  /** What would answer for this agent, where it is counted in money and has no price. */
  unpriced(channel: Channel, agent: SeatId): Promise<string | undefined>;
  history(asked: {
    channel: string;
    before: number;
    limit: number;
    completion: 'reply' | 'signal';
    dropped: readonly number[] | undefined;
  }): Promise<{ messages: Message[]; before?: number }>;
}

/** As much as a person may inject at once, here as there. */
const longestInjection = 20_000;

export function answerSpeaking(answer: Answer, parts: SpeakingParts): void {
  const { state, submit, finding, watching, language, clock, chance, offers, guard } = parts;
  const say = channelRefusals[language];
  const row = (channel: Channel, now: State = state()): ChannelRow =>
    channelRow(now, own(now.channels, channel.id) ?? channel);

  const readOf = (channel: Channel) => ({
    textOf: parts.texts.of(channel),
    window: parts.windows.of(channel),
  });

  answer(messages.listChannels, () => ({
    rows: Object.values(state().channels)
      .filter(({ gone }) => !gone)
      .flatMap(
        (channel) => guard(`the row of channel ${channel.id}`, () => channelRow(state(), channel)) ?? [],
      )
      .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    problems: parts.problems().filter(({ file }) => file === 'channels.yaml'),
  }));
  answer(messages.getChannel, async ({ channel: id }, session) => {
    const channel = finding.channel(id);
    return { ...(await watching.view(channel, session)), log: channel.log };
  });
  answer(messages.watchChannel, ({ channel: id }, session) => {
    const channel = finding.channel(id);
    watching.watch(session, id);
    return watching.view(channel, session);
  });
  answer(messages.unwatchChannel, ({ channel: id }, session) => {
    watching.unwatch(session, id);
    return null;
  });
  answer(messages.channelHistory, async ({ channel: id, before, limit }) => {
    const { settings, dropped } = finding.channel(id);
    const page = await parts.history({
      channel: id,
      before: before ?? Number.MAX_SAFE_INTEGER,
      limit,
      completion: completionOf(settings),
      dropped,
    });
    const shown = page.messages.map((message) => messageView(state(), message, readOf(finding.channel(id))));
    return { id, messages: shown, ...(page.before === undefined ? {} : { before: page.before }) };
  });

  answer(messages.sayInChannel, async ({ channel: id, text, policy, by, once }, session) => {
    const channel = finding.channel(id);
    const words = text.trim();
    if (words === '') return refuse(say.emptyText);
    if (words.length > messages.longestMessage)
      return refuse(say.tooLong(words.length, messages.longestMessage));
    const person = parts.people.signer(session, by).id;
    const message = once ?? chance.ulid(clock.now());
    const known = once === undefined ? undefined : saidIn(channel, once);
    if (known) return { message: messageView(state(), known, readOf(channel)) };
    const offer = await offers.draw(channel, person, words);
    const posted: Event = {
      type: 'message.posted',
      channel: id,
      id: message,
      by: person,
      kind: 'human',
      text: words,
      ...heardIn(channel, words, state().identities),
      depth: 0,
      ...(policy ? { policy } : {}),
      ...(offer ? { quiet: true } : {}),
    };
    const anew = await repriced(channel);
    const spoken = offer ? undefined : inTurn(own(state().channels, id), person, words, once);
    if (spoken) {
      const after = await submit(...anew, spoken.event);
      const found = own(after.channels, id)?.messages.find((one) => one.id === spoken.message);
      // Unless the turn ended in this very moment: then it is a message like any other, and no word is lost.
      if (found || isSettled(own(after.channels, id), spoken.event))
        return {
          message: found ? messageView(after, found, readOf(own(after.channels, id) ?? channel)) : null,
        };
    }
    const after = await submit(
      ...anew,
      posted,
      ...(offer ? [offer] : injected(channel, message, person, words)),
    );
    const now = own(after.channels, id);
    const found = now && saidIn(now, message);
    return {
      message: found ? messageView(after, found, readOf(now ?? channel)) : null,
      ...(offer?.type === 'channel.offered' ? { offer: offer.id } : {}),
    };
  });

  /** What a person says whose turn it is in the name of an agent ends that turn. */
  function inTurn(channel: Channel | undefined, by: string, text: string, once: string | undefined) {
    const turn = channel?.turn;
    if (!channel || turn?.state !== 'asked' || turn.agent !== by || !isPerson(channel, by)) return undefined;
    const { n, attempt, startedAt } = turn;
    const event = {
      type: 'channel.replied',
      ...{ channel: channel.id, turn: n, attempt, agent: by, text },
      mentions: mentionsIn(text, channel.agents).filter((id) => id !== by),
      ...(once === undefined ? {} : { id: once }),
      ...{ completion: 'reply', person: true, tries: 1, ms: Math.max(0, clock.now() - startedAt) },
    } as const satisfies Event;
    return { event, message: once ?? `${channel.id}-${n}-${attempt}` };
  }

  /** A pass stands nowhere: what was noted last of the turn says whether it was taken. */
  const isSettled = (channel: Channel | undefined, { turn }: { turn: number }): boolean =>
    channel?.log.some((one) => one.turn === turn && one.event === 'passed') ?? false;

  /** For whom there is a price now, or no limit in money any more. */
  async function repriced(channel: Channel): Promise<Event[]> {
    const held = Object.keys(channel.standings).filter(
      (agent) => own(channel.standings, agent)?.unpriced !== undefined,
    );
    const still = await Promise.all(
      held.map((agent) =>
        parts.unpriced(channel, agent).catch(() => own(channel.standings, agent)?.unpriced),
      ),
    );
    const agents = held.filter((_agent, n) => still[n] === undefined);
    return agents.length > 0 ? [{ type: 'channel.priced', channel: channel.id, agents }] : [];
  }

  /** While a council holds the floor what people say here goes to it. */
  function injected(channel: Channel, id: string, by: string, text: string): Event[] {
    const council = councilOf(state(), channel.councils[0] ?? '');
    if (!council || ended.has(council.status) || council.status === 'decision' || waitsForFloor(council))
      return [];
    if (text.length > longestInjection) refuse(say.tooLongForCouncil(text.length, longestInjection));
    const named = council.seats.filter((seat) =>
      new RegExp(`@${seat.id}(?![\\p{L}\\p{N}_-])`, 'iu').test(text),
    );
    const [only] = named.length === 1 ? named : [];
    const to = only ? { to: only.id } : {};
    return [{ type: 'person.injected', council: council.id, id, by: nameIn(state(), by), text, ...to }];
  }

  answer(messages.escalateQuestion, async ({ channel: from, to, text: given, by }, session) => {
    const channel = finding.live(from);
    const text = given.trim();
    if (text === '') return refuse(say.emptyText);
    const refused = escalationRefusal(state().channels, from, to);
    if (refused) return notNow(say.escalation[refused.code](from, to));
    const target = finding.channel(to);
    const { mentions } = heardIn(target, text, state().identities);
    const person = parts.people.signer(session, by).id;
    const id = chance.ulid(clock.now());
    const event: Event = {
      type: 'channel.escalated',
      from: channel.id,
      to,
      id,
      by: person,
      text,
      mentions,
      depth: 0,
    };
    return { to: row(target, await submit(event)) };
  });

  answer(messages.activeTurn, ({ channel: id }) => {
    const channel = finding.channel(id);
    return { active: activeView(state(), channel) ?? null, head: row(channel) };
  });
  answer(messages.steerTurn, async ({ channel: id, do: what, turn, by }, session) => {
    const channel = finding.live(id);
    const open = channel.turn;
    if (turn !== undefined && open?.n !== turn) return notNow(say.otherTurn(turn));
    if (!open && what !== 'advance') return notNow(say.noFloor(id));
    if (!open && !hasOrder(channel)) return notNow(say.noOrder(id, channel.settings.mode));
    const isAlone = row(channel).only !== undefined;
    const held =
      channel.paused ??
      channel.blocked ??
      channel.councils[0] ??
      (isHeldBack(channel) || isAlone || undefined);
    if (!open && held !== undefined)
      return notNow(say.heldNow(id, channelWords[language].state(row(channel))));
    // By its number: a turn that ends meanwhile is not taken for the next one.
    return await operate(channel, { do: what, ...(open ? { turn: open.n } : {}) }, session, by);
  });
  answer(messages.pauseChannel, ({ channel: id, by }, session) => {
    const channel = finding.live(id);
    if (channel.paused) return notNow(say.paused(id));
    return operate(channel, { do: 'pause' }, session, by);
  });
  answer(messages.resumeChannel, ({ channel: id, by }, session) => {
    const channel = finding.live(id);
    const { stopped } = channel;
    if (!channel.paused && stopped) {
      const { lifted } = channelStops[language];
      return notNow(say.stopped(id, channelWords[language].stopped(stopped), lifted(stopped.reason)));
    }
    if (!channel.paused) return notNow(say.notPaused(id));
    return operate(channel, { do: 'resume' }, session, by);
  });
  answer(messages.releaseAgent, async ({ channel: id, agent, by }, session) => {
    const channel = finding.live(id);
    if (!channel.agents.some((one) => one.id === agent)) return refuse(say.noMember(agent, id));
    const standing = own(channel.standings, agent);
    const why = passedOver(channel, agent);
    if (why?.code === 'unpriced') {
      const anew = await repriced(channel);
      if (anew.length > 0) return { head: row(channel, await submit(...anew)) };
    }
    if (why && !standing?.waiting && !standing?.offline)
      return notNow(channelWords[language].notice({ ...why, name: nameIn(state(), agent) }));
    if (!standing?.waiting && !standing?.offline) return notNow(say.notHeld(nameIn(state(), agent)));
    return await operate(channel, { do: 'release', agent }, session, by);
  });

  async function operate(
    channel: Channel,
    operation: Operation,
    session: Session,
    by: string | undefined,
  ): Promise<{ head: ChannelRow }> {
    const person = (by === undefined ? parts.people.actor(session) : parts.people.signer(session, by)).id;
    const after = await submit({ type: 'channel.operated', channel: channel.id, by: person, operation });
    return { head: row(channel, after) };
  }
}

const saidIn = ({ messages, held }: Channel, id: string): Message | undefined =>
  messages.find((one) => one.id === id) ?? held.find((one) => one.message.id === id)?.message;
