/**
 * A seat's conversation with a model: admitted by the limiter, watched for silence, its tools called and answered, what
 * a model can't do remembered. The same for every provider; only the one call in the middle differs.
 */
import { bothUsed } from '../../core/councils/budget/cost.ts';
import type { Seat, Usage } from '../../core/councils/council.ts';
import { BackendError, type Conversation, type Reply, type TurnRequest } from '../ports/ports.ts';
import { silenceWatch } from './endWhenSilent.ts';
import type { Pass } from './limiter.ts';
import type { Line, ModelAnswer, ModelCall, ToolExchange } from './modelCall.ts';
import { RefusedError, refusedByStatus, toldToWait, unreachable } from './modelErrors.ts';
import { isWordless, mayBeWordless, roomFor } from './replyBounds.ts';
import { answersTo, onTheWire, refusalsOf } from './toolCalls.ts';
import { heardAll } from './transport.ts';

/** Far beyond the calls that a turn is granted: only a model that never answers gets here. */
const mostCalls = 16;

/** What models were found not to give, by name; it lasts as long as the backend. */
export type Lacking = Set<string>;

export function conversationOver(
  seat: Seat,
  lacking: Lacking,
  lineFor: (turn: TurnRequest) => Line | Promise<Line>,
  closedWords: (seat: string) => string,
): Conversation {
  const closing = new AbortController();
  return {
    send: (turn) => send(turn, lacking, lineFor, closing.signal),
    close() {
      closing.abort(new BackendError(closedWords(seat.name), false));
      return Promise.resolve();
    },
  };
}

async function send(
  turn: TurnRequest,
  lacking: Lacking,
  lineFor: (turn: TurnRequest) => Line | Promise<Line>,
  closing: AbortSignal,
): Promise<Reply> {
  const stop = new AbortController();
  const end = (why: AbortSignal) => () => stop.abort(why.reason);
  const [aborted, closed] = [end(turn.signal), end(closing)];
  if (turn.signal.aborted) aborted();
  if (closing.aborted) closed();
  turn.signal.addEventListener('abort', aborted, { once: true });
  closing.addEventListener('abort', closed, { once: true });
  try {
    stop.signal.throwIfAborted();
    const given = lineFor(turn);
    return await converse(given instanceof Promise ? await given : given, turn, lacking, stop);
  } finally {
    turn.signal.removeEventListener('abort', aborted);
    closing.removeEventListener('abort', closed);
  }
}

/** Asks until the model answers: again after its tools have answered, and without what it does not give. */
async function converse(
  line: Line,
  turn: TurnRequest,
  lacking: Lacking,
  stop: AbortController,
): Promise<Reply> {
  let usage: Usage | undefined;
  try {
    const reply = await replyFrom(line, turn, lacking, stop, (more) => {
      usage = bothUsed(usage, more);
    });
    return { ...reply, ...(usage && { usage }) };
  } catch (error) {
    if (usage) turn.onSpent?.(usage);
    throw error;
  }
}

async function replyFrom(
  line: Line,
  turn: TurnRequest,
  lacking: Lacking,
  stop: AbortController,
  paid: (usage: Usage) => void,
): Promise<Reply> {
  const { place } = line;
  const name = (what: string) => `${what} ${place.model ?? ''} ${place.where}`;
  const granted = onTheWire(turn.tools?.list ?? []);
  const exchanged: ToolExchange[] = [];
  let text = '';
  for (let calls = 1; calls <= mostCalls; calls++) {
    const structured = lacking.has(name('structure')) ? undefined : turn.structured;
    // A ballot or a vote alone needs no tools, and some models can't do both at once.
    const tools = structured || lacking.has(name('tools')) ? [] : granted.tools;
    let answer: ModelAnswer;
    try {
      answer = await once(line, stop.signal, paid, {
        turn,
        ...(structured ? { structured } : {}),
        tools,
        mayCallTools: calls < mostCalls,
        ...(lacking.has(name('room')) ? {} : { room: roomFor(turn) }),
        ...(lacking.has(name('room-name')) ? { isRenamed: true } : {}),
        exchanged,
        onDelta(delta) {
          // What was said before a tool was called is a paragraph of its own.
          if (text !== '' && !text.endsWith('\n\n')) {
            text += '\n\n';
            turn.onDelta('\n\n');
          }
          turn.onDelta(delta);
        },
      });
    } catch (error) {
      const lacks = whatItLacks(error, {
        structure: structured !== undefined,
        tools: tools.length > 0,
        room: !lacking.has(name('room')),
        isRenamed: lacking.has(name('room-name')),
      });
      if (lacks === undefined || lacking.has(name(lacks))) throw error;
      lacking.add(name(lacks));
      continue;
    }
    text += answer.text;
    if (answer.calls.length === 0) {
      if (isWordless(text) && !mayBeWordless(turn))
        throw new BackendError(place.say.wordless(place.where), true);
      return { text, ...(answer.model && { model: answer.model }) };
    }
    const answers = turn.tools
      ? await answersTo(answer.calls, turn.tools, granted.named, stop.signal)
      : refusalsOf(answer.calls, place.say.noTools);
    exchanged.push({ said: answer.said, answers });
  }
  throw new BackendError(place.say.toolsWithoutEnd(place.where), false);
}

