/**
 * A council's turns and injections as clients see them. A seated person's view of an open blind phase stays blind, and so
 * does everyone's while a person has to write in it.
 */

import type { Council, PhaseRun, Turn } from '../../../core/councils/council.ts';
import { phaseOf } from '../../../core/councils/interpreter.ts';
import { takesPlace, timeOf } from '../../../core/councils/people/askedAgain.ts';
import { newInjections } from '../../../core/councils/people/injections.ts';
import { firstTold, voteOf } from '../../../core/councils/repliesIn.ts';
import { standIn } from '../../../core/councils/voting/standings.ts';
import { blockingOf } from '../../../core/councils/voting/tally.ts';
import { patienceMs } from '../../../core/councils/waitedFor.ts';
import { bodyOf } from '../../../core/forms/body.ts';
import type { Vote } from '../../../core/forms/reading.ts';
import type { ToolUseView } from '../../../rpc/views/deliberationViews.ts';
import type { AnswerView, EntryView, InjectionView, TurnView } from '../../../rpc/views/views.ts';
import type { Viewer } from '../../../rpc/views/whoRule.ts';
import { defined } from './defined.ts';
import { marksOf } from './marks.ts';
import { motionMarks } from './motion.ts';
import { questionsIn } from './questions.ts';
import { turnKey } from './turnKey.ts';
import { maySit, shownTo } from './veil.ts';

/** `turn` as it may be shown: names are hidden already where they must be. */
export function answersOf(
  council: Council,
  run: PhaseRun,
  turn: Turn,
): Pick<TurnView, 'askedBy' | 'answers'> {
  return defined({
    askedBy: turn.asked && askedBy(turn.asked),
    answers: turn.again?.map((each) => answerView(council, run, turn, each)),
  });
}

const askedBy = ({ by, at, text }: NonNullable<Turn['asked']>) => ({ by, at, ...defined({ text }) });

function answerView(council: Council, run: PhaseRun, standing: Turn, answer: Turn): AnswerView {
  const { state, text = '', reading, asked } = answer;
  const later = timeOf(answer) > timeOf(standing);
  const isOpen = state === 'asked' && takesPlace(council, run, standing);
  return {
    time: timeOf(answer),
    place: isOpen ? 'next' : later ? 'beside' : 'earlier',
    state: state === 'replied' || state === 'absent' ? state : 'asked',
    body: reading ? bodyOf(reading.form, firstTold(answer), council.votesOn === undefined) : text,
    text,
    ...defined({
      askedBy: asked && askedBy(asked),
      at: answer.at,
      model: answer.model,
      vote: voteOf(answer),
      deadlineAt: state === 'asked' ? answer.deadlineAt : undefined,
      absence: answer.absence && {
        code: answer.absence.code,
        seconds: patienceMs(council, standing.seat) / 1000,
        tries: answer.tries ?? 1,
        ...defined({ detail: answer.absence.detail }),
      },
    }),
  };
}

export function toolsIn(
  council: Council,
  run: number,
  seat: string,
  viewer: Viewer,
): { tools?: ToolUseView[] } {
  const turn = shownTo(council, viewer).runs[run]?.turns.find((each) => each.seat === seat);
  return turn?.tools === undefined ? {} : { tools: turn.tools };
}

export { defined } from './defined.ts';
export { turnKey } from './turnKey.ts';

/** Everything in the order people read it: each run's turns, what people said among them, then what they said meanwhile. */
export function entriesOf(council: Council, viewer: Viewer): EntryView[] {
  const before = injectionsAfter(council, 0);
  return [
    ...before,
    ...council.runs.flatMap((run, index) => [
      ...run.turns.flatMap((turn, nth) => [
        ...injectionsAfter(council, index + 1, nth),
        turnView(council, index, run, turn, viewer),
      ]),
      ...injectionsAfter(council, index + 1),
    ]),
  ];
}

const injectionsAfter = (council: Council, runs: number, turns?: number): InjectionView[] =>
  council.injections.flatMap((each, index) =>
    each.afterRun === runs && each.afterTurn === turns ? [injectionView(council, index)] : [],
  );

export function injectionView(council: Council, index: number): InjectionView {
  const injection = council.injections[index];
  const acknowledgedBy: string[] = [];
  const waitingFor: string[] = [];
  for (const seat of council.seats) {
    if (injection?.to !== undefined ? injection.to !== seat.id : !seat.votes) continue;
    const shown = council.runs.flatMap((run, at) =>
      newInjections(council, at, seat.id).some((each) => each.id === injection?.id)
        ? run.turns.filter((turn) => turn.seat === seat.id)
        : [],
    );
    (shown.some((turn) => turn.reading?.acknowledges) ? acknowledgedBy : waitingFor).push(seat.id);
  }
  return {
    kind: 'injection',
    key: `injection/${injection?.id ?? index}`,
    run: (injection?.afterRun ?? 0) - 1,
    by: injection?.by ?? '',
    text: injection?.text ?? '',
    at: injection?.at ?? 0,
    ...defined({ to: injection?.to, afterTurn: injection?.afterTurn }),
    acknowledgedBy,
    waitingFor,
  };
}

