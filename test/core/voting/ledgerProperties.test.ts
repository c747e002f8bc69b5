/** Whatever is said of points, by whom and in whatever form: none vanishes, none is renumbered, and only who may closes it. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { after as afterAll, describe, it } from 'mocha';
import type { CheckRun, Council, PhaseRun, Turn } from '../../../src/core/councils/council.ts';
import { councilShapes } from '../../../src/core/councils/councilShape.ts';
import type { Point } from '../../../src/core/councils/motion.ts';
import {
  blockingPoints,
  isOpen,
  openDisagreements,
  openPoints,
  pointsBefore,
  withWaived,
} from '../../../src/core/councils/voting/ledger.ts';
import { citedIn, folded, takesBack } from '../../../src/core/councils/voting/pointsMade.ts';
import { type PointWord, pointWords, severities, type Towards } from '../../../src/core/forms/reading.ts';
import { anyWord } from '../../../src/core/shape.ts';
import { after, motion, says, stamped } from '../../support/ledgers.ts';
import { reportAfter, times } from '../../support/trials.ts';

const runs = times(300, 10_000);
const seed = 20261118;
const qa = 'maman';
const owner = 'blaise';
const who = fc.constantFrom('henry', 'sage', 'nova', 'blaise', 'maman', 'constructor');

/** Ids of all sorts, most of them there; words of all sorts, some tied to a condition, some that speak for others. */
const id = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 1, max: 9 }).map((n) => `P${n}`) },
  { weight: 1, arbitrary: fc.constantFrom('P0', 'P999999999', 'p3', 'P03', '__proto__', '', 'P-1', 'P1.5') },
);
const words = fc.oneof(
  fc.constantFrom(
    'Nobody can flush it.',
    'nobody can flush it',
    'No drill was held',
    'P1',
    'P2: still so',
    'P3: withdrawn — gone',
    '(P4) as before',
    '…',
    'Henry withdraws P1',
    'if it is measured',
    'à condition d’un essai',
  ),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
);
const line: fc.Arbitrary<PointWord> = fc
  .tuple(id, fc.constantFrom(...pointWords), fc.option(words, { nil: undefined }))
  .map(([of, word, text]) => ({ id: of, word, ...(text === undefined ? {} : { text }) }));
const onPoints = fc.array(line, { maxLength: 6 });
const texts = fc.array(words, { maxLength: 3 });
const stance = fc.record({
  seat: who,
  stance: fc.constantFrom<Towards>('agree', 'disagree', 'partial'),
  comment: words,
});

const turnIn = (phase: string): fc.Arbitrary<Turn> => {
  const common = fc.tuple(who, onPoints);
  switch (phase) {
    case 'CHALLENGE':
      return fc
        .tuple(
          common,
          texts,
          fc.array(fc.record({ seat: who, point: words }), { maxLength: 2 }),
          words,
          fc.constantFrom('A', 'B'),
        )
        .map(([[seat, said], blocking, contests, amendment, backs]) =>
          says(seat, 'challenge', { onPoints: said, blocking, contests, amendment, backs }),
        );
    case 'RESOLVE':
      return fc
        .tuple(common, texts)
        .map(([[seat, said], blocking]) => says(seat, 'final', { onPoints: said, blocking }));
    case 'REVIEW':
      return fc
        .tuple(
          common,
          fc.array(fc.record({ severity: fc.constantFrom(...severities), text: words }), { maxLength: 3 }),
        )
        .map(([[seat, said], findings]) => says(seat, 'review', { onPoints: said, findings }));
    case 'DELIBERATE':
      return fc
        .tuple(common, fc.array(stance, { maxLength: 3 }))
        .map(([[seat, said], stances]) => says(seat, 'turn', { onPoints: said, stances }));
    case 'QA':
      return common.map(([seat, said]) => says(seat, 'qa', { onPoints: said }));
    default:
      return common.map(([seat, said]) => says(seat, 'response', { onPoints: said }));
  }
};

const check = fc.record({
  name: fc.constantFrom('tests', 'henry', 'lint'),
  state: fc.constantFrom<CheckRun['state']>('passed', 'failed', 'running'),
});
type Step = { phase: string; turns: Turn[]; checks: CheckRun[]; waives?: string };
const step: fc.Arbitrary<Step> = fc
  .constantFrom('CHALLENGE', 'RESOLVE', 'REVIEW', 'RESPOND', 'DELIBERATE', 'QA')
  .chain((phase) =>
    fc.record({
      phase: fc.constant(phase),
      turns: fc.uniqueArray(turnIn(phase), { maxLength: 5, selector: (turn) => turn.seat }),
      checks: fc.uniqueArray(check, { maxLength: phase === 'QA' ? 3 : 0, selector: ({ name }) => name }),
      waives: fc.constantFrom('', '', 'P1', 'P5', 'P99'),
    }),
  );

interface Seen {
  before: Council;
  closed: Council;
  run: PhaseRun;
}

/** Each run of a generated council, with the council before it and after it; now and then a person waives a point. */
function perform(steps: Step[]): Seen[] {
  let council = stamped({ qa, owner });
  return steps.map(({ phase, turns, checks, waives }) => {
    const before = council;
    const closed = after(before, phase, turns, { motion, ...(checks.length > 0 ? { checks } : {}) });
    council = waives ? withWaived(closed, waives, 'papa', 'Enough.') : closed;
    return { before, closed, run: closed.runs.at(-1) as PhaseRun };
  });
}

