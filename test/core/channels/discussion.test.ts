/** The life of a discussion, and sealed channels. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { completionRefusal, namesFile } from '../../../src/core/channels/discussion.ts';
import { pendingIn } from '../../../src/core/channels/turns/pendingIn.ts';
import { type Declared, playChannels } from '../../support/channelPlay.ts';

const discussion = (members = ['ann', 'ben'], initiator = 'eve', more: Declared[] = []) =>
  playChannels([
    {
      id: 'd',
      mode: 'discussion',
      members,
      discussion: { initiator, guide: 'Agree on a cache.', callback: { channel: 'home' } },
    },
    { id: 'home', mode: 'chat', members: ['eve', 'dan'] },
    ...more,
  ]);
const done = { type: 'discussion.completed', channel: 'd', summary: 'discussion-summary/cache.md' } as const;

const agent = (id: string) => ({ id, isPerson: false });

describe('§6 a discussion', () => {
  it('begins with its guide, which wakes the members', () => {
    const play = discussion();
    assert.deepEqual(play.channel().messages[0]?.notice, { code: 'guide', agent: 'eve' });
    assert.equal(play.channel().messages[0]?.text, 'Agree on a cache.');
    assert.equal(play.floor(), 'ann');
  });

  it('found in the file it asks nobody: its guide is there, and the next message wakes', () => {
    const play = discussion();
    const { settings } = play.channel();
    const found = { ...settings, id: 'f' };
    const alone = { ...settings, id: 'g', members: ['ann'] };
    const channels = [settings, play.channel('home').settings, found, alone];
    play.tell({ type: 'channels.declared', channels, seed: 1, found: ['f', 'g'] });
    for (const id of ['f', 'g']) {
      assert.equal(play.channel(id).messages[0]?.text, 'Agree on a cache.');
      assert.deepEqual([play.floor(id), play.channel(id).stage], [undefined, 'resting']);
      play.say('Let us begin.', { channel: id });
      assert.equal(play.floor(id), 'ann');
    }
  });

  it('with one participant its guide wakes that one', () => {
    const play = discussion(['ann']);
    assert.equal(play.channel().turns, 'disabled');
    assert.equal(play.floor(), 'ann');
  });

  it('the guide is posted once: the file read again, or a restart, posts nothing', () => {
    const play = discussion();
    const before = play.channel();
    play.declare([before.settings, play.channel('home').settings]);
    assert.equal(play.channel(), before);
  });

  it('when dormant the moderator tells the initiator alone, once, and asks it outside the turn order', () => {
    const play = discussion();
    play.pass();
    play.pass();
    assert.equal(play.channel().stage, 'dormant');
    const idle = play.channel().messages.filter(({ notice }) => notice?.code === 'idle');
    assert.deepEqual(
      idle.map(({ to }) => to),
      ['eve'],
    );
    assert.equal(play.floor(), 'eve');
    assert.equal(play.why(), 'reminder');
    assert.equal(play.channel().turn?.outside, true);
    play.reply('I will');
    assert.equal(play.channel().stage, 'dormant', 'what it says to the moderator wakes nobody');
    assert.equal(play.channel().messages.at(-1)?.to, 'moderator');
    assert.equal(play.floor(), undefined);
  });

  it('once for each dormancy: after a new cycle of passes it is told again', () => {
    const play = discussion();
    for (let dormancy = 1; dormancy <= 2; dormancy += 1) {
      play.pass();
      play.pass();
      assert.equal(play.notices().filter((code) => code === 'idle').length, dormancy);
      play.pass();
      play.say('think again');
    }
  });

  it('an initiator who is not a participant is no speaker', () => {
    const play = discussion();
    for (let turn = 0; turn < 6; turn += 1) {
      assert.notEqual(play.floor(), 'eve');
      play.reply('words');
    }
  });

  it('a person who began it is told, and nobody is asked', () => {
    const play = discussion(['ann', 'ben'], 'papa');
    play.pass();
    play.pass();
    assert.ok(play.notices().includes('idle'));
    assert.equal(play.floor(), undefined);
  });

  it('moderator messages wake nobody', () => {
    const play = discussion();
    play.tell({ ...done, by: 'eve' });
    assert.ok(play.notices('home').includes('concluded'));
    assert.equal(play.floor('home'), undefined);
  });

  it('of agents, is concluded by its initiator alone', () => {
    const play = discussion();
    assert.deepEqual(completionRefusal(play.channel(), agent('ann')), { code: 'not-the-initiator' });
    assert.deepEqual(completionRefusal(play.channel('home'), agent('eve')), { code: 'not-a-discussion' });
    const before = play.channel();
    play.tell({ ...done, by: 'ann' });
    assert.equal(play.channel(), before);
  });

  it('is concluded by any person, whoever began it', () => {
    const play = discussion();
    play.tell({ ...done, by: 'papa', person: true });
    assert.equal(play.channel().turns, 'archived');
    assert.equal(play.channel('home').messages.at(-1)?.notice?.agent, 'papa');
    const papa = { id: 'papa', isPerson: true };
    assert.deepEqual(completionRefusal(play.channel(), papa), { code: 'concluded-already' });
  });

  it('takes for a file what names one, and everything else for the summary itself', () => {
    const files = [
      'discussion-summary/lunch.md',
      './discussion-summary/lunch.md',
      'discussion-summary\\lunch.md',
      'discussion-summary/the long lunch.md',
      'discussion-summary',
      'lunch.md',
      '../council.yaml',
      '/etc/passwd',
      'C:\\x.md',
    ];
    const words = [
      'Soup.',
      'Soup',
      'We take NATS/JetStream, and Node.js',
      '# Soup\n\ndiscussion-summary/lunch.md has more.',
      'discussion-summary/lunch.md\nis where it stands',
      'Rien n’est décidé : voir plus tard.',
    ];
    assert.deepEqual(files.filter(namesFile), files);
    assert.deepEqual(words.filter(namesFile), []);
  });

  it('concluded: archived, the open turn is taken back, the callback has the path', () => {
    const play = discussion();
    play.tell({ ...done, by: 'eve' });
    assert.equal(play.channel().turns, 'archived');
    assert.equal(play.floor(), undefined);
    assert.deepEqual(pendingIn(play.channel()), []);
    assert.deepEqual(play.channel('home').messages.at(-1)?.notice, {
      ...{ code: 'concluded', agent: 'eve', channel: 'd', path: 'discussion-summary/cache.md' },
    });
    assert.deepEqual(completionRefusal(play.channel(), agent('eve')), { code: 'concluded-already' });
  });

  it('concluded: every later message is answered "closed", at most once a minute for each author', () => {
    const play = discussion();
    play.tell({ ...done, by: 'eve' });
    const closed = () => play.notices().filter((code) => code === 'closed').length;
    play.say('hello?');
    play.say('hello??');
    assert.equal(closed(), 1);
    play.post('dan', 'me too');
    assert.equal(closed(), 2);
    play.wait(60_000);
    play.say('hello???');
    assert.equal(closed(), 3);
    assert.equal(play.floor(), undefined);
  });

  it('other archived channels say that they are archived, and wake nobody', () => {
    const play = playChannels({ id: 'c', mode: 'chat', members: ['ann', 'ben'] });
    play.say('go');
    play.declare([{ ...play.channel().settings, archived: true }]);
    assert.equal(play.floor(), undefined);
    play.say('@ann?');
    assert.equal(play.notices().at(-1), 'archived');
    assert.equal(play.floor(), undefined);
    const { archived: _archived, ...open } = play.channel().settings;
    play.declare([open]);
    play.say('again');
    assert.equal(play.floor(), 'ann');
  });

  it('a sealed channel leaves most of what was said to the journal: there may be many', () => {
    const play = discussion();
    for (let turn = 0; turn < 48; turn += 1) play.reply(`${'words '.repeat(100)}${turn}`);
    const before = JSON.stringify(play.channel()).length;
    play.tell({ ...done, by: 'eve' });
    assert.ok(JSON.stringify(play.channel()).length < before / 2);
    for (let n = 0; n < 100; n += 1) play.say('hello? '.repeat(20), { by: `somebody-${n}` });
    assert.ok(play.channel().messages.length <= 10);
  });

  it('a concluded discussion is not opened again by the file', () => {
    const play = discussion();
    play.tell({ ...done, by: 'eve' });
    play.declare([{ ...play.channel().settings, topic: 'again' }]);
    assert.equal(play.channel().turns, 'archived');
  });
});
