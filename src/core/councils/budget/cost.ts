/** What one call costs: fresh input, input that came from a cache, input that was stored in one, and output. */
import type { Price, Usage } from '../council.ts';

const million = 1_000_000;

export function costOf(price: Price, usage: Usage): number {
  const { input, output } = usage;
  const cached = Math.min(usage.cached ?? 0, input);
  const stored = Math.min(usage.stored ?? 0, input - cached);
  const read = (input - cached - stored) * price.input + cached * (price.cached ?? price.input);
  return (read + stored * (price.stored ?? price.input) + output * price.output) / million;
}

/** Two calls were paid for. */
export function bothUsed(first: Usage | undefined, second: Usage | undefined): Usage | undefined {
  if (!first || !second) return second ?? first;
  const cached = (first.cached ?? 0) + (second.cached ?? 0);
  const stored = (first.stored ?? 0) + (second.stored ?? 0);
  return {
    input: first.input + second.input,
    output: first.output + second.output,
    ...(cached > 0 ? { cached } : {}),
    ...(stored > 0 ? { stored } : {}),
  };
}

/** The most that a call can cost: nothing comes from a cache, and everything is stored in one. */
export const mostFor = (price: Price, input: number, output: number): number =>
  (input * Math.max(price.input, price.stored ?? 0) + output * price.output) / million;
