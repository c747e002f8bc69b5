/** The shared conversation as a file: within a second of a status or an answer, blind while it must be, moved away at the end. */
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, it } from 'mocha';
import type { Council, Turn } from '../../src/core/councils/council.ts';
import type { Event, Stamped } from '../../src/core/events.ts';
import { emptyState, type State } from '../../src/core/state.ts';
import { touched } from '../../src/core/touched.ts';
import type { Log } from '../../src/host/ports/ports.ts';
import { type Files, realFiles } from '../../src/host/store/home/files.ts';
import { councilPaths, homePaths } from '../../src/host/store/home/paths.ts';
import { projectLive } from '../../src/host/store/shared/projectSharedFiles.ts';
import { liveText } from '../../src/host/store/shared/sharedFileText.ts';
import { stories } from '../support/councilStories.ts';
import { council, noon, position, run } from '../support/councils.ts';
import { watchedFiles } from '../support/faultyFiles.ts';
import { clearScratch, scratchHome } from '../support/scratch.ts';
import { virtualClock } from '../support/virtualClock.ts';

const asked = (id: string): Turn => ({ seat: id, state: 'asked', attempt: 1, deadlineAt: noon + 90_000 });

function running(id: string, createdAt: number, turns: Turn[], closed = false): Council {
  const { endedAt, ...open } = run('COLLECT', 1, turns);
  return council(`Question ${id}?`, 'en', {
    id: `2026-02-08-${id}`,
    conversationId: id.toUpperCase(),
    createdAt,
    runs: [closed ? { ...open, endedAt: endedAt ?? 0 } : open],
  });
}

const stateOf = (...councils: Council[]): State => ({
  ...emptyState,
  councils: Object.fromEntries(councils.map((each) => [each.id, each])),
});

function table(files?: Files) {
  const home = scratchHome();
  const warnings: string[] = [];
  const log: Log = { debug() {}, info() {}, error() {}, warn: (message) => void warnings.push(message) };
  const clock = virtualClock();
  let writes = 0;
  const counted = watchedFiles(files ?? realFiles, {
    after: (operation) => void (operation === 'rename' && writes++),
  });
  const live = projectLive({ home, log, clock, files: counted });
  let state = emptyState;
  const tell = (event: Event, after: State): void => {
    const before = state;
    state = after;
    const record: Stamped = { seq: 1, at: noon, event };
    live.told([record], after, before, touched([record], before, after));
  };
  return { home, live, tell, warnings, clock, writes: () => writes, paths: homePaths(home) };
}

const convened = (whole: Council): Event => ({ type: 'council.convened', council: whole });
const replied = (whole: Council): Event =>
  ({ type: 'turn.replied', council: whole.id, run: 0, seat: 'sage', attempt: 1 }) as unknown as Event;
const started: Event = { type: 'host.started', version: '0', askedAgain: [] };

