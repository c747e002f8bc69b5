/** Calls that came to nothing and were counted by whoever answers: paid for, on record, and held against every budget. */
import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, it } from 'mocha';
import type { State } from '../../src/core/state.ts';
import { emptyState } from '../../src/core/state.ts';
import { replay } from '../../src/host/loop/loop.ts';
import { BackendError } from '../../src/host/ports/ports.ts';
import { councilPaths } from '../../src/host/store/home/paths.ts';
import { convene, stopCouncil } from '../../src/rpc/messages/messages.ts';
import { channelTable, untilChannel } from '../support/channelTable.ts';
import {
  agreeing,
  type CouncilTurn,
  isRecorded,
  type OpenTable,
  openTable,
  puppets,
  watchUntil,
} from '../support/openTable.ts';
import { virtualClock } from '../support/virtualClock.ts';
import { readBooks } from '../support/witness.ts';

const used = { input: 900, output: 100 };
const aLoop = () => new Promise((resolve) => setImmediate(resolve));

let table: OpenTable | undefined;
afterEach(async () => {
  await table?.close();
  table = undefined;
});

const failing = (turn: Pick<CouncilTurn, 'onSpent'>, retry = false, usage = used) => {
  turn.onSpent?.(usage);
  return Promise.reject(new BackendError('stopped at its length limit', retry));
};

async function held(voice: (turn: CouncilTurn) => string | Promise<string>) {
  const clock = virtualClock(Date.UTC(2026, 1, 14));
  table = await openTable({ backends: [puppets(voice)], clock });
  const { client, home } = table;
  const briefText = 'type: debate\nquestion: Cache it?\nseats: [henry, sage, nova]\n';
  const { id } = await client.request(convene, { briefText, attended: false });
  const view = async () => {
    const wanted = watchUntil(client, id, isRecorded);
    let over = false;
    void wanted.finally(() => {
      over = true;
    });
    while (!over) {
      if (clock.waiting(4000) > 0) clock.pass(50);
      await aLoop();
    }
    return await wanted;
  };
  return { id, client, home, clock, view };
}

describe('§7 a call of a council that came to nothing', () => {
  it('is counted where its seat is absent for it, in the figures, the budget and the log', async () => {
    const { id, home, view } = await held((turn) => {
      const { seat, phase } = turn.scene;
      return seat.id === 'nova' && phase.id === 'COLLECT' ? failing(turn) : agreeing(turn);
    });
    const { head } = await view();
    assert.equal(head.tokens, 1000);
    assert.ok((head.budget?.tokens.used ?? 0) >= 1000, JSON.stringify(head.budget));
    const log = await readFile(councilPaths(home, id).log, 'utf8');
    assert.match(log, /"input": ?900/);
  });

  it('is counted with the answer that a later try gave, and with those before it', async () => {
    let calls = 0;
    const { view } = await held((turn) => {
      const { seat, phase } = turn.scene;
      if (seat.id !== 'nova' || phase.id !== 'COLLECT' || ++calls > 2) return agreeing(turn);
      return failing(turn, true);
    });
    const { head, entries } = await view();
    const turn = entries.find((entry) => entry.key === '0/nova');
    assert.equal(turn?.kind === 'turn' && turn.state, 'replied');
    assert.equal(head.tokens, 2000);
  });

  it('is counted when a deadline or a person ends it', async () => {
    const { id, client, home, view } = await held((turn) => {
      if (turn.scene.seat.id !== 'nova') return agreeing(turn);
      return new Promise((_, reject) => {
        turn.signal.addEventListener('abort', () => {
          turn.onSpent?.(used);
          reject(new Error('aborted'));
        });
      });
    });
    const spoken = () => readBooks(home).records.filter(({ event }) => event.type === 'turn.replied').length;
    while (spoken() < 2) await aLoop();
    await client.request(stopCouncil, { id });
    await view();
    const isPaid = () => readBooks(home).records.some(({ event }) => event.type === 'turn.spent');
    while (!isPaid()) await aLoop();
    const log = async () => await readFile(councilPaths(home, id).log, 'utf8');
    while (!/"input": ?900/.test(await log())) await aLoop();
  });

  it('uses up the budget of its identity: it is not asked for more', async () => {
    const asked: string[] = [];
    const clock = virtualClock(Date.UTC(2026, 1, 14));
    const voice = (turn: CouncilTurn) => {
      const { seat, phase } = turn.scene;
      if (seat.id === 'nova') asked.push(phase.id);
      return seat.id === 'nova' ? failing(turn, false, { input: 9000, output: 900 }) : agreeing(turn);
    };
    table = await openTable({ backends: [puppets(voice)], clock });
    const file = join(table.home, 'identities.yaml');
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace(/(- id: nova\n)/, '$1    budget: {tokens: 10000}\n'));
    await table.reopen();
    const { client } = table;
    const briefText = 'type: debate\nquestion: Cache it?\nseats: [henry, sage, nova]\n';
    const { id } = await client.request(convene, { briefText, attended: false });
    const { entries } = await watchUntil(client, id, isRecorded);
    const second = entries.find((entry) => entry.key === '1/nova');
    assert.equal(second?.kind === 'turn' && second.absence?.code, 'budget');
    assert.deepEqual(asked, ['COLLECT']);
  });
});

describe('§6 a call of a channel that came to nothing', () => {
  const stateOf = (home: string) => readBooks(home).records.reduce<State>(replay, emptyState);
  const tokensIn = (home: string) =>
    (stateOf(home).channels.kitchen?.hour ?? []).reduce((sum, { tokens }) => sum + tokens, 0);

  it('is counted in the hour, whether it failed or was ended', async () => {
    let calls = 0;
    const kitchen = await channelTable({
      members: ['papa', 'henry'],
      humans: 'interrupt',
      speak(turn) {
        if (++calls === 1) return failing(turn);
        return new Promise((_, reject) => {
          turn.signal.addEventListener('abort', () => {
            turn.onSpent?.(used);
            reject(new Error('aborted'));
          });
        });
      },
    });
    table = kitchen;
    await kitchen.say('Henry?');
    await untilChannel(kitchen.client, 'kitchen', (row) => row.active === undefined);
    assert.equal(tokensIn(kitchen.home), 1000);
    await kitchen.say('Henry, again?');
    while (calls < 2) await aLoop();
    await kitchen.say('Stop, listen.');
    while (tokensIn(kitchen.home) < 2000) await aLoop();
    assert.equal(tokensIn(kitchen.home), 2000);
  });
});
