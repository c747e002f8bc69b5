/** How often a host that dies is started again: five deaths within three minutes, and it stays down until asked. */

export const deathsAllowed = 5;
const window = 3 * 60_000;
const firstWait = 250;

export type Next = { start: 'after'; ms: number; attempt: number } | { start: 'no-more' };

/** `deaths` are the times at which a host died or failed to start, the last of them just now. */
export function nextStart(deaths: readonly number[], now: number): Next {
  const recent = deaths.filter((at) => now - at < window).length;
  if (recent >= deathsAllowed) return { start: 'no-more' };
  // 0.25, 0.5, 1, 2 s: quick enough that a reader hardly notices the first, slow enough not to spin.
  return { start: 'after', ms: firstWait * 2 ** Math.max(0, recent - 1), attempt: Math.max(1, recent) };
}

/** Deaths that no longer count are forgotten. */
export const recentDeaths = (deaths: readonly number[], now: number): number[] =>
  deaths.filter((at) => now - at < window);
