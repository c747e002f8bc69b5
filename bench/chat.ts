/** A turn of a channel: four agents one after the other, against the same calls made bare; at its 200th turn and at its 20,000th. */
import { startServer } from './children.ts';
import { kb, type Line, ms, ratio } from './figures.ts';
import type { Measured, Order, Who } from './job.ts';
import { interleaved } from './repeat.ts';
import { inTurn } from './shape.ts';

const stretch = inTurn(20);

export const chatJob = (url: string, who: Who = 'ours', more: Partial<Order> = {}): Order => ({
  who,
  url,
  phases: stretch,
  councils: 20,
  atOnce: 1,
  warmUp: 10,
  stream: false,
  sync: true,
  chat: true,
  ...more,
});

const perTurn = ({ ms: total, calls }: Measured): number => total / calls;

export async function chatLines({
  repeats,
  histories,
}: {
  repeats: number;
  histories: number[];
}): Promise<Line[]> {
  const url = await startServer({ vote: 'agree' });
  const streaming = await startServer({ vote: 'agree', deltas: 200 });
  const lines: Line[] = [];
  let first: number | undefined;
  for (const history of histories) {
    const seen = await interleaved(
      {
        fetch: chatJob(url, 'fetch'),
        synced: chatJob(url, 'synced'),
        ours: chatJob(url, 'ours', { warmUp: Math.ceil(history / stretch.length) }),
      },
      history > 2000 ? Math.min(repeats, 3) : repeats,
    );
    const floor = perTurn(seen.fetch);
    const ours = perTurn(seen.ours) / floor;
    const isFirst = first === undefined;
    first ??= ours;
    lines.push({
      work: `a turn of a channel, zero-latency model, after ${history.toLocaleString('en')} turns`,
      goal: isFirst ? '≤ 1.3 ×' : 'no growth',
      ours: `${ratio(ours)} (${ms(ours * floor)})`,
      fetchLoop: ms(floor),
      syncedFloor: ratio(perTurn(seen.synced) / floor),
      met: isFirst ? ours <= 1.3 : ours / first <= 1.15,
      note: 'four agents in turn, 800 characters each, the window full; the floor sends prompts as long',
    });
  }
  const streamed = await interleaved(
    {
      fetch: chatJob(streaming, 'fetch', { stream: true }),
      synced: chatJob(streaming, 'synced', { stream: true }),
      ours: chatJob(streaming, 'ours', { stream: true }),
    },
    repeats,
  );
  const over = perTurn(streamed.ours) / perTurn(streamed.fetch);
  lines.push({
    work: '  the same, streamed: 800 characters in about 200 deltas',
    goal: '≤ 2 ×',
    ours: `${ratio(over)} (${ms(perTurn(streamed.ours))})`,
    fetchLoop: ms(perTurn(streamed.fetch)),
    syncedFloor: ratio(perTurn(streamed.synced) / perTurn(streamed.fetch)),
    met: over <= 2,
  });
  const written = await interleaved(
    { ours: chatJob('', 'ours', { inProcess: true, councils: 50 }) },
    Math.min(repeats, 3),
  );
  const bytes = written.ours.written / written.ours.calls;
  lines.push({
    work: '  bytes written for each turn of a channel, over all files',
    goal: '≤ 1.5 KB',
    ours: bytes === 0 ? 'not told here' : kb(bytes),
    fetchLoop: '',
    syncedFloor: '',
    ...(bytes > 0 && { met: bytes <= 1.5 * 1024 }),
  });
  return lines;
}
