/** Everything about a council but its turns' texts, and its row in lists. */

import { namedReason } from '../../../core/councils/aliases.ts';
import { limitsOf } from '../../../core/councils/budget/budget.ts';
import { uncountedIn } from '../../../core/councils/budget/uncounted.ts';
import { comparisonOf } from '../../../core/councils/comparison.ts';
import type { Council, PhaseRun } from '../../../core/councils/council.ts';
import { ended, openRun } from '../../../core/councils/interpreter.ts';
import { wordCount } from '../../../core/councils/measures/measures.ts';
import { metricsOf } from '../../../core/councils/measures/metrics.ts';
import type { Point } from '../../../core/councils/motion.ts';
import { everyAnswer } from '../../../core/councils/repliesIn.ts';
import { isRehearsal, isScripted } from '../../../core/councils/unasked.ts';
import { issuesIn } from '../../../core/councils/voting/blocking.ts';
import { changeStanding } from '../../../core/councils/voting/changeFate.ts';
import { isBlocking, isOpen, openPoints } from '../../../core/councils/voting/ledger.ts';
import { agreementIn, lastStand, standIn, takesStands } from '../../../core/councils/voting/standings.ts';
import { answered, quorumOf, votingSeats } from '../../../core/councils/voting/tally.ts';
import { wantsPlaces } from '../../../core/prompts/replyContext.ts';
import type { BlockingView, IssueRow } from '../../../rpc/views/deliberationViews.ts';
import type { CouncilHead, CouncilRow, SeatView, TallyView } from '../../../rpc/views/views.ts';
import type { Viewer } from '../../../rpc/views/whoRule.ts';
import { defined } from './defined.ts';
import { earlierStand } from './entries.ts';
import { confidenceOf } from './marks.ts';
import { missedQuorum } from './missedQuorum.ts';
import { motionRowOf, votedOn } from './motion.ts';
import { artefactViews, budgetOf, dominanceOf, gateOf, matrixOf, workedView } from './outcome.ts';
import { isBlindNow, phasesOf, standOf } from './phases.ts';
import { isVeiled, shown, shownTo } from './veil.ts';

export function headOf(whole: Council, archivePath: string | undefined, viewer?: Viewer): CouncilHead {
  const council = shownTo(whole, viewer);
  const isOver = ended.has(council.status);
  return {
    id: council.id,
    question: council.brief.question,
    mode: council.protocol.id,
    status: council.status,
    language: council.language,
    rehearsal: isRehearsal(council),
    attended: council.attended,
    seats: seatsOf(council),
    orchestrator: council.orchestrator,
    synthesizer: council.synthesizer,
    phases: phasesOf(council),
    tally: tallyOf(council),
    blocking: blockingIssues(council),
    ...votedOn(council),
    minutes: limitsOf(council).minutes ?? 0,
    createdAt: council.createdAt,
    tokens: tokensOf(council),
    ...uncountedIn(council),
    ...defined({
      why: council.why && namedReason(council, council.why),
      decision: council.decision,
      endedAt: council.endedAt,
      briefPath: council.briefPath,
      archivePath,
      recorded: council.recorded === council.status ? true : undefined,
      owner: council.owner,
      reviewers: council.reviewers,
      qa: council.qa,
      scripted: isScripted(council) ? true : undefined,
      anonymous: isVeiled(whole, viewer) ? true : undefined,
      budget: budgetOf(council),
      worked: workedView(council),
      degradations: council.degradations,
      dominance: dominanceOf(whole),
      gate: gateOf(council),
      artefacts: artefactViews(council),
      change: changeStanding(council),
      matrix: matrixOf(council),
      cut: council.cut,
      rating: council.rating,
      title: council.title,
      origin: council.origin,
      comparison: comparisonOf(whole),
      fileNotes: fileNotesOf(council),
      metrics: isOver || council.status === 'decision' ? metricsOf(council) : undefined,
    }),
  };
}

const mostNotes = 3;

/** Only as long as it is of use: whoever wrote there can still write. */
function fileNotesOf(council: Council): CouncilHead['fileNotes'] {
  const since = openRun(council)?.startedAt;
  const notes = since === undefined ? [] : (council.restored ?? []).filter(({ at }) => at >= since);
  return notes.length > 0 ? notes.slice(-mostNotes) : undefined;
}

function seatsOf(council: Council): SeatView[] {
  const turns = council.runs.flatMap(answered);
  const words = new Map(council.seats.map((seat) => [seat.id, 0]));
  for (const turn of turns) words.set(turn.seat, (words.get(turn.seat) ?? 0) + wordCount(turn));
  const all = votingSeats(council).reduce((sum, seat) => sum + (words.get(seat.id) ?? 0), 0);
  return council.seats.map((seat) => {
    const said = words.get(seat.id) ?? 0;
    const mine = turns.filter((turn) => turn.seat === seat.id);
    return {
      id: seat.id,
      name: seat.name,
      kind: seat.kind,
      role: seat.role,
      backend: seat.backend,
      votes: seat.votes,
      words: said,
      share: all > 0 && seat.votes ? Math.round((said * 100) / all) : 0,
      ...defined({
        emoji: seat.emoji,
        model: mine.at(-1)?.model ?? seat.model,
        confidence: confidenceOf(council, seat.id),
        domains: seat.domains,
      }),
    };
  });
}

