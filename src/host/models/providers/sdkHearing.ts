/** Listens to the parts of a provider package's stream. Whole only when the provider said why it finished, and that it is well. */
import type {
  LanguageModelV4FinishReason,
  LanguageModelV4Message,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
} from '@ai-sdk/provider';
import type { Usage } from '../../../core/councils/council.ts';
import { BackendError } from '../../ports/ports.ts';
import type { ModelAnswer, ModelCall, ToolCall } from '../modelCall.ts';
import { failedInside, field, type Place, refusedByStatus } from '../modelErrors.ts';
import { longestReply } from '../openaiCompatible/completionAnswer.ts';

export function usageSoFar(event: unknown, before: Usage | undefined): Usage | undefined {
  return ofAnthropic(event, before) ?? ofGemini(event) ?? before;
}

const count = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

function ofAnthropic(event: unknown, before: Usage | undefined): Usage | undefined {
  const begun = field(field(event, 'message'), 'usage');
  const fresh = count(field(begun, 'input_tokens'));
  if (fresh !== undefined) {
    const cached = count(field(begun, 'cache_read_input_tokens')) ?? 0;
    const stored = count(field(begun, 'cache_creation_input_tokens')) ?? 0;
    return {
      input: fresh + cached + stored,
      output: count(field(begun, 'output_tokens')) ?? 0,
      ...(cached > 0 ? { cached } : {}),
      ...(stored > 0 ? { stored } : {}),
    };
  }
  const written = count(field(field(event, 'usage'), 'output_tokens'));
  return before && written !== undefined ? { ...before, output: written } : undefined;
}

function ofGemini(event: unknown): Usage | undefined {
  const told = field(event, 'usageMetadata');
  const input = count(field(told, 'promptTokenCount'));
  if (input === undefined) return undefined;
  const said = count(field(told, 'candidatesTokenCount')) ?? 0;
  const thought = count(field(told, 'thoughtsTokenCount')) ?? 0;
  const cached = count(field(told, 'cachedContentTokenCount')) ?? 0;
  return { input, output: said + thought, ...(cached > 0 ? { cached } : {}) };
}

type Assistant = Extract<LanguageModelV4Message, { role: 'assistant' }>;
type Part = Assistant['content'][number];
type Spoken = Extract<Part, { type: 'text' | 'reasoning' }>;

export function gatherSaid() {
  const parts: Part[] = [];
  const open = new Map<string, Spoken>();
  const at = (type: Spoken['type'], id: string): Spoken => {
    const key = `${type} ${id}`;
    const part = open.get(key) ?? { type, text: '' };
    if (!open.has(key)) parts.push(part);
    open.set(key, part);
    return part;
  };
  return {
    take(part: LanguageModelV4StreamPart): void {
      if (part.type === 'tool-call') {
        parts.push({
          type: 'tool-call',
          toolCallId: part.toolCallId,
          toolName: part.toolName,
          input: inputOf(part.input),
          ...(part.providerMetadata ? { providerOptions: part.providerMetadata } : {}),
        });
        return;
      }
      const type = /^(text|reasoning)-(?:start|delta|end)$/.exec(part.type)?.[1] as
        | Spoken['type']
        | undefined;
      if (type === undefined || !('id' in part)) return;
      const spoken = at(type, part.id);
      if ('delta' in part) spoken.text += part.delta;
      if ('providerMetadata' in part && part.providerMetadata)
        spoken.providerOptions = { ...spoken.providerOptions, ...part.providerMetadata };
      if (part.type.endsWith('-end')) open.delete(`${type} ${part.id}`);
    },
    message: (): Assistant => ({
      role: 'assistant',
      content: parts.filter((part) => part.type !== 'text' || part.text !== ''),
    }),
  };
}

function inputOf(json: string): unknown {
  try {
    return json.trim() === '' ? {} : JSON.parse(json);
  } catch {
    return {};
  }
}

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
