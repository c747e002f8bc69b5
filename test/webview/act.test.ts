/** What the reader does, and what the owner is told of it. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { CouncilView } from '../../src/rpc/views/views.ts';
import { type Act, act, revealed } from '../../webview-ui/transcript/model/actTranscript.ts';
import { foldedRuns } from '../../webview-ui/transcript/model/feedRows.ts';
import { hear } from '../../webview-ui/transcript/model/hearTranscript.ts';
import { initialState, type PageState } from '../../webview-ui/transcript/model/transcriptState.ts';
import { decision, live, now, open } from '../support/ui/fixtures.ts';

const shown = (view: CouncilView): PageState =>
  hear(initialState('en', undefined), open(view), { at: now, following: true, runsInView: [] });

function done(state: PageState, ...acts: Act[]) {
  let at = state;
  const posts = acts.flatMap((one) => {
    const step = act(at, one);
    at = step.state;
    return step.posts;
  });
  return { state: at, posts };
}

describe('transcript actions', () => {
  it('accepts at once, with the text of the box as a note if there is one', () => {
    const accept: Act = { type: 'decide', verdict: 'accept' };
    assert.deepEqual(done(shown(decision()), accept).posts, [{ type: 'decide', verdict: 'accept' }]);
    assert.deepEqual(done(shown(decision()), { type: 'draft', text: ' Fine. ' }, accept).posts, [
      { type: 'decide', verdict: 'accept', text: 'Fine.' },
    ]);
  });

  it('takes the text of the box as the question of another round', () => {
    const { posts } = done(
      shown(decision()),
      { type: 'draft', text: 'And the cost?' },
      { type: 'decide', verdict: 'another-round' },
    );
    assert.deepEqual(posts, [{ type: 'decide', verdict: 'another-round', text: 'And the cost?' }]);
  });

  it('amends only with text, through the box', () => {
    const amend: Act = { type: 'box', mode: 'amend' };
    assert.deepEqual(done(shown(decision()), amend, { type: 'send' }).posts, []);
    assert.deepEqual(
      done(shown(decision()), amend, { type: 'draft', text: '1 March' }, { type: 'send' }).posts,
      [{ type: 'decide', verdict: 'amend', text: '1 March' }],
    );
  });

  it('rejects through the box, with or without a reason', () => {
    assert.deepEqual(done(shown(decision()), { type: 'box', mode: 'reject' }, { type: 'send' }).posts, [
      { type: 'decide', verdict: 'reject' },
    ]);
  });

  it('decides once: the second press goes nowhere while the first is on its way', () => {
    const accept: Act = { type: 'decide', verdict: 'accept' };
    assert.equal(
      done(shown(decision()), accept, accept, { type: 'decide', verdict: 'another-round' }).posts.length,
      1,
    );
  });

  it('decides nothing while the council runs, injects nothing while it waits', () => {
    assert.deepEqual(done(shown(live()), { type: 'decide', verdict: 'accept' }).posts, []);
    assert.deepEqual(done(shown(decision()), { type: 'draft', text: 'Words' }, { type: 'send' }).posts, []);
  });

  it('injects to everyone or to one seat, never an empty message', () => {
    const send: Act = { type: 'send' };
    assert.deepEqual(done(shown(live()), { type: 'draft', text: '  ' }, send).posts, []);
    assert.deepEqual(done(shown(live()), { type: 'draft', text: 'All' }, send).posts, [
      { type: 'inject', text: 'All' },
    ]);
    const one = done(shown(live()), { type: 'address', to: 'sage' }, { type: 'draft', text: 'You' }, send);
    assert.deepEqual(one.posts, [{ type: 'inject', text: 'You', to: 'sage' }]);
  });

  it('sends nothing to a host that is gone', () => {
    const gone: PageState = { ...shown(live()), host: { state: 'restarting', attempt: 1, of: 5 } };
    assert.deepEqual(done(gone, { type: 'draft', text: 'Words' }, { type: 'send' }).posts, []);
  });

  it('lets the reader’s folding win over the rule, and opens a phase to show what is in it', () => {
    const state = shown(live());
    assert.deepEqual([...foldedRuns(state)], [0]);
    const opened = done(
      state,
      { type: 'fold', run: 0, folded: false },
      { type: 'fold', run: 2, folded: true },
    ).state;
    assert.deepEqual([...foldedRuns(opened)], [2]);
    assert.deepEqual([...foldedRuns(revealed(opened, '2:sage'))], []);
    assert.deepEqual([...foldedRuns(done(state, { type: 'fold-all', folded: true }).state)], [0, 1, 2]);
  });
});
