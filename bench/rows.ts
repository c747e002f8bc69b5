/** The rows of the table: each measures ours and the floors in one go and says whether the goal was met. */
import { cpSync } from 'node:fs';
import path from 'node:path';
import { cacheLines } from './cacheShare.ts';
import { chatJob, chatLines } from './chat.ts';
import { measure, newFolder, startServer } from './children.ts';
import { coldStarts } from './cold.ts';
import { kb, type Line, ms, ratio } from './figures.ts';
import type { Job, Measured, Order, Who } from './job.ts';
import { interleaved } from './repeat.ts';
import { callsIn, type Phase, threeRounds, twoRounds } from './shape.ts';
import { transportLines } from './transports.ts';

export interface Size {
  repeats: number;
  /** Councils in a measured stretch of turns. */
  stretch: number;
  /** Turns of history. */
  histories: number[];
  atOnce: number;
}

export const fullSize: Size = { repeats: 5, stretch: 60, histories: [200, 2000, 20_000], atOnce: 100 };
export const quickSize: Size = { repeats: 1, stretch: 20, histories: [200, 2000], atOnce: 20 };

/** What ours is asked to do in a row, for the profile. */
export interface Row {
  name: string;
  job(): Promise<Order>;
  lines(size: Size): Promise<Line[]>;
}

const job = (who: Who, url: string, phases: Phase[], more: Partial<Job> = {}): Order => ({
  who,
  url,
  phases,
  councils: 60,
  atOnce: 1,
  warmUp: 20,
  stream: false,
  sync: true,
  ...more,
});

const perTurn = ({ ms: total, calls }: Measured): number => total / calls;
const small = twoRounds(2);
const whole = threeRounds(4);

const council: Row = {
  name: 'council',
  job: async () =>
    job('ours', await startServer({ latencyMs: 200, vote: 'nuance' }), whole, { councils: 5, warmUp: 1 }),
  async lines({ repeats }) {
    const url = await startServer({ latencyMs: 200, vote: 'nuance' });
    const each = (who: Who) => job(who, url, whole, { councils: 3, warmUp: 1 });
    const seen = await interleaved(
      { fetch: each('fetch'), synced: each('synced'), ours: each('ours') },
      repeats,
    );
    const ideal = 3 * whole.length * 200;
    const over = (one: Measured) => one.ms / ideal;
    return [
      {
        work: 'council, 4 seats × 3 rounds + synthesis, 200 ms model: wall over ideal',
        goal: '≤ 1.03',
        ours: over(seen.ours).toFixed(3),
        fetchLoop: over(seen.fetch).toFixed(3),
        syncedFloor: over(seen.synced).toFixed(3),
        met: over(seen.ours) <= 1.03,
        note: 'from convening to the end, archive of the one before included',
      },
    ];
  },
};

/** Homes whose journal already holds so many turns, each grown from the one before by the host itself, 20 councils a day. */
async function grown(histories: number[]): Promise<Map<number, string>> {
  const homes = new Map<number, string>();
  let before: string | undefined;
  let held = 0;
  for (const turns of histories) {
    const folder = newFolder();
    if (before) cpSync(before, folder, { recursive: true });
    const councils = Math.ceil((turns - held) / callsIn(small));
    await measure({
      ...job('ours', '', small, { councils, warmUp: 0, atOnce: 1, inProcess: true, aDay: 20, sync: false }),
      folder,
    });
    held = turns;
    homes.set(turns, folder);
    before = folder;
  }
  return homes;
}

function copyOf(home: string): string {
  const folder = newFolder();
  cpSync(home, folder, { recursive: true });
  return path.resolve(folder);
}

