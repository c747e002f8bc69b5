/** How many of those asked must answer for a vote to count. */
import type { Council } from '../council.ts';

/** More than half of the seats asked, and at least two; of a reviewer who is asked alone, that one. */
export const quorumOf = (council: Council, asked: number): number =>
  Math.min(Math.max(council.brief.quorum ?? Math.floor(asked / 2) + 1, 2), Math.max(asked, 1));
