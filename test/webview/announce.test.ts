/** What is said to a screen reader, and what is kept over a reload. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { ToPage } from '../../src/rpc/pages/transcriptPageMessages.ts';
import { intentOf } from '../../webview-ui/feed/feedKeys.ts';
import { announce } from '../../webview-ui/transcript/model/announceTurns.ts';
import { findEntries } from '../../webview-ui/transcript/model/findInTurns.ts';
import { hear } from '../../webview-ui/transcript/model/hearTranscript.ts';
import { savedFrom, savedOf } from '../../webview-ui/transcript/model/savedTranscript.ts';
import { initialState, type PageState } from '../../webview-ui/transcript/model/transcriptState.ts';
import { changed, decision, live, now, open } from '../support/ui/fixtures.ts';
import { challenge, synthesis, turn } from '../support/ui/turns.ts';

const reading = { at: now, following: true, runsInView: [] };
const after = (state: PageState, message: ToPage) => hear(state, message, reading);
const opened = (language: 'en' | 'fr' = 'en') => after(initialState('en', undefined), open(live(language)));

describe('transcript announcements', () => {
  it('says a whole turn with its vote, and never a delta', () => {
    const state = opened();
    const delta = after(state, { type: 'delta', key: '2:nova', text: ' switch.' });
    assert.deepEqual(announce(state, delta).polite, []);
    const whole = turn(2, 'RESOLVE', 'nova', 'Done.', { vote: 'agree', confidence: 5 });
    assert.deepEqual(announce(delta, after(delta, changed(live(), [whole]))).polite, [
      'Nova votes agree, confidence 5.',
    ]);
  });

  it('says who speaks to the council, and nothing of one’s own words: they are signed with a name, not an id', () => {
    const said = (by: string, mine: { me: string; myName?: string }) => {
      const message = open(live());
      const state = after(
        initialState('en', undefined),
        message.type === 'open' ? { ...message, ...mine } : message,
      );
      const injection = {
        kind: 'injection' as const,
        key: 'injection/1',
        run: 2,
        by,
        text: 'Mind the cost.',
        at: now,
        acknowledgedBy: [],
        waitingFor: [],
      };
      return announce(state, after(state, changed(live(), [injection]))).polite;
    };
    assert.deepEqual(said('Papa', { me: 'papa' }), []);
    assert.deepEqual(said('Zoé', { me: 'zoe', myName: 'Zoé' }), []);
    assert.equal(said('Papa', { me: 'zoe', myName: 'Zoé' }).length, 1);
    assert.equal(said('Zoé', { me: 'papa' }).length, 1);
  });

  it('says who begins to speak, a new phase and an absence', () => {
    const state = opened();
    const view = live();
    const phases = view.head.phases.map((phase, i) => ({
      ...phase,
      state: i < 3 ? ('done' as const) : ('now' as const),
    }));
    const speaks = turn(3, 'SYNTHESIZE', 'maman', '', { state: 'speaking' });
    assert.deepEqual(announce(state, after(state, changed(view, [speaks], { phases }))).polite, [
      'Maman has the floor.',
      'Synthesize begins.',
    ]);
    const absent = turn(2, 'RESOLVE', 'nova', '', { state: 'absent', absence: { code: 'skipped' } });
    assert.match(announce(state, after(state, changed(view, [absent]))).polite[0] ?? '', /^Nova was skipped/);
  });

  it('raises an alert when it waits for the decision or the host is gone', () => {
    const state = opened('fr');
    const { head } = decision('fr');
    const waits = after(state, changed({ head, entries: [] }, [synthesis]));
    assert.equal(announce(state, waits).alert, 'Le conseil attend votre décision.');
    const gone = after(state, { type: 'host', host: { state: 'restarting', attempt: 1, of: 5 } });
    assert.equal(announce(state, gone).alert, 'L’hôte s’est arrêté. Redémarrage…');
  });

  it('does not read out a transcript that has just been opened', () => {
    assert.deepEqual(announce(initialState('en', undefined), opened()).polite, []);
  });
});

describe('transcript search, keys and saved state', () => {
  it('finds words whatever their accents and case', () => {
    const { head, entries } = live();
    assert.deepEqual(findEntries(head, entries, 'DÉPLOY'), ['1:henry']);
    assert.deepEqual(findEntries(head, entries, '  '), []);
    assert.ok(findEntries(head, challenge, 'sage').includes('1:sage'), 'by name');
  });

  it('maps the keys of the feed, and leaves those with a modifier alone', () => {
    const plain = { ctrlKey: false, metaKey: false, altKey: false };
    assert.equal(intentOf({ ...plain, key: 'j' }), 'next');
    assert.equal(intentOf({ ...plain, key: '[' }), 'previous-phase');
    assert.equal(intentOf({ ...plain, key: 'c', ctrlKey: true }), undefined);
    assert.equal(intentOf({ ...plain, key: ']', ctrlKey: true, altKey: true }), 'next-phase');
  });

  it('takes back what it saved, and nothing it does not understand', () => {
    const state = {
      ...opened(),
      folds: { 1: true },
      composer: { text: 'Draft', mode: 'plain' as const, to: 'nova' },
    };
    const scroll = { row: '1:sage', offset: 12 };
    const saved = savedOf(state, scroll);
    assert.deepEqual(savedFrom(JSON.parse(JSON.stringify(saved))), {
      council: 'council-1',
      folds: { 1: true },
      text: 'Draft',
      mode: 'plain',
      to: 'nova',
      scroll,
    });
    assert.equal(savedFrom({ folds: 3 }), undefined);
    assert.equal(savedFrom(null), undefined);
    assert.deepEqual(savedFrom({ council: 'x', folds: [1], mode: 'drop', scroll: 4 }), {
      council: 'x',
      folds: {},
      text: '',
      mode: 'plain',
    });
  });
});
