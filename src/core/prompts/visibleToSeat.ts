/** Decides what each seat sees: the brief, and of what others said only what its phase may show. */
import { isShortened, shortenedReply } from '../councils/budget/budget.ts';
import type { Council, PhaseRun, Turn } from '../councils/council.ts';
import { dominator } from '../councils/measures/measures.ts';
import type { Motion } from '../councils/motion.ts';
import { newInjections } from '../councils/people/injections.ts';
import { openQuestions } from '../councils/people/questions.ts';
import { holdsVote, phaseNamed, phaseOf, timesSentBack } from '../councils/phases.ts';
import type { Material, Phase } from '../councils/protocols/protocol.ts';
import { lastRunOf } from '../councils/repliesIn.ts';
import { rerunBehind } from '../councils/rounds.ts';
import { gateIssues } from '../councils/voting/gates.ts';
import { isOpen, pointsBefore } from '../councils/voting/ledger.ts';
import { mergedMatrix } from '../councils/voting/mergedMatrix.ts';
import { proposalsBefore } from '../councils/voting/proposals.ts';
import { supportOf } from '../councils/voting/support.ts';
import { votingSeats } from '../councils/voting/tally.ts';
import type { FormName, MachineField } from '../forms/reading.ts';
import { alsoAsked, missingIn } from '../forms/repairs.ts';
import type { SeatId } from '../ids.ts';
import { anonymised } from './anonymousNames.ts';
import { extracted } from './cutToSentences.ts';
import type { Heard, Scene } from './seatScene.ts';

/** The scene of one ask, or nothing when the council knows no such seat or phase. */
export function sceneOf(council: Council, run: number, seatId: SeatId): Scene | undefined {
  const current = council.runs[run];
  const seat = council.seats.find((each) => each.id === seatId);
  const phase = current && phaseOf(council, current);
  if (!current || !seat || !phase) return undefined;
  const earlier = council.runs.slice(0, run);
  const turn = current.turns.find((each) => each.seat === seatId);
  const rerun = rerunBehind(council, run);
  const before = { ...council, runs: earlier };
  const scene: Scene = {
    kind: 'council',
    council: council.id,
    language: council.language,
    // Asked again, a rehearsal voice draws again.
    seed: council.seed + (turn?.asked?.time ?? 0),
    brief: council.brief,
    seat,
    part: partOf(phase),
    table: votingSeats(council).map(({ id, name, emoji, role }) => ({
      id,
      name,
      role,
      ...(emoji === undefined ? {} : { emoji }),
    })),
    phase,
    round: current.round,
    form: phase.form,
    others: [
      ...visible(council, phase, earlier),
      ...(phase.order === 'parallel' ? [] : spokenBefore(council, current, seatId)),
    ].filter((heard) => heard.seat !== seatId),
    documents: documentsFor(council, phase, earlier),
    own: earlier.flatMap((each) => heardIn(council, each)).filter((heard) => heard.seat === seatId),
    disagreements: current.disagreements ?? [],
    ...(holdsVote(council) ? {} : { noVote: true }),
    ...votedOn(council, run, phase),
    injections: newInjections(council, run, seatId),
    questions: phase.order === 'parallel' ? [] : openQuestions(council, run, seatId),
    checks: current.checks ?? checksBehind(before, current),
    absent: earlier.flatMap((each) =>
      each.turns
        .filter((one) => one.state === 'absent')
        .map((one) => ({ phase: each.phase, name: nameOf(council, one.seat) })),
    ),
    ...contextOf(council),
    ...placeOf(council, phase, run, seatId),
    ...brevityOf(before, phase, seatId),
    ...sentBackTo(before, current),
    ...(rerun?.text === undefined ? {} : { anotherRound: rerun.text }),
    ...(turn?.asked ? { askedAgain: againOf(turn.asked) } : {}),
    ...repairOf(turn),
  };
  const window = isShortened(council) ? shortened(scene) : scene;
  return council.brief.anonymous ? anonymised(window, council) : window;
}

