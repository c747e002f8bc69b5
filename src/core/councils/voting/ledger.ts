/**
 * The ledger of points: every contest, blocking issue, finding, amendment and failing check has an id from when it is first
 * made, and keeps it to the end. Ids are never given twice, no point is ever taken out, and what its author does not mention
 * stays open. Written when a run closes; a council of earlier releases has none.
 */
import { checkFails, qaLabels } from '../../forms/asks/labels.ts';
import {
  type Mark,
  type PointWord,
  qaPoints,
  type Reading,
  type ReadingProblem,
} from '../../forms/reading.ts';
import type { SeatId } from '../../ids.ts';
import type { CheckRun, Council, Disagreement, PhaseRun, Turn } from '../council.ts';
import type { Point } from '../motion.ts';
import { phaseOf } from '../phases.ts';
import { answered } from '../repliesIn.ts';
import { motionOf, withAccepted } from './motion.ts';
import { asBefore, isOpen, isTied, type Move, meantByAll, moved, moves } from './pointMoves.ts';
import { citedIn, folded, type Stated, statedIn, takesBack, withoutCitation } from './pointsMade.ts';

export { isOpen } from './pointMoves.ts';

export const openPoints = (council: Council): Point[] => (council.points ?? []).filter(isOpen);

export const isBlocking = ({ kind, severity }: Pick<Point, 'kind' | 'severity'>): boolean =>
  kind === 'blocking' || (kind === 'finding' && severity === 'blocking');

/** The open points that keep a council from concluding. What a gate marked ❌ is held by the gate, and by no vote. */
export const blockingPoints = (council: Council): Point[] =>
  openPoints(council).filter((point) => !point.gate && isBlocking(point));

/** What seats are named against each other for: the open rows, but for those that no seat has made, and the gate's. */
export const openDisagreements = (council: Council): Disagreement[] =>
  openPoints(council).flatMap((point): Disagreement[] => {
    if (point.check || point.gate) return [];
    const against = point.to === undefined ? {} : { against: point.to };
    const blocking = isBlocking(point) ? { blocking: true } : {};
    return [{ seat: point.by, ...against, point: point.text, ...blocking, id: point.id }];
  });

/** No council comes near it; a ledger that a file could not hold would lose the whole council. */
const mostPoints = 5000;

/** In a last word or a page points are told of, by whoever writes it: nobody speaks for a point there. */
const telling: ReadonlySet<string> = new Set<Reading['form']>(['synthesis', 'page']);

/** The council with what its last run says of points, as that run closes: old points moved, new ones entered. */
export function withPoints(council: Council, run: PhaseRun): Council {
  if (council.votesOn !== 'motion') return council;
  const ledger = openLedger(council, run);
  const spoken = answered(run);
  const heard = takeLines(ledger, council, run);
  for (const turn of spoken) takeStances(ledger, turn, heard);
  for (const turn of spoken)
    for (const stated of statedIn(council, turn, run.motion ?? motionOf(council)))
      ledger.state(turn.seat, stated);
  for (const turn of spoken) takeMarks(ledger, council, turn);
  for (const check of run.checks ?? []) takeCheck(ledger, council, check);
  for (const turn of spoken)
    if (judging.has(turn.reading?.form ?? '')) ledger.noteUnmentioned(turn.seat, heard);
  const turns = run.turns.map((turn) => withProblems(turn, heard.problems.get(turn) ?? []));
  const motion = run.motion && withAccepted(ledger, run.motion);
  const closed = { ...run, turns, ...(motion ? { motion } : {}) };
  const points = ledger.points.length > 0 ? { points: ledger.points } : {};
  return { ...council, ...points, runs: [...council.runs.slice(0, -1), closed] };
}

/** Forms in which a seat speaks of what it holds: there, silence about a point is silence. */
const judging: ReadonlySet<string> = new Set<Reading['form']>([
  'challenge',
  'final',
  'review',
  'turn',
  'ballot',
]);

