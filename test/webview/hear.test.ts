/** What the page makes of its owner's messages. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { ToPage } from '../../src/rpc/pages/transcriptPageMessages.ts';
import { act } from '../../webview-ui/transcript/model/actTranscript.ts';
import { hear } from '../../webview-ui/transcript/model/hearTranscript.ts';
import { initialState, type PageState } from '../../webview-ui/transcript/model/transcriptState.ts';
import { changed, decision, live, now, open } from '../support/ui/fixtures.ts';
import { injection, resolve, turn } from '../support/ui/turns.ts';

const following = { at: now - 5000, following: true, runsInView: [] };
const reading = { at: now - 5000, following: false, runsInView: [1] };
const heard = (...messages: ToPage[]): PageState =>
  messages.reduce((state, message) => hear(state, message, following), initialState('en', undefined));
const typed = (state: PageState, text: string) => act(state, { type: 'draft', text }).state;

describe('transcript messages', () => {
  it('opens a council and learns the host’s clock', () => {
    const state = heard(open(live('fr')));
    assert.equal(state.stage, 'open');
    assert.equal(state.language, 'fr');
    assert.equal(state.skew, 5000);
  });

  it('ignores a patch for another council', () => {
    const state = heard(open(live()));
    const other = changed(live(), []) as Extract<ToPage, { type: 'changed' }>;
    assert.equal(hear(state, { ...other, patch: { ...other.patch, id: 'other' } }, following), state);
  });

  it('keeps words in the box until the council holds them', () => {
    const sent = act(typed(heard(open(live())), ' One hour? '), { type: 'send' }).state;
    const unrelated = hear(sent, changed(live(), [resolve[0] as never]), following);
    assert.equal(unrelated.composer.text, ' One hour? ');
    const arrived = hear(sent, changed(live(), [injection(2, 'One hour?')]), following);
    assert.deepEqual(arrived.composer, { text: '', mode: 'plain' });
  });

  it('keeps words in the box when they are refused or the host goes', () => {
    const sent = act(typed(heard(open(live())), 'Words'), { type: 'send' }).state;
    const refused = hear(sent, { type: 'refused', message: 'Not now.' }, following);
    assert.deepEqual(
      [refused.composer.text, refused.composer.sending, refused.refused],
      ['Words', undefined, 'Not now.'],
    );
    const gone = hear(sent, { type: 'host', host: { state: 'restarting', attempt: 1, of: 5 } }, following);
    assert.deepEqual([gone.composer.text, gone.composer.sending], ['Words', undefined]);
    const back = hear(gone, open(live()), following);
    assert.equal(back.composer.text, 'Words');
    assert.equal(back.host.state, 'up');
  });

  it('empties the box when its owner says that the words are recorded, and keeps what was typed meanwhile', () => {
    const sent = act(typed(heard(open(live())), ' One hour? '), { type: 'send' }).state;
    assert.deepEqual(hear(sent, { type: 'taken' }, following).composer, { text: '', mode: 'plain' });
    const more = hear(typed(sent, 'And a day?'), { type: 'taken' }, following);
    assert.deepEqual(more.composer, { text: 'And a day?', mode: 'plain' });
    const unsent = typed(sent, 'x');
    assert.equal(
      hear({ ...unsent, composer: { text: 'x', mode: 'plain' } }, { type: 'taken' }, following).composer.text,
      'x',
    );
  });

  it('empties the box when the decision is taken', () => {
    const amending = act(heard(open(decision())), { type: 'box', mode: 'amend' }).state;
    const sent = act(typed(amending, '1 March'), { type: 'send' }).state;
    const decided = hear(sent, changed(decision(), [], { status: 'decided' }), following);
    assert.deepEqual(decided.composer, { text: '', mode: 'plain' });
  });

  it('counts whole turns that come out of view, and none while the end is in view', () => {
    const whole = turn(2, 'RESOLVE', 'nova', 'Done.', { vote: 'agree' });
    const state = heard(open(live()));
    assert.equal(hear(state, changed(live(), [whole]), reading).unseen, 1);
    assert.equal(hear(state, changed(live(), [whole]), following).unseen, 0);
  });

  it('does not fold the phase that is being read', () => {
    const next = turn(3, 'SYNTHESIZE', 'maman', '', { state: 'speaking' });
    const state = heard(open(live()));
    assert.deepEqual(hear(state, changed(live(), [next]), reading).held, [1]);
    assert.deepEqual(hear(state, changed(live(), [next]), following).held, []);
  });

  it('restores folds and draft of the same council only', () => {
    const saved = {
      council: 'council-1',
      folds: { 1: true },
      text: 'Draft',
      mode: 'plain' as const,
      to: 'nova',
    };
    const same = hear(initialState('en', saved), open(live()), following);
    assert.deepEqual(
      [same.folds, same.composer],
      [{ 1: true }, { text: 'Draft', mode: 'plain', to: 'nova' }],
    );
    const other = hear(initialState('en', { ...saved, council: 'x' }), open(live()), following);
    assert.deepEqual([other.folds, other.composer.text], [{}, '']);
  });
});
