/** Whatever is said, by whom, in whatever order and however often: a council ends, within its rounds, and stays ended. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { after, describe, it } from 'mocha';
import type { Council } from '../../src/core/councils/council.ts';
import { ended } from '../../src/core/councils/interpreter.ts';
import type { Event, Stamped } from '../../src/core/events.ts';
import { pending } from '../../src/core/pending.ts';
import type { Scene } from '../../src/core/prompts/seatScene.ts';
import { sceneOf } from '../../src/core/prompts/visibleToSeat.ts';
import { reduce } from '../../src/core/reduce.ts';
import { emptyState } from '../../src/core/state.ts';
import { type Answer, type Play, play } from '../support/play.ts';
import { sampleCouncil } from '../support/sampleCouncil.ts';
import { reportAfter, times } from '../support/trials.ts';

const runs = times(300, 10_000);
const seed = 20261116;

type Step =
  | { say: Answer }
  | { act: 'inject' | 'pause' | 'resume' | 'stop' | 'restart' | 'decide' | 'again' };

const vote = fc.constantFrom('agree', 'disagree', 'nuance', 'agree | disagree', '');
const reply = fc
  .tuple(vote, fc.boolean(), fc.boolean())
  .map(
    ([word, blocks, notes]) =>
      `${notes ? '**Acknowledged**: yes.\n' : ''}- **Vote**: ${word}\n**Blocking issues:** ${blocks ? 'no way back' : 'none'}\n## Recommendation\ngo`,
  );
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 12, arbitrary: reply.map((say): Step => ({ say })) },
  { weight: 2, arbitrary: fc.constantFrom(null, undefined).map((say): Step => ({ say })) },
  {
    weight: 3,
    arbitrary: fc
      .constantFrom('inject', 'pause', 'resume', 'restart', 'decide', 'again', 'stop')
      .map((act): Step => ({ act }) as Step),
  },
);
const scenario = fc.record({
  seats: fc.integer({ min: 2, max: 6 }),
  maxRounds: fc.integer({ min: 1, max: 3 }),
  attended: fc.boolean(),
  steps: fc.array(step, { maxLength: 60 }),
});

function act(game: Play, which: Extract<Step, { act: unknown }>['act'], n: number): void {
  const council = game.council().id;
  const by = 'papa';
  const events: Record<typeof which, Event> = {
    inject: { type: 'person.injected', council, id: `i${n}`, by, text: 'And the cost?' },
    pause: { type: 'council.paused', council, by },
    resume: { type: 'council.resumed', council, by, attended: true },
    stop: { type: 'council.stopped', council, by },
    restart: { type: 'host.started', version: '1', askedAgain: [] },
    decide: { type: 'person.decided', council, by, verdict: 'accept' },
    again: { type: 'person.decided', council, by, verdict: 'another-round' },
  };
  game.tell(events[which]);
}

/** Plays the scenario, answering one open ask at each `say`, then lets everyone be silent until nothing is owed. */
function perform({
  seats,
  maxRounds,
  attended,
  steps,
}: typeof scenario extends fc.Arbitrary<infer T> ? T : never) {
  const names = ['henry', 'sage', 'nova', 'blaise', 'iris', 'otto'].slice(0, seats);
  const game = play(sampleCouncil({ seats: names, maxRounds, attended }));
  let again = 0;
  steps.forEach((each, n) => {
    if ('act' in each) {
      if (each.act === 'again' && game.council().status === 'decision') again += 1;
      act(game, each.act, n);
    } else game.once(() => each.say);
  });
  game.tell({ type: 'council.resumed', council: game.council().id, by: 'papa', attended });
  game.run(() => undefined);
  return { game, names, again };
}

const check = (holds: (played: ReturnType<typeof perform>) => void) =>
  fc.assert(
    fc.property(scenario, (given) => holds(perform(given))),
    { numRuns: runs, seed },
  );

describe('the interpreter, over generated councils', () => {
  after(
    reportAfter(() => ({
      id: 'R8',
      what: 'generated debates on the core, for each property',
      count: runs,
      seed,
      result: 'held',
    })),
  );

  it('§7 always ends: nothing more is asked, and it waits for a person or is over', () =>
    check(({ game }) => {
      const { status } = game.council();
      assert.ok(status === 'decision' || ended.has(status), status);
      assert.ok(pending(game.council()).every((owed) => owed.kind === 'record'));
    }));

  it('stays within its rounds', () =>
    check(({ game, again }) => {
      const council = game.council();
      const held = (phase: string) =>
        council.runs.filter((run) => run.phase === phase && !run.skipped && run.turns.length > 0).length;
      assert.equal(held('COLLECT'), 1);
      assert.ok(held('CHALLENGE') <= 1);
      assert.ok(held('RESOLVE') <= 1 + again);
    }));

  it('asks no seat twice in a run, and never a third time for a vote', () =>
    check(({ game, names }) => {
      for (const run of game.council().runs) {
        const seats = run.turns.map((turn) => turn.seat);
        assert.equal(new Set(seats).size, seats.length);
        assert.ok(run.turns.length <= names.length);
        assert.ok(run.turns.every((turn) => turn.attempt <= 2));
      }
    }));

  it('an absent or unreadable seat never agrees', () =>
    check(({ game }) => {
      for (const run of game.council().runs.filter((each) => each.converged)) {
        const replies = run.turns.filter((turn) => turn.state === 'replied');
        assert.ok(replies.length >= 2 && replies.length * 2 > run.turns.length);
        for (const turn of replies)
          assert.ok(turn.reading && 'vote' in turn.reading && turn.reading.vote === 'agree');
      }
    }));

  it('nothing after the end: no event but a decision changes a council that is over', () =>
    check(({ game }) => {
      const before = game.council();
      if (!ended.has(before.status)) return;
      const late: Event[] = before.runs.flatMap((run, index) =>
        run.turns.map((turn) => ({
          type: 'deadline.passed',
          council: before.id,
          run: index,
          seat: turn.seat,
          attempt: turn.attempt,
        })),
      );
      game.tell(
        ...late,
        { type: 'council.stopped', council: before.id, by: 'papa' },
        { type: 'council.paused', council: before.id, by: 'papa' },
      );
      assert.deepEqual(game.council(), before);
    }));

  it('§7 a blind phase never leaks: a scene shows only what closed phases said', () =>
    check(({ game }) => {
      for (const scene of game.scenes) {
        if (scene.phase.blind) assert.deepEqual([scene.others, scene.disagreements], [[], []]);
        assert.ok(scene.others.every((heard) => heard.round < scene.round && heard.seat !== scene.seat.id));
      }
    }));

  it('§2 a replay gives the same state, and the same scenes', () =>
    check(({ game }) => {
      const again = game.records.reduce((state, record) => reduce(state, record), emptyState);
      assert.deepEqual(again, game.state());
      const scenes = (council: Council): (Scene | undefined)[] =>
        council.runs.flatMap((run, index) => run.turns.map((turn) => sceneOf(council, index, turn.seat)));
      const replayed = again.councils[game.council().id];
      if (replayed) assert.deepEqual(scenes(replayed), scenes(game.council()));
    }));

  it('§2 a record that comes twice, or late, changes nothing', () =>
    check(({ game }) => {
      const twice = game.records.flatMap((record): Stamped[] => [record, record]);
      assert.deepEqual(
        twice.reduce((state, record) => reduce(state, record), emptyState),
        game.state(),
      );
      const late = game.records.slice(0, 3);
      assert.deepEqual(
        late.reduce((state, record) => reduce(state, record), game.state()),
        game.state(),
      );
    }));
});
