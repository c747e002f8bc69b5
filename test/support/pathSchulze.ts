/**
 * Schulze's count a second time, by its definition and nothing of the product: every chain of majorities from one answer to
 * another is walked, link by link. Slow, and meant to be.
 */
export interface CountedBallot {
  ranking: readonly (readonly string[])[];
  own?: string;
}

/** How many voters put `a` above `b`; a voter's own answer is in no pair of theirs. */
function voters(a: string, b: string, ballots: readonly CountedBallot[]): number {
  let count = 0;
  for (const { ranking, own } of ballots) {
    if (a === own || b === own) continue;
    const flat = ranking.flatMap((tier, level) => tier.map((letter) => ({ letter, level })));
    const levelOf = (letter: string): number =>
      flat.find((each) => each.letter === letter)?.level ?? Number.POSITIVE_INFINITY;
    if (levelOf(a) < levelOf(b)) count += 1;
  }
  return count;
}

/** The strength of the strongest chain, over all chains that visit no answer twice. */
function strongest(
  from: string,
  to: string,
  all: readonly string[],
  ballots: readonly CountedBallot[],
): number {
  let most = 0;
  const walk = (here: string, visited: readonly string[], weakest: number): void => {
    for (const next of all) {
      if (visited.includes(next)) continue;
      const won = voters(here, next, ballots);
      if (won <= voters(next, here, ballots)) continue;
      const strength = Math.min(weakest, won);
      if (next === to) most = Math.max(most, strength);
      else walk(next, [...visited, next], strength);
    }
  };
  walk(from, [from], Number.POSITIVE_INFINITY);
  return most;
}

/** Those whom no other stands above. */
export function unbeaten(all: readonly string[], ballots: readonly CountedBallot[]): string[] {
  return all.filter((one) =>
    all.every(
      (other) => other === one || strongest(other, one, all, ballots) <= strongest(one, other, all, ballots),
    ),
  );
}

/** All of them, tier by tier: whom none of those left over stands above comes next. */
export function tiersByPaths(all: readonly string[], ballots: readonly CountedBallot[]): string[][] {
  const tiers: string[][] = [];
  let left = [...all];
  while (left.length > 0) {
    const first = left.filter((one) =>
      left.every((other) => strongest(other, one, all, ballots) <= strongest(one, other, all, ballots)),
    );
    tiers.push(first);
    left = left.filter((one) => !first.includes(one));
  }
  return tiers;
}
