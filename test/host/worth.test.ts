/** Thirty councils really held, by models whose true order is known: what the host counts of their rankings covers it. */
import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'mocha';
import { convene } from '../../src/rpc/messages/messages.ts';
import { councilStats } from '../../src/rpc/messages/pastMessages.ts';
import { draws } from '../support/draws.ts';
import { strengths, truth } from '../support/heldCouncils.ts';
import {
  agreeing,
  type CouncilTurn,
  isRecorded,
  type OpenTable,
  openTable,
  puppets,
  watchUntil,
} from '../support/openTable.ts';

const models: Readonly<Record<string, string>> = {
  henry: 'claude-opus-4-5',
  sage: 'gpt-4o',
  nova: 'claude-sonnet-4-5',
  blaise: 'glm-4.7',
};

let table: OpenTable | undefined;
afterEach(async () => {
  await table?.close();
  table = undefined;
});

describe('§6 which of your models answers your questions best, on a host', function () {
  this.timeout(120_000);

  it('after thirty councils the ranking is in its true order, and each interval covers the truth', async () => {
    const chance = draws(12);
    const gumbel = () => -Math.log(-Math.log(chance.next() || 1e-12));
    const voice = (turn: CouncilTurn) => {
      const { scene } = turn;
      const model = models[scene.seat.id] ?? 'claude-opus-4-5';
      if (scene.form !== 'challenge' || scene.repair !== undefined) return { text: agreeing(turn), model };
      const ranked = (scene.proposals ?? [])
        .filter(({ seat }) => seat !== scene.seat.id)
        .map(({ letter, seat = '' }) => ({ letter, worth: (strengths[models[seat] ?? ''] ?? 0) + gumbel() }))
        .toSorted((a, b) => b.worth - a.worth)
        .map(({ letter }) => letter);
      const text = [
        '**Backs**: my own',
        `**Ranking**: ${ranked.join(' > ')}`,
        '- **Vote**: agree',
        '- **Stance**: maintain',
        '**Response**: As I said.',
        '**Blocking issues:** none',
        '**Recommendation:** Go on.',
        '**Confidence**: 3',
      ].join('\n');
      return { text, model };
    };
    table = await openTable({ backends: [puppets(voice)] });
    const { client } = table;
    for (let n = 0; n < 30; n++) {
      const { id } = await client.request(convene, { question: `Should we take way ${n}?`, attended: false });
      await watchUntil(client, id, isRecorded);
    }
    const { ranking, endings } = await client.request(councilStats, {});
    assert.deepEqual([ranking?.rankings, ranking?.councils], [120, 30]);
    assert.deepEqual(
      ranking?.models.map(({ model }) => model),
      ['claude-opus-4-5', 'claude-sonnet-4-5', 'gpt-4o', 'glm-4.7'],
    );
    for (const { model, chance: found } of ranking?.models ?? [])
      assert.ok(
        found && found.low <= truth(model) && truth(model) <= found.high,
        `${model} ${JSON.stringify(found)}`,
      );
    assert.equal(
      Object.values(endings ?? {}).reduce((a, b) => a + b, 0),
      30,
    );
  });
});
