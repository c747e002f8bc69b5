/** Listens to the parts of a provider package's stream. Whole only when the provider said why it finished, and that it is well. */
import type {
  LanguageModelV4FinishReason,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
} from '@ai-sdk/provider';
import type { Usage } from '../../../core/councils/council.ts';
import { BackendError } from '../../ports/ports.ts';
import type { ModelAnswer, ModelCall, ToolCall } from '../modelCall.ts';
import { failedInside, field, type Place, refusedByStatus } from '../modelErrors.ts';
import { longestReply } from '../openaiCompatible/completionAnswer.ts';
import { gatherSaid } from './sdkSaid.ts';
import { usageSoFar } from './usageSoFar.ts';

export interface Hearing {
  take(part: LanguageModelV4StreamPart): void;
  isFinished(): boolean;
  /** The whole answer, or a BackendError that says what is missing. */
  whole(): ModelAnswer;
}

const aboutTheStream: readonly string[] = ['stream-start', 'ping', 'finish'];
const atWork: readonly string[] = [
  'reasoning-start',
  'reasoning-delta',
  'tool-input-start',
  'tool-input-delta',
];

export function hearing(place: Place, { onDelta, onThinking, onUsage }: ModelCall): Hearing {
  const { where, say } = place;
  const pieces: string[] = [];
  const calls: ToolCall[] = [];
  const said = gatherSaid();
  let length = 0;
  /** With what was thought and what tools are asked: it is kept as well, because providers want it back unchanged. */
  let kept = 0;
  let model = place.model;
  let finish: Extract<LanguageModelV4StreamPart, { type: 'finish' }> | undefined;
  let parts = 0;
  let isThinking = false;
  let soFar: Usage | undefined;

  function hear(delta: string): void {
    if (delta === '') return;
    isThinking = false;
    length += delta.length;
    pieces.push(delta);
    onDelta(delta);
  }

  /** Some count while they speak: a call that is ended before it is whole was paid for up to there. */
  function counted(event: unknown): void {
    soFar = usageSoFar(event, soFar);
    if (soFar && finish === undefined) onUsage(soFar);
  }

  return {
    isFinished: () => finish !== undefined,
    take(part) {
      if (part.type === 'raw') return counted(part.rawValue);
      if ('delta' in part) kept += part.delta.length;
      if (kept > longestReply) throw new BackendError(say.endless(where, longestReply), false);
      said.take(part);
      if (part.type === 'error') throw inOurWords(part.error, place);
      if (!aboutTheStream.includes(part.type)) parts++;
      if (part.type === 'reasoning-start') isThinking = true;
      // A ping alone is no sign of a model; from one that said that it thinks it is.
      if (atWork.includes(part.type) || (part.type === 'ping' && isThinking)) onThinking();
      if (part.type === 'text-delta') hear(part.delta);
      else if (part.type === 'tool-call')
        calls.push({ id: part.toolCallId, name: part.toolName, input: part.input });
      else if (part.type === 'response-metadata') model = part.modelId ?? model;
      else if (part.type === 'finish') {
        finish = part;
        const used = usageOf(part.usage);
        if (used) onUsage(used);
      }
    },
    whole() {
      // One that is held back may say so and nothing else.
      if (parts === 0 && finish?.finishReason.raw === undefined)
        throw new BackendError(say.emptyStream(where), true);
      if (finish === undefined) throw new BackendError(say.cutAfter(where, length), true);
      refuseUnlessWhole(finish.finishReason, place, length);
      const usage = usageOf(finish.usage);
      return {
        text: pieces.join(''),
        calls,
        said: said.message(),
        ...(model && { model }),
        ...(usage && { usage }),
      };
    },
  };
}

function refuseUnlessWhole(
  { unified, raw }: LanguageModelV4FinishReason,
  { where, say }: Place,
  length: number,
): void {
  if (unified === 'stop' || unified === 'tool-calls') return;
  if (unified === 'length') throw new BackendError(say.lengthLimit(where, length), false);
  if (unified === 'content-filter') throw new BackendError(say.filtered(where), false);
  if (raw === undefined) throw new BackendError(say.cutAfter(where, length), true);
  throw new BackendError(say.stoppedFor(where, raw), true);
}

/** The packages' own errors hold whatever they were sent: only our words, and the server's without the key, go on. */
export function inOurWords(error: unknown, place: Place): BackendError {
  const own = ourOwn(error);
  if (own) return own;
  const { where, say } = place;
  const name = error instanceof Error ? error.name : '';
  if (name === 'AI_JSONParseError') return new BackendError(say.notJson(where), true);
  const status = field(error, 'statusCode');
  const body = field(error, 'responseBody');
  if (typeof status === 'number' && status !== 200)
    return refusedByStatus(place, {
      status,
      body: typeof body === 'string' && body !== '' ? body : messageOf(error),
    });
  const inside = field(field(error, 'value'), 'error');
  if (name === 'AI_TypeValidationError')
    return inside ? failedInside(inside, place) : new BackendError(say.notACompletion(where, ''), true);
  return failedInside(error instanceof Error ? { message: error.message } : error, place);
}

/** What our own fetch said, which the packages wrap in theirs. */
function ourOwn(error: unknown): BackendError | undefined {
  let inside = error;
  for (let depth = 0; depth < 5 && inside instanceof Error; depth++) {
    if (inside instanceof BackendError) return inside;
    inside = inside.cause;
  }
  return undefined;
}

function messageOf(error: unknown): string {
  const message = field(error, 'message');
  return typeof message === 'string' ? message : '';
}

function usageOf({ inputTokens, outputTokens }: LanguageModelV4Usage): Usage | undefined {
  const { total: input, cacheRead, cacheWrite } = inputTokens;
  const output = outputTokens.total;
  if (input === undefined || output === undefined) return undefined;
  return {
    input,
    output,
    ...(cacheRead === undefined ? {} : { cached: cacheRead }),
    ...(cacheWrite ? { stored: cacheWrite } : {}),
  };
}
