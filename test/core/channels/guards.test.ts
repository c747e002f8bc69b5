/** Nobody talks for ever: the guards, the chain of causes, and the links between channels. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { digestOf, escalationRefusal, linkProblems, sharedWith } from '../../../src/core/channels/links.ts';
import { ChannelSettings } from '../../../src/core/channels/settings.ts';
import { type Declared, playChannels } from '../../support/channelPlay.ts';

const chat = (guards: Declared['guards'] = {}, members = ['ann', 'ben']) =>
  playChannels({ id: 'c', mode: 'chat', members, guards });

describe('guards', () => {
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

  it('tokens an hour', () => {
    const play = chat({ tokensAnHour: 1000 });
    play.say('go');
    play.reply('a', { tokens: 600 });
    assert.equal(play.floor(), 'ben');
    play.reply('b', { tokens: 600 });
    assert.equal(play.floor(), undefined);
    assert.deepEqual(
      [play.channel().stopped?.reason, play.channel().stopped?.limit],
      ['tokens-an-hour', 1000],
    );
  });

  it('cost an hour', () => {
    const play = chat({ costAnHour: 0.5 });
    play.say('go');
    play.reply('a', { cost: 0.5 });
    assert.equal(play.channel().stopped?.reason, 'cost-an-hour');
    play.say('I pay for more');
    assert.equal(play.floor(), 'ben');
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

  it('two chats whose agents wake each other end, though their own turns are in order', () => {
    const members = [
      ['ann', 'ben'],
      ['cyd', 'dan'],
    ] as const;
    const play = playChannels(
      ['x', 'y'].map((id, at) => ({ id, mode: 'chat', members: [...(members[at] ?? [])] })),
    );
    play.say('go', { channel: 'x' });
    let asks = 0;
    for (let round = 0; round < 100; round += 1)
      for (const [here, there] of [
        ['x', 'y'],
        ['y', 'x'],
      ] as const) {
        const { turn } = play.channel(here);
        if (!turn) continue;
        asks += 1;
        // Whoever finds the other channel asleep wakes it, and all pass.
        if (play.channel(there).stage !== 'running')
          play.post(turn.agent, 'wake up', { channel: there, depth: turn.depth });
        play.pass(here);
      }
    assert.ok(asks <= 8 * 2, `${asks} asks`);
    assert.ok(['x', 'y'].some((id) => play.channel(id).stopped?.reason === 'chain'));
    assert.equal(play.floor('x') ?? play.floor('y'), undefined);
  });
});

const settings = (all: Declared[]) => all.map((each) => ChannelSettings.parse(each));

describe('links between channels', () => {
  for (const link of ['escalatesTo', 'blockedBy', 'sharesContextWith'] as const) {
    const mode = link === 'blockedBy' ? 'discussion' : 'chat';
    const row = (id: string, ...to: string[]): Declared => ({ id, mode, links: { [link]: to } });
    it(`${link}: cycles are refused`, () => {
      const all = settings([row('a', 'b'), row('b', 'c'), row('c', 'a'), row('d', 'a')]);
      assert.deepEqual(
        linkProblems(all).map(({ code, channel, to }) => [code, channel, to]),
        [
          ['cycle', 'a', 'b'],
          ['cycle', 'b', 'c'],
          ['cycle', 'c', 'a'],
        ],
      );
    });
    it(`${link}: to itself or to nowhere is refused`, () =>
      assert.deepEqual(
        linkProblems(settings([row('a', 'a', 'nowhere')])).map(({ code }) => code),
        ['itself', 'unknown'],
      ));
  }

  it('blockedBy: anything but a discussion is refused', () => {
    const all: Declared[] = [
      { id: 'a', links: { blockedBy: ['b'] } },
      { id: 'b', mode: 'chat' },
    ];
    assert.deepEqual(
      linkProblems(settings(all)).map(({ code }) => code),
      ['not-a-discussion'],
    );
    assert.equal(playChannels(all).channel('a').blocked, undefined);
  });

  it('blockedBy holds a channel until the discussion is concluded, then it goes on with what was said', () => {
    const play = playChannels([
      { id: 'a', mode: 'chat', members: ['ann', 'ben'], links: { blockedBy: ['d'] } },
      { id: 'd', mode: 'discussion', members: ['cyd', 'dan'], discussion: { initiator: 'eve' } },
    ]);
    play.say('start');
    assert.equal(play.floor(), undefined);
    assert.equal(play.channel().blocked, 'd');
    play.tell({ type: 'discussion.completed', channel: 'd', by: 'eve', summary: 'discussion-summary/d.md' });
    assert.equal(play.channel().blocked, undefined);
    assert.equal(play.floor(), 'ann');
  });

  it('sharesContextWith gives a digest of the other channel, without what was said to one alone', () => {
    const play = playChannels([
      { id: 'a', mode: 'chat', members: ['ann', 'ben'], links: { sharesContextWith: ['b'] } },
      { id: 'b', mode: 'report' },
    ]);
    play.say('long '.repeat(500), { channel: 'b' });
    const [shared] = sharedWith(play.state().channels, play.channel('a'));
    assert.equal(shared?.channel, 'b');
    assert.equal(shared?.said[0]?.by, 'papa');
    assert.equal(shared?.said[0]?.text.length, 501);
    assert.deepEqual(digestOf(play.channel('a')), []);
  });

  const escalating = () =>
    playChannels([
      { id: 'a', mode: 'chat', members: ['ann', 'ben'], links: { escalatesTo: ['b'] } },
      { id: 'b', mode: 'single', members: ['cyd'], links: { escalatesTo: ['a'] } },
      { id: 'e', mode: 'chat', archived: true },
    ]);
  const question = {
    ...({ type: 'channel.escalated', by: 'ann', text: 'May we?' } as const),
    ...{ mentions: [], depth: 1 },
  };

  it('escalate moves a question with its context, wakes the other channel and leaves a link both ways', () => {
    const play = playChannels([
      { id: 'a', mode: 'chat', members: ['ann', 'ben'], links: { escalatesTo: ['b'] } },
      { id: 'b', mode: 'single', members: ['cyd'] },
    ]);
    play.say('what may we do?');
    play.tell({ ...question, from: 'a', to: 'b', id: 'q1' });
    assert.equal(play.floor('b'), 'cyd');
    assert.equal(play.channel('b').turn?.depth, 2);
    const moved = play.channel('b').messages.at(-1);
    assert.deepEqual(moved?.notice, { code: 'escalated-from', agent: 'ann', channel: 'a' });
    assert.deepEqual(moved?.context, [{ by: 'papa', text: 'what may we do?' }]);
    assert.equal(play.channel('a').messages.at(-1)?.notice?.channel, 'b');
    const before = play.state().channels;
    play.tell({ ...question, from: 'a', to: 'b', id: 'q1' });
    assert.equal(play.state().channels, before, 'a repeated one changes nothing');
  });

  it('an escalation is refused where no link leads, back where it came from, and into what is archived', () => {
    const play = escalating();
    const refusal = (from: string, to: string) => escalationRefusal(play.state().channels, from, to)?.code;
    assert.equal(refusal('a', 'e'), 'not-linked');
    assert.equal(refusal('a', 'a'), 'cycle');
    assert.equal(refusal('a', 'nowhere'), 'unknown');
    const sealed = playChannels([
      { id: 'a', links: { escalatesTo: ['e'] } },
      { id: 'e', archived: true },
    ]);
    assert.equal(escalationRefusal(sealed.state().channels, 'a', 'e')?.code, 'archived');
  });

  it('a declared circle of escalations is not in force', () =>
    assert.deepEqual(escalating().channel('a').settings.links.escalatesTo, []));

  it('a link to a channel that stands in no file is in force', () => {
    const play = playChannels([{ id: 'a', mode: 'single', members: ['ann'] }]);
    play.say('hello', { channel: 'made' });
    play.declare([{ id: 'a', mode: 'single', members: ['ann'], links: { escalatesTo: ['made'] } }]);
    assert.deepEqual(play.channel('a').settings.links.escalatesTo, ['made']);
    assert.equal(escalationRefusal(play.state().channels, 'a', 'made'), undefined);
  });

  it('an escalated question takes its depth along: it ends like any chain', () => {
    const play = playChannels([
      { id: 'a', mode: 'single', members: ['ann'], links: { escalatesTo: ['b'] } },
      { id: 'b', mode: 'single', members: ['cyd'] },
    ]);
    play.tell({ ...question, from: 'a', to: 'b', id: 'q1', depth: 8 });
    assert.equal(play.floor('b'), undefined);
    assert.equal(play.channel('b').stopped?.reason, 'chain');
  });
});
