/**
 * The shared conversation of a running council, with the seed's headings, lines and state block. Until a blind
 * phase closes, nothing of what was said in it stands here.
 */

import { aliases } from '../../../core/councils/aliases.ts';
import { titleOf } from '../../../core/councils/briefs/title.ts';
import type { Council, Injection, PhaseRun, Turn } from '../../../core/councils/council.ts';
import { openRun, phaseOf, speakersOf } from '../../../core/councils/interpreter.ts';
import { isAgreed } from '../../../core/councils/repliesIn.ts';
import { isRound } from '../../../core/councils/rounds.ts';
import { motionOf } from '../../../core/councils/voting/motion.ts';
import { answered, votingSeats } from '../../../core/councils/voting/tally.ts';
import type { Instant } from '../../../core/ids.ts';
import { veiled } from '../../../core/prompts/anonymousCouncil.ts';
import { archiveWords } from '../../../rpc/words/council/archiveWords.ts';
import { pointsText } from '../records/archive/archiveLedger.ts';
import { motionText } from '../records/archive/archiveMotion.ts';
import { noResponse } from '../records/archive/archivePhases.ts';
import { gateText } from '../records/archive/gateText.ts';
import { faceOf, factsOf, iso, nameOf, openBlocking } from '../records/councilFacts.ts';
import { inline, material } from '../records/safeMarkdown.ts';
import { statusWords } from '../records/statusWords.ts';
import { slotsOf, slotText } from './fileSeatSlots.ts';

const noDrafts: ReadonlyMap<string, string> = new Map();

/** In an anonymous council the seats are letters here too. `drafts` is what file seats have written so far, by key. */
export function liveText(whole: Council, drafts = noDrafts): string {
  const council = whole.brief.anonymous ? veiled(whole) : whole;
  const keys = whole.brief.anonymous ? aliases(whole) : undefined;
  const words = archiveWords[council.language].live;
  const keyOf = (seat: string): string => keys?.get(seat)?.id ?? seat;
  const state = liveState(council, keyOf);
  const sections = [
    `# ${words.title} ${inline(titleOf(council))}`,
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
    `## Participants\n${atTheTable(council)
      .map(
        (seat) =>
          `- ${inline(faceOf(seat))} (agent:${keyOf(seat.id)}): ${state.participants[keyOf(seat.id)]?.status ?? 'WAITING'}`,
      )
      .join('\n')}`,
    ...council.runs
      .filter((run) => !run.skipped && isTold(council, run))
      .map((run) => phaseText(council, run)),
    ...answersText(whole, council, drafts),
    [
      `## ${words.convergence}`,
      `- ${words.rate}: ${respondedIn(council)}/${askedIn(council)}`,
      `- ${words.detected}: ${state.convergence.hasConsensus ? words.yes : words.no}`,
      `- ${words.blockers}: ${state.convergence.blockingIssues.map(inline).join(' ; ') || words.none}`,
    ].join('\n'),
    ...standingText(council),
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

/** What is put to the vote and who stands where on it, and the points that were made; nothing of a phase that is still blind. */
function standingText(council: Council): string[] {
  if (council.votesOn === undefined) return [];
  const told = { ...council, runs: council.runs.filter((run) => isTold(council, run)) };
  return [
    ...(motionOf(told) ? [motionText(told).join('\n\n')] : []),
    ...(council.points?.length ? [pointsText(told)] : []),
  ];
}

type ParticipantWord = 'WAITING' | 'RESPONDED' | 'DONE' | 'AGREED';

interface LiveState {
  conversationId: string;
  mode: string;
  currentPhase: string;
  tour: number;
  createdAt: string;
  updatedAt: string;
  timeoutAt: string | null;
  status: 'ACTIVE' | 'CONVERGED' | 'TIMEOUT';
  participants: Record<string, { status: ParticipantWord; lastAction: string | null }>;
  convergence: { responseRate: number; hasConsensus: boolean; blockingIssues: string[] };
}

function liveState(council: Council, keyOf: (seat: string) => string): LiveState {
  const run = lastHeld(council);
  const seats = atTheTable(council);
  // How someone voted in a blind phase is told when it closes, as the words are.
  const told = { ...council, runs: council.runs.filter((each) => isTold(council, each)) };
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
        keyOf(seat.id),
        {
          status: participantWord(run, seat.id, council),
          lastAction: isoOrNull(lastAction(council, seat.id)),
        },
      ]),
    ),
    convergence: {
      responseRate: Math.round((100 * respondedIn(council)) / Math.max(1, askedIn(council))) / 100,
      hasConsensus: factsOf(told).converged,
      blockingIssues: openBlocking(told).map(({ text }) => text),
    },
  };
}

const lastHeld = (council: Council): PhaseRun | undefined => council.runs.findLast((run) => !run.skipped);

/** Whoever votes, and whoever answers in this file. */
const atTheTable = (council: Council): Council['seats'] =>
  council.seats.filter((seat) => seat.votes || seat.backend === 'file');

