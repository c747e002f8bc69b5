/** The table of modes, row by row: turn state by agents, who is woken, what is locked. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { modeRefusal, modes, turnStateOf } from '../../../src/core/channels/modes.ts';
import { type Mode, modeNames } from '../../../src/core/channels/settings.ts';
import { playChannels } from '../../support/channelPlay.ts';

const four = ['ann', 'ben', 'cyd', 'dan'];

describe('§6 channel modes', () => {
  const states: [Mode, string, string, string][] = [
    ['none', 'disabled', 'disabled', 'disabled'],
    ['work', 'disabled', 'disabled', 'disabled'],
    ['report', 'dead', 'dead', 'dead'],
    ['discussion', 'disabled', 'normal', 'shuffle'],
    ['chat', 'disabled', 'normal', 'shuffle'],
    ['direct', 'disabled', 'disabled', 'disabled'],
    ['single', 'disabled', 'disabled', 'disabled'],
    ['turn-based', 'disabled', 'normal', 'normal'],
    ['broadcast', 'dead', 'dead', 'dead'],
  ];
  for (const [mode, ...wanted] of states)
    it(`${mode} with 1, 2, 3 and more agents is ${wanted.join(', ')}`, () => {
      const found = [1, 2, 3, 4].map((count) => turnStateOf({ mode }, count));
      assert.deepEqual(found, [...wanted, wanted[2]]);
      const shown = [1, 2, 3].map(
        (count) => playChannels({ id: 'c', mode, members: four.slice(0, count) }).channel().turns,
      );
      assert.deepEqual(shown, wanted);
    });

  it('the table has all nine modes', () =>
    assert.deepEqual(Object.keys(modes).sort(), [...modeNames].sort()));

  const wakes: { mode: Mode; members: string[]; text: string; floor: string | undefined; why?: string }[] = [
    { mode: 'none', members: ['ann'], text: 'hello', floor: undefined },
    { mode: 'none', members: ['ann', 'ben'], text: 'hello @Ben', floor: 'ben', why: 'mention' },
    { mode: 'work', members: ['ann'], text: 'hello', floor: 'ann', why: 'only-agent' },
    { mode: 'work', members: ['ann', 'ben'], text: 'hello', floor: undefined },
    { mode: 'work', members: ['ann', 'ben'], text: 'hello @ben', floor: 'ben', why: 'mention' },
    { mode: 'report', members: ['ann'], text: 'hello @ann', floor: undefined },
    { mode: 'broadcast', members: ['ann'], text: 'hello @ann', floor: undefined },
    { mode: 'chat', members: ['ann'], text: 'hello', floor: 'ann', why: 'only-agent' },
    { mode: 'chat', members: ['ann', 'ben'], text: 'hello @ben', floor: 'ann', why: 'order' },
    { mode: 'chat', members: ['ann', 'ben', 'cyd'], text: 'hello @ben', floor: 'ann', why: 'order' },
    { mode: 'discussion', members: ['ann', 'ben', 'cyd'], text: 'hello', floor: 'ann', why: 'order' },
    { mode: 'direct', members: ['ann'], text: 'hello', floor: 'ann', why: 'only-agent' },
    { mode: 'direct', members: ['ann', 'ben'], text: 'hello @ben', floor: 'ann', why: 'first-member' },
    { mode: 'single', members: ['ann'], text: 'hello', floor: 'ann', why: 'only-agent' },
    { mode: 'single', members: ['ann', 'ben'], text: 'hello', floor: 'ann', why: 'first-member' },
    { mode: 'turn-based', members: ['ann'], text: 'hello', floor: 'ann', why: 'only-agent' },
    { mode: 'turn-based', members: ['ann', 'ben'], text: 'hello', floor: 'ann', why: 'order' },
  ];
  for (const { mode, members, text, floor, why } of wakes)
    it(`${mode} with ${members.join(', ')}: "${text}" wakes ${floor ?? 'nobody'}`, () => {
      const play = playChannels({ id: 'c', mode, members });
      play.say(text);
      assert.equal(play.floor(), floor);
      assert.equal(play.why(), why);
    });

  for (const mode of modeNames)
    it(`no agents in ${mode}: no floor, no error`, () => {
      const play = playChannels({ id: 'c', mode, members: ['papa'] });
      play.say('anybody? @ann');
      assert.equal(play.floor(), undefined);
      assert.deepEqual(play.said(), ['papa: anybody? @ann']);
    });

  it('a channel that nobody declared has the mode none', () => {
    const play = playChannels({ id: 'c', members: ['ann'] });
    play.say('hello', { channel: 'elsewhere' });
    assert.equal(play.channel('elsewhere').settings.mode, 'none');
    assert.equal(play.channel('elsewhere').turns, 'disabled');
  });

  for (const from of modeNames)
    for (const to of modeNames) {
      const isLocked = from !== to && [from, to].some((mode) => mode === 'work' || mode === 'discussion');
      it(`${from} to ${to} is ${isLocked ? 'refused' : 'allowed'}`, () => {
        assert.equal(modeRefusal(from, to) !== undefined, isLocked);
        const play = playChannels({ id: 'c', mode: from, members: four });
        play.declare([{ id: 'c', mode: to, members: four }]);
        assert.equal(play.channel().settings.mode, isLocked ? from : to);
      });
    }

  it('a lock holds when its channel is taken out of the file and put back with another mode', () => {
    const play = playChannels({ id: 'c', mode: 'work', members: four });
    play.declare([]);
    assert.equal(play.channel().gone, true);
    play.declare([{ id: 'c', mode: 'chat', members: four }]);
    assert.equal(play.channel().gone, undefined);
    assert.equal(play.channel().settings.mode, 'work');
  });

  it('an order that is set overrides the table and shows as normal', () => {
    const play = playChannels({ id: 'c', mode: 'chat', order: 'shuffle', members: four });
    assert.equal(play.channel().turns, 'normal');
    const later = playChannels({ id: 'c', mode: 'chat', members: four });
    assert.equal(later.channel().turns, 'shuffle');
    later.say('go');
    later.declare([{ ...later.channel().settings, order: 'priority' }]);
    assert.equal(later.channel().turns, 'normal');
    assert.equal(later.floor(), 'ann');
  });

  it('only the one answers every human message where turns are disabled, and nobody answers an agent', () => {
    const play = playChannels({ id: 'c', mode: 'single', members: ['ann'] });
    play.say('one');
    play.reply('first');
    assert.equal(play.floor(), undefined);
    play.post('ben', 'by the way');
    assert.equal(play.floor(), undefined);
    play.say('two');
    assert.equal(play.floor(), 'ann');
  });
});
