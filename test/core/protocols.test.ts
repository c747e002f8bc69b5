/** Each built-in protocol of work on the pure core: who speaks when, what sends work back, how it ends. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { Phase } from '../../src/core/councils/protocols/protocol.ts';
import { acceptedRisks, gateOutcome } from '../../src/core/councils/voting/gates.ts';
import { pending } from '../../src/core/pending.ts';
import { play } from '../support/play.ts';
import { councilOf, held } from '../support/tableOf.ts';
import { inEveryForm } from '../support/voices.ts';

describe('§7 prd', () => {
  it('goes OUTLINE, DRAFT, REVIEW, QA, SHIP when the reviewers agree', () => {
    assert.deepEqual(held(play(councilOf('prd')).run(inEveryForm())), [
      'OUTLINE n',
      'DRAFT n',
      'REVIEW hs',
      'QA b',
      'SHIP m',
    ]);
  });

  it('reviews at most maxRounds times, revising in between', () => {
    const ended = play(councilOf('prd')).run(inEveryForm({ vote: () => 'nuance' }));
    assert.deepEqual(held(ended), [
      'OUTLINE n',
      'DRAFT n',
      'REVIEW hs',
      'REVISE n',
      'REVIEW hs',
      'REVISE n',
      'REVIEW hs',
      'REVISE n',
      'QA b',
      'SHIP m',
    ]);
  });

  it('a failed gate goes back to REVISE and passes when it is mended', () => {
    const game = play(councilOf('prd'));
    const ended = game.run(
      inEveryForm({ mark: () => (game.council().runs.some((run) => run.sentBackBy) ? '✅' : '❌') }),
    );
    assert.deepEqual(held(ended).slice(-4), ['QA b', 'REVISE n', 'QA b', 'SHIP m']);
    assert.equal(gateOutcome(ended).verdict, 'pass');
    const revise = game.scenes.find((scene) => scene.phase.id === 'REVISE');
    assert.deepEqual([revise?.sentBack?.by, revise?.sentBack?.time, revise?.sentBack?.of], ['QA', 1, 3]);
    assert.ok((revise?.sentBack?.issues.length ?? 0) > 0);
  });

  it('a gate that fails three times goes on with the document and the open issues, not in a loop', () => {
    const ended = play(councilOf('prd')).run(inEveryForm({ mark: () => '❌' }));
    assert.equal(ended.runs.filter((run) => run.phase === 'QA').length, 4);
    assert.equal(ended.runs.at(-1)?.phase, 'SHIP');
    assert.equal(gateOutcome(ended).verdict, 'fail');
    assert.equal(gateOutcome(ended).open.length, 6);
    assert.equal(ended.status, 'decision');
  });

  it('⚠️ is accepted with the risk written down', () => {
    const ended = play(councilOf('prd')).run(inEveryForm({ mark: () => '⚠️' }));
    assert.equal(gateOutcome(ended).verdict, 'warn');
    assert.equal(acceptedRisks(ended).length, 6);
    assert.equal(ended.runs.filter((run) => run.phase === 'QA').length, 1);
  });

  it('of several gates the gravest verdict counts, and the open issues of each are named', () => {
    const start = councilOf('prd');
    const second = { ...start.protocol.phases.find((phase) => phase.id === 'QA'), id: 'QA2' } as Phase;
    const phases = start.protocol.phases.flatMap((phase) =>
      phase.id === 'SHIP' ? [second, phase] : [phase],
    );
    const ended = play({ ...start, protocol: { ...start.protocol, phases } }).run(
      inEveryForm({ mark: ({ phase }) => (phase.id === 'QA2' ? '❌' : '✅') }),
    );
    assert.deepEqual([gateOutcome(ended).verdict, gateOutcome(ended).open.length], ['fail', 6]);
  });

  it('another round of a protocol that says no phase for it changes nothing', () => {
    const start = councilOf('prd');
    const phases = start.protocol.phases.map(({ again: _again, ...phase }) => phase);
    const game = play({ ...start, protocol: { ...start.protocol, phases } });
    const before = game.run(inEveryForm());
    game.tell({ type: 'person.decided', council: before.id, by: 'papa', verdict: 'another-round' });
    assert.deepEqual(game.council(), before);
  });

  it('with QA absent the result is marked not gated', () => {
    const ended = play(councilOf('prd', { qa: undefined })).run(inEveryForm());
    assert.equal(gateOutcome(ended).verdict, 'not-gated');
    const silent = play(councilOf('prd')).run(
      inEveryForm({ instead: (scene) => (scene.form === 'qa' ? null : undefined) }),
    );
    assert.equal(gateOutcome(silent).verdict, 'not-gated');
  });

  it('a failing owner ends it as inconclusive', () => {
    const ended = play(councilOf('prd')).run(
      inEveryForm({ instead: (scene) => (scene.form === 'draft' ? null : undefined) }),
    );
    assert.equal(ended.status, 'inconclusive');
    assert.deepEqual(ended.why, { code: 'owner-failed', detail: 'nova' });
  });

  it('a reviewer who is asked alone and agrees is enough: nothing is revised without a reason', () => {
    const alone = { ...councilOf('prd'), reviewers: ['sage'] };
    const ended = play(alone).run(inEveryForm());
    assert.deepEqual(held(ended), ['OUTLINE n', 'DRAFT n', 'REVIEW s', 'QA b', 'SHIP m']);
    assert.equal(ended.runs[2]?.converged, true);
  });

  it('a reviewer who is asked alone and fails is noted absent, and the council goes on', () => {
    const alone = { ...councilOf('prd', { maxRounds: 1 }), reviewers: ['sage'] };
    const ended = play(alone).run(
      inEveryForm({ instead: (scene) => (scene.phase.id === 'REVIEW' ? null : undefined) }),
    );
    assert.deepEqual(held(ended), ['OUTLINE n', 'DRAFT n', 'REVIEW s', 'REVISE n', 'QA b', 'SHIP m']);
    assert.equal(ended.runs[2]?.turns[0]?.absence?.code, 'failed');
    assert.notEqual(ended.runs[2]?.converged, true);
  });
});

describe('§7 engineering', () => {
  it('goes PLAN, REVIEW, IMPLEMENT, QA, SHIP; a plan that is not agreed on is planned again', () => {
    assert.deepEqual(held(play(councilOf('engineering')).run(inEveryForm())), [
      'PLAN n',
      'REVIEW hs',
      'IMPLEMENT n',
      'QA b',
      'SHIP m',
    ]);
    const ended = play(councilOf('engineering', { maxRounds: 2 })).run(
      inEveryForm({ vote: () => 'disagree' }),
    );
    assert.deepEqual(held(ended), [
      'PLAN n',
      'REVIEW hs',
      'PLAN n',
      'REVIEW hs',
      'IMPLEMENT n',
      'QA b',
      'SHIP m',
    ]);
  });

  it('a failing check sends it back to IMPLEMENT, whatever QA says; a person may waive it, in writing', () => {
    const game = play(councilOf('engineering', { checks: ['tests'] }));
    const voice = inEveryForm();
    const settle = (ok: boolean) => {
      const check = pending(game.council()).find((owed) => owed.kind === 'check');
      assert.ok(check?.kind === 'check');
      game.tell({
        type: 'check.finished',
        council: check.council,
        run: check.run,
        name: 'tests',
        ok,
        output: 'no',
        ms: 5,
      });
    };
    game.run(voice);
    settle(false);
    assert.equal(game.council().runs.at(-1)?.turns[0]?.state, 'asked', 'the judge is asked after the checks');
    game.run(voice);
    assert.equal(game.council().runs.at(-2)?.phase, 'IMPLEMENT');
    for (let back = 0; back < 3; back++) {
      settle(false);
      game.run(voice);
    }
    // Three times back is enough: it goes on with the check open, until a person waives it.
    const shipped = game.run(voice);
    assert.equal(shipped.status, 'decision');
    assert.deepEqual(gateOutcome(shipped), { verdict: 'fail', open: ['tests'] });
    game.tell({
      type: 'check.waived',
      council: shipped.id,
      name: 'tests',
      by: 'Papa',
      text: 'flaky on Sundays',
    });
    assert.equal(gateOutcome(game.council()).verdict, 'warn');
    assert.deepEqual(acceptedRisks(game.council()), ['tests: flaky on Sundays']);
  });
});

describe('§7 analysis, review, synthesis', () => {
  it('analysis frames, evaluates blind, challenges, gates, decides', () => {
    const game = play(councilOf('analysis'));
    assert.deepEqual(held(game.run(inEveryForm())), [
      'FRAME m',
      'EVALUATE hsn',
      'CHALLENGE hsn',
      'QA b',
      'DECIDE m',
    ]);
    for (const scene of game.scenes.filter((each) => each.phase.id === 'EVALUATE'))
      assert.deepEqual(scene.others, []);
  });

  it('a failed gate goes back to EVALUATE in analysis and to RESPOND in review', () => {
    for (const [protocol, back] of [
      ['analysis', 'EVALUATE'],
      ['review', 'RESPOND'],
    ] as const) {
      const ended = play(councilOf(protocol)).run(inEveryForm({ mark: () => '❌' }));
      assert.deepEqual(
        [...new Set(ended.runs.filter((run) => run.sentBackBy).map((run) => run.phase))],
        [back],
        protocol,
      );
    }
  });

  it('review resolves only what the reviewers did not agree on, with everyone but its owner', () => {
    assert.deepEqual(held(play(councilOf('review')).run(inEveryForm())), [
      'REVIEW hs',
      'RESPOND n',
      'QA b',
      'VERDICT m',
    ]);
    const ended = play(councilOf('review')).run(
      inEveryForm({ vote: ({ phase }) => (phase.id === 'REVIEW' ? 'disagree' : 'agree') }),
    );
    assert.deepEqual(held(ended), ['REVIEW hs', 'RESPOND n', 'RESOLVE hs', 'QA b', 'VERDICT m']);
  });

  it('synthesis collects, structures, has it validated by everyone but its owner, publishes; it gains a gate when the brief asks for QA', () => {
    assert.deepEqual(held(play(councilOf('synthesis', { qa: undefined })).run(inEveryForm())), [
      'COLLECT hsn',
      'STRUCTURE n',
      'VALIDATE hs',
      'PUBLISH n',
    ]);
    assert.deepEqual(held(play(councilOf('synthesis')).run(inEveryForm())), [
      'COLLECT hsn',
      'STRUCTURE n',
      'VALIDATE hs',
      'QA b',
      'PUBLISH n',
    ]);
  });
});
