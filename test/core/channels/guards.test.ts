/** Nobody talks for ever: the guards, and the chain of causes. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { agents, type Declared, playChannels } from '../../support/channelPlay.ts';

const chat = (guards: Declared['guards'] = {}, members = ['ann', 'ben']) =>
  playChannels({ id: 'c', mode: 'chat', members, guards });

const three = { x: ['ann', 'ben', 'cyd'], y: ['dan', 'eve', 'fay'] };
const twoChats = (order: 'round-robin' | 'shuffle' = 'round-robin') =>
  playChannels(
    Object.entries(three).map(([id, members]) => ({ id, mode: 'chat' as const, order, members })),
    agents(...three.x, ...three.y),
  );

/** Each agent, whenever it is asked, posts into the other channel and has nothing to add in its own. */
function wakingEachOther(play: ReturnType<typeof twoChats>, posts: number): number {
  let asks = 0;
  for (let round = 0; round < 500; round += 1)
    for (const [here, there] of [
      ['x', 'y'],
      ['y', 'x'],
    ] as const) {
      const { turn } = play.channel(here);
      if (!turn) continue;
      asks += 1;
      for (let at = 0; at < posts; at += 1)
        play.post(turn.agent, `news ${asks} ${at}`, { channel: there, depth: turn.depth });
      play.pass(here);
    }
  return asks;
}

