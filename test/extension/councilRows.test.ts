/** Councils as rows: every line of the design’s table of tree rows, in both languages. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { asideRow, councilGroups, councilRow } from '../../src/extension/councils/councilRows.ts';
import type { CouncilRow } from '../../src/rpc/views/views.ts';

const base: CouncilRow = {
  id: '2026-02-08-queue',
  question: 'Which queue for webhooks?',
  mode: 'debate',
  status: 'decided',
  rehearsal: false,
  at: Date.UTC(2026, 1, 8, 12),
  archivePath: 'conseils/2026-02-08-queue.md',
};

/** The table of the design: state, icon, colour, both descriptions, inline actions. */
const table: [string, Partial<CouncilRow>, string, string | undefined, string, string, string[]][] = [
  [
    'to decide',
    { status: 'decision', agree: 3, of: 4 },
    'law',
    'charts.purple',
    '3 of 4 agree',
    '3 sur 4 d’accord',
    ['Decide', 'Transcript'],
  ],
  [
    'to decide, on a motion',
    { status: 'decision', agree: 3, of: 4, letter: 'B', open: 3 },
    'law',
    'charts.purple',
    '3 of 4 back B · 3 open',
    '3 sur 4 pour B · 3 ouverts',
    ['Decide', 'Transcript'],
  ],
  [
    'to decide, on a motion in a person’s own words',
    { status: 'decision', agree: 3, of: 4, motionBy: 'person', open: 0 },
    'law',
    'charts.purple',
    '3 of 4 back the motion',
    '3 sur 4 pour la motion',
    ['Decide', 'Transcript'],
  ],
  [
    'to decide, with nothing left open',
    { status: 'decision', agree: 4, of: 4, letter: 'B', open: 0 },
    'law',
    'charts.purple',
    '4 of 4 back B',
    '4 sur 4 pour B',
    ['Decide', 'Transcript'],
  ],
  [
    'to decide, departing from the motion',
    { status: 'decision', agree: 3, of: 4, letter: 'B', open: 3, departs: true },
    'law',
    'charts.purple',
    'departs from the motion',
    's’écarte de la motion',
    ['Decide', 'Transcript'],
  ],
  [
    'to decide, without a vote',
    { status: 'decision', open: 0 },
    'law',
    'charts.purple',
    'No vote in this council',
    'Pas de vote dans ce conseil',
    ['Decide', 'Transcript'],
  ],
  [
    'active',
    { status: 'running', phase: 'CHALLENGE', answered: 2, asked: 4 },
    'sync',
    undefined,
    'Challenge, 2 of 4',
    'Contradiction, 2 sur 4',
    [],
  ],
  [
    'paused',
    { status: 'paused', why: { code: 'budget' } },
    'debug-pause',
    undefined,
    'paused: budget',
    'en pause\u202f: budget',
    [],
  ],
  [
    'accepted',
    { verdict: 'accept' },
    'pass',
    'charts.green',
    'accepted · 8 Feb',
    'acceptée · 8 févr.',
    ['Archive'],
  ],
  ['amended', { verdict: 'amend' }, 'edit', undefined, 'amended · 8 Feb', 'amendée · 8 févr.', ['Archive']],
  [
    'rejected',
    { status: 'rejected', verdict: 'reject' },
    'error',
    'charts.red',
    'rejected · 8 Feb',
    'rejetée · 8 févr.',
    ['Archive'],
  ],
  [
    'nobody decided',
    { status: 'recommended' },
    'circle-large',
    undefined,
    'recommended, not decided · 8 Feb',
    'recommandé, non décidé · 8 févr.',
    ['Decide'],
  ],
  [
    'recommended where its journal is',
    { status: 'recommended', elsewhere: true },
    'circle-large',
    undefined,
    'recommended elsewhere, not decided',
    'recommandé ailleurs, non décidé',
    ['Archive'],
  ],
  [
    'inconclusive',
    { status: 'inconclusive' },
    'circle-slash',
    undefined,
    'inconclusive · 8 Feb',
    'non concluant · 8 févr.',
    ['Transcript'],
  ],
  [
    'rehearsed',
    { rehearsal: true, verdict: 'accept' },
    'beaker',
    undefined,
    'rehearsal · 8 Feb',
    'répétition · 8 févr.',
    ['Transcript'],
  ],
];

