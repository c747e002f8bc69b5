/** The ledger of points: what gets an id, what becomes of amendments and checks, and how it is told. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { Council } from '../../../src/core/councils/council.ts';
import {
  blockingPoints,
  isOpen,
  openDisagreements,
  openPoints,
  pointsBefore,
  withPoints,
  withWaived,
} from '../../../src/core/councils/voting/ledger.ts';
import { after, challenged, lines, motion, named, says, stamped, story } from '../../support/ledgers.ts';

const kinds = ({ points = [] }: Council) => points.map(({ id, by, kind, to }) => [id, by, kind, to]);

describe('§2 what is in the ledger', () => {
  it('contests, blocking issues and amendments by others get ids in order, with whom they are put to', () => {
    const council = challenged();
    assert.deepEqual(kinds(council), [
      ['P1', 'blaise', 'contest', 'nova'],
      ['P2', 'henry', 'blocking', undefined],
      ['P3', 'sage', 'amendment', 'nova'],
    ]);
    assert.deepEqual(named(council, 'P2').settles, 'a drill');
    assert.deepEqual(named(council, 'P1').history, [
      { run: 0, phase: 'CHALLENGE', by: 'blaise', what: 'made' },
    ]);
  });

  it('findings of a review are put to the owner, with severity, place and how to mend them', () => {
    const place = { path: 'src/a.ts', line: 4 };
    const council = after(stamped({ owner: 'nova' }), 'REVIEW', [
      says('sage', 'review', {
        findings: [
          { severity: 'major', text: 'It swallows errors.', why: 'Silence.', mend: 'Rethrow.', place },
          { severity: 'blocking', text: 'It deletes the index.' },
        ],
      }),
    ]);
    assert.deepEqual(kinds(council), [
      ['P1', 'sage', 'finding', 'nova'],
      ['P2', 'sage', 'finding', 'nova'],
    ]);
    const { severity, settles, place: where } = named(council, 'P1');
    assert.deepEqual([severity, settles, where], ['major', 'Rethrow.', place]);
    assert.deepEqual(
      blockingPoints(council).map(({ id }) => id),
      ['P2'],
    );
  });

  it('a blocking issue keeps the place that it names', () => {
    const place = { path: 'src/b.ts', line: 9 };
    const council = after(stamped(), 'RESOLVE', [
      says('sage', 'final', { blocking: ['one', 'two'], places: { 1: place } }),
    ]);
    assert.deepEqual([named(council, 'P1').place, named(council, 'P2').place], [undefined, place]);
  });

  it('an amendment by the motion’s author is part of it, one to another proposal amends nothing', () => {
    const council = after(
      stamped(),
      'CHALLENGE',
      [
        says('nova', 'challenge', { backs: 'B', amendment: 'my own' }),
        says('henry', 'challenge', { backs: 'A', amendment: 'of another' }),
        says('sage', 'challenge', { amendment: 'of nobody knows which' }),
      ],
      { motion },
    );
    assert.equal(council.points, undefined);
  });

  it('an amendment to an option that nobody wrote is put to everyone', () => {
    const { seat: _seat, ...option } = motion;
    const council = after(
      stamped(),
      'CHALLENGE',
      [says('sage', 'challenge', { backs: 'B', amendment: 'Only on Fridays.' })],
      { motion: option },
    );
    assert.deepEqual(kinds(council), [['P1', 'sage', 'amendment', undefined]]);
  });

  it('at a round table, to disagree with a seat in words is to contest it', () => {
    const council = after(stamped(), 'DELIBERATE', [
      says('henry', 'turn', {
        stances: [
          { seat: 'nova', stance: 'disagree', comment: 'Too soon.' },
          { seat: 'sage', stance: 'disagree' },
          { seat: 'blaise', stance: 'partial', comment: 'Half of it.' },
        ],
      }),
    ]);
    assert.deepEqual(kinds(council), [['P1', 'henry', 'contest', 'nova']]);
  });

  it('the next round’s words towards the same seat are the same point’s, and to agree withdraws it', () => {
    const stance = (to: 'agree' | 'disagree' | 'partial', comment?: string) => [
      says('henry', 'turn', {
        stances: [{ seat: 'nova', stance: to, ...(comment === undefined ? {} : { comment }) }],
      }),
    ];
    let council = after(stamped(), 'DELIBERATE', stance('disagree', 'Too soon.'));
    council = after(council, 'DELIBERATE', stance('disagree', 'Still too soon.'));
    council = after(council, 'DELIBERATE', stance('partial'));
    council = after(council, 'DELIBERATE', stance('agree', 'if it is measured'));
    assert.equal(named(council, 'P1').status, 'kept');
    council = after(council, 'VOTE', [
      says('henry', 'ballot', { stances: [{ seat: 'nova', stance: 'agree', comment: 'Measured.' }] }),
    ]);
    assert.equal(council.points?.length, 1);
    assert.equal(
      story(named(council, 'P1')),
      'henry made, henry kept “Still too soon.”, henry kept, henry kept “if it is measured”, henry withdrawn “Measured.”',
    );
    council = after(council, 'VOTE', [
      says('henry', 'ballot', {
        stances: [{ seat: 'nova', stance: 'disagree', comment: 'Another reason.' }],
      }),
    ]);
    assert.deepEqual(
      openPoints(council).map(({ id, text }) => [id, text]),
      [['P2', 'Another reason.']],
    );
  });

  it('a council of an earlier release has none', () => {
    const { votesOn: _votesOn, ...earlier } = stamped();
    const council = after(earlier, 'CHALLENGE', [says('henry', 'challenge', { blocking: ['x'] })]);
    assert.equal(council.points, undefined);
  });

  it('an issue without a word is no point', () => {
    assert.equal(
      after(stamped(), 'RESOLVE', [says('henry', 'final', { blocking: ['', '  \n'] })]).points,
      undefined,
    );
  });
});

describe('§2 an amendment that the motion’s author accepts', () => {
  const resolved = (...said: string[]) =>
    after(challenged(), 'RESOLVE', [says('nova', 'final', { onPoints: lines(...said) })], { motion });

  it('stands with the motion', () => {
    assert.deepEqual(resolved('P3: accepted').runs.at(-1)?.motion?.accepted, [
      { by: 'sage', text: 'For one week only.', point: 'P3' },
    ]);
    assert.equal(resolved('P3: declined').runs.at(-1)?.motion?.accepted, undefined);
  });

  it('may be accepted after all, and stands with the motion of every run after', () => {
    const declined = resolved('P3: declined');
    const council = after(declined, 'RESOLVE', [says('nova', 'final', { onPoints: lines('P3: accepted') })], {
      motion,
    });
    assert.equal(council.runs.at(-1)?.motion?.accepted?.length, 1);
    assert.equal(after(council, 'RESOLVE', [], { motion }).runs.at(-1)?.motion?.accepted?.length, 1);
  });
});

describe('§2 a check that fails', () => {
  type State = 'passed' | 'failed' | 'waived' | 'running';
  const gate = (before: Council, state: State) =>
    after(before, 'QA', [], {
      checks: [
        { name: 'tests', state, ...(state === 'waived' ? { waived: { by: 'papa', text: 'flaky' } } : {}) },
      ],
    });

  it('has a point of its own, put to the owner, that blocks', () => {
    const council = gate(stamped({ owner: 'nova' }), 'failed');
    const { by, check, kind, to, text } = named(council, 'P1');
    assert.deepEqual(
      [by, check, kind, to, text],
      ['tests', true, 'blocking', 'nova', 'the check “tests” fails'],
    );
    assert.equal(blockingPoints(council).length, 1);
    assert.match(named(gate(stamped({ language: 'fr' }), 'failed'), 'P1').text, /^la vérification/);
  });

  it('closes when it passes, and comes back when it fails again', () => {
    const mended = gate(gate(stamped(), 'failed'), 'passed');
    assert.equal(named(mended, 'P1').status, 'withdrawn');
    const broken = gate(gate(mended, 'failed'), 'failed');
    assert.equal(story(named(broken, 'P1')), 'tests made, tests withdrawn, tests made, tests kept');
    assert.equal(broken.points?.length, 1);
  });

  it('closes when a person waives it; another failure is another matter', () => {
    const waived = gate(gate(stamped(), 'failed'), 'waived');
    assert.equal(named(waived, 'P1').status, 'waived');
    assert.equal(named(gate(stamped(), 'waived'), 'P1').status, 'waived');
    assert.equal(named(gate(waived, 'failed'), 'P1').status, 'open');
  });

  it('is closed by no seat: not by the judge, nor by one of its name', () => {
    const council = gate(stamped({ qa: 'maman' }), 'failed');
    for (const who of ['maman', 'tests', 'nova']) {
      const said = after(council, 'QA', [
        says(who, 'qa', { onPoints: lines('P1: waived', 'P1: withdrawn') }),
      ]);
      assert.ok(isOpen(named(said, 'P1')), who);
    }
  });

  it('that passes, or was cut short, has none', () => {
    assert.equal(gate(stamped(), 'passed').points, undefined);
    assert.equal(gate(stamped(), 'running').points, undefined);
  });
});

describe('§2 the ledger', () => {
  it('gives the open rows as the named disagreements, with their ids', () => {
    const council = after(challenged(), 'RESOLVE', [
      says('henry', 'final', { onPoints: lines('P2: kept') }),
      says('blaise', 'final', { onPoints: lines('P1: withdrawn') }),
    ]);
    assert.deepEqual(openDisagreements(council), [
      { seat: 'henry', point: 'Nobody can flush it at night.', blocking: true, id: 'P2' },
      { seat: 'sage', against: 'nova', point: 'For one week only.', id: 'P3' },
    ]);
  });

  it('is told as it stood before a run, for whoever is asked again or goes on from there', () => {
    const before = challenged();
    let council = after(before, 'RESOLVE', [
      says('henry', 'final', { onPoints: lines('P2: withdrawn'), blocking: ['Something new.'] }),
      says('nova', 'final', { onPoints: lines('P3: accepted', 'P1: answered') }),
    ]);
    council = withWaived(council, 'P4', 'papa', 'No.');
    assert.deepEqual(pointsBefore(council, 1), { points: before.points });
    assert.deepEqual(pointsBefore(council, 2), { points: council.points });
    assert.deepEqual(pointsBefore(council, 0), {});
    assert.deepEqual(pointsBefore(stamped(), 0), {});
  });

  it('holds as many as a file can, however many are stated', () => {
    const blocking = Array.from({ length: 9000 }, (_, n) => `issue ${n}`);
    const council = after(stamped(), 'RESOLVE', [says('henry', 'final', { blocking })]);
    assert.equal(council.points?.length, 5000);
    assert.equal(new Set(council.points?.map(({ id }) => id)).size, 5000);
  });

  it('is not entered twice for what another run said', () => {
    const council = challenged();
    const last = council.runs.at(-1);
    assert.ok(last);
    assert.deepEqual(withPoints(council, last).points?.length, 3);
  });
});
