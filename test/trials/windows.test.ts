/** Several hosts on one home: one of them writes, the others are refused, and one that slept is not listened to any more. */
import assert from 'node:assert/strict';
import { after, afterEach, describe, it } from 'mocha';
import { openHost } from '../../src/host/open.ts';
import { Refusal } from '../../src/rpc/connect/client.ts';
import { connectTo } from '../../src/rpc/connect/connect.ts';
import { hello } from '../../src/rpc/messages/messages.ts';
import {
  type HostProcess,
  isLost,
  isReady,
  isRefused,
  killHostProcesses,
  startHostProcess,
} from '../support/hostProcess.ts';
import { startModelServer } from '../support/modelServer.ts';
import { clearScratch, scratchHome } from '../support/scratch.ts';
import { fullTrials, reportTrial, times } from '../support/trials.ts';
import { witness } from '../support/witness.ts';

const quick = { beatMs: 20, staleMs: 150, watchMs: 100 };
afterEach(killHostProcesses);
after(clearScratch);

const outcome = async (host: HostProcess): Promise<'ready' | 'refused' | 'gone'> => {
  const report = await host.until((each) => isReady(each) || isRefused(each));
  return report === undefined ? 'gone' : 'ready' in report ? 'ready' : 'refused';
};

describe('R15 several windows or CLIs on one workspace', function () {
  // Ten processes that start at once take their time on a busy machine; this only ends one that hangs.
  this.timeout(120_000);
  for (const count of [2, 5]) {
    it(`${count} hosts that open one home at once: one writes, the others are refused in words`, async () => {
      const rounds = times(2, 20);
      for (let round = 0; round < rounds; round++) {
        const home = scratchHome();
        const hosts = Array.from({ length: count }, () =>
          startHostProcess({ home, url: 'http://127.0.0.1:9/v1' }),
        );
        const outcomes = await Promise.all(hosts.map(outcome));
        assert.equal(outcomes.filter((each) => each === 'ready').length, 1, outcomes.join(' '));
        for (const host of hosts) {
          const refused = host.reports.find(isRefused);
          if (refused) assert.match(refused.refused, /host/i);
        }
        await killHostProcesses();
      }
      reportTrial({
        id: 'R15',
        what: `${count} hosts open one home at once`,
        count: rounds,
        result: 'one writer each time',
      });
    });
  }

  it('§2 a client of the second window attaches to the host of the first', async () => {
    const home = scratchHome();
    const host = await openHost({ home, serve: true });
    try {
      await assert.rejects(openHost({ home, serve: true }), Refusal);
      const client = await connectTo(home);
      assert.equal((await client?.request(hello, { client: 'test' }))?.pid, process.pid);
      client?.close();
    } finally {
      await host.close();
    }
  });

  it('§4 one that was suspended is refused when it wakes, and nothing it says counts', async () => {
    // In full the times are the real ones, and the sleep is a minute.
    const beats = fullTrials ? {} : { times: quick };
    const sleepMs = fullTrials ? 60_000 : 300;
    const server = await startModelServer({ latencyMs: 30 });
    try {
      const home = scratchHome();
      const seen = witness(home, server.asks);
      const sleeper = startHostProcess({ home, url: server.url, ...beats });
      await sleeper.until(isReady);
      sleeper.order({ convene: { question: 'Should we cache index 1?', seed: 1, seats: ['henry', 'sage'] } });
      await server.when(1);
      sleeper.signal('SIGSTOP');
      await new Promise((resolve) => setTimeout(resolve, sleepMs));
      const taker = startHostProcess({ home, url: server.url, ...beats });
      assert.equal(await outcome(taker), 'ready', 'the next host takes over');
      await taker.until((report): report is never => 'ended' in report);
      sleeper.signal('SIGCONT');
      assert.ok(await sleeper.until(isLost), 'the one that slept stops by itself');
      await sleeper.ended;
      taker.order({ close: true });
      await taker.ended;
      const asked = [...sleeper.reports, ...taker.reports].filter((report) => 'decided' in report);
      assert.equal(asked.length, 1);
      const books = seen.lifeEnded(taker.pid, [...sleeper.reports, ...taker.reports]);
      assert.equal(books.filed.size, 1);
      // What it wrote when it woke, before it looked, is on record as what does not count.
      assert.deepEqual(
        books.problems.filter((problem) => !problem.includes('never acknowledged and do not count')),
        [],
      );
      reportTrial({
        id: 'R15',
        what: `a host suspended for ${sleepMs} ms`,
        count: 1,
        result: 'another took over, the stale one was refused, its council was held once',
      });
    } finally {
      await server.close();
    }
  });
});
