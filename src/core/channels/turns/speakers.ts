/** Who can speak in a channel: the members who are agents of the registry, their list, and who is passed over now. */
import { apartOf } from '../../identities/answersElsewhere.ts';
import type { Identity } from '../../identities/identity.ts';
import type { SeatId } from '../../ids.ts';
import { own } from '../../own.ts';
import type { Channel } from '../channel.ts';
import type { Agent, Standing } from '../channelAgent.ts';
import { type TurnState, turnStateOf } from '../modes.ts';
import type { ChannelSettings } from '../settings.ts';

/** The members who are agents, in the order of the members. */
export function agentsOf(settings: ChannelSettings, identities: readonly Identity[]): Agent[] {
  return [...new Set(settings.members)].flatMap((id) => {
    const found = identities.find((each) => each.id === id);
    return found?.kind === 'agent' ? [agentOf(found, settings)] : [];
  });
}

function agentOf(identity: Identity, settings: ChannelSettings): Agent {
  const { id, name, priority, speed, reactsTo } = identity;
  const muted = identity.muted === true || settings.muted.includes(id);
  const answers = apartOf(identity);
  return {
    id,
    name,
    ...(priority === undefined ? {} : { priority }),
    ...(speed === undefined ? {} : { speed }),
    ...(reactsTo === undefined ? {} : { reactsTo }),
    ...(muted ? { muted } : {}),
    ...(answers === undefined ? {} : { answers }),
  };
}

export const agentIn = (channel: Channel, id: SeatId): Agent | undefined =>
  channel.agents.find((each) => each.id === id);

/** Is answered for by nobody whom a channel could ask. */
export const isAway = (agent: Agent | undefined): boolean =>
  agent?.answers === 'elsewhere' || agent?.answers === 'file';

/** A person answers for it: nothing is called, and there is an hour for it. */
export const isPerson = (channel: Channel, id: SeatId): boolean => agentIn(channel, id)?.answers === 'person';

/** Here, not muted, neither WAITING nor OFFLINE, with something left of its budget: may be given the floor. */
export function isAble(channel: Channel, id: SeatId): boolean {
  const agent = agentIn(channel, id);
  const standing = own(channel.standings, id);
  const away = standing?.waiting ?? standing?.offline ?? standing?.spent ?? standing?.unpriced;
  return agent !== undefined && !agent.muted && !isAway(agent) && away === undefined;
}

const personMs = 3_600_000;

/** How long somebody has for a turn here. */
export function turnMs(channel: Channel, id: SeatId): number {
  const usual = channel.settings.timeoutSeconds * 1000;
  return isPerson(channel, id) ? Math.max(usual, personMs) : usual;
}

/** The list from the current members: who stayed keeps the relative order, newcomers are appended. */
export function rebuilt(channel: Channel): { list: SeatId[]; newcomers: SeatId[] } {
  const { list } = channel.cycle;
  const stayed = list.filter((id) => agentIn(channel, id));
  const newcomers = channel.agents.map(({ id }) => id).filter((id) => !list.includes(id));
  return { list: [...stayed, ...newcomers], newcomers };
}

/** What the mode makes of this many speakers; a sealed channel is archived whatever its mode. */
export function stateWith(channel: Channel, speakers: number): TurnState {
  return channel.archived ? 'archived' : turnStateOf(channel.settings, speakers);
}

/** Whether turns go round here, by a list. */
export const hasOrder = ({ turns }: Channel): boolean => turns === 'normal' || turns === 'shuffle';

/** Where no cycle runs, who comes and goes does so at once. */
export function settled(channel: Channel): Channel {
  const { list } = rebuilt(channel);
  return { ...channel, turns: stateWith(channel, list.length), cycle: { ...channel.cycle, list } };
}

export function withStanding(channel: Channel, id: SeatId, change: Standing): Channel {
  const next = Object.fromEntries(
    Object.entries({ ...own(channel.standings, id), ...change }).filter(([, value]) => value !== undefined),
  );
  const { [id]: _before, ...others } = channel.standings;
  return {
    ...channel,
    standings: Object.keys(next).length === 0 ? others : { ...others, [id]: next },
  };
}

/** Takes part again: neither WAITING nor OFFLINE. */
export function released(channel: Channel, id: SeatId, what: 'both' | 'waiting' = 'both'): Channel {
  const standing = own(channel.standings, id);
  if (!standing?.waiting && !(what === 'both' && standing?.offline)) return channel;
  const { waiting: _waiting, offline, absences, ...rest } = standing;
  const kept =
    what === 'both' ? rest : { ...rest, ...(offline ? { offline } : {}), ...(absences ? { absences } : {}) };
  const { [id]: _before, ...others } = channel.standings;
  return { ...channel, standings: Object.keys(kept).length === 0 ? others : { ...others, [id]: kept } };
}
