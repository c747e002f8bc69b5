/** Each built-in protocol on the pure core: who speaks when, what sends work back, how it ends. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { Council } from '../../src/core/councils/council.ts';
import { acceptedRisks, gateOutcome } from '../../src/core/councils/gates.ts';
import { builtInProtocols } from '../../src/core/councils/protocols.ts';
import { pending } from '../../src/core/pending.ts';
import { play } from '../support/play.ts';
import { sampleCouncil } from '../support/sampleCouncil.ts';
import { inEveryForm } from '../support/voices.ts';

interface Table {
  maxRounds?: number;
  qa?: string | undefined;
  checks?: string[];
  attended?: boolean;
}

function council(protocol: string, table: Table = {}): Council {
  const { maxRounds, checks, attended } = table;
  const qa = 'qa' in table ? table.qa : 'blaise';
  const start = sampleCouncil({
    seats: ['henry', 'sage', 'nova'],
    ...(attended === undefined ? {} : { attended }),
  });
  const followed = builtInProtocols[protocol];
  assert.ok(followed);
  const judge = { ...start.seats[0], id: 'blaise', name: 'Blaise', votes: false } as Council['seats'][number];
  const { qa: _none, ...rest } = { ...start, qa: undefined };
  return {
    ...rest,
    protocol: followed,
    seats: [...start.seats, judge],
    owner: 'nova',
    reviewers: ['henry', 'sage'],
    ...(qa === undefined ? {} : { qa }),
    brief: {
      ...start.brief,
      type: protocol,
      maxRounds: maxRounds ?? followed.defaultRounds,
      ...(checks ? { checks } : {}),
    },
  };
}

/** Phases held, with who spoke, in their order. */
const held = (given: Council): string[] =>
  given.runs
    .filter((run) => !run.skipped)
    .map((run) => `${run.phase} ${run.turns.map((turn) => turn.seat[0]).join('')}`);

describe('prd', () => {
  it('goes OUTLINE, DRAFT, REVIEW, QA, SHIP when the reviewers agree', () => {
    assert.deepEqual(held(play(council('prd')).run(inEveryForm())), [
      'OUTLINE n',
      'DRAFT n',
      'REVIEW hs',
      'QA b',
      'SHIP m',
    ]);
  });

  it('reviews at most maxRounds times, revising in between', () => {
    const ended = play(council('prd')).run(inEveryForm({ vote: () => 'nuance' }));
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
    const game = play(council('prd'));
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
    const ended = play(council('prd')).run(inEveryForm({ mark: () => '❌' }));
    assert.equal(ended.runs.filter((run) => run.phase === 'QA').length, 4);
    assert.equal(ended.runs.at(-1)?.phase, 'SHIP');
    assert.equal(gateOutcome(ended).verdict, 'fail');
    assert.equal(gateOutcome(ended).open.length, 6);
    assert.equal(ended.status, 'decision');
  });

  it('⚠️ is accepted with the risk written down', () => {
    const ended = play(council('prd')).run(inEveryForm({ mark: () => '⚠️' }));
    assert.equal(gateOutcome(ended).verdict, 'warn');
    assert.equal(acceptedRisks(ended).length, 6);
    assert.equal(ended.runs.filter((run) => run.phase === 'QA').length, 1);
  });

  it('with QA absent the result is marked not gated', () => {
    const ended = play(council('prd', { qa: undefined })).run(inEveryForm());
    assert.equal(gateOutcome(ended).verdict, 'not-gated');
    const silent = play(council('prd')).run(
      inEveryForm({ instead: (scene) => (scene.form === 'qa' ? null : undefined) }),
    );
    assert.equal(gateOutcome(silent).verdict, 'not-gated');
  });

  it('a failing owner ends it as inconclusive', () => {
    const ended = play(council('prd')).run(
      inEveryForm({ instead: (scene) => (scene.form === 'draft' ? null : undefined) }),
    );
    assert.equal(ended.status, 'inconclusive');
    assert.deepEqual(ended.why, { code: 'owner-failed', detail: 'nova' });
  });
});

