/**
 * Performs what is owed and nothing else: starts what a council newly owes, cancels what it no longer owes. The
 * answers come back as events. What could not be stored is offered again until it can be: a reply is paid for once.
 */

import type { Council } from '../../core/councils/council.ts';
import { revisionOf } from '../../core/councils/revision.ts';
import { changeCheck, changeOn } from '../../core/councils/voting/changeCheck.ts';
import type { Owed } from '../../core/effects.ts';
import type { Event } from '../../core/events.ts';
import type { CouncilId, SeatId } from '../../core/ids.ts';
import { askKey, pending } from '../../core/pending.ts';
import { refusalWords } from '../../rpc/words/host/refusals.ts';
import { offered } from '../answering/toolsOrNone.ts';
import { keepOwing } from '../loop/owed.ts';
import { patient } from '../loop/patience.ts';
import { detailOf } from '../loop/retries.ts';
import { isOfStorage } from '../loop/storageRefusal.ts';
import { inWords, logFault } from '../ports/guard.ts';
import type { Chance, Changes, Checks, Clock, Conversation, Log, Recorder } from '../ports/ports.ts';
import { NotPlain } from '../store/home/notPlainWords.ts';
import type { ToolRoom } from '../tools/seatTools.ts';
import { askAlone } from './askAlone.ts';
import { bare, performAsk } from './askSeat.ts';
import type { LookPlaces } from './reviewPlaces.ts';

export interface Stream {
  began(owed: Owed & { kind: 'ask' }): void;
  delta(owed: Owed & { kind: 'ask' }, text: string): void;
  again(owed: Owed & { kind: 'ask' }): void;
  /** Why nobody can be asked yet; nothing: it goes on. */
  waits(owed: Owed & { kind: 'ask' }, why: string | undefined): void;
  ended(owed: Owed & { kind: 'ask' }): void;
}

export interface PerformParts {
  submit(...events: Event[]): Promise<unknown>;
  converse(council: Council, seat: SeatId): Conversation;
  /** Apart from the seat's conversation, for an answer that is asked for again; closed with its answer. */
  converseApart(council: Council, seat: SeatId, again: string): Conversation;
  recorder: Recorder;
  checks: Checks;
  changes: Changes;
  places: LookPlaces;
  stream: Stream;
  clock: Clock;
  chance: Chance;
  log: Log;
  mask(text: string): string;
  /** Something could not be written; said to people once, until it works again. */
  troubled(error: unknown): void;
  recovered(): void;
  /** Something can't be done, and no disk is to blame: said to people. */
  faulted?(message: string): void;
  /** Elsewhere nothing is asked or waited for; a change that was accepted is still applied, and files that are owed are written. */
  drives?(id: CouncilId): boolean;
  /** What a seat may call in this ask; nothing, at once, without a grant. */
  tools?: ToolRoom['offer'];
}

export interface Performer {
  owe(id: CouncilId, council: Council | undefined): void;
  close(): Promise<void>;
}

