/**
 * The shared conversation of a running council, with the seed's headings, lines and state block. Until a blind
 * phase closes, nothing of what was said in it stands here.
 */
import type { Council, PhaseRun, Turn } from '../../../core/councils/council.ts';
import { openRun, phaseOf } from '../../../core/councils/interpreter.ts';
import { answered, votingSeats } from '../../../core/councils/tally.ts';
import type { Instant } from '../../../core/ids.ts';
import { archiveWords } from '../../../rpc/words/archive.ts';
import { noResponse } from './archivePhases.ts';
import { faceOf, factsOf, iso, isRound, openBlocking } from './facts.ts';
import { inline, material } from './markdown.ts';
import { statusWords } from './statusWords.ts';

export function liveText(council: Council): string {
  const words = archiveWords[council.language].live;
  const state = liveState(council);
  const sections = [
    `# ${words.title} ${inline(council.brief.question)}`,
    [
      `## ${words.metadata}`,
      `- Conversation ID: ${state.conversationId}`,
      `- Mode: ${state.mode}`,
      `- ${words.phase}: ${state.currentPhase}`,
      `- Tour: ${state.tour}`,
      `- ${words.created}: ${state.createdAt}`,
      `- ${words.updated}: ${state.updatedAt}`,
      `- Timeout: ${state.timeoutAt ?? '-'}`,
      `- Status: ${state.status}`,
    ].join('\n'),
    `## ${words.brief}\n${briefText(council)}`,
    `## Participants\n${votingSeats(council)
      .map(
        (seat) =>
          `- ${inline(faceOf(seat))} (agent:${seat.id}): ${state.participants[seat.id]?.status ?? 'WAITING'}`,
      )
      .join('\n')}`,
    ...council.runs
      .filter((run) => !run.skipped && isTold(council, run))
      .map((run) => phaseText(council, run)),
    [
      `## ${words.convergence}`,
      `- ${words.rate}: ${respondedIn(council)}/${votingSeats(council).length}`,
      `- ${words.detected}: ${state.convergence.hasConsensus ? words.yes : words.no}`,
      `- ${words.blockers}: ${state.convergence.blockingIssues.map(inline).join(' ; ') || words.none}`,
    ].join('\n'),
    [
      `## ${words.next}`,
      `- ${words.condition}: ${words.conditionWords}`,
      `- ${words.actions}: ${owedText(council)}`,
    ].join('\n'),
    // A `>` written as an escape can't end the comment, whatever the texts hold.
    `<!--council-state\n${JSON.stringify(state, null, 2).replaceAll('>', '\\u003e')}\n-->`,
  ];
  return `${sections.join('\n\n')}\n`;
}

interface LiveState {
  conversationId: string;
  mode: string;
  currentPhase: string;
  tour: number;
  createdAt: string;
  updatedAt: string;
  timeoutAt: string | null;
  status: 'ACTIVE' | 'CONVERGED' | 'TIMEOUT';
  participants: Record<string, { status: 'WAITING' | 'RESPONDED' | 'DONE'; lastAction: string | null }>;
  convergence: { responseRate: number; hasConsensus: boolean; blockingIssues: string[] };
}

function liveState(council: Council): LiveState {
  const run = lastHeld(council);
  const seats = votingSeats(council);
  const deadlines = (openRun(council)?.turns ?? [])
    .filter((turn) => turn.state === 'asked')
    .map((turn) => turn.deadlineAt);
  return {
    conversationId: council.conversationId,
    mode: council.protocol.id,
    currentPhase: run?.phase ?? council.protocol.phases[0]?.id ?? '',
    tour: run?.round ?? 0,
    createdAt: iso(council.createdAt),
    updatedAt: iso(council.updatedAt),
    timeoutAt: deadlines.length > 0 ? iso(Math.max(...deadlines)) : null,
    status: statusWords[council.status].live,
    participants: Object.fromEntries(
      seats.map((seat) => [
        seat.id,
        {
          status: participantWord(run, seat.id, council),
          lastAction: isoOrNull(lastAction(council, seat.id)),
        },
      ]),
    ),
    convergence: {
      responseRate: seats.length === 0 ? 0 : Math.round((100 * respondedIn(council)) / seats.length) / 100,
      hasConsensus: factsOf(council).converged,
      blockingIssues: openBlocking(council).map(({ text }) => text),
    },
  };
}

