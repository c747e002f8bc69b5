/** Of any number of processes one writes; a dead one is replaced at once, a suspended one after its time. */
import assert from 'node:assert/strict';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, it } from 'mocha';
import { StoreError } from '../../src/host/ports/ports.ts';
import { assertInTime } from '../support/inTime.ts';
import type { ToyAnswer, ToyOrder } from '../support/toyHost.ts';
import { openToy, toyAfter, toyRecords } from '../support/toyJournal.ts';
import { reportTrial, times } from '../support/trials.ts';

const script = path.join(import.meta.dirname, '../support/toyHost.ts');
const homes: string[] = [];
const children: ChildProcess[] = [];

function newHome(): string {
  const home = mkdtempSync(path.join(tmpdir(), 'journal-'));
  homes.push(home);
  return home;
}

function start(home: string, fenceTimes = {}): ChildProcess {
  const child = fork(script, [home, JSON.stringify(fenceTimes)]);
  children.push(child);
  return child;
}

const answerOf = async (child: ChildProcess): Promise<ToyAnswer> =>
  (await once(child, 'message'))[0] as ToyAnswer;

function order(child: ChildProcess, given: ToyOrder): Promise<ToyAnswer> {
  const answer = answerOf(child);
  child.send(given);
  return answer;
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

const refusal = (opening: Promise<unknown>): Promise<StoreError> =>
  opening.then(
    () => assert.fail('it was opened'),
    (error: StoreError) => error,
  );

afterEach(async () => {
  await Promise.all(children.splice(0).map(kill));
  for (const home of homes.splice(0)) rmSync(home, { recursive: true, force: true });
});

describe('§4 one writer', function () {
  // Processes start slowly on a busy machine.
  this.timeout(times(60_000, 3_600_000));

  it('refuses a second host and names the process that holds the journal', async () => {
    const home = newHome();
    const child = start(home);
    await answerOf(child);
    const { code, message } = await refusal(openToy(home));
    assert.equal(code, 'locked');
    assert.match(message, new RegExp(`process ${child.pid}\\b`));
  });

  it('lets the next host in when the one before has closed', async () => {
    const home = newHome();
    const child = start(home);
    await answerOf(child);
    await order(child, { append: [1, 2] });
    await order(child, { close: true });
    const { journal, recovery } = await openToy(home);
    assert.deepEqual(recovery.state, toyAfter(toyRecords(1, 2)));
    await journal.close();
    assert.deepEqual(readdirSync(path.join(home, '.state/lock')), []);
  });

  it('takes over at once from a host that was killed', async () => {
    const home = newHome();
    const count = times(3, 100);
    let slowest = 0;
    for (let seq = 1; seq <= count; seq += 1) {
      const child = start(home);
      const opened = await answerOf(child);
      assert.ok('opened' in opened && opened.seq === seq - 1, JSON.stringify(opened));
      await order(child, { append: [seq, seq] });
      await kill(child);
      const began = performance.now();
      const { journal } = await openToy(home);
      slowest = Math.max(slowest, performance.now() - began);
      await journal.close();
    }
    assertInTime(slowest, 5000);
    const what = 'journal alone: a process killed with SIGKILL, then opened again';
    reportTrial({
      id: 'R1',
      what,
      count,
      result: `nothing lost; open again after ${slowest.toFixed(0)} ms at most`,
    });
  });

  it('takes over from a suspended host after its time, and refuses what it writes when it wakes', async () => {
    const home = newHome();
    const child = start(home, { beatMs: 20 });
    await answerOf(child);
    await order(child, { append: [1, 2] });
    child.kill('SIGSTOP');
    const { journal, recovery } = await openToy(home, { times: { staleMs: 0, watchMs: 200 } });
    assert.deepEqual(recovery.state, toyAfter(toyRecords(1, 2)));
    await journal.append(toyRecords(3, 3));
    const late = order(child, { append: [3, 4] });
    child.kill('SIGCONT');
    const answer = await late;
    assert.ok('refused' in answer && answer.refused === 'fenced', JSON.stringify(answer));
    await journal.append(toyRecords(4, 4));
    await journal.close();
    const again = await openToy(home);
    assert.deepEqual(again.recovery.state, toyAfter(toyRecords(1, 4)));
    await again.journal.close();
    reportTrial({
      id: 'R15',
      what: 'journal alone: a host suspended, replaced and woken',
      count: 1,
      result: 'one writer; the stale one refused, nothing of it replayed',
    });
  });

  it('§14 does not rob a living host when the clock has jumped', async () => {
    const home = newHome();
    const child = start(home, { beatMs: 20 });
    await answerOf(child);
    const folder = path.join(home, '.state/lock');
    const claim = path.join(folder, readdirSync(folder)[0] ?? '');
    for (const hours of [-24, 24]) {
      const when = Date.now() / 1000 + hours * 3600;
      const opening = openToy(home, { times: { staleMs: 1000, watchMs: 1000 } });
      utimesSync(claim, when, when);
      assert.equal((await refusal(opening)).code, 'locked', `${hours} h`);
    }
    const answer = await order(child, { append: [1, 1] });
    assert.ok('done' in answer);
  });

  it('lets exactly one of many in that find a dead host at the same time', async () => {
    const rounds = times(1, 30);
    for (let round = 0; round < rounds; round += 1) {
      const home = newHome();
      const dead = start(home);
      await answerOf(dead);
      await order(dead, { append: [1, 1] });
      await kill(dead);
      const five = Array.from({ length: 5 }, () => start(home));
      const answers = await Promise.all(five.map(answerOf));
      const opened = five.filter((_, index) => 'opened' in (answers[index] as ToyAnswer));
      assert.equal(opened.length, 1, JSON.stringify(answers));
      const [winner] = opened;
      assert.ok(winner && 'done' in (await order(winner, { append: [2, 2] })));
      await Promise.all(five.map(kill));
    }
    const what = 'journal alone: five processes at once on the home of a dead one';
    reportTrial({ id: 'R15', what, count: rounds, result: 'always exactly one writer' });
  });

  it('§3 keeps the home out of git and leaves nothing else in it', async () => {
    const home = newHome();
    const { journal } = await openToy(home);
    await journal.close();
    assert.equal(readFileSync(path.join(home, '.state/.gitignore'), 'utf8'), '*\n');
    assert.deepEqual(readdirSync(home), ['.state']);
    assert.ok(!existsSync(path.join(home, '.state/versions')));
  });
});
