/**
 * Gathers a chat completion out of an answer's text, streamed or in one piece. A reply is whole only when the server
 * said why it finished: without a finish_reason, whatever was said so far is not a reply.
 */
import type { Usage } from '../../core/councils/council.ts';
import { BackendError, type Reply } from '../ports.ts';
import { field, looksLikePage, masked, saidIn } from './openaiCompatibleErrors.ts';
import { eventReader } from './openaiCompatibleEvents.ts';

/** Far beyond any turn; a server that goes on and on must not fill the memory. */
const longestReply = 1_000_000;
const longestBody = 8_000_000;

export interface Answer {
  take(text: string): void;
  /** The whole reply, or a BackendError that says what is missing. */
  whole(): Reply;
  /** The server said why it finished: nothing more is needed. */
  finished(): boolean;
}

interface Listening {
  where: string;
  key: string | undefined;
  onDelta(text: string): void;
  /** Something was said: a token, of the reply or of the model's thinking. */
  onProgress(): void;
}

export function gatherAnswer(contentType: string | undefined, listening: Listening): Answer {
  return contentType?.includes('text/event-stream') ? streamed(listening) : inOnePiece(listening);
}

function streamed({ where, key, onDelta, onProgress }: Listening): Answer {
  const pieces: string[] = [];
  let length = 0;
  let finish: string | undefined;
  let model: string | undefined;
  let usage: Usage | undefined;
  let events = 0;

  const push = eventReader((data) => {
    if (data === '[DONE]') return;
    const chunk = parsed(data, where);
    events++;
    refuseError(chunk, where, key);
    model ??= text(field(chunk, 'model'));
    usage = usageIn(field(chunk, 'usage')) ?? usage;
    const choice = firstChoice(chunk);
    const delta = field(choice, 'delta');
    const said = text(field(delta, 'content'));
    if (said) {
      length += said.length;
      if (length > longestReply) throw tooLong(where);
      pieces.push(said);
      onDelta(said);
    }
    if (said || field(delta, 'reasoning_content') || field(delta, 'reasoning')) onProgress();
    finish = text(field(choice, 'finish_reason')) ?? finish;
  });

  return {
    take(piece) {
      try {
        push(piece);
      } catch (error) {
        throw error instanceof RangeError ? tooLong(where) : error;
      }
    },
    finished: () => finish !== undefined,
    whole() {
      if (events === 0) throw new BackendError(`${where} answered with an empty stream.`, true);
      if (finish === undefined) {
        throw new BackendError(`The reply of ${where} was cut off after ${length} characters.`, true);
      }
      return finishedReply(pieces.join(''), finish, where, model, usage);
    },
  };
}

/** Some servers don't stream although they were asked to; and errors come with status 200 too. */
function inOnePiece({ where, key, onDelta, onProgress }: Listening): Answer {
  let body = '';
  return {
    take(piece) {
      body += piece;
      if (body.length > longestBody) throw tooLong(where);
      onProgress();
    },
    finished: () => false,
    whole() {
      if (body.trim() === '') throw new BackendError(`${where} answered with nothing.`, true);
      if (looksLikePage(body)) {
        throw new BackendError(`${where} answered with a web page, not a model. Check the base URL.`, false);
      }
      const answer = parsed(body, where);
      refuseError(answer, where, key);
      const choice = firstChoice(answer);
      if (choice === undefined) {
        const said = saidIn(body, key);
        throw new BackendError(`${where} did not answer with a chat completion: ${said}`, false);
      }
      const said = text(field(field(choice, 'message'), 'content')) ?? '';
      const finish = text(field(choice, 'finish_reason'));
      if (finish === undefined) throw new BackendError(`The reply of ${where} was cut off.`, true);
      if (said.length > longestReply) throw tooLong(where);
      const model = text(field(answer, 'model'));
      const reply = finishedReply(said, finish, where, model, usageIn(field(answer, 'usage')));
      if (said) onDelta(said);
      return reply;
    },
  };
}

function finishedReply(
  said: string,
  finish: string,
  where: string,
  model: string | undefined,
  usage: Usage | undefined,
): Reply {
  if (finish === 'content_filter') {
    throw new BackendError(`${where} held the reply back (content filter).`, false);
  }
  if (finish === 'tool_calls' || finish === 'function_call') {
    throw new BackendError(`The model at ${where} called a tool, which it was not given.`, true);
  }
  return { text: said, ...(model && { model }), ...(usage && { usage }) };
}

function parsed(json: string, where: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new BackendError(`${where} answered with something that is not JSON.`, true);
  }
}

function refuseError(answer: unknown, where: string, key: string | undefined): void {
  const error = field(answer, 'error');
  if (!error) return;
  const said = masked(saidIn(JSON.stringify(answer), key), key);
  const status = Number(field(error, 'code') ?? field(error, 'status'));
  throw new BackendError(`${where} failed: ${said}`, !(status >= 400 && status < 500 && status !== 429));
}

const firstChoice = (answer: unknown): unknown => {
  const choices = field(answer, 'choices');
  return Array.isArray(choices) ? (choices as unknown[])[0] : undefined;
};
const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const tooLong = (where: string) =>
  new BackendError(`${where} did not stop: more than ${longestReply} characters.`, false);

function usageIn(value: unknown): Usage | undefined {
  const input = field(value, 'prompt_tokens');
  const output = field(value, 'completion_tokens');
  if (typeof input !== 'number' || typeof output !== 'number') return undefined;
  const cached = field(field(value, 'prompt_tokens_details'), 'cached_tokens');
  return { input, output, ...(typeof cached === 'number' && { cached }) };
}
