/** Performs one ask: renders the prompt, calls the backend, tries twice more when that may help, reads the reply. */
import type { Council, Turn } from '../core/councils/council.ts';
import { answered, lastVotingRun, voteOf } from '../core/councils/tally.ts';
import type { AskRef, Event } from '../core/events.ts';
import { read, readRepair } from '../core/forms/read.ts';
import type { Reading } from '../core/forms/reading.ts';
import { compose } from '../core/prompts/compose.ts';
import type { Scene } from '../core/prompts/scene.ts';
import { sceneOf } from '../core/prompts/window.ts';
import { BackendError, type Clock, type Conversation, type Reply } from './ports.ts';

/** A longer reply is cut: no form asks for a book, and every seat would have to read it. */
const longestReply = 100_000;
const retries = 2;
const firstBackoffMs = 500;

export interface AskParts {
  council: Council;
  ref: AskRef;
  conversation: Conversation;
  clock: Clock;
  signal: AbortSignal;
  onDelta(text: string): void;
  /** The call is made again: what was streamed so far is void. */
  onAgain(): void;
  mask(text: string): string;
}

/** The event that settles the ask, or nothing when it was aborted or is no longer owed. */
export async function performAsk(parts: AskParts): Promise<Event | undefined> {
  const { council, ref, clock, signal } = parts;
  const scene = sceneOf(council, ref.run, ref.seat);
  const turn = council.runs[ref.run]?.turns.find((each) => each.seat === ref.seat);
  if (!scene || !turn) return undefined;
  const prompt = compose(council, ref.run, scene);
  const startedAt = clock.now();
  for (let tries = 1; ; tries++) {
    try {
      const request = { scene, prompt, tries, signal, onDelta: parts.onDelta };
      const reply = await parts.conversation.send(request);
      if (signal.aborted) return undefined;
      return replied(parts, scene, turn, reply, tries, clock.now() - startedAt);
    } catch (error) {
      if (signal.aborted) return undefined;
      const waitMs = backoff(error, tries);
      const again = tries <= retries && waitMs !== undefined && clock.now() + waitMs < turn.deadlineAt;
      if (!again) {
        const detail = parts.mask(error instanceof Error ? error.message : String(error)).slice(0, 500);
        return { type: 'turn.failed', ...bare(ref), tries, absence: { code: 'failed', detail } };
      }
      parts.onAgain();
      await pause(clock, waitMs, signal);
      if (signal.aborted) return undefined;
    }
  }
}

/** How long to wait before trying again; nothing when it would not help. */
function backoff(error: unknown, tries: number): number | undefined {
  if (!(error instanceof BackendError)) return undefined;
  if (!error.retry) return undefined;
  return Math.max(error.waitMs ?? 0, firstBackoffMs * 4 ** (tries - 1));
}

const bare = ({ council, run, seat, attempt }: AskRef): AskRef => ({ council, run, seat, attempt });

function pause(clock: Clock, ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      cancel();
      signal.removeEventListener('abort', done);
      resolve();
    };
    const cancel = clock.at(clock.now() + ms, done);
    signal.addEventListener('abort', done);
  });
}

function replied(parts: AskParts, scene: Scene, turn: Turn, reply: Reply, tries: number, ms: number): Event {
  const whole = reply.text.slice(0, longestReply);
  const reading = understood(parts.council, scene, turn, whole);
  const cut = reply.text.length > longestReply;
  return {
    type: 'turn.replied',
    ...bare(parts.ref),
    // The words stay those of the first reply when only its vote was asked for again.
    text: turn.unreadable === undefined ? whole : `${turn.unreadable}\n\n${whole}`,
    reading: cut ? { ...reading, problems: [...reading.problems, { code: 'too-long' }] } : reading,
    ms,
    tries,
    ...(reply.model === undefined ? {} : { model: reply.model }),
    ...(reply.usage === undefined ? {} : { usage: reply.usage }),
  };
}

/** Only the replying seat's own reply is read, and only for that seat. */
function understood(council: Council, scene: Scene, turn: Turn, text: string): Reading {
  const voted = lastVotingRun(council);
  const reading = read(scene.form, text, {
    named: scene.table,
    self: scene.seat.id,
    minorityOwed: voted !== undefined && answered(voted).some((each) => voteOf(each) === 'disagree'),
  });
  return turn.reading === undefined ? reading : readRepair(turn.reading, reading);
}
