/** What a person's message does to the turn that is open, also while it is delivered; and what is kept of the past. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { pendingIn } from '../../../src/core/channels/turns/pendingIn.ts';
import { type Declared, playChannels, start } from '../../support/channelPlay.ts';

const trio = (more: Partial<Declared> = {}) =>
  playChannels({
    id: 'c',
    mode: 'turn-based',
    completion: 'reply',
    members: ['ann', 'ben', 'cyd'],
    ...more,
  });

describe('§6 a person’s message', () => {
  it('inject: joins the context at once, and the turn goes on', () => {
    const play = trio();
    play.say('go');
    const { turn } = play.channel();
    play.say('and mind the cost');
    assert.deepEqual(play.said(), ['papa: go', 'papa: and mind the cost']);
    assert.deepEqual(play.channel().turn, turn);
  });

  it('queue: waits for the turn’s end', () => {
    const play = trio({ humans: 'queue' });
    play.say('go');
    play.say('and mind the cost');
    assert.deepEqual(play.said(), ['papa: go']);
    play.reply('first');
    assert.deepEqual(play.said(), ['papa: go', 'ann: first', 'papa: and mind the cost']);
    assert.equal(play.floor(), 'ben');
  });

  it('queue: however much is said in one turn, nothing is dropped', () => {
    const play = trio({ humans: 'queue' });
    play.say('go');
    for (let n = 0; n < 105; n += 1) play.say(`word ${n}`);
    assert.equal(play.channel().held.length, 100);
    assert.equal(play.said().length, 6);
    play.reply('first');
    assert.equal(play.channel().said, 107);
  });

  it('queue: what was held is a veto at the boundary too', () => {
    const play = trio({ humans: 'queue', members: ['ann', 'ben'] });
    play.say('go');
    play.pass();
    play.say('really?');
    play.pass();
    assert.equal(play.channel().stage, 'running');
  });

  it('interrupt: aborts the turn, which is recorded as interrupted; a new cycle starts', () => {
    const play = trio({ humans: 'interrupt' });
    play.say('go');
    play.reply('first');
    const { n } = play.channel().cycle;
    play.say('stop, something else');
    assert.ok(play.notes().includes('interrupted ben'));
    assert.ok(play.notices().includes('interrupted'));
    assert.equal(play.channel().cycle.n, n + 1);
    assert.equal(play.floor(), 'ann');
  });

  it('interrupt: what waited for the end of the turn was said before, and stands before', () => {
    const play = trio();
    play.say('go');
    play.say('when you are done', { policy: 'queue' });
    play.say('stop', { policy: 'interrupt' });
    assert.deepEqual(play.said(), ['papa: go', 'papa: when you are done', 'papa: stop']);
    const sent = trio();
    sent.say('go');
    sent.reply('first', { delivery: 'awaited' });
    sent.say('when it has arrived', { policy: 'queue' });
    sent.post('cyd', 'news');
    assert.deepEqual(sent.said().slice(2), ['papa: when it has arrived', 'cyd: news']);
  });

  it('queue: after a long absence nobody is asked, so it waits for nothing and the channel goes on', () => {
    const play = trio({ humans: 'queue' });
    play.say('go');
    play.wait(11 * 60_000);
    play.restart();
    assert.deepEqual(pendingIn(play.channel()), []);
    play.say('still there?');
    assert.deepEqual(play.said(), ['papa: go', 'papa: still there?']);
    assert.equal(play.channel().paused, undefined);
    assert.equal(pendingIn(play.channel())[0]?.kind, 'channel-ask');
  });

  it('one message has its own policy: it enters as it says, the next as the channel says', () => {
    const play = trio();
    play.say('go');
    play.say('when you are done', { policy: 'queue' });
    play.say('meanwhile');
    assert.deepEqual(play.said(), ['papa: go', 'papa: meanwhile']);
    play.reply('first');
    assert.deepEqual(play.said().slice(2), ['ann: first', 'papa: when you are done']);
    play.say('stop', { policy: 'interrupt' });
    assert.ok(play.notes().includes('interrupted ben'));
    assert.equal(play.floor(), 'ann');
    const waiting = trio({ humans: 'queue' });
    waiting.say('go');
    waiting.say('now', { policy: 'inject' });
    assert.deepEqual(waiting.said(), ['papa: go', 'papa: now']);
  });

  it('interrupt in a channel without turns: the new message is answered instead', () => {
    const play = playChannels({ id: 'c', mode: 'single', humans: 'interrupt', members: ['ann'] });
    play.say('one');
    const first = play.channel().turn?.n;
    play.say('no, two');
    assert.ok(play.notes().includes('interrupted ann'));
    assert.equal(play.channel().turn?.n, (first ?? 0) + 1);
  });

  it('queue in a channel without turns: it is answered after the turn', () => {
    const play = playChannels({ id: 'c', mode: 'single', humans: 'queue', members: ['ann'] });
    play.say('one');
    play.say('two');
    play.reply('to one');
    assert.deepEqual(play.said(), ['papa: one', 'ann: to one', 'papa: two']);
    assert.equal(play.floor(), 'ann');
  });

  for (const humans of ['inject', 'queue', 'interrupt'] as const)
    it(`${humans}: in dormant any human message wakes`, () => {
      const play = trio({ humans, members: ['ann', 'ben'] });
      play.say('go');
      play.pass();
      play.pass();
      play.say('again');
      assert.equal(play.floor(), 'ann');
    });

  it('a channel and a person may be called like what every object has', () => {
    const play = playChannels({ id: 'constructor', mode: 'chat', members: ['ann', 'ben'], archived: true });
    play.say('hello', { by: 'constructor' });
    assert.deepEqual(play.notices(), ['archived']);
    play.say('hello', { channel: 'valueof', by: 'toString' });
    play.tell({ type: 'channel.delivered', channel: 'toString', turn: 1, ok: true });
    assert.deepEqual(play.said('valueof'), ['toString: hello']);
  });

  it('one that comes again changes nothing', () => {
    const play = trio();
    play.say('go', { id: 'm1' });
    const before = play.channel();
    play.say('go', { id: 'm1' });
    assert.equal(play.channel(), before);
  });
});

describe('delivery', () => {
  const awaited = (more: Partial<Declared> = {}) => {
    const play = trio(more);
    play.say('go');
    play.reply('first', { delivery: 'awaited' });
    return play;
  };
  const delivered = { type: 'channel.delivered', channel: 'c', turn: 1 } as const;

  it('§6 a real turn keeps the floor until its delivery is confirmed', () => {
    const play = awaited();
    assert.equal(play.channel().turn?.state, 'delivering');
    assert.equal(play.floor(), 'ann');
    play.tell({ ...delivered, turn: 9, ok: true });
    assert.equal(play.floor(), 'ann', 'the confirmation of another turn changes nothing');
    play.tell({ ...delivered, ok: true });
    assert.equal(play.floor(), 'ben');
  });

  it('the confirmation of an earlier message of the turn is not that of the next', () => {
    const play = awaited({ completion: 'signal' });
    const late = pendingIn(play.channel()).find(({ kind }) => kind === 'wait');
    assert.ok(late?.kind === 'wait');
    play.tell({ ...delivered, attempt: 1, ok: true });
    play.reply('and more\nTURN_COMPLETE', { delivery: 'awaited' });
    const before = play.channel();
    play.tell({ ...delivered, attempt: 1, ok: true }, late.then);
    assert.equal(play.channel(), before);
    play.tell({ ...delivered, attempt: 2, ok: true });
    assert.equal(play.floor(), 'ben');
  });

  it('not confirmed within 15 s: a warning, and the floor passes', () => {
    const play = awaited();
    const wait = pendingIn(play.channel()).find(({ kind }) => kind === 'wait');
    assert.ok(wait?.kind === 'wait');
    assert.equal(wait.until - play.state().at, 15_000);
    play.tell(wait.then);
    assert.ok(play.notices().includes('undelivered'));
    assert.equal(play.floor(), 'ben');
  });

  it('§2 local: the reply, its delivery and the passing of the floor are one record', () => {
    const play = trio();
    play.say('go');
    const { seq } = play.state();
    play.reply('first');
    assert.equal(play.state().seq, seq + 1);
    assert.equal(play.floor(), 'ben');
  });

  it('§9 another agent’s message meanwhile ends the wait and counts as a wake', () => {
    const play = awaited();
    const { n } = play.channel().cycle;
    play.post('eve', 'news');
    assert.equal(play.channel().cycle.n, n + 1);
    assert.equal(play.floor(), 'ann');
    assert.deepEqual(play.said(), ['papa: go', 'ann: first', 'eve: news']);
    const before = play.channel();
    play.tell({ ...delivered, ok: true });
    assert.equal(play.channel(), before, 'the confirmation comes too late');
  });

  it('who said that it waits does so, also when its delivery was cut short; a person’s message ends it', () => {
    const play = trio();
    play.say('go');
    play.reply('first\nTURN_WAIT', { delivery: 'awaited' });
    play.post('eve', 'news');
    assert.equal(play.floor(), 'ben');
    assert.equal(play.channel().standings.ann?.waiting, true);
    const spoken = trio({ humans: 'interrupt' });
    spoken.say('go');
    spoken.reply('first\nTURN_WAIT', { delivery: 'awaited' });
    spoken.say('ah');
    assert.equal(spoken.channel().standings.ann, undefined);
  });

  it('a person’s message meanwhile follows the policy: inject', () => {
    const play = awaited();
    play.say('ah');
    assert.equal(play.channel().turn?.state, 'delivering');
    assert.deepEqual(play.said(), ['papa: go', 'ann: first', 'papa: ah']);
  });

  it('a person’s message meanwhile follows the policy: queue', () => {
    const play = awaited({ humans: 'queue' });
    play.say('ah');
    assert.deepEqual(play.said(), ['papa: go', 'ann: first']);
    play.tell({ ...delivered, ok: true });
    assert.deepEqual(play.said(), ['papa: go', 'ann: first', 'papa: ah']);
  });

  it('§6 a person’s message meanwhile follows the policy: interrupt', () => {
    const play = awaited({ humans: 'interrupt' });
    const { n } = play.channel().cycle;
    play.say('stop');
    assert.ok(play.notes().includes('interrupted ann'));
    assert.deepEqual(play.said(), ['papa: go', 'ann: first', 'papa: stop']);
    assert.equal(play.channel().cycle.n, n + 1);
  });

  it('§4 killed during a delivery: it is owed again, and nothing is said twice', () => {
    const play = awaited();
    play.restart();
    assert.deepEqual(
      pendingIn(play.channel()).map(({ kind }) => kind),
      ['channel-deliver', 'wait'],
    );
    assert.deepEqual(play.said(), ['papa: go', 'ann: first']);
  });

  it('a turn that is passed on while its words are delivered stays real: no dormancy', () => {
    const play = trio({ members: ['ann', 'ben'] });
    play.say('go');
    play.reply('first', { delivery: 'awaited' });
    play.operate({ do: 'advance' });
    play.pass();
    assert.equal(play.channel().stage, 'running');
  });

  it('under signal the agent is asked to go on once its words have arrived', () => {
    const play = playChannels({ id: 'c', mode: 'turn-based', members: ['ann', 'ben'] });
    play.say('go');
    play.reply('half', { delivery: 'awaited' });
    play.tell({ ...delivered, ok: true });
    assert.equal(play.channel().turn?.attempt, 2);
    assert.equal(play.channel().turn?.state, 'asked');
  });
});

describe('§15 a window of the past', () => {
  it('is bounded in messages, characters and notes, and says where the rest is', () => {
    const play = trio({ guards: { turnsWithoutHuman: 10_000, turnsAnHour: 10_000 } });
    play.say('go');
    for (let turn = 0; turn < 300; turn += 1) play.reply(`words ${turn} ${'x'.repeat(turn * 5)}`);
    const { messages, log, recent, hour } = play.channel();
    assert.ok(messages.length <= 40 && log.length <= 50 && recent.length <= 100 && hour.length <= 61);
    assert.ok(messages.reduce((sum, { text }) => sum + text.length, 0) <= 24_000);
    assert.equal(messages.at(-1)?.seq, play.state().seq);
    assert.ok(play.state().at > start);
    play.reply('y'.repeat(50_000));
    assert.equal(play.channel().messages.at(-1)?.text.length, 8000);
    assert.equal(play.channel().messages.at(-1)?.cut, true);
  });
});
