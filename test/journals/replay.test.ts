/** A journal written by any release replays to the state that release had: recorded histories are kept for ever. */
import assert from 'node:assert/strict';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'mocha';
import type { Event } from '../../src/core/events.ts';
import { reduce } from '../../src/core/reduce.ts';
import { emptyState, type State } from '../../src/core/state.ts';
import { openJournal } from '../../src/host/store/journal/openJournal.ts';
import { reportAfter } from '../support/trials.ts';

const kept = join(import.meta.dirname, 'kept');
const releases = await readdir(kept);

describe('§4 R9 journals of every release', () => {
  after(
    reportAfter(() => ({
      id: 'R9',
      what: 'recorded journals',
      count: releases.length,
      result: `replayed: ${releases.join(', ')}`,
    })),
  );

  for (const release of releases)
    it(`the journal of ${release} replays to the same state`, async () => {
      const home = await mkdtemp(join(tmpdir(), 'a-table-journal-'));
      try {
        await cp(join(kept, release, 'journal'), join(home, '.state', 'journal'), { recursive: true });
        const { journal, recovery } = await openJournal<State, Event>(home, { initial: emptyState, reduce });
        await journal.close();
        const expected = JSON.parse(await readFile(join(kept, release, 'state.json'), 'utf8')) as State;
        // What a release did not know yet is empty.
        assert.deepEqual(JSON.parse(JSON.stringify(recovery.state)), { ...emptyState, ...expected });
      } finally {
        await rm(home, { recursive: true, force: true });
      }
    });
});