describe('the shared conversation', () => {
  afterEach(clearScratch);

  it('§7 shows within a second who has answered, and no canary before a blind phase closes', async () => {
    const { live, tell, writes, paths, clock } = table();
    const canary = 'CANARY-7F3A';
    const first = running('a', 1, [asked('henry'), asked('sage'), asked('nova')]);
    tell(convened(first), stateOf(first));
    await live.settle();
    const second = running('a', 1, [asked('henry'), position('sage', canary, ''), asked('nova')]);
    tell(replied(second), stateOf(second));
    assert.equal(writes(), 1);
    clock.pass(1000);
    await live.settle();
    assert.equal(writes(), 2);
    const shown = readFileSync(paths.live, 'utf8');
    assert.match(shown, /Sage \(agent:sage\): RESPONDED$/m);
    assert.match(shown, /Nova \(agent:nova\): WAITING$/m);
    assert.ok(!shown.includes(canary));
    // Something else may make us write in the middle of it: still nothing is told.
    const injected = {
      ...second,
      injections: [{ id: '1', by: 'papa', text: 'hello', at: noon, afterRun: 1 }],
    };
    tell(
      { type: 'person.injected', council: second.id, id: '1', by: 'papa', text: 'hello' },
      stateOf(injected),
    );
    clock.pass(1000);
    await live.settle();
    assert.equal(writes(), 3);
    assert.ok(!readFileSync(paths.live, 'utf8').includes(canary));
    const closed = running('a', 1, second.runs[0]?.turns ?? [], true);
    tell(replied(closed), stateOf(closed));
    clock.pass(1000);
    await live.settle();
    assert.ok(readFileSync(paths.live, 'utf8').includes(canary));
  });

  it('§15 many boundaries at once are one write, and the latest wins', async () => {
    const { live, tell, writes, paths } = table();
    for (let n = 0; n < 50; n++) {
      const whole = {
        ...running('a', 1, [asked('sage')]),
        injections: Array.from({ length: n }, (_, at) => ({
          id: `${at}`,
          by: 'papa',
          text: `word ${at}`,
          at: noon,
          afterRun: 1,
        })),
      };
      tell(convened(whole), stateOf(whole));
    }
    await live.settle();
    assert.equal(writes(), 1);
    assert.equal(existsSync(paths.live), true);
  });

  it('boundaries that follow each other closely wait for a second, the end of a council for nothing', async () => {
    const { live, tell, writes, clock, paths } = table();
    const a = running('a', 1, [asked('sage')]);
    const closed = running('a', 1, [position('sage', 'said', '')], true);
    tell(convened(a), stateOf(a));
    await live.settle();
    tell(replied(closed), stateOf(closed));
    assert.equal(clock.waiting(), 1);
    assert.equal(writes(), 1);
    clock.pass(1000);
    await live.settle();
    assert.equal(writes(), 2);
    const over: Council = { ...closed, status: 'stopped', endedAt: noon };
    tell({ type: 'council.stopped', council: a.id, by: 'papa' }, stateOf(over));
    assert.equal(clock.waiting(), 0);
    await live.settle();
    assert.equal(existsSync(paths.live), false);
  });

  it('hides .state from git where there is one', async () => {
    const { live, tell, paths } = table();
    mkdirSync(paths.state, { recursive: true });
    tell(started, emptyState);
    await live.settle();
    assert.equal(readFileSync(paths.ignore, 'utf8'), '*\n');
  });

  it('§8 the oldest running council has the common file, others their own, and the next moves up', async () => {
    const { home, live, tell, paths } = table();
    const a = running('a', 1, [asked('sage')]);
    const b = running('b', 2, [asked('sage')]);
    const c = running('c', 3, [asked('sage')]);
    tell(convened(b), stateOf(b));
    await live.settle();
    tell(convened(a), stateOf(b, a));
    tell(convened(c), stateOf(b, a, c));
    await live.settle();
    assert.match(readFileSync(paths.live, 'utf8'), /Question a\?/);
    assert.match(readFileSync(councilPaths(home, b.id).live, 'utf8'), /Question b\?/);
    assert.match(readFileSync(councilPaths(home, c.id).live, 'utf8'), /Question c\?/);
    const stopped: Council = { ...a, status: 'stopped', endedAt: noon };
    tell({ type: 'council.stopped', council: a.id, by: 'papa' }, stateOf(b, stopped, c));
    await live.settle();
    assert.match(readFileSync(paths.live, 'utf8'), /Question b\?/);
    assert.deepEqual(readdirSync(paths.shared).sort(), [
      'council-active-conversation-2026-02-08-c.md',
      'council-active-conversation.md',
    ]);
    assert.deepEqual(readdirSync(paths.versions), ['council-active-conversation-2026-02-08-a.md']);
    assert.match(
      readFileSync(`${paths.versions}/council-active-conversation-2026-02-08-a.md`, 'utf8'),
      /Question a\?/,
    );
  });

  it('what a killed host left is put right at the start: stale conversations moved, half files gone', async () => {
    const { live, tell, paths } = table();
    mkdirSync(paths.shared, { recursive: true });
    mkdirSync(paths.archives, { recursive: true });
    writeFileSync(paths.live, liveText(stories.injected('en')));
    writeFileSync(`${paths.archives}/x.md.12-3.tmp`, 'half');
    writeFileSync(`${paths.archives}/mine.tmp`, 'a person’s');
    const b = running('b', 2, [asked('sage')]);
    tell(started, stateOf(b));
    await live.settle();
    assert.match(readFileSync(paths.live, 'utf8'), /Question b\?/);
    assert.deepEqual(readdirSync(paths.versions), [
      'council-active-conversation-01KGZ7C4T0000000000000FOX1.md',
    ]);
    assert.deepEqual(readdirSync(paths.archives), ['mine.tmp']);
  });

  it('with no council running and nothing left over, a start writes nothing', async () => {
    const { home, live, tell } = table();
    tell(started, emptyState);
    await live.settle();
    assert.equal(existsSync(home), false);
  });

  it('a failing disk is said in the log and tried again, and nobody waits for it', async () => {
    let failing = true;
    const faulty = watchedFiles(realFiles, {
      before: () => {
        if (failing) throw Object.assign(new Error('full'), { code: 'ENOSPC' });
      },
    });
    const { live, tell, warnings, clock, paths } = table(faulty);
    const a = running('a', 1, [asked('sage')]);
    tell(convened(a), stateOf(a));
    while (clock.waiting() === 0) await new Promise((resolve) => setImmediate(resolve));
    const said = warnings.length;
    assert.ok(said > 0);
    clock.pass(1000);
    while (clock.waiting() === 0) await new Promise((resolve) => setImmediate(resolve));
    assert.equal(warnings.length, said, 'and not again each time');
    failing = false;
    clock.pass(1000);
    while (!existsSync(paths.live)) await new Promise((resolve) => setImmediate(resolve));
    await live.settle();
    assert.equal(existsSync(paths.live), true);
  });

  it('what fails for one council’s file holds up no other; it is said once, and done when it can be', async () => {
    let failing = true;
    const faulty = watchedFiles(realFiles, {
      before: (operation, file) => {
        if (failing && operation === 'open' && file.includes('council-active-conversation.md'))
          throw Object.assign(new Error('not allowed'), { code: 'EACCES' });
      },
    });
    const { home, live, tell, warnings, clock, paths } = table(faulty);
    const [a, b] = [running('a', 1, [asked('sage')]), running('b', 2, [asked('sage')])];
    tell(convened(a), stateOf(a));
    tell(convened(b), stateOf(a, b));
    await live.settle();
    const other = councilPaths(home, b.id).live;
    assert.match(readFileSync(other, 'utf8'), /Question b\?/);
    assert.ok(!existsSync(paths.live));
    await live.look();
    assert.equal(warnings.length, 1);
    failing = false;
    clock.pass(1000);
    await live.look();
    assert.match(readFileSync(paths.live, 'utf8'), /Question a\?/);
    failing = true;
    const more = running('a', 1, [asked('sage')], true);
    tell(replied(more), stateOf(more, b));
    await live.look();
    assert.equal(warnings.length, 2, 'said anew once it had worked');
  });

  it('what can’t be kept aside is not written over', async () => {
    let failing = false;
    const faulty = watchedFiles(realFiles, {
      before: (operation, file) => {
        if (failing && operation === 'rename' && file.endsWith('council-active-conversation.md'))
          throw Object.assign(new Error('not allowed'), { code: 'EACCES' });
      },
    });
    const { live, tell, clock, paths } = table(faulty);
    const [a, b] = [running('a', 1, [asked('sage')]), running('b', 2, [asked('sage')])];
    tell(convened(a), stateOf(a));
    tell(convened(b), stateOf(a, b));
    await live.settle();
    failing = true;
    const stopped: Council = { ...a, status: 'stopped', endedAt: noon };
    tell({ type: 'council.stopped', council: a.id, by: 'papa' }, stateOf(b, stopped));
    await live.settle();
    assert.match(readFileSync(paths.live, 'utf8'), /Question a\?/);
    failing = false;
    clock.pass(1000);
    await live.look();
    assert.match(readFileSync(paths.live, 'utf8'), /Question b\?/);
    assert.deepEqual(readdirSync(paths.versions), ['council-active-conversation-2026-02-08-a.md']);
  });
});