const turns: Row = {
  name: 'turns',
  job: async () => job('ours', await startServer({ vote: 'agree' }), small, { councils: 200 }),
  async lines({ repeats, stretch, histories }) {
    const url = await startServer({ vote: 'agree' });
    const homes = await grown(histories);
    const each = (who: Who, more: Partial<Job> = {}) => job(who, url, small, { councils: stretch, ...more });
    const lines: Line[] = [];
    let first: { all: number; deliberating: number } | undefined;
    for (const [history, home] of homes) {
      const plan = {
        fetch: each('fetch'),
        synced: each('synced'),
        ours: each('ours', { folder: copyOf(home) }),
        unsynced: each('ours', { folder: copyOf(home), sync: false }),
        bare: each('synced', { sync: false }),
      };
      const seen = await interleaved(plan, repeats);
      const floor = perTurn(seen.fetch);
      const ours = perTurn(seen.ours);
      const alone = (seen.ours.deliberationMs ?? 0) / seen.ours.calls / floor;
      const synced = ratio(perTurn(seen.synced) / floor);
      const isFirst = history === histories[0];
      const goal = isFirst ? '≤ 1.5 ×' : 'no growth';
      const [all, deliberating] = [ours / floor, alone];
      first ??= { all, deliberating };
      const met = (now: number, then: number) => (isFirst ? now <= 1.5 : now / then <= 1.15);
      const work = `a turn, zero-latency model, ${history.toLocaleString('en')} turns of history`;
      const unsynced = perTurn(seen.unsynced) / floor;
      lines.push(
        {
          work,
          goal,
          ours: `${ratio(deliberating)} (${ms(deliberating * floor)})`,
          fetchLoop: ms(floor),
          syncedFloor: synced,
          met: met(deliberating, first.deliberating),
          note: 'two-seat councils one after the other, from convening to the end as a watcher hears of it',
        },
        {
          work: '  with convening, archive and a look at it all, shared by 5 turns',
          goal,
          ours: `${ratio(all)} (${ms(ours)})`,
          fetchLoop: ms(floor),
          syncedFloor: synced,
          met: met(all, first.all),
          note: `cost of durability: ${ratio(all / unsynced)} of the same without any sync (${ratio(unsynced)}); for the floor ${ratio(perTurn(seen.synced) / perTurn(seen.bare))}`,
        },
      );
    }
    return lines;
  },
};

const streamed: Row = {
  name: 'streamed',
  job: async () =>
    job('ours', await startServer({ vote: 'agree', deltas: 200 }), small, { councils: 200, stream: true }),
  async lines({ repeats, stretch }) {
    const url = await startServer({ vote: 'agree', deltas: 200 });
    const each = (who: Who) => job(who, url, small, { councils: stretch, stream: true });
    const seen = await interleaved(
      { fetch: each('fetch'), synced: each('synced'), ours: each('ours') },
      repeats,
    );
    const floor = perTurn(seen.fetch);
    const alone = (seen.ours.deliberationMs ?? 0) / seen.ours.calls;
    return [
      {
        work: 'the same, streamed: 800 characters in about 200 deltas',
        goal: '≤ 2 ×',
        ours: `${ratio(perTurn(seen.ours) / floor)} (${ms(perTurn(seen.ours))})`,
        fetchLoop: ms(floor),
        syncedFloor: ratio(perTurn(seen.synced) / floor),
        met: perTurn(seen.ours) / floor <= 2,
        note: `deliberation alone ${ratio(alone / floor)}; a watcher is told of every delta`,
      },
    ];
  },
};

const watched: Row = {
  name: 'watchers',
  job: async () => job('ours', await startServer({ vote: 'agree' }), small, { councils: 200, watchers: 10 }),
  async lines({ repeats, stretch }) {
    const url = await startServer({ vote: 'agree' });
    const each = (who: Who, more: Partial<Job> = {}) => job(who, url, small, { councils: stretch, ...more });
    const seen = await interleaved(
      {
        fetch: each('fetch'),
        synced: each('synced'),
        one: each('ours', { watchers: 1 }),
        ten: each('ours', { watchers: 10 }),
      },
      repeats,
    );
    const floor = perTurn(seen.fetch);
    const line = (work: string, goal: string, ours: Measured, met: boolean): Line => ({
      work,
      goal,
      ours: `${ratio(perTurn(ours) / floor)} (${ms(perTurn(ours))})`,
      fetchLoop: ms(floor),
      syncedFloor: ratio(perTurn(seen.synced) / floor),
      met,
      note: `they sit in a process of their own, on the socket; CPU of ours for each turn ${ms(ours.cpuMs / ours.calls)}`,
    });
    return [
      line('a turn of a council, one watcher outside', '≤ 1.5 ×', seen.one, perTurn(seen.one) / floor <= 1.5),
      line('  ten of them', 'as one', seen.ten, perTurn(seen.ten) / perTurn(seen.one) <= 1.15),
    ];
  },
};

