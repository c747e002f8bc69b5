/**
 * Money and time. Before a phase opens, what it will need is set aside, with the synthesis kept in hand from the start.
 * When it gets tight: optional phases are skipped, then the context is shortened, then a person is asked; with nobody
 * there, what there is is synthesised.
 */
import type { FormName } from '../forms/reading.ts';
import type { Instant, SeatId } from '../ids.ts';
import type { Council, Degradation, PhaseRun, Seat } from './council.ts';
import { phasesFor } from './phases.ts';
import type { Phase } from './protocol.ts';
import { speakersOf } from './roles.ts';

/** Tokens that a reply of each form takes, about. */
const replyTokens: Record<FormName, number> = {
  position: 400,
  challenge: 500,
  final: 200,
  synthesis: 600,
  turn: 450,
  ballot: 150,
  qa: 400,
  matrix: 500,
  outline: 400,
  draft: 2000,
  plan: 900,
  change: 2500,
  frame: 400,
  page: 700,
};
const standingTokens = 500;
/** Other voices are cut to about this many characters each once the context is shortened. */
export const shortenedReply = 400;

/** About four characters make a token, in both languages. */
export const tokensIn = (text: string): number => Math.ceil(text.length / 4);

export interface Need {
  calls: number;
  tokens: number;
  /** Absent when a seat has no known price. */
  cost?: number;
}

const briefTokens = (council: Council): number => tokensIn(JSON.stringify(council.brief));

export const isShortened = (council: Council): boolean =>
  council.degradations?.some((each) => each.code === 'shortened-context') ?? false;

/** What a seat may be shown at most: everything that was said. */
function heardTokens(council: Council): number {
  const most = isShortened(council) ? shortenedReply : Number.POSITIVE_INFINITY;
  return council.runs
    .flatMap((run) => run.turns)
    .reduce((sum, turn) => sum + Math.ceil(Math.min(turn.text?.length ?? 0, most) / 4), 0);
}

function needOf(council: Council, form: FormName, seats: SeatId[]): Need {
  const input = briefTokens(council) + standingTokens + heardTokens(council);
  const output = replyTokens[form];
  const costs = seats.map((id) => costOf(seatOf(council, id), input, output));
  const known = costs.every((cost) => cost !== undefined);
  return {
    calls: seats.length,
    tokens: seats.length * (input + output),
    ...(known ? { cost: costs.reduce((sum: number, cost) => sum + (cost ?? 0), 0) } : {}),
  };
}

const seatOf = (council: Council, id: SeatId): Seat | undefined =>
  council.seats.find((seat) => seat.id === id);

const costOf = (seat: Seat | undefined, input: number, output: number): number | undefined =>
  seat?.price && (input * seat.price.input + output * seat.price.output) / 1_000_000;

const sum = (a: Need, b: Need): Need => ({
  calls: a.calls + b.calls,
  tokens: a.tokens + b.tokens,
  ...(a.cost === undefined || b.cost === undefined ? {} : { cost: a.cost + b.cost }),
});
const nothing: Need = { calls: 0, tokens: 0, cost: 0 };

/** What was used, and what the calls under way may still use. */
export function spent(council: Council): { tokens: number; cost: number } {
  let tokens = 0;
  let cost = 0;
  for (const turn of council.runs.flatMap((run) => run.turns)) {
    const { usage } = turn;
    const input = usage?.input ?? 0;
    const output = usage?.output ?? (turn.text === undefined ? 0 : tokensIn(turn.text));
    tokens += input + output;
    const price = seatOf(council, turn.seat)?.price;
    if (price) {
      const cached = Math.min(usage?.cached ?? 0, input);
      cost +=
        ((input - cached) * price.input + cached * (price.cached ?? price.input) + output * price.output) /
        1_000_000;
    }
  }
  return { tokens, cost };
}

