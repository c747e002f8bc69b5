/** A debate on the pure core, phase by phase: who is asked, when it converges, how it ends. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { pending } from '../../src/core/pending.ts';
import { inForm, play } from '../support/play.ts';
import { sampleCouncil } from '../support/sampleCouncil.ts';

const phases = (council: { runs: { phase: string; skipped?: unknown }[] }) =>
  council.runs.filter((run) => !run.skipped).map((run) => run.phase);
const agree = inForm(() => 'agree');
const oneAgainst = inForm((_, seat) => (seat === 'sage' ? 'disagree' : 'agree'));

describe('§7 a debate', () => {
  it('asks every seat at once in COLLECT, then in CHALLENGE', () => {
    const game = play(sampleCouncil());
    const asked = pending(game.council()).filter((owed) => owed.kind === 'ask');
    assert.deepEqual(
      asked.map((owed) => owed.kind === 'ask' && owed.seat),
      ['henry', 'sage', 'nova'],
    );
    assert.deepEqual(phases(game.run(agree)), ['COLLECT', 'CHALLENGE', 'SYNTHESIZE']);
  });

  it('skips RESOLVE when all agree, and says why', () => {
    const council = play(sampleCouncil()).run(agree);
    const skipped = council.runs.find((run) => run.phase === 'RESOLVE');
    assert.equal(skipped?.skipped?.code, 'all-agree');
    assert.equal(council.status, 'decision');
  });

  it('holds RESOLVE whenever CHALLENGE did not converge, with the disagreements named', () => {
    const council = play(sampleCouncil()).run(oneAgainst);
    assert.deepEqual(phases(council), ['COLLECT', 'CHALLENGE', 'RESOLVE', 'SYNTHESIZE']);
    const resolve = council.runs.find((run) => run.phase === 'RESOLVE');
    assert.deepEqual(resolve?.disagreements, [{ seat: 'sage', point: 'Should we cache the index?' }]);
  });

  it('names who contests whom on what, and what blocks', () => {
    const game = play(sampleCouncil());
    game.run((scene, ref) =>
      scene.form === 'challenge' && ref.seat === 'nova'
        ? '- **Vote**: nuance\n- **Contests**: @henry: the cost\n**Blocking issues:**\n- no way back'
        : agree(scene, ref),
    );
    assert.deepEqual(game.council().runs[2]?.disagreements, [
      { seat: 'nova', against: 'henry', point: 'the cost' },
      { seat: 'nova', point: 'no way back', blocking: true },
    ]);
  });

  it('does not converge while a blocking issue is open, though all agree', () => {
    const council = play(sampleCouncil()).run((scene, ref) =>
      scene.form === 'challenge' && ref.seat === 'nova'
        ? '- **Vote**: agree\n**Blocking issues:**\n- no way back'
        : agree(scene, ref),
    );
    assert.equal(council.runs[1]?.why?.code, 'blocking-open');
    assert.ok(phases(council).includes('RESOLVE'));
  });

  for (const [maxRounds, expected] of [
    [1, ['COLLECT', 'SYNTHESIZE']],
    [2, ['COLLECT', 'CHALLENGE', 'SYNTHESIZE']],
    [3, ['COLLECT', 'CHALLENGE', 'RESOLVE', 'SYNTHESIZE']],
  ] as const)
    it(`with maxRounds ${maxRounds} holds ${expected.join(', ')}`, () => {
      assert.deepEqual(phases(play(sampleCouncil({ maxRounds })).run(oneAgainst)), expected);
    });

  it('is synthesised by the orchestrator, who has no vote and is not in the quorum', () => {
    const council = play(sampleCouncil()).run(agree);
    assert.deepEqual(
      council.runs.at(-1)?.turns.map((turn) => turn.seat),
      ['maman'],
    );
    assert.ok(council.runs.slice(0, -1).every((run) => run.turns.every((turn) => turn.seat !== 'maman')));
  });

  it('unattended, ends as recommended and owes its record', () => {
    const council = play(sampleCouncil({ attended: false })).run(agree);
    assert.equal(council.status, 'recommended');
    assert.deepEqual(
      pending(council).map((owed) => owed.kind),
      ['record'],
    );
  });
});

describe('§7 absence and quorum', () => {
  it('goes on without a seat that times out, and notes it', () => {
    const council = play(sampleCouncil()).run((scene, ref) =>
      ref.seat === 'nova' ? undefined : agree(scene, ref),
    );
    assert.equal(council.runs[0]?.turns[2]?.absence?.code, 'timeout');
    assert.equal(council.status, 'decision');
    assert.equal(council.runs[1]?.converged, true);
  });

  it('never counts an absent seat as agreeing: without a quorum there is no convergence', () => {
    const council = play(sampleCouncil({ seats: ['a', 'b', 'c', 'd', 'e'] })).run((scene, ref) =>
      scene.form === 'challenge' && ['c', 'd', 'e'].includes(ref.seat) ? undefined : agree(scene, ref),
    );
    assert.deepEqual(council.runs[1]?.why, { code: 'no-quorum', count: 2, of: 5 });
  });

  it('is inconclusive with fewer than two respondents, and keeps all that was said', () => {
    const council = play(sampleCouncil()).run((scene, ref) =>
      ref.seat === 'henry' ? agree(scene, ref) : null,
    );
    assert.equal(council.status, 'inconclusive');
    assert.deepEqual(council.why, { code: 'too-few-answered', count: 1, of: 3 });
    assert.match(council.runs[0]?.turns[0]?.text ?? '', /Henry thinks/);
  });

  it('replaces a failing synthesizer by the next seat, then by an extract that says so', () => {
    const replaced = play(sampleCouncil()).run((scene, ref) =>
      scene.form === 'synthesis' && ref.seat === 'maman' ? null : agree(scene, ref),
    );
    assert.equal(replaced.runs.at(-1)?.turns[0]?.seat, 'henry');
    const extracted = play(sampleCouncil()).run((scene, ref) =>
      scene.form === 'synthesis' ? null : oneAgainst(scene, ref),
    );
    const turn = extracted.runs.at(-1)?.turns[0];
    assert.equal(turn?.model, 'extract');
    assert.match(turn?.text ?? '', /Nobody could write the synthesis/);
    assert.equal(turn?.reading?.form === 'synthesis' && turn.reading.minority[0]?.seat, 'sage');
    assert.equal(extracted.status, 'decision');
  });
});

describe('§7 an unreadable vote', () => {
  const mumbling = (times: number) => {
    let mumbled = 0;
    return play(sampleCouncil()).run((scene, ref) => {
      if (scene.form !== 'challenge' || ref.seat !== 'sage' || mumbled >= times) return agree(scene, ref);
      mumbled += 1;
      return 'I could go either way.';
    });
  };

  it('is asked again once, and its words are kept', () => {
    const council = mumbling(1);
    const turn = council.runs[1]?.turns[1];
    assert.equal(turn?.attempt, 2);
    assert.equal(turn?.unreadable, 'I could go either way.');
    assert.equal(turn?.reading?.form === 'challenge' && turn.reading.vote, 'agree');
  });

  it('never counts as agreement, and is not asked a third time', () => {
    const council = mumbling(9);
    assert.equal(council.runs[1]?.converged, false);
    assert.equal(council.runs[1]?.turns[1]?.attempt, 2);
    assert.equal(council.runs[1]?.turns[1]?.state, 'replied');
  });

  it('stays unreadable when the repair times out: the seat spoke', () => {
    const council = play(sampleCouncil()).run((scene, ref) => {
      if (scene.form !== 'challenge' || ref.seat !== 'sage') return agree(scene, ref);
      return ref.attempt === 1 ? 'Hm.' : undefined;
    });
    const turn = council.runs[1]?.turns[1];
    assert.equal(turn?.state, 'replied');
    assert.equal(turn?.reading?.form === 'challenge' && turn.reading.vote, 'unreadable');
  });
});
