/** A council that votes on a motion, forked or asked again: letters mean what they meant, and nothing that came later is there. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { Council } from '../../src/core/councils/council.ts';
import { asAsked } from '../../src/core/councils/people/askedAgain.ts';
import { motionOf } from '../../src/core/councils/voting/motion.ts';
import { dealtLetters, letterOf } from '../../src/core/councils/voting/proposals.ts';
import { type ForkChanges, forked } from '../../src/host/councils/past/forkCouncil.ts';
import { named } from '../support/ledgers.ts';
import { play } from '../support/play.ts';
import { answer, held, played, type Says } from '../support/playReadings.ts';

const nothing: ForkChanges = { said: '' };
const seeds = [1, 2, 3, 4, 5, 6, 7, 8];
const fresh = (seed: number) => ({
  id: '2026-11-16-cache-fork',
  conversationId: 'x',
  at: 2_000_000,
  fence: () => 'fresh',
  attended: true,
  seed,
});

/** Everyone backs Nova, whose motion Henry amends; Henry blocks, and withdraws. */
const says =
  (council: Council, more: Says = () => ({})): Says =>
  (seat, phase) => {
    const other = more(seat, phase);
    if (phase === 'COLLECT') return { proposal: `${seat} would do it`, ...other };
    const letter = dealtLetters(council).get('nova');
    if (phase === 'CHALLENGE')
      return {
        vote: 'nuance',
        backs: letter,
        ...(seat === 'henry' ? { amendment: 'For a week.', blocking: ['No way back.'] } : {}),
        ...other,
      };
    if (phase !== 'RESOLVE') return { ...other };
    const lines = { nova: { id: 'P2', word: 'accepted' }, henry: { id: 'P1', word: 'withdrawn' } };
    return { vote: 'agree', ...(seat in lines ? { onPoints: [lines[seat as 'nova']] } : {}), ...other };
  };

const original = (): Council => played(held(), says(held())).council();
const at = (council: Council, phase: string) => council.runs.findIndex((run) => run.phase === phase);

describe('§1 a fork of a council that votes on a motion', () => {
  it('at Resolve: letters, motion and points as they stood; what is declined now was never accepted', () => {
    for (const seed of seeds) {
      const whole = original();
      assert.equal(motionOf(whole)?.accepted?.length, 1);
      const fork = forked(whole, { run: at(whole, 'RESOLVE'), seat: 'nova' }, nothing, fresh(seed));
      assert.ok(fork);
      assert.deepEqual(fork.proposals, whole.proposals);
      assert.deepEqual(
        fork.points?.map(({ id, status }) => [id, status]),
        [
          ['P1', 'open'],
          ['P2', 'open'],
        ],
      );
      const { proposals = [] } = fork;
      for (const { letter, seat = '' } of proposals) assert.equal(dealtLetters(fork).get(seat), letter);
      const game = play(fork);
      while (
        answer(game, (seat, phase) =>
          phase === 'RESOLVE' && seat === 'nova'
            ? { vote: 'agree', onPoints: [{ id: 'P2', word: 'declined' }] }
            : {},
        )
      );
      const end = game.council();
      assert.equal(named(end, 'P2').status, 'declined');
      assert.equal(named(end, 'P1').status, 'withdrawn', 'the others’ replies stand');
      assert.equal(motionOf(end)?.letter, motionOf(whole)?.letter);
      assert.equal(motionOf(end)?.accepted, undefined);
    }
  });

  it('at Challenge: the motion is chosen anew, by letters that have not changed', () => {
    for (const seed of seeds) {
      const whole = original();
      const fork = forked(
        whole,
        { run: at(whole, 'CHALLENGE'), seat: 'sage' },
        { said: '', brief: whole.brief },
        fresh(seed),
      );
      assert.ok(fork);
      assert.equal(fork.runs.at(-1)?.motion, undefined);
      assert.equal(fork.points, undefined);
      const backs = letterOf(fork, 'sage');
      const game = play(fork);
      while (answer(game, (_seat, phase) => (phase === 'CHALLENGE' ? { vote: 'agree', backs } : {})));
      assert.equal(motionOf(game.council())?.seat, 'sage');
    }
  });

  it('at Collect: there are no proposals yet, and each seat has one letter when there are', () => {
    for (const seed of seeds) {
      const fork = forked(original(), { run: 0, seat: 'sage' }, nothing, fresh(seed));
      assert.ok(fork);
      assert.equal(fork.proposals, undefined);
      const game = play(fork);
      while (answer(game, (seat, phase) => (phase === 'COLLECT' ? { proposal: `${seat} again` } : {})));
      const { proposals = [] } = game.council();
      assert.deepEqual(new Set(proposals.map((each) => each.seat)), new Set(['henry', 'sage', 'nova']));
      assert.equal(new Set(proposals.map((each) => each.letter)).size, 3);
      assert.equal(proposals.length, 3);
    }
  });
});

describe('§1 a seat that is asked again', () => {
  it('is shown no proposal of the blind phase that it speaks in', () => {
    const game = play(held());
    const speaks = says(held());
    while (game.council().runs.at(-1)?.phase !== 'RESOLVE') answer(game, speaks);
    const { id } = game.council();
    game.tell({ type: 'turn.asked-again', council: id, run: 0, seat: 'sage', by: 'papa', id: 'a' });
    const ref = { council: id, run: 0, seat: 'sage', attempt: 1 as const, again: 'a' };
    assert.equal(asAsked(game.council(), ref).proposals, undefined);
    assert.equal(game.council().proposals?.length, 3);
  });
});