describe('rows of councils', () => {
  for (const [name, change, codicon, color, en, fr, offers] of table) {
    it(`shows a council that is ${name} by the table of the design`, () => {
      const english = councilRow({ ...base, ...change }, 'en');
      const french = councilRow({ ...base, ...change }, 'fr');
      assert.equal(english.label, base.question);
      assert.deepEqual(english.icon, color ? { codicon, color } : { codicon });
      assert.equal(english.description, en);
      assert.equal(french.description, fr);
      assert.deepEqual(
        [...english.context.matchAll(/offers(\w+)/g)].map((match) => match[1]),
        offers,
      );
    });
  }

  it('shows a state that was set aside by the table of the design: a place, and nothing of ours', () => {
    const aside = { name: '.state.foreign-2026-02-14', shared: { archives: 9, decisions: 7, briefs: 2 } };
    const row = asideRow(aside, 'en');
    assert.deepEqual(
      [row.label, row.description, row.icon, row.context],
      ['.state.foreign-2026-02-14', 'set aside, not read', { codicon: 'root-folder' }, 'setAside'],
    );
    assert.equal(row.spoken, '.state.foreign-2026-02-14, set aside, not read');
    assert.equal(asideRow(aside, 'fr').description, 'mis de côté, non lu');
  });

  it('shortens a long question so that its state shows, and keeps the whole one to hover and to hear', () => {
    const question = 'Should we move session storage from Redis to Postgres before 2.0?';
    const row = councilRow({ ...base, question }, 'en');
    assert.equal(row.label, 'Should we move session…');
    assert.equal(row.tooltip.title, question);
    assert.ok(row.spoken.startsWith(question));
  });

  it('reads a row aloud with commas: label, state, facts', () => {
    assert.equal(
      councilRow({ ...base, verdict: 'accept' }, 'en').spoken,
      'Which queue for webhooks?, accepted, 8 Feb',
    );
  });

  it('tells the votes to whoever hovers only once they are in', () => {
    const facts = (status: CouncilRow['status']) =>
      councilRow({ ...base, status, phase: 'COLLECT', answered: 1, asked: 4, agree: 0, of: 4 }, 'en').tooltip
        .facts;
    assert.deepEqual(facts('running').slice(0, 2), [
      ['Protocol', 'debate'],
      ['State', 'Collect, 1 of 4'],
    ]);
    assert.ok(!facts('running').some(([name]) => name === 'Consensus'));
    assert.ok(facts('decision').some(([, fact]) => fact === '0 of 4 agree'));
  });

  it('tells whoever hovers what is backed, what departs and what is open', () => {
    const row = councilRow(
      { ...base, status: 'decision', agree: 3, of: 4, letter: 'B', open: 3, departs: true },
      'en',
    );
    const facts = row.tooltip?.facts.map(([, fact]) => fact) ?? [];
    for (const fact of ['3 of 4 back B', 'departs from the motion', '3 open'])
      assert.ok(facts.includes(fact), fact);
  });

  it('shows the title of a council that was renamed, and offers Delete only for one that is over', () => {
    const row = councilRow({ ...base, title: 'The queue' }, 'en');
    assert.deepEqual([row.label, row.tooltip.title], ['The queue', 'The queue']);
    assert.match(row.context, /\bover\b/);
    for (const status of ['running', 'paused', 'decision'] as const)
      assert.doesNotMatch(councilRow({ ...base, status }, 'en').context, /\bover\b/);
  });

  it('says who paused in one sentence, not two', () => {
    const row = councilRow({ ...base, status: 'paused', why: { code: 'paused-by', detail: 'Papa' } }, 'en');
    assert.equal(row.description, 'paused by Papa');
  });

  it('keeps Decide in the menu of a rehearsal that nobody decided', () => {
    assert.match(
      councilRow({ ...base, rehearsal: true, status: 'recommended' }, 'en').context,
      /\bundecided\b/,
    );
  });
});

describe('groups of councils', () => {
  const at = (month: number, day: number) => Date.UTC(2026, month, day, 12);

  it('come as Your decision, Active, then months, newest first; empty ones are absent', () => {
    const rows: CouncilRow[] = [
      { ...base, id: 'jan', at: at(0, 3) },
      { ...base, id: 'feb', at: at(1, 3) },
      { ...base, id: 'wait', at: at(0, 1), status: 'decision' },
      { ...base, id: 'feb2', at: at(1, 9) },
    ];
    const groups = councilGroups(rows, 'en');
    assert.deepEqual(
      groups.map((group) => [group.label, group.open, group.rows.map((row) => row.id)]),
      [
        ['Your decision', true, ['wait']],
        ['February 2026', true, ['feb2', 'feb']],
        ['January 2026', false, ['jan']],
      ],
    );
    assert.deepEqual(
      councilGroups(rows, 'fr').map((group) => group.label),
      ['Votre décision', 'Février 2026', 'Janvier 2026'],
    );
  });
});
