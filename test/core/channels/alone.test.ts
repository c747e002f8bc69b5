/** Nobody answers himself: one able speaker among several acts as one alone, and words said three times over are a pass. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { onlySpeaker } from '../../../src/core/channels/turns/oneAbleSpeaker.ts';
import { channelWords } from '../../../src/rpc/words/channels/channelWords.ts';
import { type ChannelPlay, type Declared, playChannels } from '../../support/channelPlay.ts';

const chat = (more: Partial<Declared> = {}) =>
  playChannels({ id: 'c', mode: 'chat', order: 'round-robin', members: ['ann', 'ben', 'cyd'], ...more });

/** As long as somebody is asked: ann says something new, the others are silent. */
function untilQuiet(play: ChannelPlay, speaker = 'ann'): number {
  let asks = 0;
  for (; play.floor() !== undefined; asks += 1) {
    assert.ok(asks < 60, 'it ends');
    if (play.floor() === speaker) play.reply(`news ${asks}`);
    else play.timeOut();
  }
  return asks;
}

describe('§6 one able speaker', () => {
  it('once the others are OFFLINE the one who is left is not asked to answer itself', () => {
    const play = chat();
    play.say('go');
    const asks = untilQuiet(play);
    assert.equal(asks, 9, 'three cycles, until both have been silent three times');
    const { stage, stopped, turns } = play.channel();
    assert.deepEqual([stage, stopped, turns], ['resting', undefined, 'normal']);
    assert.equal(onlySpeaker(play.channel()), 'ann');
  });

  it('it is said once, with what keeps the others', () => {
    const play = chat();
    play.declare([{ ...play.channel().settings, muted: ['cyd'] }]);
    play.say('go');
    play.reply('hello');
    play.reply('I wait\nTURN_WAIT');
    play.reply('so what do you say?');
    assert.equal(play.floor(), undefined, 'ann has answered ben, and nobody answers ann');
    const told = play
      .channel()
      .messages.flatMap(({ notice }) => (notice?.code === 'one-able' ? [notice] : []));
    assert.deepEqual(told, [
      {
        code: 'one-able',
        agent: 'ann',
        others: [
          { id: 'ben', why: 'waiting' },
          { id: 'cyd', why: 'muted' },
        ],
      },
    ]);
  });

  it('who answers in a file is said to, not to run elsewhere', () => {
    const play = playChannels({ id: 'c', mode: 'chat', members: ['ann', 'ben', 'cyd'] }, [
      { id: 'ann', name: 'Ann' },
      { id: 'ben', name: 'Ben', backend: 'file' },
      { id: 'cyd', name: 'Cyd', backend: 'elsewhere' },
    ]);
    play.say('go');
    const told = play.channel().messages.find(({ notice }) => notice?.code === 'one-able')?.notice;
    assert.deepEqual(told?.others, [
      { id: 'ben', why: 'file' },
      { id: 'cyd', why: 'elsewhere' },
    ]);
  });

  it('a person who speaks to one who is muted is told, and where all are muted they are told of each', () => {
    const play = chat({ muted: ['cyd'] });
    play.say('@cyd?');
    assert.deepEqual(play.notices(), ['muted']);
    assert.equal(play.floor(), 'ann', 'the others are asked');
    play.declare([{ ...play.channel().settings, muted: ['ann', 'ben', 'cyd'] }]);
    play.say('anybody?');
    const told = play
      .channel()
      .messages.flatMap(({ notice }) => (notice?.code === 'muted' ? [notice.agent] : []));
    assert.deepEqual(told, ['cyd', 'ann', 'ben', 'cyd']);
    assert.equal(
      channelWords.en.notice({ code: 'muted', name: 'Cyd' }),
      'Cyd is muted here: nothing is asked of it.',
    );
  });

  it('it answers every message of a person, once, and nothing that an agent posts without naming it', () => {
    const play = chat();
    play.say('go');
    untilQuiet(play);
    for (const question of ['and now?', 'and then?']) {
      play.say(question);
      assert.deepEqual([play.floor(), play.why()], ['ann', 'only-agent']);
      assert.equal(untilQuiet(play), 1);
    }
    play.post('eve', 'news of the outside');
    assert.equal(play.floor(), undefined);
    play.post('eve', 'what says @ann?');
    assert.deepEqual([play.floor(), play.why()], ['ann', 'mention']);
    assert.equal(untilQuiet(play), 1);
    assert.equal(play.notices().filter((code) => code === 'one-able').length, 1, 'said once');
  });

  it('who is spent counts as one who can’t speak', () => {
    const known = ['ann', 'ben'].map((id) => ({
      id,
      name: id,
      ...(id === 'ben' ? { budget: { tokens: 10 } } : {}),
    }));
    const play = playChannels({ id: 'c', mode: 'chat', members: ['ann', 'ben'] }, known);
    play.say('go');
    play.reply('one');
    play.reply('two', { tokens: 20 });
    assert.equal(play.floor(), 'ann', 'ben’s last words are answered');
    play.reply('three');
    assert.equal(play.floor(), undefined);
    assert.deepEqual(play.channel().messages.at(-1)?.notice?.others, [{ id: 'ben', why: 'spent' }]);
  });

  it('turns go round again as soon as somebody is called back', () => {
    const play = chat();
    play.say('go');
    untilQuiet(play);
    play.say('@ben, are you there?');
    assert.equal(onlySpeaker(play.channel()), undefined);
    assert.deepEqual([play.channel().stage, play.floor()], ['running', 'ann']);
    play.reply('I am');
    assert.equal(play.floor(), 'ben');
  });

  it('whoever has not answered a person yet is asked, though the others fell silent before it', () => {
    const play = chat({ members: ['ben', 'ann'] });
    play.say('go');
    for (let round = 0; round < 2; round += 1) {
      play.timeOut();
      play.reply(`words ${round}`);
    }
    play.say('and what of the cache?');
    play.timeOut();
    assert.equal(play.floor(), 'ann');
    play.reply('It must go.');
    assert.equal(play.floor(), undefined);
  });

  it('a message while the one is speaking is answered after it', () => {
    const play = chat();
    play.say('go');
    untilQuiet(play);
    play.say('first?');
    play.say('second?');
    play.reply('to the first');
    assert.equal(play.floor(), 'ann');
    play.reply('to the second');
    assert.equal(play.floor(), undefined);
  });

  it('who began a discussion is told that it is idle, once', () => {
    const play = playChannels({
      ...{ id: 'c', mode: 'discussion', members: ['ann', 'ben'], order: 'round-robin' },
      discussion: { initiator: 'papa', guide: 'Begin.' },
    });
    untilQuiet(play);
    assert.equal(play.notices().filter((code) => code === 'idle').length, 1);
  });
});

