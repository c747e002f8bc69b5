/** Deadlines, absences in a row, and what a host that comes back owes. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { agentState } from '../../../src/core/channels/agentStates.ts';
import { pendingIn } from '../../../src/core/channels/turns/pendingIn.ts';
import { type Declared, playChannels } from '../../support/channelPlay.ts';

const trio = (more: Partial<Declared> = {}) =>
  playChannels({
    id: 'c',
    mode: 'turn-based',
    completion: 'reply',
    members: ['ann', 'ben', 'cyd'],
    ...more,
  });

describe('§6 timeouts', () => {
  it('a turn has 120 s by default, and as many as the channel says', () => {
    for (const [settings, ms] of [
      [{}, 120_000],
      [{ timeoutSeconds: 7 }, 7000],
    ] as const) {
      const play = trio(settings);
      play.say('go');
      const { turn } = play.channel();
      assert.equal((turn?.deadlineAt ?? 0) - (turn?.startedAt ?? 0), ms);
    }
  });

  it('at the deadline the absence is noted and the floor passes', () => {
    const play = trio();
    play.say('go');
    play.timeOut();
    assert.equal(play.floor(), 'ben');
    assert.ok(play.notices().includes('timed-out'));
    assert.deepEqual(play.notes().slice(-2), ['timed-out ann', 'opened ben']);
  });

  it('after 3 in a row the agent is OFFLINE in that channel', () => {
    const play = trio();
    play.say('go');
    for (let round = 0; round < 3; round += 1) {
      assert.equal(agentState(play.channel(), 'ann'), 'ACTIVE');
      play.timeOut();
      play.reply('I am here');
      play.reply('so am I');
    }
    assert.equal(agentState(play.channel(), 'ann'), 'OFFLINE');
    assert.equal(play.floor(), 'ben');
    assert.ok(play.notices().includes('offline'));
  });

  it('an answer between them starts the count anew', () => {
    const play = trio({ members: ['ann', 'ben'] });
    play.say('go');
    for (const [round, answers] of [false, false, true, false, false].entries()) {
      if (answers) play.reply('back');
      else play.timeOut();
      play.reply(`I am here, ${round}`);
    }
    assert.equal(agentState(play.channel(), 'ann'), 'ACTIVE');
  });

  for (const how of ['a message that addresses it', 'release'] as const)
    it(`OFFLINE ends with ${how}`, () => {
      const play = trio();
      play.say('go');
      for (let round = 0; round < 3; round += 1) {
        play.timeOut();
        play.reply('I am here');
        play.reply('so am I');
      }
      assert.equal(agentState(play.channel(), 'ann'), 'OFFLINE');
      play.say('hello all');
      assert.equal(agentState(play.channel(), 'ann'), 'OFFLINE');
      if (how === 'release') play.operate({ do: 'release', agent: 'ann' });
      else play.say('are you there, @ann?');
      assert.equal(agentState(play.channel(), 'ann'), 'QUEUED');
    });

  it('a deadline that passed while the host was down is not held against anyone: asked again, with a full one', () => {
    const play = trio();
    play.say('go');
    play.wait(5 * 60_000);
    play.restart();
    const { turn } = play.channel();
    assert.equal(turn?.agent, 'ann');
    assert.equal((turn?.deadlineAt ?? 0) - play.state().at, 120_000);
    assert.equal(play.channel().standings.ann, undefined);
  });

  it('§2 a host that only looks asks nobody again: neither note nor deadline, and it makes nothing fresh', () => {
    const play = trio();
    play.say('go');
    const { turn, noted } = play.channel();
    const look = () => play.tell({ type: 'host.started', version: '1', askedAgain: [], still: true });
    for (let n = 0; n < 3; n += 1) {
      play.wait(3 * 60_000);
      look();
      assert.deepEqual([play.channel().turn, play.channel().noted], [turn, noted]);
    }
    play.wait(3 * 60_000);
    play.restart();
    assert.equal(play.channel().paused?.late, true);
  });

  it('a channel whose last word comes from the future is not fresh', () => {
    const play = trio();
    play.say('go');
    play.wait(-11 * 60_000);
    play.restart();
    assert.equal(play.channel().paused?.late, true);
  });

  it('§2 a host that was away for more than ten minutes asks nobody until a person resumes or speaks', () => {
    for (const how of ['resume', 'speak'] as const) {
      const play = trio();
      play.say('go');
      play.wait(11 * 60_000);
      play.restart();
      assert.deepEqual(pendingIn(play.channel()), []);
      if (how === 'resume') play.operate({ do: 'resume' });
      else play.say('go on');
      assert.equal(pendingIn(play.channel()).length, 2);
      assert.ok((play.channel().turn?.deadlineAt ?? 0) > play.state().at);
    }
  });

  it('a deadline of another turn, another ask, or after the reply changes nothing', () => {
    const play = trio();
    play.say('go');
    play.reply('first');
    const before = play.channel();
    for (const [turn, attempt] of [
      [1, 1],
      [2, 2],
      [9, 1],
    ] as const)
      play.tell({ type: 'channel.deadline-passed', channel: 'c', turn, attempt });
    assert.equal(play.channel(), before);
  });
});