const lastHeld = (council: Council): PhaseRun | undefined => council.runs.findLast((run) => !run.skipped);

/** WAITING: not yet answered in this phase. DONE: not asked again. */
function participantWord(
  run: PhaseRun | undefined,
  seat: string,
  council: Council,
): 'WAITING' | 'RESPONDED' | 'DONE' {
  if (!run) return 'WAITING';
  if (!isRound(council, run)) return 'DONE';
  return run.turns.find((turn) => turn.seat === seat)?.state === 'replied' ? 'RESPONDED' : 'WAITING';
}

function lastAction(council: Council, seat: string): Instant | undefined {
  return council.runs.flatMap((run) => answered(run)).findLast((turn) => turn.seat === seat)?.at;
}

const isoOrNull = (at: Instant | undefined): string | null => (at === undefined ? null : iso(at));

/** How many participants answered in the latest round. */
function respondedIn(council: Council): number {
  const round = council.runs.findLast((run) => !run.skipped && isRound(council, run));
  return round ? answered(round).length : 0;
}

function isTold(council: Council, run: PhaseRun): boolean {
  return run.endedAt !== undefined || !phaseOf(council, run)?.blind;
}

function phaseText(council: Council, run: PhaseRun): string {
  const words = archiveWords[council.language].live;
  const place = council.runs.indexOf(run) + 1;
  const told = run.turns.filter((turn) => turn.state !== 'asked');
  const injected = council.injections.filter((each) => each.afterRun === place);
  return [
    `## ${words.answers(run.phase)}`,
    ...told.map((turn) => `### ${nameOf(council, turn)}\n${tour(run.round, said(council, turn))}`),
    ...injected.map(({ by, text }) => `### 📣 ${inline(by)}\n${tour(run.round, material(text))}`),
  ].join('\n\n');
}

/** A list, a table or a block of code is one only at the beginning of a line. */
const tour = (round: number, text: string): string =>
  `[Tour ${round}]:${/^(?:[`~>|*+-]|\d+[.)])/.test(text) && !text.startsWith('**') ? '\n\n' : ' '}${text}`;

const said = (council: Council, turn: Turn): string =>
  turn.state === 'replied' ? material(turn.text ?? '') : noResponse(council, turn);

function nameOf(council: Council, turn: Turn): string {
  const seat = council.seats.find((each) => each.id === turn.seat);
  return inline(seat ? faceOf(seat) : turn.seat);
}

function briefText(council: Council): string {
  const { brief, language } = council;
  const words = archiveWords[language].live;
  const list = (label: string, items: readonly string[]): string[] =>
    items.length === 0 ? [] : [`- ${label}: ${items.map(inline).join(' ; ')}`];
  return [
    `- Type: ${brief.type}`,
    `- Question: ${inline(brief.question)}`,
    ...list(words.constraints, brief.constraints),
    ...list(words.format, brief.format ? [brief.format] : []),
    ...list(words.acceptance, brief.acceptance),
    `- Max rounds: ${brief.maxRounds}`,
    ...(brief.context ? ['', `${words.context}:`, '', material(brief.context)] : []),
  ].join('\n');
}

function owedText(council: Council): string {
  const words = archiveWords[council.language].live;
  if (council.status === 'decision') return words.decide;
  const waiting = (openRun(council)?.turns ?? []).filter((turn) => turn.state === 'asked');
  return waiting.length === 0
    ? words.nothing
    : words.waitFor(waiting.map((turn) => nameOf(council, turn)).join(', '));
}