/** The points while a run is entered. */
interface Ledger {
  points: Point[];
  find(id: string): Point | undefined;
  move(point: Point, what: Move['what'], by: string, text?: string): void;
  /** Enters a point, or finds that its author has made it before. */
  state(by: string, stated: Stated): void;
  enter(by: string, stated: Stated & { check?: true }): Point | undefined;
  noteUnmentioned(seat: SeatId, heard: Heard): void;
  /** Whether this seat has moved it in this run. */
  isSpokenOf(point: Point, seat: SeatId): boolean;
  /** Whether a point was made at a round table, where a stance towards a seat stands for it. */
  isStance(point: Point): boolean;
}

function openLedger(council: Council, run: PhaseRun): Ledger {
  const points = [...(council.points ?? [])];
  const at = { run: council.runs.length - 1, phase: run.phase };
  /** Places of points by their author's words: however many a reply states, each is looked up once. */
  const byText = new Map<string, number[]>();
  const key = (by: string, text: string) => `${by}\n${folded(text)}`;
  const index = (point: Point, place: number) => {
    const words = key(point.by, point.text);
    if (!point.check) byText.set(words, [...(byText.get(words) ?? []), place]);
  };
  points.forEach(index);
  let last = Math.max(0, ...points.map(({ id }) => Number(id.slice(1)) || 0));
  const find = (id: string) => points.find((point) => point.id === id);

  const put = (point: Point) => {
    points[points.findIndex(({ id }) => id === point.id)] = point;
  };

  function move(point: Point, what: Move['what'], by: string, text?: string): void {
    if (moves(point, what, by))
      put(moved(point, { ...at, by, what, ...(text === undefined ? {} : { text }) }));
  }

  function enter(by: string, stated: Stated & { check?: true }): Point | undefined {
    if (points.length >= mostPoints) return undefined;
    last += 1;
    const made: Move = { ...at, by, what: 'made' };
    const point: Point = { id: `P${last}`, by, ...stated, run: at.run, status: 'open', history: [made] };
    points.push(point);
    index(point, points.length - 1);
    return point;
  }

  /** The same words of the same author, or its own id. */
  function known(by: string, { kind, to, text }: Stated): Point | undefined {
    const isSame = (point: Point) =>
      point.by === by && !point.check && (point.kind === 'amendment') === (kind === 'amendment');
    const cited = find(citedIn(text) ?? '');
    if (cited && isSame(cited)) return cited;
    return byText
      .get(key(by, text))
      ?.flatMap((place) => points[place] ?? [])
      .find((point) => isSame(point) && (to === undefined || point.to === undefined || point.to === to));
  }

  function state(by: string, stated: Stated): void {
    const before = known(by, stated);
    if (!before) {
      const other = find(citedIn(stated.text) ?? '');
      // Another's point, held by its id alone, is held in that point's words.
      const text = withoutCitation(stated.text) === '' && other ? other.text : stated.text;
      enter(by, { ...stated, text });
      return;
    }
    if (takesBack(stated.text)) return;
    const point = raised(before, stated);
    put(point);
    const saidNow = point.history.some(
      (each) => each.run === at.run && each.by === by && held.has(each.what),
    );
    if (!saidNow || !isOpen(point)) move(point, 'kept', by, toldBy(point, stated));
  }

  function noteUnmentioned(seat: SeatId, { mentioned }: Heard): void {
    for (const point of points) {
      const isTheirs = !point.check && (point.kind === 'amendment' ? point.to : point.by) === seat;
      const isSilent =
        point.run < at.run && !point.history.some((each) => each.run === at.run && each.by === seat);
      if (isTheirs && isSilent && isOpen(point) && !mentioned.has(`${seat}\n${point.id}`))
        move(point, 'unmentioned', seat);
    }
  }

  const isStance = ({ kind, run: made }: Point): boolean => {
    const of = council.runs[made];
    const form = of && phaseOf(council, of)?.form;
    return kind === 'contest' && (form === 'turn' || form === 'ballot');
  };
  const isSpokenOf = ({ history }: Point, seat: SeatId): boolean =>
    history.some((each) => each.run === at.run && each.by === seat);
  return { points, find, move, state, enter, noteUnmentioned, isSpokenOf, isStance };
}

