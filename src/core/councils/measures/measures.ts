/** What can be counted about words: who repeats themselves, who dominates, who follows without a new argument. */
import { alike, repeatsFrom, shingles, wordsIn } from '../../alike.ts';
import { bodyOf } from '../../forms/body.ts';
import type { FormName, Reading } from '../../forms/reading.ts';
import type { SeatId } from '../../ids.ts';
import type { Council, Flag, PhaseRun, Turn } from '../council.ts';
import { phaseOf } from '../phases.ts';
import { answered } from '../repliesIn.ts';
import { standIn } from '../voting/standings.ts';

const newShingles = 0.2;

/** What was said never changes, and is asked about at every change of its council: it is counted once. */
function once<T>(count: (turn: Turn) => T): (turn: Turn) => T {
  const counted = new WeakMap<Reading, T>();
  return (turn) => {
    const { reading } = turn;
    if (reading === undefined) return count(turn);
    const known = counted.get(reading) ?? count(turn);
    counted.set(reading, known);
    return known;
  };
}

/** Of everything a turn says. */
export const allShingles = once(({ text = '' }) => shingles(text));

/** What was drawn from others' words is nobody's. */
export const wordCount = once(({ text = '', model }) => (model === 'extract' ? 0 : wordsIn(text).length));

/** Of what a turn argues: the lines that only fill in a form are alike for everyone. */
const shinglesOf = once(({ text = '', reading }) =>
  shingles(reading === undefined ? text : bodyOf(reading.form, text)),
);

const earlierTurns = (council: Council, run: PhaseRun, seat: SeatId): Turn[] =>
  council.runs
    .slice(0, council.runs.indexOf(run))
    .flatMap(answered)
    .filter((turn) => turn.seat === seat);

/** How much a turn repeats an earlier one of the same seat, if it does. */
function repetition(council: Council, run: PhaseRun, turn: Turn): Flag[] {
  const mine = shinglesOf(turn);
  const most = Math.max(
    0,
    ...earlierTurns(council, run, turn.seat).map((each) => alike(mine, shinglesOf(each))),
  );
  return most >= repeatsFrom ? [{ code: 'repeats', percent: Math.round(most * 100) }] : [];
}

/** A vote, or at a round table a stand towards the others, that flips with hardly a new word. */
function conformity(council: Council, run: PhaseRun, turn: Turn): Flag[] {
  const stand = standIn(council, run, turn);
  const before = council.runs
    .slice(0, council.runs.indexOf(run))
    .flatMap((each) =>
      each.turns.flatMap((one) => (one.seat === turn.seat ? [standIn(council, each, one)] : [])),
    )
    .findLast((each) => each !== undefined);
  if (stand === undefined || before === undefined || before === stand) return [];
  const said = new Set(earlierTurns(council, run, turn.seat).flatMap((each) => [...shinglesOf(each)]));
  const mine = [...shinglesOf(turn)];
  const fresh = mine.filter((each) => !said.has(each)).length / Math.max(1, mine.length);
  return fresh < newShingles ? [{ code: 'conforms', percent: Math.round((1 - fresh) * 100) }] : [];
}

/** Documents and gates are mended, not argued: that they are like what was before is as it should be. */
const argues: ReadonlySet<FormName | undefined> = new Set(['position', 'challenge', 'final', 'turn']);

/** Flags of a run's replies, taken when it closes. */
export function flagged(council: Council, run: PhaseRun): PhaseRun {
  const turns = run.turns.map((turn) => {
    if (turn.state !== 'replied' || !argues.has(turn.reading?.form)) return turn;
    const flags = [
      ...(turn.flags ?? []),
      ...repetition(council, run, turn),
      ...conformity(council, run, turn),
    ];
    return flags.length > 0 ? { ...turn, flags } : turn;
  });
  return { ...run, turns };
}

const repeats = (turn: Turn): boolean => turn.flags?.some((flag) => flag.code === 'repeats') ?? false;

/** Half of the seats repeated themselves in two rounds running: nothing new will come. */
export function isRepeating(council: Council, phase: string): boolean {
  const [last, before] = council.runs.filter((run) => run.phase === phase && !run.skipped).toReversed();
  const half = (run: PhaseRun | undefined) =>
    run !== undefined && answered(run).filter(repeats).length * 2 >= run.turns.length;
  return half(last) && half(before);
}

/** A seat with more than half of all words, in phases where three or more speak. */
export function dominator(council: Council): { seat: SeatId; percent: number } | undefined {
  const words = new Map<SeatId, number>();
  for (const run of council.runs) {
    if (phaseOf(council, run)?.speakers !== 'participants' || run.turns.length < 3) continue;
    for (const turn of answered(run)) words.set(turn.seat, (words.get(turn.seat) ?? 0) + wordCount(turn));
  }
  const all = [...words.values()].reduce((sum, each) => sum + each, 0);
  const most = [...words].find(([, count]) => count * 2 > all);
  return most && { seat: most[0], percent: Math.round((most[1] * 100) / all) };
}
