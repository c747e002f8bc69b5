/**
 * What a council votes on, as clients are shown it: proposals, the motion, support for it, moves, the ledger. Nothing of a
 * blind phase before it closes; nothing at all of councils of before.
 */
import type { Council, PhaseRun, Turn } from '../../../core/councils/council.ts';
import { ended } from '../../../core/councils/interpreter.ts';
import type { Point } from '../../../core/councils/motion.ts';
import { phasesFor } from '../../../core/councils/phases.ts';
import { answered } from '../../../core/councils/repliesIn.ts';
import { conclusionOf } from '../../../core/councils/voting/conclusion.ts';
import { isOpen, openPoints } from '../../../core/councils/voting/ledger.ts';
import { motionOf } from '../../../core/councils/voting/motion.ts';
import { wordsOnPoints } from '../../../core/councils/voting/pointMoves.ts';
import { quorumOf } from '../../../core/councils/voting/quorum.ts';
import { backingOf, movesIn, supportIn, supportOf } from '../../../core/councils/voting/support.ts';
import { votingSeats } from '../../../core/councils/voting/tally.ts';
import type {
  MotionMarks,
  MotionView,
  MoveView,
  PointView,
  ProposalView,
  SupportView,
} from '../../../rpc/views/motionViews.ts';
import type { CouncilHead, CouncilRow } from '../../../rpc/views/views.ts';
import { defined } from './defined.ts';
import { missedQuorum } from './missedQuorum.ts';
import { isBlindNow } from './phases.ts';
import { turnKey } from './turnKey.ts';

/** Without what is being said in a blind phase. */
const sighted = (council: Council): Council => {
  const run = council.runs.at(-1);
  if (!run || !isBlindNow(council, run)) return council;
  const silent = ({ reading: _reading, text: _text, ...turn }: Turn): Turn => turn;
  return { ...council, runs: council.runs.with(-1, { ...run, turns: run.turns.map(silent) }) };
};

/** The row of a list counts support for the motion; without a vote there is nothing to count. */
export function motionRowOf(whole: Council): Partial<CouncilRow> {
  const council = sighted(whole);
  const { verdict, back, of } = supportView(whole);
  const open = openPoints(council).length;
  const isNone = verdict === 'no-vote';
  const { departs } = conclusionOf(council) ?? {};
  return {
    open,
    ...(isNone ? {} : { agree: back, of }),
    ...defined({
      letter: motionOf(council)?.letter,
      motionBy: motionOf(council)?.by === 'person' ? ('person' as const) : undefined,
      departs: departs && !departs.silent ? true : undefined,
    }),
  };
}

export function votedOn(whole: Council): Partial<CouncilHead> {
  if (whole.votesOn !== 'motion') return {};
  const council = sighted(whole);
  const { acceptance } = council.brief;
  return {
    support: supportView(whole),
    points: (council.points ?? []).map(pointView),
    ...defined({
      proposals: council.proposals && proposalViews(council),
      motion: motionView(council),
      acceptance: acceptance && acceptance.length > 0 ? acceptance : undefined,
    }),
  };
}

function motionView(council: Council): MotionView | undefined {
  const run = council.runs.findLastIndex((each) => each.motion !== undefined);
  const motion = council.runs[run]?.motion;
  return motion && { ...motion, run };
}

const pointView = (point: Point): PointView => ({ ...point, open: isOpen(point) });

/** In the order of the peers' rankings, once they have one; else by letter. */
function proposalViews(council: Council): ProposalView[] {
  const order = council.runs.findLast((run) => run.motion?.order)?.motion?.order ?? [];
  const place = (letter: string) => {
    const at = order.indexOf(letter);
    return at < 0 ? order.length : at;
  };
  const given = rankings(council);
  const seats = votingSeats(council).map(({ id }) => ({ id, letter: backingOf(council, id) }));
  return (council.proposals ?? [])
    .toSorted((a, b) => place(a.letter) - place(b.letter))
    .map((proposal) => ({
      ...proposal,
      backers: seats.filter(({ letter }) => letter === proposal.letter).map(({ id }) => id),
      places: given.flatMap(({ seat, tiers }) => {
        const tier = tiers.findIndex((letters) => letters.includes(proposal.letter));
        if (tier < 0 || proposal.seat === seat) return [];
        return [{ seat, place: tiers.slice(0, tier).flat().length + 1 }];
      }),
      ...defined({ amended: amendedBy(council, proposal.letter, proposal.seat) }),
    }));
}

/** Each seat's last ranking, its own answer not counted. */
function rankings(council: Council): { seat: string; tiers: string[][] }[] {
  const last = new Map<string, string[][]>();
  for (const turn of council.runs.flatMap(answered)) {
    const own = council.proposals?.find(({ seat }) => seat === turn.seat)?.letter;
    if (turn.reading?.form === 'challenge' && turn.reading.ranking)
      last.set(
        turn.seat,
        turn.reading.ranking
          .map((tier) => tier.filter((letter) => letter !== own))
          .filter((tier) => tier.length > 0),
      );
  }
  return [...last].map(([seat, tiers]) => ({ seat, tiers }));
}

