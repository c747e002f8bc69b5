/**
 * The course of a rehearsed council: who takes which side, who agrees when, who holds out. A pure function of the
 * seed and the number of seats, so that every seat knows its part without hearing the others. And what a gate sends back.
 */
import { type Mark, type QaPoint, qaPoints, type Vote } from '../../../core/forms/reading.ts';
import type { Scene } from '../../../core/prompts/seatScene.ts';
import { chance, hash, pick, shuffle } from './grammar/draw.ts';
import type { Side } from './voices/voice.ts';

/** What the council could conclude on: do it, try it small, measure first, decide by halves, or not now. */
export type Answer = 'now' | 'pilot' | 'gate' | 'split' | 'wait';
export type CastVote = Exclude<Vote, 'unreadable'>;

export interface Part {
  side: Side;
  /** The vote in CHALLENGE. */
  first: CastVote;
  blocks: boolean;
  /** The vote in RESOLVE. */
  last: CastVote;
  /** What the seat proposes: the common answer, or its own when it disagrees. */
  proposes: Answer;
  /** What it proposes at first, before it has heard anyone. */
  opens: Answer;
}

export interface Plan {
  answer: Answer;
  weeks: number;
  parts: Part[];
  /** The place at the table whose first proposal is the common answer. */
  lead: number;
}

/** Spreads neighbouring seeds evenly, so that a handful of them shows every course. */
export const golden = 0.618033988749895;
const fourSides: Side[] = ['for', 'against', 'depends', 'reframe'];
const fits: Record<Answer, Side[]> = {
  now: ['for'],
  pilot: ['for', 'depends'],
  gate: ['depends', 'reframe'],
  split: ['reframe', 'depends'],
  wait: ['against'],
};
/** Whoever disagrees does so for caution's sake: that is what their sentences argue. */
const counter: Record<Answer, Answer[]> = {
  now: ['wait', 'gate'],
  pilot: ['wait', 'gate'],
  split: ['wait', 'gate'],
  gate: ['wait'],
  wait: ['wait'],
};
/** What a side proposes before it has heard anyone. */
const opening: Record<Side, Answer> = { for: 'now', against: 'wait', depends: 'gate', reframe: 'split' };
const doubt: Record<Side, number> = { against: 3, reframe: 2, depends: 1, for: 0 };

/** Did this side already stand where the council concludes? */
export function agreesFromTheStart(side: Side, answer: Answer): boolean {
  return fits[answer].includes(side);
}

/** About two in five, spread evenly over neighbouring seeds so that a handful of tries shows both courses. */
function convergesEarly(seed: number): boolean {
  return (seed * golden + 0.31) % 1 < 0.42;
}

const pairs: Side[][] = [
  ['for', 'against'],
  ['for', 'depends'],
  ['reframe', 'against'],
];

function sidesOf(seed: number, seats: number): Side[] {
  if (seats <= 2) return shuffle(pick(pairs, seed, 'pair'), seed, 'side');
  const base: Side[] = ['for', 'against', chance(seed, 'third') < 0.5 ? 'depends' : 'reframe'];
  const rest = Array.from({ length: seats - 3 }, (_, at) =>
    at === 0 && chance(seed, 'fourth') < 0.7
      ? base[2] === 'depends'
        ? 'reframe'
        : 'depends'
      : pick(fourSides, seed, 'rest', at),
  );
  return shuffle([...base, ...rest], seed, 'sides');
}

/** The votes that are not agreement, heaviest first: always at least one, never the whole table. */
function dissentOf(seed: number, seats: number): CastVote[] {
  const most = Math.max(1, Math.floor(seats / 2));
  const shapes: CastVote[][] = [
    ['disagree'],
    ['disagree', 'nuance'],
    ['nuance'],
    ['disagree', 'nuance', 'nuance'],
    ['disagree', 'disagree'],
    ['disagree', 'disagree', 'nuance', 'nuance'],
  ];
  const possible = shapes.filter(
    (shape) => shape.length <= most + (seats > 3 ? 1 : 0) && shape.length < seats,
  );
  return pick(possible, seed, 'dissent');
}

