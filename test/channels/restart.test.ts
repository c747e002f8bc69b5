/** A host that goes and comes: the turn that was open is asked again with its whole time; after a long absence it waits. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'mocha';
import { keepAlive, lastAlive } from '../../src/host/lifecycle/lastAlive.ts';
import { getChannel, resumeChannel } from '../../src/rpc/messages/channelMessages.ts';
import { filesChanged } from '../../src/rpc/messages/messages.ts';
import { channelTable, isDormant, lines, untilChannel } from '../support/channelTable.ts';
import { channelPuppets } from '../support/openTable.ts';
import { virtualClock } from '../support/virtualClock.ts';

/** What is written beside the test comes to rest within a few turns of the loop. */
async function settled(isSo: () => boolean): Promise<void> {
  for (let n = 0; !isSo(); n += 1) {
    assert.ok(n < 1000, 'it comes to rest');
    await new Promise((resolve) => setImmediate(resolve));
  }
}

const silent = () => new Promise<string>(() => undefined);

describe('a channel over a restart', () => {
  it('§6 the same speaker is asked again for the same turn, with a full deadline, and the journal says so', async () => {
    const table = await channelTable({ speak: silent });
    const asked: string[] = [];
    try {
      await table.say('Hello.');
      await untilChannel(table.client, 'kitchen', ({ active }) => active !== undefined);
      table.clock.pass(100_000);
      let answer: (text: string) => void = () => undefined;
      const voice = channelPuppets(({ scene }) => {
        asked.push(`${scene.seat.id} ${scene.turn}`);
        if (asked.length > 1) return 'TURN_PASS';
        return new Promise<string>((resolve) => {
          answer = resolve;
        });
      });
      await table.reopen({ backends: [voice] });
      const { head } = await untilChannel(table.client, 'kitchen', ({ active }) => active !== undefined);
      assert.equal((head.active?.timeoutAt ?? 0) - table.clock.now(), 120_000);
      await new Promise((resolve) => setImmediate(resolve));
      answer('I am back.');
      const view = await untilChannel(table.client, 'kitchen', isDormant);
      assert.deepEqual(asked.slice(0, 2), ['henry 1', 'sage 2']);
      assert.deepEqual(lines(view), ['papa: Hello.', 'henry: I am back.', '(dormant)']);
      const folder = join(table.home, '.state', 'journal');
      const journal = readdirSync(folder)
        .map((name) => readFileSync(join(folder, name), 'utf8'))
        .join('');
      assert.match(journal, /"turnsAskedAgain":\[\{"channel":"kitchen","turn":1,"attempt":1\}\]/);
    } finally {
      await table.close();
    }
  });

  it('§2 after more than ten minutes away it is paused, nobody is asked, and resume goes on with the same speaker', async () => {
    const table = await channelTable({ speak: silent });
    const asked: string[] = [];
    try {
      await table.say('Hello.');
      await untilChannel(table.client, 'kitchen', ({ active }) => active !== undefined);
      await table.host.close();
      table.clock.pass(11 * 60_000);
      const voice = channelPuppets(({ scene }) => {
        asked.push(`${scene.seat.id} ${scene.turn}`);
        return 'TURN_PASS';
      });
      await table.reopen({ backends: [voice] });
      await new Promise((resolve) => setImmediate(resolve));
      const { head } = await table.client.request(getChannel, { channel: 'kitchen' });
      assert.deepEqual(head.paused, { late: true, holds: true });
      assert.deepEqual(asked, []);
      await table.client.request(resumeChannel, { channel: 'kitchen' });
      await untilChannel(table.client, 'kitchen', isDormant);
      assert.equal(asked[0], 'henry 1');
    } finally {
      await table.close();
    }
  });

  it('a turn that was open for half an hour is asked again when the host is back at once, and waits when it was gone longer', async () => {
    const table = await channelTable({ speak: silent });
    const asked: string[] = [];
    const voice = channelPuppets(({ scene }) => {
      asked.push(`${scene.seat.id} ${scene.turn}`);
      return silent();
    });
    try {
      const file = join(table.home, 'channels.yaml');
      writeFileSync(
        file,
        readFileSync(file, 'utf8').replace('id: kitchen\n', 'id: kitchen\n    timeoutSeconds: 86400\n'),
      );
      await table.client.request(filesChanged, {});
      await table.say('Hello.');
      await untilChannel(table.client, 'kitchen', ({ active }) => active !== undefined);
      table.clock.pass(30 * 60_000);
      await table.reopen({ backends: [voice] });
      await untilChannel(table.client, 'kitchen', ({ active, paused }) => active !== undefined && !paused);
      assert.deepEqual(asked, ['henry 1']);
      await table.host.close();
      table.clock.pass(6 * 60_000);
      // A look asks nobody, and is no sign of life.
      await table.reopen({ backends: [voice], drives: 'nothing' });
      await table.host.close();
      table.clock.pass(6 * 60_000);
      await table.reopen({ backends: [voice] });
      const { head } = await table.client.request(getChannel, { channel: 'kitchen' });
      assert.deepEqual(head.paused, { late: true, holds: true });
      assert.deepEqual(asked, ['henry 1']);
    } finally {
      await table.close();
    }
  });

  it('a host that was killed is judged by its last sign of life, which it leaves every minute', async () => {
    const clock = virtualClock(Date.UTC(2026, 1, 14));
    const home = mkdtempSync(join(tmpdir(), 'a-table-alive-'));
    mkdirSync(join(home, '.state'));
    try {
      const end = keepAlive(home, clock);
      await settled(() => lastAlive(home).alive === clock.now());
      clock.pass(60_000);
      await settled(() => lastAlive(home).alive === clock.now());
      clock.pass(10_000);
      await end();
      assert.deepEqual(lastAlive(home), { alive: clock.now() }, 'and a last one at its end');
      for (const broken of ['', 'soon', '-1', '1e999']) {
        writeFileSync(join(home, '.state', 'alive'), broken);
        assert.deepEqual(lastAlive(home), {}, broken);
      }
    } finally {
      rmSync(home, { recursive: true });
    }
  });
});
