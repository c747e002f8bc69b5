/** What the editor offers before and during a council: modes, seats that were asked, checks that fail, limits. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { modeItems } from '../../src/extension/convene/offerModes.ts';
import { askableTurns } from '../../src/extension/councils/askableTurns.ts';
import { askedSeats, failedChecks, limitsIn, openPoints } from '../../src/extension/councils/steerable.ts';
import type { ProtocolRow } from '../../src/rpc/messages/declaredMessages.ts';
import type { PointView } from '../../src/rpc/views/motionViews.ts';
import { askedAgain } from '../support/ui/answers.ts';
import { engineering } from '../support/ui/engineering.ts';
import { decision, live } from '../support/ui/fixtures.ts';
import { review } from '../support/ui/protocols.ts';
import { roundtable } from '../support/ui/roundtable.ts';

const protocol = (id: string, more: Partial<ProtocolRow> = {}): ProtocolRow => ({
  id,
  phases: ['COLLECT', 'SYNTHESIZE'],
  minutes: 5,
  rounds: 3,
  artefacts: [],
  problems: [],
  ...more,
});

describe('§12 modes that are offered', () => {
  const rows = [protocol('debate'), protocol('review'), protocol('ours', { file: 'protocols/ours.yaml' })];

  it('begin with the one that the question asks for, and say why', () => {
    const [first, ...rest] = modeItems(
      rows,
      { mode: 'review', because: { code: 'order', words: 'Review' } },
      'en',
    );
    assert.equal(first?.mode, 'review');
    assert.equal(first?.description, 'proposed: you ask for it: “Review” · 5 min');
    assert.deepEqual(
      rest.map(({ mode }) => mode),
      ['debate', 'ours'],
    );
  });

  it('name those of the workspace as such, by their phases, and leave out what can’t be followed', () => {
    const error = { file: 'x', line: 1, column: 1, severity: 'error' as const, message: 'no' };
    const broken = protocol('broken', { file: 'protocols/broken.yaml', problems: [error] });
    const items = modeItems([...rows, broken], { mode: 'debate', because: { code: 'yes-no' } }, 'fr');
    assert.deepEqual(
      items.map(({ mode }) => mode),
      ['debate', 'review', 'ours'],
    );
    assert.equal(items[0]?.label, 'débat');
    assert.match(items[0]?.description ?? '', /^proposé/);
    assert.match(items[2]?.description ?? '', /de cet espace de travail/);
    assert.equal(items[2]?.detail, 'Recueil → Synthèse');
  });
});

describe('§12 what can be done to a council', () => {
  it('skips and extends only seats that were asked, not those that wait for their turn', () => {
    assert.deepEqual(
      askedSeats(roundtable()).map(({ id }) => id),
      ['nova'],
    );
    assert.deepEqual(askedSeats(decision()), []);
  });

  it('asks again only who has answered or was missed, the newest first, and nobody in a paused council', () => {
    const view = askedAgain();
    const turns = askableTurns(view);
    assert.equal(turns[0]?.name, 'Maman');
    assert.ok(!turns.some(({ key }) => key === '2:blaise'), 'is being asked already');
    assert.ok(turns.some(({ phase, name }) => phase === 'CHALLENGE' && name === 'Blaise'));
    assert.ok(turns.every(({ counts }) => !counts));
    assert.ok(askableTurns(live()).some(({ phase, counts }) => phase === 'RESOLVE' && counts));
    assert.deepEqual(askableTurns({ ...view, head: { ...view.head, status: 'paused' } }), []);
  });

  it('waives only checks that fail, and raises only limits that exist', () => {
    assert.deepEqual(failedChecks(engineering()), ['npm test']);
    assert.deepEqual(failedChecks(decision()), []);
    assert.deepEqual(limitsIn(review()), [
      { limit: 'cost', now: 0.5 },
      { limit: 'time', now: 15 },
    ]);
    assert.deepEqual(limitsIn(decision()), []);
  });

  it('waives only points that are open, and those of checks with their check', () => {
    const view = decision();
    const point = (id: string, more: Partial<PointView>): PointView => ({
      id,
      by: 'henry',
      kind: 'blocking',
      text: 'No way back.',
      run: 1,
      status: 'open',
      history: [],
      open: true,
      ...more,
    });
    const points = [
      point('P1', {}),
      point('P2', { status: 'withdrawn', open: false }),
      point('P3', { by: 'tests', check: true }),
      point('P4', { status: 'answered' }),
    ];
    assert.deepEqual(
      openPoints({ ...view, head: { ...view.head, points } }).map(({ id }) => id),
      ['P1', 'P4'],
    );
    assert.deepEqual(openPoints(view), []);
  });
});