/** What its author would change in it, while still backing it. */
function amendedBy(council: Council, letter: string, author: string | undefined): string | undefined {
  const motion = motionOf(council);
  if (motion?.letter === letter && motion.amended !== undefined) return motion.amended;
  const said = council.runs
    .flatMap(answered)
    .findLast(({ seat, reading }) => seat === author && reading?.form === 'challenge')?.reading;
  return said?.form === 'challenge' && said.backs === letter ? said.amendment : undefined;
}

const voting: ReadonlySet<string> = new Set(['challenge', 'final', 'ballot', 'review']);

/** Whether a vote may still come: then what there is of support is not the last word. */
function votesLater(council: Council): boolean {
  if (ended.has(council.status) || council.status === 'decision') return false;
  const phases = phasesFor(council);
  const last = council.runs.at(-1);
  const at = last ? phases.findIndex(({ id }) => id === last.phase) : -1;
  const rest = last && last.endedAt === undefined ? phases.slice(at) : phases.slice(at + 1);
  return rest.some(({ form }) => voting.has(form)) && council.brief.maxRounds > 1;
}

/** Counted once for each state of a council, however many watch it and whatever lists it stands in. */
const counted = new WeakMap<Council, SupportView>();

function supportView(whole: Council): SupportView {
  const known = counted.get(whole) ?? countedSupport(sighted(whole));
  counted.set(whole, known);
  return known;
}

function countedSupport(council: Council): SupportView {
  const run = openVote(council);
  const told = run ? supportIn(council, run) : supportOf(council);
  const held = told?.run ?? run;
  const seats = held ? held.turns.map(({ seat }) => seat) : votingSeats(council).map(({ id }) => id);
  const later = votesLater(council);
  const stands =
    told?.stands ?? seats.map((seat) => ({ seat, ...defined({ letter: backingOf(council, seat) }) }));
  const closed = told && !run ? told.verdict : 'none';
  return {
    verdict:
      told === undefined && !later
        ? wasHeld(council)
          ? 'none'
          : 'no-vote'
        : closed === 'none' && later
          ? 'none-yet'
          : closed,
    back: told?.back ?? 0,
    of: seats.length,
    quorum: quorumOf(council, seats.length),
    ...missedQuorum(council, held),
    stands,
  };
}

const openVote = (council: Council): PhaseRun | undefined => {
  const run = council.runs.at(-1);
  return run && run.endedAt === undefined && run.motion !== undefined ? run : undefined;
};

/** Somebody was asked for a vote, whether or not one came. */
const wasHeld = (council: Council): boolean =>
  council.runs.some(
    (run) => !run.skipped && run.turns.some(({ reading }) => voting.has(reading?.form ?? '')),
  );

/** What a turn says of motion, proposals and points. */
export function motionMarks(council: Council, index: number, turn: Turn): MotionMarks {
  const run = council.runs[index];
  const { reading, thoughts } = turn;
  const common = defined({ thoughts });
  if (council.votesOn !== 'motion' || !run || !reading) return common;
  const made = (council.points ?? [])
    .filter(
      ({ by, check, gate = 'other', run: at }) =>
        by === turn.seat && !check && gate === 'other' && at === index,
    )
    .map(({ id }) => id);
  const move = moveOf(council, run, turn.seat);
  const some = <T>(list: T[] | undefined): T[] | undefined => (list && list.length > 0 ? list : undefined);
  return {
    ...common,
    ...defined({
      backs: voting.has(reading.form) ? backingOf(council, turn.seat, run) : undefined,
      amendment: reading.form === 'challenge' ? reading.amendment : undefined,
      ranking: reading.form === 'challenge' ? some(reading.ranking) : undefined,
      changedMind: move === undefined && 'changedMind' in reading ? reading.changedMind : undefined,
      needs: reading.form === 'final' ? reading.needs : undefined,
      findings: reading.form === 'review' ? some(reading.findings) : undefined,
      good: reading.form === 'review' ? some(reading.good) : undefined,
      onPoints: some(wordsOnPoints(reading)),
      criteria: some(reading.criteria),
      made: some(made),
      move,
    }),
  };
}

function moveOf(council: Council, run: PhaseRun, seat: string): MoveView | undefined {
  const move = movesIn(council, run).find((each) => each.seat === seat);
  if (!move) return undefined;
  const { from, to, reason, named, unexplained } = move;
  return { from, to, ...defined({ reason, unexplained, turn: turnNamed(council, run, named) }) };
}

/** What the named seat had said last before this run. */
function turnNamed(council: Council, run: PhaseRun, seat: string | undefined): string | undefined {
  const index = council.runs
    .slice(0, council.runs.indexOf(run))
    .findLastIndex((each) => answered(each).some((turn) => turn.seat === seat));
  return seat === undefined || index < 0 ? undefined : turnKey(index, seat);
}
