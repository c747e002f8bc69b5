/** Faults beside the loop, of ours or of what answers: one turn is over with its reason, and the rest of the house goes on. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { offered } from '../../src/host/answering/toolsOrNone.ts';
import { openVoices } from '../../src/host/channels/agentVoices.ts';
import type { Backend, Conversation } from '../../src/host/ports/ports.ts';
import { openToolRoom } from '../../src/host/tools/seatTools.ts';
import { pauseChannel, resumeChannel } from '../../src/rpc/messages/channelMessages.ts';
import { convene } from '../../src/rpc/messages/messages.ts';
import { channelTable, isDormant, untilChannel } from '../support/channelTable.ts';
import { agreeing, openTable, puppets, watchUntil } from '../support/openTable.ts';
import { sampleCouncil } from '../support/sampleCouncil.ts';
import { noDeeds } from '../support/toolRoom.ts';
import { virtualClock } from '../support/virtualClock.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

function listened() {
  const lines: string[] = [];
  const note = (message: string, facts: object = {}) =>
    void lines.push(`${message} ${JSON.stringify(facts)}`);
  return { lines, log: { debug() {}, info() {}, warn: note, error: note } };
}

describe('§2 a fault beside the loop', () => {
  it('§7 a backend that can’t even be opened: the seat is absent at once, with the reason, and the council goes on', async () => {
    const broken: Backend = {
      name: 'broken',
      open(council, seat) {
        if (seat.id === 'sage') throw new TypeError('open is broken');
        return puppets(agreeing).open(council, seat);
      },
    };
    const clock = virtualClock();
    const { lines, log } = listened();
    const table = await openTable({ backends: [broken], defaultBackend: 'broken', clock, log });
    try {
      const seats = ['henry', 'sage', 'nova', 'blaise'];
      const { id } = await table.client.request(convene, { question: 'Cache?', seats, attended: true });
      // The clock stands still: no deadline helps.
      const view = await watchUntil(table.client, id, ({ status }) => status !== 'running');
      const sage = view.entries.filter((entry) => entry.kind === 'turn' && entry.seat === 'sage');
      assert.match(JSON.stringify(sage), /open is broken/);
      assert.equal(view.head.status, 'decision');
      assert.match(lines.join('\n'), /ask\/.*sage.*open is broken/);
    } finally {
      await table.close();
    }
  });

  it('§6 who goes next is asked again after a pause, though the call before it had not ended yet', async () => {
    const calls: ((text: string) => void)[] = [];
    let asked: () => void = () => undefined;
    const deaf: Backend = {
      name: 'puppet',
      // It hears of no abort: what it was asked ends when the test says so.
      open: () => ({
        send: ({ scene }) =>
          scene.kind === 'channel' && scene.choose && calls.length < 2
            ? new Promise((resolve) => {
                calls.push((text) => resolve({ text }));
                asked();
              })
            : Promise.resolve({ text: 'TURN_PASS' }),
        close: () => Promise.resolve(),
      }),
    };
    const table = await channelTable({ order: 'chosen', speak: () => '', host: { backends: [deaf] } });
    const nextAsk = () =>
      new Promise<void>((resolve) => {
        asked = resolve;
      });
    try {
      const first = nextAsk();
      await table.say('Hello.');
      await first;
      await table.client.request(pauseChannel, { channel: 'kitchen' });
      await table.client.request(resumeChannel, { channel: 'kitchen' });
      assert.equal(calls.length, 1);
      const second = nextAsk();
      calls[0]?.('Henry');
      await Promise.race([second, turn().then(turn).then(turn)]);
      assert.equal(calls.length, 2, 'asked again once the call before it was over');
      calls[1]?.('Let it be Nova.');
      await untilChannel(table.client, 'kitchen', isDormant);
    } finally {
      for (const end of calls) end('');
      await table.close();
    }
  });

  it('§8 tools that can’t be offered: people are told for whom, the log says why, the seat is asked without them', async () => {
    const told: string[] = [];
    const { lines, log } = listened();
    const council = sampleCouncil();
    const seats = council.seats.map((seat) => ({
      ...seat,
      capabilities: { tools: ['files/read'], files: 'none' as const },
    }));
    const room = openToolRoom({
      surroundings: { log, language: 'en', mask: (text: string) => text, clock: virtualClock() } as never,
      councils: () => ({}),
      channels: () => ({}),
      identities: () => assert.fail(new TypeError('identities are broken')),
      deeds: noDeeds,
      archive: async () => undefined,
      tell: (_level, message) => void told.push(message),
    });
    const ref = { council: council.id, run: 0, seat: 'sage', attempt: 1 } as const;
    const { signal } = new AbortController();
    const offer = room.offer({ ...council, seats }, ref, signal, () => Promise.resolve());
    assert.equal(await offered('sage in a council', log, signal, () => offer), undefined);
    assert.match(lines.join(), /sage in a council.*identities are broken/);
    assert.match(told.join(), /Sage goes on without tools in this turn.*identities are broken/);
  });

  it('a conversation that is opened while its channel is forgotten is closed all the same', async () => {
    const closed: string[] = [];
    let choose: () => void = () => undefined;
    const chosen = new Promise<void>((resolve) => {
      choose = resolve;
    });
    const conversation = { close: async () => void closed.push('sage') } as unknown as Conversation;
    const voices = openVoices({
      backends: new Map([['puppet', { name: 'puppet', open: () => conversation }]]),
      chance: { word: () => 'fence' } as never,
      identities: () => [{ id: 'sage', name: 'Sage', kind: 'agent' } as never],
      answerFor: async () => {
        await chosen;
        return { backend: 'puppet' };
      },
    });
    const voice = voices.of('kitchen', 'sage');
    voices.forget('kitchen');
    choose();
    await voice;
    await voices.close();
    assert.deepEqual(closed, ['sage']);
  });
});
