/**
 * What a peer tells of its reply beside the words, as far as it can be so: a server that miscounts or lies must not spend
 * a council's limits, nor fill its records with a name. What can't be is left out, and the tokens are then estimated.
 */
import type { Usage } from '../../core/councils/council.ts';
import type { Reply } from '../ports/ports.ts';

/** Beyond what any model reads or writes in one turn. */
const mostTokens = 100_000_000;
const longestName = 200;

export function plausible({ text, model, usage }: Reply): Reply {
  const name = model?.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
  const used = usage && plausibleUsage(usage);
  return { text, ...(name ? { model: name.slice(0, longestName) } : {}), ...(used ? { usage: used } : {}) };
}

export function plausibleUsage({ input, output, cached = 0, stored = 0 }: Usage): Usage | undefined {
  if (![input, output].every(isCount)) return undefined;
  // No more can come from a cache, or be stored in one, than was read.
  const isPart = [cached, stored].every(isCount) && cached + stored <= input;
  return {
    input,
    output,
    ...(isPart && cached > 0 ? { cached } : {}),
    ...(isPart && stored > 0 ? { stored } : {}),
  };
}

const isCount = (value: number | undefined): value is number =>
  Number.isInteger(value) && value !== undefined && value >= 0 && value <= mostTokens;
