/**
 * One run of an agent, from asking to its whole reply. A connection that breaks meanwhile is opened again and the same run
 * waited for: its id is ours, so nothing is asked twice. An abort or a silence that is too long ends the run there, too.
 */
import type { GatewayProtocolRequestError } from '@openclaw/gateway-client/browser';
import { BackendError, type Clock, type Reply, type TurnRequest } from '../../ports/ports.ts';
import { mayBeWordless } from '../replyBounds.ts';
import type { Connection } from './gatewayConnection.ts';
import type { Session } from './gatewaySession.ts';
import { closedInTheMiddle, isRefusal, refused, tooBig } from './gatewayTrouble.ts';
import { failedRun, type RunAnswer, replyIn, usageIn } from './runAnswers.ts';
import { type Deadlines, watchSilence } from './runSilence.ts';
import { unlessAborted } from './unlessAborted.ts';

interface ChatEvent {
  state?: string;
  deltaText?: string;
  replace?: boolean;
  message?: { content?: string | { type?: string; text?: string }[] };
}

export interface Stream {
  take(payload: unknown): void;
  /** Tells what of the reply has not been told. */
  complete(text: string): void;
}

export function streamOf(onDelta: (text: string) => void): Stream {
  let told = '';

  function tell(soFar: string): void {
    if (!soFar.startsWith(told)) return;
    const more = soFar.slice(told.length);
    told = soFar;
    if (more) onDelta(more);
  }

  return {
    take(payload) {
      const { state, deltaText = '', replace, message } = payload as ChatEvent;
      if (state !== 'delta') return;
      tell(textOf(message) ?? (replace ? deltaText : told + deltaText));
    },
    complete: tell,
  };
}

function textOf(message: ChatEvent['message']): string | undefined {
  const content = message?.content;
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return undefined;
  return content.map(({ text }) => text ?? '').join('');
}

export interface RunTimes extends Deadlines {
  /** How long one wait for the run lasts; then it is waited for again. */
  waitMs: number;
  /** How long a gateway that went away in the middle may take to come back. */
  patienceMs: number;
  /** The first pause before the connection is opened again; it doubles. */
  firstPauseMs: number;
}

export interface RunParts {
  connection: Connection;
  clock: Clock;
  session: Session;
  agent: string;
  /** The run's id and what a repeated ask is known by. */
  id: string;
  message: string;
  turn: TurnRequest;
  times: RunTimes;
  /** Ends the run from outside, beside the turn's own signal. */
  closing: AbortSignal;
}

/** The gateway no longer has the session, or began it anew: what was said before is not known there. */
export const sessionLost = 'session lost';
/** A run of this id was ended without a reply before we asked, as a host that is stopped ends its own. */
export const endedBefore = 'ended before';
type Outcome = Reply | typeof sessionLost | typeof endedBefore;

/** How long the count of tokens is waited for once the reply is there. */
const usageMs = 1000;
const longestPauseMs = 5000;

export async function performRun(parts: RunParts): Promise<Outcome> {
  const { connection, clock, agent, id, turn, times, closing } = parts;
  const stop = new AbortController();
  const follow = following(parts, stop.signal);
  const silence = watchSilence(clock, times, (began, ms) => {
    const { say, where } = connection.place;
    const words = began ? say.fellSilent : say.late;
    stop.abort(new BackendError(words(where, agent, ms / 1000), true));
  });
  const stream = streamOf(turn.onDelta);
  const deaf = connection.listen(({ event, payload }) => {
    const about = payload as { runId?: string } | undefined;
    if (about?.runId !== id || stop.signal.aborted) return;
    silence.progress();
    if (event === 'chat') stream.take(payload);
  });
  const [aborted, closed] = [() => stop.abort(turn.signal.reason), () => stop.abort(closing.reason)];
  turn.signal.addEventListener('abort', aborted, { once: true });
  closing.addEventListener('abort', closed, { once: true });
  try {
    const reply = await unlessAborted(follow.outcome(), stop.signal);
    if (typeof reply === 'object') stream.complete(reply.text);
    return reply;
  } catch (error) {
    if (stop.signal.aborted) follow.giveUp();
    throw error;
  } finally {
    // Also where it ended well: what comes late is not told any more.
    stop.abort(new Error('the run is over'));
    silence.end();
    deaf();
    turn.signal.removeEventListener('abort', aborted);
    closing.removeEventListener('abort', closed);
  }
}

