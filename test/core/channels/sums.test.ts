/** Tokens and cost of an hour: what stops a channel, and that only raising the limit lifts it. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { channelStops, raisedLimit } from '../../../src/rpc/words/channels/channelStops.ts';
import { channelWords } from '../../../src/rpc/words/channels/channelWords.ts';
import { type Declared, playChannels } from '../../support/channelPlay.ts';

const chat = (guards: Declared['guards'] = {}, members = ['ann', 'ben']) =>
  playChannels({ id: 'c', mode: 'chat', members, guards });

describe('§6 sums of the hour', () => {
  for (const [reason, guards, spent] of [
    ['tokens-an-hour', { tokensAnHour: 1000 }, { tokens: 600 }],
    ['cost-an-hour', { costAnHour: 1 }, { cost: 0.6 }],
  ] as const) {
    const limit = Object.values(guards)[0] ?? 0;
    const limited = () => {
      const play = chat(guards);
      play.say('go');
      play.reply('a', spent);
      assert.equal(play.floor(), 'ben');
      play.reply('b', spent);
      return play;
    };

    it(`${reason}: stops with what was used, of how much`, () => {
      const play = limited();
      assert.equal(play.floor(), undefined);
      const { at: _at, ...stopped } = play.channel().stopped ?? {};
      assert.deepEqual(stopped, { reason, limit, used: limit * 1.2 });
      assert.deepEqual(play.channel().messages.at(-1)?.notice, { code: 'stopped', ...stopped });
    });

    it(`${reason}: a message does not lift it, and whoever speaks is told so`, () => {
      const play = limited();
      for (let at = 0; at < 3; at += 1) {
        play.say('I pay for more');
        assert.equal(play.floor(), undefined);
        assert.equal(play.channel().messages.at(-1)?.notice?.code, 'stopped');
      }
      play.operate({ do: 'resume' });
      assert.deepEqual([play.floor(), play.channel().stopped?.reason], [undefined, reason]);
      assert.equal(play.channel().turnCount, 2);
    });

    it(`${reason}: raising it does, as far as it reaches, and what people said meanwhile is answered`, () => {
      const play = limited();
      play.say('and now?');
      const raise = (to: number) =>
        play.declare([
          {
            ...play.channel().settings,
            guards: { ...play.channel().settings.guards, [Object.keys(guards)[0] ?? '']: to },
          },
        ]);
      raise(limit * 1.1);
      assert.deepEqual(
        [play.floor(), play.channel().stopped?.limit],
        [undefined, limit * 1.1],
        'not far enough',
      );
      raise(limit * 1.5);
      assert.deepEqual([play.floor(), play.channel().stopped], ['ann', undefined]);
      assert.ok(play.channel().log.some(({ event, reason: why }) => event === 'resumed' && why === 'raised'));
      play.reply('c', spent);
      assert.equal(play.channel().stopped?.limit, limit * 1.5);
    });

    it(`${reason}: another edit of the channel lifts nothing, nor does a restart`, () => {
      const play = limited();
      play.declare([{ ...play.channel().settings, topic: 'cheaper words' }]);
      play.restart();
      assert.deepEqual([play.floor(), play.channel().stopped?.reason], [undefined, reason]);
    });

    it(`${reason}: an hour later there is room again for who speaks`, () => {
      const play = limited();
      play.wait(61 * 60_000);
      assert.equal(play.floor(), undefined);
      play.say('and now?');
      assert.equal(play.floor(), 'ann');
    });

    it(`${reason}: a question where no order is waits for the limit to be raised`, () => {
      const settings: Declared = { id: 'c', mode: 'single', members: ['ann'] };
      const play = playChannels({ ...settings, guards });
      play.say('one');
      play.reply('yes', spent);
      play.say('two');
      play.reply('yes', spent);
      play.say('three');
      assert.equal(play.floor(), undefined);
      play.declare([{ ...settings, guards: {} }]);
      assert.equal(play.floor(), 'ann');
    });
  }
});

describe('sums of the hour within a turn', () => {
  it('whoever has not ended its turn is not asked to go on once a sum is used up', () => {
    const guards = { tokensAnHour: 1000 };
    const play = playChannels({ id: 'c', mode: 'turn-based', members: ['ann', 'ben'], guards });
    play.say('go');
    play.reply('a first thing', { tokens: 600 });
    assert.equal(play.floor(), 'ann', 'asked to go on');
    play.reply('a second thing', { tokens: 600 });
    assert.equal(play.floor(), undefined);
    assert.equal(play.channel().stopped?.reason, 'tokens-an-hour');
    assert.deepEqual(play.said(), ['papa: go', 'ann: a first thing', 'ann: a second thing']);
  });
});

describe('sums of the hour in words', () => {
  it('a limit below a cent is shown, and raised to twice as much', () => {
    const stop = { reason: 'cost-an-hour', limit: 0.002, used: 0.0031 };
    assert.equal(raisedLimit(stop), 0.004);
    assert.equal(channelStops.en.why(stop), '$0.0031 of $0.0020 spent this hour');
    assert.equal(channelStops.en.raise(stop), 'Raise to $0.0040 an hour');
    assert.equal(raisedLimit({ reason: 'cost-an-hour', limit: 0.35, used: 0.71 }), 1.4);
  });

  it('what a backend said ends with one full stop', () => {
    const failed = { code: 'failed', name: 'Ann', detail: 'It refused. Choose another model.' };
    assert.equal(
      channelWords.en.notice(failed),
      'Ann could not answer: It refused. Choose another model. The floor passes on.',
    );
    assert.match(channelWords.fr.notice(failed), /another model\. La parole passe\.$/);
  });
});
