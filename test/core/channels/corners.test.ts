/** Corners of the rules, where two of them meet. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { digestOf } from '../../../src/core/channels/links.ts';
import { ChannelSettings } from '../../../src/core/channels/settings.ts';
import { pendingIn } from '../../../src/core/channels/turns/pendingIn.ts';
import { agents, type Declared, type Known, papa, playChannels } from '../../support/channelPlay.ts';

const known = (more: Record<string, Partial<Known>>): Known[] =>
  agents('ann', 'ben', 'cyd', 'dan', 'eve').map((each) => ({ ...each, ...more[each.id] }));
const trio = (more: Partial<Declared> = {}, who: Record<string, Partial<Known>> = {}) =>
  playChannels(
    { id: 'c', mode: 'chat', order: 'round-robin', members: ['ann', 'ben', 'cyd'], ...more },
    known(who),
  );

describe('§6 channels, where rules meet', () => {
  it('addressed: at the boundary the row goes on behind whoever spoke last', () => {
    const play = trio({ order: 'addressed' });
    play.say('go');
    play.reply('what says @cyd?');
    play.reply('cyd says');
    assert.equal(play.floor(), 'ann');
    play.reply('ann again');
    assert.equal(play.floor(), 'ben');
  });

  it('a message at the end of its chain does not wake a dormant channel, and the reason is said', () => {
    const play = trio();
    play.say('go');
    for (let turn = 0; turn < 3; turn += 1) play.pass();
    play.post('eve', 'wake up', { depth: 8 });
    assert.equal(play.channel().stage, 'dormant');
    assert.equal(play.channel().stopped?.reason, 'chain');
    play.post('eve', 'once more', { depth: 8 });
    assert.deepEqual(play.notices(), ['dormant', 'stopped'], 'said once');
    play.post('eve', 'of another cause', { depth: 1 });
    assert.deepEqual([play.channel().stopped, play.floor()], [undefined, 'ann'], 'it is not deaf for it');
    assert.equal(play.channel().turn?.depth, 2);
  });

  it('who is addressed while a guard holds the channel is not asked later for it', () => {
    const play = playChannels({
      id: 'c',
      mode: 'none',
      members: ['ann', 'ben'],
      guards: { turnsWithoutHuman: 1 },
    });
    play.say('@ann');
    play.reply('what says @ben?');
    assert.equal(play.channel().stopped?.reason, 'turns-without-human');
    play.post('eve', '@ben, please');
    play.say('hello');
    assert.equal(play.floor(), undefined);
    play.say('@ben');
    assert.equal(play.floor(), 'ben');
  });

  it('a word that is said while a guard holds the channel gives no extra turn later', () => {
    const settings = { id: 'c', mode: 'chat', guards: { turnsWithoutHuman: 1 } } as const;
    const play = playChannels({ ...settings, members: ['ann', 'ben'] }, [
      { id: 'ann', name: 'Ann', reactsTo: ['blocker'] },
      { id: 'ben', name: 'Ben' },
    ]);
    play.say('go');
    play.reply('fine');
    assert.equal(play.channel().stopped?.reason, 'turns-without-human');
    play.post('eve', 'a blocker');
    play.say('go on');
    assert.deepEqual([play.floor(), play.why()], ['ben', 'order']);
  });

  it('an orchestrator that can’t be asked any more is not waited for', () => {
    const play = trio({ order: 'chosen' }, { dan: { orchestrator: true } });
    play.say('go');
    assert.equal(play.channel().choosing?.orchestrator, 'dan');
    play.declare([play.channel().settings], [...known({}), papa]);
    assert.equal(play.floor(), 'ann');
  });

  it('an only agent that is OFFLINE is asked again when a person speaks: the message is for it', () => {
    const play = trio({ mode: 'single', members: ['ann'] });
    for (let turn = 0; turn < 3; turn += 1) {
      play.say('hello?');
      play.timeOut();
    }
    assert.equal(play.channel().standings.ann?.offline, true);
    play.say('and now?');
    assert.equal(play.floor(), 'ann');
  });

  it('somebody who is addressed twice before its turn comes has one turn, with both in its context', () => {
    const play = playChannels({ id: 'c', mode: 'none', members: ['ann', 'ben'] });
    play.say('@ann');
    play.say('@ben');
    play.say('@ben again');
    play.reply('ann');
    play.reply('ben');
    assert.equal(play.floor(), undefined);
  });

  it('a newcomer waits for the boundary also when its word is said', () => {
    const play = trio({ members: ['ann', 'ben'] }, { cyd: { reactsTo: ['blocker'] } });
    play.say('go');
    play.members('ann', 'ben', 'cyd');
    play.reply('a blocker');
    assert.equal(play.floor(), 'ben');
  });

  it('what a person says is depth 0, whatever the event claims', () => {
    const play = trio({ mode: 'single' });
    const message = { channel: 'c', id: 'm', by: 'papa', kind: 'human', text: 'hi', mentions: [] } as const;
    play.tell({ type: 'message.posted', ...message, mentions: [], depth: 7 });
    assert.equal(play.channel().turn?.depth, 1);
  });

  it('what an agent posts itself while its words are delivered does not end the wait', () => {
    const play = trio();
    play.say('go');
    play.reply('first', { delivery: 'awaited' });
    play.post('ann', 'by the way');
    assert.equal(play.channel().turn?.state, 'delivering');
  });

  it('an interrupt by a person drops the extra turns of the cycle that it ends', () => {
    const play = trio({ humans: 'interrupt' }, { cyd: { reactsTo: ['blocker'] } });
    play.say('go');
    play.post('eve', 'a blocker');
    assert.equal(play.channel().wakes.length, 1);
    play.say('something else');
    assert.equal(play.channel().wakes.length, 0);
    assert.equal(play.floor(), 'ann');
  });

  it('an extra turn does not wait for a choice, which is asked anew after it', () => {
    const play = trio({ order: 'chosen' }, { ann: { orchestrator: true }, cyd: { reactsTo: ['blocker'] } });
    play.say('go');
    const [before] = pendingIn(play.channel());
    play.post('eve', 'a blocker');
    assert.equal(play.floor(), 'cyd');
    assert.equal(play.channel().choosing, undefined);
    play.reply('fixed');
    const [after] = pendingIn(play.channel());
    assert.equal(after?.kind, 'channel-choose');
    assert.notEqual(after?.key, before?.key);
  });

  it('TURN_WAIT ends a turn under signal too', () => {
    const play = trio({ mode: 'turn-based' });
    play.say('go');
    play.reply('later\nTURN_WAIT');
    assert.equal(play.floor(), 'ben');
    assert.equal(play.channel().standings.ann?.waiting, true);
  });

  it('a turn has one deadline, also when its agent is asked to go on', () => {
    const play = trio({ mode: 'turn-based' });
    play.say('go');
    const before = play.channel().turn?.deadlineAt;
    play.wait(30_000);
    play.reply('half');
    assert.equal(play.channel().turn?.attempt, 2);
    assert.equal(play.channel().turn?.deadlineAt, before);
  });

  it('§3 who began a discussion is part of its creation: the file can’t change it', () => {
    const declared: Declared = { id: 'c', mode: 'discussion', discussion: { initiator: 'eve' } };
    const play = playChannels(declared);
    play.declare([{ ...declared, topic: 'new', discussion: { initiator: 'ann' } }]);
    assert.equal(play.channel().settings.topic, 'new');
    assert.equal(play.channel().settings.discussion?.initiator, 'eve');
  });

  it('a channel that never stood in the file is not gone when it is missing there', () => {
    const play = trio();
    play.tell({ type: 'channel.opened', channel: ChannelSettings.parse({ id: 'other' }), seed: 1 });
    play.declare([play.channel().settings]);
    assert.equal(play.channel('other').gone, undefined);
    play.declare([play.channel().settings, { id: 'other' }]);
    play.declare([play.channel().settings]);
    assert.equal(play.channel('other').gone, true);
  });

  it('advance for a turn that is over wakes nobody', () => {
    const play = trio();
    play.operate({ do: 'advance', turn: 1 });
    assert.equal(play.floor(), undefined);
  });

  it('a choice that was paused is asked anew, with a full deadline', () => {
    const play = trio({ order: 'chosen' }, { ann: { orchestrator: true } });
    play.say('go');
    play.operate({ do: 'pause' });
    assert.deepEqual(pendingIn(play.channel()), []);
    play.wait(300_000);
    play.operate({ do: 'resume' });
    assert.equal((play.channel().choosing?.deadlineAt ?? 0) - play.state().at, 120_000);
  });

  it('what an initiator says to the moderator alone is in no digest', () => {
    const play = playChannels({
      ...{ id: 'c', mode: 'discussion', members: ['ann', 'ben'] },
      discussion: { initiator: 'eve', guide: 'Begin.' },
    });
    play.pass();
    play.pass();
    play.reply('I will sum up');
    assert.deepEqual(digestOf(play.channel()), []);
  });

  it('a council that is called twice leaves once', () => {
    const play = trio();
    const council = { channel: 'c', council: 'k' } as const;
    play.tell({ type: 'channel.council-called', ...council }, { type: 'channel.council-called', ...council });
    play.tell({ type: 'channel.council-left', ...council });
    assert.deepEqual(play.channel().councils, []);
  });

  it('§5 an identity that is muted in the registry is not asked in any channel', () => {
    const play = trio();
    play.say('go');
    play.declare([play.channel().settings], [...known({ ann: { muted: true } }), papa]);
    assert.equal(play.floor(), 'ben');
    play.reply('b');
    play.reply('c');
    assert.equal(play.floor(), 'ben');
  });

  it('a council waits in a channel that waits for a discussion', () => {
    const play = playChannels([
      { id: 'c', mode: 'chat', members: ['ann', 'ben'], links: { blockedBy: ['d'] } },
      { id: 'd', mode: 'discussion', discussion: { initiator: 'eve' } },
    ]);
    play.tell({ type: 'channel.council-called', channel: 'c', council: 'k' });
    assert.deepEqual(pendingIn(play.channel()), []);
    play.tell({ type: 'discussion.completed', channel: 'd', by: 'eve', summary: 's.md' });
    assert.equal(pendingIn(play.channel())[0]?.kind, 'channel-council');
  });
});
