/** Limits of whoever answers, as a council and a channel live through them: waited out, and nothing asked in a pause. */
import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'mocha';
import { BackendError } from '../../src/host/ports/ports.ts';
import { convene, pauseCouncil, resumeCouncil } from '../../src/rpc/messages/messages.ts';
import { channelTable, untilChannel } from '../support/channelTable.ts';
import { agreeing, hasStatus, type OpenTable, openTable, puppets, watchUntil } from '../support/openTable.ts';
import { type VirtualClock, virtualClock } from '../support/virtualClock.ts';

let table: OpenTable | undefined;
afterEach(async () => {
  await table?.close();
  table = undefined;
});

const aLoop = () => new Promise((resolve) => setImmediate(resolve));

/** Lets time pass until it is so. */
async function passing<T>(clock: VirtualClock, wanted: Promise<T>): Promise<T> {
  let over = false;
  const done = wanted.finally(() => {
    over = true;
  });
  while (!over) {
    // Deadlines are far: what is near is a limit that is waited out, or a view that is gathered.
    if (clock.waiting(2000) > 0) clock.pass(50);
    await aLoop();
  }
  return await done;
}

describe('§7 a limit in a council', () => {
  it('that is waited out when a person pauses is asked again only once the council goes on', async () => {
    const clock = virtualClock(Date.UTC(2026, 1, 14));
    const calls: string[] = [];
    let limited = true;
    const backend = puppets((turn) => {
      calls.push(turn.scene.seat.id);
      if (limited && turn.scene.seat.id === 'sage')
        return Promise.reject(new BackendError('too many requests', true, 5000, 'asked'));
      return agreeing(turn);
    });
    table = await openTable({ backends: [backend], clock });
    const { client } = table;
    const seats = ['henry', 'sage'];
    const { id } = await client.request(convene, { question: 'Cache it?', seats, attended: false });
    while (!calls.includes('sage') || clock.waiting(10_000) === 0) await aLoop();
    await client.request(pauseCouncil, { id });
    const asked = calls.length;
    for (let second = 0; second < 30; second++) {
      clock.pass(1000);
      await aLoop();
    }
    assert.equal(calls.length, asked, calls.join(', '));
    limited = false;
    await client.request(resumeCouncil, { id });
    const { entries } = await passing(clock, watchUntil(client, id, hasStatus('decision')));
    assert.ok(entries.filter((entry) => entry.kind === 'turn').every(({ state }) => state === 'replied'));
  });
});

describe('§6 a limit in a channel', () => {
  it('is waited out within the turn’s time', async () => {
    let calls = 0;
    const kitchen = await channelTable({
      members: ['papa', 'henry'],
      speak: () =>
        ++calls <= 60
          ? Promise.reject(new BackendError('too many requests', true, 1000, 'asked'))
          : 'Here I am. [[wait]]',
    });
    table = kitchen;
    await kitchen.say('Henry?');
    await passing(
      kitchen.clock,
      untilChannel(kitchen.client, 'kitchen', (row) => row.active === undefined),
    );
    assert.equal(calls, 61);
  });
});
