/** The page of a channel when an agent's turn is a person's: whoever reads may answer in its name, and only then. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { ActiveTurnView, ChannelRow } from '../../src/rpc/views/channelViews.ts';
import { act } from '../../webview-ui/channel/model/actChannel.ts';
import { answersFor, type ChannelState, initialState } from '../../webview-ui/channel/model/channelState.ts';
import { hear } from '../../webview-ui/channel/model/hearChannel.ts';
import {
  channelHead,
  channelNow,
  channelPatch,
  message,
  openChannel,
  quiet,
} from '../support/ui/channels.ts';

const reading = { at: channelNow, following: true };
const turnOf = (agent: string, turn: number, person: boolean): ActiveTurnView => ({
  turn,
  agent,
  name: agent,
  state: 'asked',
  why: { code: 'order' },
  startedAt: channelNow,
  timeoutAt: channelNow + 3_600_000,
  messages: 0,
  ...(person ? { person } : {}),
});
const headOf = (active: ActiveTurnView): ChannelRow => channelHead('en', { active });

function open(active: ActiveTurnView): ChannelState {
  const view = { ...quiet(), head: headOf(active) };
  return hear(initialState('en', undefined), openChannel(view), reading);
}
const typed = (state: ChannelState, text: string) =>
  act(state, { type: 'draft', text, caret: text.length }).state;

describe('the turn of an agent that a person answers for', () => {
  it('what is sent is the reader’s own, until they say that they answer in its name', () => {
    const state = typed(open(turnOf('sage', 9, true)), 'Mine.');
    assert.equal(answersFor(state), undefined);
    assert.deepEqual(act(state, { type: 'send' }).posts, [{ type: 'say', text: 'Mine.' }]);
    const as = act(state, { type: 'answer-as', agent: 'sage' }).state;
    assert.equal(answersFor(as), 'sage');
    assert.deepEqual(act(as, { type: 'send' }).posts, [{ type: 'say', text: 'Mine.', as: 'sage' }]);
    assert.equal(answersFor(act(as, { type: 'answer-as', agent: undefined }).state), undefined);
  });

  it('the box is emptied once the words stand there under that name, and the next turn is nobody’s by default', () => {
    const as = act(typed(open(turnOf('sage', 9, true)), 'Hers.'), { type: 'answer-as', agent: 'sage' }).state;
    const sent = act(as, { type: 'send' }).state;
    assert.equal(sent.box.sending, 'Hers.');
    const said = message('sage', 'Hers.', channelNow, { key: 'x', seq: 99 });
    const after = hear(sent, channelPatch(headOf(turnOf('nova', 10, false)), [said]), reading);
    assert.deepEqual(after.box, { text: '' });
  });

  it('a pass, which stands nowhere, empties it too once the turn is over; words that were not sent stay', () => {
    const as = act(open(turnOf('sage', 9, true)), { type: 'answer-as', agent: 'sage' }).state;
    const passed = act(typed(as, 'TURN_PASS'), { type: 'send' }).state;
    const over = channelPatch(headOf(turnOf('nova', 10, false)), []);
    assert.deepEqual(hear(passed, over, reading).box, { text: '' });
    assert.deepEqual(hear(typed(as, 'Half a thou'), over, reading).box, { text: 'Half a thou' });
  });

  it('for the person whose name it is, what is sent is the turn', () => {
    const { me } = open(turnOf('sage', 9, true));
    const mine = typed(open(turnOf(me, 9, true)), 'Here.');
    assert.deepEqual(act(mine, { type: 'send' }).posts, [{ type: 'say', text: 'Here.', as: me }]);
  });

  it('a turn that a model has is nobody else’s to answer', () => {
    const state = open(turnOf('sage', 9, false));
    assert.equal(answersFor(act(state, { type: 'answer-as', agent: 'sage' }).state), undefined);
  });
});