/** Counted once for each state of a council, however many watch it and whatever lists it stands in. */
const tallies = new WeakMap<Council, TallyView>();

export function tallyOf(council: Council): TallyView {
  const known = tallies.get(council) ?? countedTally(council);
  tallies.set(council, known);
  return known;
}

/** The vote or the round under way, else the last in which someone took a stand. */
function countedTally(council: Council): TallyView {
  const run = openStand(council) ?? lastStand(council);
  const index = run ? council.runs.indexOf(run) : -1;
  const seats = run ? run.turns.map((turn) => turn.seat) : votingSeats(council).map((seat) => seat.id);
  const stands = votingSeats(council).map(({ id }) => {
    const turn = run?.turns.find((each) => each.seat === id);
    const stand = run && turn && !isBlindNow(council, run) ? standIn(council, run, turn) : undefined;
    return {
      seat: id,
      stand: run && turn ? standOf(council, run, turn) : ('to-come' as const),
      ...defined({ from: earlierStand(council, index, id, stand) }),
    };
  });
  const count = (stand: string) => stands.filter((each) => each.stand === stand).length;
  return {
    verdict: verdictOf(council, run),
    stands: run ? stands.filter(({ seat }) => seats.includes(seat)) : stands,
    agree: count('agree'),
    nuance: count('nuance'),
    disagree: count('disagree'),
    of: seats.length,
    quorum: quorumOf(council, seats.length),
    ...missedQuorum(council, run),
  };
}

function verdictOf(council: Council, run: PhaseRun | undefined): TallyView['verdict'] {
  const closed = run && run.endedAt !== undefined ? agreementIn(council, run).verdict : 'none';
  const over = ended.has(council.status) || council.status === 'decision';
  return closed !== 'none' || over ? closed : 'none-yet';
}

const openStand = (council: Council): PhaseRun | undefined => {
  const run = council.runs.at(-1);
  return run && run.endedAt === undefined && takesStands(council, run) ? run : undefined;
};

/** Nothing of a blind phase before it closes. Where points are kept, what blocks is theirs, and what the open run adds. */
export function blockingIssues(council: Council): BlockingView[] {
  const visible = council.runs.filter((run) => !isBlindNow(council, run));
  if (council.votesOn !== 'motion') return issuesIn(visible);
  const entered = (council.points ?? []).flatMap((point): BlockingView[] => {
    const { by, text, run, place, check } = point;
    const phase = council.runs[run]?.phase ?? '';
    const at = { phase, open: isOpen(point), ...defined({ place }) };
    return isBlocking(point) && !check ? [{ seat: by, text, ...at }] : [];
  });
  const isKnown = (issue: BlockingView) =>
    entered.some(({ seat, text }) => seat === issue.seat && text === issue.text);
  const stated = issuesIn(visible.filter((run) => run.endedAt === undefined));
  return [...entered, ...stated.filter((issue) => !isKnown(issue))];
}

export const tokensOf = (council: Council): number =>
  council.runs
    .flatMap((run) => run.turns.flatMap(everyAnswer))
    .reduce((sum, turn) => sum + (turn.usage ? turn.usage.input + turn.usage.output : 0), 0);

/** Of a council that nobody has decided: what its seats still hold, at file and line. */
function issuesAtPlaces(whole: Council): IssueRow[] | undefined {
  if (ended.has(whole.status)) return undefined;
  const council = shown(whole);
  const nameOf = (seat: string) => council.seats.find(({ id }) => id === seat)?.name ?? seat;
  const issues =
    council.votesOn === 'motion'
      ? openPoints(council).flatMap((point): IssueRow[] => pointAtPlace(point, nameOf(point.by)))
      : wantsPlaces(whole)
        ? blockingIssues(council).flatMap(({ seat, text, open, place }): IssueRow[] =>
            open && place ? [{ by: nameOf(seat), text, ...place }] : [],
          )
        : [];
  return issues.length > 0 ? issues : undefined;
}

function pointAtPlace({ id, kind, severity, text, place }: Point, by: string): IssueRow[] {
  const weight = severity ?? (kind === 'blocking' ? 'blocking' : 'minor');
  return place ? [{ by, text, ...place, point: id, severity: weight }] : [];
}

const tallied = ({ agree, of }: TallyView): Partial<CouncilRow> => ({ agree, of });

export function rowOf(council: Council, archivePath: string | undefined): CouncilRow {
  const now = council.runs.findLast((run) => !run.skipped);
  return {
    id: council.id,
    question: council.brief.question,
    mode: council.protocol.id,
    status: council.status,
    rehearsal: isRehearsal(council),
    at: council.createdAt,
    ...defined({
      why: council.why && namedReason(council, council.why),
      verdict: council.decision?.verdict,
      phase: now?.phase,
      answered: now && answered(now).length,
      asked: now?.turns.length,
      archivePath,
      scripted: isScripted(council) ? true : undefined,
      title: council.title,
      issues: issuesAtPlaces(council),
    }),
    ...(council.votesOn === 'motion' ? motionRowOf(council) : tallied(tallyOf(council))),
  };
}
