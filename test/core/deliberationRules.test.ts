/** Rules of the deliberation that no single protocol owns: patience, quorum, thresholds, words of people passed over. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { Seat } from '../../src/core/councils/council.ts';
import { patienceMs } from '../../src/core/councils/interpreter.ts';
import { dominator } from '../../src/core/councils/measures/measures.ts';
import { builtInProtocols } from '../../src/core/councils/protocols/builtIn.ts';
import { judge } from '../../src/core/councils/protocols/conditions.ts';
import type { Condition } from '../../src/core/councils/protocols/protocol.ts';
import { thresholdOf } from '../../src/core/councils/voting/consensus.ts';
import { quorumOf } from '../../src/core/councils/voting/tally.ts';
import { compose } from '../../src/core/prompts/compose.ts';
import { sceneOf } from '../../src/core/prompts/visibleToSeat.ts';
import { inForm, play } from '../support/play.ts';
import { sampleCouncil } from '../support/sampleCouncil.ts';

const oneAgainst = inForm((_, seat) => (seat === 'sage' ? 'disagree' : 'agree'));

describe('§7 rules of every deliberation', () => {
  it('a seat has 90 seconds, an agent that edits files ten minutes, a person and a file an hour', () => {
    const council = sampleCouncil();
    const [first, ...rest] = council.seats as [Seat, ...Seat[]];
    const patience = (backend: string) =>
      patienceMs({ ...council, seats: [{ ...first, backend }, ...rest] }, first.id);
    assert.deepEqual(
      ['anthropic', 'rehearsal', 'acp', 'human', 'file'].map(patience),
      [90_000, 90_000, 600_000, 3_600_000, 3_600_000],
    );
  });

  it('a quorum is more than half of those asked, and at least two', () => {
    const council = sampleCouncil();
    assert.deepEqual(
      [2, 3, 4, 5, 6, 7].map((asked) => quorumOf(council, asked)),
      [2, 2, 3, 3, 4, 4],
    );
  });

  it('soft consensus takes two thirds, rounded up, unless the brief says otherwise', () => {
    const council = sampleCouncil();
    assert.deepEqual(
      [2, 3, 4, 5, 6, 7].map((seats) => thresholdOf(council, seats)),
      [2, 2, 3, 4, 4, 5],
    );
    const strict = { ...council, brief: { ...council.brief, consensusThreshold: 4 } };
    assert.equal(thresholdOf(strict, 5), 4);
  });

  it('a condition on consensus gives the one that was reached as its reason', () => {
    const council = sampleCouncil();
    const reached = (consensus: 'strong' | 'soft' | 'none') =>
      judge(
        { consensus: { phase: 'COLLECT', reaches: 'soft' } },
        {
          ...council,
          runs: [
            { phase: 'COLLECT', round: 1, startedAt: 0, endedAt: 1, turns: [], injections: 0, consensus },
          ],
        },
      ).why.code;
    assert.deepEqual(
      ['strong', 'soft', 'none'].map((each) => reached(each as 'soft')),
      ['strong-consensus', 'soft-consensus', 'no-consensus'],
    );
  });

  it('conditions combine with all, any and not, and the one that decides gives its reason', () => {
    const council = sampleCouncil();
    const yes: Condition = { roundsAtLeast: 1 };
    const no: Condition = { converged: 'CHALLENGE' };
    const table: [Condition, boolean, string][] = [
      [{ all: [yes, no] }, false, 'not-converged'],
      [{ all: [yes, yes] }, true, 'rounds-reached'],
      [{ any: [no, yes] }, true, 'rounds-reached'],
      [{ any: [no, no] }, false, 'not-converged'],
      [{ not: no }, true, 'not-converged'],
      [{ all: [{ any: [no, yes] }, { not: no }] }, true, 'not-converged'],
    ];
    for (const [condition, holds, code] of table) {
      const judged = judge(condition, council);
      assert.deepEqual([judged.holds, judged.why.code], [holds, code], JSON.stringify(condition));
    }
  });

  it('every built-in protocol has the time budget of its row', () => {
    const minutes = Object.fromEntries(
      Object.values(builtInProtocols).map((protocol) => [protocol.id, protocol.minutes]),
    );
    assert.deepEqual(minutes, {
      debate: 5,
      prd: 15,
      engineering: 15,
      analysis: 10,
      review: 10,
      synthesis: 5,
      roundtable: 10,
    });
  });

  it('dominance is weighed only where three or more speak', () => {
    const words = Array.from({ length: 400 }, (_, at) => `word${at}`).join(' ');
    const agree = inForm(() => 'agree');
    const loud = (seats: string[]) =>
      play(sampleCouncil({ seats })).run(
        (scene, ref) => `${agree(scene, ref)}\n\n${scene.seat.id === 'sage' ? words : ''}`,
      );
    assert.equal(dominator(loud(['henry', 'sage', 'nova']))?.seat, 'sage');
    assert.equal(dominator(loud(['henry', 'sage'])), undefined);
  });
});

describe('§7 words of a person', () => {
  const told = (acknowledge: (phase: string, seat: string) => boolean) => {
    const game = play(sampleCouncil());
    const { id } = game.council();
    game.tell({ type: 'person.injected', council: id, id: 'i1', by: 'papa', text: 'One hour is fine.' });
    game.run((scene, ref) => {
      const text = oneAgainst(scene, ref);
      const notes = scene.injections.length > 0 && acknowledge(scene.phase.id, scene.seat.id);
      return notes ? `**Acknowledged**: yes, that helps.\n\n${text}` : text;
    });
    return game;
  };
  const flagsOf = (game: ReturnType<typeof told>) =>
    game
      .council()
      .runs.flatMap((run) =>
        run.turns
          .filter((turn) => turn.flags?.some((flag) => flag.code === 'unacknowledged'))
          .map((turn) => `${run.phase} ${turn.seat}`),
      );

  it('that a seat passes over are put to it once more, by name; passed over again it is flagged', () => {
    const game = told((_, seat) => seat !== 'sage');
    const shown = game.scenes
      .filter((scene) => scene.seat.id === 'sage' && scene.injections.length > 0)
      .map((scene) => [scene.phase.id, scene.injections[0]?.again ?? false]);
    assert.deepEqual(shown, [
      ['CHALLENGE', false],
      ['RESOLVE', true],
    ]);
    assert.deepEqual(flagsOf(game), ['RESOLVE sage']);
    const council = game.council();
    const run = council.runs.findIndex((each) => each.phase === 'RESOLVE');
    const scene = sceneOf(council, run, 'sage');
    assert.ok(scene);
    const asked = compose(council, run, scene).messages.at(-1)?.text ?? '';
    assert.match(asked, /Sage, papa said this to you before and you passed it over/);
  });

  it('that are acknowledged the second time leave no flag', () => {
    assert.deepEqual(flagsOf(told((phase) => phase !== 'CHALLENGE')), []);
  });

  it('that come after the last phase of the participants go to the synthesizer, who is flagged when it passes them over', () => {
    for (const heard of [true, false]) {
      const game = play(sampleCouncil());
      const { id } = game.council();
      while (game.council().runs.at(-1)?.phase !== 'RESOLVE') game.once(oneAgainst);
      game.tell({ type: 'person.injected', council: id, id: 'i1', by: 'papa', text: 'Mind the cost.' });
      game.run((scene, ref) => {
        const text = oneAgainst(scene, ref);
        return heard && scene.injections.length > 0 ? `**Acknowledged**: noted.\n\n${text}` : text;
      });
      assert.deepEqual(
        game.scenes.filter((scene) => scene.injections.length > 0).map((scene) => scene.phase.id),
        ['SYNTHESIZE'],
      );
      assert.deepEqual(flagsOf(game), heard ? [] : ['SYNTHESIZE maman']);
    }
  });
});
