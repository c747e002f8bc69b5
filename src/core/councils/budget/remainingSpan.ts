/**
 * What a council may still take from where it stands: at least, when everything goes smoothly, and at most, with every
 * loop, every gate that sends back, and one repair question for each reply. Seats that cost nothing are not counted.
 */
import { wordsAsked } from '../../forms/lengths.ts';
import type { FormName } from '../../forms/reading.ts';
import type { SeatId } from '../../ids.ts';
import type { Council, Seat } from '../council.ts';
import { openRun, phaseOf, phasesFor, timesHeld, timesSentBack } from '../phases.ts';
import { judge } from '../protocols/conditions.ts';
import type { Condition, Phase } from '../protocols/protocol.ts';
import { speakersOf } from '../roles.ts';
import { type Need, needOf } from './budget.ts';
import { mostFor } from './cost.ts';
import { replyTokens } from './replyTokens.ts';
import { expectedMs } from './timeKept.ts';

export interface Span {
  least: Need;
  most: Need;
}

type Costs = (seat: Seat) => boolean;

/** Tokens that a reply takes. */
type Length = (form: FormName) => number;
const usualLength: Length = (form) => replyTokens[form];
/** A repair question asks for what machines read, and no prose. */
const repairTokens = 150;
/** All the words that it is asked for. */
const fullLength: Length = (form) => Math.max(replyTokens[form], Math.ceil(wordsAsked[form] * 1.5));

interface Step {
  phase: Phase;
  form: FormName;
  seats: SeatId[];
  least: number;
  most: number;
  /** How often it is held when nothing is skipped and nothing sent back. */
  usual: number;
}

export function spanOf(council: Council, costs: Costs): Span {
  const counted = new Set(council.seats.filter(costs).map((seat) => seat.id));
  const steps = stepsFrom(council).map((step) => ({ ...step, heard: step.seats.length }));
  const reckon = (times: (step: Step) => number, length: Length, repair?: number): Need =>
    needOfSteps(
      council,
      { length, repair },
      steps.map((step) => ({
        ...step,
        seats: step.seats.filter((id) => counted.has(id)),
        times: times(step),
      })),
    );
  const { baseline } = council;
  const alone =
    baseline?.state === 'asked' && counted.has(baseline.seat)
      ? spanOfBaseline(council, baseline.seat)
      : nothing;
  return {
    least: both(
      reckon(({ least }) => least, usualLength),
      alone,
    ),
    most: both(
      reckon(({ most }) => most, fullLength, repairTokens),
      alone,
    ),
  };
}

/** Milliseconds of work that are still to come, about: nothing skipped, nothing sent back. */
export const aboutMs = (council: Council): number =>
  stepsFrom(council).reduce(
    (sum, { phase, seats, usual }) => sum + usual * expectedMs(council, phase, seats),
    0,
  );

/** One call, and no repair: its words are taken as they are. */
export const spanOfBaseline = (council: Council, seat: SeatId): Need =>
  needOf({ ...council, runs: [], injections: [], reruns: [] }, 'synthesis', [seat]);

const nothing: Need = { calls: 0, tokens: 0, cost: 0 };

const both = (a: Need, b: Need): Need => ({
  calls: a.calls + b.calls,
  tokens: a.tokens + b.tokens,
  ...(a.cost === undefined || b.cost === undefined ? {} : { cost: a.cost + b.cost }),
});

/** One ask, and one repair question. */
export function spanOfAsk(council: Council, form: FormName, seat: SeatId): Span {
  const least = needOf(council, form, [seat]);
  const whole = needOf(council, form, [seat], fullLength(form));
  return { least, most: both(whole, needOf(council, form, [seat], repairTokens)) };
}

/** One call, and no repair: what can't be read is said. */
export function spanOfDraft(council: Council, seat: SeatId): Span {
  const need = needOf(council, 'outline', [seat]);
  return { least: need, most: need };
}

function needOfSteps(
  council: Council,
  { length, repair }: { length: Length; repair: number | undefined },
  steps: { form: FormName; seats: SeatId[]; heard: number; times: number }[],
): Need {
  let heard = 0;
  let total: Need = { calls: 0, tokens: 0, cost: 0 };
  for (const { form, seats, heard: speakers, times } of steps)
    for (let time = 0; time < times; time++) {
      const first = needOf(council, form, seats, length(form));
      const need = repair === undefined ? first : both(first, needOf(council, form, seats, repair));
      const read = repair === undefined ? heard : 2 * heard;
      const prices = seats.map((id) => council.seats.find((seat) => seat.id === id)?.price);
      const known = prices.every((price) => price !== undefined);
      const more = known ? prices.reduce((sum, price) => sum + (price ? mostFor(price, read, 0) : 0), 0) : 0;
      const priced = total.cost !== undefined && need.cost !== undefined && known;
      total = {
        calls: total.calls + need.calls,
        tokens: total.tokens + need.tokens + seats.length * read,
        ...(priced ? { cost: (total.cost ?? 0) + (need.cost ?? 0) + more } : {}),
      };
      heard += speakers * length(form);
    }
  return total;
}

