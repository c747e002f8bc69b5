/**
 * The only mutator. Events are reduced, appended and synced, then the new state counts and is told, then what they owe is
 * performed: nothing is told or acknowledged before it is durable, and nothing is stored that the core can't take. What
 * arrives during a sync shares the next one. Whatever throws here ends one thing, by name, and never the loop.
 */
import type { Channel, ChannelId } from '../../core/channels/channel.ts';
import type { Council } from '../../core/councils/council.ts';
import type { Event, Stamped } from '../../core/events.ts';
import type { CouncilId } from '../../core/ids.ts';
import { own } from '../../core/own.ts';
import { reduce } from '../../core/reduce.ts';
import { councilOf, emptyState, type State } from '../../core/state.ts';
import { type Touched, touched } from '../../core/touched.ts';
import { guardWith, inWords, logFault } from '../ports/guard.ts';
import { type Clock, type Journal, type Log, type Observer, StoreError } from '../ports/ports.ts';

export class ReductionError extends Error {
  /** The event's. */
  readonly type: string;
  constructor(type: string, cause: unknown) {
    super(`${type} could not be taken over: ${inWords(cause)}`, { cause });
    this.name = 'ReductionError';
    this.type = type;
  }
}

/** Less is the usual unrest of clocks that are kept in time; it adds up until it is more. */
const smallestJump = 1000;

const nothingTouched: Touched = { started: false, councils: [], channels: [] };

/** A snapshot of an earlier release lacks what that release did not know. */
const whole = (state: State): State => ({ ...emptyState, ...state });

/** A restart goes through the same reducer as the first time. */
export const replay: typeof reduce = (state, record) => reduce(whole(state), record);

export interface Loop {
  state(): State;
  /** Resolves when the events are durable and reduced. Rejects with a StoreError, or a ReductionError; then nothing has changed. */
  submit(...events: Event[]): Promise<State>;
  /** Lets what is queued through, then takes nothing more. */
  close(): Promise<void>;
}

export interface LoopParts {
  initial: State;
  journal: Journal;
  clock: Clock;
  log: Log;
  observers: Observer[];
  /** Called for each council that changed, with nothing when it left the state. */
  perform(id: CouncilId, council: Council | undefined): void;
  /** Called for each channel that changed. */
  performIn?(id: ChannelId, channel: Channel): void;
  /** The journal is another's, or not of one mind with the state: no event will ever be taken again. */
  cannotGoOn?(error: StoreError): void;
}

interface Submission {
  events: Event[];
  resolve(state: State): void;
  reject(error: unknown): void;
}

interface Reduced {
  submission: Submission;
  records: Stamped[];
}

export function startLoop(parts: LoopParts): Loop {
  const { journal, clock, log, observers, perform, performIn } = parts;
  const guard = guardWith(log);
  let state = whole(parts.initial);
  let queue: Submission[] = [];
  let draining: Promise<void> | undefined;
  let closed = false;
  /** By how much the wall clock was ahead of the time that passes, when last seen. */
  let ahead: number | undefined;

  /** What the wall clock did beside the time that passed; written down, so that a replay knows it too. */
  function jumped(at: number): Extract<Event, { type: 'clock.jumped' }> | undefined {
    const now = at - clock.steady();
    ahead ??= now;
    const ms = Math.round(now - ahead);
    return Math.abs(ms) < smallestJump ? undefined : { type: 'clock.jumped', ms };
  }

  async function drain(): Promise<void> {
    while (queue.length > 0) {
      const batch = queue;
      queue = [];
      try {
        await commit(batch);
      } catch (error) {
        logFault(log, 'a batch of events', error);
        // One that was acknowledged stays so.
        for (const submission of batch) submission.reject(error);
      }
    }
    draining = undefined;
  }

  async function commit(batch: Submission[]): Promise<void> {
    const { next, reduced, jumpMs } = reduceAll(batch);
    const records = reduced.flatMap((each) => each.records);
    if (reduced.length === 0) return;
    try {
      await journal.append(records);
    } catch (error) {
      return await refuse(reduced, error);
    }
    ahead = (ahead ?? 0) + jumpMs;
    const before = state;
    state = next;
    const slice = guard('what changed', () => touched(records, before, next)) ?? nothingTouched;
    for (const observer of observers)
      guard(`observer “${observer.name}”`, () => observer.told(records, next, before, slice));
    for (const id of slice.councils) guard(`what council ${id} owes`, () => perform(id, councilOf(next, id)));
    for (const id of slice.channels) {
      const channel = own(next.channels, id);
      if (channel) guard(`what channel ${id} owes`, () => performIn?.(id, channel));
    }
    for (const { submission } of reduced) submission.resolve(next);
    guard('the offer of a snapshot', () => {
      const taken: unknown = journal.offerSnapshot(next);
      if (taken instanceof Promise) taken.catch((error: unknown) => logFault(log, 'a snapshot', error));
    });
  }

  /** Those that the core takes, one after the other; each of the others is refused whole, and leaves no gap. */
  function reduceAll(batch: readonly Submission[]): { next: State; reduced: Reduced[]; jumpMs: number } {
    const at = clock.now();
    const reduced: Reduced[] = [];
    const jump = jumped(at);
    let next = state;
    for (const submission of batch) {
      const { seq } = next;
      const events = jump && reduced.length === 0 ? [jump, ...submission.events] : submission.events;
      const records = events.map((event, index): Stamped => ({ seq: seq + index + 1, at, event }));
      let after = next;
      try {
        for (const record of records) after = taken(after, record);
      } catch (error) {
        logFault(log, 'the reduction of an event', error);
        submission.reject(error);
        continue;
      }
      next = after;
      reduced.push({ submission, records });
    }
    return { next, reduced, jumpMs: jump?.ms ?? 0 };
  }

  async function refuse(reduced: Reduced[], error: unknown): Promise<void> {
    // What no disk has refused is the fault of one of them: the others are stored without it.
    if (!(error instanceof StoreError) && reduced.length > 1) {
      for (const { submission } of reduced) await commit([submission]);
      return;
    }
    for (const { submission } of reduced) submission.reject(error);
    const isOver = error instanceof StoreError && (error.code === 'damaged' || error.code === 'fenced');
    if (isOver) guard('the end of the host', () => parts.cannotGoOn?.(error));
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

function taken(state: State, record: Stamped): State {
  try {
    return reduce(state, record);
  } catch (error) {
    throw new ReductionError(String(record.event?.type), error);
  }
}
