/** Rankings of answers as rankings of models: own answers left out, people too, unnamed ones last. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { Council } from '../../src/core/councils/council.ts';
import { peerRankings } from '../../src/core/councils/measures/peerRankings.ts';
import { proposalOf } from '../../src/core/councils/voting/proposals.ts';
import { challenge, four, heard, position, stamped } from '../support/stampedCouncils.ts';

const models: Record<string, string> = { henry: 'opus', sage: 'gpt', nova: 'opus', blaise: 'glm' };

function ranked(
  by: (letters: Record<string, string>) => Record<string, string[][]>,
  more: Partial<Council> = {},
) {
  const council = { ...stamped(), ...more };
  const begun = heard(
    { ...council, seats: council.seats.map((seat) => ({ ...seat, model: models[seat.id] ?? 'none' })) },
    'COLLECT',
    Object.fromEntries(four.map((seat) => [seat, position(`${seat} says so.`)])),
  );
  const letters = Object.fromEntries((begun.proposals ?? []).map(({ letter, seat = '' }) => [seat, letter]));
  const rankings = by(letters);
  const said = Object.fromEntries(
    four.map((seat) => [seat, challenge(rankings[seat] ? { ranking: rankings[seat] } : {})]),
  );
  const done = heard(begun, 'CHALLENGE', said);
  assert.ok(proposalOf(done, letters.henry));
  return peerRankings(done).map(({ tiers }) => tiers);
}

describe('§6 whose first answers the peers rank highest', () => {
  it('letters become the models that answered; one model may stand twice; one’s own answer is left out', () => {
    const all = ranked(({ henry = '', sage = '', nova = '', blaise = '' }) => ({
      blaise: [[nova], [sage], [henry]],
      sage: [[henry, nova], [blaise]],
      // Its own is passed over wherever it stands.
      nova: [[nova], [sage], [henry], [blaise]],
    }));
    assert.equal(all.length, 3);
    assert.ok(all.some((tiers) => JSON.stringify(tiers) === '[["opus"],["gpt"],["opus"]]'));
    assert.ok(all.some((tiers) => JSON.stringify(tiers) === '[["opus","opus"],["glm"]]'));
    assert.ok(all.some((tiers) => JSON.stringify(tiers) === '[["gpt"],["opus"],["glm"]]'));
  });

  it('who is not named stands last, equal to the others who are not', () => {
    const [tiers] = ranked(({ sage = '' }) => ({ blaise: [[sage]] }));
    assert.deepEqual(tiers, [['gpt'], ['opus', 'opus']]);
  });

  it('people rank, and are not ranked; nobody ranking is nothing', () => {
    const people = stamped().seats.map((seat) =>
      seat.id === 'nova' ? { ...seat, kind: 'human' as const, backend: 'human' } : seat,
    );
    const all = ranked(
      ({ sage = '', nova = '', henry = '' }) => ({ blaise: [[nova], [sage], [henry]], nova: [[henry]] }),
      {
        seats: people,
      },
    );
    assert.ok(all.every((tiers) => tiers.flat().every((model) => model !== 'none')));
    assert.ok(all.some((tiers) => JSON.stringify(tiers) === '[["gpt"],["opus"]]'));
    assert.deepEqual(
      ranked(() => ({})),
      [],
    );
    assert.deepEqual(peerRankings(stamped()), []);
  });
});
