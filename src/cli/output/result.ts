/** A council as one JSON object for other programs, and its moments as JSON lines. Nothing in `rounds` depends on the time of day. */
import type { CheckView, SynthesisView } from '../../rpc/views/deliberationViews.ts';
import type { AnswerView, CouncilHead, CouncilView, PhaseView, TurnView } from '../../rpc/views/views.ts';
import { isClosing, type Moment } from '../follow/story.ts';

export interface Paths {
  archive: string | null;
  brief: string | null;
}

/** Only what was said: what is absent is left out, so that a COLLECT reply has no empty vote. */
const present = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

const some = <T>(list: T[]): T[] | undefined => (list.length > 0 ? list : undefined);

export function response(turn: TurnView): Record<string, unknown> {
  const { vote, from, stance, text, proposal, checklist, blocking, recommendation, changeMind, confidence } =
    turn;
  const checked = Object.fromEntries(checklist.map(({ point, mark }) => [point, mark]));
  return present({
    vote,
    from,
    stance,
    text: turn.state === 'replied' ? text : undefined,
    absent: turn.state === 'absent' ? (turn.absence?.code ?? 'failed') : undefined,
    detail: turn.absence?.detail,
    proposal,
    checklist: checklist.length > 0 ? checked : undefined,
    blocking: vote === undefined ? undefined : blocking,
    recommendation,
    changeMind,
    confidence,
    contests: some(turn.contests),
    position: turn.position,
    stances: some(turn.stances ?? []),
    qa: turn.qa,
    matrix: some(turn.matrix ?? []),
    title: turn.title,
    change: turn.change,
    page: turn.page,
    places: some(turn.places ?? []),
    questions: some(turn.questions ?? []),
    flags: some(turn.flags ?? []),
    acknowledges: turn.acknowledges,
    tools: some((turn.tools ?? []).map(({ tool, input, ok, output }) => ({ tool, input, ok, output }))),
    askedBy: turn.askedBy?.by,
    answers: some((turn.answers ?? []).map(otherAnswer)),
    problems: some(turn.problems.map((problem) => problem.code)),
    model: turn.model,
    ...onMotion(turn),
  });
}

/** What a turn says of motion, proposals and points. */
const onMotion = (turn: TurnView): Record<string, unknown> => ({
  backs: turn.backs,
  amendment: turn.amendment,
  ranking: turn.ranking,
  move: turn.move && present({ ...turn.move, turn: undefined }),
  needs: turn.needs,
  onPoints: turn.onPoints,
  made: turn.made,
  findings: turn.findings,
  good: turn.good,
  criteria: turn.criteria,
});

/** Another answer to the same question, that does not count. */
const otherAnswer = ({ place, state, vote, text, askedBy }: AnswerView): Record<string, unknown> =>
  present({
    place,
    state,
    vote,
    text: state === 'replied' ? text : undefined,
    by: askedBy?.by,
    note: askedBy?.text,
  });

const turnsOf = (view: CouncilView, phase: PhaseView): TurnView[] =>
  view.head.seats.flatMap((seat) =>
    view.entries.filter(
      (entry): entry is TurnView =>
        entry.kind === 'turn' &&
        entry.run === phase.run &&
        entry.seat === seat.id &&
        (entry.state === 'replied' || entry.state === 'absent'),
    ),
  );

const isHeld = (phase: PhaseView): boolean => phase.state === 'done' || phase.state === 'now';

/** How long a check took and what it printed are of that day, not of the council. */
const checkOf = ({ name, state, code, on, waived }: CheckView): Record<string, unknown> =>
  present({ name, state, code, on, waived });

function synthesisOf(view: CouncilView): (SynthesisView & { seat: string; text: string }) | null {
  const closing = new Set(view.head.phases.filter(isClosing).map((phase) => phase.run));
  const turn = view.entries.findLast(
    (entry): entry is TurnView =>
      entry.kind === 'turn' && closing.has(entry.run) && entry.state === 'replied',
  );
  if (!turn) return null;
  const empty = { consensus: [], disagreements: [], insights: [], risks: [], minority: [] };
  return { seat: turn.seat, text: turn.text, ...(turn.synthesis ?? empty) };
}

