/**
 * Money and time, of a council and of each seat that has a budget of its own. Before a phase opens, what it will need is
 * set aside, with the synthesis kept in hand from the start. When it gets tight: optional phases are skipped, then the
 * context is shortened, then a person is asked; with nobody there, what there is is synthesised.
 */
import type { FormName } from '../../forms/reading.ts';
import { exceeds } from '../../identities/limits.ts';
import type { Instant, SeatId } from '../../ids.ts';
import type { Baseline } from '../baseline.ts';
import type { Council, Degradation, PhaseRun, Seat, Turn, Usage } from '../council.ts';
import { lastWord, phasesFor } from '../phases.ts';
import type { Phase } from '../protocols/protocol.ts';
import { everyAnswer } from '../repliesIn.ts';
import { speakersOf } from '../roles.ts';
import { costOf, mostFor } from './cost.ts';
import { replyTokens } from './replyTokens.ts';
import { keepsTime, worked } from './timeKept.ts';

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

/** What stays the same in every prompt: the brief, what it brings along, who sits there. */
const briefTokens = (council: Council): number =>
  tokensIn(JSON.stringify(council.brief)) +
  tokensIn(council.context ?? '') +
  council.seats.reduce((sum, seat) => sum + tokensIn(`${seat.name}${seat.role}${seat.id}`) + 3, 0);

export const isShortened = (council: Council): boolean =>
  council.degradations?.some((each) => each.code === 'shortened-context') ?? false;

/** Phases whose reply is a document under work: it is shown whole, also when the context is short. */
function documentsOf({ protocol }: Council): Set<string> {
  const seen = protocol.phases.flatMap((phase) => phase.sees);
  return new Set(seen.flatMap((each) => (typeof each === 'object' && 'latest' in each ? [each.latest] : [])));
}

/** What a seat may read, about: everything that was said, and what it was asked before. */
function inputOf(council: Council, seat: SeatId): number {
  const whole = isShortened(council) ? documentsOf(council) : undefined;
  let asked = 1;
  let heard = 0;
  for (const run of council.runs)
    for (const turn of run.turns) {
      const length = turn.text?.length ?? 0;
      const isCut = whole !== undefined && turn.seat !== seat && !whole.has(run.phase);
      heard += Math.ceil((isCut ? Math.min(length, shortenedReply) : length) / 4);
      if (turn.seat === seat && turn.text !== undefined) asked += 1;
    }
  const added = [...council.injections, ...council.reruns].map((each) => tokensIn(each.text ?? ''));
  const persona = tokensIn(seatOf(council, seat)?.persona ?? '');
  return briefTokens(council) + persona + asked * standingTokens + heard + added.reduce((a, b) => a + b, 0);
}

export function needOf(
  council: Council,
  form: FormName,
  seats: SeatId[],
  output: number = replyTokens[form],
): Need {
  const calls = seats.map((id) => ({ seat: seatOf(council, id), input: inputOf(council, id) }));
  const costs = calls.map(({ seat, input }) => mostOf(seat, input, output));
  const known = costs.every((cost) => cost !== undefined);
  return {
    calls: seats.length,
    tokens: calls.reduce((sum, { input }) => sum + input + output, 0),
    ...(known ? { cost: costs.reduce((sum: number, cost) => sum + (cost ?? 0), 0) } : {}),
  };
}

/** What is set aside for a call while it is under way, where the council or the seat has a limit to keep. */
export function reservedFor(
  council: Council,
  form: FormName | undefined,
  seat: SeatId,
): { reserved?: number } {
  const { tokens, cost } = limitsOf(council);
  const isLimited = tokens !== undefined || cost !== undefined || seatOf(council, seat)?.budget;
  if (form === undefined || !isLimited) return {};
  return { reserved: needOf(council, form, [seat]).tokens };
}

const seatOf = (council: Council, id: SeatId): Seat | undefined =>
  council.seats.find((seat) => seat.id === id);

const mostOf = (seat: Seat | undefined, input: number, output: number): number | undefined =>
  seat?.price && mostFor(seat.price, input, output);

