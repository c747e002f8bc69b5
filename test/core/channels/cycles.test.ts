/** Speaker lists, cycle boundaries, newcomers, leavers, agent states: each edge case of the turn manager. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { agentState, queueOf } from '../../../src/core/channels/agentStates.ts';
import { type ChannelPlay, playChannels } from '../../support/channelPlay.ts';

const chat = (...members: string[]) => playChannels({ id: 'c', mode: 'chat', members });
const normal = (...members: string[]) =>
  playChannels({ id: 'c', mode: 'turn-based', completion: 'reply', members });

/** Lets whoever has the floor speak, this often; who it was. */
function speak(play: ChannelPlay, often: number): (string | undefined)[] {
  return Array.from({ length: often }, (_, n) => {
    const who = play.floor();
    play.reply(`words ${n}`);
    return who;
  });
}

describe('§6 cycles of a channel', () => {
  it('normal: the list rotates in fixed order', () => {
    const play = normal('ann', 'ben', 'cyd');
    play.say('go');
    assert.deepEqual(speak(play, 7), ['ann', 'ben', 'cyd', 'ann', 'ben', 'cyd', 'ann']);
  });

  it('normal: another order of the members moves nobody, and whoever is put first as a newcomer speaks last', () => {
    const play = normal('ann', 'ben', 'cyd');
    play.say('go');
    play.members('cyd', 'ben', 'ann');
    assert.deepEqual(speak(play, 6), ['ann', 'ben', 'cyd', 'ann', 'ben', 'cyd']);
    play.members('dan', 'cyd', 'ben', 'ann');
    assert.deepEqual(speak(play, 7), ['ann', 'ben', 'cyd', 'ann', 'ben', 'cyd', 'dan']);
    play.members('dan', 'cyd', 'ann');
    assert.deepEqual(speak(play, 3), ['ann', 'cyd', 'dan']);
    play.members('dan', 'cyd', 'ben', 'ann');
    assert.deepEqual(speak(play, 7), ['ann', 'cyd', 'dan', 'ann', 'cyd', 'dan', 'ben']);
  });

  it('where the first member answers, it is the one who stands first now', () => {
    const play = playChannels({ id: 'c', mode: 'single', members: ['ann', 'ben'] });
    play.say('hello');
    assert.equal(play.floor(), 'ann');
    play.pass();
    play.members('ben', 'ann');
    play.say('hello again');
    assert.equal(play.floor(), 'ben');
  });

  it('only members who are agents of the registry speak', () => {
    const play = normal('papa', 'ben', 'nobody-knows', 'ann');
    play.say('go');
    assert.deepEqual(speak(play, 3), ['ben', 'ann', 'ben']);
  });

  it('shuffle: everyone once a cycle, and the last of a cycle is never the first of the next', () => {
    const play = chat('ann', 'ben', 'cyd', 'dan');
    play.say('go');
    assert.equal(play.channel().turns, 'shuffle');
    const spoke = speak(play, 40);
    const orders = new Set<string>();
    for (let at = 0; at < 40; at += 4) {
      const cycle = spoke.slice(at, at + 4);
      assert.equal(new Set(cycle).size, 4);
      orders.add(cycle.join());
      if (at > 0) assert.notEqual(spoke[at], spoke[at - 1]);
    }
    assert.ok(orders.size > 3, 'it is reshuffled');
  });

  it('shuffle of two alternates', () => {
    const play = playChannels({ id: 'c', mode: 'chat', order: 'shuffle', members: ['ann', 'ben'] });
    play.say('go');
    assert.deepEqual(speak(play, 6), ['ann', 'ben', 'ann', 'ben', 'ann', 'ben']);
  });

  it('an agent that leaves mid-cycle is skipped at once and removed at the boundary', () => {
    const play = normal('ann', 'ben', 'cyd');
    play.say('go');
    play.members('ann', 'cyd');
    assert.deepEqual(play.channel().cycle.list, ['ann', 'ben', 'cyd']);
    assert.deepEqual(speak(play, 2), ['ann', 'cyd']);
    assert.deepEqual(play.channel().cycle.list, ['ann', 'cyd']);
  });

  it('an agent that leaves while it has the floor loses it, and the next one has it', () => {
    const play = normal('ann', 'ben', 'cyd');
    play.say('go');
    play.members('ben', 'cyd');
    assert.equal(play.floor(), 'ben');
    assert.ok(play.notes().includes('skipped ann'));
  });

  it('the dormant check counts only agents who completed a turn', () => {
    const play = normal('ann', 'ben', 'cyd');
    play.say('go');
    play.pass();
    play.reply('all is said');
    play.reply('indeed');
    play.pass();
    play.members('ann', 'ben');
    play.pass();
    assert.equal(play.channel().stage, 'dormant');
    assert.equal(play.channel().dormant, 'all-passed');
  });

  it('an agent that joins mid-cycle waits for the boundary', () => {
    const play = normal('ann', 'ben');
    play.say('go');
    play.members('cyd', 'ann', 'ben');
    assert.equal(agentState(play.channel(), 'cyd'), 'IDLE');
    assert.deepEqual(speak(play, 5), ['ann', 'ben', 'ann', 'ben', 'cyd']);
  });

  it('one that left and came back within a cycle keeps its place', () => {
    const play = normal('ann', 'ben', 'cyd');
    play.say('go');
    play.members('ann', 'cyd');
    play.members('ann', 'cyd', 'ben');
    assert.deepEqual(speak(play, 3), ['ann', 'ben', 'cyd']);
  });

  it('a newcomer at the boundary starts a fresh cycle although all passed', () => {
    const play = normal('ann', 'ben');
    play.say('go');
    play.pass();
    play.members('ann', 'ben', 'cyd');
    play.pass();
    assert.equal(play.channel().stage, 'running');
    assert.deepEqual(play.channel().cycle.list, ['ann', 'ben', 'cyd']);
    for (const who of ['ann', 'ben', 'cyd']) {
      assert.equal(play.floor(), who);
      play.pass();
    }
    assert.equal(play.channel().stage, 'dormant');
  });

  it('shuffle with newcomers: they are appended, dormancy is suppressed, the enlarged list is reshuffled', () => {
    const play = chat('ann', 'ben', 'cyd');
    play.say('go');
    play.members('ann', 'ben', 'cyd', 'dan');
    for (let turn = 0; turn < 3; turn += 1) play.pass();
    assert.equal(play.channel().stage, 'running');
    assert.deepEqual([...play.channel().cycle.list].sort(), ['ann', 'ben', 'cyd', 'dan']);
    assert.equal(new Set(speak(play, 4)).size, 4);
  });

  it('while dormant who comes and goes does so at once', () => {
    const play = normal('ann', 'ben', 'cyd');
    play.say('go');
    for (let turn = 0; turn < 3; turn += 1) play.pass();
    play.members('ben', 'cyd', 'dan');
    assert.deepEqual(play.channel().cycle.list, ['ben', 'cyd', 'dan']);
    play.say('again');
    assert.equal(play.floor(), 'ben');
  });

  it('where turns are disabled who comes and goes does so at once', () => {
    const play = chat('ann');
    play.members('ann', 'ben');
    assert.equal(play.channel().turns, 'normal');
    play.members('ben');
    assert.equal(play.channel().turns, 'disabled');
    play.say('hello');
    assert.equal(play.floor(), 'ben');
  });

  it('two agents become three at the boundary: normal becomes shuffle', () => {
    const play = chat('ann', 'ben');
    play.say('go');
    play.members('ann', 'ben', 'cyd');
    assert.equal(play.channel().turns, 'normal');
    speak(play, 2);
    assert.equal(play.channel().turns, 'shuffle');
  });

  it('one agent is left at the boundary: disabled, and nobody has the floor', () => {
    const play = chat('ann', 'ben');
    play.say('go');
    play.members('ann');
    play.reply('alone now');
    assert.equal(play.channel().turns, 'disabled');
    assert.equal(play.floor(), undefined);
    play.members();
    play.say('anybody?');
    assert.equal(play.floor(), undefined);
  });
});

