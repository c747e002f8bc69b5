/** Where motion, proposals and points stand among the rows of a feed: while it runs, at its end, in another round. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { Council, PhaseRun } from '../../src/core/councils/council.ts';
import { viewOf } from '../../src/host/clients/present/changes.ts';
import { act } from '../../webview-ui/transcript/model/actTranscript.ts';
import { announce } from '../../webview-ui/transcript/model/announceTurns.ts';
import { rowsOf } from '../../webview-ui/transcript/model/feedRows.ts';
import { savedFrom, savedOf } from '../../webview-ui/transcript/model/savedTranscript.ts';
import { initialState, type PageState } from '../../webview-ui/transcript/model/transcriptState.ts';
import { motionStories } from '../support/motionCouncils.ts';

const page = (council: Council): PageState => {
  const { head, entries } = viewOf(council, 'papa', undefined);
  return { ...initialState('en', undefined), stage: 'open', me: 'papa', head, entries };
};
/** The rows but the turns: those that are no phase with a sign whether they stand open. */
const shown = (state: PageState): string[] =>
  rowsOf(state).flatMap((row) =>
    row.kind === 'entry' ? [] : [row.kind === 'panel' ? `${row.id} ${row.open ? 'open' : 'folded'}` : row.id],
  );
const backed = motionStories.backed('en');

function running(runs: PhaseRun[]): Council {
  const last = runs.at(-1) as PhaseRun;
  const { endedAt: _endedAt, ...open } = last;
  return { ...backed, status: 'running', runs: [...runs.slice(0, -1), open] };
}

describe('§7 rows of motion and points', () => {
  it('at the decision: proposals open before the vote, points folded before the last word', () => {
    assert.deepEqual(shown(page(backed)), [
      'phase:0',
      'phase:1',
      'proposals open',
      'phase:2',
      'motion:2',
      'points folded',
      'phase:3',
    ]);
  });

  it('while seats vote: both folded, before what is being said', () => {
    assert.deepEqual(shown(page(running(backed.runs.slice(0, 3)))), [
      'phase:0',
      'phase:1',
      'proposals folded',
      'points folded',
      'phase:2',
      'motion:2',
    ]);
  });

  it('while they are challenged: the proposals alone, after the positions', () => {
    const [collect, challenge] = backed.runs as [PhaseRun, PhaseRun];
    const { motion: _motion, ...open } = challenge;
    const council = { ...running([collect, open]), points: [] };
    assert.deepEqual(shown(page(council)), ['phase:0', 'proposals folded', 'phase:1']);
  });

  it('where all back one at once: the motion after the proposals, and no vote on it', () => {
    assert.deepEqual(shown(page(motionStories.strong('en'))), [
      'phase:0',
      'phase:1',
      'proposals open',
      'motion:1',
      'phase:3',
    ]);
  });

  it('in another round: each vote has its motion, the proposals stay where they were ranked', () => {
    const resolve = backed.runs[2] as PhaseRun;
    const council = running([...backed.runs, { ...resolve, round: 5, again: true }]);
    const rows = shown(page(council));
    assert.deepEqual(
      rows.filter((row) => row.startsWith('proposals') || row.startsWith('points')),
      ['proposals folded', 'points folded'],
    );
    assert.ok(rows.indexOf('proposals folded') < rows.indexOf('phase:2'));
    assert.ok(rows.indexOf('points folded') === rows.indexOf('phase:4') - 1);
    assert.ok(rows.includes('motion:4'));
  });

  it('of a council of before: phases and turns, and nothing else', () => {
    const { votesOn: _votesOn, ...before } = backed;
    assert.deepEqual(shown(page(before)), ['phase:0', 'phase:1', 'phase:2', 'phase:3']);
  });

  it('the reader’s folding wins, goes with “fold all”, and is kept', () => {
    const folded = act(page(backed), { type: 'fold', run: 'proposals', folded: true }).state;
    assert.ok(shown(folded).includes('proposals folded'));
    const open = act(folded, { type: 'fold-all', folded: false }).state;
    assert.ok(shown(open).includes('proposals open'));
    assert.ok(shown(open).includes('points open'));
    const kept = savedFrom(JSON.parse(JSON.stringify(savedOf(open, undefined))));
    assert.equal(kept?.folds['points'], false);
  });

  it('says each move of a point and each motion once, and nothing of an opened page', () => {
    const before = page(backed);
    const points = backed.points?.map((point) =>
      point.id === 'P2' ? { ...point, status: 'withdrawn' as const } : point,
    );
    const after = page({ ...backed, ...(points ? { points } : {}) });
    assert.deepEqual(announce(before, after).polite, ['P2 is withdrawn.']);
    assert.deepEqual(announce(after, after).polite, []);
    assert.deepEqual(announce(initialState('en', undefined), after).polite, []);
  });
});
