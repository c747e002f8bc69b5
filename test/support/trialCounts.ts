/**
 * How often a trial is repeated: few in `npm test`, all of them in `npm run trials` (TRIALS=full). The figure and the
 * seed are printed, so that a failure can be run again: TRIALS_SEED=… gives the same draw.
 */
import { after } from 'mocha';

const full = process.env.TRIALS === 'full';
const printed: string[] = [];

export const isFull = full;

/** `name` is the row of TRIALS with what is counted: `R2 kills`. */
export function counts(name: string, small: number, fullCount: number): number {
  const count = full ? fullCount : small;
  say(`${name}: ${count}${full ? '' : ` (of ${fullCount} in full)`}`);
  return count;
}

export function seedOf(name: string): number {
  const seed = Number(process.env.TRIALS_SEED ?? Math.trunc(Math.random() * 2 ** 31));
  say(`${name}: seed ${seed}`);
  return seed;
}

/** A figure for the reader; printed once the suite is over, so that it does not break the reporter's lines. */
export function say(line: string): void {
  if (printed.push(line) === 1)
    after(() =>
      process.stdout.write(
        `${printed
          .splice(0)
          .map((each) => `    · ${each}`)
          .join('\n')}\n`,
      ),
    );
}

/** Small, fast, seeded: the same draws for the same seed everywhere. */
export function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