/**
 * Whether this viewer must not see what others say in this run yet. Who may be a seated person sees as little; and while
 * somebody still has to write by hand, so does everyone who is not known to be another person: a terminal, a pipe or a page
 * does not know who reads it.
 */
export function isBlindTo(council: Council, run: PhaseRun, viewer: Viewer): boolean {
  if (run.endedAt !== undefined || phaseOf(council, run)?.blind !== true) return false;
  return maySit(council, viewer) || run.turns.some((turn) => mayBeWriting(council, turn, viewer));
}

/** Of a person's own seat it is known who writes; in an agent's, and in the shared file, it may be anybody. */
function mayBeWriting({ seats }: Council, { seat, state }: Turn, viewer: Viewer): boolean {
  if (state !== 'asked' && state !== 'queued') return false;
  const { backend, kind } = seats.find(({ id }) => id === seat) ?? {};
  if (backend === 'file') return true;
  return backend === 'human' && (kind !== 'human' || typeof viewer !== 'string');
}

export function turnView(
  council: Council,
  index: number,
  run: PhaseRun,
  turn: Turn,
  viewer: Viewer,
): TurnView {
  const bare: TurnView = {
    kind: 'turn',
    key: turnKey(index, turn.seat),
    run: index,
    phase: run.phase,
    round: run.round,
    seat: turn.seat,
    state: turn.state === 'asked' ? 'queued' : turn.state,
    ...(turn.state === 'queued' ? { waits: true } : {}),
    body: '',
    text: '',
    deadlineAt: turn.deadlineAt,
    checklist: [],
    blocking: [],
    contests: [],
    problems: [],
  };
  if (turn.seat !== viewer && isBlindTo(council, run, viewer))
    return turn.state === 'replied' ? { ...bare, state: 'hidden' } : bare;
  if (turn.state === 'queued') return bare;
  const called = { ...bare, ...toolsIn(council, index, turn.seat, viewer) };
  if (turn.state === 'asked') return turn.attempt === 2 ? { ...called, askedAgain: true } : called;
  const veil = shownTo(council, viewer);
  const said = veil.runs[index]?.turns.find((each) => each.seat === turn.seat) ?? turn;
  const view = turn.state === 'absent' ? absentView(council, called, turn) : repliedView(veil, called, said);
  return turn.again || turn.asked ? { ...view, ...answersOf(veil, run, said) } : view;
}

function absentView(council: Council, bare: TurnView, turn: Turn): TurnView {
  const { code = 'failed', detail } = turn.absence ?? {};
  const facts = { seconds: patienceMs(council, turn.seat) / 1000, tries: turn.tries ?? 1 };
  return { ...bare, absence: { code, ...facts, ...(detail === undefined ? {} : { detail }) } };
}

function repliedView(council: Council, bare: TurnView, turn: Turn): TurnView {
  const { reading, text = '' } = turn;
  if (!reading) return bare;
  const run = council.runs[bare.run];
  const vote = voteOf(turn);
  const stand = run && standIn(council, run, turn);
  const questions = questionsIn(council, bare.run, turn.seat);
  return {
    ...bare,
    body: bodyOf(reading.form, firstTold(turn), council.votesOn === undefined),
    text,
    blocking: blockingOf(turn),
    problems: reading.problems,
    form: reading.form,
    ...marksOf(council, reading, turn, bare.run),
    ...motionMarks(council, bare.run, turn),
    ...defined({
      at: turn.at,
      ms: turn.ms,
      model: turn.model,
      vote,
      from: earlierStand(council, bare.run, turn.seat, stand),
      acknowledges: reading.acknowledges,
      askedAgain: turn.unreadable === undefined ? undefined : true,
      flags: turn.flags,
      questions: questions.length > 0 ? questions : undefined,
    }),
  };
}

/** The stand that a seat took before, if it is another now. */
export function earlierStand(
  council: Council,
  index: number,
  seat: string,
  stand: Vote | undefined,
): Vote | undefined {
  if (stand === undefined) return undefined;
  const before = council.runs
    .slice(0, index)
    .flatMap((run) => run.turns.flatMap((turn) => (turn.seat === seat ? [standIn(council, run, turn)] : [])))
    .findLast((each) => each !== undefined);
  return before === stand ? undefined : before;
}
