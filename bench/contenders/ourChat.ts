/** Ours in a channel: four agents who speak in turn without end, the whole host as it ships, durable, with every file written. */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { realClock } from '../../src/host/loop/clock.ts';
import { openAiCompatibleBackend } from '../../src/host/models/openaiCompatible/backend.ts';
import type { openHost as OpenHost } from '../../src/host/open.ts';
import type { Backend } from '../../src/host/ports/ports.ts';
import { channelRowsChanged, pauseChannel, sayInChannel } from '../../src/rpc/messages/channelMessages.ts';
import { filesChanged, initHome } from '../../src/rpc/messages/messages.ts';
import { askHeader } from '../../test/support/ask.ts';
import { replyFor } from '../../test/support/modelReplies.ts';
import type { Job } from '../job.ts';
import { callsIn, seatIds } from '../shape.ts';
import { withoutSync } from './withoutSync.ts';

const channel = 'bench';

export async function openOurChat(job: Job) {
  if (!job.sync) await withoutSync(job.folder);
  const { openHost } = createRequire(import.meta.url)(job.hostFile) as { openHost: typeof OpenHost };
  const home = path.join(job.folder, 'council');
  const backend = job.inProcess ? speaking : asking(job);
  const host = await openHost({ home, backends: [backend], defaultBackend: backend.name });
  const client = host.client();
  await client.request(initHome, {});
  writeFileSync(
    path.join(home, 'channels.yaml'),
    `channels:\n  - id: ${channel}\n    mode: chat\n    order: round-robin\n    members: [${seatIds.join(', ')}]\n    guards: { turnsWithoutHuman: 100000, turnsAnHour: 100000 }\n`,
  );
  await client.request(filesChanged, {});
  const turns = callsIn(job.phases);
  let count = 0;
  let wanted = 0;
  let reached: () => void = () => undefined;
  client.on(channelRowsChanged, ({ rows }) => {
    count = rows.find(({ id }) => id === channel)?.turnCount ?? count;
    if (count > wanted) reached();
  });
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
      await host.close();
    },
  };
}

const asking = ({ url, stream }: Job): Backend =>
  openAiCompatibleBackend({ baseUrl: url, model: 'bench', clock: realClock, stream, headers: askHeader });

/** The same replies without a server. */
const speaking: Backend = {
  name: 'openai-compatible',
  open: (_channel, { id: seat }) => ({
    send: () => Promise.resolve({ text: replyFor({ form: 'page', seat, vote: 'agree', length: 800 }) }),
    close: () => Promise.resolve(),
  }),
};
