/** A wall clock that is set, and a machine that sleeps: no budget is charged for it, no deadline moves, and it replays. */
import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'mocha';
import type { State } from '../../src/core/state.ts';
import { emptyState } from '../../src/core/state.ts';
import { replay } from '../../src/host/loop/loop.ts';
import { convene, getCouncil, pauseCouncil, resumeCouncil } from '../../src/rpc/messages/messages.ts';
import { channelTable } from '../support/channelTable.ts';
import {
  agreeing,
  type CouncilTurn,
  hasStatus,
  type OpenTable,
  openTable,
  puppets,
  watchUntil,
} from '../support/openTable.ts';
import { type VirtualClock, virtualClock } from '../support/virtualClock.ts';
import { readBooks } from '../support/witness.ts';

const hour = 3_600_000;
const aLoop = () => new Promise((resolve) => setImmediate(resolve));

let table: OpenTable | undefined;
afterEach(async () => {
  await table?.close();
  table = undefined;
});

/** A debate of two with a minute to work in, whose every answer waits until the test lets it go. */
async function held(clock: VirtualClock) {
  const waiting: (() => void)[] = [];
  const backend = puppets(
    (turn: CouncilTurn) =>
      new Promise<string>((resolve) => {
        waiting.push(() => resolve(agreeing(turn)));
      }),
  );
  table = await openTable({ backends: [backend], clock });
  const { client } = table;
  const briefText = ['question: Cache it?', 'type: debate', 'seats: [henry, sage]', 'budget: {time: 1}'].join(
    '\n',
  );
  const { id } = await client.request(convene, { briefText, attended: false });
  return {
    id,
    client,
    async letGo(count: number) {
      while (waiting.length < count) await aLoop();
      for (const answer of waiting.splice(0)) answer();
    },
    async asked(count: number) {
      while (waiting.length < count) await aLoop();
    },
  };
}

const minutesOf = async ({ id, client }: Awaited<ReturnType<typeof held>>) =>
  (await client.request(getCouncil, { id })).head.budget?.minutes.used;

describe('§15 a clock that jumps', () => {
  for (const [what, ms] of [
    ['an hour ahead', hour],
    ['an hour back', -hour],
    ['a day back', -24 * hour],
    ['by eight hours of sleep', 8 * hour],
  ] as const)
    it(`${what} ends no council by its time budget, and counts for nothing`, async () => {
      const clock = virtualClock(Date.UTC(2026, 1, 14));
      const council = await held(clock);
      await council.asked(2);
      clock.pass(4000);
      clock.jump(ms);
      clock.pass(2000);
      await council.letGo(2);
      await council.asked(2);
      assert.equal(await minutesOf(council), 0.1);
      await council.letGo(2);
      await council.letGo(1);
      const { head } = await watchUntil(council.client, council.id, hasStatus('recommended', 'over-budget'));
      assert.deepEqual([head.status, head.degradations], ['recommended', undefined]);
      assert.equal(head.budget?.minutes.used, 0.1);
    });

  it('while a council is paused counts neither as work nor against the pause', async () => {
    const clock = virtualClock(Date.UTC(2026, 1, 14));
    const council = await held(clock);
    const { id, client } = council;
    await council.asked(2);
    clock.pass(6000);
    await client.request(pauseCouncil, { id });
    clock.jump(-2 * hour);
    clock.pass(30_000);
    await client.request(resumeCouncil, { id });
    clock.pass(6000);
    await council.letGo(2);
    await council.asked(2);
    assert.equal(await minutesOf(council), 0.2);
  });

  it('leaves whoever is asked the time that was left, and the same state on a replay', async () => {
    const clock = virtualClock(Date.UTC(2026, 1, 14));
    const council = await held(clock);
    const { id, client } = council;
    await council.asked(2);
    const turnOf = async () => {
      const { entries } = await client.request(getCouncil, { id });
      return entries.flatMap((entry) => (entry.kind === 'turn' ? [entry] : []))[1];
    };
    const before = (await turnOf())?.deadlineAt ?? 0;
    clock.pass(80_000);
    clock.jump(hour);
    // Something else is recorded: only now is the jump seen, and nobody is late for it.
    await client.request(pauseCouncil, { id });
    const { home } = table ?? assert.fail();
    const jumps = readBooks(home).records.filter(({ event }) => event.type === 'clock.jumped');
    assert.deepEqual(
      jumps.map(({ event }) => event),
      [{ type: 'clock.jumped', ms: hour }],
    );
    assert.equal(((await turnOf())?.deadlineAt ?? 0) - before, hour);
    const states = [1, 2].map(() => readBooks(home).records.reduce<State>(replay, emptyState));
    assert.deepEqual(states[0], states[1]);
    assert.equal(states[0]?.councils[id]?.runs[0]?.rested, hour);
  });

  it('back by a day keeps no channel from its hour', async () => {
    const kitchen = await channelTable({
      members: ['papa', 'henry'],
      speak: () => ({ text: 'Yes.', usage: { input: 900, output: 100 } }),
    });
    table = kitchen;
    await kitchen.say('Henry?');
    while (kitchen.asked.length < 1) await aLoop();
    kitchen.clock.jump(-24 * hour);
    await kitchen.say('And now?');
    kitchen.clock.pass(61 * 60_000);
    await kitchen.say('And an hour later?');
    const state = readBooks(kitchen.home).records.reduce<State>(replay, emptyState);
    const { hour: counted } = state.channels.kitchen ?? assert.fail();
    const now = Math.floor(kitchen.clock.now() / 60_000);
    assert.ok(
      counted.every(({ minute }) => minute <= now),
      JSON.stringify(counted),
    );
  });
});
