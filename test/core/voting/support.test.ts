/** Support for one motion: who backs it, what may be called strong or soft, and who moved for which reason. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { Council, PhaseRun } from '../../../src/core/councils/council.ts';
import type { Motion, Point } from '../../../src/core/councils/motion.ts';
import { onlyNamesMajority } from '../../../src/core/councils/voting/majorityReason.ts';
import { proposalOf } from '../../../src/core/councils/voting/proposals.ts';
import { backingOf, hasVote, movesIn, supportOf } from '../../../src/core/councils/voting/support.ts';
import type { ChallengeReading, FinalReading, Reading } from '../../../src/core/forms/reading.ts';
import {
  ballot,
  challenge,
  final,
  four,
  heard,
  position,
  stamped,
  turn,
} from '../../support/stampedCouncils.ts';

const collected = heard(
  stamped(),
  'COLLECT',
  Object.fromEntries(four.map((seat) => [seat, position(`as ${seat} says`)])),
);
const seatOf = (letter: string): string => proposalOf(collected, letter)?.seat ?? '';
const motion: Motion = {
  letter: 'B',
  seat: seatOf('B'),
  text: proposalOf(collected, 'B')?.text ?? '',
  by: 'ranking',
};

const putIn = (council: Council, put: Motion = motion): Council => ({
  ...council,
  runs: council.runs.map((run, index) => (index === council.runs.length - 1 ? { ...run, motion: put } : run)),
});
const bySeat = (said: Record<string, Reading | null>) =>
  Object.fromEntries(Object.entries(said).map(([letter, reading]) => [seatOf(letter), reading]));

/** What the author of each letter says in CHALLENGE. */
const challenged = (said: Record<string, Partial<ChallengeReading> | null>): Council =>
  putIn(
    heard(
      collected,
      'CHALLENGE',
      bySeat(
        Object.fromEntries(Object.entries(said).map(([letter, each]) => [letter, each && challenge(each)])),
      ),
    ),
  );
const resolved = (before: Council, said: Record<string, Partial<FinalReading> | null>): Council =>
  putIn(
    heard(
      before,
      'RESOLVE',
      bySeat(Object.fromEntries(Object.entries(said).map(([letter, each]) => [letter, each && final(each)]))),
    ),
  );

const each = { A: { backs: 'A' }, B: { backs: 'B' }, C: { backs: 'C' }, D: { backs: 'D' } };
const all = { A: { backs: 'B' }, B: { backs: 'B' }, C: { backs: 'B' }, D: { backs: 'B' } };
const short = (council: Council) => {
  const support = supportOf(council);
  return support && `${support.back} of ${support.of} ${support.verdict}`;
};
const last = (council: Council): PhaseRun => council.runs.at(-1) as PhaseRun;
const point = (rest: Partial<Point>): Point => ({
  id: 'P1',
  by: seatOf('A'),
  kind: 'blocking',
  text: 'no way back',
  run: 1,
  status: 'open',
  history: [],
  ...rest,
});