/** One call: let in, watched, ended with its answer, and its refusal told to the limiter. */
async function once(
  line: Line,
  stop: AbortSignal,
  paid: (usage: Usage) => void,
  call: Omit<ModelCall, 'signal' | 'onTaken' | 'onThinking' | 'onUsage'>,
): Promise<ModelAnswer> {
  const pass = await admitted(line, stop);
  let used: Usage | undefined;
  const exchange = new AbortController();
  const { signal } = exchange;
  const stopped = () => exchange.abort(stop.reason);
  if (stop.aborted) stopped();
  stop.addEventListener('abort', stopped, { once: true });
  const silence = silenceWatch(line, line.place, exchange);
  try {
    const answer = await line.ask({
      ...call,
      signal,
      onTaken: pass.taken,
      onThinking: silence.thinking,
      onUsage(usage) {
        used = usage;
      },
      onDelta(text) {
        if (signal.aborted) return;
        silence.said();
        call.onDelta(text);
      },
    });
    exchange.abort(heardAll);
    used = answer.usage ?? used;
    return answer;
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    exchange.abort(error);
    const known = unreachable(error, line.place);
    if (known.limit === undefined) throw known;
    throw toldToWait(known, line.place, pass.refused(known.waitMs));
  } finally {
    stop.removeEventListener('abort', stopped);
    silence.end();
    pass.left();
    // However it went: what was counted was paid for.
    if (used) paid(used);
  }
}

async function admitted({ limiter, atOnce, place }: Line, signal: AbortSignal): Promise<Pass> {
  const entering = limiter.enter(place.model, atOnce);
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
    if (typeof entered === 'number')
      throw refusedByStatus(place, { status: 429, body: '', waitMs: entered, limit: 'held' });
    return entered;
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

const aboutStructure =
  /response_?format|json[_ ]?schema|invalid format|structured|response_?schema|response_?mime|output_(?:config|format)|text\.format/i;

/** Ollama calls it a failure of its own when it makes nothing of a schema. */
const aboutGrammar = /invalid (?:format|json schema)|\bgrammar\b/i;

const aboutRoom = /max_?(?:completion_|output_|new_)?tokens|num_predict/i;

interface Sent {
  structure: boolean;
  tools: boolean;
  room: boolean;
  isRenamed: boolean;
}

/** What a refusal says that this model does not give, if we asked for it. */
function whatItLacks(
  error: unknown,
  { structure, tools, room, isRenamed }: Sent,
): 'structure' | 'tools' | 'room' | 'room-name' | undefined {
  if (!(error instanceof RefusedError)) return undefined;
  if (structure && error.status === 500 && aboutGrammar.test(error.body)) return 'structure';
  if (![400, 404, 415, 422, 501].includes(error.status)) return undefined;
  // Too much for the model or its context, or under a name that it does not know.
  if (room && aboutRoom.test(error.body))
    return !isRenamed && error.body.includes('max_completion_tokens') ? 'room-name' : 'room';
  if (structure && aboutStructure.test(error.body)) return 'structure';
  return tools && /\btools?\b|function calling/i.test(error.body) ? 'tools' : undefined;
}
