/** The budget of an identity in a channel: the most it may take in an hour there. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { agentState } from '../../../src/core/channels/agentStates.ts';
import { reduce } from '../../../src/core/reduce.ts';
import { emptyState } from '../../../src/core/state.ts';
import { channelWords } from '../../../src/rpc/words/channels/channelWords.ts';
import { agents, type Declared, type Known, papa, playChannels } from '../../support/channelPlay.ts';

const hour = 61 * 60_000;

/** Ann may take a thousand tokens an hour; ben and cyd what they like. */
const known = (budget: Known['budget'] = { tokens: 1000 }): Known[] =>
  agents('ann', 'ben', 'cyd').map((each) => (each.id === 'ann' ? { ...each, budget } : each));

const chat = (more: Partial<Declared> = {}, budget?: Known['budget']) =>
  playChannels(
    { id: 'c', mode: 'chat', order: 'round-robin', members: ['ann', 'ben'], ...more },
    known(budget),
  );

describe('§5 the budget of an identity in a channel', () => {
  it('over it the floor passes, with the reason in the channel and in the log; others go on', () => {
    const play = chat({ members: ['ann', 'ben', 'cyd'] });
    play.say('go');
    play.reply('a', { tokens: 1000 });
    assert.equal(play.floor(), 'ben');
    const { messages, log } = play.channel();
    assert.deepEqual(messages.at(-1)?.notice, {
      code: 'budget',
      agent: 'ann',
      reason: 'tokens-an-hour',
      limit: 1000,
    });
    assert.deepEqual(
      log.filter(({ reason }) => reason === 'budget').map(({ event, agent }) => [event, agent]),
      [['skipped', 'ann']],
    );
    assert.equal(agentState(play.channel(), 'ann'), 'WAITING');
    play.reply('b', { tokens: 5000 });
    play.reply('c', { tokens: 5000 });
    assert.equal(play.floor(), 'ben', 'ann is passed over, ben has no budget');
    assert.equal(play.notices().filter((code) => code === 'budget').length, 1, 'said once');
  });

  it('a person who addresses it is told, in both languages, and it is not asked', () => {
    const play = playChannels({ id: 'c', mode: 'none', members: ['ann', 'ben'] }, known());
    play.say('@ann, are you there?');
    play.reply('yes', { tokens: 1200 });
    play.say('@ann, and now?');
    assert.equal(play.floor(), undefined);
    assert.deepEqual(play.notices(), ['budget', 'budget']);
    const notice = { code: 'budget', name: 'Ann', reason: 'tokens-an-hour', limit: 1000 };
    assert.equal(
      channelWords.en.notice(notice),
      'Ann is passed over: its budget is used up (1,000 tokens in an hour). It speaks again when there is room.',
    );
    assert.match(channelWords.fr.notice(notice), /son budget est épuisé \(1\s000 jetons en une heure\)/);
    play.say('@ben, and you?');
    assert.equal(play.floor(), 'ben');
  });

  it('the only one who could answer, and everyone in a channel that sleeps, count as addressed', () => {
    const alone = playChannels({ id: 'c', mode: 'single', members: ['ann'] }, known());
    alone.say('hello');
    alone.reply('hello', { tokens: 1000 });
    alone.say('again');
    assert.deepEqual([alone.floor(), alone.notices()], [undefined, ['budget', 'budget']]);
    const poor = agents('ann', 'ben').map((each): Known => ({ ...each, budget: { cost: 0.5 } }));
    const both = playChannels({ id: 'c', mode: 'chat', order: 'round-robin', members: ['ann', 'ben'] }, poor);
    both.say('go');
    both.reply('a', { cost: 0.5 });
    both.reply('b', { cost: 0.6 });
    assert.deepEqual([both.channel().stage, both.channel().dormant], ['dormant', 'nobody-able']);
    both.say('anyone?');
    assert.deepEqual([both.floor(), both.notices().slice(-2)], [undefined, ['budget', 'budget']]);
  });

  it('as the hour goes by there is room again', () => {
    const play = chat();
    play.say('go');
    play.reply('a', { tokens: 1000 });
    play.wait(hour);
    play.reply('b');
    assert.equal(play.floor(), 'ann');
    assert.ok(play.channel().log.some(({ event, reason }) => event === 'released' && reason === 'budget'));
  });

  it('also where nobody spoke meanwhile: the next message is answered', () => {
    const play = playChannels({ id: 'c', mode: 'single', members: ['ann'] }, known());
    play.say('hello');
    play.reply('hello', { tokens: 1000 });
    play.wait(hour);
    play.say('again');
    assert.equal(play.floor(), 'ann');
  });

  it('a person who raises the limit of a channel does not give anybody a new budget', () => {
    const play = chat({ members: ['ann', 'ben', 'cyd'], guards: { tokensAnHour: 1500 } });
    play.say('go');
    play.reply('a', { tokens: 1000 });
    play.reply('b', { tokens: 600 });
    assert.equal(play.channel().stopped?.reason, 'tokens-an-hour');
    play.declare([{ ...play.channel().settings, guards: { tokensAnHour: 15_000 } }], [...known(), papa]);
    assert.equal(play.floor(), 'cyd');
    assert.equal(agentState(play.channel(), 'ann'), 'WAITING');
    play.operate({ do: 'release', agent: 'ann' });
    assert.equal(agentState(play.channel(), 'ann'), 'WAITING', 'nor does a release');
  });

  it('whoever would be asked to go on within a turn is not, and its turn stays real', () => {
    const play = playChannels({ id: 'c', mode: 'turn-based', members: ['ann', 'ben'] }, known());
    play.say('go');
    play.reply('to be continued', { tokens: 1000 });
    assert.equal(play.floor(), 'ben');
    assert.deepEqual(
      play
        .channel()
        .log.flatMap(({ event, agent, reason }) => (event === 'completed' ? [[agent, reason]] : [])),
      [['ann', 'budget']],
    );
    assert.equal(play.channel().cycle.real, 1);
  });

  it('an orchestrator without room is not asked who goes next', () => {
    const lead: Known = {
      ...agents('ann')[0],
      id: 'ann',
      name: 'Ann',
      orchestrator: true,
      budget: { tokens: 1 },
    };
    const play = playChannels({ id: 'c', mode: 'chat', order: 'chosen', members: ['ben', 'cyd'] }, [
      lead,
      ...agents('ben', 'cyd'),
    ]);
    play.say('go');
    const { choosing } = play.channel();
    assert.equal(choosing?.orchestrator, 'ann');
    play.tell({
      type: 'channel.chosen',
      channel: 'c',
      choice: choosing?.n ?? 0,
      agent: 'cyd',
      ...{ ms: 1, tries: 1, usage: { input: 5, output: 0 } },
    });
    assert.equal(play.floor(), 'cyd');
    play.reply('c');
    assert.deepEqual([play.channel().choosing, play.floor()], [undefined, 'ben']);
  });

  it('each channel counts for itself, and a budget that is raised holds at once', () => {
    const two: Declared[] = ['c', 'd'].map((id) => ({ id, mode: 'single', members: ['ann'] }));
    const play = playChannels(two, known());
    play.say('hello', { channel: 'c' });
    play.reply('hello', { channel: 'c', tokens: 1000 });
    play.say('hello', { channel: 'd' });
    assert.equal(play.floor('d'), 'ann');
    play.declare(two, [...known({ tokens: 5000 }), { id: 'papa', name: 'Papa', kind: 'human' }]);
    play.say('again', { channel: 'c' });
    assert.equal(play.floor('c'), 'ann');
  });

  it('a replay gives the same state, and who has no budget is not counted one by one', () => {
    const play = chat({ members: ['ann', 'ben', 'cyd'] });
    play.say('go');
    play.reply('a', { tokens: 1000 });
    play.wait(hour / 2);
    play.reply('b', { tokens: 300 });
    play.wait(hour);
    play.reply('c', { tokens: 10 });
    assert.deepEqual(play.records.reduce(reduce, emptyState), play.state());
    const free = playChannels({ id: 'c', mode: 'chat', members: ['ben', 'cyd'] }, known());
    free.say('go');
    free.reply('b', { tokens: 300 });
    assert.ok(free.channel().hour.every((minute) => !('by' in minute)));
    assert.ok(!('budgets' in free.channel()));
  });
});