const sum = (a: Need, b: Need): Need => ({
  calls: a.calls + b.calls,
  tokens: a.tokens + b.tokens,
  ...(a.cost === undefined || b.cost === undefined ? {} : { cost: a.cost + b.cost }),
});
const nothing: Need = { calls: 0, tokens: 0, cost: 0 };

/** What was used, and what the calls under way may still use: by the council, or by one seat of it. */
export function spent(council: Council, only?: SeatId): { tokens: number; cost: number } {
  let tokens = 0;
  let cost = 0;
  for (const run of council.runs) {
    const form = council.protocol.phases.find((phase) => phase.id === run.phase)?.form;
    const output = form === undefined ? 0 : replyTokens[form];
    for (const turn of run.turns.flatMap(everyAnswer)) {
      if (only !== undefined && turn.seat !== only) continue;
      const price = seatOf(council, turn.seat)?.price;
      for (const usage of callsOf(turn, output)) {
        tokens += usage.input + usage.output;
        if (price) cost += costOf(price, usage);
      }
    }
  }
  const alone = council.baseline;
  if (alone && (only === undefined || alone.seat === only)) {
    const price = seatOf(council, alone.seat)?.price;
    for (const usage of [alone.usage, alone.state === 'asked' ? reservedAlone(alone) : undefined]) {
      tokens += usage ? usage.input + usage.output : 0;
      if (price && usage) cost += costOf(price, usage);
    }
  }
  return { tokens, cost };
}

const reservedAlone = ({ reserved }: Baseline): Usage | undefined =>
  reserved === undefined
    ? undefined
    : {
        input: Math.max(0, reserved - replyTokens.synthesis),
        output: Math.min(reserved, replyTokens.synthesis),
      };

/** What the call took that was made alone, where its provider does not count and something was set aside. */
export function reckonedAlone(alone: Baseline, text: string): Usage | undefined {
  const set = reservedAlone(alone);
  return set && { input: set.input, output: tokensIn(text) };
}

/** One more ask would pass the seat's own budget: it is not asked, and noted absent. */
export function isUsedUp(council: Council, seat: SeatId, form: FormName | undefined): boolean {
  const own = seatOf(council, seat)?.budget;
  if (!own || form === undefined) return false;
  const used = spent(council, seat);
  const need = needOf(council, form, [seat]);
  return exceeds(own, { tokens: used.tokens + need.tokens, cost: used.cost + (need.cost ?? 0) });
}

/** What a call took whose provider does not count, where something was set aside for it. */
export function reckoned(council: Council, run: PhaseRun, turn: Turn, text: string): Usage | undefined {
  const form = council.protocol.phases.find((phase) => phase.id === run.phase)?.form;
  if (turn.reserved === undefined || form === undefined) return undefined;
  return { input: Math.max(0, turn.reserved - replyTokens[form]), output: tokensIn(text) };
}

/** What a turn took as the provider counted it, else as it was reckoned; and what is set aside for it now. */
function callsOf(turn: Turn, usualOutput: number): Usage[] {
  const set = turn.reserved === undefined ? 0 : Math.max(0, turn.reserved - usualOutput);
  const written = turn.text === undefined ? [] : [{ input: set, output: tokensIn(turn.text) }];
  const known = [turn.usage, turn.reckoned].filter((each) => each !== undefined);
  const done = known.length > 0 ? known : written;
  const underWay = turn.state === 'asked' && turn.reserved !== undefined;
  return underWay ? [...done, { input: set, output: usualOutput }] : done;
}

type Limit = Degradation['limit'];

export function limitsOf(council: Council): { tokens?: number; cost?: number; minutes?: number } {
  const { budget } = council.brief;
  const minutes = minutesOf(council);
  return {
    ...(budget?.tokens === undefined ? {} : { tokens: budget.tokens }),
    ...(budget?.cost === undefined ? {} : { cost: budget.cost }),
    ...council.raised,
    ...(minutes === undefined ? {} : { minutes }),
  };
}

function minutesOf({ time, raised, brief }: Council): number | undefined {
  if (time !== undefined) return time === 'off' ? undefined : time.minutes;
  const named = brief.budget?.time;
  return raised?.minutes ?? (named === 'off' ? undefined : named);
}

