/** A proposed change is owed to an acceptance and to nothing else; the records wait for what became of it. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { Council } from '../../src/core/councils/council.ts';
import { changeStanding } from '../../src/core/councils/voting/changeFate.ts';
import type { Event } from '../../src/core/events.ts';
import { pending } from '../../src/core/pending.ts';
import { reduce } from '../../src/core/reduce.ts';
import { emptyState } from '../../src/core/state.ts';
import { engineering } from '../support/codeStories.ts';

const { decision: _decision, endedAt: _endedAt, ...rest } = engineering('en');
const waiting: Council = { ...rest, status: 'decision', recorded: 'decision' };
const accepted = (verdict: 'accept' | 'amend' | 'reject'): Event => ({
  type: 'person.decided',
  council: waiting.id,
  by: 'Papa',
  verdict,
});

function after(council: Council, ...events: Event[]): Council {
  let state = { ...emptyState, councils: { [council.id]: council } };
  for (const event of events) state = reduce(state, { seq: state.seq + 1, at: council.updatedAt + 1, event });
  const found = state.councils[council.id];
  assert.ok(found);
  return found;
}
const owes = (council: Council): string[] => pending(council).map(({ kind }) => kind);
const outcome = (ok: boolean): Event => ({
  type: 'change.applied',
  council: waiting.id,
  ok,
  files: ok ? ['src/index.ts'] : [],
  output: ok ? '' : 'src/index.ts: patch does not apply',
  ...(ok ? {} : { why: 'does-not-apply' as const }),
});

describe('§7 the change that a person accepts', () => {
  it('is owed first, and its records after it; a failure stays a decision', () => {
    const owed = after(waiting, accepted('accept'));
    assert.deepEqual(owes(owed), ['apply']);
    assert.deepEqual(changeStanding(owed), { state: 'owed', files: [] });
    const done = after(owed, outcome(true), outcome(false));
    assert.deepEqual(owes(done), ['record']);
    assert.deepEqual(changeStanding(done), { state: 'applied', files: ['src/index.ts'] });
    const failed = after(owed, outcome(false));
    assert.equal(failed.status, 'decided');
    assert.deepEqual(owes(failed), ['record']);
    assert.deepEqual(changeStanding(failed), {
      state: 'not-applied',
      files: [],
      why: 'does-not-apply',
      detail: 'src/index.ts: patch does not apply',
    });
  });

  it('is owed to one that was only recommended, once it is accepted', () => {
    assert.deepEqual(owes(after({ ...waiting, status: 'recommended' }, accepted('accept'))), ['apply']);
  });

  it('is owed to nobody who amends, rejects, or does not decide', () => {
    for (const [verdict, why] of [
      ['amend', 'amended'],
      ['reject', 'rejected'],
    ] as const) {
      const decided = after(waiting, accepted(verdict));
      assert.deepEqual(owes(decided), ['record']);
      assert.deepEqual(changeStanding(decided), { state: 'not-applied', files: [], why });
    }
    const unattended: Council = { ...waiting, status: 'recommended', attended: false };
    assert.deepEqual(changeStanding(unattended), { state: 'not-applied', files: [], why: 'not-decided' });
    assert.deepEqual(changeStanding(waiting), { state: 'proposed', files: ['src/index.ts'] });
  });

  it('§4 is not owed later to a council that was accepted under a release that applied none', () => {
    const old = engineering('en');
    const rated = after(
      { ...old, recorded: 'decided' },
      { type: 'council.rated', council: old.id, by: 'Papa', rating: 4 },
    );
    assert.deepEqual(owes(rated), ['record']);
    assert.equal(changeStanding(rated), undefined);
  });

  it('without a diff there is nothing to apply', () => {
    const runs = waiting.runs.map((run) => ({
      ...run,
      turns: run.turns.map((turn) =>
        turn.reading?.form === 'change'
          ? { ...turn, reading: { form: 'change' as const, files: [], problems: [] } }
          : turn,
      ),
    }));
    const decided = after({ ...waiting, runs }, accepted('accept'));
    assert.deepEqual(owes(decided), ['record']);
    assert.deepEqual(changeStanding(decided), { state: 'not-applied', files: [], why: 'no-diff' });
  });
});
