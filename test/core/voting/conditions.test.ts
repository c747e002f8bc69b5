/** What a protocol may ask of backing, motion and points, and who the advocate is. Every answer carries its reason. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { Council } from '../../../src/core/councils/council.ts';
import type { Motion, Point } from '../../../src/core/councils/motion.ts';
import { judge } from '../../../src/core/councils/protocols/conditions.ts';
import type { Condition } from '../../../src/core/councils/protocols/protocol.ts';
import { seatsWith } from '../../../src/core/councils/roles.ts';
import { letterOf, proposalOf } from '../../../src/core/councils/voting/proposals.ts';
import { challenge, four, heard, position, stamped } from '../../support/stampedCouncils.ts';

const collected = heard(
  stamped(),
  'COLLECT',
  Object.fromEntries(four.map((seat) => [seat, position(`as ${seat} says`)])),
);
const mine = letterOf(collected, 'nova') ?? '';
const another = letterOf(collected, 'sage') ?? '';
const challenged = (
  backs: (seat: string) => string | undefined,
  vote: 'agree' | 'nuance' = 'agree',
): Council => {
  const council = heard(
    collected,
    'CHALLENGE',
    Object.fromEntries(
      four.map((seat) => {
        const letter = backs(seat);
        return [
          seat,
          challenge({ vote: seat === 'henry' ? vote : 'agree', ...(letter ? { backs: letter } : {}) }),
        ];
      }),
    ),
  );
  const motion: Motion = { ...(proposalOf(council, mine) as Motion), by: 'ranking' };
  return {
    ...council,
    runs: council.runs.map((run) => (run.phase === 'CHALLENGE' ? { ...run, motion } : run)),
  };
};
const point = (rest: Partial<Point>): Point => ({
  id: 'P1',
  by: 'sage',
  kind: 'contest',
  text: 'the cost',
  run: 1,
  status: 'open',
  history: [],
  ...rest,
});
const withOpen = (...points: Point[]): Council => ({ ...collected, points });

const all = challenged(() => mine);
const cases: [Condition, Council, boolean, object][] = [
  [{ backs: 'CHALLENGE' }, all, true, { code: 'one-answer', count: 4, of: 4, detail: mine }],
  [
    { backs: 'CHALLENGE' },
    challenged((seat) => letterOf(collected, seat)),
    false,
    { code: 'different-answers', count: 4, of: 4 },
  ],
  [
    { backs: 'CHALLENGE' },
    challenged((seat) => (seat === 'sage' ? undefined : mine)),
    false,
    { code: 'not-said', count: 1, of: 4 },
  ],
  [{ backs: 'CHALLENGE' }, collected, false, { code: 'not-said' }],
  [{ motion: 'put' }, all, true, { code: 'motion-put' }],
  [{ motion: 'put' }, collected, false, { code: 'no-motion' }],
  [{ motion: 'strong' }, all, true, { code: 'strong-consensus', count: 4, of: 4 }],
  [
    { motion: 'strong' },
    challenged(() => mine, 'nuance'),
    false,
    { code: 'soft-consensus', count: 4, of: 4 },
  ],
  [{ motion: 'soft' }, challenged(() => mine, 'nuance'), true, { code: 'soft-consensus', count: 4, of: 4 }],
  [
    { motion: 'soft' },
    challenged((seat) => (seat === 'henry' ? another : mine)),
    false,
    { code: 'no-consensus', count: 3, of: 4 },
  ],
  [{ motion: 'soft' }, collected, false, { code: 'no-motion' }],
  [{ points: { open: 0 } }, collected, true, { code: 'no-points-open' }],
  [
    { points: { open: 0 } },
    withOpen(point({}), point({ id: 'P2', status: 'withdrawn' })),
    false,
    { code: 'points-open', count: 1 },
  ],
  [{ points: { open: 1 } }, withOpen(point({})), true, { code: 'points-open', count: 1 }],
  [{ points: { open: 0, kind: 'blocking' } }, withOpen(point({})), true, { code: 'no-points-open' }],
  [
    { points: { open: 0, kind: 'blocking' } },
    withOpen(point({ kind: 'blocking', status: 'kept' })),
    false,
    { code: 'points-open', count: 1 },
  ],
  [{ advocate: true }, collected, false, { code: 'no-advocate' }],
  [
    { advocate: true },
    { ...collected, brief: { ...collected.brief, advocate: true } },
    true,
    { code: 'advocate' },
  ],
  [
    { advocate: true },
    { ...collected, brief: { ...collected.brief, advocate: false } },
    false,
    { code: 'no-advocate' },
  ],
];

describe('Deliberation §1 conditions of a protocol', () => {
  for (const [condition, council, holds, why] of cases)
    it(`${JSON.stringify(condition)} ${holds ? 'holds' : 'does not hold'}: ${JSON.stringify(why)}`, () =>
      assert.deepEqual(judge(condition, council), { holds, why }));
});

describe('Deliberation §1 the advocate', () => {
  const asked = (advocate: boolean | string, council: Council = collected): Council => ({
    ...council,
    brief: { ...council.brief, advocate },
  });
  const advocate = (council: Council) => seatsWith(council, 'advocate');
  const withRole = (council: Council, seat: string, role: string): Council => ({
    ...council,
    seats: council.seats.map((each) => (each.id === seat ? { ...each, role } : each)),
  });

  it('is nobody unless the brief asks for one', () => {
    assert.deepEqual(advocate(collected), []);
    assert.deepEqual(advocate(asked(false)), []);
  });
  it('is the seat that the brief names, if it votes at this table', () => {
    assert.deepEqual(advocate(asked('nova')), ['nova']);
    assert.deepEqual(advocate(asked('maman')), []);
    assert.deepEqual(advocate(asked('otto')), []);
  });
  it('is else the seat whose role is critique, in either language', () => {
    assert.deepEqual(advocate(asked(true, withRole(collected, 'sage', 'critique et specs'))), ['sage']);
    assert.deepEqual(advocate(asked(true, withRole(collected, 'blaise', 'The Critic'))), ['blaise']);
  });
  it('is else the least confident of those who back it, the author of the motion last among equals', () => {
    const sure = (numbers: Record<string, number>) => {
      const council = heard(
        collected,
        'CHALLENGE',
        Object.fromEntries(
          four.map((seat) => [seat, challenge({ backs: mine, confidence: numbers[seat] ?? 5 })]),
        ),
      );
      const motion: Motion = { ...(proposalOf(council, mine) as Motion), by: 'all-back-it' };
      return asked(true, { ...council, runs: council.runs.map((run) => ({ ...run, motion })) });
    };
    assert.deepEqual(advocate(sure({ blaise: 2, sage: 3 })), ['blaise']);
    assert.deepEqual(advocate(sure({ nova: 3, sage: 3 })), ['sage']);
    assert.deepEqual(advocate(sure({ nova: 2, sage: 3 })), ['nova']);
  });
});

describe('Deliberation §7 an owner has no vote on its own work', () => {
  it('it is no reviewer, even where a brief names it as one', () => {
    const council = { ...stamped(four, 'prd'), owner: 'nova' };
    assert.deepEqual(seatsWith({ ...council, reviewers: ['nova', 'sage'] }, 'reviewers'), ['sage']);
    assert.deepEqual(seatsWith({ ...council, reviewers: ['nova'] }, 'reviewers'), [
      'henry',
      'sage',
      'blaise',
    ]);
    const { votesOn: _votesOn, ...before } = { ...council, reviewers: ['nova', 'sage'] };
    assert.deepEqual(seatsWith(before, 'reviewers'), ['nova', 'sage']);
  });
});