/** What the vote is about. A proposal is dealt its letter when its phase has closed, so a blind one shows none of itself. */
function votedOn(council: Council, run: number, { form }: Phase): Partial<Scene> {
  if (council.votesOn === undefined) return {};
  const motion = motionFor(council, run, form);
  const { points: before = [] } = pointsBefore(council, run);
  const judge = council.seats.find(({ id }) => id === council.qa);
  return {
    ...proposalsBefore(council, run),
    ...(motion === undefined ? {} : { motion }),
    points: before.filter(isOpen),
    ...(judge && !council.brief.anonymous ? { judge: { id: judge.id, name: judge.name } } : {}),
    ...(form === 'synthesis'
      ? {
          closedPoints: before.filter((point) => !isOpen(point)),
          ...concludedOn({ ...council, runs: council.runs.slice(0, run) }),
        }
      : {}),
  };
}

/** The first reply, and what was not found in it: of a turn that has been repaired its reading says that. */
function repairOf(turn: Turn | undefined): Pick<Scene, 'repair' | 'missing'> {
  if (turn?.attempt !== 2 || turn.unreadable === undefined || !turn.reading) return {};
  const { reading } = turn;
  const missing = reading.repaired ?? [...missingIn(reading), ...alsoAsked(reading)];
  const before: MachineField[] = reading.form === 'qa' ? ['marks'] : ['vote'];
  return { repair: turn.unreadable, missing: missing.length > 0 ? missing : before };
}

/** How everyone stands to the motion, and what the options were scored: for whoever writes the last word. */
function concludedOn(before: Council): Pick<Scene, 'tally' | 'scores'> {
  const support = supportOf(before);
  const scores = mergedMatrix(before).map(({ option, score, apart }) => ({
    option,
    ...(score === undefined ? {} : { score }),
    ...(apart ? { apart } : {}),
  }));
  return {
    ...(support
      ? {
          tally: {
            back: support.back,
            of: support.of,
            verdict: support.verdict,
            stands: support.stands.map(({ seat, vote, letter }) => ({
              seat,
              name: nameOf(before, seat),
              ...(vote === undefined ? {} : { vote }),
              ...(letter === undefined ? {} : { letter }),
            })),
          },
        }
      : {}),
    ...(scores.length > 0 ? { scores } : {}),
  };
}

/**
 * As it was put when the run opened: what the run itself came to is nothing that its seats were shown, nor are amendments
 * that were accepted in it.
 */
function motionFor(council: Council, run: number, form: FormName): Motion | undefined {
  const earlier = council.runs.slice(0, run).findLast((each) => each.motion)?.motion;
  const put = form === 'final' || form === 'ballot' ? council.runs[run]?.motion : undefined;
  if (!put) return earlier;
  const { accepted: _accepted, ...motion } = put;
  const known = earlier?.letter === put.letter && earlier?.text === put.text ? earlier?.accepted : undefined;
  return known ? { ...motion, accepted: known } : motion;
}

const againOf = ({ time, by, text }: NonNullable<Turn['asked']>): NonNullable<Scene['askedAgain']> => ({
  time,
  by,
  ...(text === undefined ? {} : { text }),
});

const nameOf = (council: Council, seat: SeatId): string =>
  council.seats.find((each) => each.id === seat)?.name ?? seat;

const partOf = ({ speakers }: Phase): Scene['part'] =>
  typeof speakers === 'object' || speakers === 'participants' || speakers === 'advocate'
    ? 'participant'
    : speakers === 'reviewers'
      ? 'reviewer'
      : speakers;

/** A brief of an earlier release held its context as text. */
function contextOf(council: Council): { context?: string } {
  const given =
    council.context ?? (typeof council.brief.context === 'string' ? council.brief.context : undefined);
  return given === undefined ? {} : { context: given };
}

const isReplies = (material: Material): material is { replies: string } =>
  typeof material === 'object' && 'replies' in material;
const isLatest = (material: Material): material is { latest: string } =>
  typeof material === 'object' && 'latest' in material;

