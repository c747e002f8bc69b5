/** What the page of a channel makes of what it is told: messages in order, rows, streams, names, announcements. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { ChannelMessageView, TurnEventView } from '../../src/rpc/views/channelViews.ts';
import { act } from '../../webview-ui/channel/model/actChannel.ts';
import { announce } from '../../webview-ui/channel/model/announceMessages.ts';
import { type ChannelState, initialState } from '../../webview-ui/channel/model/channelState.ts';
import { hear } from '../../webview-ui/channel/model/hearChannel.ts';
import { membersFor, mentioned, mentioningIn } from '../../webview-ui/channel/model/mentionMenu.ts';
import { mergeMessages, numbered, withOlder } from '../../webview-ui/channel/model/messageList.ts';
import { rowsOf } from '../../webview-ui/channel/model/messageRows.ts';
import { savedFrom, savedOf } from '../../webview-ui/channel/model/savedConversation.ts';
import {
  channelHead,
  channelNow,
  channelPatch,
  conversation,
  headWithout,
  message,
  openChannel,
  quiet,
  speakingKey,
} from '../support/ui/channels.ts';

const reading = { at: channelNow, following: true };
const open = (view = conversation()): ChannelState =>
  hear(initialState('en', undefined), openChannel(view), reading);
const keys = (messages: readonly ChannelMessageView[]) => messages.map(({ key }) => key);

describe('messages of a channel', () => {
  const said = (key: string, seq: number, more: Partial<ChannelMessageView> = {}) =>
    message('sage', key, seq, { key, seq, ...more });

  it('stand in the order of the journal, each once; what waits stands last and moves once it is heard', () => {
    const first = mergeMessages([], [said('a', 1), said('held', 2, { held: true }), said('c', 3)]);
    assert.deepEqual(keys(first), ['a', 'c', 'held']);
    const again = mergeMessages(first, [said('c', 3), said('d', 4)]);
    assert.deepEqual(keys(again), ['a', 'c', 'd', 'held']);
    const heard = mergeMessages(again, [said('held', 5)]);
    assert.deepEqual(keys(heard), ['a', 'c', 'd', 'held']);
    assert.deepEqual(keys(mergeMessages(heard, [said('e', 6)])), ['a', 'c', 'd', 'held', 'e']);
  });

  it('that are older stand before all, none twice', () => {
    assert.deepEqual(keys(withOlder([said('c', 3)], [said('a', 1), said('c', 3)])), ['a', 'c']);
  });

  it('number the cycles back from the one that runs', () => {
    const events = ['woken', 'passed', 'cycle', 'opened', 'cycle'].map((event, n) => ({ n, at: n, event }));
    assert.deepEqual(
      numbered(events, 7).map(({ cycle }) => cycle),
      [5, undefined, 6, undefined, 7],
    );
  });
});

describe('what of a conversation is read', () => {
  it('begins below a line, where something stands before it', () => {
    const said = [1, 2, 3].map((seq) => message('sage', `m${seq}`, seq, { key: `m${seq}`, seq }));
    const rows = (readFrom: number | undefined) =>
      rowsOf({ ...open({ ...quiet(), messages: said, events: [] }), readFrom }).map(({ id }) => id);
    assert.deepEqual(rows(2), ['m1', 'unread', 'm2', 'm3']);
    assert.deepEqual(rows(1), ['m1', 'm2', 'm3']);
    assert.deepEqual(rows(undefined), ['m1', 'm2', 'm3']);
  });
});

describe('rows of a conversation', () => {
  const told = (messages: ChannelMessageView[], events: TurnEventView[]) =>
    rowsOf(open({ ...quiet(), messages, events })).map((row) =>
      row.kind === 'entry' || !('passed' in row) ? `${row.kind}` : `passed ${row.passed.join()}`,
    );
  const at = channelNow;

  it('put the last pass before the line that says why the channel sleeps', () => {
    const dormant = message('moderator', '', at, { kind: 'moderator', notice: { code: 'dormant' } });
    const passes = ['nova', 'sage'].map((agent, i) => ({ n: i + 1, at: at - 1 + i, event: 'passed', agent }));
    assert.deepEqual(told([dormant], passes), ['passed nova,sage', 'line']);
  });

  it('begin a cycle before the person’s message that woke it, and after the reply that ended the last', () => {
    const papa = message('papa', 'Hello', at);
    const nova = message('nova', 'Done', at + 5);
    const events = [
      { n: 1, at, event: 'woken' },
      { n: 2, at: at + 5, event: 'cycle' },
    ];
    assert.deepEqual(told([papa, nova], events), ['cycle', 'entry', 'entry', 'cycle']);
  });

  it('say a new day, and show somebody who speaks only once there are words', () => {
    const day = 24 * 3600 * 1000;
    assert.deepEqual(told([message('papa', 'A', at - day), message('papa', 'B', at)], []), [
      'entry',
      'cycle',
      'entry',
    ]);
    const view = { ...conversation(), messages: [], events: [] };
    assert.equal(rowsOf(open(view)).length, 1);
    const silent = { ...view, speaking: { key: speakingKey, agent: 'nova', name: 'Nova', text: '' } };
    assert.equal(rowsOf(open(silent)).length, 0);
  });
});

describe('§6 what the page of a channel hears', () => {
  it('drops half a turn when the floor is another’s: a pass leaves nothing behind', () => {
    const state = open();
    assert.ok(state.speaking);
    const passed = hear(state, channelPatch(headWithout(channelHead(), 'active')), reading);
    assert.equal(passed.speaking, undefined);
    // What comes late for it changes nothing.
    const late = hear(passed, { type: 'channel-delta', key: speakingKey, text: 'late' }, reading);
    assert.equal(late.speaking, undefined);
  });

  it('keeps what was read back and what is being written when the host comes back', () => {
    const older = message('papa', 'Long ago', 0, { key: 'old', seq: 1 });
    let state = open({ ...quiet(), more: true });
    state = hear(state, { type: 'channel-older', messages: [older] }, reading);
    state = act(state, { type: 'draft', text: 'Half', caret: 4 }).state;
    state = hear(state, { type: 'host', host: { state: 'restarting', attempt: 1, of: 5 } }, reading);
    state = hear(state, openChannel(quiet()), reading);
    assert.equal(state.messages[0]?.key, 'old');
    assert.equal(state.box.text, 'Half');
    assert.equal(state.olderFrom, undefined);
  });

  it('asks for older messages once at a time, and not at the beginning', () => {
    const state = open({ ...quiet(), more: true });
    const asked = act(state, { type: 'older' });
    assert.equal(asked.posts[0]?.type, 'older');
    assert.deepEqual(act(asked.state, { type: 'older' }).posts, []);
    const all = hear(asked.state, { type: 'channel-older', messages: [] }, reading);
    assert.deepEqual(act(all, { type: 'older' }).posts, []);
  });

  it('sends nothing twice, and nothing into a sealed channel', () => {
    const typed = act(open(), { type: 'draft', text: ' Hello ', caret: 7 }).state;
    const sent = act(typed, { type: 'send' });
    assert.deepEqual(sent.posts, [{ type: 'say', text: 'Hello' }]);
    assert.deepEqual(act(sent.state, { type: 'send' }).posts, []);
    const sealed = hear(typed, channelPatch({ ...channelHead(), archived: {} }), reading);
    assert.deepEqual(act(sealed, { type: 'send' }).posts, []);
  });

  it('leaves “Sending…” for a long message too, which the channel shows cut: recorded, or refused with the reason', () => {
    const long = 'word '.repeat(3000).trim();
    const sent = act(act(open(), { type: 'draft', text: long, caret: 1 }).state, { type: 'send' }).state;
    const cut = message('papa', `${long.slice(0, 8000)}…`, channelNow, { key: 'x', seq: 99 });
    const shown = hear(sent, channelPatch(channelHead(), [cut]), reading);
    assert.equal(shown.box.text, long, 'not known yet');
    assert.deepEqual(hear(shown, { type: 'taken' }, reading).box, { text: '' });
    const refused = hear(sent, { type: 'refused', message: 'Too long.' }, reading);
    assert.deepEqual(
      [refused.box.text, refused.box.sending, refused.refused],
      [long, undefined, 'Too long.'],
    );
  });

  it('is kept over a reload by channel, text and place; other states are not understood', () => {
    const state = act(open(), { type: 'draft', text: 'Half', caret: 4 }).state;
    const saved = savedOf(state, { row: 'm1', offset: 12 });
    assert.deepEqual(savedFrom(JSON.parse(JSON.stringify(saved))), saved);
    for (const wrong of [undefined, 3, [], { council: 'x' }, { channel: 4 }])
      assert.equal(savedFrom(wrong), undefined);
  });
});

describe('names in the box', () => {
  it('begin at an @ after a space, not inside a word', () => {
    assert.deepEqual(mentioningIn('hi @no', 6), { at: 3, query: 'no', nth: 0 });
    assert.equal(mentioningIn('me@no', 5), undefined);
    assert.equal(mentioningIn('@nova ', 6), undefined);
  });

  it('fit by name or id whatever the case, oneself left out, and are written as one word', () => {
    assert.deepEqual(
      membersFor(channelHead(), 'papa', 'HE').map(({ id }) => id),
      ['henry'],
    );
    assert.deepEqual(membersFor(channelHead(), 'papa', 'pap'), []);
    const member = { id: 'jo-ann', name: 'Jo Ann', kind: 'agent', role: '' } as const;
    const at = { at: 3, query: 'jo', nth: 0 };
    assert.deepEqual(mentioned('hi @jo, there', at, member), { text: 'hi @jo-ann, there', caret: 10 });
  });
});

describe('§12 what a screen reader is told of a channel', () => {
  const after = (before: ChannelState, ...messages: ChannelMessageView[]) =>
    hear(before, channelPatch(channelHead(), messages), reading);

  it('whole messages of others and the floor; nothing of one’s own, of deltas, or of what was read back', () => {
    const before = open();
    const news = after(
      before,
      message('sage', 'Read **me**.', channelNow),
      message('papa', 'Mine', channelNow),
    );
    assert.deepEqual(announce(before, news).polite, ['Sage: Read me.']);
    const spoken = hear(before, { type: 'channel-delta', key: speakingKey, text: 'x' }, reading);
    assert.deepEqual(announce(before, spoken).polite, []);
    const older = hear(before, { type: 'channel-older', messages: [message('sage', 'Old', 0)] }, reading);
    assert.deepEqual(announce(before, older).polite, []);
    assert.deepEqual(announce(initialState('en', undefined), before).polite, []);
  });

  it('an alert for a guard’s stop and for a host that is gone', () => {
    const before = open();
    const stopped = { ...channelHead(), stopped: { reason: 'chain', limit: 8 } };
    assert.match(announce(before, hear(before, channelPatch(stopped), reading)).alert ?? '', /is stopped/);
    const gone = hear(before, { type: 'host', host: { state: 'restarting', attempt: 1, of: 5 } }, reading);
    assert.match(announce(before, gone).alert ?? '', /The host stopped/);
  });
});
