/** The real chance: ids that sort by time, seeds, and words nobody can guess. */
import { randomBytes, randomInt } from 'node:crypto';
import { ulid } from 'ulid';
import type { Chance } from '../ports/ports.ts';

export const realChance: Chance = {
  ulid: (now) => ulid(now),
  seed: () => randomInt(2 ** 31),
  word: (length) => randomBytes(length).toString('base64url').replace(/[-_]/g, 'x').slice(0, length),
};
