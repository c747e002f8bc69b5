/** A channel follows its settings and the registry: it begins, changes its mode and members, goes and comes back. */

import { diceOf } from '../dice.ts';
import { apartOf } from '../identities/answersElsewhere.ts';
import type { Identity } from '../identities/identity.ts';
import { budgetsOf } from './budgets.ts';
import type { Channel, Message, Moment } from './channel.ts';
import { archive } from './discussion.ts';
import { raised } from './guards.ts';
import { hear } from './messages/hearing.ts';
import { note, say } from './messages/recentMessages.ts';
import { modeRefusal } from './modes.ts';
import type { ChannelSettings } from './settings.ts';
import { cycleAnew, emptyCycle, rest } from './turns/cycles.ts';
import { agentsOf, hasOrder, settled, stateWith } from './turns/speakers.ts';
import { abortTurn } from './turns/turnEnds.ts';

/** How a channel came to be: by an agent in a turn of this depth, or found in the file; else a person made it. */
export interface Coming {
  depth?: number | undefined;
  found?: boolean;
}

/** A new channel. The guide of a discussion wakes its members, unless it was only found: nobody asked for that now. */
export function begun(
  settings: ChannelSettings,
  identities: readonly Identity[],
  seed: number,
  { depth, found = false }: Coming,
  now: Moment,
): Channel {
  const fresh: Channel = {
    id: settings.id,
    settings,
    openedAt: now.at,
    updatedAt: now.at,
    declared: false,
    ...(depth === undefined ? {} : { made: true }),
    ...{ agents: [], standings: {}, turns: 'disabled', stage: 'resting', cycle: emptyCycle },
    ...{ wakes: [], addressed: [], depth: 1, messages: [], held: [], recent: [], said: 0 },
    ...{ turnCount: 0, turnsSinceHuman: 0, hour: [], aborted: [], told: {} },
    ...{ dice: diceOf(seed, settings.id), councils: [], log: [], noted: 0 },
  };
  const joined = settled(withRegistry(fresh, identities));
  if (settings.archived) return archive(joined, now);
  return guided(joined, depth ?? 0, found, now);
}

function guided(channel: Channel, depth: number, isFound: boolean, now: Moment): Channel {
  const { mode, discussion } = channel.settings;
  if (mode !== 'discussion' || !discussion?.guide) return channel;
  const message: Message = {
    ...{ id: `guide-${channel.id}`, at: now.at, seq: now.seq, by: discussion.initiator, kind: 'moderator' },
    ...{ text: discussion.guide, depth, notice: { code: 'guide', agent: discussion.initiator } },
  };
  return isFound ? say(channel, message) : hear(channel, { message }, now);
}

/** Whom a channel may ask something beside the turn order: of a person or of whoever is elsewhere it would wait in vain. */
const isAskable = (each: Identity): boolean =>
  each.kind === 'agent' && !each.muted && apartOf(each) === undefined;

/** Who of the registry is here, who leads, whom a reminder reaches. */
function withRegistry(channel: Channel, identities: readonly Identity[]): Channel {
  const { orchestrator: _orchestrator, initiator: _initiator, budgets: _budgets, ...others } = channel;
  const agents = agentsOf(channel.settings, identities);
  const leaders = identities.filter((each) => each.orchestrator && isAskable(each));
  const leader = leaders.find(({ id }) => agents.some((agent) => agent.id === id)) ?? leaders[0];
  const began = channel.settings.discussion?.initiator;
  const isAsked = identities.some((each) => each.id === began && isAskable(each));
  const concerned = [...agents.map(({ id }) => id), leader?.id, began].filter((id) => id !== undefined);
  return {
    ...others,
    agents,
    ...budgetsOf(identities, concerned),
    ...(leader ? { orchestrator: leader.id } : {}),
    ...(isAsked && began !== undefined ? { initiator: began } : {}),
  };
}

