/**
 * What a council has to tell, in the order it is told: each thing once. Terminal, pipe and JSON lines all speak from
 * here, live or long after.
 */
import type { DecisionView, DegradationView, SynthesisView } from '../../rpc/views/deliberationViews.ts';
import type {
  CouncilHead,
  CouncilPatch,
  CouncilView,
  EntryView,
  InjectionView,
  PhaseView,
  StatusView,
  TurnView,
} from '../../rpc/views/views.ts';

export type Moment =
  | { kind: 'opening'; head: CouncilHead }
  | { kind: 'phase'; phase: PhaseView; head: CouncilHead }
  | { kind: 'turn'; turn: TurnView; phase: PhaseView; head: CouncilHead }
  | { kind: 'injection'; injection: InjectionView; head: CouncilHead }
  /** With what was said in it. */
  | { kind: 'phase-end'; phase: PhaseView; head: CouncilHead; turns?: TurnView[] }
  | { kind: 'skipped'; phase: PhaseView; head: CouncilHead }
  /** Something was done about a limit that came near. */
  | { kind: 'limit'; limit: DegradationView; head: CouncilHead }
  | { kind: 'status'; status: StatusView; head: CouncilHead }
  | { kind: 'decision'; decision: DecisionView; head: CouncilHead }
  /** `nothing`: it recommends nothing, because nobody could write its last word and nothing was put to the vote. */
  | { kind: 'end'; head: CouncilHead; nothing?: true };

export const isOver = (status: StatusView): boolean =>
  status !== 'running' && status !== 'paused' && status !== 'decision';

/** A view kept current by the patches of the host. */
export function withPatch(view: CouncilView, patch: CouncilPatch): CouncilView {
  const changed = new Map(patch.entries.map((entry) => [entry.key, entry]));
  const entries = view.entries.map((entry) => {
    const other = changed.get(entry.key);
    changed.delete(entry.key);
    return other ?? entry;
  });
  return { head: patch.head, entries: [...entries, ...changed.values()] };
}

const seatOrder = (head: CouncilHead, entry: EntryView): number =>
  entry.kind === 'injection' ? head.seats.length : head.seats.findIndex((seat) => seat.id === entry.seat);

/**
 * Entries of one run: whole turns in seat order, or as they spoke one after the other with what people said among them; then
 * what people said meanwhile.
 */
const ofRun = (view: CouncilView, { run, inTurn }: PhaseView): EntryView[] => {
  const entries = view.entries.filter((entry) => entry.run === run);
  if (inTurn === true) {
    const turns = entries.filter((entry) => entry.kind === 'turn');
    const place = (entry: EntryView): number =>
      entry.kind === 'turn' ? turns.indexOf(entry) : (entry.afterTurn ?? turns.length) - 0.5;
    return entries.toSorted((a, b) => place(a) - place(b));
  }
  return entries.toSorted((a, b) => seatOrder(view.head, a) - seatOrder(view.head, b));
};

/** Remembers what was told. Each call answers what is new in this view. */
export function storyteller(): (view: CouncilView) => Moment[] {
  const told = new Set<string>();
  let status: StatusView | undefined;
  const once = (key: string): boolean => !told.has(key) && Boolean(told.add(key));

  /** Told once, and once more with each answer that was asked for again. */
  function isNew({ key, answers = [] }: TurnView): boolean {
    const first = once(key);
    const given = answers.filter((answer) => answer.state !== 'asked').length;
    return (given > 0 && once(`${key} answer ${given}`)) || first;
  }

  function* ofPhase(view: CouncilView, phase: PhaseView): Generator<Moment> {
    const { head } = view;
    const name = `${phase.run} ${phase.phase}`;
    if (phase.state === 'to-come') return;
    if (phase.state === 'skipped') {
      if (once(`skipped ${name}`)) yield { kind: 'skipped', phase, head };
      return;
    }
    if (once(`phase ${name}`)) yield { kind: 'phase', phase, head };
    for (const entry of ofRun(view, phase)) {
      if (entry.kind === 'injection') {
        if (once(entry.key)) yield { kind: 'injection', injection: entry, head };
      } else if ((entry.state === 'replied' || entry.state === 'absent') && isNew(entry)) {
        yield { kind: 'turn', turn: entry, phase, head };
      }
    }
    if (phase.state === 'done' && once(`done ${name}`)) {
      const turns = ofRun(view, phase).filter((entry) => entry.kind === 'turn');
      yield { kind: 'phase-end', phase, head, turns };
    }
  }

  function* news(view: CouncilView): Generator<Moment> {
    const { head } = view;
    if (once('opening')) yield { kind: 'opening', head };
    for (const entry of view.entries) {
      const early = entry.kind === 'injection' && entry.run < 0;
      if (early && once(entry.key)) yield { kind: 'injection', injection: entry, head };
    }
    for (const phase of head.phases) yield* ofPhase(view, phase);
    for (const limit of head.degradations ?? []) {
      if (once(`limit ${limit.code} ${limit.phase} ${limit.at}`)) yield { kind: 'limit', limit, head };
    }
    if (head.decision && once(`decision ${head.decision.at}`)) {
      yield { kind: 'decision', decision: head.decision, head };
    }
    if (head.status !== status) {
      const first = status === undefined && head.status === 'running';
      status = head.status;
      if (!first && !isOver(head.status)) yield { kind: 'status', status: head.status, head };
    }
    if (isOver(head.status) && once(`end ${head.status}`)) {
      yield { kind: 'end', head, ...(drawnFrom(view) === 'positions' ? { nothing: true } : {}) };
    }
  }

  return (view) => [...news(view)];
}

/** What the last word was drawn from, where no model wrote it. */
export const drawnFrom = (view: CouncilView): SynthesisView['drawn'] =>
  view.entries.findLast((entry): entry is TurnView => entry.kind === 'turn' && entry.synthesis !== undefined)
    ?.synthesis?.drawn;

export const isClosing = (phase: Pick<PhaseView, 'phase' | 'closing'>): boolean =>
  phase.closing ?? phase.phase === 'SYNTHESIZE';