describe('Deliberation §1 support for one motion', () => {
  for (const [title, council, expected] of [
    [
      'four seats, each agreeing on its own answer, are one backer and no consensus',
      challenged(each),
      '1 of 4 none',
    ],
    ['all back it and agree: strong', challenged(all), '4 of 4 strong'],
    [
      'one who backs it with an amendment makes it soft',
      challenged({ ...all, D: { backs: 'B', vote: 'nuance' } }),
      '4 of 4 soft',
    ],
    [
      'one who backs another makes it none, whatever their vote',
      challenged({ ...all, D: { backs: 'D' } }),
      '3 of 4 none',
    ],
    [
      'one who does not say what they back makes it soft at best',
      challenged({ ...all, D: {} }),
      '3 of 4 soft',
    ],
    [
      'an unreadable vote backs nothing',
      challenged({ ...all, D: { backs: 'B', vote: 'unreadable' } }),
      '3 of 4 soft',
    ],
    [
      'who disagrees with all backs nothing',
      challenged({ ...all, D: { backs: 'B', vote: 'disagree' } }),
      '3 of 4 none',
    ],
    ['three of four who were there: strong, and 3 of 4', challenged({ ...all, D: null }), '3 of 4 strong'],
    ['without a quorum there is none', challenged({ ...all, C: null, D: null }), '2 of 4 none'],
    [
      'a blocking issue leaves none',
      challenged({ ...all, D: { backs: 'B', blocking: ['no way back'] } }),
      '4 of 4 none',
    ],
    [
      'who did not say whether something blocks leaves none',
      challenged({ ...all, D: { backs: 'B', missing: ['blocking'] } }),
      '4 of 4 none',
    ],
    [
      'in the definitive vote only agreement counts',
      resolved(challenged(each), { A: {}, B: {}, C: { vote: 'nuance' }, D: {} }),
      '3 of 4 soft',
    ],
    [
      'one against leaves the count alone',
      resolved(challenged(each), { A: {}, B: {}, C: { vote: 'disagree' }, D: {} }),
      '3 of 4 none',
    ],
    [
      'all agree on the motion: strong',
      resolved(challenged(each), { A: {}, B: {}, C: {}, D: {} }),
      '4 of 4 strong',
    ],
    [
      'an open blocking point of the ledger leaves none',
      { ...resolved(challenged(each), { A: {}, B: {}, C: {}, D: {} }), points: [point({ status: 'kept' })] },
      '4 of 4 none',
    ],
    [
      'a withdrawn one does not',
      {
        ...resolved(challenged(each), { A: {}, B: {}, C: {}, D: {} }),
        points: [point({ status: 'withdrawn' })],
      },
      '4 of 4 strong',
    ],
    ['without a vote there is no support to speak of', collected, undefined],
  ] satisfies [string, Council, string | undefined][])
    it(title, () => {
      assert.equal(short(council), expected);
      assert.equal(hasVote(council), expected !== undefined);
    });

  it('says of each seat its vote on the motion and the letter it stands on', () => {
    const { stands } =
      supportOf(resolved(challenged(each), { A: {}, B: {}, C: { vote: 'disagree' }, D: null })) ?? {};
    assert.deepEqual(Object.fromEntries((stands ?? []).map(({ seat, ...stand }) => [seat, stand])), {
      [seatOf('A')]: { vote: 'agree', letter: 'B', moved: true },
      [seatOf('B')]: { vote: 'agree', letter: 'B' },
      [seatOf('C')]: { vote: 'disagree', letter: 'C' },
      [seatOf('D')]: {},
    });
    assert.deepEqual(
      supportOf(challenged(each))?.stands.find(({ seat }) => seat === seatOf('A')),
      { seat: seatOf('A'), letter: 'A' },
    );
  });

  it('of a motion in a person’s own words is for no letter: agreement leaves the one that was backed', () => {
    const voted = resolved(challenged(all), { A: {}, B: {}, C: { vote: 'disagree' }, D: { vote: 'nuance' } });
    const council = putIn(voted, { text: 'Rent one for six months', by: 'person' });
    assert.equal(short(council), '2 of 4 none');
    assert.deepEqual(
      ['A', 'B', 'C', 'D'].map((letter) => backingOf(council, seatOf(letter))),
      [undefined, undefined, 'B', 'B'],
    );
    assert.deepEqual(
      movesIn(council, last(council)).map(({ seat }) => seat),
      [seatOf('A'), seatOf('B')],
      'to disagree with what one never backed is no move',
    );
  });

  it('is nothing in a council of an earlier release', () => {
    const { votesOn: _votesOn, ...before } = challenged(all);
    assert.equal(supportOf(before), undefined);
  });
});

