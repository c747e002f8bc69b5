/** Everything about a council but its turns' texts, and its row in lists. */
import type { Council, PhaseRun, Turn } from '../../core/councils/council.ts';
import { ended } from '../../core/councils/interpreter.ts';
import {
  answered,
  blockingOf,
  lastVotingRun,
  quorumOf,
  voteOf,
  votesOf,
  votingSeats,
} from '../../core/councils/tally.ts';
import type { BlockingView, CouncilHead, CouncilRow, SeatView, TallyView } from '../../rpc/views.ts';
import { defined } from './entries.ts';
import { phasesOf, standOf } from './phases.ts';

export const isRehearsal = (council: Council): boolean =>
  council.seats.some((seat) => seat.backend === 'rehearsal');

export function headOf(council: Council, archivePath: string | undefined): CouncilHead {
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
    minutes: council.protocol.minutes,
    createdAt: council.createdAt,
    tokens: tokensOf(council),
    ...defined({
      why: council.why,
      decision: council.decision,
      endedAt: council.endedAt,
      briefPath: council.briefPath,
      archivePath,
      recorded: council.recorded === council.status ? true : undefined,
    }),
  };
}

/** A turn never changes, and its words are asked for at every change of its council: they are counted once. */
const counted = new WeakMap<Turn, number>();

function wordsIn(turn: Turn): number {
  const words = counted.get(turn) ?? (turn.text ?? '').split(/\s+/).filter((word) => word !== '').length;
  counted.set(turn, words);
  return words;
}

function seatsOf(council: Council): SeatView[] {
  const turns = council.runs.flatMap(answered);
  const words = new Map(council.seats.map((seat) => [seat.id, 0]));
  for (const turn of turns) words.set(turn.seat, (words.get(turn.seat) ?? 0) + wordsIn(turn));
  const all = votingSeats(council).reduce((sum, seat) => sum + (words.get(seat.id) ?? 0), 0);
  return council.seats.map((seat) => {
    const said = words.get(seat.id) ?? 0;
    const mine = turns.filter((turn) => turn.seat === seat.id);
    const confidence = mine
      .flatMap((turn) => (turn.reading?.form === 'final' ? [turn.reading.confidence] : []))
      .at(-1);
    return {
      id: seat.id,
      name: seat.name,
      kind: seat.kind,
      role: seat.role,
      backend: seat.backend,
      votes: seat.votes,
      words: said,
      share: all > 0 && seat.votes ? Math.round((said * 100) / all) : 0,
      ...defined({ emoji: seat.emoji, model: mine.at(-1)?.model ?? seat.model, confidence }),
    };
  });
}

export function tallyOf(council: Council): TallyView {
  const run = openVote(council) ?? lastVotingRun(council);
  const seats = votingSeats(council);
  const stands = seats.map((seat) => {
    const turn = run?.turns.find((each) => each.seat === seat.id);
    const vote = turn?.state === 'replied' ? voteOf(turn) : undefined;
    const earlier = votesOf(council, seat.id).findLast((each) => council.runs[each.run] !== run)?.vote;
    return {
      seat: seat.id,
      stand: turn ? standOf(turn) : ('to-come' as const),
      ...defined({ from: vote !== undefined && earlier !== vote ? earlier : undefined }),
    };
  });
  const count = (stand: string) => stands.filter((each) => each.stand === stand).length;
  const over = ended.has(council.status) || council.status === 'decision';
  return {
    verdict: run?.converged ? 'strong' : over ? 'none' : 'none-yet',
    stands,
    agree: count('agree'),
    nuance: count('nuance'),
    disagree: count('disagree'),
    of: seats.length,
    quorum: quorumOf(council, seats.length),
  };
}

/** The vote being held now, once someone has voted in it. */
const openVote = (council: Council): PhaseRun | undefined => {
  const run = council.runs.at(-1);
  const form = council.protocol.phases.find((phase) => phase.id === run?.phase)?.form;
  return run && run.endedAt === undefined && (form === 'challenge' || form === 'final') ? run : undefined;
};

/** A blocking issue is listed once, where it was first raised; it is open until its seat votes without naming it again. */
export function blockingIssues(council: Council): BlockingView[] {
  const raised = council.runs.flatMap((run) =>
    answered(run).flatMap((turn) =>
      blockingOf(turn).map((text) => ({ seat: turn.seat, text, phase: run.phase })),
    ),
  );
  const votes = council.runs.flatMap(answered).filter((turn) => voteOf(turn) !== undefined);
  return raised.flatMap((issue, at) => {
    const same = (other: typeof issue) => other.seat === issue.seat && other.text === issue.text;
    if (raised.findIndex(same) !== at) return [];
    const last = votes.findLast((turn) => turn.seat === issue.seat);
    return [{ ...issue, open: last === undefined || blockingOf(last).includes(issue.text) }];
  });
}

export const tokensOf = (council: Council): number =>
  council.runs
    .flatMap((run) => run.turns)
    .reduce((sum, turn) => sum + (turn.usage ? turn.usage.input + turn.usage.output : 0), 0);

export function rowOf(council: Council, archivePath: string | undefined): CouncilRow {
  const now = council.runs.findLast((run) => !run.skipped);
  const tally = tallyOf(council);
  return {
    id: council.id,
    question: council.brief.question,
    mode: council.protocol.id,
    status: council.status,
    rehearsal: isRehearsal(council),
    agree: tally.agree,
    of: tally.of,
    at: council.createdAt,
    ...defined({
      why: council.why,
      verdict: council.decision?.verdict,
      phase: now?.phase,
      answered: now && answered(now).length,
      asked: now?.turns.length,
      archivePath,
    }),
  };
}