/** Follows settings that were edited. A mode that is locked is neither left nor entered: the former stays. */
export function followed(
  channel: Channel,
  wanted: ChannelSettings,
  identities: readonly Identity[],
  now: Moment,
): Channel {
  const before = channel.settings;
  const mode = modeRefusal(before.mode, wanted.mode) ? before.mode : wanted.mode;
  // Who began a discussion is part of its creation, like its mode.
  const discussion = before.discussion ?? wanted.discussion;
  const settings: ChannelSettings = { ...wanted, mode, ...(discussion ? { discussion } : {}) };
  if (!channel.gone && channel.declared && same(before, settings)) return channel;
  const { gone: _gone, ...here } = channel;
  const next = raised({ ...here, declared: true, settings }, before.guards, now);
  const listed = registered(next, identities, now);
  const moded = mode === before.mode ? shown(listed) : withMode(listed, before.mode, now);
  return sealed(moded, now);
}

/** An order that was set or taken away shows at once; how many speak, at the boundary. */
function shown(channel: Channel): Channel {
  if (channel.stage !== 'running' || !hasOrder(channel)) return settled(channel);
  const turns = stateWith(channel, channel.cycle.list.length);
  return hasOrder({ ...channel, turns }) ? { ...channel, turns } : channel;
}

/** Follows the registry: who is new, gone or muted there is so here. */
export function registered(channel: Channel, identities: readonly Identity[], now: Moment): Channel {
  const next = withRegistry(channel, identities);
  const had = new Set(channel.agents.map(({ id }) => id));
  const has = new Set(next.agents.map(({ id }) => id));
  const isSame =
    same(channel.agents, next.agents) &&
    same(channel.budgets, next.budgets) &&
    channel.orchestrator === next.orchestrator &&
    channel.initiator === next.initiator;
  if (isSame) return channel;
  const joined = [...has].filter((id) => !had.has(id));
  const left = [...had].filter((id) => !has.has(id));
  const { choosing: _choosing, ...noted } = [
    ...joined.map((agent) => ({ agent, event: 'joined' as const })),
    ...left.map((agent) => ({ agent, event: 'left' as const })),
  ].reduce((all, { agent, event }) => note(all, now.at, event, { agent }), next);
  const speaking = channel.turn?.agent;
  const lost = speaking !== undefined && left.includes(speaking) ? 'left' : undefined;
  const quiet = next.agents.some(({ id, muted }) => id === speaking && muted) ? 'muted' : undefined;
  const answersAs = (at: Channel) => at.agents.find(({ id }) => id === speaking)?.answers;
  const other = answersAs(channel) === answersAs(next) ? undefined : 'answered-otherwise';
  const reason = lost ?? quiet ?? other;
  const free = reason === undefined ? noted : abortTurn(noted, now, 'skipped', reason);
  const isRunning = channel.stage === 'running' && hasOrder(channel);
  return isRunning ? free : settled(free);
}

/** A mode change during a turn aborts it; where turns still go round, they begin a new cycle. */
function withMode(channel: Channel, from: string, now: Moment): Channel {
  const wasRunning = channel.stage === 'running';
  const free = abortTurn(channel, now, 'aborted', 'mode');
  const calm = note(rest(free), now.at, 'mode', { reason: `${from} to ${channel.settings.mode}` });
  return wasRunning && hasOrder(calm) ? cycleAnew(calm, now) : calm;
}

/** `archived: true` in the file seals, and taking it away opens again; a concluded discussion stays closed. */
function sealed(channel: Channel, now: Moment): Channel {
  const wanted = channel.settings.archived === true;
  if (wanted && !channel.archived) return archive(channel, now);
  if (wanted || !channel.archived || channel.archived.summary !== undefined) return channel;
  const { archived: _archived, ...open } = channel;
  return rest(open);
}

/** No longer in the file: nobody is asked there. Its mode is kept, so that a lock holds when it comes back. */
export function gone(channel: Channel, now: Moment): Channel {
  if (channel.gone || !channel.declared) return channel;
  const free = rest(abortTurn(channel, now, 'aborted', 'gone'));
  const told = free.held.reduce((next, { message }) => say(next, message), free);
  return { ...told, gone: true, councils: [], held: [], updatedAt: now.at };
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