describe('Deliberation §7 moves', () => {
  const moves = (said: Record<string, Partial<FinalReading>>, before = challenged(each)) => {
    const council = resolved(before, said);
    return movesIn(council, last(council));
  };
  const [a, b, c] = [seatOf('A'), seatOf('B'), seatOf('C')];

  it('are those who backed another and agree now, and those who backed it and disagree now', () => {
    const found = moves({
      A: { changedMind: `@${c}: the restore was tested` },
      B: { vote: 'disagree', changedMind: 'the cost of the copy' },
      C: { vote: 'disagree' },
      D: { vote: 'nuance' },
    });
    assert.deepEqual(found, [
      {
        seat: a,
        from: { vote: 'agree', letter: 'A' },
        to: { vote: 'agree', letter: 'B' },
        reason: `@${c}: the restore was tested`,
        named: c,
      },
      {
        seat: b,
        from: { vote: 'agree', letter: 'B' },
        to: { vote: 'disagree' },
        reason: 'the cost of the copy',
      },
    ]);
  });

  it('without a reason are flagged, as are those whose reason only names a majority', () => {
    const found = moves({ A: {}, C: { changedMind: 'The majority backs B.' } });
    assert.deepEqual(
      found.map(({ seat, unexplained }) => [seat, unexplained]),
      [
        [a, 'no-reason'],
        [c, 'majority'],
      ],
    );
  });

  it('are also those who were for none and agree now', () => {
    const before = challenged({ ...each, A: { vote: 'disagree' } });
    assert.deepEqual(
      moves({ A: { changedMind: 'a number' } }, before).map(({ seat }) => seat),
      [a],
    );
  });

  it('change what a seat backs', () => {
    const council = resolved(challenged(each), { A: {}, B: { vote: 'disagree' }, C: { vote: 'disagree' } });
    assert.deepEqual(
      [a, b, c].map((seat) => backingOf(council, seat)),
      ['B', undefined, 'C'],
    );
    assert.deepEqual(
      [a, b, c].map((seat) => backingOf(council, seat, council.runs[1])),
      ['A', 'B', 'C'],
    );
  });

  it('at a round table: from the stance that was taken to the ballot', () => {
    const seats = ['henry', 'sage', 'nova'];
    const table = heard(stamped(seats, 'roundtable'), 'DELIBERATE', {
      henry: turn({ position: 'now' }),
      sage: turn({ position: 'later', stances: [{ seat: 'henry', stance: 'agree' }] }),
      nova: turn({ position: 'never', stances: [{ seat: 'henry', stance: 'disagree' }] }),
    });
    const of = proposalOf(table, table.proposals?.find(({ seat }) => seat === 'henry')?.letter) as Motion;
    const voted = putIn(
      heard(table, 'VOTE', {
        henry: ballot({ vote: 'agree' }),
        sage: ballot({ vote: 'disagree', changedMind: 'nova: the cost' }),
        nova: ballot({ vote: 'agree' }),
      }),
      { ...of, by: 'stances' },
    );
    assert.deepEqual(
      movesIn(voted, last(voted)).map(({ seat, named, unexplained }) => [seat, named, unexplained]),
      [
        ['sage', 'nova', undefined],
        ['nova', undefined, 'no-reason'],
      ],
    );
    assert.equal(short(voted), '2 of 3 none');
  });
});

describe('Deliberation §1 a reason that only names a majority', () => {
  const seats = [
    { id: 'nova', name: 'Nova' },
    { id: 'maman', name: 'Maman Réglisse' },
  ];
  for (const [reason, only] of [
    ['The majority backs B.', true],
    ['Everyone else agrees with Nova', true],
    ['3 of 4 back B', true],
    ['3 out of 4 seats', true],
    ['To reach consensus', true],
    ['most of the others prefer it, so I follow', true],
    ['La majorité soutient B.', true],
    ['Tous les autres sont d’accord avec Nova', true],
    ['Je me rallie à l’avis de la plupart', true],
    ['3 sur 4 sont pour', true],
    ['Nova showed that the copy is read-only', false],
    ['Most servers run Debian, so the package exists', false],
    ['The majority is right that the restore was never tested', false],
    ['Nova: 3 of 4 restores failed', false],
    ['la plupart des sauvegardes échouent', false],
    ['the cost', false],
    ['I agree with Nova', false],
  ] as const)
    it(reason, () => assert.equal(onlyNamesMajority(reason, seats), only));
});