/** WAITING: not yet answered in this phase, or to be asked in a later one. DONE: not asked again. */
function participantWord(run: PhaseRun | undefined, seat: string, council: Council): ParticipantWord {
  if (!run) return 'WAITING';
  const turn = run.turns.find((each) => each.seat === seat);
  if (turn?.state === 'replied') return isTold(council, run) && isAgreed(turn) ? 'AGREED' : 'RESPONDED';
  if (turn) return 'WAITING';
  return maySpeakAfter(council, run, seat) ? 'WAITING' : 'DONE';
}

function maySpeakAfter(council: Council, run: PhaseRun, seat: string): boolean {
  const at = council.protocol.phases.findIndex(({ id }) => id === run.phase);
  return council.protocol.phases.slice(at + 1).some((phase) => speakersOf(council, phase).includes(seat));
}

function lastAction(council: Council, seat: string): Instant | undefined {
  return council.runs.flatMap((run) => answered(run)).findLast((turn) => turn.seat === seat)?.at;
}

const isoOrNull = (at: Instant | undefined): string | null => (at === undefined ? null : iso(at));

const latestRound = (council: Council): PhaseRun | undefined =>
  council.runs.findLast((run) => !run.skipped && isRound(council, run));

/** How many answered in the latest round, and how many were asked. */
function respondedIn(council: Council): number {
  const round = latestRound(council);
  return round ? answered(round).length : 0;
}

const askedIn = (council: Council): number =>
  latestRound(council)?.turns.length ?? votingSeats(council).length;

function isTold(council: Council, run: PhaseRun): boolean {
  return run.endedAt !== undefined || !phaseOf(council, run)?.blind;
}

function phaseText(council: Council, run: PhaseRun): string {
  const words = archiveWords[council.language].live;
  const place = council.runs.indexOf(run) + 1;
  const told = run.turns.filter((turn) => turn.state !== 'asked' && turn.state !== 'queued');
  const here = council.injections.filter((each) => each.afterRun === place);
  // Before whoever was asked only then; while they have not answered, at the end.
  const spoken = ({ afterTurn = told.length }: Injection) => Math.min(afterTurn, told.length);
  const injected = (nth: number) =>
    here
      .filter((each) => spoken(each) === nth)
      .map(({ by, text }) => `### 📣 ${inline(by)}\n${tour(run.round, material(text))}`);
  return [
    `## ${words.answers(run.phase)}`,
    ...gateText(council, run),
    ...told.flatMap((turn, nth) => [
      ...injected(nth),
      `### ${nameOf(council, turn.seat)}\n${tour(run.round, said(council, turn))}`,
    ]),
    ...injected(told.length),
  ].join('\n\n');
}

/** The places where file seats answer now; of a blind phase nothing else stands here yet. */
function answersText(whole: Council, council: Council, drafts: ReadonlyMap<string, string>): string[] {
  const words = archiveWords[council.language].live;
  const slots = slotsOf(whole);
  const run = slots[0] && council.runs[slots[0].run];
  if (!run) return [];
  const heading = isTold(council, run) ? [] : [`## ${words.answers(run.phase)}`];
  return [
    [
      ...heading,
      ...slots.map(
        (slot) => `### ${nameOf(council, slot.seat)}\n${slotText(whole, slot, drafts.get(slot.key) ?? '')}`,
      ),
    ].join('\n\n'),
  ];
}

/**
 * A list, a table or a block of code is one only at the beginning of a line. And a single word behind the colon would be
 * the address of a link, which every `[Tour 1]` of the page then leads to.
 */
const tour = (round: number, text: string): string =>
  `[Tour ${round}]:${opensBlock(text) || !isSentence(text) ? '\n\n' : ' '}${text}`;

const opensBlock = (text: string): boolean => /^(?:[`~>|*+-]|\d+[.)])/.test(text) && !text.startsWith('**');
const isSentence = (text: string): boolean => /^[^ \t\n]+[ \t]+[^ \t\n"'(]/.test(text);

const said = (council: Council, turn: Turn): string =>
  turn.state === 'replied' ? material(turn.text ?? '') : noResponse(council, turn);

function briefText(council: Council): string {
  const { brief, language } = council;
  // A brief of the first release held its context as text.
  const context = council.context ?? (typeof brief.context === 'string' ? brief.context : undefined);
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
    ...(context ? ['', `${words.context}:`, '', material(context)] : []),
  ].join('\n');
}

function owedText(council: Council): string {
  const words = archiveWords[council.language].live;
  if (council.status === 'decision') return words.decide;
  const run = openRun(council);
  const waiting = [
    ...(run?.turns ?? []).filter((turn) => turn.state === 'asked').map((turn) => nameOf(council, turn.seat)),
    ...(run?.checks ?? []).filter((check) => check.state === 'running').map(({ name }) => inline(name)),
  ];
  return waiting.length === 0 ? words.nothing : words.waitFor(waiting.join(', '));
}
