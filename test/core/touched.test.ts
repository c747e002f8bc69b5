/** The slice that a record touches: exactly what is other afterwards, found without a walk over the house. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import type { Stamped } from '../../src/core/events.ts';
import { own } from '../../src/core/own.ts';
import { reduce } from '../../src/core/reduce.ts';
import { emptyState, type State } from '../../src/core/state.ts';
import { touched } from '../../src/core/touched.ts';
import { agents, papa, playChannels } from '../support/channelPlay.ts';
import { first, liveChannels, step } from '../support/drawnChannels.ts';
import { drawSeed } from '../support/draws.ts';
import { inForm, play } from '../support/play.ts';
import { sampleCouncil } from '../support/sampleCouncil.ts';
import { times } from '../support/trials.ts';

const other = <T>(before: Record<string, T> | undefined, after: Record<string, T> | undefined): string[] =>
  Object.keys({ ...before, ...after }).filter((id) => own(before ?? {}, id) !== own(after ?? {}, id));

/** By the objects themselves: all of them are looked at, as nothing in the product does. */
function follows(records: readonly Stamped[]): number {
  let state: State = emptyState;
  let seen = 0;
  for (const record of records) {
    const next = reduce(state, record);
    const slice = touched([record], state, next);
    if (!slice.started) {
      assert.deepEqual([...slice.councils].sort(), other(state.councils, next.councils).sort());
      assert.deepEqual(
        [...slice.channels].sort(),
        other(state.channels, next.channels).sort(),
        record.event.type,
      );
    }
    seen += slice.channels.length + slice.councils.length;
    state = next;
  }
  return seen;
}

describe('§4 what a record touches', () => {
  it('is what is other afterwards, in whatever lives of channels', () => {
    let seen = 0;
    fc.assert(
      fc.property(first, fc.nat(), fc.array(step, { maxLength: 30 }), (declared, dice, steps) => {
        const { play: channels, take } = liveChannels(declared, dice);
        for (const each of steps) take(each);
        seen += follows(channels.records);
      }),
      { numRuns: times(200, 5000), seed: drawSeed() },
    );
    assert.ok(seen > 300, `${seen} changes`);
  }).timeout(120_000);

  it('is what is other afterwards in a council, and in the channel in which it is held', () => {
    const at = sampleCouncil();
    const game = play({ ...at, brief: { ...at.brief, channel: 'square' } });
    game.run(inForm(() => 'agree'));
    const talk = playChannels(
      [{ id: 'square', mode: 'chat', members: ['ann', 'ben', 'papa'] }],
      [...agents('ann', 'ben'), papa],
    );
    const called: Stamped = {
      seq: 3,
      at: 3,
      event: { type: 'channel.council-called', channel: 'square', council: at.id },
    };
    const [convened, ...rest] = game.records;
    assert.ok(convened);
    const story = [...talk.records, convened, called, ...rest].map((record, index) => ({
      ...record,
      seq: index + 1,
    }));
    assert.ok(follows(story) > 10);
  });

  it('one that has left the state is among them', () => {
    const council = sampleCouncil();
    const before: State = { ...emptyState, councils: { [council.id]: council } };
    const record: Stamped = {
      seq: 1,
      at: 1,
      event: { type: 'council.recorded', council: council.id, status: council.status },
    };
    assert.deepEqual(touched([record], before, emptyState).councils, [council.id]);
  });
});
