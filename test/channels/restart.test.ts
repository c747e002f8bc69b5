/** A host that goes and comes: the turn that was open is asked again with its whole time; after a long absence it waits. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'mocha';
import { getChannel, resumeChannel } from '../../src/rpc/channelMessages.ts';
import { channelTable, isDormant, lines, untilChannel } from '../support/channelTable.ts';
import { puppets } from '../support/openTable.ts';

const silent = () => new Promise<string>(() => undefined);

describe('a channel over a restart', () => {
  it('the same speaker is asked again for the same turn, with a full deadline, and the journal says so', async () => {
    const table = await channelTable({ speak: silent });
    const asked: string[] = [];
    try {
      await table.say('Hello.');
      await untilChannel(table.client, 'kitchen', ({ active }) => active !== undefined);
      table.clock.pass(100_000);
      let answer: (text: string) => void = () => undefined;
      const voice = puppets(({ scene }) => {
        asked.push(`${scene.seat.id} ${scene.round}`);
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

  it('after more than ten minutes away it is paused, nobody is asked, and resume goes on with the same speaker', async () => {
    const table = await channelTable({ speak: silent });
    const asked: string[] = [];
    try {
      await table.say('Hello.');
      await untilChannel(table.client, 'kitchen', ({ active }) => active !== undefined);
      await table.host.close();
      table.clock.pass(11 * 60_000);
      const voice = puppets(({ scene }) => {
        asked.push(`${scene.seat.id} ${scene.round}`);
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
});
