/** Measures several contenders in turn, again and again, so that a busy moment of the machine falls on all of them. */
import { measure } from './children.ts';
import { median } from './figures.ts';
import type { Measured, Order } from './job.ts';

export type Plan = Record<string, Order>;

/** The median of each figure over the repeats, by contender. */
export async function interleaved<P extends Plan>(
  plan: P,
  repeats: number,
): Promise<Record<keyof P, Measured>> {
  const all = new Map<string, Measured[]>();
  for (let repeat = 0; repeat < repeats; repeat++) {
    for (const [name, job] of Object.entries(plan)) {
      all.set(name, [...(all.get(name) ?? []), await measure(job)]);
    }
  }
  return Object.fromEntries([...all].map(([name, each]) => [name, middle(each)])) as Record<
    keyof P,
    Measured
  >;
}

function middle(each: Measured[]): Measured {
  const of = (figure: keyof Measured) => median(each.map((one) => one[figure] ?? 0));
  return {
    ms: of('ms'),
    calls: of('calls'),
    cpuMs: of('cpuMs'),
    peakMb: Math.max(...each.map((one) => one.peakMb)),
    written: of('written'),
    deliberationMs: of('deliberationMs'),
  };
}
