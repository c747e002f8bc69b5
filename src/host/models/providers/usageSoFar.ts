/**
 * What a call has taken so far, by an event of a stream that is not over: Anthropic counts the input in its first event,
 * Gemini everything in each. The packages tell only in the end, and a call that is ended has none.
 */
import type { Usage } from '../../../core/councils/council.ts';
import { field } from '../modelErrors.ts';

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
