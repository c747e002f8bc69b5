/**
 * One model asked once, alone, beside the council, so that a person can say afterwards which of the two answers served
 * them better. It takes part in nothing: whatever becomes of it, the council is what it would have been.
 */
import type { Event } from '../events.ts';
import type { Instant, SeatId } from '../ids.ts';
import { lastOf } from './artefacts.ts';
import { passesMoney, reckonedAlone, reservedFor } from './budget/budget.ts';
import { bothUsed } from './budget/cost.ts';
import type { Absence, Council, Seat, Usage } from './council.ts';
import { patienceMs } from './waitedFor.ts';

/** What a script and a scene call it: it is no phase of any protocol. */
export const baselinePhase = 'BASELINE';

export const baselineStates = ['asked', 'answered', 'failed'] as const;
export const picks = ['council', 'alone', 'equal'] as const;
export type Pick = (typeof picks)[number];

/** How the picks of this home stand. */
export type Score = Record<Pick, number>;

export interface Baseline {
  /** Whose model it is. */
  seat: SeatId;
  state: (typeof baselineStates)[number];
  deadlineAt: Instant;
  /** Tokens set aside for the call while it is under way. */
  reserved?: number;
  text?: string;
  model?: string;
  usage?: Usage;
  ms?: number;
  tries?: number;
  absence?: Absence;
  /** Which answer a person preferred, not knowing whose it was; how all picks stood with it. */
  pick?: { choice: Pick; by: string; person?: string; at: Instant; score?: Score };
}

const outside: ReadonlySet<string> = new Set(['human', 'file', 'elsewhere']);

/** The dearest model of the table, so that the council is not flattered by the comparison; else whoever has the last word. */
export function baselineSeat({
  seats,
  synthesizer,
}: {
  seats: Seat[];
  synthesizer: SeatId;
}): Seat | undefined {
  const dear = ({ price }: Seat): number => price?.output ?? 0;
  const able = seats.filter((seat) => seat.kind === 'agent' && !outside.has(seat.backend));
  const most = Math.max(...able.map(dear));
  const among = able.filter((seat) => dear(seat) === most);
  return among.find(({ id }) => id === synthesizer) ?? among[0];
}

/** The council with its baseline owed; not asked where that would leave too little for the council itself. */
export function withBaseline(council: Council, at: Instant): Council {
  const seat = baselineSeat(council)?.id;
  if (seat === undefined) return council;
  const set = reservedFor(council, 'synthesis', seat);
  const asked: Council = {
    ...council,
    baseline: { seat, state: 'asked', deadlineAt: at + patienceMs(council, seat), ...set },
  };
  const over = passesMoney(asked, { calls: 0, tokens: 0, cost: 0 });
  return over === undefined
    ? asked
    : { ...council, baseline: { ...unasked(seat), absence: { code: 'budget' } } };
}

const unasked = (seat: SeatId): Baseline => ({ seat, state: 'failed', deadlineAt: 0 });

export const isAskedAlone = ({ baseline }: Council): boolean => baseline?.state === 'asked';

/** What was written of the council lacks this. */
function changed(council: Council, baseline: Baseline): Council {
  const { recorded: _recorded, ...rest } = council;
  return { ...rest, baseline };
}

export function answeredAlone(
  council: Council,
  { text, ms, tries, model, usage, lost }: Extract<Event, { type: 'baseline.answered' }>,
): Council {
  const { baseline } = council;
  if (baseline?.state !== 'asked') return council;
  const own = usage ?? reckonedAlone(baseline, text);
  const paid = bothUsed(bothUsed(baseline.usage, lost), own);
  const { reserved: _reserved, ...asked } = baseline;
  return changed(council, {
    ...asked,
    state: 'answered',
    text,
    ms,
    tries,
    ...(model === undefined ? {} : { model }),
    ...(paid ? { usage: paid } : {}),
  });
}

export function failedAlone(
  council: Council,
  { absence, tries, usage }: { absence: Absence; tries?: number; usage?: Usage },
): Council {
  const { baseline } = council;
  if (baseline?.state !== 'asked') return council;
  const { reserved: _reserved, ...asked } = baseline;
  const paid = bothUsed(asked.usage, usage);
  return changed(council, {
    ...asked,
    state: 'failed',
    absence,
    ...(tries === undefined ? {} : { tries }),
    ...(paid ? { usage: paid } : {}),
  });
}

/** Calls that were ended before they came to anything: paid for all the same, whatever has become of it. */
export function spentAlone(council: Council, usage: Usage): Council {
  const { baseline } = council;
  const paid = bothUsed(baseline?.usage, usage);
  return baseline && paid ? changed(council, { ...baseline, usage: paid }) : council;
}

/** Nobody waits for it any longer. */
export const givenUpAlone = (council: Council): Council =>
  failedAlone(council, { absence: { code: 'skipped' } });

export const withDeadlineAlone = (council: Council, deadlineAt: (now: Instant) => Instant): Council =>
  council.baseline?.state === 'asked'
    ? { ...council, baseline: { ...council.baseline, deadlineAt: deadlineAt(council.baseline.deadlineAt) } }
    : council;

/** The first pick wins, and there is none before the council was decided. */
export function pick(
  council: Council,
  { by, person, choice, score }: Extract<Event, { type: 'baseline.picked' }>,
  at: Instant,
): Council {
  const { baseline } = council;
  if (!baseline || baseline.pick || !comparison(council)) return council;
  return changed(council, {
    ...baseline,
    pick: { choice, by, at, ...(person ? { person } : {}), ...(score ? { score } : {}) },
  });
}

export type Side = 'A' | 'B';
export interface Compared {
  /** Which side is whose: by lot, from the seed, the same for everyone who looks. */
  sides: Record<Side, 'council' | 'alone'>;
  council: string;
  alone: string;
}

/** The two answers, once the council was decided and both are there. */
export function comparison(council: Council): Compared | undefined {
  const { baseline, decision } = council;
  const answer = answerOf(council);
  if (decision === undefined || baseline?.text === undefined || answer === undefined) return undefined;
  const first = lot(council.seed) === 0 ? 'council' : 'alone';
  return {
    sides: { A: first, B: first === 'council' ? 'alone' : 'council' },
    council: answer,
    alone: baseline.text,
  };
}

/** What the council answers: its recommendation, else the page or the work that it leaves. */
function answerOf(council: Council): string | undefined {
  const synthesis = lastOf(council, 'synthesis');
  if (synthesis) return synthesis.reading.recommendation ?? synthesis.text;
  return (lastOf(council, 'page') ?? lastOf(council, 'change') ?? lastOf(council, 'draft'))?.text;
}

/** Seeds that follow each other must not take turns. */
function lot(seed: number): number {
  let mixed = Math.imul((seed | 0) ^ 0x9e3779b9, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) & 1;
}
