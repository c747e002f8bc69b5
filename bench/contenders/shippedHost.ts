/**
 * The host as it ships, opened as people open it: its own provider by council.yaml and the environment, every file written,
 * everything synced. Whoever is asked to may sit outside and watch, in a process that is not measured.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { openHost as OpenHost } from '../../src/host/open.ts';
import type { HostOptions } from '../../src/host/options.ts';
import type { Backend } from '../../src/host/ports/ports.ts';
import { filesChanged, initHome } from '../../src/rpc/messages/messages.ts';
import { replyFor } from '../../test/support/modelReplies.ts';
import type { Job } from '../job.ts';
import { chatReply } from '../shape.ts';
import { withoutSync } from './withoutSync.ts';

/** As many as the settings take: a hundred councils of four are more than the eight calls at once of a new home. */
const callsAtOnce = 100;

export async function openShipped(job: Job, more: Partial<HostOptions> = {}, channels = '') {
  if (!job.sync) await withoutSync(job.folder);
  const { openHost } = createRequire(import.meta.url)(job.hostFile) as { openHost: typeof OpenHost };
  const home = path.join(job.folder, 'council');
  const host = await openHost({
    home,
    env: { ...process.env, COUNCIL_OPENAI_URL: job.url, A_TABLE_PROBE: 'off' },
    defaultBackend: 'openai-compatible',
    serve: job.watchers !== undefined,
    ...(job.inProcess && { backends: [speaking(job)] }),
    ...more,
  });
  const client = host.client();
  await client.request(initHome, {});
  const settings = `providers:\n  openai-compatible: { model: bench, concurrency: ${callsAtOnce} }\n`;
  writeFileSync(path.join(home, 'council.yaml'), settings);
  if (channels !== '') writeFileSync(path.join(home, 'channels.yaml'), channels);
  await client.request(filesChanged, {});
  const watchers = job.watchers ? await watching(job, home) : undefined;
  return {
    home,
    client,
    async close() {
      watchers?.kill();
      await host.close();
    },
  };
}

async function watching({ watcherFile, watchers }: Job, home: string): Promise<ChildProcess> {
  const child = fork(watcherFile, [home, String(watchers)]);
  await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`the watchers ended (${code})`)));
  });
  return child;
}

/** The same replies without a server. */
function speaking({ phases }: Job): Backend {
  const vote = phases.some((phase) => phase.id === 'RESOLVE') ? 'nuance' : 'agree';
  let said = 0;
  return {
    name: 'openai-compatible',
    open: (_table, { id: seat }) => ({
      send({ scene }) {
        const text =
          scene.kind === 'channel'
            ? chatReply(++said)
            : replyFor({ form: scene.form, seat, vote, length: 800 });
        return Promise.resolve({ text });
      },
      close: () => Promise.resolve(),
    }),
  };
}
