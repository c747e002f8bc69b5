/** Four rehearsal agents chat for thousands of turns in virtual time, with failures, silence and restarts: nothing is lost. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'mocha';
import { rehearsalBackend } from '../../src/host/models/rehearsal/backend.ts';
import { type Backend, BackendError } from '../../src/host/ports/ports.ts';
import { channelHistory, getChannel, sayInChannel } from '../../src/rpc/messages/channelMessages.ts';
import { filesChanged } from '../../src/rpc/messages/messages.ts';
import { drawSeed, draws } from '../support/draws.ts';
import { type OpenTable, openTable } from '../support/openTable.ts';
import { fullTrials, reportTrial, times } from '../support/trials.ts';
import { type VirtualClock, virtualClock } from '../support/virtualClock.ts';

const members = 'papa, henry, sage, nova, blaise';
const channels = `channels:
  - id: long
    mode: chat
    members: [${members}]
    guards: { turnsWithoutHuman: 10000, turnsAnHour: 100000 }
`;

/** Rehearsal voices that sometimes fail, sometimes for good, and sometimes say nothing until their time is over. */
function faulty(clock: VirtualClock, choose: ReturnType<typeof draws>, said: Set<string>): Backend {
  const real = rehearsalBackend({ clock });
  return {
    name: 'faulty',
    open(channel, seat) {
      const talk = real.open(channel, seat);
      return {
        close: talk.close,
        async send(turn) {
          const fault = choose.next();
          if (fault < 0.03) throw new BackendError('The line is down.', true);
          if (fault < 0.04) throw new BackendError('No such model.', false);
          if (fault < 0.045)
            return await new Promise<never>((_, reject) => {
              turn.signal.addEventListener('abort', () => reject(new Error('aborted')));
            });
          const reply = await talk.send(turn);
          if (reply.text !== 'TURN_PASS')
            said.add(`${seat.id} ${'turn' in turn.scene ? turn.scene.turn : ''}`);
          return reply;
        },
      };
    },
  };
}

/** The last turn whose reply is in the journal. */
function lastRecorded(home: string): number {
  const folder = join(home, '.state', 'journal');
  const plain = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
  const lines = plain.map((name) => readFileSync(join(folder, name), 'utf8')).join('');
  const found = [...lines.matchAll(/"type":"channel\.replied","channel":"long","turn":(\d+)/g)];
  return Math.max(0, ...found.map(([, turn]) => Number(turn)));
}

/** Time passes until somebody has to say something. */
async function untilQuiet(table: OpenTable, clock: VirtualClock): Promise<number> {
  for (;;) {
    for (let n = 0; n < 4; n++) await new Promise((resolve) => setImmediate(resolve));
    const { head } = await table.client.request(getChannel, { channel: 'long' });
    if (!head.active && head.stage !== 'running') return head.turnCount;
    clock.pass(500);
  }
}

describe('§14 a long conversation', () => {
  it('four rehearsal agents, with faults and restarts: every word is there once, every turn is settled', async () => {
    const wanted = times(250, 10_000);
    const seed = drawSeed();
    const choose = draws(seed);
    const clock = virtualClock(Date.UTC(2026, 1, 14));
    const said = new Set<string>();
    const backends = [faulty(clock, choose, said)];
    const table = await openTable({ clock, backends, defaultBackend: 'faulty' });
    try {
      writeFileSync(join(table.home, 'channels.yaml'), channels);
      await table.client.request(filesChanged, {});
      const people: string[] = [];
      let turns = 0;
      while (turns < wanted) {
        people.push(`Question ${people.length + 1}: should we keep it?`);
        await table.client.request(sayInChannel, { channel: 'long', text: people.at(-1) ?? '' });
        if (choose.chance(0.02)) {
          await table.host.close();
          // A reply that the host did not live to record was never said: its agent is asked again.
          const recorded = lastRecorded(table.home);
          for (const each of said) if (Number(each.split(' ')[1]) > recorded) said.delete(each);
          await table.reopen({ backends: [faulty(clock, choose, said)] });
        }
        turns = await untilQuiet(table, clock);
      }
      const heard: { by: string; kind: string; text: string; turn?: number }[] = [];
      let before: number | undefined;
      do {
        const page = await table.client.request(channelHistory, {
          channel: 'long',
          limit: 200,
          ...(before === undefined ? {} : { before }),
        });
        heard.unshift(...page.messages);
        ({ before } = page);
      } while (before !== undefined);
      assert.deepEqual(
        heard.filter(({ kind }) => kind === 'human').map(({ text }) => text),
        people,
      );
      const spoken = heard.filter(({ kind }) => kind === 'agent').map(({ by, turn }) => `${by} ${turn}`);
      assert.equal(new Set(spoken).size, spoken.length);
      assert.deepEqual(new Set(spoken), said);
      await table.host.close();
      const log = readFileSync(join(table.home, '.state', 'logs', 'turns.log'), 'utf8');
      const ends = /"event":"(?:replied|passed|failed|timed-out|completed)"[^\n]*"turn":(\d+)/g;
      const settled = [...log.matchAll(ends)].map(([, turn]) => Number(turn));
      assert.deepEqual(
        settled,
        Array.from({ length: turns }, (_, n) => n + 1),
      );
      reportTrial({
        id: 'R21',
        what: 'four rehearsal agents chat in virtual time with faults',
        count: turns,
        seed,
        result: `${spoken.length} messages, each once; every turn settled once`,
      });
    } finally {
      await table.close();
    }
  }).timeout(fullTrials ? 600_000 : 60_000);
});
