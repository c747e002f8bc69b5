/**
 * The wall clock and the time that passed have parted: it was set, or the machine slept. Nobody worked meanwhile, so no
 * budget is charged for it, and whoever was being waited for has as much time left as before.
 */
import type { Channel } from './channels/channel.ts';
import { withDeadlineAlone } from './councils/baseline.ts';
import type { Council, PhaseRun, Turn } from './councils/council.ts';
import { askedNow, withDeadline } from './councils/people/askedAgain.ts';
import type { Instant } from './ids.ts';
import type { State } from './state.ts';

const minuteMs = 60_000;
/** The last moment that a date can be written of. */
const lastInstant = 253_402_300_799_999;

const moved = (at: Instant, ms: number): Instant => Math.min(lastInstant, Math.max(0, at + ms));

export function clockJumped(state: State, ms: number): State {
  const councils = mapped(state.councils, (council) => councilAfter(council, ms));
  return state.channels
    ? { ...state, councils, channels: mapped(state.channels, (channel) => channelAfter(channel, ms)) }
    : { ...state, councils };
}

const mapped = <T>(all: Record<string, T>, next: (one: T) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(all).map(([id, one]) => [id, next(one)]));

function councilAfter(council: Council, ms: number): Council {
  const later = (turn: Turn): Turn => {
    const again = withDeadline(turn, (open) => moved(open.deadlineAt, ms));
    return turn.state === 'asked' ? { ...again, deadlineAt: moved(turn.deadlineAt, ms) } : again;
  };
  const isConcerned = (run: PhaseRun) => run.endedAt === undefined || run.turns.some(askedNow);
  const runs = council.runs.map((run) => {
    if (!isConcerned(run)) return run;
    const turns = run.turns.map(later);
    return run.endedAt === undefined ? { ...run, turns, rested: (run.rested ?? 0) + ms } : { ...run, turns };
  });
  return {
    ...withDeadlineAlone(council, (deadlineAt) => moved(deadlineAt, ms)),
    runs,
    updatedAt: moved(council.updatedAt, ms),
    ...(council.pausedAt === undefined ? {} : { pausedAt: moved(council.pausedAt, ms) }),
  };
}

function channelAfter(channel: Channel, ms: number): Channel {
  const { turn, choosing } = channel;
  return {
    ...channel,
    updatedAt: moved(channel.updatedAt, ms),
    ...(turn
      ? { turn: { ...turn, startedAt: moved(turn.startedAt, ms), deadlineAt: moved(turn.deadlineAt, ms) } }
      : {}),
    ...(choosing ? { choosing: { ...choosing, deadlineAt: moved(choosing.deadlineAt, ms) } } : {}),
    // A clock that was put back must not keep an hour from passing; one that went ahead mostly slept it.
    ...(ms < 0
      ? { hour: channel.hour.map((each) => ({ ...each, minute: each.minute + Math.floor(ms / minuteMs) })) }
      : {}),
  };
}
