/**
 * The only mutator. Events are appended and synced, then reduced, then told, then what they owe is performed:
 * nothing is reduced, told or acknowledged before it is durable. What arrives during a sync shares the next one.
 */
import type { Channel, ChannelId } from '../core/channels/channel.ts';
import type { Council } from '../core/councils/council.ts';
import type { Event, Stamped } from '../core/events.ts';
import type { CouncilId } from '../core/ids.ts';
import { reduce } from '../core/reduce.ts';
import { emptyState, type State } from '../core/state.ts';
import type { Clock, Journal, Observer } from './ports.ts';

/** A snapshot of an earlier release lacks what that release did not know. */
const whole = (state: State): State => ({ ...emptyState, ...state });

/** A restart goes through the same reducer as the first time. */
export const replay: typeof reduce = (state, record) => reduce(whole(state), record);

export interface Loop {
  state(): State;
  /** Resolves when the events are durable and reduced; rejects when they could not be stored. */
  submit(...events: Event[]): Promise<State>;
  /** Lets what is queued through, then takes nothing more. */
  close(): Promise<void>;
}

export interface LoopParts {
  initial: State;
  journal: Journal;
  clock: Clock;
  observers: Observer[];
  /** Called for each council that changed, with nothing when it left the state. */
  perform(id: CouncilId, council: Council | undefined): void;
  /** Called for each channel that changed. */
  performIn?(id: ChannelId, channel: Channel): void;
}

interface Submission {
  events: Event[];
  resolve(state: State): void;
  reject(error: unknown): void;
}

export function startLoop({ initial, journal, clock, observers, perform, performIn }: LoopParts): Loop {
  let state = whole(initial);
  let queue: Submission[] = [];
  let draining: Promise<void> | undefined;
  let closed = false;

  async function drain(): Promise<void> {
    while (queue.length > 0) {
      const batch = queue;
      queue = [];
      await commit(batch);
    }
    draining = undefined;
  }

  async function commit(batch: Submission[]): Promise<void> {
    const at = clock.now();
    const records = batch
      .flatMap((submission) => submission.events)
      .map((event, index): Stamped => ({ seq: state.seq + index + 1, at, event }));
    try {
      await journal.append(records);
    } catch (error) {
      for (const submission of batch) submission.reject(error);
      return;
    }
    const before = state;
    for (const record of records) state = reduce(state, record);
    for (const observer of observers) observer.told(records, state, before);
    for (const id of concerned(records, before, state)) perform(id, state.councils[id]);
    if (performIn)
      for (const channel of changedChannels(records, before, state)) performIn(channel.id, channel);
    for (const submission of batch) submission.resolve(state);
    journal.offerSnapshot(state);
  }

  return {
    state: () => state,
    submit(...events) {
      if (closed) return Promise.reject(new Error('The host is closing.'));
      return new Promise((resolve, reject) => {
        queue.push({ events, resolve, reject });
        draining ??= drain();
      });
    },
    async close() {
      closed = true;
      await draining;
    },
  };
}

/** The councils a batch changed: the slice to look at, never the whole house for one event. */
function concerned(records: Stamped[], before: State, after: State): CouncilId[] {
  const named = records.flatMap(({ event }) => {
    if (event.type === 'host.started') return Object.keys(after.councils);
    if (!('council' in event)) return [];
    return [typeof event.council === 'string' ? event.council : event.council.id];
  });
  return [...new Set(named)].filter(
    (id) =>
      before.councils[id] !== after.councils[id] ||
      records.some(({ event }) => event.type === 'host.started'),
  );
}

/** By the objects alone: a channel that nothing happened to is the same one. */
function changedChannels(records: Stamped[], before: State, after: State): Channel[] {
  const started = records.some(({ event }) => event.type === 'host.started');
  if (after.channels === before.channels && !started) return [];
  return Object.values(after.channels ?? {}).filter(
    (channel) => started || before.channels?.[channel.id] !== channel,
  );
}
