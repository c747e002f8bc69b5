/**
 * The structured log of a council, in the seed's shape, with everything else that a council holds under further
 * keys: `recall` gives the whole council back from this file alone. A reply's text stands in it once.
 */
import { aliases } from '../../../core/councils/aliases.ts';
import type { Baseline } from '../../../core/councils/baseline.ts';
import type { Council, PhaseRun, Turn } from '../../../core/councils/council.ts';
import { phaseOf } from '../../../core/councils/phases.ts';
import { isRound } from '../../../core/councils/rounds.ts';
import { isRehearsal } from '../../../core/councils/unasked.ts';
import { openPoints } from '../../../core/councils/voting/ledger.ts';
import { motionOf } from '../../../core/councils/voting/motion.ts';
import { movesIn, supportOf } from '../../../core/councils/voting/support.ts';
import type { Reading } from '../../../core/forms/reading.ts';
import { veiled } from '../../../core/prompts/anonymousCouncil.ts';
import { printableJson } from '../../../rpc/printableJson.ts';
import { iso, recommendationOf } from './councilFacts.ts';
import { participantStatus, statusWords } from './statusWords.ts';

export const logFormat = 1;

export const logText = (council: Council): string => `${printableJson(laidOut(logOf(council)))}\n`;

/**
 * As it stands while it goes on. Of a blind phase that is not over nothing is told but who has answered; of an anonymous
 * council not who is who; and what one model said alone is for the comparison after the decision.
 */
export const activeLogText = (council: Council): string => logText(untold(council));

function untold(whole: Council): Council {
  const council = whole.brief.anonymous ? unnamed(whole) : whole;
  const { baseline, runs, ...rest } = council;
  return {
    ...rest,
    ...(baseline ? { baseline: unsaid(baseline) } : {}),
    runs: runs.map((run) => {
      const isBlind = run.endedAt === undefined && phaseOf(council, run)?.blind;
      return isBlind ? { ...run, turns: run.turns.map(wordless) } : run;
    }),
  };
}

/** By letters alone: the ids of a file's keys would say who is who, and so would what the brief says of each seat. */
function unnamed(whole: Council): Council {
  const { seats: _seats, ...brief } = whole.brief;
  const known = aliases(whole);
  const renamed = (value: unknown): unknown => {
    if (typeof value === 'string') return known.get(value)?.id ?? value;
    if (Array.isArray(value)) return value.map(renamed);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [known.get(key)?.id ?? key, renamed(each)]),
    );
  };
  return renamed(veiled({ ...whole, brief: { ...brief, roles: {} } })) as Council;
}

const unsaid = ({ text: _text, ...alone }: Baseline): Baseline => alone;

const wordless = ({ seat, state, attempt, deadlineAt, at }: Turn): Turn => ({
  seat,
  state,
  attempt,
  deadlineAt,
  ...(at === undefined ? {} : { at }),
});

export function logOf(council: Council): Record<string, unknown> {
  const held = council.runs.filter((run) => !run.skipped);
  const { id, runs: _runs, status, brief, decision, ...rest } = council;
  return {
    id,
    question: brief.question,
    mode: council.protocol.id,
    status: statusWords[status].log,
    current_round: held.findLast((run) => isRound(council, run))?.round ?? 0,
    max_rounds: brief.maxRounds,
    participants: Object.fromEntries(
      council.seats
        .filter((seat) => seat.votes)
        .map((seat) => [
          seat.id,
          { sessionKey: `${id}:${seat.id}`, status: participantStatus(council, seat.id) },
        ]),
    ),
    rounds: held.map(roundOf),
    decision: decisionText(council),
    archived_at: statusWords[status].log === 'active' ? null : iso(council.endedAt ?? council.updatedAt),
    // From here on what the seed does not know.
    format: logFormat,
    state: status,
    verdict: decision,
    ...rest,
    ...votedOn(council),
    brief,
    // Phases that were passed over are no rounds; `place` says where among all phases they come.
    passed_over: council.runs.flatMap((run, index) => (run.skipped ? [{ place: index, ...run }] : [])),
  };
}

