/**
 * Gathers a chat completion out of an answer's text, streamed or in one piece. A reply is whole only when the server
 * said why it finished: without a finish_reason, whatever was said so far is not a reply.
 */
import type { Usage } from '../../../core/councils/council.ts';
import { BackendError } from '../../ports/ports.ts';
import type { Answer } from '../exchange.ts';
import type { ModelAnswer, ModelCall, ToolCall } from '../modelCall.ts';
import { failedInside, field, looksLikePage, type Place, saidIn } from '../modelErrors.ts';
import { gatherToolCalls, toolCallsIn } from './completionTools.ts';

/** No event of a model server is near this; more without an end is not a stream of events. */
const longestEvent = 4_000_000;

/** Answers the function that takes the pieces. It throws a RangeError at an event that does not end. */
export function eventReader(onData: (data: string) => void): (piece: string) => void {
  const lineEnd = /\r\n?|\n/g;
  let rest = '';
  let data: string | undefined;
  let first = true;

  const line = (text: string) => {
    if (text === '') {
      if (data !== undefined) onData(data);
      data = undefined;
    } else if (text.startsWith('data:')) {
      const value = text.slice(text.charCodeAt(5) === 0x20 ? 6 : 5);
      data = data === undefined ? value : `${data}\n${value}`;
    }
  };

  return (piece) => {
    if (piece === '') return;
    const all = rest + (first && piece.charCodeAt(0) === 0xfeff ? piece.slice(1) : piece);
    first = false;
    let start = 0;
    lineEnd.lastIndex = 0;
    for (let end = lineEnd.exec(all); end; end = lineEnd.exec(all)) {
      // The other half of a CRLF may be in the next piece.
      if (end[0] === '\r' && lineEnd.lastIndex === all.length) break;
      line(all.slice(start, end.index));
      start = lineEnd.lastIndex;
    }
    rest = all.slice(start);
    if (rest.length + (data?.length ?? 0) > longestEvent) throw new RangeError('an event without an end');
  };
}

/** Far beyond any turn; a server that goes on and on must not fill the memory. */
export const longestReply = 1_000_000;
const longestBody = 8_000_000;

type Listening = { place: Place } & Pick<ModelCall, 'onDelta' | 'onThinking' | 'onUsage'>;

export function gatherAnswer(contentType: string | undefined, listening: Listening): Answer {
  return contentType?.includes('text/event-stream') ? streamed(listening) : inOnePiece(listening);
}

interface Gathered {
  text: string;
  calls: ToolCall[];
  finish: string;
  model: string | undefined;
  usage: Usage | undefined;
}

function streamed({ place, onDelta, onThinking, onUsage }: Listening): Answer {
  const { where, say } = place;
  const pieces: string[] = [];
  const tools = gatherToolCalls();
  let length = 0;
  let finish: string | undefined;
  let model: string | undefined;
  let usage: Usage | undefined;
  let events = 0;
  let done = false;

  const push = eventReader((data) => {
    done ||= data === '[DONE]';
    if (done) return;
    const chunk = parsed(data, place);
    events++;
    refuseError(chunk, place);
    model ??= text(field(chunk, 'model'));
    const used = usageIn(field(chunk, 'usage'));
    if (used) onUsage(used);
    usage = used ?? usage;
    const choice = firstChoice(chunk);
    const delta = field(choice, 'delta');
    const said = text(field(delta, 'content'));
    if (said) {
      length += said.length;
      if (length > longestReply) throw tooLong(place);
      pieces.push(said);
      onDelta(said);
    } else if (field(delta, 'reasoning_content') || field(delta, 'reasoning')) onThinking();
    // A model that will not answer says so in a field of its own.
    if (text(field(delta, 'refusal'))) throw new BackendError(say.filtered(where), false);
    const called = field(delta, 'tool_calls');
    if (called !== undefined && called !== null) {
      length += tools.take(called);
      if (length > longestReply) throw tooLong(place);
      onThinking();
    }
    finish = text(field(choice, 'finish_reason')) ?? finish;
  });

  return {
    take(piece) {
      try {
        push(piece);
        return done;
      } catch (error) {
        throw error instanceof RangeError ? tooLong(place) : error;
      }
    },
    finished: () => finish !== undefined,
    whole() {
      if (events === 0) throw new BackendError(say.emptyStream(where), true);
      if (finish === undefined) throw new BackendError(say.cutAfter(where, length), true);
      return finished({ text: pieces.join(''), calls: tools.calls(), finish, model, usage }, place);
    },
  };
}

