/** orchestration-state.json and turns.log follow what happens, and say nothing twice after a restart. */
import assert from 'node:assert/strict';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'mocha';
import { channelTable, isDormant, untilChannel } from '../support/channelTable.ts';

const stateIn = (home: string) =>
  JSON.parse(readFileSync(join(home, '.state', 'orchestration-state.json'), 'utf8')) as {
    channels: Record<
      string,
      {
        agents: Record<string, string>;
        queue: string[];
        currentTurn: { agent: string; startedAt: string; timeoutAt: string } | null;
        events: { at: string; event: string }[];
      }
    >;
  };
const logIn = (home: string): { n: number; at: string; channel: string; event: string; agent?: string }[] =>
  readFileSync(join(home, '.state', 'logs', 'turns.log'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { n: number; at: string; channel: string; event: string });

describe('§6 what is written about channels', () => {
  it('the state file has agents, queue, current turn with its times, and at most the last 50 events', async () => {
    const table = await channelTable({
      speak: ({ scene }) => (scene.turn > 60 ? new Promise<string>(() => undefined) : `Word ${scene.turn}.`),
    });
    try {
      await table.say('Talk.');
      await untilChannel(table.client, 'kitchen', ({ stopped }) => stopped !== undefined);
      await table.say('Go on.');
      await untilChannel(table.client, 'kitchen', ({ active }) => active?.turn === 61);
      await table.host.close();
      const kitchen = stateIn(table.home).channels.kitchen;
      assert.ok(kitchen?.currentTurn);
      const { agent, startedAt, timeoutAt } = kitchen.currentTurn;
      assert.equal(kitchen.agents[agent], 'ACTIVE');
      assert.equal(Date.parse(timeoutAt) - Date.parse(startedAt), 120_000);
      assert.deepEqual(new Set([agent, ...kitchen.queue]), new Set(['henry', 'sage', 'nova']));
      assert.equal(kitchen.events.length, 50);
    } finally {
      await table.close();
    }
  });

  it('§3 what a kill left behind is made up for at the next start, also where nothing happens then', async () => {
    const table = await channelTable({ members: ['papa', 'henry', 'sage'], speak: () => 'TURN_PASS' });
    try {
      await table.say('Hello.');
      await untilChannel(table.client, 'kitchen', isDormant);
      await table.host.close();
      const whole = [logIn(table.home), stateIn(table.home).channels];
      const path = join(table.home, '.state', 'logs', 'turns.log');
      // The last lines were not written, one of them is torn in the middle of a letter.
      const lines = readFileSync(path, 'utf8').split('\n');
      writeFileSync(path, `${lines.slice(0, 2).join('\n')}\n`);
      appendFileSync(path, Buffer.from('{"at":"é').subarray(0, -1));
      writeFileSync(join(table.home, '.state', 'orchestration-state.json'), '{"seq":1,"channels":{}}');
      await table.reopen();
      await table.host.close();
      assert.deepEqual([logIn(table.home), stateIn(table.home).channels], whole);
    } finally {
      await table.close();
    }
  });

  it('turns.log has one line for each event in order, over a restart too, and what a kill left out is made up for', async () => {
    const table = await channelTable({ members: ['papa', 'henry', 'sage'], speak: () => 'TURN_PASS' });
    try {
      await table.say('Hello.');
      await untilChannel(table.client, 'kitchen', isDormant);
      await table.host.close();
      const path = join(table.home, '.state', 'logs', 'turns.log');
      const whole = logIn(table.home);
      // As if the host had been killed before the last lines were written, the last of them torn.
      writeFileSync(
        path,
        readFileSync(path, 'utf8')
          .split('\n')
          .slice(0, 3)
          .map((line) => `${line}\n`)
          .join(''),
      );
      appendFileSync(path, '{"at":"20');
      await table.reopen();
      await table.say('Hello again.');
      await untilChannel(
        table.client,
        'kitchen',
        ({ turnCount, stage }) => turnCount >= 4 && stage === 'dormant',
      );
      await table.host.close();
      const numbers =
        readFileSync(path, 'utf8')
          .match(/"n":(\d+)/g)
          ?.map((each) => Number(each.slice(4))) ?? [];
      assert.deepEqual(
        numbers,
        Array.from({ length: numbers.length }, (_, n) => n + 1),
      );
      assert.ok(numbers.length > whole.length);
      assert.deepEqual(Object.keys(whole[1] ?? {}).slice(0, 4), ['at', 'channel', 'agent', 'event']);
    } finally {
      await table.close();
    }
  });
});
