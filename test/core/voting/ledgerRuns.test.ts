/** The ledger as a council goes through its phases: entered however a run ends, and put to the seats to the end. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { Council } from '../../../src/core/councils/council.ts';
import { asAsked } from '../../../src/core/councils/people/askedAgain.ts';
import { openPoints } from '../../../src/core/councils/voting/ledger.ts';
import type { AskRef } from '../../../src/core/events.ts';
import type { Reading } from '../../../src/core/forms/reading.ts';
import { veiled } from '../../../src/core/prompts/anonymousCouncil.ts';
import { type Play, play } from '../../support/play.ts';
import { answer, bareReadings, held, played, type Says } from '../../support/playReadings.ts';

/** Henry's objection, in the words of whatever form he is asked in. */
const objects = (seat: string, form: string): object => {
  if (seat !== 'henry') return {};
  if (form === 'turn' || form === 'ballot')
    return { stances: [{ seat: 'nova', stance: 'disagree', comment: 'No way back.' }] };
  if (form === 'review') return { findings: [{ severity: 'blocking', text: 'No way back.' }] };
  return form === 'challenge' || form === 'final' ? { blocking: ['No way back.'] } : {};
};

describe('§2 the ledger through the phases', () => {
  for (const type of ['debate', 'analysis', 'prd', 'engineering', 'review', 'roundtable'])
    it(`${type}: what is open is put to every phase after it, to the last word`, () => {
      const start = held(type, { owner: 'nova', reviewers: ['henry', 'sage'] });
      const forms = new Map(start.protocol.phases.map(({ id, form }) => [id, form as string]));
      const council = played(start, (seat, phase) => objects(seat, forms.get(phase) ?? '')).council();
      assert.deepEqual(
        openPoints(council).map(({ id, by, text }) => [id, by, text]),
        [['P1', 'henry', 'No way back.']],
      );
      const made = council.points?.[0]?.run ?? 0;
      const later = council.runs.slice(made + 1).filter((run) => !run.skipped);
      assert.ok(later.length > 0);
      for (const run of later)
        assert.deepEqual(
          run.disagreements?.map(({ seat, id }) => [seat, id]),
          [['henry', 'P1']],
          run.phase,
        );
    });

  it('what is withdrawn in Resolve is gone from the last word', () => {
    const { runs } = played(held(), (seat, phase) =>
      phase === 'RESOLVE' && seat === 'henry'
        ? { onPoints: [{ id: 'P1', word: 'withdrawn' }] }
        : phase === 'CHALLENGE'
          ? objects(seat, 'challenge')
          : {},
    ).council();
    assert.equal(runs.find((run) => run.phase === 'RESOLVE')?.disagreements?.length, 1);
    assert.equal(runs.at(-1)?.disagreements, undefined);
  });

  it('a council of an earlier release goes on as it did', () => {
    const { votesOn: _votesOn, ...earlier } = held();
    const council = played(earlier, (seat) => objects(seat, 'challenge')).council();
    assert.equal(council.points, undefined);
    assert.ok(
      council.runs
        .find((run) => run.phase === 'RESOLVE')
        ?.disagreements?.every((each) => each.id === undefined),
    );
  });
});

describe('§2 the ledger of an anonymous council', () => {
  it('names nobody until it has ended: ids stay, words do not tell', () => {
    const start = held('debate', { brief: { ...held().brief, anonymous: true } });
    const game = play(start);
    while (game.council().runs.at(-1)?.phase !== 'SYNTHESIZE')
      answer(game, (seat, phase) =>
        phase === 'CHALLENGE' && seat === 'henry' ? { blocking: ['Nova has no way back.'] } : {},
      );
    const council = veiled({
      ...game.council(),
      proposals: [{ letter: 'A', seat: 'nova', text: 'As Nova says.' }],
    });
    assert.doesNotMatch(JSON.stringify([council.points, council.proposals]), /Nova/);
    assert.deepEqual(
      council.points?.map(({ id, by, kind, history }) => [id, by, kind, history[0]?.by]),
      [['P1', 'henry', 'blocking', 'henry']],
    );
  });
});

describe('§2 however a run ends, what blocks is in the ledger', () => {
  const texts = (council: Council) => council.points?.map(({ text }) => text);
  /** Up to Challenge, in which Henry alone has spoken. */
  const begun = (): Play => {
    const game = play(held());
    for (let asks = 0; asks < 4; asks += 1)
      answer(game, (seat, phase) => objects(seat, phase === 'CHALLENGE' ? 'challenge' : ''));
    assert.equal(game.council().points, undefined);
    return game;
  };
  const id = held().id;

  it('stopped by a person', () => {
    const game = begun();
    game.tell({ type: 'council.stopped', council: id, by: 'papa' });
    assert.deepEqual(texts(game.council()), ['No way back.']);
  });

  it('cut short for a synthesis now', () => {
    const game = begun();
    game.tell({ type: 'council.synthesised-early', council: id, by: 'papa' });
    assert.deepEqual(texts(game.council()), ['No way back.']);
    assert.equal(game.council().runs.at(-1)?.disagreements?.length, 1);
  });

  it('too few answered', () => {
    const game = begun();
    while (answer(game, () => null));
    assert.equal(game.council().status, 'inconclusive');
    assert.deepEqual(texts(game.council()), ['No way back.']);
  });

  it('an answer that replaces an earlier one in an open phase is the one that is entered; a later one is not', () => {
    const game = begun();
    const ask = (n: string) =>
      game.tell({ type: 'turn.asked-again', council: id, run: 1, seat: 'henry', by: 'papa', id: n });
    ask('a');
    const other =
      (text: string): Says =>
      (seat) =>
        seat === 'henry' ? { blocking: [text] } : {};
    while (game.council().runs.length === 2) answer(game, other('Another matter.'));
    assert.deepEqual(texts(game.council()), ['Another matter.']);
    const before = game.council().points;
    ask('b');
    // Nothing that was entered since reaches the second answer.
    const ref: AskRef = { council: id, run: 1, seat: 'henry', attempt: 1, again: 'b' };
    assert.equal(asAsked(game.council(), ref).points, undefined);
    game.tell({
      type: 'turn.replied',
      ...ref,
      text: 'late',
      reading: {
        form: 'challenge',
        problems: [],
        ...bareReadings.challenge,
        blocking: ['A third.'],
      } as unknown as Reading,
      ms: 5,
      tries: 1,
    });
    assert.deepEqual(game.council().points, before);
  });
});