/** How a round ended: votes, verdict, checks, and what sent the work here. */
const outcome = (phase: PhaseView): Record<string, unknown> =>
  present({
    converged: phase.converged,
    consensus: phase.consensus,
    verdict: phase.verdict,
    sentBack: phase.sentBack,
    checks: some((phase.checks ?? []).map(checkOf)),
  });

/** What only some councils have. */
const special = (head: CouncilHead): Record<string, unknown> =>
  present({
    owner: head.owner,
    reviewers: head.reviewers,
    qa: head.qa,
    anonymous: head.anonymous,
    gate: head.gate,
    matrix: head.matrix,
    degradations: head.degradations?.map(({ code, limit, phase }) => ({ code, limit, phase })),
    artefacts: head.artefacts,
    change: head.change,
    rating: head.rating,
    proposals: head.proposals,
    motion: head.motion,
    support: head.support,
    points: head.points,
    acceptance: head.acceptance,
    git: head.kept && present({ ...head.kept, offer: undefined }),
  });

export function result(view: CouncilView, paths: Paths): Record<string, unknown> {
  const { head } = view;
  const rounds = head.phases
    .filter((phase) => isHeld(phase) && !isClosing(phase))
    .map((phase) => ({
      round: phase.round,
      type: phase.phase,
      responses: Object.fromEntries(turnsOf(view, phase).map((turn) => [turn.seat, response(turn)])),
      ...outcome(phase),
    }));
  const lastVote = head.phases.findLast((phase) => phase.votes && isHeld(phase));
  const { decision } = head;
  return {
    id: head.id,
    status: head.status,
    ...(head.why ? { why: head.why } : {}),
    ...(head.title === undefined ? {} : { title: head.title }),
    question: head.question,
    mode: head.mode,
    language: head.language,
    rehearsal: head.rehearsal,
    ...(head.scripted ? { scripted: true } : {}),
    ...(head.comparison ? { comparison: head.comparison } : {}),
    seats: head.seats.map(({ id, name, role, backend, model, votes }) =>
      present({ id, name, role, backend, model, votes }),
    ),
    rounds,
    converged: lastVote?.converged === true,
    tally: {
      agree: head.tally.agree,
      nuance: head.tally.nuance,
      disagree: head.tally.disagree,
      of: head.tally.of,
    },
    blocking: head.blocking,
    ...special(head),
    injections: view.entries.flatMap((entry) =>
      entry.kind === 'injection' ? [present({ by: entry.by, to: entry.to, text: entry.text })] : [],
    ),
    synthesis: synthesisOf(view),
    decision: decision ? { verdict: decision.verdict, by: decision.by, text: decision.text ?? null } : null,
    archive: paths.archive,
    brief: paths.brief,
  };
}

/** One JSON object for each moment; `end` carries the whole result. */
export function line(moment: Moment, view: CouncilView, paths: Paths): Record<string, unknown> {
  const { id } = moment.head;
  switch (moment.kind) {
    case 'opening': {
      const { question, mode, language, rehearsal, status } = moment.head;
      const seats = moment.head.seats.map((seat) => seat.id);
      return { event: 'council', id, status, question, mode, language, rehearsal, seats };
    }
    case 'phase':
      return { event: 'phase', id, phase: moment.phase.phase, round: moment.phase.round, state: 'started' };
    case 'skipped':
      return {
        event: 'phase',
        id,
        phase: moment.phase.phase,
        state: 'skipped',
        ...(moment.phase.why ? { why: moment.phase.why } : {}),
      };
    case 'phase-end':
      return present({
        event: 'phase',
        id,
        phase: moment.phase.phase,
        round: moment.phase.round,
        state: 'done',
        ...outcome(moment.phase),
      });
    case 'limit': {
      const { code, limit, phase } = moment.limit;
      return { event: 'limit', id, code, limit, phase };
    }
    case 'turn': {
      const { seat, phase, round } = moment.turn;
      return { event: 'turn', id, phase, round, seat, ...response(moment.turn) };
    }
    case 'injection': {
      const { by, to, text } = moment.injection;
      return present({ event: 'injection', id, by, to, text });
    }
    case 'status':
      return present({ event: 'status', id, status: moment.status, why: moment.head.why });
    case 'decision': {
      const { verdict, by, text } = moment.decision;
      return { event: 'decision', id, verdict, by, text: text ?? null };
    }
    case 'end':
      return { event: 'end', ...result(view, paths) };
  }
}
