/** The figures in the sidebar: their words and rows, and when they are asked for. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { statsLines } from '../../src/cli/render/renderStats.ts';
import { noPaint } from '../../src/cli/terminal/paint.ts';
import { pageOf } from '../../src/cli/terminal/terminalPage.ts';
import { emptyPicture, type Picture } from '../../src/extension/link/hostPicture.ts';
import { metricsFeed } from '../../src/extension/metrics/metricsFeed.ts';
import { type MetricsRow, metricsRows } from '../../src/extension/metrics/metricsRows.ts';
import type { Figures, StatsView } from '../../src/rpc/views/pastViews.ts';
import type { CouncilRow } from '../../src/rpc/views/views.ts';
import { fakeClient } from '../support/fakeClient.ts';

const figures: Figures = {
  councils: 3,
  byStatus: { decided: 3 },
  judged: 3,
  converged: 2,
  roundsToConsensus: 2.5,
  diversity: 0.82,
  flips: 1.333,
  seconds: 95,
  timeOverCriticalPath: 1.2,
  rating: 4.5,
  rated: 2,
  tokens: 12_345,
  cost: 0.42,
};
const stats: StatsView = {
  all: figures,
  rehearsals: 1,
  protocols: [{ mode: 'debate', ...figures }],
  seats: [
    {
      seat: 'henry',
      name: 'Henry',
      emoji: '🦉',
      councils: 3,
      turns: 7,
      absent: 1,
      share: 31,
      flips: 1,
      tokens: 900,
    },
  ],
};
const told = (rows: readonly MetricsRow[]) =>
  rows.map(({ label, description }) => [label, description] as const);

describe('§7 rows of figures', () => {
  it('say unknown of tokens that nobody told, here and in the terminal, and what was counted beside it', () => {
    const some = { ...figures, uncounted: 2 };
    const [henry] = stats.seats;
    assert.ok(henry);
    const partly: StatsView = {
      ...stats,
      all: some,
      protocols: [{ mode: 'debate', ...some, tokens: 0 }],
      seats: [{ ...henry, tokens: 0, uncounted: 7 }],
    };
    const tokens = (language: 'en' | 'fr') =>
      metricsRows(partly, language).find(({ label }) => /Tokens|Jetons/.test(label))?.description;
    assert.deepEqual([tokens('en'), tokens('fr')], ['12,345 + unknown', '12\u202f345 + inconnu']);
    const lines = statsLines(partly, pageOf(100, noPaint, 'en'));
    assert.ok(
      lines.some((line) => /Tokens +12,345 \+ unknown/.test(line)),
      lines.join('\n'),
    );
    assert.match(lines.find((line) => line.includes('debate')) ?? '', /unknown/);
    assert.match(lines.find((line) => line.includes('Henry')) ?? '', /unknown/);
  });

  it('say every figure of the councils, then by protocol and by seat', () => {
    const rows = metricsRows(stats, 'en');
    assert.deepEqual(told(rows), [
      ['Councils', '3 · 1 of them is a rehearsal'],
      ['Converged', '2 of 3'],
      ['Rounds to consensus', '2.5'],
      ['Diversity of the first…', '82%'],
      ['Changed votes, mean', '1.33'],
      ['Time, mean', '1:35'],
      ['Time over the critical path', '1.2'],
      ['Tokens', '12,345'],
      ['Cost', '$0.42'],
      ['Rating', '4.5 of 5 (2 rated)'],
      ['By protocol', '1'],
      ['By seat', '1'],
    ]);
    assert.equal(rows[3]?.tooltip.title, 'Diversity of the first positions');
    assert.equal(rows[3]?.spoken, 'Diversity of the first positions, 82%');
    const [protocols, seats] = rows.slice(-2);
    assert.deepEqual(told(protocols?.children ?? []), [['debate', 'Converged 2 of 3']]);
    assert.equal(protocols?.children?.[0]?.children?.length, 10);
    assert.deepEqual(told(seats?.children ?? []), [['Henry', '31% of the words · 7 turns']]);
    assert.deepEqual(seats?.children?.[0]?.icon, { emoji: '🦉' });
    assert.ok(seats?.children?.[0]?.tooltip.facts.some(([name, fact]) => name === 'Absent' && fact === '1'));
  });

  it('speak French, leave out what nobody measured, and each has an id of its own', () => {
    const { cost: _, rating: __, ...bare } = figures;
    const rows = metricsRows({ ...stats, all: bare }, 'fr');
    assert.deepEqual(rows.at(1) && told(rows.slice(1, 2)), [['Convergence', '2 sur 3']]);
    assert.ok(!rows.some(({ label }) => label === 'Coût' || label === 'Note'));
    assert.deepEqual(told(rows.at(-1)?.children ?? []), [['Henry', '31\u202f% des mots · 7 tours']]);
    const all = (some: readonly MetricsRow[]): string[] =>
      some.flatMap(({ id, children }) => [id, ...all(children ?? [])]);
    assert.equal(new Set(all(rows)).size, all(rows).length);
  });

  it('are none while no council has ended, so that the view can say what will stand there', () => {
    assert.deepEqual(metricsRows({ ...stats, all: { ...figures, councils: 0 } }, 'en'), []);
  });
});

describe('§12 the figures of the sidebar', () => {
  const row = (id: string, status: CouncilRow['status']): CouncilRow => ({
    id,
    question: 'Which queue?',
    mode: 'debate',
    status,
    rehearsal: false,
    at: 1,
  });
  const picture = (...rows: CouncilRow[]): Picture => ({ ...emptyPicture, source: 'host', rows });

  function given() {
    const client = fakeClient({ 'council/stats': () => stats });
    let shown = 0;
    const feed = metricsFeed({
      client: () => client,
      show: () => {
        shown += 1;
      },
      failed: (error) => assert.fail(String(error)),
    });
    return { feed, asked: () => client.asked.length, shown: () => shown };
  }

  it('are asked for when someone looks, and again only when an ended council is other than it was', async () => {
    const { feed, asked, shown } = given();
    const old = row('old', 'decided');
    await feed.update(picture(old), false);
    assert.equal(asked(), 0, 'nobody looks');
    await feed.update(picture(old), true);
    assert.deepEqual([asked(), shown(), feed.stats], [1, 1, stats]);
    await feed.update(picture(row('new', 'running'), old), true);
    await feed.update(picture(row('new', 'decision'), old), true);
    assert.equal(asked(), 1, 'a council that goes on changes no figure');
    await feed.update(picture(row('new', 'decided'), old), true);
    assert.equal(asked(), 2);
    await feed.update(picture(row('new', 'decided'), old), true);
    assert.equal(asked(), 3, 'told anew, as when it was rated');
    await feed.update(picture(old), true);
    assert.equal(asked(), 4, 'deleted');
  });

  it('are asked for once at a time: what changes meanwhile is one request more', async () => {
    const { feed, asked } = given();
    await Promise.all([
      feed.update(picture(row('a', 'decided')), true),
      feed.update(picture(row('a', 'decided')), true),
      feed.update(picture(row('a', 'decided')), true),
    ]);
    assert.equal(asked(), 2);
  });

  it('go when the host no longer speaks for the workspace', async () => {
    const { feed, shown } = given();
    await feed.update(picture(row('a', 'decided')), true);
    await feed.update(emptyPicture, true);
    assert.deepEqual([feed.stats, shown()], [undefined, 2]);
  });
});