function visible(council: Council, phase: Phase, earlier: PhaseRun[]): Heard[] {
  if (phase.sees.includes('transcript')) return earlier.flatMap((run) => heardIn(council, run));
  const before = { ...council, runs: earlier };
  const runs = phase.sees.filter(isReplies).flatMap(({ replies }) => lastRunOf(before, replies) ?? []);
  // Seats that vote again must see what was said the last time; a document is shown as such instead.
  const again = lastRunOf(before, phase.id);
  const isVote = phase.form === 'final' || phase.form === 'challenge';
  const shown = again && isVote && !phase.blind && !runs.includes(again) ? [...runs, again] : runs;
  return shown.flatMap((run) => heardIn(council, run));
}

/** The newest of the documents a phase may see comes last: it is the one to work on. */
function documentsFor(council: Council, phase: Phase, earlier: PhaseRun[]): Heard[] {
  const before = { ...council, runs: earlier };
  return phase.sees
    .filter(isLatest)
    .flatMap(({ latest }) => lastRunOf(before, latest) ?? [])
    .toSorted((a, b) => a.round - b.round)
    .flatMap((run) => heardIn(council, run).slice(-1));
}

/** Replies of a closed run only: an open one is nobody's to read. */
function heardIn(council: Council, run: PhaseRun): Heard[] {
  return run.endedAt === undefined ? [] : run.turns.flatMap((turn) => heardFrom(council, run, turn));
}

/** In a phase of turns, those who spoke before in the same round. */
function spokenBefore(council: Council, run: PhaseRun, seat: SeatId): Heard[] {
  const mine = run.turns.findIndex((turn) => turn.seat === seat);
  return run.turns.slice(0, mine).flatMap((turn) => heardFrom(council, run, turn));
}

function heardFrom(council: Council, run: PhaseRun, turn: Turn): Heard[] {
  if (turn.state !== 'replied' || turn.text === undefined || turn.reading === undefined) return [];
  const seat = council.seats.find((each) => each.id === turn.seat);
  return [
    {
      phase: run.phase,
      round: run.round,
      seat: turn.seat,
      name: seat?.name ?? turn.seat,
      text: turn.text,
      reading: turn.reading,
      ...(seat?.emoji === undefined ? {} : { emoji: seat.emoji }),
    },
  ];
}

function placeOf(council: Council, phase: Phase, run: number, seat: SeatId): Pick<Scene, 'place'> {
  if (phase.order === 'parallel') return {};
  const current = council.runs[run];
  const round = council.runs
    .slice(0, run + 1)
    .filter((each) => each.phase === phase.id && !each.skipped).length;
  const max = phase.until?.max;
  const rounds = max === 'maxRounds' ? council.brief.maxRounds : (max ?? 1);
  const turn = (current?.turns.findIndex((each) => each.seat === seat) ?? 0) + 1;
  return { place: { turn, of: current?.turns.length ?? 1, round, rounds } };
}

function brevityOf(before: Council, phase: Phase, seat: SeatId): Pick<Scene, 'brevity'> {
  const loud = phase.speakers === 'participants' ? dominator(before) : undefined;
  return loud ? { brevity: loud.seat === seat ? 'be-brief' : 'invited' } : {};
}

/** Who mends what a gate sent back sees what its checks printed. */
const checksBehind = (before: Council, { sentBackBy }: PhaseRun): Scene['checks'] =>
  sentBackBy === undefined ? [] : (lastRunOf(before, sentBackBy)?.checks ?? []);

function sentBackTo(before: Council, current: PhaseRun): Pick<Scene, 'sentBack'> {
  if (current.sentBackBy === undefined) return {};
  const gate = lastRunOf(before, current.sentBackBy);
  const of = phaseNamed(before, current.sentBackBy)?.gate?.most ?? 1;
  const time = timesSentBack(before, current.sentBackBy) + 1;
  return {
    sentBack: { by: current.sentBackBy, issues: gate ? gateIssues(gate, before.language) : [], time, of },
  };
}

/** Over the budget's window: sentences drawn from what was said, never an extra call. */
const shortened = (scene: Scene): Scene => ({
  ...scene,
  others: scene.others.map((heard) => ({ ...heard, text: extracted(heard.text, shortenedReply) })),
});
