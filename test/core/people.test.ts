/** What people do to a council, and what a host that comes back finds. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { pending } from '../../src/core/pending.ts';
import { longestUnattendedGapMs, reduce } from '../../src/core/reduce.ts';
import { inForm, play } from '../support/play.ts';
import { sampleCouncil } from '../support/sampleCouncil.ts';
import { councilOf } from '../support/tableOf.ts';
import { inEveryForm } from '../support/voices.ts';

const phases = (council: { runs: { phase: string; skipped?: unknown }[] }) =>
  council.runs.filter((run) => !run.skipped).map((run) => run.phase);
const agree = inForm(() => 'agree');
const oneAgainst = inForm((_, seat) => (seat === 'sage' ? 'disagree' : 'agree'));

describe('§7 people', () => {
  it('inject: every seat is shown it in its next turn, once', () => {
    const game = play(sampleCouncil());
    game.tell({
      type: 'person.injected',
      council: game.council().id,
      id: 'i1',
      by: 'papa',
      text: 'One hour is fine.',
    });
    game.run((scene, ref) =>
      scene.injections.length > 0
        ? `**Acknowledged**: yes.\n\n${oneAgainst(scene, ref)}`
        : oneAgainst(scene, ref),
    );
    const shown = game.scenes.filter((scene) => scene.injections.length > 0);
    assert.deepEqual(
      shown.map((scene) => `${scene.phase.id} ${scene.seat.id}`),
      ['CHALLENGE henry', 'CHALLENGE sage', 'CHALLENGE nova', 'SYNTHESIZE maman'],
    );
  });

  it('inject to one: only that seat is shown it', () => {
    const game = play(sampleCouncil());
    const { id } = game.council();
    game.tell({ type: 'person.injected', council: id, id: 'i1', by: 'papa', to: 'sage', text: 'And you?' });
    game.run(agree);
    assert.deepEqual(
      [...new Set(game.scenes.filter((scene) => scene.injections.length > 0).map((scene) => scene.seat.id))],
      ['sage'],
    );
  });

  it('inject mid-round: who still waits for their turn takes it up in the same round, the call in flight in its next', () => {
    const game = play(councilOf('roundtable', { qa: undefined, maxRounds: 2 }));
    const { id } = game.council();
    const voice = inEveryForm({ stance: () => 'partial' });
    game.once(voice);
    game.tell({ type: 'person.injected', council: id, id: 'i1', by: 'papa', text: 'One hour is fine.' });
    game.run((scene, ref) =>
      scene.injections.length > 0 ? `**Acknowledged**: yes.\n\n${voice(scene, ref)}` : voice(scene, ref),
    );
    const shown = game.scenes.filter((scene) => scene.injections.length > 0);
    assert.deepEqual(
      shown.map(({ round, seat, injections }) => [round, seat.id, injections.some((each) => each.again)]),
      [
        [1, 'nova', false],
        [2, 'sage', false],
        [2, 'henry', false],
        [4, 'maman', false],
      ],
      'Henry had spoken and Sage was speaking when it came',
    );
    const flags = game.council().runs.flatMap((run) => run.turns.flatMap((turn) => turn.flags ?? []));
    assert.ok(!flags.some((flag) => flag.code === 'unacknowledged'));
  });

  it('an unacknowledged injection suppresses the skip of RESOLVE; an acknowledged one does not', () => {
    for (const acknowledged of [false, true]) {
      const game = play(sampleCouncil());
      game.tell({
        type: 'person.injected',
        council: game.council().id,
        id: 'i1',
        by: 'papa',
        text: 'Note this.',
      });
      const council = game.run((scene, ref) => {
        const text = agree(scene, ref);
        return acknowledged && scene.injections.length > 0
          ? `**Acknowledged**: yes, that helps.\n\n${text}`
          : text;
      });
      assert.equal(phases(council).includes('RESOLVE'), !acknowledged);
    }
  });

  it('pause asks nothing new, resume gives full deadlines', () => {
    const game = play(sampleCouncil());
    const { id } = game.council();
    game.tell({ type: 'council.paused', council: id, by: 'papa' });
    assert.deepEqual(pending(game.council()), []);
    game.tell({ type: 'council.resumed', council: id, by: 'papa', attended: true });
    const deadline = game.council().runs[0]?.turns[0]?.deadlineAt ?? 0;
    assert.equal(deadline, game.state().at + 90_000);
    assert.equal(game.run(agree).status, 'decision');
  });

  it('stop ends it at once and nothing more is owed but its record', () => {
    const game = play(sampleCouncil());
    game.tell({ type: 'council.stopped', council: game.council().id, by: 'papa', reason: 'wrong question' });
    assert.equal(game.council().status, 'stopped');
    assert.deepEqual(
      pending(game.council()).map((owed) => owed.kind),
      ['record'],
    );
  });

  for (const [verdict, status] of [
    ['accept', 'decided'],
    ['amend', 'decided'],
    ['reject', 'rejected'],
  ] as const)
    it(`decide ${verdict}: ${status}; the first decision wins`, () => {
      const game = play(sampleCouncil());
      game.run(agree);
      const { id } = game.council();
      game.tell({ type: 'person.decided', council: id, by: 'papa', verdict, text: 'so be it' });
      game.tell({ type: 'person.decided', council: id, by: 'maman', verdict: 'reject' });
      assert.equal(game.council().status, status);
      assert.deepEqual(game.council().decision?.by, 'papa');
    });

  it('another round runs RESOLVE and the synthesis again, beyond maxRounds, with the question asked', () => {
    const game = play(sampleCouncil({ maxRounds: 2 }));
    game.run(agree);
    const { id } = game.council();
    game.tell({
      type: 'person.decided',
      council: id,
      by: 'papa',
      verdict: 'another-round',
      text: 'And on Sundays?',
    });
    const council = game.run(agree);
    assert.deepEqual(phases(council), ['COLLECT', 'CHALLENGE', 'SYNTHESIZE', 'RESOLVE', 'SYNTHESIZE']);
    assert.equal(game.scenes.find((scene) => scene.phase.id === 'RESOLVE')?.anotherRound, 'And on Sundays?');
    assert.equal(council.status, 'decision');
  });

  it('§2 an ended council leaves the state once its files are safe, and can be recalled and decided', () => {
    const game = play(sampleCouncil({ attended: false }));
    const council = game.run(agree);
    game.tell({ type: 'council.recorded', council: council.id, status: 'recommended' });
    assert.equal(game.state().councils[council.id], undefined);
    game.tell(
      { type: 'council.recalled', council },
      { type: 'person.decided', council: council.id, by: 'papa', verdict: 'accept' },
    );
    assert.equal(game.council().status, 'decided');
  });
});

describe('a host that comes back', () => {
  const reopenedAfter = (gap: number) => {
    const game = play(sampleCouncil());
    const record = {
      seq: game.state().seq + 1,
      at: game.state().at + gap,
      event: { type: 'host.started' as const, version: '1', askedAgain: [] },
    };
    return { game, record };
  };

  it('§6 gives a full deadline to what was in flight', () => {
    const { game, record } = reopenedAfter(5 * 60_000);
    const council = reduce(game.state(), record).councils[game.council().id];
    assert.equal(council?.status, 'running');
    assert.equal(council?.runs[0]?.turns[0]?.deadlineAt, record.at + 90_000);
  });

  it('§2 after more than ten minutes a council is paused: money is never spent unasked', () => {
    const { game, record } = reopenedAfter(longestUnattendedGapMs + 1000);
    const council = reduce(game.state(), record).councils[game.council().id];
    assert.equal(council?.status, 'paused');
    assert.equal(council?.why?.code, 'reopened-late');
  });

  it('a council from the future waits too: of a clock that was put back, or of another machine', () => {
    for (const [back, status] of [
      [longestUnattendedGapMs + 1000, 'paused'],
      [60_000, 'running'],
    ] as const) {
      const { game, record } = reopenedAfter(0);
      const at = game.council().updatedAt - back;
      assert.equal(reduce(game.state(), { ...record, at }).councils[game.council().id]?.status, status);
    }
  });
});
