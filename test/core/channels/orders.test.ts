/** The six orders, interrupts by a word, and whom the router wakes by domain. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { mentionsIn } from '../../../src/core/channels/messages/mentions.ts';
import type { Order } from '../../../src/core/channels/settings.ts';
import { pendingIn } from '../../../src/core/channels/turns/pendingIn.ts';
import { agents, type ChannelPlay, type Known, playChannels } from '../../support/channelPlay.ts';

const known = (more: Record<string, Partial<Known>>): Known[] =>
  agents('ann', 'ben', 'cyd', 'dan').map((each) => ({ ...each, ...more[each.id] }));
const ordered = (
  order: Order,
  more: Record<string, Partial<Known>> = {},
  members = ['ann', 'ben', 'cyd'],
) => {
  const guards = { turnsWithoutHuman: 100_000, turnsAnHour: 100_000 };
  const play = playChannels({ id: 'c', mode: 'chat', order, members, guards }, known(more));
  play.say('go');
  return play;
};
const turns = (play: ChannelPlay, often: number, text?: string) =>
  Array.from({ length: often }, (_, nth) => {
    const who = play.floor();
    play.reply(text ?? `words ${nth}`);
    return who;
  });

describe('§6 orders', () => {
  it('round-robin goes through the list', () =>
    assert.deepEqual(turns(ordered('round-robin'), 5), ['ann', 'ben', 'cyd', 'ann', 'ben']));

  it('priority: higher first, missing is lowest, ties in list order', () => {
    const play = ordered('priority', { ben: { priority: 5 }, dan: { priority: 5 }, ann: { priority: -1 } }, [
      'cyd',
      'ann',
      'dan',
      'ben',
    ]);
    assert.deepEqual(turns(play, 5), ['dan', 'ben', 'ann', 'cyd', 'dan']);
  });

  it('speed: turns in proportion to speed, within 1 %', () => {
    const speeds = { ann: 10, ben: 20, cyd: 35 };
    const play = ordered(
      'speed',
      Object.fromEntries(Object.entries(speeds).map(([id, speed]) => [id, { speed }])),
    );
    const all = 6500;
    const spoke = turns(play, all);
    for (const [id, speed] of Object.entries(speeds)) {
      const share = spoke.filter((each) => each === id).length / all;
      assert.ok(Math.abs(share / (speed / 65) - 1) < 0.01, `${id} had ${share}`);
    }
  });

  it('speed: whoever passes 100 acts and pays 100, the fullest first', () =>
    assert.deepEqual(
      turns(ordered('speed', { ann: { speed: 60 }, ben: { speed: 100 }, cyd: { speed: 1 } }), 5),
      ['ben', 'ann', 'ben', 'ben', 'ann'],
    ));

  it('addressed: the @mentioned one is next, else the row goes on', () => {
    const play = ordered('addressed');
    assert.equal(play.floor(), 'ann');
    play.reply('what do you think, @Cyd?');
    assert.equal(play.floor(), 'cyd');
    assert.equal(play.why(), 'addressed');
    play.reply('fine');
    assert.equal(play.floor(), 'ann');
  });

  it('chosen: the orchestrator is asked who goes next', () => {
    const play = ordered('chosen', { ann: { orchestrator: true } });
    assert.equal(play.floor(), undefined);
    const [ask] = pendingIn(play.channel());
    assert.ok(ask?.kind === 'channel-choose');
    assert.equal(ask.orchestrator, 'ann');
    assert.deepEqual(ask.among, ['ann', 'ben', 'cyd']);
    play.tell({ type: 'channel.chosen', channel: 'c', choice: ask.choice, agent: 'cyd' });
    assert.equal(play.floor(), 'cyd');
    assert.equal(play.why(), 'chosen');
    const before = play.channel();
    play.tell({ type: 'channel.chosen', channel: 'c', choice: ask.choice, agent: 'ben' });
    assert.equal(play.channel(), before, 'the first choice stands');
  });

  for (const [what, agent] of [
    ['nobody readable', undefined],
    ['somebody who is not here', 'dan'],
  ] as const)
    it(`chosen: with ${what} the row goes on`, () => {
      const play = ordered('chosen', { ann: { orchestrator: true } });
      const said: (string | undefined)[] = [];
      for (let turn = 0; turn < 4; turn += 1) {
        const [ask] = pendingIn(play.channel());
        assert.ok(ask?.kind === 'channel-choose');
        play.tell({ type: 'channel.chosen', channel: 'c', choice: ask.choice, ...(agent ? { agent } : {}) });
        said.push(play.floor());
        play.reply('words');
      }
      assert.deepEqual(said, ['ann', 'ben', 'cyd', 'ann']);
    });

  it('chosen: at the deadline of the choice the row goes on', () => {
    const play = ordered('chosen', { ann: { orchestrator: true } });
    const wait = pendingIn(play.channel()).find(({ kind }) => kind === 'wait');
    assert.ok(wait?.kind === 'wait');
    play.tell(wait.then);
    assert.equal(play.floor(), 'ann');
  });

  it('chosen without an orchestrator is round robin', () =>
    assert.deepEqual(turns(ordered('chosen'), 4), ['ann', 'ben', 'cyd', 'ann']));

  for (const order of ['speed', 'addressed', 'chosen'] as const)
    it(`${order}: a cycle is as many turns as the list is long`, () => {
      const play = ordered(order, { ann: { speed: 90 }, ben: { speed: 5 } });
      for (let turn = 0; turn < 3; turn += 1) {
        assert.equal(play.channel().stage, 'running');
        play.pass();
      }
      assert.equal(play.channel().stage, 'dormant');
    });

  for (const order of ['round-robin', 'shuffle', 'priority', 'speed', 'addressed', 'chosen'] as const)
    it(`${order}: who waits is passed over, and when nobody is left the channel is dormant`, () => {
      const play = ordered(order);
      for (let turn = 0; turn < 3; turn += 1) play.reply('TURN_WAIT');
      assert.equal(play.channel().dormant, 'nobody-able');
    });
});

describe('§6 interrupts', () => {
  const reacting = () => ordered('round-robin', { cyd: { reactsTo: ['blocker', 'on fire'] } });

  it('a word in reactsTo gives that agent the next turn as an extra one', () => {
    const play = reacting();
    play.reply('That is a Blocker!');
    assert.equal(play.floor(), 'cyd');
    assert.deepEqual(play.channel().turn?.why, {
      code: 'interrupt',
      word: 'blocker',
      message: 'c-1-1',
      by: 'ann',
    });
    assert.deepEqual(turns(play, 4), ['cyd', 'ben', 'cyd', 'ann']);
    const said = play.channel().messages.filter(({ kind }) => kind === 'agent');
    assert.deepEqual(
      said.map(({ why }) => why?.code),
      [undefined, 'interrupt', undefined, undefined, undefined],
      'the reason stays with what was said',
    );
  });

  it('never twice in a cycle', () => {
    const play = reacting();
    assert.deepEqual(turns(play, 4, 'a blocker'), ['ann', 'cyd', 'ben', 'cyd']);
    assert.deepEqual(turns(play, 3, 'a blocker'), ['ann', 'cyd', 'ben'], 'and again in the next');
  });

  for (const [text, reacts] of [
    ['blockers', false],
    ['unblocker', false],
    ['BLOCKER', true],
    ['(blocker)', true],
    ['the house is on fire.', true],
    ['on firewood', false],
  ] as const)
    it(`"${text}" ${reacts ? 'is' : 'is not'} the whole word`, () => {
      const play = reacting();
      play.reply(text);
      assert.equal(play.floor(), reacts ? 'cyd' : 'ben');
    });

  it('the word that wakes a dormant channel does it too: the extra turn comes first', () => {
    const play = reacting();
    for (let n = 0; n < 3; n += 1) play.pass();
    assert.equal(play.channel().stage, 'dormant');
    play.say('the house is on fire');
    assert.equal(play.why(), 'interrupt');
    assert.deepEqual(turns(play, 4), ['cyd', 'ann', 'ben', 'cyd']);
  });

  it('a person’s word does it too, and one’s own does not', () => {
    const play = reacting();
    play.say('blocker here');
    play.reply('ok');
    assert.equal(play.why(), 'interrupt');
    const own = ordered('round-robin', { ann: { reactsTo: ['blocker'] } });
    own.reply('a blocker');
    assert.equal(own.floor(), 'ben');
  });
});

describe('§6 the router', () => {
  const team = known({
    ann: { domains: { lead: ['security'], backup: [] } },
    ben: { domains: { lead: ['code'], backup: ['security'] } },
  });
  const work = (members = ['ann', 'ben', 'cyd']) => playChannels({ id: 'c', mode: 'work', members }, team);

  it('§5 a message that names a domain wakes its lead, and says so', () => {
    const play = work();
    play.say('is our password storage secure?');
    assert.equal(play.floor(), 'ann');
    assert.deepEqual(
      [play.channel().turn?.why.code, play.channel().turn?.why.word],
      ['domain-lead', 'security'],
    );
  });

  it('§5 where the lead is not here, the backup', () => {
    const play = work(['ben', 'cyd']);
    play.say('is our password storage secure?');
    assert.equal(play.floor(), 'ben');
    assert.equal(play.why(), 'domain-backup');
  });

  it('a mention goes before a domain', () => {
    const play = work();
    play.say('@cyd is our password storage secure?');
    assert.equal(play.floor(), 'cyd');
  });

  it('in none only ever who is addressed', () => {
    const play = playChannels({ id: 'c', mode: 'none', members: ['ann', 'ben'] }, team);
    play.say('is our password storage secure?');
    assert.equal(play.floor(), undefined);
  });

  it('several who are addressed answer one after the other, each once', () => {
    const play = playChannels({ id: 'c', mode: 'none', members: ['ann', 'ben', 'cyd'] });
    play.say('@cyd and @ann, and @cyd again');
    assert.deepEqual(turns(play, 2), ['cyd', 'ann']);
    assert.equal(play.floor(), undefined);
  });

  for (const [text, wanted] of [
    ['hello @ann', ['ann']],
    ['@Ben, @ann', ['ben', 'ann']],
    ['mail ann@ben.example', []],
    ['@annie', []],
    ['@ann-x', []],
    ['(@ann)', ['ann']],
    ['`@ann`', []],
    ['```\n@ann\n```\n@ben', ['ben']],
    ['@René', ['rene']],
    ['@Big Bird!', ['bird']],
    ['@Big, see @Big Bird', ['big', 'bird']],
    ['@BIG BIRD and @big', ['bird', 'big']],
  ] as const)
    it(`${JSON.stringify(text)} mentions ${wanted.join(', ') || 'nobody'}`, () =>
      assert.deepEqual(
        mentionsIn(text, [
          { id: 'ann', name: 'Ann' },
          { id: 'ben', name: 'Ben' },
          { id: 'rene', name: 'René' },
          { id: 'big', name: 'Big' },
          { id: 'bird', name: 'Big Bird' },
        ]),
        wanted,
      ));
});
