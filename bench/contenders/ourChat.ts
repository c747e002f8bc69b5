/** Ours in a channel, as people use it: four agents who speak in turn without end, somebody who watches. */
import {
  channelRowsChanged,
  getChannel,
  pauseChannel,
  sayInChannel,
  watchChannel,
} from '../../src/rpc/messages/channelMessages.ts';
import type { Job } from '../job.ts';
import { callsIn, seatIds } from '../shape.ts';
import { openShipped } from './shippedHost.ts';

const channel = 'bench';
const channels = `channels:\n  - id: ${channel}\n    mode: chat\n    order: round-robin\n    members: [${seatIds.join(', ')}]\n    guards: { turnsWithoutHuman: 100000, turnsAnHour: 100000 }\n`;

export async function openOurChat(job: Job) {
  const { client, close } = await openShipped(job, {}, channels);
  const turns = callsIn(job.phases);
  let count = 0;
  let wanted = 0;
  let reached: () => void = () => undefined;
  client.on(channelRowsChanged, ({ rows }) => {
    count = rows.find(({ id }) => id === channel)?.turnCount ?? count;
    if (count > wanted) reached();
  });
  await client.request(watchChannel, { channel });
  return {
    /** So many turns more, as they come: nothing stands between this stretch and the next. */
    async council(): Promise<void> {
      const done = new Promise<void>((resolve) => {
        reached = resolve;
      });
      wanted += turns;
      if (wanted === turns) await client.request(sayInChannel, { channel, text: 'Talk.' });
      if (count <= wanted) await done;
    },
    async close() {
      await client.request(pauseChannel, { channel });
      const { messages } = await client.request(getChannel, { channel });
      await close();
      if (messages.length === 0) throw new Error('the channel can’t be read');
    },
  };
}