const holds = (of: (seen: Seen) => void) =>
  fc.assert(
    fc.property(fc.array(step, { maxLength: 8 }), (steps) => perform(steps).forEach(of)),
    { numRuns: runs, seed },
  );

const shape = councilShapes(anyWord).council;
const pointsOf = (council: Council): Point[] => council.points ?? [];

describe('§2 the ledger, over generated councils and hostile lines', () => {
  afterAll(
    reportAfter(() => ({
      id: 'R8',
      what: 'generated ledgers of points, for each property',
      count: runs,
      seed,
      result: 'held',
    })),
  );

  it('a point never vanishes, and its id is never given again', () =>
    holds(({ before, closed }) => {
      const [was, is] = [pointsOf(before), pointsOf(closed)];
      assert.deepEqual(
        is.map((point) => point.id),
        is.map((_, at) => `P${at + 1}`),
      );
      was.forEach((point, at) => {
        const now = is[at] as Point;
        const fixed = ({ by, check: of, to, text, run }: Point) => [by, of, to, text, run];
        assert.deepEqual(fixed(now), fixed(point));
        assert.deepEqual(now.history.slice(0, point.history.length), point.history);
      });
    }));

  it('a point is closed by nobody but its author, the judge or a person; an amendment by whom it is put to', () =>
    holds(({ before, closed, run }) => {
      const judged = run.turns.some((turn) => turn.seat === qa && turn.reading?.form === 'qa');
      pointsOf(closed).forEach((point, at) => {
        const was = pointsOf(before)[at];
        if (isOpen(point) || (was && !isOpen(was) && was.history.length === point.history.length)) return;
        const { by, what } = point.history.findLast(
          (move) => move.what !== 'unmentioned',
        ) as Point['history'][number];
        const isAuthor = by === point.by && what === 'withdrawn';
        const isJudge = by === qa && what === 'waived' && judged && !point.check;
        const isPutTo =
          point.kind === 'amendment' && by === point.to && (what === 'accepted' || what === 'declined');
        assert.ok(isAuthor || isJudge || isPutTo, JSON.stringify(point));
        // A check withdraws by passing alone.
        if (point.check)
          assert.ok(run.checks?.some((each) => each.name === point.by && each.state === 'passed'));
      });
    }));

  it('no line that is tied to a condition closes anything', () =>
    holds(({ closed }) => {
      for (const { history } of pointsOf(closed))
        for (const { what, text } of history)
          if (what === 'withdrawn' || (what === 'waived' && text !== 'Enough.'))
            assert.ok(!/^(?:if it is measured|à condition)/.test(text ?? ''), text);
    }));

  it('every blocking issue that is stated is in the ledger, and open unless it was waived', () =>
    holds(({ closed, run }) => {
      for (const { seat, reading } of run.turns) {
        const stated =
          reading?.form === 'challenge' || reading?.form === 'final'
            ? reading.blocking
            : reading?.form === 'review'
              ? reading.findings.flatMap(({ severity, text }) => (severity === 'blocking' ? [text] : []))
              : [];
        for (const text of stated.filter((each) => each.trim() !== '' && !takesBack(each))) {
          const cited = pointsOf(closed).find(({ id: of }) => of === citedIn(text));
          const found = pointsOf(closed).filter(
            (point) =>
              point.by === seat &&
              !point.check &&
              (point.id === citedIn(text) ||
                folded(point.text) === folded(text) ||
                (cited && point.text === cited.text)),
          );
          assert.ok(
            found.some((point) => point.status === 'waived' || blockingPoints(closed).includes(point)),
            `${seat}: ${text}`,
          );
        }
      }
    }));

  it('a line that is nobody’s to say moves nothing: only who speaks in a run moves points in it', () =>
    holds(({ before, closed, run }) => {
      const index = closed.runs.length - 1;
      const speakers = new Set([
        ...run.turns.map((turn) => turn.seat),
        ...(run.checks ?? []).map(({ name }) => name),
      ]);
      pointsOf(closed).forEach((point, at) => {
        const fresh = point.history.slice(pointsOf(before)[at]?.history.length ?? 0);
        for (const move of fresh) {
          assert.equal(move.run, index);
          assert.ok(speakers.has(move.by));
        }
      });
    }));

  it('can be told as it stood before any run, and a file can hold it', () =>
    holds(({ before, closed }) => {
      const told = pointsBefore(closed, closed.runs.length - 1);
      const kindless = ({
        kind: _kind,
        severity: _severity,
        settles: _settles,
        place: _place,
        ...rest
      }: Point) => rest;
      const person = (point: Point) => point.history.some((move) => move.by === 'papa');
      assert.deepEqual(
        (told.points ?? []).filter((point) => !person(point)).map(kindless),
        pointsOf(before)
          .filter((point) => !person(point))
          .map(kindless),
      );
      assert.ok(shape.safeParse(closed).success);
      assert.ok(
        openDisagreements(closed).every((each) => openPoints(closed).some((point) => point.id === each.id)),
      );
    }));
});
