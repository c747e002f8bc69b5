/**
 * Chance that can be run again: a seed, printed with every trial, gives the same draws. `npm test` always draws the same,
 * so that a change is judged by what it changed; `npm run trials` draws anew, to find what nobody thought of.
 * A_TABLE_SEED=… sets the seed of either.
 */
import { fullTrials } from './trials.ts';

const usual = 20_261_118;

export const drawSeed = (): number =>
  Number(process.env.A_TABLE_SEED ?? (fullTrials ? Math.trunc(Math.random() * 2 ** 31) : usual));

export interface Draws {
  /** From 0 up to, but not with, 1. */
  next(): number;
  /** A whole number from 0 up to, but not with, `end`. */
  below(end: number): number;
  chance(probability: number): boolean;
  pick<T>(from: readonly T[]): T;
}

export function draws(seed: number): Draws {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    next,
    below,
    chance: (probability) => next() < probability,
    pick: (from) => from[below(from.length)] as (typeof from)[number],
  };
}