export function planCouncil(seed: number, seats: number): Plan {
  const early = convergesEarly(seed);
  // A table that ends on "not now" has no one left to hold it back, so it converges early or not at all.
  const answers: Answer[] = early
    ? ['pilot', 'gate', 'now', 'wait', 'split', 'wait']
    : ['pilot', 'pilot', 'gate', 'now', 'split'];
  const answer = pick(answers, seed, 'answer');
  const sides = sidesOf(seed, seats);
  const plan: Plan = {
    answer,
    weeks: pick([2, 3, 4, 6], seed, 'weeks'),
    lead: 0,
    parts: sides.map((side) => ({
      side,
      first: 'agree',
      blocks: false,
      last: 'agree',
      proposes: answer,
      opens: opening[side],
    })),
  };
  if (early) return led(plan);

  const dissent = dissentOf(seed, seats);
  const order = shuffle([...sides.keys()], seed, 'dissenters').sort(
    (a, b) => doubtOf(sides[b]) - doubtOf(sides[a]),
  );
  const allMove = chance(seed, 'all move') < 0.45;
  dissent.forEach((wanted, at) => {
    const part = plan.parts[order[at] ?? 0];
    if (!part) return;
    const vote = part.side === 'for' ? 'nuance' : wanted;
    part.first = vote;
    part.blocks = vote === 'disagree' && chance(seed, 'blocks', at) < 0.6;
    if (vote === 'disagree') part.proposes = pick(counter[answer], seed, 'counter', at);
    if (allMove) return;
    if (at === 0) part.last = vote;
    else part.last = hash(seed, 'moves', at) % 3 === 0 ? 'nuance' : 'agree';
  });
  return led(plan);
}

/** Who agrees from the start leads to the common answer; whoever disagrees stands by its own from the first round. */
function led({ parts, ...plan }: Plan): Plan {
  const agreeing = [...parts.keys()].filter((at) => parts[at]?.first === 'agree');
  const lead =
    agreeing.find((at) => agreesFromTheStart(parts[at]?.side ?? 'for', plan.answer)) ?? agreeing[0] ?? 0;
  const opens = (part: Part, at: number): Answer =>
    at === lead ? plan.answer : part.first === 'disagree' ? part.proposes : part.opens;
  return { ...plan, lead, parts: parts.map((part, at) => ({ ...part, opens: opens(part, at) })) };
}

/** Whoever doubts most is the first to hold out. */
export const doubtOf = (side: Side | undefined): number => (side ? doubt[side] : 0);

/** How often this seat has voted in such a phase before. */
export const timesVoted = (scene: Scene): number =>
  scene.own.filter(({ reading: { form } }) => form === 'challenge' || form === 'review').length;

/** The last vote of this seat that could be read, if it has voted. */
export function lastVote(scene: Scene): CastVote | undefined {
  const voted = scene.own.flatMap(({ reading }) =>
    (reading.form === 'challenge' || reading.form === 'final' || reading.form === 'review') &&
    reading.vote !== 'unreadable'
      ? [reading.vote]
      : [],
  );
  return voted.at(-1);
}

/** As planned; who came round once stays, and few hold out a third time. */
export function challengeVote(scene: Scene, part: Part): CastVote {
  const time = timesVoted(scene);
  if (time === 0) return part.first;
  const before = lastVote(scene) ?? part.first;
  if (before === 'agree') return 'agree';
  if (time === 1) return part.last;
  return chance(scene.seed, scene.seat.id, 'holds', time) < 0.3 ? before : 'agree';
}

interface GatePlan {
  /** How often the gate fails before it lets the work pass; four is more than it may. */
  failures: number;
  /** What it fails for: the work leaves it out at first, and mends it when it is sent back. */
  gap: 'assumptions' | 'edges' | 'acceptance' | 'actions';
}

export function planGate(seed: number): GatePlan {
  const drawn = chance(seed, 'gate');
  return {
    failures: drawn < 0.58 ? 0 : drawn < 0.9 ? 1 : drawn < 0.97 ? 2 : 4,
    gap: pick(['assumptions', 'edges', 'acceptance', 'actions'] as const, seed, 'gap'),
  };
}

/** The marks of the n-th judgement, counted from 0. */
export function marksOf(seed: number, time: number): Record<QaPoint, Mark> {
  const { failures, gap } = planGate(seed);
  const warned = qaPoints[hash(seed, 'warned') % qaPoints.length];
  const second =
    chance(seed, 'second warning') < 0.3 ? qaPoints[hash(seed, 'also') % qaPoints.length] : undefined;
  const warns = chance(seed, 'warns') < 0.6;
  const marks = qaPoints.map((point): [QaPoint, Mark] => {
    if (time < failures && point === gap) return [point, 'fail'];
    return [point, (warns && point === warned) || point === second ? 'warn' : 'pass'];
  });
  return Object.fromEntries(marks) as Record<QaPoint, Mark>;
}