describe('§6 repetition', () => {
  const plan = 'We should empty the cache first and then restart the index.';
  const almost = 'We should empty the cache first and then restart the index again.';

  it('three turns of an agent that repeat its own make it pass: not posted, noted, and said', () => {
    const play = chat({ members: ['ann', 'ben'] });
    play.say('go');
    let asks = 0;
    for (; play.floor() !== undefined; asks += 1)
      play.reply(`${play.floor()}: ${asks % 4 < 2 ? plan : almost}`);
    assert.equal(asks, 8, 'each says it, repeats it twice, and passes the third time');
    assert.deepEqual([play.channel().stage, play.channel().dormant], ['dormant', 'all-passed']);
    assert.equal(play.said().filter((line) => line.startsWith('ann')).length, 3);
    const { log, messages } = play.channel();
    assert.deepEqual(
      log.filter(({ reason }) => reason === 'repeats').map(({ event, agent }) => [event, agent]),
      [
        ['passed', 'ann'],
        ['passed', 'ben'],
      ],
    );
    const told = messages.find(({ notice }) => notice?.code === 'repeats')?.notice;
    assert.deepEqual(told, { code: 'repeats', agent: 'ann', limit: 3 });
  });

  it('of a reply too short to be compared in runs of words the same words are a repetition', () => {
    const play = chat({ members: ['ann', 'ben'] });
    play.say('go');
    let asks = 0;
    for (; play.floor() !== undefined; asks += 1) play.reply(asks % 4 < 2 ? 'Agreed.' : '**agreed**');
    assert.equal(asks, 8, 'each says it, repeats it twice, and passes the third time');
    assert.equal(play.channel().dormant, 'all-passed');
  });

  it('something new begins the count anew', () => {
    const play = chat({ members: ['ann', 'ben'] });
    play.say('go');
    for (const [at, text] of [
      plan,
      plan,
      plan,
      'But what of the users who are reading it now?',
      plan,
      plan,
    ].entries()) {
      assert.equal(play.floor(), 'ann');
      play.reply(text);
      play.reply(`yes ${at}`);
    }
    assert.equal(play.said().filter((line) => line.startsWith('ann')).length, 6);
  });

  it('the same answer to a person who asks again is an answer', () => {
    const play = chat({ members: ['ann', 'ben'] });
    for (let at = 0; at < 6; at += 1) {
      play.say('what now?');
      play.reply(plan);
      play.reply(`yes ${at}`);
      while (play.floor() !== undefined) play.pass();
    }
    assert.equal(play.said().filter((line) => line.startsWith('ann')).length, 6);
  });

  it('what was dropped so is left out of what is read back from the journal', () => {
    const play = chat({ members: ['ann', 'ben'] });
    play.say('go');
    for (let at = 0; play.floor() !== undefined && at < 8; at += 1)
      play.reply(play.floor() === 'ann' ? plan : `yes ${at}`);
    const third = play.records.filter(
      ({ event }) => event.type === 'channel.replied' && event.text === plan,
    )[3];
    assert.deepEqual(play.channel().dropped, [third?.seq]);
  });
});