export function startPerformer(parts: PerformParts): Performer {
  const latest = new Map<CouncilId, Council>();
  const drives = (id: CouncilId): boolean => parts.drives?.(id) ?? true;
  const { deadline, left, rest, store, isClosed, close } = patient(parts);
  const owing = keepOwing<Owed, Council>({
    log: parts.log,
    perform,
    // A pause asks nothing new, but lets the calls in flight come home: they are paid for.
    comesHome: (kind, council) =>
      council !== undefined &&
      (council.status === 'paused' || !drives(council.id)) &&
      (kind === 'ask' || kind === 'check' || kind === 'baseline'),
    isFree: (kind) => kind === 'wait' || kind === 'record',
    // Something came while the files were written: they are still owed.
    // A call that a pause laid down: it is owed again once the council goes on.
    after(owed, id) {
      const now = latest.get(id);
      if ((owed.kind === 'record' || laidDown.delete(owed.key)) && now) owe(id, now);
    },
  });
  const laidDown = new Set<string>();
  /** By the key of an ask that is tried again: what its last call failed with. */
  const failures = new Map<string, { detail: string; tries: number }>();

  function owe(id: CouncilId, council: Council | undefined): void {
    if (isClosed()) return;
    if (council) latest.set(id, council);
    else latest.delete(id);
    const all = council ? pending(council) : [];
    const owed = drives(id) ? all : all.filter(({ kind }) => kind === 'record' || kind === 'apply');
    owing.owe(id, council, owed);
  }

  async function perform(owed: Owed, council: Council, signal: AbortSignal): Promise<void> {
    if (owed.kind === 'wait') return await wait(owed, signal);
    if (owed.kind === 'record') return await record(owed, council, signal);
    if (owed.kind === 'check') return await check(owed, council, signal);
    if (owed.kind === 'apply') return await apply(council);
    if (owed.kind === 'baseline') return await alone(owed, council, signal);
    const { clock, chance, stream, mask, log } = parts;
    let apart: Conversation | undefined;
    stream.began(owed);
    try {
      if (owed.again !== undefined) apart = parts.converseApart(council, owed.seat, owed.again);
      const tools = await offered(`${owed.seat} in ${owed.council}`, log, signal, () =>
        parts.tools?.(council, owed, signal, store),
      );
      if (signal.aborted) return;
      const event = await performAsk({
        council,
        ref: owed,
        conversation: apart ?? parts.converse(council, owed.seat),
        clock,
        chance,
        signal,
        left: () => left(owed.key),
        rests() {
          if (latest.get(council.id)?.status !== 'paused') return false;
          laidDown.add(owed.key);
          return true;
        },
        mask,
        onDelta: (text) => stream.delta(owed, text),
        onWait(why, never = why) {
          if (never === undefined) failures.delete(owed.key);
          else failures.set(owed.key, { detail: never, tries: 0 });
          stream.waits(owed, why);
        },
        onAgain(detail, tries) {
          failures.set(owed.key, { detail, tries });
          stream.again(owed);
        },
        onTool: (use) =>
          void store({ type: 'tool.called', ...bare(owed), use }).catch((error: unknown) =>
            logFault(log, `what ${owed.seat} did in ${owed.council}`, error),
          ),
        ...(tools ? { tools } : {}),
      });
      if (event) await store(await parts.places(council, event));
    } catch (error) {
      if (signal.aborted || isClosed()) return;
      // A fault of ours or of what answers, and no failed call: the seat is absent with its reason, and does not hang.
      logFault(log, `the ask ${owed.key}`, error);
      const absence = { code: 'failed', detail: detailOf(error, mask) } as const;
      await store({ type: 'turn.failed', ...bare(owed), tries: 1, absence });
    } finally {
      failures.delete(owed.key);
      stream.ended(owed);
      await apart?.close().catch(() => undefined);
    }
  }

  async function wait(owed: Owed & { kind: 'wait' }, signal: AbortSignal): Promise<void> {
    await deadline(owed.of, owed.until, signal);
    if (signal.aborted) return;
    const { then } = owed;
    // A deadline that passes while a call is made again: what the one before failed with says more than the time.
    const failed = then.type === 'deadline.passed' ? failures.get(askKey(then)) : undefined;
    await store(failed ? { ...then, ...failed } : then);
  }

  async function check(owed: Owed & { kind: 'check' }, at: Council, signal: AbortSignal): Promise<void> {
    const { council, run, name } = owed;
    const change = changeOn(at);
    const outcome =
      name === changeCheck
        ? await parts.checks.applies(change)
        : await parts.checks.run(name, signal, change);
    // One that was ended with its host is still owed: the next host runs it again.
    if (!signal.aborted) await store({ type: 'check.finished', council, run, name, ...outcome });
  }

  /** Apart from every conversation of the council: it knows nothing of it. */
  async function alone(owed: Owed & { kind: 'baseline' }, at: Council, signal: AbortSignal): Promise<void> {
    const conversation = parts.converseApart(at, at.baseline?.seat ?? '', 'alone');
    const { clock, chance, mask, log } = parts;
    const rests = () => {
      if (latest.get(at.id)?.status !== 'paused') return false;
      laidDown.add(owed.key);
      return true;
    };
    try {
      const asked = { council: at, conversation, clock, chance, signal, mask, rests };
      const event = await askAlone({ ...asked, left: () => left(owed.key) });
      if (event) await store(event);
    } catch (error) {
      if (signal.aborted || isClosed()) return;
      logFault(log, `the model asked alone beside ${at.id}`, error);
      const absence = { code: 'failed', detail: detailOf(error, mask) } as const;
      await store({ type: 'baseline.failed', council: at.id, tries: 1, absence });
    } finally {
      await conversation.close().catch(() => undefined);
    }
  }

  /** Not given up half way: once begun it is carried out, and its event stored. */
  async function apply(council: Council): Promise<void> {
    const outcome = await parts.changes.apply(council.id, changeOn(council)?.diff ?? '');
    await store({ type: 'change.applied', council: council.id, ...outcome });
    if (!isClosed()) await parts.changes.settled(council.id);
  }

  async function record(
    owed: Owed & { kind: 'record' },
    council: Council,
    signal: AbortSignal,
  ): Promise<void> {
    while (!signal.aborted && !isClosed()) {
      try {
        await parts.recorder.record(council);
        parts.recovered();
        break;
      } catch (error) {
        if (!isOfStorage(error)) {
          const say = refusalWords[council.language];
          parts.faulted?.(
            error instanceof NotPlain
              ? say.notAllWritten(council.id, error.in(council.language))
              : say.notWritten(council.id, inWords(error)),
          );
          throw error;
        }
        parts.troubled(error);
        await rest(signal);
      }
    }
    if (!signal.aborted && !isClosed())
      await store({
        type: 'council.recorded',
        council: owed.council,
        status: owed.status,
        revision: revisionOf(council),
      });
  }

  return {
    owe,
    async close() {
      close();
      await owing.close();
    },
  };
}
