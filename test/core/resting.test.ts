/** Time in which nobody was to work is held against no limit: pauses, a limit that waits for a person, a host that was away. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { worked } from '../../src/core/councils/budget/timeKept.ts';
import type { Council } from '../../src/core/councils/council.ts';
import type { Event } from '../../src/core/events.ts';
import { longestUnattendedGapMs, reduce } from '../../src/core/reduce.ts';
import type { State } from '../../src/core/state.ts';
import { play } from '../support/play.ts';
import { councilOf } from '../support/tableOf.ts';
import { inEveryForm } from '../support/voices.ts';

const minute = 60_000;

/** A round table with five minutes, after its first turn; then each event at so many minutes after the last. */
function timed(): { council: () => Council; after: (minutes: number, event: Event) => Council } {
  const start = councilOf('roundtable', { qa: undefined });
  const game = play({ ...start, brief: { ...start.brief, budget: { time: 5 } } });
  game.once(inEveryForm({ stance: () => 'partial' }));
  let state: State = game.state();
  const council = () => state.councils[start.id] as Council;
  return {
    council,
    after(minutes, event) {
      state = reduce(state, { seq: state.seq + 1, at: state.at + minutes * minute, event });
      return council();
    },
  };
}

const { id } = councilOf('roundtable');
const paused: Event = { type: 'council.paused', council: id, by: 'papa' };
const resumed: Event = { type: 'council.resumed', council: id, by: 'papa', attended: true };
const started: Event = { type: 'host.started', version: '1', askedAgain: [] };
const skipped = (seat: string): Event => ({
  type: 'turn.failed',
  council: id,
  run: 0,
  seat,
  attempt: 1,
  tries: 1,
  absence: { code: 'skipped' },
});
const minutes = (council: Council): number => Math.round(worked(council, council.updatedAt) / minute);

describe('§7 time budget', () => {
  it('a pause in the middle of a round does not count', () => {
    const table = timed();
    table.after(1, paused);
    assert.equal(
      minutes(table.after(60, { type: 'person.injected', council: id, id: 'i', by: 'papa', text: 'Hm.' })),
      1,
    );
    table.after(60, resumed);
    const next = table.after(1, skipped('sage'));
    assert.deepEqual([next.status, minutes(next)], ['running', 2]);
  });

  it('nor does the wait of a council that its limit holds: with more time it goes on', () => {
    const table = timed();
    const held = table.after(6, skipped('sage'));
    assert.deepEqual([held.status, held.why?.code], ['paused', 'budget-time']);
    const raised = table.after(90, { type: 'budget.raised', council: id, by: 'papa', minutes: 10 });
    assert.deepEqual([raised.status, minutes(raised)], ['running', 6]);
  });

  it('nor does the time in which the host was away, whether it goes on by itself or is resumed', () => {
    const soon = timed();
    soon.after(9, started);
    assert.equal(soon.after(1, skipped('sage')).status, 'running');
    const late = timed();
    assert.equal(late.after(longestUnattendedGapMs / minute + 50, started).status, 'paused');
    late.after(30, resumed);
    const next = late.after(1, skipped('sage'));
    assert.deepEqual([next.status, minutes(next)], ['running', 1]);
  });

  it('work counts: without a pause the same time holds the council', () => {
    assert.equal(timed().after(6, skipped('sage')).why?.code, 'budget-time');
  });
});
