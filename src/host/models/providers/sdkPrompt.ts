/**
 * A turn in the shape that the provider packages take. What stays the same over a seat's rounds is marked for caches
 * that want a mark: the system part, and the last message, which the next round's prompt begins with again.
 */
import type { LanguageModelV4CallOptions, LanguageModelV4Message } from '@ai-sdk/provider';
import type { TurnRequest } from '../../ports/ports.ts';
import type { ModelCall, ToolExchange } from '../modelCall.ts';

const cached = { anthropic: { cacheControl: { type: 'ephemeral' } } };

/** `way`: the package's own name of the route it takes. */
export function callOptions(call: ModelCall, way: string): LanguageModelV4CallOptions {
  const { turn, structured, tools, mayCallTools, signal } = call;
  const { scene } = turn;
  return {
    prompt: promptOf(call),
    abortSignal: signal,
    ...(call.room === undefined ? {} : { maxOutputTokens: call.room }),
    // For what is counted before the end.
    includeRawChunks: true,
    ...(structured
      ? { responseFormat: { type: 'json', name: structured.name, schema: { ...structured.schema } } }
      : {}),
    ...(tools.length > 0
      ? {
          tools: tools.map(({ name, description, input }) => ({
            type: 'function' as const,
            name,
            description,
            inputSchema: { ...input },
          })),
          toolChoice: { type: mayCallTools ? ('auto' as const) : ('none' as const) },
        }
      : {}),
    providerOptions: {
      // A model that thinks may show nothing of it for long; that it is at work is told by pings.
      anthropic: { includePings: true },
      // Kept by nobody but us; the same seat is sent to where its last prompt is still warm. A server of one's own
      // that only speaks chat might refuse to be told so.
      ...(way === 'openai.responses'
        ? { openai: { store: false, promptCacheKey: `${placeIn(scene)}/${scene.seat.id}`.slice(-64) } }
        : {}),
    },
  };
}

const placeIn = (scene: TurnRequest['scene']): string =>
  scene.kind === 'channel' ? scene.channel : scene.council;

function promptOf({ turn, exchanged }: ModelCall): LanguageModelV4Message[] {
  const { system, messages } = turn.prompt;
  return [
    { role: 'system', content: system, providerOptions: cached },
    ...messages.map(
      ({ role, text }, index): LanguageModelV4Message => ({
        role,
        content: [{ type: 'text', text }],
        ...(index === messages.length - 1 ? { providerOptions: cached } : {}),
      }),
    ),
    ...exchanged.flatMap(toolMessages),
  ];
}

function toolMessages({ said, answers }: ToolExchange): LanguageModelV4Message[] {
  return [
    said as LanguageModelV4Message,
    {
      role: 'tool',
      content: answers.map(({ call, answer }) => ({
        type: 'tool-result',
        toolCallId: call.id,
        toolName: call.name,
        output: answer.ok ? { type: 'text', value: answer.text } : { type: 'error-text', value: answer.text },
      })),
    },
  ];
}