describe('§6 a mode change', () => {
  it('during a turn aborts it; the late reply is discarded and noted', () => {
    const play = chat('ann', 'ben');
    play.say('go');
    const turn = play.channel().turn?.n ?? 0;
    play.declare([{ id: 'c', mode: 'report', members: ['ann', 'ben'] }]);
    assert.equal(play.floor(), undefined);
    assert.ok(play.notices().includes('aborted'));
    const late = { channel: 'c', turn, attempt: 1, text: 'too late', mentions: [], ms: 1, tries: 1 };
    play.tell({ type: 'channel.replied', ...late });
    assert.ok(play.notes().includes('late-reply'));
    assert.deepEqual(play.said(), ['papa: go']);
    const before = play.channel();
    play.tell({ type: 'channel.replied', ...late });
    assert.equal(play.channel(), before, 'noted once');
  });

  it('to another mode with turns goes on with a new cycle', () => {
    const play = chat('ann', 'ben');
    play.say('go');
    play.reply('one');
    play.declare([{ id: 'c', mode: 'turn-based', members: ['ann', 'ben'] }]);
    assert.equal(play.floor(), 'ann');
  });
});

describe('§6 agent states', () => {
  it('ACTIVE has the floor, QUEUED is in the list of a running cycle, IDLE is not', () => {
    const play = normal('ann', 'ben');
    const states = () => ['ann', 'ben'].map((id) => agentState(play.channel(), id));
    assert.deepEqual(states(), ['IDLE', 'IDLE']);
    play.say('go');
    assert.deepEqual(states(), ['ACTIVE', 'QUEUED']);
    play.reply('one');
    assert.deepEqual(states(), ['QUEUED', 'ACTIVE']);
  });

  it('WAITING keeps its place and is skipped until a person speaks or it is released', () => {
    const play = normal('ann', 'ben', 'cyd');
    play.say('go');
    play.reply('ok');
    play.reply('hold on\nTURN_WAIT');
    assert.equal(agentState(play.channel(), 'ben'), 'WAITING');
    assert.deepEqual(speak(play, 3), ['cyd', 'ann', 'cyd']);
    play.operate({ do: 'release', agent: 'ben' });
    assert.deepEqual(speak(play, 3), ['ann', 'ben', 'cyd']);
  });

  it('in the queue WAITING keeps its place, and OFFLINE has none', () => {
    const play = normal('ann', 'ben', 'cyd', 'dan');
    play.say('go');
    play.reply('ok');
    play.reply('hold on\nTURN_WAIT');
    assert.deepEqual(queueOf(play.channel()), ['dan', 'ann', 'ben']);
    for (let n = 0; n < 3; n += 1) {
      play.timeOut();
      play.reply('ok');
      play.reply('ok');
    }
    assert.equal(agentState(play.channel(), 'cyd'), 'OFFLINE');
    assert.deepEqual([play.floor(), queueOf(play.channel())], ['dan', ['ann', 'ben']]);
  });

  it('a muted member keeps its place and is not asked', () => {
    const play = normal('ann', 'ben', 'cyd');
    play.declare([{ ...play.channel().settings, muted: ['ben'] }]);
    play.say('go');
    assert.deepEqual(speak(play, 4), ['ann', 'cyd', 'ann', 'cyd']);
    play.declare([{ ...play.channel().settings, muted: [] }]);
    assert.deepEqual(speak(play, 3), ['ann', 'ben', 'cyd']);
  });

  it('muting who has the floor takes it away', () => {
    const play = normal('ann', 'ben');
    play.say('go');
    play.declare([{ ...play.channel().settings, muted: ['ann'] }]);
    assert.equal(play.floor(), 'ben');
  });
});
