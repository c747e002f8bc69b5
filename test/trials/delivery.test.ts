/** Outcomes that come twice, in any order or not at all lead to the same council, and each order is carried out once. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { Council } from '../../src/core/councils/council.ts';
import type { Event, Stamped } from '../../src/core/events.ts';
import { read } from '../../src/core/forms/read.ts';
import { sceneOf } from '../../src/core/prompts/visibleToSeat.ts';
import { reduce } from '../../src/core/reduce.ts';
import { emptyState } from '../../src/core/state.ts';
import { drawSeed, draws } from '../support/draws.ts';
import { type ModelVote, replyFor } from '../support/modelReplies.ts';
import { sampleCouncil } from '../support/sampleCouncil.ts';
import { reportTrial, times } from '../support/trials.ts';
import { type Answers, noFaults, runThrough, type World } from '../support/unreliable.ts';

/** Draws a council and how everyone in it will behave; the behaviour depends on the ask alone, not on when it comes. */
function drawn(seed: number): { council: Council; first: Event[]; answers: Answers } {
  const choose = draws(seed);
  const seats = ['henry', 'sage', 'nova', 'blaise', 'claude'].slice(0, 2 + choose.below(4));
  const council = sampleCouncil({ seats, maxRounds: 1 + choose.below(3), attended: choose.chance(0.7) });
  const rounds = choose.below(3);
  const verdict = choose.pick(['accept', 'amend', 'reject'] as const);
  const first: Event[] = choose.chance(0.3)
    ? [{ type: 'person.injected', council: council.id, id: 'i1', by: 'papa', text: 'Think of the cost.' }]
    : [];
  return {
    council,
    first: [...first, ...first],
    answers: {
      ask(ref, current) {
        const own = draws(seed + hash(`${ref.run}/${ref.seat}/${ref.attempt}`));
        const scene = sceneOf(current, ref.run, ref.seat);
        if (!scene) throw new Error(`nothing is asked of ${ref.seat} in run ${ref.run}`);
        const { council: id, run, seat, attempt } = ref;
        const bare = { council: id, run, seat, attempt };
        if (own.chance(0.08)) {
          return { type: 'turn.failed', ...bare, tries: 3, absence: { code: 'failed', detail: 'gone' } };
        }
        const vote = own.pick<ModelVote>(['agree', 'agree', 'agree', 'nuance', 'disagree']);
        const text = own.chance(0.1)
          ? 'I would rather not say.'
          : replyFor({ form: scene.form, seat, vote, length: 500 });
        const reading = read(scene.form, text, { named: scene.table, self: seat });
        return { type: 'turn.replied', ...bare, text, reading, ms: 5, tries: 1 };
      },
      decide(current) {
        if (current.status !== 'decision') return undefined;
        const again = current.reruns.length < rounds;
        return {
          type: 'person.decided',
          council: current.id,
          by: 'papa',
          verdict: again ? 'another-round' : verdict,
        };
      },
    },
  };
}

const hash = (text: string): number =>
  [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7);

/** The council as it was before its files were written and it left the state, without the times. */
function outcomeOf(world: World): string {
  const times = new Set([
    'at',
    'startedAt',
    'endedAt',
    'updatedAt',
    'deadlineAt',
    'createdAt',
    'pausedAt',
    'rested',
  ]);
  let last: Council | undefined;
  let state = emptyState;
  for (const record of world.records) {
    state = reduce(state, record);
    last = Object.values(state.councils)[0] ?? last;
  }
  return JSON.stringify(last, (key, value: unknown) => (times.has(key) ? undefined : value), 1);
}

describe('§2 R8 outcomes repeated, reordered and dropped', () => {
  it('lead to the same state, each side effect carried out once', () => {
    const seed = drawSeed();
    const runs = times(500, 10_000);
    let [events, dropped, repeated] = [0, 0, 0];
    for (let index = 0; index < runs; index++) {
      const { council, first, answers } = drawn(seed + index);
      const choose = draws(seed + index * 7919);
      const clean = runThrough(council, first, answers, noFaults, choose);
      const faults = { drop: 0.1, repeat: 0.2, reorder: true, staleDeadlines: true };
      const rough = runThrough(council, first, answers, faults, choose);
      const where = `seed ${seed}, run ${index}`;
      assert.equal(outcomeOf(rough), outcomeOf(clean), where);
      assert.deepEqual(Object.keys(rough.state.councils), [], `${where}: ended and recorded`);
      for (const [key, count] of rough.performed) {
        const owed = clean.performed.get(key) ?? 0;
        assert.equal(
          count,
          owed + (rough.lost.get(key) ?? 0),
          `${where}: ${key} was performed ${count} times`,
        );
        if (key.startsWith('ask/')) assert.equal(owed, 1);
      }
      assert.deepEqual([...rough.performed.keys()].sort(), [...clean.performed.keys()].sort(), where);
      events += rough.records.length;
      dropped += [...rough.lost.values()].reduce((sum, count) => sum + count, 0);
      repeated += rough.records.length - clean.records.length - rough.starts;
    }
    const result = `same state in all; ${events} events, ${dropped} dropped, ${repeated} repeated or stale`;
    reportTrial({ id: 'R8', what: 'outcomes repeated, reordered, 10 % dropped', count: runs, seed, result });
  });

  it('records that are read twice change nothing', () => {
    const seed = drawSeed();
    for (let index = 0; index < times(100, 1000); index++) {
      const { council, first, answers } = drawn(seed + index);
      const choose = draws(seed + index);
      const world = runThrough(council, first, answers, noFaults, choose);
      const twice: Stamped[] = world.records.flatMap((record, at) => [
        record,
        ...(choose.chance(0.3) ? [world.records[choose.below(at + 1)] as Stamped] : []),
      ]);
      assert.deepEqual(twice.reduce(reduce, emptyState), world.state, `seed ${seed}, run ${index}`);
    }
  });
});
