/** A council in a channel: it has the floor as one turn, its turns stand there, people's words reach it; and à table from a channel. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import * as messages from '../../src/rpc/messages/channelMessages.ts';
import { convene, getCouncil, listCouncils, resumeCouncil } from '../../src/rpc/messages/messages.ts';
import { type ChannelTable, channelTable, isDormant, lines, untilChannel } from '../support/channelTable.ts';
import {
  agreeing,
  hasStatus,
  puppetsOfBoth,
  type SpeakInChannel,
  type SpeakInCouncil,
  watchUntil,
} from '../support/openTable.ts';

const brief = (question: string, channel = 'kitchen', more = '') =>
  `type: debate\nquestion: ${question}\nseats: [henry, sage, nova]\nchannel: ${channel}\n${more}`;

async function withTable(
  options: Partial<Parameters<typeof channelTable>[0]>,
  work: (table: ChannelTable) => Promise<void>,
) {
  const table = await channelTable({ speak: () => 'TURN_PASS', ...options });
  try {
    await work(table);
  } finally {
    await table.close();
  }
}

describe('§6 a council in a channel', () => {
  it('holds the floor from its start to its synthesis, and its turns stand there as messages', () =>
    withTable({}, async ({ client }) => {
      const { id } = await client.request(convene, { briefText: brief('Do we cache the index?') });
      await watchUntil(client, id, hasStatus('decision'));
      const view = await untilChannel(client, 'kitchen', ({ councils }) => councils.length === 0);
      const turns = view.messages.flatMap(({ by, council }) => (council ? [`${council.phase} ${by}`] : []));
      assert.deepEqual(turns, [
        'COLLECT henry',
        'COLLECT sage',
        'COLLECT nova',
        'CHALLENGE henry',
        'CHALLENGE sage',
        'CHALLENGE nova',
        'SYNTHESIZE maman',
      ]);
      const { log } = await client.request(messages.getChannel, { channel: 'kitchen' });
      const reasons = log.filter(({ event }) => event === 'council').map(({ reason }) => reason);
      assert.deepEqual(reasons, [`called ${id}`, `left ${id}`]);
    }));

  it('§7 the replies of a blind phase are not in the channel before it closes', async () => {
    let answer: () => void = () => undefined;
    let isAsked: () => void = () => undefined;
    const asking = new Promise<void>((resolve) => {
      isAsked = resolve;
    });
    const inCouncil: SpeakInCouncil = (turn) => {
      const { phase, seat } = turn.scene;
      if (phase.id !== 'COLLECT' || seat.id !== 'nova') return agreeing(turn);
      return new Promise<string>((resolve) => {
        answer = () => resolve(agreeing(turn));
        isAsked();
      });
    };
    await withTable({ inCouncil }, async ({ client }) => {
      const { id } = await client.request(convene, { briefText: brief('Do we cache the index?') });
      await asking;
      await watchUntil(client, id, ({ tally }) => tally !== undefined);
      const early = await client.request(messages.getChannel, { channel: 'kitchen' });
      assert.ok(!early.messages.some(({ council }) => council));
      answer();
      await watchUntil(client, id, hasStatus('decision'));
      const view = await untilChannel(client, 'kitchen', ({ councils }) => councils.length === 0);
      assert.equal(view.messages.filter(({ council }) => council?.phase === 'COLLECT').length, 3);
    });
  });

  it('waits for the open turn, the channel’s own turns rest meanwhile, and a second council waits', async () => {
    let finish: (text: string) => void = () => undefined;
    const speak: SpeakInChannel = ({ scene }) =>
      scene.turn === 1
        ? new Promise<string>((resolve) => {
            finish = resolve;
          })
        : 'TURN_PASS';
    await withTable({ speak }, async ({ client, say, asked }) => {
      await say('Hello.');
      await untilChannel(client, 'kitchen', ({ active }) => active !== undefined);
      const first = await client.request(convene, { briefText: brief('The first?') });
      const second = await client.request(convene, { briefText: brief('The second?') });
      const waiting = await client.request(getCouncil, { id: first.id });
      assert.equal(waiting.head.why?.code, 'waits-for-floor');
      await assert.rejects(
        client.request(resumeCouncil, { id: first.id }),
        /waits for the floor of #kitchen/,
      );
      const held = await client.request(messages.getChannel, { channel: 'kitchen' });
      assert.deepEqual(held.head.councils, [first.id, second.id]);
      finish('I was asked before the council.');
      await watchUntil(client, first.id, hasStatus('decision'));
      await watchUntil(client, second.id, hasStatus('decision'));
      const view = await untilChannel(client, 'kitchen', isDormant);
      const order = [...new Set(view.messages.flatMap(({ council }) => council?.id ?? []))];
      assert.deepEqual(order, [first.id, second.id]);
      assert.ok(asked.indexOf('sage 2') > asked.lastIndexOf('SYNTHESIZE maman'));
    });
  });

  it('what a person says there becomes an injection', async () => {
    let answer: (text: string) => void = () => undefined;
    const inCouncil: SpeakInCouncil = (turn) => {
      if (turn.scene.phase.id !== 'COLLECT' || turn.scene.seat.id !== 'nova') return agreeing(turn);
      return new Promise<string>((resolve) => {
        answer = () => resolve(agreeing(turn));
      });
    };
    await withTable({ inCouncil }, async ({ client, say, asked }) => {
      const { id } = await client.request(convene, { briefText: brief('Do we cache the index?') });
      await watchUntil(client, id, hasStatus('running'));
      await say('An hour of read-only is fine.');
      const { entries } = await client.request(getCouncil, { id });
      const injected = entries.find(({ kind }) => kind === 'injection');
      assert.ok(injected?.kind === 'injection');
      assert.equal(injected.text, 'An hour of read-only is fine.');
      assert.equal(injected.by, 'Papa');
      const { messages: said } = await client.request(messages.getChannel, { channel: 'kitchen' });
      assert.equal(said.at(-1)?.text, 'An hour of read-only is fine.');
      assert.ok(!asked.some((each) => /^\w+ \d+$/.test(each)));
      answer('');
      await watchUntil(client, id, hasStatus('decision'));
    });
  });

  it('is refused in a report channel, in an archived one and in one that is not there', () =>
    withTable({ mode: 'report', channel: 'reports' }, async ({ client }) => {
      const held = (channel: string) => client.request(convene, { briefText: brief('Here?', channel) });
      await assert.rejects(held('reports'), /#reports is a report channel: no council is held there/);
      await assert.rejects(held('cellar'), /no channel “cellar”/);
      await assert.rejects(held('constructor'), /no channel “constructor”/);
      assert.deepEqual((await client.request(listCouncils, {})).rows, []);
    }));

  it('§4 goes on after a restart where it was, with the floor still its own', async () => {
    const inCouncil: SpeakInCouncil = (turn) =>
      turn.scene.phase.id === 'CHALLENGE' ? new Promise<string>(() => undefined) : agreeing(turn);
    await withTable({ inCouncil }, async (table) => {
      const { id } = await table.client.request(convene, { briefText: brief('Do we cache the index?') });
      await watchUntil(table.client, id, ({ phases }) =>
        phases.some((each) => each.phase === 'CHALLENGE' && each.state === 'now'),
      );
      await table.reopen({ backends: [puppetsOfBoth(agreeing, () => 'TURN_PASS')] });
      await watchUntil(table.client, id, hasStatus('decision'));
      const view = await untilChannel(table.client, 'kitchen', ({ councils }) => councils.length === 0);
      const keys = view.messages.map(({ key }) => key);
      assert.equal(new Set(keys).size, keys.length);
      assert.equal(view.messages.filter(({ council }) => council).length, 7);
    });
  });
});

describe('§7 à table from a channel', () => {
  it('a person’s call posts brief, estimate and an offer; nobody is asked and nothing starts', () =>
    withTable({}, async ({ client, say, asked }) => {
      await say('À table : faut-il un index ?');
      const view = await client.request(messages.getChannel, { channel: 'kitchen' });
      assert.deepEqual(lines(view), ['papa: À table : faut-il un index ?', '(offer)']);
      const { offer } = view.messages.at(-1) ?? {};
      assert.equal(offer?.question, 'Faut-il un index ?');
      assert.equal(offer.mode, 'debate');
      assert.deepEqual(offer.seats, ['henry', 'sage', 'nova']);
      assert.match(offer.estimate, /^\d+ calls at least, \d+ at most · [\d,]+ to [\d,]+ tokens · /);
      assert.deepEqual(asked, []);
      assert.deepEqual((await client.request(listCouncils, {})).rows, []);
    }));

  it('accepted, the council of that brief is held in the channel; a second time it is refused', () =>
    withTable({}, async ({ client, say }) => {
      await say('conseil : faut-il un index ?');
      const { messages: said } = await client.request(messages.getChannel, { channel: 'kitchen' });
      const offer = said.at(-1)?.key ?? '';
      const { id } = await client.request(messages.startOffer, { channel: 'kitchen', offer });
      await watchUntil(client, id, hasStatus('decision'));
      const view = await untilChannel(client, 'kitchen', ({ councils }) => councils.length === 0);
      assert.equal(view.messages.find(({ key }) => key === offer)?.offer?.council, id);
      assert.ok(view.messages.some(({ council }) => council?.id === id));
      await assert.rejects(
        client.request(messages.startOffer, { channel: 'kitchen', offer }),
        /accepted already/,
      );
      await assert.rejects(
        client.request(messages.startOffer, { channel: 'kitchen', offer: 'none' }),
        /no longer here/,
      );
    }));

  it('an ordinary message that only speaks of a table calls nobody', () =>
    withTable({}, async ({ client, say }) => {
      await say('On passe à table dans cinq minutes.');
      const view = await untilChannel(client, 'kitchen', isDormant);
      assert.ok(!lines(view).includes('(offer)'));
    }));
});
