/** Entries keep the order in which they are read, and streamed text is not taken back. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { EntryView, TurnView } from '../../src/rpc/views/views.ts';
import {
  appendDelta,
  becameWhole,
  firstReplies,
  mergeEntries,
  turnBefore,
} from '../../webview-ui/transcript/model/turnEntries.ts';
import { challenge, collect, injection, resolve, speaking, turn } from '../support/ui/turns.ts';

const keys = (entries: readonly EntryView[]) => entries.map((entry) => entry.key);

describe('transcript entries', () => {
  it('puts what a person said after the turns of its phase, whenever they come', () => {
    const said = injection(1, 'Words.');
    const merged = mergeEntries(
      [...collect, said],
      [turn(1, 'CHALLENGE', 'henry', 'Late.'), resolve[0] as TurnView],
    );
    assert.deepEqual(keys(merged), [...keys(collect), '1:henry', '1:papa', '2:henry']);
  });

  it('puts what a person said mid-round before those who were asked only then', () => {
    const round = ['henry', 'sage', 'nova'].map((seat) =>
      turn(0, 'DELIBERATE', seat, '', { state: 'queued' }),
    );
    const later = injection(0, 'And then?', { key: '0:later', afterTurn: 2 });
    const merged = mergeEntries(mergeEntries(round, [later]), [injection(0, 'Words.', { afterTurn: 1 })]);
    assert.deepEqual(keys(merged), ['0:henry', '0:papa', '0:sage', '0:later', '0:nova']);
    const whole = mergeEntries(merged, [injection(0, 'At last.', { key: '0:last' })]);
    assert.deepEqual(keys(whole).at(-1), '0:last');
  });

  it('replaces an entry by its key and adds none twice', () => {
    const again = mergeEntries([...challenge], [...challenge]);
    assert.deepEqual(keys(again), keys(challenge));
  });

  it('grows a turn by its deltas, and lets a turn that was only asked begin to speak', () => {
    const asked = turn(1, 'CHALLENGE', 'nova', '', { state: 'queued' });
    const [spoken] = appendDelta(appendDelta([asked], '1:nova', 'One '), '1:nova', 'store.');
    assert.equal(spoken?.kind === 'turn' && spoken.body, 'One store.');
    assert.equal(spoken?.kind === 'turn' && spoken.state, 'speaking');
  });

  it('takes no delta for a whole turn or an unknown one', () => {
    assert.equal(appendDelta(resolve, '2:henry', 'more'), resolve);
    assert.equal(appendDelta(resolve, '9:nobody', 'more'), resolve);
  });

  it('keeps what streamed when a patch is older than it', () => {
    const older = { ...speaking, body: 'Agreed', text: 'Agreed' };
    const [kept] = mergeEntries([speaking], [older]);
    assert.equal(kept?.kind === 'turn' && kept.body, speaking.body);
    const [begun] = mergeEntries([speaking], [{ ...older, askedAgain: true }]);
    assert.equal(begun?.kind === 'turn' && begun.body, 'Agreed', 'a turn asked again begins anew');
    const [whole] = mergeEntries([speaking], [{ ...older, state: 'replied' }]);
    assert.equal(whole?.kind === 'turn' && whole.body, 'Agreed', 'the whole turn is what the host says');
  });

  it('counts as new only what became whole', () => {
    const whole: EntryView = { ...speaking, state: 'replied' };
    assert.deepEqual(keys(becameWhole([speaking], [whole])), ['2:nova']);
    assert.deepEqual(becameWhole([whole], [whole]), []);
    assert.deepEqual(becameWhole([], [speaking]), []);
  });

  it('finds the last turn of a seat before another, for mentions', () => {
    const entries = [...collect, ...challenge, ...resolve, speaking];
    assert.equal(turnBefore(entries, '2:nova', 'henry')?.key, '2:henry');
    assert.equal(turnBefore(entries, '1:henry', 'nova')?.key, '0:nova');
    assert.equal(turnBefore(entries, '0:henry', 'nova'), undefined);
    assert.equal(firstReplies(entries).get('nova'), 3);
  });
});
