/** What comes while the files of a council are being written is in them before the council leaves the state. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { Council } from '../../src/core/councils/council.ts';
import type { Event } from '../../src/core/events.ts';
import { startPerformer } from '../../src/host/councils/performCouncils.ts';
import { realChance } from '../../src/host/loop/chance.ts';
import { inForm, play } from '../support/play.ts';
import { sampleCouncil } from '../support/sampleCouncil.ts';
import { virtualClock } from '../support/virtualClock.ts';

const notHere = (): never => assert.fail('nothing but files is owed');

/** A council that has ended, and a recorder that writes each time only when it is let. */
function ending(attended: boolean) {
  const game = play(sampleCouncil({ attended }));
  game.run(inForm(() => 'agree'));
  const { id } = game.council();
  const written: Council[] = [];
  const letters: (() => void)[] = [];
  let began: () => void = () => undefined;
  const performer = startPerformer({
    submit(...events) {
      game.tell(...events);
      performer.owe(id, game.state().councils[id]);
      return Promise.resolve();
    },
    recorder: {
      record(council: Council) {
        written.push(council);
        began();
        return new Promise<void>((resolve) => letters.push(() => resolve()));
      },
    } as never,
    converse: notHere,
    converseApart: notHere,
    checks: {} as never,
    changes: {} as never,
    places: notHere,
    stream: {} as never,
    clock: virtualClock(),
    chance: realChance,
    log: { error: assert.fail } as never,
    mask: (text) => text,
    troubled: assert.fail,
    recovered: () => undefined,
  });
  performer.owe(id, game.council());
  return {
    id,
    written,
    here: () => game.state().councils[id],
    events: game.records,
    tell(event: Event) {
      game.tell(event);
      performer.owe(id, game.state().councils[id]);
    },
    /** Lets the writing under way end, and resolves when the next one has begun. */
    next(): Promise<void> {
      const begun = new Promise<void>((resolve) => {
        began = resolve;
      });
      letters.shift()?.();
      return begun;
    },
    async last() {
      letters.shift()?.();
      await new Promise(setImmediate);
      await performer.close();
    },
  };
}

describe('files that are being written', () => {
  for (const [what, change, shown] of [
    ['a rating', { type: 'council.rated', by: 'papa', rating: 4 }, { rating: 4 }],
    ['a title', { type: 'council.renamed', by: 'papa', title: 'Sessions' }, { title: 'Sessions' }],
  ] as const)
    it(`are written again when ${what} comes meanwhile, before the council leaves`, async () => {
      const story = ending(false);
      const { id, written } = story;
      assert.equal(written.length, 1);
      story.tell({ ...change, council: id } as Event);
      await story.next();
      assert.ok(story.here(), 'the council stays until its files hold everything');
      assert.deepEqual({ ...written[1], ...shown }, written[1]);
      await story.last();
      assert.equal(story.here(), undefined);
      assert.equal(written.length, 2);
    });

  it('of a decision that is waited for are written again too', async () => {
    const story = ending(true);
    story.tell({ type: 'council.rated', council: story.id, by: 'papa', rating: 2 });
    await story.next();
    assert.equal(story.here()?.recorded, undefined);
    await story.last();
    assert.deepEqual([story.here()?.recorded, story.written[1]?.rating], ['decision', 2]);
  });

  it('of an earlier release, whose record has no revision, count as they did', () => {
    const game = play(sampleCouncil({ attended: false }));
    const { id, status } = game.run(inForm(() => 'agree'));
    game.tell({ type: 'council.rated', council: id, by: 'papa', rating: 4 });
    game.tell({ type: 'council.recorded', council: id, status });
    assert.equal(game.state().councils[id], undefined);
  });
});
