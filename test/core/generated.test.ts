/** Any protocol that passes the checks, any table, any fault, any person: it ends, within its limits, and leaks nothing. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { after, describe, it } from 'mocha';
import type { Council } from '../../src/core/councils/council.ts';
import { ended, phaseOf } from '../../src/core/councils/interpreter.ts';
import type { Point } from '../../src/core/councils/motion.ts';
import { answered, blockingOf } from '../../src/core/councils/repliesIn.ts';
import type { Event, Stamped } from '../../src/core/events.ts';
import { pending } from '../../src/core/pending.ts';
import { reduce } from '../../src/core/reduce.ts';
import { emptyState } from '../../src/core/state.ts';
import { type Played, perform, type Scenario, scenario } from '../support/generated.ts';
import { reportAfter, times } from '../support/trials.ts';

const runs = times(250, 10_000);
const seed = 20261117;

/** A council without the answers that do not count. */
const counting = ({ updatedAt: _updatedAt, recorded: _recorded, ...council }: Council) => ({
  ...council,
  runs: council.runs.map((run) => ({ ...run, turns: run.turns.map(({ again: _again, ...turn }) => turn) })),
});

const check = (holds: (played: Played, given: Scenario) => void) =>
  fc.assert(
    fc.property(scenario, (given) => holds(perform(given), given)),
    { numRuns: runs, seed },
  );

describe('§7 any protocol, over generated tables, faults and people', () => {
  after(
    reportAfter(() => ({
      id: 'R8',
      what: 'generated protocols, for each property',
      count: runs,
      seed,
      result: 'held',
    })),
  );

  it('always ends: over, or waiting for a decision', () =>
    check(({ game }) => {
      const { status } = game.council();
      assert.ok(status === 'decision' || ended.has(status), status);
      // Its files, and before them a change that a person has accepted: nobody is asked for either.
      const isAccepted = game.council().decision?.verdict === 'accept';
      for (const { kind } of pending(game.council()))
        assert.ok(kind === 'record' || (kind === 'apply' && isAccepted), kind);
    }));

  it('goes back no more often than its gates and loops allow', () =>
    check(({ game, again }, { protocol, maxRounds }) => {
      for (const phase of protocol.phases) {
        const held = game.council().runs.filter((run) => run.phase === phase.id && !run.skipped);
        if (phase.gate) {
          const back = game.council().runs.filter((run) => run.sentBackBy === phase.id && !run.instead);
          assert.ok(back.length <= phase.gate.most, `${phase.id} sent back ${back.length} times`);
        }
        const loops = protocol.phases.reduce(
          (sum, each) =>
            sum * (each.until ? (each.until.max === 'maxRounds' ? maxRounds : each.until.max) + 1 : 1),
          1,
        );
        const gates = protocol.phases.reduce((sum, each) => sum + (each.gate?.most ?? 0), 1);
        // A closing phase may be asked of each seat in turn when nobody answers.
        assert.ok(
          held.length <= (loops * gates + again * loops + again + 1) * 8,
          `${phase.id} held ${held.length} times`,
        );
      }
    }));

  it('asks no seat twice in a run, and keeps one open run at most', () =>
    check(({ game }) => {
      const council = game.council();
      for (const run of council.runs) {
        const seats = run.turns.map((turn) => turn.seat);
        assert.equal(new Set(seats).size, seats.length);
      }
      assert.ok(council.runs.slice(0, -1).every((run) => run.endedAt !== undefined));
    }));

  it('in a phase of turns one seat speaks at a time', () =>
    check(({ game }) => {
      let state = emptyState;
      for (const record of game.records) {
        state = reduce(state, record);
        for (const council of Object.values(state.councils)) {
          const run = council.runs.at(-1);
          if (!run || run.endedAt !== undefined || phaseOf(council, run)?.order === 'parallel') continue;
          assert.ok(run.turns.filter((turn) => turn.state === 'asked').length <= 1);
        }
      }
    }));

  it('a blind phase never leaks: no scene of it holds another seat’s words of the same run', () =>
    check(({ game }) => {
      for (const scene of game.scenes.filter((each) => each.phase.blind))
        assert.ok(scene.others.every((heard) => heard.round < scene.round));
    }));

  it('an anonymous table shows letters only', () =>
    check(({ game }, { anonymous }) => {
      if (!anonymous) return;
      for (const { table, others, documents, questions, disagreements, askedAgain } of game.scenes)
        assert.doesNotMatch(
          JSON.stringify([
            table,
            others.map(({ seat, name }) => [seat, name]),
            documents.map(({ seat, name }) => [seat, name]),
            questions,
            disagreements,
            askedAgain,
          ]),
          /henry|sage|nova|iris|otto/i,
        );
    }));

  it('asked again for a phase that has closed, an answer is kept and nothing else changes', () =>
    check(({ game }) => {
      let state = emptyState;
      for (const record of game.records) {
        const before = state;
        state = reduce(state, record);
        const { event } = record;
        if (!('again' in event) || event.again === undefined) continue;
        const was = before.councils[event.council];
        const is = state.councils[event.council];
        if (!was || !is || was === is || was.runs[event.run]?.endedAt === undefined) continue;
        assert.deepEqual(counting(is), counting(was));
        const kept = (council: Council) =>
          council.runs[event.run]?.turns.find((turn) => turn.seat === event.seat)?.again?.length;
        assert.equal(kept(is), kept(was));
      }
    }));

  it('§2 a point never vanishes nor changes its number, and what blocks in a run that is over is in the ledger', () =>
    check(({ game }, { onMotion }) => {
      let state = emptyState;
      let before: Point[] = [];
      for (const record of game.records) {
        state = reduce(state, record);
        const council = state.councils[game.council().id];
        const { points = [] } = council ?? {};
        if (!council) continue;
        before.forEach((point, at) => {
          assert.deepEqual(
            [points[at]?.id, points[at]?.by, points[at]?.text],
            [point.id, point.by, point.text],
          );
          assert.deepEqual(points[at]?.history.slice(0, point.history.length), point.history);
        });
        points.forEach(({ id }, at) => assert.equal(id, `P${at + 1}`));
        before = points;
      }
      if (!onMotion) return assert.deepEqual(before, []);
      for (const run of game.council().runs.filter(({ endedAt }) => endedAt !== undefined))
        for (const turn of answered(run))
          for (const issue of blockingOf(turn).filter((each) => !/^P\d/.test(each)))
            assert.ok(
              before.some(({ by, text }) => by === turn.seat && text === issue),
              issue,
            );
    }));

  it('nothing after the end, and a replay gives the same state', () =>
    check(({ game }) => {
      const again = game.records.reduce(
        (state: typeof emptyState, record: Stamped) => reduce(state, record),
        emptyState,
      );
      assert.deepEqual(again, game.state());
      const before = game.council();
      if (!ended.has(before.status) || before.status === 'recommended') return;
      const late: Event[] = [
        { type: 'council.stopped', council: before.id, by: 'papa' },
        { type: 'council.synthesised-early', council: before.id, by: 'papa' },
        { type: 'check.finished', council: before.id, run: 0, name: 'tests', ok: true, output: '', ms: 1 },
        { type: 'budget.raised', council: before.id, by: 'papa', tokens: 1 },
      ];
      game.tell(...late);
      assert.deepEqual(game.council(), before);
    }));
});
