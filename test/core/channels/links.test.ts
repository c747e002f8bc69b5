/** Links between channels: what may not be declared, what holds a channel, what is shared, how a question moves. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { digestOf, escalationRefusal, linkProblems, sharedWith } from '../../../src/core/channels/links.ts';
import { ChannelSettings } from '../../../src/core/channels/settings.ts';
import { type Declared, playChannels } from '../../support/channelPlay.ts';

const settings = (all: Declared[]) => all.map((each) => ChannelSettings.parse(each));

describe('§6 links between channels', () => {
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
