/** A host killed before and after every write, sync, rename and side effect comes back with nothing lost. */
import assert from 'node:assert/strict';
import { after, afterEach, describe, it } from 'mocha';
import { drawSeed, draws } from '../support/draws.ts';
import type { Failpoint } from '../support/failpoints.ts';
import { isClosed, isReady, killHostProcesses, startHostProcess } from '../support/hostProcess.ts';
import { assertInTime } from '../support/inTime.ts';
import { type ModelServer, startModelServer } from '../support/modelServer.ts';
import { clearScratch, scratchHome } from '../support/scratch.ts';
import { fullTrials, reportTrial, times } from '../support/trials.ts';
import { whenFiled, witness } from '../support/witness.ts';

let server: ModelServer | undefined;
afterEach(async () => {
  await killHostProcesses();
  await server?.close();
  clearScratch();
});
after(clearScratch);

const order = (attended: boolean) => ({
  convene: {
    question: `Should we cache ${attended ? 'the index' : 'the pages'}?`,
    seats: ['henry', 'sage'],
    seed: 3,
    attended,
  },
});

/** Two councils at once, one that is decided and one that is not; the host may die meanwhile. */
async function live(home: string, url: string, convene: boolean[], failpoint?: Failpoint) {
  const started = performance.now();
  const options = failpoint ? { failpoint } : { listFailpoints: true };
  const host = startHostProcess({ home, url, ...options });
  await host.until(isReady);
  const ready = performance.now() - started;
  for (const attended of convene) host.order(order(attended));
  return { host, ready };
}

/** The points that a whole life passes, and how often. */
async function pointsOf(url: string): Promise<Map<string, number>> {
  const home = scratchHome();
  const { host } = await live(home, url, [true, false]);
  await whenFiled(home, 2, host.ended);
  host.order({ close: true });
  const closed = await host.until(isClosed);
  await host.ended;
  return new Map(Object.entries(closed?.failpoints ?? {}));
}

async function dieAt(failpoint: Failpoint): Promise<{ died: boolean; upAgain: number }> {
  const model = await startModelServer();
  try {
    const home = scratchHome();
    const seen = witness(home, model.asks);
    const first = await live(home, model.url, [true, false], failpoint);
    await whenFiled(home, 2, first.host.ended);
    first.host.order({ close: true });
    const died = (await first.host.ended) === 'SIGKILL';
    const books = seen.lifeEnded(first.host.pid, first.host.reports);
    const questions = new Set(books.convened.values());
    const missing = [true, false].filter((attended) => !questions.has(order(attended).convene.question));
    const { host, ready } = await live(home, model.url, missing);
    await whenFiled(home, 2, host.ended);
    host.order({ close: true });
    await host.until(isClosed);
    await host.ended;
    const after = seen.lifeEnded(host.pid, host.reports);
    assert.deepEqual(seen.problems, [], JSON.stringify(failpoint));
    assert.equal(after.filed.size, 2, `both councils ended after ${JSON.stringify(failpoint)}`);
    return { died, upAgain: ready };
  } finally {
    await model.close();
  }
}

describe('§4 R1 a failpoint before and after every write, sync, rename and side effect', () => {
  it('nothing is lost, and the host runs again in under five seconds', async () => {
    const seed = drawSeed();
    const choose = draws(seed);
    server = await startModelServer();
    const points = await pointsOf(server.url);
    assert.ok(points.size > 20, `only ${points.size} points: ${[...points.keys()].join(', ')}`);
    const trials = [...points].flatMap(([point, count]) =>
      Array.from({ length: times(1, 20) }, () => ({ point, occurrence: 1 + choose.below(count) })),
    );
    // Few in small: every point has its turn over several runs.
    const tried = fullTrials ? trials : trials.toSorted(() => choose.next() - 0.5).slice(0, 12);
    let [deaths, slowest] = [0, 0];
    // Two lanes: each trial waits more than it works.
    const waiting = tried.values();
    const lane = async () => {
      for (const failpoint of waiting) {
        const { died, upAgain } = await dieAt(failpoint);
        if (died) deaths++;
        slowest = Math.max(slowest, upAgain);
      }
    };
    await Promise.all([lane(), lane()]);
    assertInTime(slowest, 5000, 'running again');
    reportTrial({
      id: 'R1',
      what: `a kill at ${points.size} failpoints`,
      count: tried.length,
      seed,
      result: `nothing lost; ${deaths} died where meant, ${tried.length - deaths} ended before their point; running again in ${Math.ceil(slowest)} ms at most`,
    });
  }).timeout(fullTrials ? 6_600_000 : 120_000);
});
