/** The list reads as the tree of the editor: your decision, active, then months; state first, facts after. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { described, groups, listLines } from '../../src/cli/render/renderList.ts';
import { noPaint } from '../../src/cli/terminal/paint.ts';
import { pageOf } from '../../src/cli/terminal/terminalPage.ts';
import { width } from '../../src/cli/terminal/width.ts';
import type { CouncilRow } from '../../src/rpc/views/views.ts';

const row = (id: string, more: Partial<CouncilRow>): CouncilRow => ({
  id,
  question: `Question of ${id}?`,
  mode: 'debate',
  status: 'decided',
  rehearsal: false,
  at: new Date(2026, 1, 8, 12).getTime(),
  ...more,
});

const rows = [
  row('accepted', { verdict: 'accept' }),
  row('january', { verdict: 'reject', status: 'rejected', at: new Date(2026, 0, 3).getTime() }),
  row('waiting', { status: 'decision', agree: 3, of: 4 }),
  row('running', { status: 'running', phase: 'CHALLENGE', answered: 2, asked: 4 }),
  row('paused', { status: 'paused', why: { code: 'reopened-late' } }),
  row('of another', { status: 'recommended', elsewhere: true }),
  row('unattended', { status: 'recommended', rehearsal: true }),
];

describe('§13 cli: list', () => {
  const en = pageOf(80, noPaint, 'en');
  const fr = pageOf(80, noPaint, 'fr');

  it('says of a person’s motion that it is backed, and of a document that it is approved', () => {
    const on = (more: Partial<CouncilRow>) =>
      row('x', { status: 'decision', agree: 3, of: 4, open: 0, ...more });
    assert.equal(described(on({ motionBy: 'person' }), en), '3 of 4 back the motion');
    assert.equal(described(on({ motionBy: 'person' }), fr), '3 sur 4 pour la motion');
    assert.equal(described(on({}), en), '3 of 4 approve');
    assert.equal(described(on({ letter: 'B', motionBy: 'person' }), en), '3 of 4 back B');
  });

  it('groups like the tree and leaves empty groups out', () => {
    const titles = (page: typeof en) => groups(rows, page).map((g) => `${g.title} ${g.rows.length}`);
    assert.deepEqual(titles(en), ['Your decision 1', 'Active 2', 'February 2026 3', 'January 2026 1']);
    assert.deepEqual(titles(fr), ['Votre décision 1', 'En cours 2', 'Février 2026 3', 'Janvier 2026 1']);
    assert.deepEqual(groups([], en), []);
  });

  const words: [string, string, string][] = [
    ['of another', 'recommended elsewhere, not decided', 'recommandé ailleurs, non décidé'],
    ['waiting', '3 of 4 agree', '3 sur 4 d’accord'],
    ['running', 'Challenge, 2 of 4', 'Contradiction, 2 sur 4'],
    ['accepted', 'accepted · Feb 8', 'acceptée · 8 févr.'],
    [
      'unattended',
      'recommended, not decided · rehearsal · Feb 8',
      'recommandé, non décidé · répétition · 8 févr.',
    ],
  ];
  for (const [id, english, french] of words) {
    it(`describes one that is ${id}`, () => {
      const found = rows.find((each) => each.id === id)!;
      assert.equal(described(found, en), english);
      assert.equal(described(found, fr), french);
    });
  }

  it('shows question, state and id, and fits a narrow terminal', () => {
    const text = listLines(rows, en).join('\n');
    assert.match(text, /◆ Question of waiting\? {2}3 of 4 agree\n {4}waiting/);
    const narrow = pageOf(36, noPaint, 'fr');
    for (const line of listLines(rows, narrow)) assert.ok(width(line) <= 36, line);
  });
});