describe('engineering', () => {
  it('goes PLAN, REVIEW, IMPLEMENT, QA, SHIP; a plan that is not agreed on is planned again', () => {
    assert.deepEqual(held(play(council('engineering')).run(inEveryForm())), [
      'PLAN n',
      'REVIEW hs',
      'IMPLEMENT n',
      'QA b',
      'SHIP m',
    ]);
    const ended = play(council('engineering', { maxRounds: 2 })).run(inEveryForm({ vote: () => 'disagree' }));
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
    const game = play(council('engineering', { checks: ['tests'] }));
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
    assert.equal(game.council().runs.at(-1)?.phase, 'IMPLEMENT');
    game.run(voice);
    settle(false);
    game.run(voice);
    settle(false);
    game.run(voice);
    settle(false);
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
    assert.equal(gateOutcome(game.council()).verdict, 'pass');
    assert.deepEqual(acceptedRisks(game.council()), ['tests: flaky on Sundays']);
  });
});

describe('analysis, review, synthesis', () => {
  it('analysis frames, evaluates blind, challenges, gates, decides', () => {
    const game = play(council('analysis'));
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
      const ended = play(council(protocol)).run(inEveryForm({ mark: () => '❌' }));
      assert.deepEqual(
        [...new Set(ended.runs.filter((run) => run.sentBackBy).map((run) => run.phase))],
        [back],
        protocol,
      );
    }
  });

  it('review resolves only what the reviewers did not agree on', () => {
    assert.deepEqual(held(play(council('review')).run(inEveryForm())), [
      'REVIEW hs',
      'RESPOND n',
      'QA b',
      'VERDICT m',
    ]);
    const ended = play(council('review')).run(
      inEveryForm({ vote: ({ phase }) => (phase.id === 'REVIEW' ? 'disagree' : 'agree') }),
    );
    assert.deepEqual(held(ended), ['REVIEW hs', 'RESPOND n', 'RESOLVE hs', 'QA b', 'VERDICT m']);
  });

  it('synthesis collects, structures, validates, publishes; it gains a gate when the brief asks for QA', () => {
    assert.deepEqual(held(play(council('synthesis', { qa: undefined })).run(inEveryForm())), [
      'COLLECT hsn',
      'STRUCTURE n',
      'VALIDATE hsn',
      'PUBLISH n',
    ]);
    assert.deepEqual(held(play(council('synthesis')).run(inEveryForm())), [
      'COLLECT hsn',
      'STRUCTURE n',
      'VALIDATE hsn',
      'QA b',
      'PUBLISH n',
    ]);
  });
});