const held: ReadonlySet<string> = new Set<Move['what']>(['made', 'kept']);

/** What it says besides its id, where that is new. */
function toldBy({ text }: Point, stated: Stated): string | undefined {
  const words = withoutCitation(stated.text);
  return words === '' || folded(words) === folded(text) ? undefined : words;
}

/** A point that its author now holds to block does block; what it lacked is added. */
function raised(point: Point, { kind, severity, settles, place }: Stated): Point {
  const blocks = isBlocking({ kind, ...(severity ? { severity } : {}) });
  const as: Partial<Point> =
    !blocks || isBlocking(point)
      ? {}
      : point.kind === 'finding'
        ? { severity: 'blocking' }
        : { kind: 'blocking' };
  return {
    ...(settles === undefined ? {} : { settles }),
    ...(place ? { place } : {}),
    ...point,
    ...as,
  };
}

/** What the lines of a run came to: what was noted of whom, and which points each seat spoke of. */
interface Heard {
  problems: Map<Turn, ReadingProblem[]>;
  mentioned: Set<string>;
}

/**
 * Where all speak at once an answer was not heard by the author who speaks beside it, so that the author's word comes
 * after it, and the judge's last; where they speak in turn, they are taken in turn.
 */
function takeLines(ledger: Ledger, council: Council, run: PhaseRun): Heard {
  const heard: Heard = { problems: new Map(), mentioned: new Set() };
  const people = new Set(council.seats.filter(({ kind }) => kind === 'human').map(({ id }) => id));
  const taken = answered(run).flatMap((turn) => {
    const { seat, reading } = turn;
    const speaker = {
      seat,
      waives: people.has(seat) || (reading?.form === 'qa' && seat === council.qa),
      owns: seat === council.owner,
    };
    const lines = telling.has(reading?.form ?? '') ? [] : (reading?.onPoints ?? []);
    const ids = [...new Set(lines.map(idOf))];
    const grouped = ids.map((id) => [id, lines.filter((line) => idOf(line) === id)] as const);
    return grouped.flatMap(([id, said]) => {
      const point = ledger.find(id);
      const read = point
        ? meantByAll(point, said, speaker)
        : { problems: ['point-unknown' as const], what: undefined };
      const problems = read.problems.map((code): ReadingProblem => ({ code, detail: id }));
      heard.problems.set(turn, [...(heard.problems.get(turn) ?? []), ...problems]);
      heard.mentioned.add(`${seat}\n${id}`);
      return point && read.what ? [{ ...read, what: read.what, id, seat }] : [];
    });
  });
  const isTurnByTurn = phaseOf(council, run)?.order !== 'parallel';
  const inOrder = isTurnByTurn ? taken : taken.toSorted((a, b) => weight(a.what) - weight(b.what));
  for (const { id, what, seat, text } of inOrder) {
    const point = ledger.find(id);
    if (point) ledger.move(point, what, seat, text);
  }
  return heard;
}

const idOf = ({ id }: PointWord): string => citedIn(id) ?? id;

const weight = (what: Move['what']): number =>
  what === 'waived' ? 2 : what === 'kept' || what === 'withdrawn' || what === 'settled' ? 1 : 0;

/**
 * At a round table a stance is taken anew each round: to disagree with a seat, in words, is to contest it; the next round's
 * words are the same point's, and to agree with that seat withdraws it.
 */
function takeStances(ledger: Ledger, turn: Turn, { mentioned }: Heard): void {
  const { reading, seat } = turn;
  if (reading?.form !== 'turn' && reading?.form !== 'ballot') return;
  const stances = new Map(reading.stances.map((each) => [each.seat, each]));
  for (const { seat: to, stance, comment = '' } of stances.values()) {
    const before = ledger.points.findLast(
      (point) => point.by === seat && point.to === to && isOpen(point) && ledger.isStance(point),
    );
    const words = comment.trim() === '' ? undefined : comment;
    if (to === seat || (before && mentioned.has(`${seat}\n${before.id}`))) continue;
    if (before) {
      const plainly = stance === 'agree' && !isTied(comment);
      ledger.move(before, plainly ? 'withdrawn' : 'kept', seat, words);
    } else if (stance === 'disagree' && words !== undefined)
      ledger.state(seat, { kind: 'contest', to, text: words });
  }
}

