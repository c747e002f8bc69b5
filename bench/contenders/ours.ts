/** Ours: the whole host as it ships, opened in this process, durable, with every file written. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { realClock } from '../../src/host/loop/clock.ts';
import { openAiCompatibleBackend } from '../../src/host/models/openaiCompatible/backend.ts';
import type { openHost as OpenHost } from '../../src/host/open.ts';
import type { Backend, Clock } from '../../src/host/ports/ports.ts';
import { convene, councilChanged, initHome, watchCouncil } from '../../src/rpc/messages/messages.ts';
import { askHeader, formOf } from '../../test/support/ask.ts';
import { replyFor } from '../../test/support/modelReplies.ts';
import type { Job } from '../job.ts';
import { seatIds } from '../shape.ts';
import { withoutSync } from './withoutSync.ts';

export async function openOurs(job: Job) {
  if (!job.sync) await withoutSync(job.folder);
  const { openHost } = createRequire(import.meta.url)(job.hostFile) as {
    openHost: typeof OpenHost;
  };
  const spans = new Map<string, { first: number; last: number }>();
  const backend = timed(job.inProcess ? speaking(job) : asking(job), spans);
  const daysBack = (index: number) => (job.aDay ? Math.floor((job.councils - 1 - index) / job.aDay) : 0);
  let offset = 0;
  const clock: Clock = {
    now: () => realClock.now() + offset,
    steady: realClock.steady,
    at: (when, callback) => realClock.at(when - offset, callback),
  };
  const host = await openHost({
    home: path.join(job.folder, 'council'),
    backends: [backend],
    defaultBackend: backend.name,
    ...(job.aDay && { clock }),
  });
  const client = host.client();
  await client.request(initHome, {});
  const ends = new Map<string, (status: string) => void>();
  client.on(councilChanged, ({ id, head }) => {
    if (head.status !== 'running') ends.get(id)?.(head.status);
  });
  const seats = seatIds.slice(0, job.phases[0]?.calls);
  return {
    async council(index: number): Promise<void> {
      offset = -daysBack(index) * 86_400_000;
      const asked = {
        question: `Should we cache index ${process.pid} ${index}?`,
        seats,
        seed: index,
        backend: backend.name,
      };
      const { id } = await client.request(convene, { ...asked, attended: false });
      const end = new Promise<string>((resolve) => ends.set(id, resolve));
      const { head } = await client.request(watchCouncil, { id });
      const status = head.status === 'running' ? await end : head.status;
      ends.delete(id);
      if (status !== 'recommended') throw new Error(`${id} ended as ${status}`);
    },
    deliberationMs: () => [...spans.values()].reduce((sum, { first, last }) => sum + last - first, 0),
    close: () => host.close(),
  };
}

const asking = ({ url, stream }: Job): Backend =>
  openAiCompatibleBackend({ baseUrl: url, model: 'bench', clock: realClock, stream, headers: askHeader });

/** The same replies without a server. */
function speaking({ phases }: Job): Backend {
  const vote = phases.some((phase) => phase.id === 'RESOLVE') ? 'nuance' : 'agree';
  return {
    name: 'openai-compatible',
    open: (_council, { id: seat }) => ({
      send: ({ scene }) =>
        Promise.resolve({ text: replyFor({ form: formOf(scene), seat, vote, length: 800 }) }),
      close: () => Promise.resolve(),
    }),
  };
}

function timed(backend: Backend, spans: Map<string, { first: number; last: number }>): Backend {
  return {
    name: backend.name,
    open(council, seat) {
      const conversation = backend.open(council, seat);
      return {
        ...conversation,
        async send(turn) {
          const span = spans.get(council) ?? { first: performance.now(), last: 0 };
          spans.set(council, span);
          const reply = await conversation.send(turn);
          span.last = performance.now();
          return reply;
        },
      };
    },
  };
}