/** The phases that are still to come, the one under way with those who have not answered yet. */
function stepsFrom(council: Council): Step[] {
  const phases = phasesFor(council);
  const open = openRun(council);
  const last = council.runs.at(-1);
  const at = last ? phases.findIndex((phase) => phase.id === last.phase) : -1;
  const next = at + 1;
  const often = more(council, phases, open ? at : next);
  const atLeast = heldAtLeast(council, phases);
  const now: Step[] = [];
  const phase = open && phaseOf(council, open);
  if (open && phase) {
    const seats = open.turns.flatMap(({ state, seat }) =>
      state === 'asked' || state === 'queued' ? [seat] : [],
    );
    now.push({ phase, form: phase.form, seats, least: 1, most: 1, usual: 1 });
    const again = Math.max(0, (atLeast[at] ?? 1) - timesHeld(council, phase.id));
    now.push({
      phase,
      form: phase.form,
      seats: speakersOf(council, phase),
      least: again,
      most: often[at] ?? 0,
      usual: again,
    });
  }
  const rest = phases.slice(next).map((each, index): Step => {
    const { may, must } = each.when ? canHold(each.when, council) : { may: true, must: true };
    return {
      phase: each,
      form: each.form,
      seats: speakersOf(council, each),
      least: must && !each.optional ? (atLeast[next + index] ?? 1) : 0,
      most: may ? 1 + (often[next + index] ?? 0) : 0,
      usual: may ? (atLeast[next + index] ?? 1) : 0,
    };
  });
  // Loops may go back behind where it stands.
  const behind = phases.slice(0, Math.max(0, open ? at : next)).map(
    (each, index): Step => ({
      phase: each,
      form: each.form,
      seats: speakersOf(council, each),
      least: 0,
      most: often[index] ?? 0,
      usual: 0,
    }),
  );
  return [...now, ...rest, ...behind];
}

/** How often each phase is held before its loop can end: the first round of a round table is never the last. */
function heldAtLeast(council: Council, phases: readonly Phase[]): number[] {
  const often = phases.map(() => 1);
  phases.forEach((phase, at) => {
    const { id, until } = phase;
    if (!until || !isPlain(phase)) return;
    const begin = until.backTo === undefined ? at : phases.findIndex((phase) => phase.id === until.backTo);
    const most = until.max === 'maxRounds' ? council.brief.maxRounds : until.max;
    const rounds = Math.min(most, roundsBefore(until.condition, id, phases));
    for (let n = begin < 0 ? at : begin; n <= at; n++)
      if (isPlain(phases[n])) often[n] = Math.max(often[n] ?? 1, rounds);
  });
  return often;
}

/** A phase that a condition may pass over, or money, is not counted on. */
const isPlain = (phase: Phase | undefined): boolean => phase?.when === undefined && !phase?.optional;

/** The round after which a condition can hold at the earliest. */
function roundsBefore(condition: Condition, looping: string, phases: readonly Phase[]): number {
  const inner = (each: Condition) => roundsBefore(each, looping, phases);
  if ('all' in condition) return Math.max(1, ...condition.all.map(inner));
  if ('any' in condition) return Math.min(...condition.any.map(inner));
  // Whoever speaks first has heard nobody, and agrees with nobody yet.
  if ('consensus' in condition && condition.consensus.phase === looping)
    return condition.consensus.reaches === 'strong' && beginsInTurn(looping, phases) ? 2 : 1;
  // Said before, in two rounds running.
  return 'repeating' in condition && condition.repeating === looping ? 3 : 1;
}

const beginsInTurn = (id: string, [first]: readonly Phase[]): boolean =>
  first?.id === id && first.order !== 'parallel';

/** How often each phase can be held again, beyond the once along the list, from `from` on. */
function more(council: Council, phases: readonly Phase[], from: number): number[] {
  const often = phases.map(() => 0);
  const add = (back: string, at: number, times: number): void => {
    const begin = phases.findIndex((phase) => phase.id === back);
    for (let n = begin < 0 ? at : begin; n <= at; n++) often[n] = (often[n] ?? 0) + Math.max(0, times);
  };
  phases.forEach((phase, at) => {
    if (at < from) return;
    const { until, gate } = phase;
    if (until) {
      const most = until.max === 'maxRounds' ? council.brief.maxRounds : until.max;
      const held = timesHeld(council, phase.id);
      const isNow = openRun(council)?.phase === phase.id;
      add(until.backTo ?? phase.id, at, most - held - (isNow ? 0 : 1));
    }
    if (gate) add(gate.backTo, at, gate.most - timesSentBack(council, phase.id));
  });
  return often;
}

interface Chance {
  may: boolean;
  must: boolean;
}

/** What is not known before it happens may go either way. */
function canHold(condition: Condition, council: Council): Chance {
  if ('all' in condition) {
    const all = condition.all.map((each) => canHold(each, council));
    return { may: all.every(({ may }) => may), must: all.every(({ must }) => must) };
  }
  if ('any' in condition) {
    const any = condition.any.map((each) => canHold(each, council));
    return { may: any.some(({ may }) => may), must: any.some(({ must }) => must) };
  }
  if ('not' in condition) {
    const { may, must } = canHold(condition.not, council);
    return { may: !must, must: !may };
  }
  if ('agreed' in condition) return { may: mayAgree(condition.agreed, council), must: false };
  if (!isSettled(condition)) return { may: true, must: false };
  const { holds } = judge(condition, council);
  return { may: holds, must: holds };
}

/** What the brief and the table say, and nothing that is said later changes. */
const isSettled = (condition: Condition): boolean =>
  ['always', 'roundsAtLeast', 'hasRole', 'hasChecks', 'advocate'].some((fact) => fact in condition);

/** Where nobody votes, only the mark of the shared file says so. */
function mayAgree(phase: string, council: Council): boolean {
  const form = council.protocol.phases.find((each) => each.id === phase)?.form;
  const votes = form === 'challenge' || form === 'final' || form === 'ballot' || form === 'review';
  return votes || council.seats.some((seat) => seat.backend === 'file');
}
