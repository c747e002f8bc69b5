/**
 * Gathers a reply out of the lines with which an Ollama answers a chat. It is whole only with `done: true`: without it,
 * whatever was said so far is not a reply. What the model thinks is never part of what it says.
 */
import type { Usage } from '../../../core/councils/council.ts';
import { BackendError } from '../../ports/ports.ts';
import type { Answer } from '../exchange.ts';
import type { ModelAnswer, ModelCall, ToolCall } from '../modelCall.ts';
import {
  failedInside,
  field,
  isTooLong,
  looksLikePage,
  type Place,
  refusedByStatus,
  saidIn,
} from '../modelErrors.ts';
import { longestReply } from '../openaiCompatible/completionAnswer.ts';
import { toolCallsIn } from '../openaiCompatible/completionTools.ts';
import { saidBefore } from './ollamaRequest.ts';

/** No line of a model server is near this; more without an end is not a stream of lines. */
const longestLine = 4_000_000;

export interface Lines {
  /** Throws a RangeError at a line that does not end. */
  push(piece: string): void;
  /** What came after the last end of a line. */
  rest(): string;
}

export function lineReader(onLine: (line: string) => void): Lines {
  let rest = '';
  return {
    push(piece) {
      // Looked through once: the rest has no end of a line.
      if (piece.includes('\n')) {
        const lines = (rest + piece).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) if (line.trim() !== '') onLine(line.trim());
      } else rest += piece;
      if (rest.length > longestLine) throw new RangeError('a line without an end');
    },
    rest: () => rest.trim(),
  };
}

export interface Listening extends Pick<ModelCall, 'onDelta' | 'onThinking' | 'onUsage'> {
  place: Place;
  /** It stopped at a limit after so many tokens: whether it would be given more room if it were asked again. */
  ranOut(tokens: number): boolean;
}

export function gatherOllama(
  contentType: string | undefined,
  { place, onDelta, onThinking, onUsage, ranOut }: Listening,
): Answer {
  const { where, say, key } = place;
  const pieces: string[] = [];
  const thoughts: string[] = [];
  const calls: ToolCall[] = [];
  let heard = 0;
  let length = 0;
  let kept = 0;
  let last: unknown;

  const keep = (text: string) => {
    kept += text.length;
    if (kept > longestReply) throw tooLong(place);
  };

  function hear(line: unknown): void {
    heard++;
    const error = field(line, 'error');
    if (error) throw failed(error, place);
    const message = field(line, 'message');
    const isDone = field(line, 'done') === true;
    if (typeof message !== 'object' && !isDone)
      throw new BackendError(say.notACompletion(where, saidIn(JSON.stringify(line), key)), false);
    const thought = text(field(message, 'thinking'));
    const said = text(field(message, 'content'));
    const called = toolCallsIn(field(message, 'tool_calls'));
    keep(thought + said + called.map(({ input }) => input).join(''));
    if (thought !== '' || called.length > 0) onThinking();
    if (thought !== '') thoughts.push(thought);
    // Each comes whole; some versions give them no id.
    for (const call of called) calls.push({ ...call, id: idFor(call, calls) });
    if (said !== '') {
      length += said.length;
      pieces.push(said);
      onDelta(said);
    }
    if (!isDone) return;
    last = line;
    const used = usageIn(line);
    if (used) onUsage(used);
  }

  const lines = lineReader((line) => last ?? hear(parsed(line, place)));

  /** The last line may come without its end; one that was cut is none. */
  function hearRest(): void {
    const rest = lines.rest();
    if (rest === '' || last !== undefined) return;
    if (looksLikePage(rest)) throw new BackendError(say.page(where), false);
    if (heard === 0 || isWhole(rest)) hear(parsed(rest, place));
  }

  return {
    take(piece) {
      try {
        lines.push(piece);
        return last !== undefined;
      } catch (error) {
        throw error instanceof RangeError ? tooLong(place) : error;
      }
    },
    finished: () => last !== undefined,
    whole() {
      hearRest();
      const isStream = contentType?.includes('ndjson');
      if (heard === 0) throw new BackendError(isStream ? say.emptyStream(where) : say.nothing(where), true);
      if (last === undefined) throw new BackendError(say.cutAfter(where, length), true);
      refuseUnlessWhole(last, place, length, ranOut);
      const model = text(field(last, 'model'));
      const usage = usageIn(last);
      const said = pieces.join('');
      return {
        text: said,
        calls,
        said: saidBefore(said, thoughts.join(''), calls),
        ...(model && { model }),
        ...(usage && { usage }),
      } satisfies ModelAnswer;
    },
  };
}

function refuseUnlessWhole(
  last: unknown,
  { where, say }: Place,
  length: number,
  ranOut: Listening['ranOut'],
): void {
  const reason = text(field(last, 'done_reason'));
  if (reason === 'length')
    throw new BackendError(say.lengthLimit(where, length), ranOut(count(field(last, 'eval_count')) ?? 0));
  // The model was only brought into memory, or taken out of it.
  if (reason === 'load' || reason === 'unload') throw new BackendError(say.stoppedFor(where, reason), true);
}

/** An error has no status inside a stream; one about the length is told as if it had been refused at once. */
function failed(error: unknown, place: Place): BackendError {
  const body = JSON.stringify({ error });
  return isTooLong.test(body) ? refusedByStatus(place, { status: 400, body }) : failedInside(error, place);
}

/** Absent where a version leaves out what its own cache held: then it is estimated. */
function usageIn(last: unknown): Usage | undefined {
  const input = count(field(last, 'prompt_eval_count'));
  const output = count(field(last, 'eval_count'));
  const cached = count(field(last, 'prompt_eval_cached_count'));
  if (input === undefined || output === undefined) return undefined;
  return { input, output, ...(cached === undefined ? {} : { cached }) };
}

function idFor({ id }: ToolCall, before: readonly ToolCall[]): string {
  return before.some((call) => call.id === id) ? `${id}_${before.length}` : id;
}

function parsed(line: string, { where, say }: Place): unknown {
  if (looksLikePage(line)) throw new BackendError(say.page(where), false);
  try {
    return JSON.parse(line);
  } catch {
    throw new BackendError(say.notJson(where), true);
  }
}

function isWhole(line: string): boolean {
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const count = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);
const tooLong = ({ where, say }: Place) => new BackendError(say.endless(where, longestReply), false);
