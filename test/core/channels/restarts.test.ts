/** A channel over a restart: what holds it keeps its own reason, and the time away is counted from the last sign of life. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { channelWords } from '../../../src/rpc/words/channels/channelWords.ts';
import { type ChannelPlay, type Declared, playChannels } from '../../support/channelPlay.ts';

const minute = 60_000;
const chat = (more: Partial<Declared> = {}) =>
  playChannels({ id: 'c', mode: 'chat', members: ['ann', 'ben'], ...more });

/** A host takes over; the one before was last alive so many minutes ago. */
const restart = (play: ChannelPlay, minutesAgo?: number, still?: true) =>
  play.tell({
    ...({ type: 'host.started', version: '1', askedAgain: [] } as const),
    ...(minutesAgo === undefined ? {} : { alive: play.now() - minutesAgo * minute }),
    ...(still ? { still } : {}),
  });

describe('§6 a stop over a restart', () => {
  for (const [guards, reason] of [
    [{ turnsWithoutHuman: 2 }, 'turns-without-human'],
    [{ turnsAnHour: 2 }, 'turns-an-hour'],
    [{ costAnHour: 1 }, 'cost-an-hour'],
  ] as const)
    it(`${reason} keeps its own reason, however long the host was away`, () => {
      const play = chat({ guards });
      play.say('go');
      play.reply('a', { cost: 0.6 });
      play.reply('b', { cost: 0.6 });
      for (const minutes of [1, 11, 24 * 60]) {
        play.wait(minutes * minute);
        restart(play);
        assert.deepEqual([play.channel().paused, play.channel().stopped?.reason], [undefined, reason]);
      }
      play.say('a day later');
      assert.equal(play.floor(), 'ann');
    });

  it('a channel that waits for a discussion still does, and goes on when it is concluded', () => {
    const play = playChannels([
      { id: 'a', mode: 'chat', members: ['ann', 'ben'], links: { blockedBy: ['d'] } },
      { id: 'd', mode: 'discussion', members: ['cyd', 'dan'], discussion: { initiator: 'eve' } },
    ]);
    play.say('start');
    play.wait(60 * minute);
    restart(play);
    assert.deepEqual([play.channel().blocked, play.channel().paused], ['d', undefined]);
    play.wait(60 * minute);
    restart(play, 60);
    play.tell({ type: 'discussion.completed', channel: 'd', by: 'eve', summary: 'discussion-summary/d.md' });
    assert.deepEqual([play.channel().blocked, play.floor()], [undefined, 'ann']);
  });

  it('one that has the floor open waits for a person, and keeps what held it besides', () => {
    const settings: Declared = { id: 'a', mode: 'chat', members: ['ann', 'ben'] };
    const discussion: Declared = { id: 'd', mode: 'discussion', discussion: { initiator: 'eve' } };
    const play = playChannels([settings, discussion]);
    play.say('start');
    play.declare([{ ...settings, links: { blockedBy: ['d'] } }, discussion]);
    play.wait(60 * minute);
    restart(play);
    assert.deepEqual([play.channel().blocked, play.channel().paused?.late], ['d', true]);
    play.operate({ do: 'resume' });
    play.reply('here');
    assert.deepEqual([play.channel().blocked, play.floor()], ['d', undefined]);
  });
});

describe('§6 the ten minutes', () => {
  /** An hour for each turn: nothing happens in the channel meanwhile. */
  const slow = () => {
    const play = chat({ timeoutSeconds: 3600 });
    play.say('go');
    play.wait(30 * minute);
    return play;
  };

  it('a host that was alive a moment ago is gone for a moment, however long nothing was said in the channel', () => {
    const play = slow();
    restart(play, 1);
    assert.deepEqual([play.channel().paused, play.floor()], [undefined, 'ann']);
    assert.equal(
      (play.channel().turn?.deadlineAt ?? 0) - play.state().at,
      3_600_000,
      'asked again, with a full deadline',
    );
  });

  it('one that was last alive more than ten minutes ago was away, and the channel waits', () => {
    const play = slow();
    restart(play, 11);
    assert.deepEqual(play.channel().paused, { late: true, holds: true });
  });

  it('a look in between is no sign of life', () => {
    const play = slow();
    for (const minutesAgo of [4, 8]) {
      restart(play, minutesAgo, true);
      assert.equal(play.channel().paused, undefined);
      play.wait(4 * minute);
    }
    restart(play, 12);
    assert.equal(play.channel().paused?.late, true);
  });

  it('what was said in the channel itself is one, by whichever host', () => {
    const play = chat({ timeoutSeconds: 3600 });
    play.say('go');
    play.wait(5 * minute);
    restart(play, 600);
    assert.equal(play.channel().paused, undefined);
  });

  it('a journal of before, which names no sign of life, is judged by the channel as it was', () => {
    const play = slow();
    restart(play);
    assert.equal(play.channel().paused?.late, true);
  });

  it('what comes from the future is not fresh', () => {
    const play = slow();
    restart(play, -60);
    assert.equal(play.channel().paused?.late, true);
  });
});

describe('§4 a journal of before', () => {
  it('what was answered in a turn that the rules of now would not give is said all the same', () => {
    const play = chat({ guards: { costAnHour: 1 } });
    play.say('go');
    play.reply('a', { cost: 1 });
    assert.equal(play.channel().stopped?.reason, 'cost-an-hour');
    play.say('an hour more for a word, then');
    const words = { mentions: [], ms: 1, tries: 1, cost: 0.5 };
    for (const [turn, agent] of [
      [2, 'ben'],
      [3, 'ann'],
    ] as const)
      play.tell({
        type: 'channel.replied',
        channel: 'c',
        turn,
        attempt: 1,
        agent,
        text: `turn ${turn}`,
        ...words,
      });
    assert.deepEqual(play.said().slice(-2), ['ben: turn 2', 'ann: turn 3']);
    assert.equal(play.channel().turnCount, 3);
    assert.equal(play.channel().stopped?.reason, 'cost-an-hour');
    assert.equal(
      channelWords.en.stopped({ reason: 'cost-an-hour', limit: 1 }),
      '$1.00 of $1.00 spent this hour',
    );
  });
});
