/**
 * Whose answers stand higher: the Bradley-Terry model over rankings, with a small prior, so that there is always exactly
 * one result, for a model without a win and for models that never met too. The same rankings in any order give the same
 * figures to the last digit.
 *
 * Rankings of one council look at the same answers and are no independent witnesses: the intervals count councils, not
 * pairs (a sandwich over councils, never narrower than what the pairs alone would say).
 */

/** Who was ranked, best first; those of one tier are equal. A model may stand there more than once, for several seats. */
export interface PeerRanking {
  tiers: readonly (readonly string[])[];
  /** The council that it is of. */
  council: string;
}

export interface ModelStanding {
  model: string;
  /** In which it stood beside another model. */
  rankings: number;
  /** Its chance to be ranked above another model's answer, with its 95 % interval; absent: too few to say. */
  chance?: { value: number; low: number; high: number };
}

export interface ModelRanking {
  rankings: number;
  councils: number;
  /** Best first; those of whom there is too little to say come last. */
  models: ModelStanding[];
}

export const fewestRankings = 10;

/** Of a strength in logits: a model of whom nothing is known is as good as another, give or take a factor of 24. */
const prior = 0.1;

export function rankModels(rankings: readonly PeerRanking[]): ModelRanking {
  const telling = rankings.filter(({ tiers }) => new Set(tiers.flat()).size > 1);
  const names = [...new Set(telling.flatMap(({ tiers }) => tiers.flat()))].toSorted();
  const councils = [...new Set(telling.map(({ council }) => council))].toSorted();
  const wins = councils.map((council) =>
    winsIn(
      telling.filter((each) => each.council === council),
      names,
    ),
  );
  const strengths = strongest(total(wins, names.length));
  const spread = spreadOf(strengths, wins);
  const models = names.map((model, at): ModelStanding => {
    const count = telling.filter(({ tiers }) => tiers.some((tier) => tier.includes(model))).length;
    if (count < fewestRankings) return { model, rankings: count };
    return { model, rankings: count, chance: chanceOf(at, strengths, spread) };
  });
  return {
    rankings: telling.length,
    councils: councils.length,
    models: models.toSorted(
      (a, b) =>
        (b.chance?.value ?? -1) - (a.chance?.value ?? -1) ||
        b.rankings - a.rankings ||
        (a.model < b.model ? -1 : 1),
    ),
  };
}

type Matrix = number[][];
const square = (n: number): Matrix => Array.from({ length: n }, () => Array.from({ length: n }, () => 0));
const at = (matrix: Matrix, row: number, column: number): number => matrix[row]?.[column] ?? 0;
function add(matrix: Matrix, row: number, column: number, amount: number): void {
  const cells = matrix[row];
  if (cells) cells[column] = (cells[column] ?? 0) + amount;
}

/** How often each stood above each; equals share a win. Two answers of one model say nothing of it. */
function winsIn(rankings: readonly PeerRanking[], names: readonly string[]): Matrix {
  const place = new Map(names.map((name, n) => [name, n]));
  const wins = square(names.length);
  for (const { tiers } of rankings) {
    const entries = tiers.flatMap((tier, n) => tier.map((name) => ({ who: place.get(name) ?? 0, tier: n })));
    for (const [n, a] of entries.entries())
      for (const b of entries.slice(n + 1)) {
        if (a.who === b.who) continue;
        add(wins, a.who, b.who, a.tier < b.tier ? 1 : 0.5);
        add(wins, b.who, a.who, a.tier < b.tier ? 0 : 0.5);
      }
  }
  return wins;
}

function total(all: readonly Matrix[], n: number): Matrix {
  const sum = square(n);
  for (const wins of all)
    for (const [i, row] of wins.entries()) for (const [j, value] of row.entries()) add(sum, i, j, value);
  return sum;
}

/** Of the first to stand above the second. */
const beats = (first: number, second: number): number => 1 / (1 + Math.exp(second - first));

const gradient = (wins: Matrix, strengths: readonly number[]): number[] =>
  strengths.map((mine, i) =>
    strengths.reduce(
      (sum, other, j) => sum + at(wins, i, j) - (at(wins, i, j) + at(wins, j, i)) * beats(mine, other),
      0,
    ),
  );

/** How sharply what was seen, and the prior, bend around these strengths. */
function information(wins: Matrix, strengths: readonly number[]): Matrix {
  const bent = square(strengths.length);
  for (const [i, mine] of strengths.entries()) {
    add(bent, i, i, prior);
    for (const [j, other] of strengths.entries()) {
      const met = at(wins, i, j) + at(wins, j, i);
      if (i === j || met === 0) continue;
      const chance = beats(mine, other);
      add(bent, i, i, met * chance * (1 - chance));
      add(bent, i, j, -met * chance * (1 - chance));
    }
  }
  return bent;
}