describe('roundtable', () => {
  const none = { qa: undefined };

  it('speaks one after the other, another first each round, up to five rounds, then votes and synthesises', () => {
    const ended = play(council('roundtable', none)).run(
      inEveryForm({
        stance: () => 'partial',
        words: ({ round, seat }) =>
          `${seat.id} says thing number ${round} of round ${round * 7}, and ${round * 13} more.`,
      }),
    );
    assert.deepEqual(held(ended), [
      'DELIBERATE hsn',
      'DELIBERATE snh',
      'DELIBERATE nhs',
      'DELIBERATE hsn',
      'DELIBERATE snh',
      'VOTE hsn',
      'SYNTHESIZE m',
    ]);
  });

  it('each speaker hears those before it in the same round', () => {
    const game = play(council('roundtable', none));
    game.run(inEveryForm());
    const first = game.scenes.slice(0, 3);
    assert.deepEqual(
      first.map((scene) => scene.others.map((heard) => heard.seat)),
      [[], ['henry'], ['henry', 'sage']],
    );
    assert.deepEqual(
      first.map((scene) => scene.place?.turn),
      [1, 2, 3],
    );
  });

  it('strong consensus ends the deliberation; the vote is held all the same', () => {
    const ended = play(council('roundtable', none)).run(inEveryForm({ stance: () => 'agree' }));
    assert.equal(ended.runs.findLast((run) => run.phase === 'DELIBERATE')?.consensus, 'strong');
    assert.ok(ended.runs.filter((run) => run.phase === 'DELIBERATE').length <= 2);
    assert.deepEqual(held(ended).slice(-2), ['VOTE hsn', 'SYNTHESIZE m']);
  });

  it('soft consensus: the threshold agrees and nobody disagrees; one disagreement is none', () => {
    const with_ = (one: string) =>
      play(council('roundtable', { ...none, maxRounds: 2 }))
        .run(inEveryForm({ stance: (scene) => (scene.seat.id === 'sage' ? one : 'agree') }))
        .runs.findLast((run) => run.phase === 'DELIBERATE')?.consensus;
    assert.equal(with_('partial'), 'soft');
    assert.equal(with_('disagree'), 'none');
  });

  it('repetition by half of the seats in two rounds running forces the vote', () => {
    const ended = play(council('roundtable', none)).run(
      inEveryForm({
        stance: () => 'partial',
        words: ({ seat }) => `${seat.id} says the very same long thing again and again and again.`,
      }),
    );
    assert.equal(ended.runs.filter((run) => run.phase === 'DELIBERATE').length, 3);
  });

  it('a direct question must be answered: it is put to the seat by name, and again when it was passed over', () => {
    const game = play(council('roundtable', { ...none, maxRounds: 3 }));
    game.run(
      inEveryForm({
        stance: () => 'partial',
        words: ({ seat, round }) =>
          seat.id === 'henry' && round === 1
            ? '@sage, which error rate would make you roll back?'
            : `Number ${round} by ${seat.id}, ${round * 17} words.`,
        instead: ({ seat, questions }) =>
          seat.id === 'sage' && questions[0]?.again
            ? '## Position\n@henry, one percent.\n\n## Confidence\n3'
            : undefined,
      }),
    );
    const asked = game.scenes
      .filter((scene) => scene.seat.id === 'sage')
      .map((scene) => scene.questions.map((each) => each.again));
    assert.deepEqual(asked.slice(0, 3), [[false], [true], []]);
  });

  it('whoever holds more than half of the words is asked to be brief, and comes last', () => {
    const game = play(council('roundtable', { ...none, maxRounds: 2 }));
    const ended = game.run(
      inEveryForm({
        stance: () => 'partial',
        words: ({ seat, round }) => (seat.id === 'sage' ? `long ${round} `.repeat(200) : `short ${round}`),
      }),
    );
    assert.equal(ended.runs[1]?.turns.at(-1)?.seat, 'sage');
    const second = game.scenes.filter((scene) => scene.round === 2);
    assert.deepEqual(
      second.map((scene) => [scene.seat.id, scene.brevity]),
      [
        ['nova', 'invited'],
        ['henry', 'invited'],
        ['sage', 'be-brief'],
      ],
    );
  });

  it('another round is one round of the table, a vote and the synthesis', () => {
    const game = play(council('roundtable', { ...none, maxRounds: 2 }));
    game.run(inEveryForm({ stance: () => 'partial' }));
    game.tell({ type: 'person.decided', council: game.council().id, by: 'Papa', verdict: 'another-round' });
    assert.deepEqual(
      held(game.run(inEveryForm({ stance: () => 'partial' })))
        .slice(-3)
        .map((each) => each.split(' ')[0]),
      ['DELIBERATE', 'VOTE', 'SYNTHESIZE'],
    );
  });
});

describe('every protocol', () => {
  for (const id of Object.keys(builtInProtocols))
    it(`${id} ends and waits for a decision, and unattended as recommended`, () => {
      assert.equal(play(council(id)).run(inEveryForm()).status, 'decision');
      assert.equal(play(council(id, { attended: false })).run(inEveryForm()).status, 'recommended');
    });

  it('seats that answer with a flipped vote and no new words are flagged; it changes no vote', () => {
    const game = play(council('debate', { qa: undefined }));
    const ended = game.run(
      inEveryForm({
        vote: ({ phase, seat }) => (seat.id === 'sage' && phase.id === 'CHALLENGE' ? 'disagree' : 'agree'),
        words: ({ seat }) =>
          `${seat.id} holds that one must weigh every single risk before anything is done at all.`,
      }),
    );
    const sage = ended.runs
      .find((run) => run.phase === 'RESOLVE')
      ?.turns.find((turn) => turn.seat === 'sage');
    assert.ok(
      sage?.flags?.some((flag) => flag.code === 'conforms'),
      JSON.stringify(sage?.flags),
    );
  });

  it('an anonymous council shows letters: no scene holds a name or an id of another seat', () => {
    for (const id of Object.keys(builtInProtocols)) {
      const start = council(id);
      const game = play({ ...start, brief: { ...start.brief, anonymous: true } });
      game.run(
        inEveryForm({
          words: ({ seat }) => `As ${seat.name} said, @${seat.id} agrees with henry-like care.`,
        }),
      );
      for (const scene of game.scenes) {
        const { seat: _seat, ...shown } = scene;
        assert.doesNotMatch(
          JSON.stringify([shown.table, shown.others, shown.documents, shown.questions]),
          /"(henry|sage|nova|Henry|Sage|Nova)"/,
        );
      }
    }
  });
});
