/** Rehearsed round tables: stances that move by seed, questions that are answered, and a vote that says where it ended. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { Council } from '../../src/core/councils/council.ts';
import type { FormName } from '../../src/core/forms/reading.ts';
import { rehearsed, saidIn } from '../support/rehearsed.ts';

const repliesOf = ({ runs }: Council, form: FormName) =>
  runs.flatMap((run) => run.turns).filter((turn) => turn.reading?.form === form);

describe('§7 rehearsed round tables', function () {
  this.timeout(60_000);

  const tables = Array.from({ length: 20 }, (_, at) =>
    rehearsed(at % 2 ? 'Faut-il créer un bot météo ?' : 'Should we create a weather bot?', {
      language: at % 2 ? 'fr' : 'en',
      seed: at + 1,
      brief: { type: 'roundtable', maxRounds: 5 },
    }),
  );
  const rounds = ({ runs }: Council) => runs.filter((run) => run.phase === 'DELIBERATE');

  it('some seeds reach strong consensus before the fifth round, some soft, some none, and some repeat themselves into the vote', () => {
    const ends = tables.map((one) => ({
      last: rounds(one).at(-1)?.consensus,
      count: rounds(one).length,
      one,
    }));
    const strong = ends.filter(({ last }) => last === 'strong');
    assert.ok(strong.length >= 4 && strong.every(({ count }) => count < 5), `${strong.length} strong`);
    assert.ok(ends.filter(({ last }) => last === 'soft').length >= 2);
    const none = ends.filter(({ last }) => last === 'none');
    const repeated = none.filter(({ count }) => count < 5);
    assert.ok(repeated.length >= 1 && none.length > repeated.length);
    for (const { one } of repeated)
      for (const run of rounds(one).slice(-2))
        assert.ok(
          run.turns.filter((turn) => turn.flags?.some((flag) => flag.code === 'repeats')).length >= 2,
        );
    for (const { one, count } of ends.filter(({ count: held, last }) => held === 5 || last === 'strong'))
      assert.ok(
        rounds(one).every((run) => run.turns.every((turn) => !turn.flags?.length)),
        `${one.seed} ${count}`,
      );
  });

  it('every turn takes a stance towards everyone who has spoken, with a comment that quotes them', () => {
    for (const one of tables)
      for (const [index, run] of rounds(one).entries())
        for (const [at, turn] of run.turns.entries()) {
          assert.ok(turn.reading?.form === 'turn');
          assert.equal(turn.reading.stances.length, index === 0 ? at : run.turns.length - 1);
          for (const { seat, comment = '' } of turn.reading.stances) {
            const quote = /[“«]\s?([^”»]+?)\s?[”»]/u.exec(comment)?.[1] ?? '';
            const said = saidIn(one).filter((each) => each.seat === seat);
            assert.ok(
              quote.length > 5 && said.some((each) => each.text.replace(/\s/gu, ' ').includes(quote)),
              comment,
            );
          }
        }
  });

  it('questions are put by name, and who was asked answers in the next turn by naming who asked', () => {
    let asks = 0;
    for (const one of tables) {
      const turns = rounds(one).flatMap((run) => run.turns);
      for (const [at, turn] of turns.entries())
        for (const [, seat = ''] of (turn.text ?? '').matchAll(/(?:^|[.!?]\s)@([a-z]+), [^.!?\n]*\?/gmu)) {
          const next = turns.slice(at + 1).find((each) => each.seat === seat);
          if (!next) continue;
          asks += 1;
          assert.ok(
            next.text?.includes(`@${turn.seat}`),
            `${seat} does not answer ${turn.seat}:\n${next.text}`,
          );
        }
    }
    assert.ok(asks >= 10, `${asks} questions`);
  });

  it('the vote repeats where the table ended, and a minority is reported', () => {
    for (const one of tables) {
      const strong = rounds(one).at(-1)?.consensus === 'strong';
      const ballots = repliesOf(one, 'ballot').flatMap((turn) =>
        turn.reading?.form === 'ballot' ? [turn.reading] : [],
      );
      assert.equal(ballots.length, 4);
      assert.equal(
        ballots.every((ballot) => ballot.stances.every(({ stance }) => stance === 'agree')),
        strong,
      );
      const against = ballots.some((ballot) => ballot.stances.some(({ stance }) => stance === 'disagree'));
      assert.equal(
        /^## (?:Minority report|Avis minoritaire)$/mu.test(saidIn(one).at(-1)?.text ?? ''),
        against,
      );
    }
  });
});
