/** Chance without chance: every throw is a function of the seed that came with the channel or the council. */

/** The dice of a channel: two channels of one seed throw differently. */
export function diceOf(seed: number, name: string): number {
  let mixed = seed | 0;
  for (const letter of name) mixed = Math.imul(mixed ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return mixed | 0;
}

/** A whole number from 0 to below `sides`, and the dice after the throw (mulberry32). */
export function thrown(dice: number, sides: number): [value: number, dice: number] {
  const next = (dice + 0x6d2b79f5) | 0;
  let mixed = Math.imul(next ^ (next >>> 15), next | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return [Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * sides), next];
}

/** Fisher and Yates. */
export function shuffled<T>(list: readonly T[], dice: number): [list: T[], dice: number] {
  const mixed = [...list];
  let now = dice;
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const [place, after] = thrown(now, last + 1);
    now = after;
    const [a, b] = [mixed[last], mixed[place]];
    if (a === undefined || b === undefined) continue;
    mixed[last] = b;
    mixed[place] = a;
  }
  return [mixed, now];
}