/** Milliseconds of work: waiting for people, and pauses between phases, do not count. */
export function worked(council: Council, at: Instant): number {
  const people = new Set(council.seats.filter((seat) => seat.backend === 'human').map((seat) => seat.id));
  return council.runs.reduce((total, run) => {
    const waited = run.turns.some((turn) => people.has(turn.seat));
    return waited ? total : total + ((run.endedAt ?? at) - run.startedAt);
  }, 0);
}

type Limit = Degradation['limit'];

export function limitsOf(council: Council): { tokens?: number; cost?: number; minutes?: number } {
  const { budget } = council.brief;
  return {
    ...(budget?.tokens === undefined ? {} : { tokens: budget.tokens }),
    ...(budget?.cost === undefined ? {} : { cost: budget.cost }),
    ...(budget?.time === undefined ? {} : { minutes: budget.time }),
    ...council.raised,
  };
}

/** The first limit that this need would pass, with the synthesis kept in hand. */
function passes(council: Council, need: Need, at: Instant): Limit | undefined {
  const limits = limitsOf(council);
  const used = spent(council);
  if (limits.tokens !== undefined && used.tokens + need.tokens > limits.tokens) return 'tokens';
  if (limits.cost !== undefined && used.cost + (need.cost ?? 0) > limits.cost) return 'cost';
  if (limits.minutes !== undefined && worked(council, at) >= limits.minutes * 60_000) return 'time';
  return undefined;
}

const closingNeed = (council: Council): Need => {
  const phase = phasesFor(council).findLast((each) => each.closing) ?? phasesFor(council).at(-1);
  return phase ? needOf(council, phase.form, speakersOf(council, phase)) : nothing;
};

/** Whether one more ask of a run can be paid, the synthesis kept in hand. */
export function affords(council: Council, run: PhaseRun, seat: SeatId): boolean {
  const phase = council.protocol.phases.find((each) => each.id === run.phase);
  if (!phase || phase.closing) return true;
  return (
    passes(council, sum(needOf(council, phase.form, [seat]), closingNeed(council)), run.startedAt) ===
    undefined
  );
}

export interface BudgetStep {
  kind: 'go-on' | 'skip' | 'pause' | 'synthesise';
  council: Council;
  limit: Limit;
}

export function budgetStep(council: Council, phase: Phase, speakers: SeatId[], at: Instant): BudgetStep {
  const goOn: BudgetStep = { kind: 'go-on', council, limit: 'tokens' };
  // What was set aside for the last word is there for it.
  if (phase.closing || speakers.length === 0) return goOn;
  const need = (given: Council) => sum(needOf(given, phase.form, speakers), closingNeed(given));
  const limit = passes(council, need(council), at);
  if (limit === undefined) return goOn;
  const noted = (code: Degradation['code'], given: Council = council): Council => ({
    ...given,
    degradations: [...(given.degradations ?? []), { code, limit, phase: phase.id, at }],
  });
  if (phase.optional) return { kind: 'skip', council: noted('skipped-optional'), limit };
  const shorter = isShortened(council) ? council : noted('shortened-context');
  if (shorter !== council && passes(shorter, need(shorter), at) === undefined)
    return { ...goOn, council: shorter };
  return council.attended
    ? { kind: 'pause', council: noted('paused', shorter), limit }
    : { kind: 'synthesise', council: noted('synthesised', shorter), limit };
}

/** What the whole council may need, before it starts: every phase once, loops and gates as they usually go. */
export function estimate(council: Council): Need {
  let heard = 0;
  return phasesFor(council).reduce((total, phase) => {
    const seats = speakersOf(council, phase);
    const need = needOf(council, phase.form, seats);
    const input = seats.length * heard;
    heard += seats.length * replyTokens[phase.form];
    const prices = seats.map((id) => costOf(seatOf(council, id), heard, 0));
    const more: Need = {
      calls: 0,
      tokens: input,
      ...(prices.every((price) => price !== undefined)
        ? { cost: prices.reduce((all: number, price) => all + (price ?? 0), 0) }
        : {}),
    };
    return sum(total, sum(need, more));
  }, nothing);
}