/** A check's point is the check's: it goes when it passes, or when a person waives it, and comes back when it fails. */
function takeCheck(ledger: Ledger, council: Council, { name, state, waived }: CheckRun): void {
  const before = ledger.points.find((point) => point.check && point.by === name);
  if (state === 'passed' && before && isOpen(before)) ledger.move(before, 'withdrawn', name);
  if (state !== 'failed' && state !== 'waived') return;
  if (before) ledger.move(before, isOpen(before) ? 'kept' : 'made', name);
  const point = before ? ledger.find(before.id) : ledger.enter(name, failedCheck(council, name));
  if (point && waived) ledger.move(point, 'waived', waived.by, waived.text);
}

const comesTo = { fail: 'kept', warn: 'waived', pass: 'settled' } as const satisfies Record<
  Mark,
  Move['what']
>;

/**
 * A judge's ❌ is a point from gate to gate, known by what it judges: held while that is ❌, settled by ✅, let pass with its
 * risk by ⚠️. What the judge says of it by its id comes first.
 */
function takeMarks(ledger: Ledger, council: Council, { seat, reading }: Turn): void {
  if (reading?.form !== 'qa') return;
  const to = council.owner === undefined ? {} : { to: council.owner };
  const labels = qaLabels[council.language];
  const colon = council.language === 'fr' ? '\u202f:' : ':';
  const told = new Set<string>();
  for (const gate of qaPoints) {
    const { mark, text } = reading.points[gate] ?? {};
    told.add(text ?? gate);
    const before = ledger.points.findLast((point) => point.gate === gate && point.by === seat);
    const words = text ? `${labels[gate]}${colon} ${text}` : labels[gate];
    if (mark === 'fail' && !before) ledger.enter(seat, { kind: 'blocking', gate, ...to, text: words });
    else if (before && mark && !ledger.isSpokenOf(before, seat))
      ledger.move(before, comesTo[mark], seat, folded(words) === folded(before.text) ? undefined : text);
  }
  for (const text of reading.issues)
    if (!told.has(text)) ledger.state(seat, { kind: 'blocking', gate: 'other', ...to, text });
  if (reading.verdict !== 'pass' && reading.verdict !== 'warn') return;
  for (const point of ledger.points)
    if (point.gate === 'other' && point.by === seat && isOpen(point) && !ledger.isSpokenOf(point, seat))
      ledger.move(point, 'settled', seat);
}

const failedCheck = (council: Council, name: string): Stated & { check: true } => ({
  check: true,
  kind: 'blocking',
  text: checkFails[council.language](name),
  ...(council.owner === undefined ? {} : { to: council.owner }),
});

function withProblems(turn: Turn, noted: ReadingProblem[]): Turn {
  const { reading } = turn;
  const fresh = noted.filter(
    ({ code, detail }) => !reading?.problems.some((each) => each.code === code && each.detail === detail),
  );
  if (!reading || fresh.length === 0) return turn;
  return { ...turn, reading: { ...reading, problems: [...reading.problems, ...fresh] } };
}

/** A person closes a point: it is so from the run that was held last. */
export function withWaived(council: Council, id: string, by: string, text: string): Council {
  const run = council.runs.length - 1;
  const phase = council.runs[run]?.phase;
  if (phase === undefined) return council;
  const points = council.points?.map((point) =>
    point.id === id && isOpen(point) ? moved(point, { run, phase, by, what: 'waived', text }) : point,
  );
  return points ? { ...council, points } : council;
}

/** The ledger as it stood before a run: for a turn that is asked again or a council that goes on from there. */
export function pointsBefore(council: Council, run: number): Pick<Council, 'points'> {
  const points = council.points?.filter((point) => point.run < run).map((point) => asBefore(point, run));
  return points && points.length > 0 ? { points } : {};
}
