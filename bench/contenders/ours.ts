/** Ours in councils, as people use it: a brief, a watcher, the council read once at its end. */
import { realClock } from '../../src/host/loop/clock.ts';
import type { Clock } from '../../src/host/ports/ports.ts';
import { convene, councilChanged, getCouncil, watchCouncil } from '../../src/rpc/messages/messages.ts';
import type { Job } from '../job.ts';
import { seatIds } from '../shape.ts';
import { openShipped } from './shippedHost.ts';

/** What it may cost was seen by whoever asked. */
const estimate = { calls: 1000, tokens: 10_000_000 };

export async function openOurs(job: Job) {
  const daysBack = (index: number) => (job.aDay ? Math.floor((job.councils - 1 - index) / job.aDay) : 0);
  let offset = 0;
  const clock: Clock = {
    now: () => realClock.now() + offset,
    steady: realClock.steady,
    at: (when, callback) => realClock.at(when - offset, callback),
  };
  const { client, close } = await openShipped(job, job.aDay ? { clock } : {});
  const ends = new Map<string, (status: string) => void>();
  client.on(councilChanged, ({ id, head }) => {
    if (head.status !== 'running') ends.get(id)?.(head.status);
  });
  const seats = seatIds.slice(0, job.phases[0]?.calls);
  let deliberated = 0;
  return {
    async council(index: number): Promise<void> {
      offset = -daysBack(index) * 86_400_000;
      const briefText = [
        'type: debate',
        `question: Should we cache index ${process.pid} ${index}?`,
        `seats: [${seats.join(', ')}]`,
        'constraints: [The way back is a flag]',
        'acceptance: [It says what is measured, and for how long]',
        '',
      ].join('\n');
      const { id } = await client.request(convene, {
        briefText,
        seed: index,
        attended: false,
        seen: estimate,
      });
      const begun = performance.now();
      const end = new Promise<string>((resolve) => ends.set(id, resolve));
      const { head } = await client.request(watchCouncil, { id });
      const status = head.status === 'running' ? await end : head.status;
      deliberated += performance.now() - begun;
      ends.delete(id);
      const { entries } = await client.request(getCouncil, { id });
      if (status !== 'recommended') throw new Error(`${id} ended as ${status}`);
      if (entries.length === 0) throw new Error(`${id} can't be read`);
    },
    deliberationMs: () => deliberated,
    close,
  };
}
