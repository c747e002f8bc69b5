/** Which proposal must be the motion, said a second time and by other means than the product's: from replies, in plain steps. */
import type { Council, PhaseRun } from '../../src/core/councils/council.ts';
import type { ChallengeReading } from '../../src/core/forms/reading.ts';
import { tiersByPaths } from './pathSchulze.ts';

/** The letter, or nothing where nobody backs nor ranks anything that is there. */
export function expectedMotion(council: Council, run: PhaseRun): string | undefined {
  const letters = (council.proposals ?? []).map(({ letter }) => letter);
  const said = run.turns.flatMap(({ seat, state, reading }) =>
    state === 'replied' && reading?.form === 'challenge' ? [{ seat, reading }] : [],
  );
  const backs = ({ reading }: { reading: ChallengeReading }) =>
    reading.backs !== undefined && letters.includes(reading.backs) ? reading.backs : undefined;
  const backed = said.map(backs);
  if (said.length > 0 && backed[0] !== undefined && backed.every((each) => each === backed[0]))
    return backed[0];
  const ballots = said.flatMap(({ seat, reading }) => {
    const own = council.proposals?.find((each) => each.seat === seat)?.letter;
    const ranking = (reading.ranking ?? []).map((tier) => tier.filter((letter) => letters.includes(letter)));
    return ranking.flat().length > 0 ? [{ ranking, ...(own === undefined ? {} : { own }) }] : [];
  });
  if (ballots.length === 0 && backed.every((each) => each === undefined)) return undefined;
  const tiers = tiersByPaths(letters, ballots);
  const place = (letter: string) => tiers.findIndex((tier) => tier.includes(letter));
  const backers = (letter: string) => said.filter((each) => backs(each) === letter);
  const confidence = (letter: string) => {
    const sure = backers(letter).flatMap(({ reading }) => reading.confidence ?? []);
    return sure.length === 0 ? 0 : sure.reduce((sum, each) => sum + each, 0) / sure.length;
  };
  const score = (letter: string) => medianScore(council, letter);
  const steps: ((letter: string) => number)[] =
    ballots.length > 0 && laterVote(council, run)
      ? [(letter) => -place(letter), score, (letter) => backers(letter).length, confidence]
      : [(letter) => backers(letter).length, score, (letter) => -place(letter), confidence];
  let left = letters;
  for (const worth of steps) {
    const best = Math.max(...left.map(worth));
    left = left.filter((letter) => worth(letter) === best);
  }
  return left.toSorted()[0];
}

/** In a debate of three rounds RESOLVE votes on it; elsewhere nothing comes after a challenge that would. */
const laterVote = ({ protocol, brief }: Council, run: PhaseRun): boolean =>
  protocol.id === 'debate' && run.phase === 'CHALLENGE' && brief.maxRounds >= 3;

/** Of an option, what the seats scored it at; of a seat's answer nothing. */
function medianScore(council: Council, letter: string): number {
  const option = council.proposals?.find((each) => each.letter === letter && each.seat === undefined)?.text;
  if (option === undefined) return 0;
  const scored = council.runs.findLast((run) =>
    run.turns.some((turn) => turn.reading?.form === 'matrix' && turn.state === 'replied'),
  );
  const scores = (scored?.turns ?? []).flatMap(({ reading, state }) =>
    state === 'replied' && reading?.form === 'matrix'
      ? (reading.rows.findLast((row) => row.option.toLowerCase() === option.toLowerCase())?.score ?? [])
      : [],
  );
  const sorted = scores.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  if (sorted.length === 0) return 0;
  return sorted.length % 2 === 1
    ? (sorted[Math.floor(half)] ?? 0)
    : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2;
}
