/**
 * Any server that speaks OpenAI's chat completions: streamed, with deadlines for the first token and for silence. A
 * reply is given only when it is whole; everything else is a BackendError in words. The key comes from whoever composes
 * the host, goes only to the base URL, and is in no error and no log.
 */
import type { Seat } from '../../core/councils/council.ts';
import type { Prompt } from '../../core/prompts/prompt.ts';
import {
  type Backend,
  BackendError,
  type Clock,
  type Conversation,
  type Reply,
  type TurnRequest,
} from '../ports.ts';
import { type Answer, gatherAnswer } from './openaiCompatibleAnswer.ts';
import { placeOf, refusedByStatus, retryAfter, saidIn, unreachable } from './openaiCompatibleErrors.ts';
import { type Gate, gate, type Pass } from './openaiCompatibleGate.ts';
import { nodeTransport, type Transport } from './openaiCompatibleTransport.ts';

export interface OpenAiCompatibleOptions {
  /** Up to and with the version, as servers document it: `http://localhost:11434/v1`. */
  baseUrl: string;
  apiKey?: string;
  /** For seats that name none. */
  model?: string;
  clock: Clock;
  transport?: Transport;
  /** Ask for the reply in one piece instead. */
  stream?: boolean;
  /** The first token must be here after this many milliseconds, and the next never later than `idleMs`. */
  firstTokenMs?: number;
  idleMs?: number;
  /** More headers for a call, such as a gateway's session key. */
  headers?(turn: TurnRequest): Record<string, string>;
}

interface Server {
  options: OpenAiCompatibleOptions;
  url: URL;
  where: string;
  transport: Transport;
  gate: Gate;
}

export function openAiCompatibleBackend(options: OpenAiCompatibleOptions): Backend {
  const url = new URL(`${options.baseUrl.replace(/\/+$/, '')}/chat/completions`);
  const transport = options.transport ?? nodeTransport();
  const server: Server = { options, url, where: placeOf(url), transport, gate: gate(options.clock) };
  return {
    name: 'openai-compatible',
    open: (_council, seat) => conversation(server, seat),
  };
}

function conversation(server: Server, seat: Seat): Conversation {
  const closing = new AbortController();
  return {
    send: (turn) => send(server, seat, turn, closing.signal),
    close() {
      closing.abort(new BackendError(`The conversation of ${seat.name} was closed.`, false));
      return Promise.resolve();
    },
  };
}

async function send(server: Server, seat: Seat, turn: TurnRequest, closing: AbortSignal): Promise<Reply> {
  const stop = new AbortController();
  const end = (why: AbortSignal) => () => stop.abort(why.reason);
  const [aborted, closed] = [end(turn.signal), end(closing)];
  if (turn.signal.aborted) aborted();
  if (closing.aborted) closed();
  turn.signal.addEventListener('abort', aborted, { once: true });
  closing.addEventListener('abort', closed, { once: true });
  let pass: Pass | undefined;
  try {
    pass = await admitted(server, stop.signal);
    return await exchange(server, seat, turn, stop, pass);
  } finally {
    turn.signal.removeEventListener('abort', aborted);
    closing.removeEventListener('abort', closed);
    pass?.left();
  }
}

async function admitted({ gate, where }: Server, signal: AbortSignal): Promise<Pass> {
  const entering = gate.enter();
  let abort = () => {};
  const aborted = new Promise<never>((_, reject) => {
    abort = () => {
      reject(signal.reason);
      // A pass that comes too late is given back, or those behind would wait for ever.
      void entering.then((late) => typeof late === 'object' && late.left());
    };
  });
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  try {
    const entered = await Promise.race([entering, aborted]);
    if (typeof entered === 'number') throw refusedByStatus(429, where, '', entered);
    return entered;
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

async function exchange(
  server: Server,
  seat: Seat,
  turn: TurnRequest,
  stop: AbortController,
  pass: Pass,
): Promise<Reply> {
  const { options, url, where, transport } = server;
  const silence = silenceWatch(options, where, stop);
  let answer: Answer | undefined;
  let refused: { status: number; waitMs: number | undefined; body: string } | undefined;
  try {
    await transport({
      url,
      headers: headersOf(options, turn),
      body: JSON.stringify(bodyOf(options, seat, turn.prompt)),
      signal: stop.signal,
      onHead(status, headers) {
        if (status !== 200) {
          refused = { status, waitMs: retryAfter(headers['retry-after'], options.clock.now()), body: '' };
          return;
        }
        pass.taken();
        answer = gatherAnswer(headers['content-type'], {
          where,
          key: options.apiKey,
          onDelta: turn.onDelta,
          onProgress: silence.progress,
        });
      },
      onText(text) {
        if (stop.signal.aborted) return;
        if (refused && refused.body.length < 65_536) refused.body += text;
        try {
          answer?.take(text);
        } catch (error) {
          stop.abort(error);
        }
      },
    });
  } catch (error) {
    // A stream that breaks after its finish_reason has said everything.
    if (!answer?.finished() || turn.signal.aborted)
      throw stop.signal.aborted ? stop.signal.reason : unreachable(error, where);
  } finally {
    silence.end();
  }
  if (refused) {
    const waitMs = refused.status === 429 ? pass.refused(refused.waitMs) : refused.waitMs;
    throw refusedByStatus(refused.status, where, saidIn(refused.body, options.apiKey), waitMs);
  }
  if (!answer) throw unreachable(new Error('no answer'), where);
  return answer.whole();
}

/**
 * Ends the call when too long nothing was said. Bytes that say nothing, such as a drip or comments, do not count. It
 * counts quarters of the time allowed rather than reading the clock, so that a clock that jumps ends nothing early.
 */
function silenceWatch(
  options: OpenAiCompatibleOptions,
  where: string,
  stop: AbortController,
): { progress(): void; end(): void } {
  const { clock, firstTokenMs = 60_000, idleMs = 30_000 } = options;
  let allowed = firstTokenMs;
  let started = false;
  let silentQuarters = 0;
  let cancel = () => {};
  const arm = () => {
    cancel = clock.at(clock.now() + allowed / 4, look);
  };
  const look = () => {
    if (++silentQuarters < 4) return arm();
    const seconds = Math.round(allowed / 100) / 10;
    const words = started
      ? `${where} fell silent for ${seconds} s in the middle of its reply.`
      : `${where} did not begin to answer within ${seconds} s.`;
    stop.abort(new BackendError(words, true));
  };
  arm();
  return {
    progress() {
      silentQuarters = 0;
      if (started) return;
      started = true;
      allowed = idleMs;
      cancel();
      arm();
    },
    end: () => cancel(),
  };
}

function headersOf(options: OpenAiCompatibleOptions, turn: TurnRequest): Record<string, string> {
  return {
    'content-type': 'application/json',
    accept: options.stream === false ? 'application/json' : 'text/event-stream',
    ...(options.apiKey && { authorization: `Bearer ${options.apiKey}` }),
    ...options.headers?.(turn),
  };
}

function bodyOf(options: OpenAiCompatibleOptions, seat: Seat, prompt: Prompt): object {
  const model = seat.model ?? options.model;
  return {
    ...(model && { model }),
    messages: [
      { role: 'system', content: prompt.system },
      ...prompt.messages.map(({ role, text }) => ({ role, content: text })),
    ],
    ...(options.stream === false ? {} : { stream: true, stream_options: { include_usage: true } }),
  };
}