describe('§6 guards', () => {
  it('a governed chat stops after 50 turns without a human, with its reason, and goes on at the next human message', () => {
    const play = chat();
    play.say('go');
    let turns = 0;
    for (; play.floor() !== undefined; turns += 1) play.reply(`words ${turns}`);
    assert.equal(turns, 50);
    const { stopped, messages, log } = play.channel();
    assert.deepEqual([stopped?.reason, stopped?.limit], ['turns-without-human', 50]);
    assert.deepEqual(messages.at(-1)?.notice, { code: 'stopped', reason: 'turns-without-human', limit: 50 });
    assert.deepEqual([log.at(-1)?.event, log.at(-1)?.reason], ['stopped', 'turns-without-human']);
    play.post('eve', 'an agent does not help');
    assert.equal(play.floor(), undefined);
    play.say('go on');
    assert.equal(play.channel().stopped, undefined);
    assert.equal(play.floor(), 'ann');
    for (turns = 0; play.floor() !== undefined; turns += 1) play.reply(`words ${turns}`);
    assert.equal(turns, 50);
  });

  it('a person who resumes a channel that a guard stopped lifts the stop', () => {
    const play = chat({ turnsWithoutHuman: 2 });
    play.say('go');
    play.reply('a');
    play.reply('b');
    assert.equal(play.floor(), undefined);
    play.operate({ do: 'resume' });
    assert.equal(play.floor(), 'ann');
  });

  it('passes count too, and every limit is settable', () => {
    const play = chat({ turnsWithoutHuman: 3 });
    play.say('go');
    play.pass();
    play.reply('a');
    play.pass();
    assert.equal(play.floor(), undefined);
    assert.equal(play.channel().stopped?.limit, 3);
  });

  it('120 turns an hour, by the time of the events', () => {
    const play = chat({ turnsWithoutHuman: 10_000 });
    play.say('go');
    let turns = 0;
    for (; play.floor() !== undefined; turns += 1) {
      play.wait(10_000);
      play.reply(`words ${turns}`);
    }
    assert.equal(turns, 120);
    assert.deepEqual([play.channel().stopped?.reason, play.channel().stopped?.limit], ['turns-an-hour', 120]);
    play.say('go on');
    assert.equal(play.floor(), 'ann');
  });

  it('a message lifts a stop of the hour’s turns for one cycle, not for another hour; each message for one', () => {
    const play = chat({ turnsWithoutHuman: 10_000, turnsAnHour: 10 }, ['ann', 'ben', 'cyd']);
    const speak = () => {
      let turns = 0;
      for (; play.floor() !== undefined && turns < 500; turns += 1) play.reply(`words ${turns}`);
      return turns;
    };
    play.say('go');
    assert.equal(speak(), 10);
    for (let more = 0; more < 4; more += 1) {
      play.say('go on');
      assert.equal(speak(), 3, 'a cycle of three');
      assert.equal(play.channel().stopped?.reason, 'turns-an-hour');
    }
    play.wait(61 * 60_000);
    play.say('an hour later');
    assert.equal(speak(), 10);
  });

  it('where no order is a stop is said once, and from then on each question of that hour is answered', () => {
    const play = playChannels({ id: 'c', mode: 'single', members: ['ann'], guards: { turnsAnHour: 3 } });
    const answered: boolean[] = [];
    for (let at = 0; at < 7; at += 1) {
      play.say(`question ${at}`);
      answered.push(play.floor() === 'ann');
      if (play.floor() !== undefined) play.reply('yes');
    }
    assert.deepEqual(answered, [true, true, true, false, true, true, true]);
    assert.deepEqual(play.notices(), ['stopped']);
  });

  it('an hour later as many again', () => {
    const play = chat({ turnsWithoutHuman: 10_000, turnsAnHour: 4 });
    play.say('go');
    for (let turn = 0; turn < 4; turn += 1) {
      play.wait(21 * 60_000);
      play.reply('words');
    }
    assert.equal(play.channel().stopped, undefined, 'five in 84 minutes, three of them in the last hour');
    play.reply('words');
    play.reply('words');
    assert.equal(play.channel().stopped?.reason, 'turns-an-hour');
  });

  it('A → B → C → A over three channels by mentions ends: eight asks follow from a person’s message, the ninth is refused', () => {
    const ring = [
      ['x', 'ann'],
      ['y', 'ben'],
      ['z', 'cyd'],
    ] as const;
    const play = playChannels(ring.map(([id, agent]) => ({ id, mode: 'none', members: [agent] })));
    play.say('@ann, begin', { channel: 'x' });
    let asks = 0;
    for (let at = 0; at < 50; at += 1) {
      const [here] = ring[at % 3] ?? ['x'];
      const [next, whom] = ring[(at + 1) % 3] ?? ['y', 'ben'];
      const { turn } = play.channel(here);
      if (!turn) break;
      asks += 1;
      play.post(turn.agent, `@${whom}, your turn`, { channel: next, depth: turn.depth });
      play.reply('passed on', { channel: here });
    }
    assert.equal(asks, 8);
    const stopped = ring.map(([id]) => play.channel(id).stopped?.reason);
    assert.deepEqual(stopped, [undefined, undefined, 'chain']);
    assert.deepEqual(play.notices('z'), ['stopped']);
    play.say('@cyd, go on', { channel: 'z' });
    assert.equal(play.floor('z'), 'cyd');
    assert.equal(play.channel('z').turn?.depth, 1);
  });

  it('two agents who mention each other in one channel end too', () => {
    const play = playChannels({ id: 'c', mode: 'none', members: ['ann', 'ben'] });
    play.say('@ann, begin');
    let asks = 0;
    for (; play.floor() !== undefined && asks < 50; asks += 1)
      play.reply(play.floor() === 'ann' ? 'what says @ben?' : 'what says @ann?');
    assert.equal(asks, 8);
    assert.equal(play.channel().stopped?.reason, 'chain');
  });

  it('a message carries its depth into the cycle that is under way, and a person’s begins anew', () => {
    const play = twoChats();
    play.say('go', { channel: 'x' });
    play.post('dan', 'news', { channel: 'x', depth: 4 });
    assert.equal(play.channel('x').turn?.depth, 1, 'who is speaking was asked before');
    play.reply('well', { channel: 'x' });
    assert.equal(play.channel('x').turn?.depth, 5);
    play.post('dan', 'less far', { channel: 'x', depth: 2 });
    play.reply('well then', { channel: 'x' });
    assert.equal(play.channel('x').turn?.depth, 5, 'the longest chain counts');
    play.say('go on', { channel: 'x' });
    play.reply('well', { channel: 'x' });
    assert.equal(play.channel('x').turn?.depth, 1);
  });

  it('a message at the end of its chain into a cycle under way joins it, keeps nobody awake, and stops nobody', () => {
    const play = twoChats();
    play.say('go', { channel: 'x' });
    play.post('dan', 'the last word', { channel: 'x', depth: 8 });
    assert.deepEqual(play.channel('x').messages.at(-1)?.notice, {
      code: 'not-woken',
      agent: 'dan',
      limit: 8,
    });
    assert.deepEqual([play.channel('x').stopped, play.floor('x')], [undefined, 'ann']);
    for (let turn = 0; turn < 3; turn += 1) play.pass('x');
    assert.equal(play.channel('x').stage, 'dormant');
  });

  it('of an agent whose messages wake nobody it is said once until a person speaks, however many it posts', () => {
    const play = twoChats();
    const told = () => play.notices('x').filter((code) => code === 'not-woken').length;
    play.say('go', { channel: 'x' });
    for (let at = 0; at < 5; at += 1) play.post('dan', `the last word ${at}`, { channel: 'x', depth: 8 });
    play.post('eve', 'mine too', { channel: 'x', depth: 8 });
    assert.equal(told(), 2);
    play.say('and now?', { channel: 'x' });
    play.post('dan', 'the last word', { channel: 'x', depth: 8 });
    assert.equal(told(), 3);
  });

  it('what a person asked before the end of a chain is still answered', () => {
    const play = playChannels({ id: 'c', mode: 'none', members: ['ann', 'ben', 'cyd'] });
    play.say('@ann and @ben?');
    play.post('dan', '@cyd?', { depth: 8 });
    assert.equal(play.channel().stopped?.reason, 'chain');
    play.reply('here');
    assert.equal(play.floor(), 'ben');
    assert.equal(play.channel().stopped, undefined);
  });
});

describe('§6 two chats whose agents wake each other', () => {
  for (const order of ['round-robin', 'shuffle'] as const)
    for (const posts of [1, 3])
      it(`§6 two chats of three (${order}) who post ${posts} times into each other at every ask: one message of a person gives at most 24 asks`, () => {
        const play = twoChats(order);
        play.say('go', { channel: 'x' });
        const asks = wakingEachOther(play, posts);
        assert.ok(asks >= 8 && asks <= 24, `${asks} asks`);
        assert.equal(play.floor('x') ?? play.floor('y'), undefined);
        const notes = ['x', 'y'].flatMap((id) => play.channel(id).log);
        assert.ok(notes.some(({ event, reason }) => event === 'refused' && reason === 'chain'));
        const told = ['x', 'y'].flatMap((id) => play.notices(id));
        assert.ok(told.includes('not-woken') || told.includes('stopped'), 'and the channel says why');
        // Neither is deaf for it: the next person is heard in both.
        for (const id of ['x', 'y']) {
          play.say('and you?', { channel: id });
          assert.notEqual(play.floor(id), undefined);
          while (play.floor(id) !== undefined) play.pass(id);
        }
      });
});