function likelihood(wins: Matrix, strengths: readonly number[]): number {
  let sum = 0;
  for (const [i, mine] of strengths.entries()) {
    sum -= (prior / 2) * mine * mine;
    for (const [j, other] of strengths.entries())
      if (at(wins, i, j) > 0) sum -= at(wins, i, j) * Math.log1p(Math.exp(other - mine));
  }
  return sum;
}

const mostSteps = 100;

/** Newton's steps, halved where one would lead down: the likelihood with its prior has one summit, and no ridge. */
function strongest(wins: Matrix): number[] {
  let strengths = wins.map(() => 0);
  let height = likelihood(wins, strengths);
  for (let step = 0; step < mostSteps; step++) {
    const slope = gradient(wins, strengths).map((each, i) => each - prior * (strengths[i] ?? 0));
    const way = times(inverse(information(wins, strengths)), slope);
    if (Math.max(0, ...way.map(Math.abs)) < 1e-12) break;
    let share = 1;
    let next = strengths;
    let higher = height;
    do {
      const tried = share;
      next = strengths.map((each, i) => each + tried * (way[i] ?? 0));
      higher = likelihood(wins, next);
      share /= 2;
    } while (higher < height && share > 1e-9);
    if (higher < height) break;
    [strengths, height] = [next, higher];
  }
  return strengths;
}

interface Spread {
  /** As if every pair were a witness of its own, and as the councils differ from each other. */
  pairs: Matrix;
  councils: Matrix;
  /** How many standard errors 95 % lie within, for so few councils. */
  reach: number;
}

function spreadOf(strengths: readonly number[], wins: readonly Matrix[]): Spread {
  const n = strengths.length;
  const pairs = inverse(information(total(wins, n), strengths));
  const scatter = square(n);
  for (const each of wins) {
    const pull = gradient(each, strengths);
    for (const [i, a] of pull.entries()) for (const [j, b] of pull.entries()) add(scatter, i, j, a * b);
  }
  const free = Math.max(1, wins.length - 1);
  const widened = scatter.map((row) => row.map((each) => (each * wins.length) / free));
  return { pairs, councils: product(product(pairs, widened), pairs), reach: reachOf(free) };
}

/** Student's, by its expansion around the normal one: wider the fewer there are. */
function reachOf(free: number): number {
  const z = 1.959964;
  return z + (z ** 3 + z) / (4 * free) + (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * free ** 2);
}

/** Against all the others alike; the interval is made in logits, so that it stays between never and always. */
function chanceOf(
  who: number,
  strengths: readonly number[],
  { pairs, councils, reach }: Spread,
): { value: number; low: number; high: number } {
  const mine = strengths[who] ?? 0;
  const others = strengths.length - 1;
  let value = 0;
  const lean = strengths.map(() => 0);
  for (const [j, other] of strengths.entries()) {
    if (j === who) continue;
    const chance = beats(mine, other);
    value += chance / others;
    lean[who] = (lean[who] ?? 0) + (chance * (1 - chance)) / others;
    lean[j] = (-chance * (1 - chance)) / others;
  }
  const variance = Math.max(0, ...[pairs, councils].map((each) => dot(lean, times(each, lean))));
  const logit = Math.log(value / (1 - value));
  const error = (reach * Math.sqrt(variance)) / (value * (1 - value));
  return { value, low: beats(logit - error, 0), high: beats(logit + error, 0) };
}

const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, each, i) => sum + each * (b[i] ?? 0), 0);
const times = (matrix: Matrix, vector: readonly number[]): number[] => matrix.map((row) => dot(row, vector));
const product = (a: Matrix, b: Matrix): Matrix =>
  a.map((row) => b.map((_, j) => row.reduce((sum, each, k) => sum + each * at(b, k, j), 0)));

/** Of a symmetric matrix that the prior keeps away from zero: no pivot is looked for. */
function inverse(matrix: Matrix): Matrix {
  const n = matrix.length;
  const left = matrix.map((row) => [...row]);
  const right = square(n).map((row, i) => row.map((_, j) => (i === j ? 1 : 0)));
  for (let k = 0; k < n; k++) {
    const pivot = at(left, k, k);
    for (let j = 0; j < n; j++) {
      for (const side of [left, right]) {
        const row = side[k];
        if (row) row[j] = (row[j] ?? 0) / pivot;
      }
    }
    for (let i = 0; i < n; i++) {
      const factor = at(left, i, k);
      if (i === k || factor === 0) continue;
      for (let j = 0; j < n; j++) {
        add(left, i, j, -factor * at(left, k, j));
        add(right, i, j, -factor * at(right, k, j));
      }
    }
  }
  return right;
}
