/** `council stats` after thirty councils whose true order is known: the intervals cover it, and what was argued and paid is told. */
import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'mocha';
import { councilPaths } from '../../src/host/store/home/paths.ts';
import { logText } from '../../src/host/store/records/councilLog.ts';
import { heldCouncils, truth } from '../support/heldCouncils.ts';
import { council, workplace } from './council.ts';

describe('§6 cli: which of your models answers your questions best', function () {
  this.timeout(60_000);
  let place: ReturnType<typeof workplace>;
  before(async () => {
    place = workplace();
    await council(place.folder, ['init']);
    for (const [n, held] of heldCouncils(30, 12).entries()) {
      const { log } = councilPaths(place.home, held.id);
      mkdirSync(path.dirname(log), { recursive: true });
      const pick =
        n < 12
          ? { choice: (['council', 'alone', 'equal'] as const)[n % 3] ?? 'equal', by: 'papa', at: 1 }
          : undefined;
      const baseline = {
        seat: 'henry',
        state: 'answered' as const,
        deadlineAt: 0,
        text: 'Alone.',
        usage: { input: 1000, output: 1000 },
      };
      writeFileSync(log, logText({ ...held, ...(pick ? { baseline: { ...baseline, pick } } : {}) }));
    }
  });
  after(() => place.remove());

  it('the ranking by Bradley-Terry: in its true order, each interval around the truth', async () => {
    const { ranking } = JSON.parse((await council(place.folder, ['stats', '--json'])).out);
    assert.deepEqual([ranking.rankings, ranking.councils], [120, 30]);
    assert.deepEqual(
      ranking.models.map(({ model }: { model: string }) => model),
      ['claude-opus-4-5', 'claude-sonnet-4-5', 'gpt-4o', 'glm-4.7'],
    );
    for (const { model, chance } of ranking.models)
      assert.ok(
        chance.low <= truth(model) && truth(model) <= chance.high,
        `${model} ${JSON.stringify(chance)}`,
      );
  });

  it('in words: chart, score against one model alone, endings, moves and points, cost by month', async () => {
    const { out } = await council(place.folder, ['stats']);
    assert.match(out, /Whose first answers your councils rank highest/);
    assert.match(out, /claude-opus-4-5 .*─●─.*\d+% {2}\d+–\d+\n/);
    assert.match(out, /Bradley-Terry, 120 rankings in 30 councils/);
    assert.match(out, /Against one model alone[\s\S]*council 4 · equal 4 · alone 4 {2}12 compared/);
    assert.match(out, /How councils end[\s\S]*✗ none 30/);
    assert.match(
      out,
      /Moved for a named reason +\d+\nMoved without one +\d+\nPoints found in Challenge +\d+/,
    );
    assert.match(out, /Open at the decision +\d+/);
    assert.match(out, /February 2026 +10 +\d+ +\$\d\.\d\d +\$\d\.\d\d\nJanuary 2026 +10/);
    for (const line of out.split('\n')) assert.ok([...line].length <= 120, line);
  });

  it('in French, and since a day', async () => {
    const fr = await council(place.folder, ['stats'], { LANG: 'fr_FR.UTF-8' });
    assert.match(fr.out, /Les premières réponses que vos conseils classent le mieux/);
    assert.match(fr.out, /conseil 4 · égalité 4 · seul 4 {2}12 comparaisons/);
    assert.match(fr.out, /février 2026/);
    const since = JSON.parse((await council(place.folder, ['stats', '--since', '2026-02-01', '--json'])).out);
    assert.equal(since.months.length, 1);
    assert.equal(since.ranking.councils, 10);
  });
});