/** Some servers don't stream although they were asked to; and errors come with status 200 too. */
function inOnePiece({ place, onDelta, onThinking, onUsage }: Listening): Answer {
  const { where, say, key } = place;
  let body = '';
  return {
    take(piece) {
      body += piece;
      if (body.length > longestBody) throw tooLong(place);
      onThinking();
      return false;
    },
    finished: () => false,
    whole() {
      if (body.trim() === '') throw new BackendError(say.nothing(where), true);
      if (looksLikePage(body)) throw new BackendError(say.page(where), false);
      const answer = parsed(body, place);
      const usage = usageIn(field(answer, 'usage'));
      if (usage) onUsage(usage);
      refuseError(answer, place);
      const choice = firstChoice(answer);
      if (choice === undefined) throw new BackendError(say.notACompletion(where, saidIn(body, key)), false);
      const message = field(choice, 'message');
      if (text(field(message, 'refusal'))) throw new BackendError(say.filtered(where), false);
      const said = text(field(message, 'content')) ?? '';
      const finish = text(field(choice, 'finish_reason'));
      if (finish === undefined) throw new BackendError(say.cutAfter(where, said.length), true);
      if (said.length > longestReply) throw tooLong(place);
      const model = text(field(answer, 'model'));
      const calls = toolCallsIn(field(message, 'tool_calls'));
      const whole = finished({ text: said, calls, finish, model, usage }, place);
      if (said) onDelta(said);
      return whole;
    },
  };
}

/** GLM says `sensitive` where others say `content_filter`. */
const heldBack = /^(?:content_?filter|sensitive|safety)$/i;
const tooShort = /^(?:length|max_(?:completion_)?tokens|model_context_window_exceeded)$/i;
/** The server broke off by itself: GLM, DeepSeek, OpenRouter and vLLM, in this order. */
const brokeOff = /^(?:network_error|insufficient_system_resource|error|abort(?:ed)?)$/i;

function finished({ text: said, calls, finish, model, usage }: Gathered, { where, say }: Place): ModelAnswer {
  if (heldBack.test(finish)) throw new BackendError(say.filtered(where), false);
  if (tooShort.test(finish)) throw new BackendError(say.lengthLimit(where, said.length), false);
  if (brokeOff.test(finish)) throw new BackendError(say.stoppedFor(where, finish), true);
  // Some servers end a call of tools with `stop`; others announce one and name none.
  if (calls.length === 0 && (finish === 'tool_calls' || finish === 'function_call'))
    throw new BackendError(say.toolNotGiven(where), true);
  return {
    text: said,
    calls,
    said: {
      role: 'assistant',
      content: said,
      tool_calls: calls.map(({ id, name, input }) => ({
        id,
        type: 'function',
        function: { name, arguments: input },
      })),
    },
    ...(model && { model }),
    ...(usage && { usage }),
  };
}

function parsed(json: string, { where, say }: Place): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new BackendError(say.notJson(where), true);
  }
}

function refuseError(answer: unknown, place: Place): void {
  const error = field(answer, 'error');
  if (error) throw failedInside(error, place);
}

const firstChoice = (answer: unknown): unknown => {
  const choices = field(answer, 'choices');
  return Array.isArray(choices) ? (choices as unknown[])[0] : undefined;
};
const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const tooLong = ({ where, say }: Place) => new BackendError(say.endless(where, longestReply), false);

function usageIn(value: unknown): Usage | undefined {
  const input = field(value, 'prompt_tokens');
  const output = field(value, 'completion_tokens');
  if (typeof input !== 'number' || typeof output !== 'number') return undefined;
  // DeepSeek has a word of its own for it.
  const cached =
    field(field(value, 'prompt_tokens_details'), 'cached_tokens') ?? field(value, 'prompt_cache_hit_tokens');
  return { input, output, ...(typeof cached === 'number' && { cached }) };
}
