/** Files for people, written in this thread and in one of their own: the same files, whatever becomes of the thread. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Worker } from 'node:worker_threads';
import { afterEach, describe, it } from 'mocha';
import type { Stamped } from '../../src/core/events.ts';
import { reduce } from '../../src/core/reduce.ts';
import { councilOf, emptyState, type State } from '../../src/core/state.ts';
import { touched } from '../../src/core/touched.ts';
import { realClock } from '../../src/host/loop/clock.ts';
import type { Log } from '../../src/host/ports/ports.ts';
import { projectInThread } from '../../src/host/projector/projectInThread.ts';
import { type Projections, projectHere } from '../../src/host/projector/projections.ts';
import { NotPlain } from '../../src/host/store/home/notPlainWords.ts';
import { councilPaths, homePaths } from '../../src/host/store/home/paths.ts';
import { agents, papa, playChannels } from '../support/channelPlay.ts';
import { inForm, play } from '../support/play.ts';
import { sampleCouncil } from '../support/sampleCouncil.ts';
import { clearScratch, scratchHome, textsUnder } from '../support/scratch.ts';

const silent: Log = { debug() {}, info() {}, warn() {}, error() {} };
const throwing = join(import.meta.dirname, '../support/throwingProjector.ts');

/** A council from its beginning to its decision. */
function aCouncil(): Stamped[] {
  const game = play(sampleCouncil());
  game.run(inForm(() => 'agree'));
  return game.records;
}

function someTalk(): Stamped[] {
  const talk = playChannels(
    [{ id: 'square', mode: 'chat', members: ['ann', 'ben', 'papa'] }],
    [...agents('ann', 'ben'), papa],
  );
  return talk.records;
}

interface Told {
  projections: Projections;
  tell(records: readonly Stamped[]): State;
}

function telling(projections: Projections): Told {
  let state = emptyState;
  return {
    projections,
    tell(records) {
      for (const record of records) {
        const before = state;
        // Their numbers go on over several stories.
        const next = { ...record, seq: before.seq + 1 };
        state = reduce(before, next);
        projections.observer.told([next], state, before, touched([next], before, state));
      }
      return state;
    },
  };
}

let open: Projections[] = [];
/** A host that opens a home has made this folder before anything is told. */
function newHome(): string {
  const home = scratchHome();
  mkdirSync(homePaths(home).state, { recursive: true });
  return home;
}
const opened = (projections: Projections): Told => {
  open.push(projections);
  return telling(projections);
};
afterEach(async () => {
  for (const each of open) {
    each.stop();
    await each.end();
  }
  open = [];
  clearScratch();
});

const makers = {
  here: (home: string) => projectHere({ home, log: silent, clock: realClock }),
  'in a thread': (home: string) => projectInThread({ home, log: silent }),
};

/** What differs by the moment at which it was written. */
const bare = (texts: Map<string, string>, home: string) =>
  Object.fromEntries([...texts].sort().map(([path, text]) => [path, text.replaceAll(home, 'HOME')]));

async function written(make: (home: string) => Projections): Promise<Record<string, string>> {
  const home = newHome();
  const { projections, tell } = opened(make(home));
  const records = aCouncil();
  const state = tell(records);
  const council = Object.values(state.councils)[0];
  assert.ok(council, 'it waits for its decision');
  const files = await projections.record(council);
  assert.ok(files.includes(councilPaths(home, council.id).archive));
  tell(someTalk());
  await projections.settle();
  return bare(textsUnder(home), home);
}

describe('§4 files for people', () => {
  it('are the same from a thread of their own as from this one', async () => {
    const [here, there] = [await written(makers.here), await written(makers['in a thread'])];
    assert.deepEqual(Object.keys(there), Object.keys(here));
    assert.ok(Object.keys(here).length >= 5, Object.keys(here).join(', '));
    assert.deepEqual(there, here);
  });

  for (const [where, make] of Object.entries(makers)) {
    describe(where, () => {
      it('a council that is deleted leaves the common files, and comes back into them', async () => {
        const home = newHome();
        const { projections, tell } = opened(make(home));
        const council = Object.values(tell(aCouncil()).councils)[0];
        assert.ok(council);
        await projections.record(council);
        await projections.settle();
        const before = textsUnder(home);
        const { files } = await projections.trash.put(council, {
          by: 'papa',
          at: council.createdAt,
          briefIsShared: false,
        });
        assert.ok(files.length > 0);
        assert.ok(
          !textsUnder(home)
            .get(`memory/${council.id.slice(0, 10)}.md`)
            ?.includes(council.id),
        );
        await projections.trash.back(council.id);
        assert.deepEqual(bare(textsUnder(home), home), bare(before, home));
      });

      it('a link in the place of a file is refused by its kind', async () => {
        const home = newHome();
        const { projections, tell } = opened(make(home));
        const council = Object.values(tell(aCouncil()).councils)[0];
        assert.ok(council);
        symlinkSync('/dev/null', homePaths(home).memory);
        await assert.rejects(projections.record(council), (error) => error instanceof NotPlain);
      });
    });
  }
});

describe('§4 the thread that writes files', () => {
  it('is not begun while there is nothing to write', async () => {
    const begun: Worker[] = [];
    const note = (worker: Worker) => void begun.push(worker);
    process.on('worker', note);
    try {
      const home = newHome();
      const { projections, tell } = opened(projectInThread({ home, log: silent }));
      tell([{ seq: 1, at: 1, event: { type: 'host.started', version: '0', askedAgain: [] } }]);
      await projections.look();
      await projections.settle();
      assert.equal(begun.length, 0);
      tell(aCouncil());
      await projections.settle();
      assert.equal(begun.length, 1);
    } finally {
      process.off('worker', note);
    }
  });

  it('holds no process that waits for nothing of it, and lets none go that does', async () => {
    const home = newHome();
    const module = JSON.stringify(
      pathToFileURL(join(import.meta.dirname, '../../src/host/projector/projectInThread.ts')).href,
    );
    const script = `
      const { projectInThread } = await import(${module});
      const log = { debug() {}, info() {}, warn() {}, error() {} };
      const files = projectInThread({ home: ${JSON.stringify(home)}, log });
      files.begin({ seq: 0, at: 0, identities: [], councils: {}, channels: {} });
      await files.look();
      console.log('looked');`;
    const file = `${home}.mjs`;
    writeFileSync(file, script);
    const args = ['--no-warnings', file];
    const { stdout } = await promisify(execFile)(process.execPath, args, { timeout: 20_000 });
    assert.equal(stdout.trim(), 'looked');
  }).timeout(30_000);

  for (const at of ['begin', 'told', 'record'] as const)
    for (const how of ['throw', 'reject', 'exit'] as const)
      it(`ends by a fault (${how} at ${at}): it is said, begun again, and catches up`, async () => {
        const home = newHome();
        writeFileSync(`${home}.plan`, JSON.stringify({ at, how, times: 2 }));
        let said = 0;
        const { projections, tell } = opened(
          projectInThread({ home, log: silent, entry: throwing, failed: () => void said++ }),
        );
        const records = aCouncil();
        const half = Math.floor(records.length / 2);
        tell(records.slice(0, half));
        await projections.settle();
        const state = tell(records.slice(half));
        const council = Object.values(state.councils)[0];
        assert.ok(council);
        await projections.record(council);
        tell(someTalk());
        await projections.settle();
        assert.equal(said, 2);
        assert.ok(councilOf(state, council.id));
        assert.deepEqual(bare(textsUnder(home), home), await written(makers.here));
      });
});
