/** Performs one ask: renders the prompt, calls the backend, tries twice more when that may help, reads the reply. */
import type { Council } from '../core/councils/council.ts';
import type { AskRef, Event } from '../core/events.ts';
import { compose } from '../core/prompts/compose.ts';
import { sceneOf } from '../core/prompts/window.ts';
import { BackendError, type Clock, type Conversation } from './ports.ts';
import { settled } from './settle.ts';

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
      return settled(council, ref, scene, turn, { ...reply, tries, ms: clock.now() - startedAt });
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
