/**
 * Performs what is owed and nothing else: starts what a council newly owes, cancels what it no longer owes. The
 * answers come back as events. What could not be stored is offered again until it can be: a reply is paid for once.
 */
import { changeCheck, changeOn } from '../core/councils/change.ts';
import type { Council } from '../core/councils/council.ts';
import type { Owed } from '../core/effects.ts';
import type { Event } from '../core/events.ts';
import type { CouncilId, SeatId } from '../core/ids.ts';
import { pending } from '../core/pending.ts';
import { performAsk } from './ask.ts';
import type { Checks, Clock, Conversation, Log, Recorder } from './ports.ts';

const storeRetryMs = 1000;
/** A reason of our own: without one each abort makes an exception with a stack, and every turn aborts its deadline. */
const noLongerOwed = new Error('no longer owed');

export interface Stream {
  began(owed: Owed & { kind: 'ask' }): void;
  delta(owed: Owed & { kind: 'ask' }, text: string): void;
  again(owed: Owed & { kind: 'ask' }): void;
  ended(owed: Owed & { kind: 'ask' }): void;
}

export interface PerformParts {
  submit(...events: Event[]): Promise<unknown>;
  converse(council: Council, seat: SeatId): Conversation;
  recorder: Recorder;
  checks: Checks;
  stream: Stream;
  clock: Clock;
  log: Log;
  mask(text: string): string;
  /** Something could not be written; said to people once, until it works again. */
  troubled(error: unknown): void;
  recovered(): void;
  /** Asks and waits for nothing; files that are owed are still written. */
  holdStill?: boolean;
}

export interface Performer {
  owe(id: CouncilId, council: Council | undefined): void;
  close(): Promise<void>;
}

interface Running {
  council: CouncilId;
  kind: Owed['kind'];
  abort: AbortController;
  done: Promise<void>;
}

export function startPerformer(parts: PerformParts): Performer {
  const running = new Map<string, Running>();
  const byCouncil = new Map<CouncilId, Set<string>>();
  const waiting = new Set<() => void>();
  let closed = false;

  function owe(id: CouncilId, council: Council | undefined): void {
    if (closed) return;
    const all = council ? pending(council) : [];
    const owed = parts.holdStill ? all.filter((each) => each.kind === 'record') : all;
    const keys = new Set(owed.map((each) => each.key));
    for (const key of byCouncil.get(id) ?? []) {
      const current = running.get(key);
      // A pause asks nothing new, but lets the calls in flight come home: they are paid for.
      const comesHome =
        council?.status === 'paused' && (current?.kind === 'ask' || current?.kind === 'check');
      if (!keys.has(key) && !comesHome) current?.abort.abort(noLongerOwed);
    }
    for (const each of owed) if (council && !running.has(each.key)) start(each, council);
  }

  function start(owed: Owed, council: Council): void {
    const abort = new AbortController();
    const keys = byCouncil.get(council.id) ?? new Set();
    byCouncil.set(council.id, keys.add(owed.key));
    const done = perform(owed, council, abort.signal)
      .catch((error: unknown) => parts.log.error('An order failed', { key: owed.key, error: String(error) }))
      .finally(() => {
        running.delete(owed.key);
        keys.delete(owed.key);
        if (keys.size === 0) byCouncil.delete(council.id);
      });
    running.set(owed.key, { council: council.id, kind: owed.kind, abort, done });
  }

  async function perform(owed: Owed, council: Council, signal: AbortSignal): Promise<void> {
    if (owed.kind === 'wait') return await wait(owed, signal);
    if (owed.kind === 'record') return await record(owed, council, signal);
    if (owed.kind === 'check') return await check(owed, council, signal);
    const { clock, stream, mask } = parts;
    stream.began(owed);
    try {
      const event = await performAsk({
        council,
        ref: owed,
        conversation: parts.converse(council, owed.seat),
        clock,
        signal,
        mask,
        onDelta: (text) => stream.delta(owed, text),
        onAgain: () => stream.again(owed),
      });
      if (event) await submitUntilStored(event);
    } finally {
      stream.ended(owed);
    }
  }

  async function wait(owed: Owed & { kind: 'wait' }, signal: AbortSignal): Promise<void> {
    await until(owed.until, signal);
    if (!signal.aborted) await submitUntilStored(owed.then);
  }

  async function check(owed: Owed & { kind: 'check' }, at: Council, signal: AbortSignal): Promise<void> {
    const { council, run, name } = owed;
    const outcome =
      name === changeCheck ? await parts.checks.applies(changeOn(at)) : await parts.checks.run(name, signal);
    // One that was ended with its host is still owed: the next host runs it again.
    if (!signal.aborted) await submitUntilStored({ type: 'check.finished', council, run, name, ...outcome });
  }

  async function record(
    owed: Owed & { kind: 'record' },
    council: Council,
    signal: AbortSignal,
  ): Promise<void> {
    while (!signal.aborted && !closed) {
      try {
        await parts.recorder.record(council);
        parts.recovered();
        break;
      } catch (error) {
        parts.troubled(error);
        await until(parts.clock.now() + storeRetryMs, signal);
      }
    }
    if (!signal.aborted && !closed)
      await submitUntilStored({ type: 'council.recorded', council: owed.council, status: owed.status });
  }

  async function submitUntilStored(event: Event): Promise<void> {
    while (!closed) {
      try {
        await parts.submit(event);
        return parts.recovered();
      } catch (error) {
        if (closed) return;
        parts.troubled(error);
        await until(parts.clock.now() + storeRetryMs, new AbortController().signal);
      }
    }
  }

  function until(when: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const stop = () => {
        cancel();
        waiting.delete(stop);
        signal.removeEventListener('abort', stop);
        resolve();
      };
      const cancel = parts.clock.at(when, stop);
      waiting.add(stop);
      signal.addEventListener('abort', stop);
    });
  }

  return {
    owe,
    async close() {
      closed = true;
      for (const each of running.values()) each.abort.abort();
      for (const stop of [...waiting]) stop();
      await Promise.all([...running.values()].map((each) => each.done));
    },
  };
}
