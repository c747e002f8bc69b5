/**
 * The tokens of a turn as agents tell them, each in its own place. What is told as nothing at all is not known: no turn
 * takes none.
 */
import { tokensIn } from '../../../core/councils/budget/budget.ts';
import type { Usage } from '../../../core/councils/council.ts';

export const at = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined;

const count = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;

const some = (usage: Usage): Usage | undefined => (usage.input + usage.output > 0 ? usage : undefined);

/** `inputTokens`, `outputTokens` and what came from a cache, which some count among the first and some beside it. */
export function usageIn(value: unknown): Usage | undefined {
  const [input, output] = [count(at(value, 'inputTokens')), count(at(value, 'outputTokens'))];
  if (input === undefined || output === undefined) return undefined;
  const [cached, stored, thought] = ['cachedReadTokens', 'cachedWriteTokens', 'thoughtTokens'].map(
    (key) => count(at(value, key)) ?? 0,
  ) as [number, number, number];
  const total = count(at(value, 'totalTokens')) ?? 0;
  const beside = total >= input + cached + stored + output;
  const read = beside ? input + cached + stored : input;
  return some({
    input: read,
    // Thoughts too are counted among what was written, or beside it.
    output: total >= read + output + thought ? output + thought : output,
    ...(cached > 0 ? { cached } : {}),
    ...(stored > 0 ? { stored } : {}),
  });
}

/** In the answer to a prompt: the protocol's own field, or the one that some put beside it. */
export function usageInAnswer(answer: unknown): Usage | undefined {
  const quota = at(at(at(answer, '_meta'), 'quota'), 'token_count');
  const [input, output] = [count(at(quota, 'input_tokens')), count(at(quota, 'output_tokens'))];
  return (
    usageIn(at(answer, 'usage')) ??
    (input === undefined || output === undefined ? undefined : some({ input, output }))
  );
}

/** From nothing but the size of its context: as much as its last call read and wrote, and so at least what the turn took. */
export function usageOfContext(tokens: number, text: string): Usage | undefined {
  const whole = count(tokens) ?? 0;
  const output = Math.min(whole, tokensIn(text));
  return some({ input: whole - output, output });
}
