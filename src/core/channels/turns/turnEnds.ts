/** How a turn leaves the floor without a reply: timed out, failed, interrupted, aborted, skipped. Each is noted once. */
import { own } from '../../own.ts';
import type { Channel, Moment, TurnNote } from '../channel.ts';
import { announce, note } from '../messages/recentMessages.ts';
import { withStanding } from './speakers.ts';

/** As many absences in a row, and the agent is OFFLINE in this channel. */
export const absencesUntilOffline = 3;
const abortedKept = 5;

/** The floor is free. */
export function freed(channel: Channel): Channel {
  const { turn: _turn, ...rest } = channel;
  return rest;
}

/** Takes the floor from whoever has it. What the call still brings is noted and dropped. */
export function abortTurn(
  channel: Channel,
  now: Moment,
  event: Extract<TurnNote['event'], 'interrupted' | 'aborted' | 'skipped' | 'advanced'>,
  reason: string,
): Channel {
  const { turn } = channel;
  if (!turn) return channel;
  const isAsked = turn.state === 'asked';
  const aborted = isAsked ? [...channel.aborted.slice(1 - abortedKept), turn.n] : channel.aborted;
  const noted = note({ ...channel, aborted }, now.at, event, { agent: turn.agent, turn: turn.n, reason });
  const told =
    event === 'interrupted' || event === 'aborted'
      ? announce(noted, now, { code: event, agent: turn.agent, detail: reason })
      : noted;
  // One that has spoken has completed its turn, whatever came then, and waits if it said so.
  const heeded = turn.then === 'wait' ? withStanding(told, turn.agent, { waiting: true }) : told;
  return freed(turn.messages > 0 ? counted(heeded, true) : heeded);
}

/** Did not answer in time, or could not. One that has spoken in this turn has completed it. */
export function absentFromTurn(
  channel: Channel,
  now: Moment,
  event: 'timed-out' | 'failed',
  detail?: string,
): Channel {
  const { turn } = channel;
  if (!turn) return channel;
  const { agent, n } = turn;
  const aborted = [...channel.aborted.slice(1 - abortedKept), n];
  const reason = detail === undefined ? {} : { reason: detail };
  const noted = note({ ...channel, aborted }, now.at, event, { agent, turn: n, ...reason });
  const told = announce(noted, now, { code: event, agent, ...(detail === undefined ? {} : { detail }) });
  if (turn.messages > 0) return freed(counted(told, true));
  const absences = (own(channel.standings, agent)?.absences ?? 0) + 1;
  if (absences < absencesUntilOffline) return freed(withStanding(told, agent, { absences }));
  const offline = note(withStanding(told, agent, { absences, offline: true }), now.at, 'offline', { agent });
  return freed(announce(offline, now, { code: 'offline', agent }));
}

/** For the dormancy of this cycle: somebody completed a turn, and said something or not. */
export function counted(channel: Channel, isReal: boolean): Channel {
  const { turn, cycle } = channel;
  if (!turn) return channel;
  const { completed, real } = cycle;
  return {
    ...channel,
    cycle: { ...cycle, completed: completed + 1, real: real + (isReal ? 1 : 0) },
  };
}
