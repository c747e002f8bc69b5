/** A host killed during a turn, a delivery, a cycle boundary or an escalation: the same speaker goes on, no message twice. */
import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { after, describe, it } from 'mocha';
import type { ChannelChildOptions, ChannelChildReport } from '../support/channelChild.ts';
import { drawSeed, draws } from '../support/draws.ts';
import type { Failpoint } from '../support/failpoints.ts';
import { hostBundle } from '../support/hostBundle.ts';
import { clearScratch, scratchHome } from '../support/scratch.ts';
import { fullTrials, reportTrial, times } from '../support/trials.ts';

interface Life {
  report: ChannelChildReport | undefined;
  pid: number;
  /** The signal or code it ended by. */
  end: string;
}

function live(options: ChannelChildOptions): Promise<Life> {
  const child = fork(hostBundle('channelChild.ts'), [JSON.stringify(options)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  let report: ChannelChildReport | undefined;
  child.on('message', (message: ChannelChildReport) => {
    report = message;
  });
  return new Promise((resolve) =>
    child.once('exit', (code, signal) =>
      resolve({ report, pid: child.pid ?? 0, end: signal ?? `code ${code}` }),
    ),
  );
}

const recorded = (home: string): Set<string> => {
  const folder = path.join(home, '.state', 'journal');
  const lines = readdirSync(folder).flatMap((name) =>
    readFileSync(path.join(folder, name), 'utf8').split('\n'),
  );
  return new Set(
    lines.flatMap((line) => {
      // The last line may be torn.
      const found = /"type":"channel\.replied","channel":"(\w+)","turn":(\d+)/.exec(line);
      return found && line.endsWith('"}') ? [`${found[1]} ${found[2]}`] : [];
    }),
  );
};

async function killedAt(failpoint: Failpoint, whole: ChannelChildReport['said']): Promise<boolean> {
  const home = scratchHome();
  const asks = path.join(path.dirname(home), 'asks.log');
  const first = await live({ home, asks, failpoint });
  const before = first.end === 'SIGKILL' ? recorded(home) : new Set<string>();
  const second = await live({ home, asks });
  const where = JSON.stringify(failpoint);
  assert.equal(second.end, 'code 0', where);
  assert.deepEqual(second.report?.said, whole, where);
  const again = readFileSync(asks, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith(`${second.pid} `))
    .map((line) => line.slice(line.indexOf(' ') + 1))
    .filter((ask) => before.has(ask));
  assert.deepEqual(again, [], `asked again for what was recorded: ${where}`);
  return first.end === 'SIGKILL';
}

describe('§4 a host killed in the middle of a conversation', () => {
  after(clearScratch);

  it('goes on with the same speaker and says nothing twice, wherever it was killed', async () => {
    const seed = drawSeed();
    const choose = draws(seed);
    const home = scratchHome();
    const { report } = await live({ home, asks: path.join(path.dirname(home), 'asks.log') });
    assert.ok(report);
    // Three questions with three answers each, and the one that went to the desk.
    assert.equal(report.said.kitchen?.length, 13);
    assert.deepEqual(report.said.desk, ['papa: To the desk?', 'maman: maman on To the desk? (turn 1)']);
    // During a turn, between the reply and its record, around every sync (cycle boundaries too), around what a person does.
    const wanted = [
      'model before',
      'model after',
      'sync .state/journal/* before',
      'sync .state/journal/* after',
      'person before',
      'person after',
    ];
    const trials = wanted.flatMap((point) => {
      const count = report.failpoints[point] ?? 0;
      assert.ok(count > 0, `${point} is never passed: ${Object.keys(report.failpoints).join(', ')}`);
      return Array.from({ length: fullTrials ? count : times(1, 20) }, (_, n) => ({
        point,
        occurrence: fullTrials ? n + 1 : 1 + choose.below(count),
      }));
    });
    let deaths = 0;
    // Two lanes: each trial waits more than it works.
    const waiting = trials.values();
    const lane = async () => {
      for (const failpoint of waiting) if (await killedAt(failpoint, report.said)) deaths++;
    };
    await Promise.all([lane(), lane()]);
    assert.ok(deaths >= trials.length / 2, `only ${deaths} of ${trials.length} died where meant`);
    reportTrial({
      id: 'R1',
      what: 'a kill during a turn, a delivery, a cycle boundary, an escalation of channels',
      count: trials.length,
      seed,
      result: `the same words each time, nothing asked twice; ${deaths} died where meant`,
    });
  }).timeout(fullTrials ? 600_000 : 90_000);
});