function following(parts: RunParts, stopped: AbortSignal) {
  const { connection, clock, session, agent, id, message, turn, times } = parts;
  const { place } = connection;
  let begun = false;
  let accepted = false;

  async function outcome(): Promise<Outcome> {
    let goneAt: number | undefined;
    for (let pauseMs = times.firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      const first = !begun;
      try {
        const { policy } = await connection.open();
        goneAt = undefined;
        await connection.request('sessions.messages.subscribe', { key: session.key });
        stopped.throwIfAborted();
        return await ask(policy.maxPayload);
      } catch (error) {
        if (stopped.aborted) throw error;
        if (first && !accepted && (isRefusal(error) ? hasFailed(error) : ended.has(error as object)))
          return endedBefore;
        if (isRefusal(error)) return readRefusal(error);
        const final = error instanceof BackendError && (!error.retry || ended.has(error));
        if (final || !begun) throw error instanceof BackendError ? error : closedInTheMiddle(place);
        goneAt ??= clock.now();
        if (clock.now() - goneAt >= times.patienceMs) throw closedInTheMiddle(place);
        await pause(clock, pauseMs);
      }
    }
  }

  /** Errors that say how the run ended: coming back to it would change nothing. */
  const ended = new WeakSet<object>();
  function read(answer: RunAnswer): Reply | undefined {
    try {
      return replyIn(answer, agent, place, mayBeWordless(turn));
    } catch (error) {
      if (error instanceof Error) ended.add(error);
      const used = usageIn(answer);
      if (used) turn.onSpent?.(used);
      throw error;
    }
  }

  async function ask(most: number): Promise<Reply> {
    const params = {
      agentId: agent,
      sessionKey: session.key,
      ...(session.id ? { expectedExistingSessionId: session.id } : {}),
      message,
      extraSystemPrompt: turn.prompt.system,
      deliver: false,
      idempotencyKey: id,
    };
    const bytes = Buffer.byteLength(JSON.stringify(params)) + 1000;
    if (bytes > most) throw tooBig(bytes, most, place);
    begun = true;
    let onAccepted: (payload: unknown) => void = () => undefined;
    const acceptance = new Promise<unknown>((resolve) => {
      onAccepted = resolve;
    });
    const finished = connection.request('agent', params, { onAccepted, patient: true });
    finished.catch(() => undefined);
    const first = (await Promise.race([acceptance, finished])) as RunAnswer;
    const known = read(first);
    if (known) return known;
    accepted = true;
    const waited = waitFor();
    if (first.status !== 'accepted') return waited;
    waited.catch(() => undefined);
    const whole = finished.then((answer) => read(answer as RunAnswer) ?? waited);
    whole.catch(() => undefined);
    const reply = await Promise.race([waited, whole]);
    if (reply.usage) return reply;
    return Promise.race([whole.catch(() => reply), pause(clock, usageMs).then(() => reply)]);
  }

  async function waitFor(): Promise<Reply> {
    for (;;) {
      const since = clock.now();
      const params = { runId: id, timeoutMs: times.waitMs };
      const answer = (await connection.request('agent.wait', params, { patient: true })) as RunAnswer;
      const reply = read(answer);
      if (reply) return reply;
      stopped.throwIfAborted();
      // One that is about to stop answers at once, again and again.
      if (clock.now() - since < times.waitMs / 2) await pause(clock, times.waitMs / 2);
    }
  }

  function readRefusal(error: GatewayProtocolRequestError): typeof sessionLost {
    if (/changed before expected work|session not found|unknown session/i.test(error.message))
      return sessionLost;
    throw hasFailed(error) ? failedRun({ error: error.message }, agent, place) : refused(error, place);
  }

  return {
    outcome,
    giveUp() {
      if (begun) connection.request('sessions.abort', { key: session.key, runId: id }).catch(() => undefined);
    },
  };
}

/** Not the request was refused, but the run went wrong. */
const hasFailed = ({ responsePayload }: GatewayProtocolRequestError): boolean =>
  (responsePayload as RunAnswer | undefined)?.status === 'error';

const pause = (clock: Clock, ms: number): Promise<void> =>
  new Promise((resolve) => {
    clock.at(clock.now() + ms, resolve);
  });
