/** A person waives a point: while it runs, at the decision, and of a council that ended without one; never later. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { Council } from '../../../src/core/councils/council.ts';
import { revisionOf } from '../../../src/core/councils/revision.ts';
import { gateOutcome } from '../../../src/core/councils/voting/gates.ts';
import { blockingPoints, openPoints } from '../../../src/core/councils/voting/ledger.ts';
import { eventMisfit } from '../../../src/core/eventShape.ts';
import type { Event } from '../../../src/core/events.ts';
import { pending } from '../../../src/core/pending.ts';
import { named, story } from '../../support/ledgers.ts';
import { type Play, play } from '../../support/play.ts';
import { answer, held, played, type Says } from '../../support/playReadings.ts';

const { id } = held();
const waived = (point: string, text = 'I shall see to it.'): Event => ({
  type: 'point.waived',
  council: id,
  point,
  by: 'papa',
  text,
});
const blocks: Says = (seat, phase) =>
  phase === 'CHALLENGE' && seat === 'henry' ? { blocking: ['No way back.'] } : {};

describe('§2 a person waives a point', () => {
  it('while it runs: it is closed with their words, and not put to the seats again', () => {
    const game = play(held());
    while (game.council().runs.at(-1)?.phase !== 'RESOLVE') answer(game, blocks);
    game.tell(waived('P1'));
    assert.equal(story(named(game.council(), 'P1')), 'henry made, papa waived “I shall see to it.”');
    while (answer(game, blocks));
    assert.equal(game.council().runs.at(-1)?.phase, 'SYNTHESIZE');
    assert.equal(game.council().runs.at(-1)?.disagreements, undefined);
    assert.deepEqual(openPoints(game.council()), []);
  });

  it('at the decision: what was written lacks it, and is owed again', () => {
    const game = played(held(), blocks);
    const before = revisionOf(game.council());
    game.tell({ type: 'council.recorded', council: id, status: 'decision', revision: before });
    assert.ok(!pending(game.council()).some((owed) => owed.kind === 'record'));
    game.tell(waived('P1'));
    assert.deepEqual(blockingPoints(game.council()), []);
    assert.ok(pending(game.council()).some((owed) => owed.kind === 'record'));
    assert.notEqual(revisionOf(game.council()), before);
    // What was written meanwhile is not current.
    game.tell({ type: 'council.recorded', council: id, status: 'decision', revision: before });
    assert.ok(pending(game.council()).some((owed) => owed.kind === 'record'));
  });

  it('of a council that ended with nobody there, until somebody decides', () => {
    const game = played(held('debate', { attended: false }), blocks);
    assert.equal(game.council().status, 'recommended');
    game.tell(waived('P1'));
    assert.equal(named(game.council(), 'P1').status, 'waived');
    assert.equal(game.council().status, 'recommended');
  });

  for (const end of ['decided', 'rejected', 'stopped'] as const)
    it(`not of one that is ${end}`, () => {
      const game = played(held(), blocks);
      const verdict = end === 'rejected' ? 'reject' : 'accept';
      game.tell(
        end === 'stopped'
          ? { type: 'council.stopped', council: id, by: 'papa' }
          : { type: 'person.decided', council: id, by: 'papa', verdict },
      );
      const before = game.council();
      game.tell(waived('P1'));
      assert.deepEqual(game.council(), before);
    });

  it('once: a closed one, an unknown one and one of a council without a ledger change nothing', () => {
    const game = played(held(), blocks);
    game.tell(waived('P1'));
    const before = game.council();
    for (const event of [waived('P1', 'Again.'), waived('P9'), waived('constructor'), waived('')])
      game.tell(event);
    assert.deepEqual(game.council(), before);
    const { votesOn: _votesOn, ...earlier } = held();
    const old = played(earlier, blocks);
    const as = old.council();
    old.tell(waived('P1'));
    assert.deepEqual(old.council(), as);
  });

  it('a journal says who, which and why, and nothing else passes for it', () => {
    assert.equal(eventMisfit(waived('P1')), undefined);
    const { text: _text, ...wordless } = waived('P1') as Extract<Event, { type: 'point.waived' }>;
    assert.ok(eventMisfit(wordless));
    assert.ok(eventMisfit({ ...waived('P1'), point: 2 }));
  });
});

describe('§2 a check and its point are waived together', () => {
  const gated = (): Council => {
    const start = held('engineering', { owner: 'nova', reviewers: ['henry', 'sage'], qa: 'maman' });
    return { ...start, brief: { ...start.brief, checks: ['tests'] } };
  };
  const agrees: Says = (_seat, phase) => (phase === 'REVIEW' ? { vote: 'agree' } : {});
  /** The check that is owed fails; nothing where none is. */
  function fails(game: Play): boolean {
    const owed = pending(game.council()).find((each) => each.kind === 'check');
    if (owed?.kind !== 'check') return false;
    const { run } = owed;
    game.tell({ type: 'check.finished', council: id, run, name: 'tests', ok: false, output: 'no', ms: 1 });
    return true;
  }
  /** Everything up to the decision, with the check failing each time it is asked. */
  function failing(): Play {
    const game = play(gated());
    while (answer(game, agrees) || fails(game));
    assert.equal(game.council().status, 'decision');
    return game;
  }
  const point = (game: Play) => game.council().points?.find((each) => each.check);

  it('by the point’s id: the gate passes with that risk', () => {
    const game = failing();
    assert.equal(gateOutcome(game.council()).verdict, 'fail');
    game.tell(waived(point(game)?.id ?? '', 'flaky on Sundays'));
    assert.equal(gateOutcome(game.council()).verdict, 'warn');
    assert.equal(point(game)?.status, 'waived');
    assert.equal(point(game)?.history.at(-1)?.text, 'flaky on Sundays');
  });

  it('by the check’s name: its point is closed', () => {
    const game = failing();
    game.tell({ type: 'check.waived', council: id, name: 'tests', by: 'papa', text: 'flaky' });
    assert.deepEqual([point(game)?.status, point(game)?.history.at(-1)?.by], ['waived', 'papa']);
    assert.equal(game.council().points?.length, 1);
  });

  it('while its gate is still judged: the ledger has it when that closes', () => {
    const game = play(gated());
    while (answer(game, agrees));
    assert.ok(fails(game));
    game.tell({ type: 'check.waived', council: id, name: 'tests', by: 'papa', text: 'flaky' });
    assert.equal(point(game), undefined);
    while (answer(game, agrees));
    assert.equal(story(named(game.council(), 'P1')), 'tests made, papa waived “flaky”');
  });
});
