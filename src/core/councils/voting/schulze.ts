/**
 * Schulze's count of rankings: an answer stands above another when the strongest chain of majorities from it to the other is
 * stronger than any chain back. A chain is as strong as its weakest majority, a majority as strong as its winning votes.
 */

export interface RankingBallot {
  /** The best first; those on one level are equal. Answers that it leaves out stand below, equal to each other. */
  ranking: readonly (readonly string[])[];
  /** The voter's own answer: where it puts that is not counted, neither for it nor against. */
  own?: string;
}

/** All candidates in tiers, the best first: a tier is what nobody left over stands above. */
export function schulzeOrder(candidates: readonly string[], ballots: readonly RankingBallot[]): string[][] {
  const strength = strongestChains(majorities(candidates, ballots));
  const isAbove = (a: number, b: number): boolean => at(strength, a, b) > at(strength, b, a);
  const tiers: string[][] = [];
  let left = candidates.map((_, index) => index);
  while (left.length > 0) {
    const unbeaten = left.filter((one) => !left.some((other) => isAbove(other, one)));
    tiers.push(unbeaten.map((index) => candidates[index] as string));
    left = left.filter((index) => !unbeaten.includes(index));
  }
  return tiers;
}

type Counts = number[][];
const at = (counts: Counts, from: number, to: number): number => counts[from]?.[to] ?? 0;

/** For each pair the voters who prefer the one, where they are more than those who prefer the other; else none. */
function majorities(candidates: readonly string[], ballots: readonly RankingBallot[]): Counts {
  const places = ballots.map(({ ranking, own }) =>
    candidates.map((candidate) => {
      if (candidate === own) return undefined;
      const tier = ranking.findIndex((each) => each.includes(candidate));
      return tier < 0 ? ranking.length : tier;
    }),
  );
  const prefer = (a: number, b: number): number =>
    places.filter((place) => {
      const [one, other] = [place[a], place[b]];
      return one !== undefined && other !== undefined && one < other;
    }).length;
  return candidates.map((_, a) =>
    candidates.map((__, b) => {
      const votes = prefer(a, b);
      return votes > prefer(b, a) ? votes : 0;
    }),
  );
}

/** Floyd and Warshall, with the weakest link in place of the length. */
function strongestChains(direct: Counts): Counts {
  const strength = direct.map((row) => [...row]);
  for (let over = 0; over < strength.length; over++)
    for (let from = 0; from < strength.length; from++)
      for (let to = 0; to < strength.length; to++) {
        const detour = Math.min(at(strength, from, over), at(strength, over, to));
        const row = strength[from];
        if (row && from !== to && detour > at(strength, from, to)) row[to] = detour;
      }
  return strength;
}