const atOnce: Row = {
  name: 'at-once',
  job: async () =>
    job('ours', await startServer({ latencyMs: 50, vote: 'nuance' }), whole, {
      councils: 100,
      atOnce: 100,
      warmUp: 0,
    }),
  async lines({ repeats, atOnce: count }) {
    const url = await startServer({ latencyMs: 50, vote: 'nuance' });
    const each = (who: Who) => job(who, url, whole, { councils: count, atOnce: count, warmUp: 0 });
    const seen = await interleaved(
      { fetch: each('fetch'), synced: each('synced'), ours: each('ours') },
      repeats,
    );
    const rate = ({ calls, ms: total }: Measured) => (calls * 1000) / total;
    const against = (one: Measured) => rate(one) / rate(seen.fetch);
    return [
      {
        work: `${count} councils at once, 50 ms model: throughput`,
        goal: '≥ 1 ×',
        ours: `${ratio(against(seen.ours))} (${rate(seen.ours).toFixed(0)}/s)`,
        fetchLoop: `${rate(seen.fetch).toFixed(0)}/s`,
        syncedFloor: ratio(against(seen.synced)),
        met: against(seen.ours) >= 1,
        note: `a process that begins with all of them; CPU for each turn: ours ${ms(seen.ours.cpuMs / seen.ours.calls)}, fetch loop ${ms(seen.fetch.cpuMs / seen.fetch.calls)}, synced floor ${ms(seen.synced.cpuMs / seen.synced.calls)}`,
      },
      {
        work: `${count} councils at once: peak memory of the process`,
        goal: '≤ 200 MB',
        ours: `${seen.ours.peakMb.toFixed(0)} MB`,
        fetchLoop: `${seen.fetch.peakMb.toFixed(0)} MB`,
        syncedFloor: `${seen.synced.peakMb.toFixed(0)} MB`,
        met: seen.ours.peakMb <= 200,
      },
    ];
  },
};

const bytes: Row = {
  name: 'bytes',
  job: async () => job('ours', '', whole, { councils: 100, inProcess: true }),
  async lines({ repeats }) {
    const each = job('ours', '', whole, { councils: 50, warmUp: 1, inProcess: true });
    const seen = await interleaved({ ours: each }, Math.min(repeats, 3));
    const turn = seen.ours.written / seen.ours.calls;
    return [
      {
        work: 'bytes written for each turn of a council, over all files',
        goal: '≤ 4 KB',
        ours: seen.ours.written === 0 ? 'not told here' : kb(turn),
        fetchLoop: '',
        syncedFloor: '',
        ...(seen.ours.written > 0 && { met: turn <= 4 * 1024 }),
      },
    ];
  },
};

const cold: Row = {
  name: 'cold',
  job: async () => job('ours', '', small, { councils: 1, warmUp: 0, inProcess: true }),
  async lines({ repeats }) {
    const { ours, fetchLoop } = await coldStarts(Math.max(repeats, 3) * 2);
    return [
      {
        work: 'process start to first model request',
        goal: '≤ 1.8 ×',
        ours: `${ratio(ours / fetchLoop)} (${ms(ours)})`,
        fetchLoop: ms(fetchLoop),
        syncedFloor: '',
        met: ours / fetchLoop <= 1.8,
      },
    ];
  },
};

const transports: Row = {
  name: 'transports',
  job: streamed.job,
  lines: ({ repeats }) => transportLines(repeats),
};

const chat: Row = {
  name: 'chat',
  job: async () => chatJob(await startServer({ vote: 'agree' })),
  lines: (size) => chatLines(size),
};

const cache: Row = { name: 'cache', job: council.job, lines: () => cacheLines() };

export const rows: Row[] = [council, turns, chat, streamed, watched, atOnce, cold, bytes, transports, cache];