/** The first limit of money that this need would pass. */
export function passesMoney(council: Council, need: Need): Limit | undefined {
  const limits = limitsOf(council);
  const used = spent(council);
  if (limits.tokens !== undefined && used.tokens + need.tokens > limits.tokens) return 'tokens';
  if (limits.cost !== undefined && used.cost + (need.cost ?? 0) > limits.cost) return 'cost';
  return undefined;
}

/** Money, and in councils of earlier releases the clock; the minutes of the others are kept by timeKept.ts. */
function passes(council: Council, need: Need, at: Instant): Limit | undefined {
  const { minutes } = limitsOf(council);
  const late = minutes !== undefined && !keepsTime(council) && worked(council, at) >= minutes * 60_000;
  return passesMoney(council, need) ?? (late ? 'time' : undefined);
}

const isLastWord = (council: Council, phase: Phase): boolean => lastWord(council)?.id === phase.id;

/** What has to stay in hand while a phase goes on: the last word, unless it comes before this phase. */
function keptBack(council: Council, phase: Phase): Need {
  const last = lastWord(council);
  if (!last || last.id === phase.id) return nothing;
  const phases = phasesFor(council).map((each) => each.id);
  if (phases.indexOf(last.id) < phases.indexOf(phase.id)) return nothing;
  return needOf(council, last.form, speakersOf(council, last));
}

/** The limit that one more ask of a run would pass, the synthesis kept in hand. */
export function limitAt(council: Council, run: PhaseRun, seat: SeatId, at: Instant): Limit | undefined {
  const phase = council.protocol.phases.find((each) => each.id === run.phase);
  if (!phase) return undefined;
  const need = sum(needOf(council, phase.form, [seat]), keptBack(council, phase));
  return isLastWord(council, phase) ? passesMoney(council, need) : passes(council, need, at);
}

/** The limit that asking a seat again would pass. Once the last word is spoken nothing has to stay in hand. */
export function limitAgain(council: Council, run: PhaseRun, seat: SeatId, at: Instant): Limit | undefined {
  if (council.status === 'running') return limitAt(council, run, seat, at);
  const phase = council.protocol.phases.find((each) => each.id === run.phase);
  return phase && passesMoney(council, needOf(council, phase.form, [seat]));
}

export interface BudgetStep {
  kind: 'go-on' | 'skip' | 'pause' | 'synthesise' | 'extract';
  council: Council;
  limit: Limit;
}

export const noted = (
  council: Council,
  code: Degradation['code'],
  limit: Limit,
  phase: string,
  at: Instant,
): Council => ({ ...council, degradations: [...(council.degradations ?? []), { code, limit, phase, at }] });

/** What becomes of a phase that is about to open. Time does not keep the last word from being spoken; money does. */
export function budgetStep(council: Council, phase: Phase, speakers: SeatId[], at: Instant): BudgetStep {
  const goOn: BudgetStep = { kind: 'go-on', council, limit: 'tokens' };
  if (speakers.length === 0) return goOn;
  const isLast = isLastWord(council, phase);
  const over = (given: Council): Limit | undefined => {
    // Whoever has nothing left of its own is not asked.
    const asked = speakers.filter((seat) => !isUsedUp(given, seat, phase.form));
    const need = sum(needOf(given, phase.form, asked), keptBack(given, phase));
    return isLast ? passesMoney(given, need) : passes(given, need, at);
  };
  const limit = over(council);
  if (limit === undefined) return goOn;
  if (phase.optional)
    return { kind: 'skip', council: noted(council, 'skipped-optional', limit, phase.id, at), limit };
  const shorter = isShortened(council) ? council : noted(council, 'shortened-context', limit, phase.id, at);
  if (shorter !== council && over(shorter) === undefined) return { ...goOn, council: shorter };
  if (council.attended)
    return { kind: 'pause', council: noted(shorter, 'paused', limit, phase.id, at), limit };
  const kind = isLast ? 'extract' : 'synthesise';
  return { kind, council: noted(shorter, 'synthesised', limit, phase.id, at), limit };
}