/** What follows from the rest in a council that votes on a motion, worked out for whoever reads the file. */
function votedOn(council: Council): Record<(typeof workedOut)[number], unknown> | Record<string, never> {
  if (council.votesOn === undefined) return {};
  const support = supportOf(council);
  const motion = motionOf(council);
  return {
    motion: motion ?? null,
    tally: support
      ? {
          back: support.back,
          of: support.of,
          verdict: support.verdict,
          phase: support.run.phase,
          stands: support.stands,
        }
      : null,
    ranking: motion?.order ?? null,
    moves: council.runs.flatMap((run) =>
      movesIn(council, run).map((move) => ({ phase: run.phase, round: run.round, ...move })),
    ),
    open: openPoints(council).map(({ id }) => id),
    rehearsal: isRehearsal(council),
  };
}

/** Told in the log and taken for nothing when it is read: the council itself says it. */
export const workedOut = ['motion', 'tally', 'ranking', 'moves', 'open', 'rehearsal'] as const;

function roundOf(run: PhaseRun): Record<string, unknown> {
  const { phase, round, turns, converged, ...rest } = run;
  const of = (state: Turn['state']): Record<string, unknown> =>
    Object.fromEntries(
      turns.filter((turn) => turn.state === state).map((turn) => [turn.seat, responseOf(turn)]),
    );
  const absent = of('absent');
  const waiting = of('asked');
  const queued = of('queued');
  return {
    round,
    type: phase,
    timestamp: iso(run.startedAt),
    responses: of('replied'),
    ...(converged === undefined ? {} : { converged }),
    ...(Object.keys(absent).length > 0 ? { absent } : {}),
    ...(Object.keys(waiting).length > 0 ? { waiting } : {}),
    ...(Object.keys(queued).length > 0 ? { queued } : {}),
    // Objects keep no order for ids that are numbers.
    asked: turns.map((turn) => turn.seat),
    ...rest,
  };
}

/** The seed's keys first: the words, and what the form of its phase asks for. */
function responseOf(turn: Turn): Record<string, unknown> {
  const { seat: _seat, state: _state, text, reading, unreadable, ...facts } = turn;
  return {
    ...seedKeys(text, reading),
    ...(reading ? { reading: restOf(reading) } : {}),
    // The same words are not written twice.
    ...(unreadable === undefined ? {} : unreadable === text ? { unreadable: true } : { unreadable }),
    turn: facts,
  };
}

function seedKeys(text: string | undefined, reading: Reading | undefined): Record<string, unknown> {
  const said = text === undefined ? {} : { [reading?.form === 'position' ? 'position' : 'response']: text };
  if (reading?.form === 'position')
    return reading.changeMind === undefined ? said : { ...said, change_condition: reading.changeMind };
  if (reading?.form === 'challenge' || reading?.form === 'final')
    return { vote: reading.vote, ...said, blocking: reading.blocking };
  return said;
}

function restOf(reading: Reading): object {
  if (reading.form === 'position') {
    const { changeMind: _changeMind, ...rest } = reading;
    return rest;
  }
  if (reading.form === 'challenge' || reading.form === 'final') {
    const { vote: _vote, blocking: _blocking, ...rest } = reading;
    return rest;
  }
  return reading;
}

/** What was decided, in words; null until someone has. */
function decisionText({ decision, ...council }: Council): string | null {
  if (!decision) return null;
  return decision.text ?? (decision.verdict === 'accept' ? (recommendationOf(council) ?? '') : '');
}

const lineWidth = 160;

export function laidOut(value: unknown, indent = ''): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const flat = room(value, lineWidth) < 0 ? undefined : JSON.stringify(value);
  if (flat !== undefined && flat.length <= lineWidth) return flat;
  const inner = `${indent} `;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const parts = Array.isArray(value)
    ? value.map((item) => laidOut(item, inner))
    : Object.entries(value)
        .filter(([, held]) => held !== undefined)
        .map(([key, held]) => `${JSON.stringify(key)}: ${laidOut(held, inner)}`);
  return `${open}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${close}`;
}

/** What a value leaves of a line at the most: negative once it surely does not fit, found without writing it out. */
function room(value: unknown, left: number): number {
  if (typeof value === 'string') return left - value.length - 2;
  if (typeof value !== 'object' || value === null) return left - 1;
  let rest = left - 2;
  for (const held of Object.values(value)) {
    if (held !== undefined) rest = room(held, rest);
    if (rest < 0) break;
  }
  return rest;
}
