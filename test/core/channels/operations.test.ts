/** What people do to a channel beside speaking, a council that has the floor, and reports. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { councilRefusal } from '../../../src/core/channels/turns/councilFloor.ts';
import { pendingIn } from '../../../src/core/channels/turns/pendingIn.ts';
import { type Declared, playChannels } from '../../support/channelPlay.ts';

describe('§6 operations', () => {
  const trio = () =>
    playChannels({ id: 'c', mode: 'turn-based', members: ['ann', 'ben', 'cyd'], completion: 'reply' });

  it('advance: the floor passes to the next', () => {
    const play = trio();
    play.say('go');
    play.operate({ do: 'advance' });
    assert.equal(play.floor(), 'ben');
    assert.ok(play.notes().includes('advanced ann'));
  });

  it('advance where nobody has the floor: the first gets it', () => {
    const play = trio();
    play.operate({ do: 'advance' });
    assert.equal(play.floor(), 'ann');
  });

  it('advance for a turn that is over changes nothing', () => {
    const play = trio();
    play.say('go');
    play.reply('one');
    const before = play.channel();
    for (const operation of ['advance', 'complete', 'time-out'] as const)
      play.operate({ do: operation, turn: 1 });
    assert.equal(play.channel(), before);
  });

  it('signal complete: the turn ends with what was said', () => {
    const play = playChannels({ id: 'c', mode: 'turn-based', members: ['ann', 'ben'] });
    play.say('go');
    play.reply('half');
    play.operate({ do: 'complete' });
    assert.equal(play.floor(), 'ben');
    assert.equal(play.channel().cycle.real, 1);
  });

  it('force timeout: as if the deadline had passed', () => {
    const play = trio();
    play.say('go');
    play.operate({ do: 'time-out' });
    assert.equal(play.floor(), 'ben');
    assert.equal(play.channel().standings.ann?.absences, 1);
  });

  it('pause: the call in flight comes home, nothing new is asked; resume goes on', () => {
    const play = trio();
    play.say('go');
    play.operate({ do: 'pause' });
    assert.equal(pendingIn(play.channel()).length, 2);
    play.reply('one');
    assert.equal(play.floor(), undefined);
    play.say('words join meanwhile');
    assert.equal(play.floor(), undefined);
    play.operate({ do: 'resume' });
    assert.equal(play.floor(), 'ben');
  });

  it('paused, then restarted: nobody is asked until it is resumed', () => {
    const play = trio();
    play.say('go');
    play.operate({ do: 'pause' });
    play.restart();
    assert.deepEqual(pendingIn(play.channel()), []);
    play.operate({ do: 'resume' });
    assert.equal(pendingIn(play.channel()).length, 2);
  });

  it('set order during a turn leaves the turn alone', () => {
    const play = trio();
    play.say('go');
    const { turn } = play.channel();
    play.declare([{ ...play.channel().settings, order: 'priority' }]);
    assert.deepEqual(play.channel().turn, turn);
  });

  it('history: the whole text of a message is found by its place in the journal', () => {
    const play = trio();
    play.say('go');
    play.reply('one');
    const last = play.channel().messages.at(-1);
    const record = play.records.find(({ seq }) => seq === last?.seq);
    assert.ok(record?.event.type === 'channel.replied' && record.event.text === 'one');
  });
});

describe('§6 a council in a channel', () => {
  const called = { type: 'channel.council-called', channel: 'c' } as const;
  const left = { type: 'channel.council-left', channel: 'c' } as const;
  const chat = (mode: Declared['mode'] = 'chat') => playChannels({ id: 'c', mode, members: ['ann', 'ben'] });

  it('holds its floor as one turn; the channel’s own turns rest meanwhile and go on after', () => {
    const play = chat();
    play.say('go');
    play.tell({ ...called, council: 'k1' });
    assert.equal(play.floor(), 'ann', 'the open turn comes home first');
    play.reply('one');
    assert.equal(play.floor(), undefined);
    assert.deepEqual(pendingIn(play.channel()), [
      { kind: 'channel-council', key: 'channel-council/c/k1', channel: 'c', council: 'k1' },
    ]);
    play.tell({ ...left, council: 'k1' });
    assert.equal(play.floor(), 'ben');
  });

  it('a second one waits', () => {
    const play = chat();
    play.tell({ ...called, council: 'k1' }, { ...called, council: 'k2' });
    const holder = () => pendingIn(play.channel()).map((owed) => ('council' in owed ? owed.council : ''));
    assert.deepEqual(holder(), ['k1']);
    play.tell({ ...left, council: 'k1' });
    assert.deepEqual(holder(), ['k2']);
    play.tell({ ...left, council: 'k2' });
    assert.deepEqual(holder(), []);
  });

  it('what people say meanwhile is there, and wakes nobody', () => {
    const play = chat();
    play.tell({ ...called, council: 'k1' });
    play.say('mind the cost');
    assert.deepEqual(play.said(), ['papa: mind the cost']);
    play.tell({ ...left, council: 'k1' });
    assert.equal(play.floor(), undefined);
  });

  it('is refused in report and archived channels', () => {
    const report = chat('report');
    assert.equal(councilRefusal(report.channel())?.code, 'report');
    report.tell({ ...called, council: 'k1' });
    assert.deepEqual(pendingIn(report.channel()), []);
    const sealed = playChannels({ id: 'c', mode: 'chat', archived: true });
    assert.equal(councilRefusal(sealed.channel())?.code, 'archived');
  });
});

describe('§6 a report channel', () => {
  it('is posted to by agents and wakes nobody', () => {
    const play = playChannels({ id: 'c', mode: 'report', members: ['ann', 'ben'] });
    play.post('ann', 'done, @ben');
    assert.deepEqual(play.said(), ['ann: done, @ben']);
    assert.equal(play.floor(), undefined);
  });
});
