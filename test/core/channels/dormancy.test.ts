/** When a channel goes dormant, with which reason, and what wakes it. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { agentState } from '../../../src/core/channels/agentStates.ts';
import { playChannels } from '../../support/channelPlay.ts';

const chat = (...members: string[]) => playChannels({ id: 'c', mode: 'chat', members });
const normal = (...members: string[]) =>
  playChannels({ id: 'c', mode: 'turn-based', completion: 'reply', members });

describe('§6 a dormant channel', () => {
  it('all passed in a cycle: dormant, the floor is nobody’s, agents are IDLE, the history is cleared', () => {
    const play = normal('ann', 'ben');
    play.say('go');
    play.pass();
    play.pass();
    const channel = play.channel();
    assert.equal(channel.stage, 'dormant');
    assert.equal(channel.dormant, 'all-passed');
    assert.equal(play.floor(), undefined);
    assert.deepEqual([channel.cycle.completed, channel.cycle.real], [0, 0]);
    assert.deepEqual(
      ['ann', 'ben'].map((id) => agentState(channel, id)),
      ['IDLE', 'IDLE'],
    );
  });

  it('one real turn is a veto: the cycle goes on', () => {
    const play = normal('ann', 'ben');
    play.say('go');
    play.reply('one word');
    play.pass();
    assert.equal(play.channel().stage, 'running');
    assert.equal(play.floor(), 'ann');
  });

  it('a human message during an otherwise empty cycle vetoes dormancy', () => {
    const play = normal('ann', 'ben');
    play.say('go');
    play.pass();
    play.say('really nothing?');
    play.pass();
    assert.equal(play.channel().stage, 'running');
    assert.equal(play.floor(), 'ann');
    play.pass();
    play.pass();
    assert.equal(play.channel().stage, 'dormant');
  });

  it('any new message wakes it, a person’s or an agent’s: first of the list, new cycle', () => {
    for (const speak of ['say', 'post'] as const) {
      const play = normal('ann', 'ben');
      play.say('go');
      play.pass();
      play.pass();
      const { n } = play.channel().cycle;
      if (speak === 'say') play.say('again');
      else play.post('eve', 'again');
      assert.equal(play.floor(), 'ann');
      assert.equal(play.channel().cycle.n, n + 1);
    }
  });

  it('all WAITING or OFFLINE: dormant, with that reason', () => {
    const play = normal('ann', 'ben');
    play.say('go');
    play.reply('I wait.\nTURN_WAIT');
    play.reply('So do I.\nTURN_WAIT');
    assert.equal(play.channel().dormant, 'nobody-able');
    assert.deepEqual(
      ['ann', 'ben'].map((id) => agentState(play.channel(), id)),
      ['WAITING', 'WAITING'],
    );
    play.post('eve', 'an agent says something');
    assert.equal(play.floor(), undefined);
    play.say('a person does');
    assert.equal(play.floor(), 'ann');
  });

  it('nobody completed a turn in a cycle: dormant, with that reason', () => {
    const play = normal('ann', 'ben');
    play.say('go');
    play.timeOut();
    play.fail();
    assert.equal(play.channel().stage, 'dormant');
    assert.equal(play.channel().dormant, 'nobody-completed');
  });

  it('shuffle: dormancy is judged first, then the list is reshuffled, and the wake follows it', () => {
    const play = chat('ann', 'ben', 'cyd', 'dan');
    play.say('go');
    for (let turn = 0; turn < 4; turn += 1) play.pass();
    assert.equal(play.channel().stage, 'dormant');
    const { list } = play.channel().cycle;
    play.say('again');
    assert.equal(play.floor(), list[0]);
    assert.notEqual(list[0], 'dan');
  });

  it('a new channel rests: nobody has the floor before something is said', () => {
    const play = normal('ann', 'ben');
    assert.equal(play.channel().stage, 'resting');
    assert.equal(play.floor(), undefined);
  });
});
