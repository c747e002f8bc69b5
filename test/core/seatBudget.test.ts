/** The budget of one identity in a council: kept before each ask, noted in its own words, and never the council's end. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { needOf, spent } from '../../src/core/councils/budget/budget.ts';
import { isUncounted } from '../../src/core/councils/budget/uncounted.ts';
import type { Council, Seat } from '../../src/core/councils/council.ts';
import { metricsOf } from '../../src/core/councils/measures/metrics.ts';
import { whyNotAgain } from '../../src/core/councils/people/askedAgain.ts';
import { inForm, play } from '../support/play.ts';
import { sampleCouncil } from '../support/sampleCouncil.ts';

const agreeing = inForm(() => 'agree');

function withBudget(id: string, budget: Seat['budget'], more: Partial<Seat> = {}): Council {
  const council = sampleCouncil();
  const given = (seat: Seat): Seat => (seat.id === id && budget ? { ...seat, ...more, budget } : seat);
  return { ...council, seats: council.seats.map(given) };
}

/** How a seat's turns went, phase by phase. */
const storyOf = (council: Council, seat: string): string[] =>
  council.runs.flatMap(({ phase, turns }) =>
    turns
      .filter((turn) => turn.seat === seat)
      .map((turn) => `${phase} ${turn.state}${turn.absence ? ` ${turn.absence.code}` : ''}`),
  );

/** From one that has no room for a second ask to one that has room for everything. */
const rooms = (): number[] => {
  const one = needOf(sampleCouncil(), 'position', ['sage']).tokens;
  return Array.from({ length: 40 }, (_, n) => one + n * 200);
};

const thereIsLessAndLessRoom = [
  'CHALLENGE absent budget, asked 0 more',
  'CHALLENGE replied, asked 0 more',
  'CHALLENGE replied, asked 1 more',
];

describe('§5 the budget of a seat', () => {
  it('a seat whose budget has no room for its ask is noted absent with that reason, and the council goes on', () => {
    const game = play(withBudget('sage', { tokens: 100 }));
    const council = game.run(agreeing);
    assert.equal(council.status, 'decision');
    assert.deepEqual(storyOf(council, 'sage'), ['COLLECT absent budget', 'CHALLENGE absent budget']);
    assert.ok(!game.scenes.some((scene) => scene.seat.id === 'sage'));
    assert.deepEqual(storyOf(council, 'henry'), ['COLLECT replied', 'CHALLENGE replied']);
  });

  it('what a seat has used counts: it speaks as long as there is room, and never takes more', () => {
    const first = withBudget('sage', undefined);
    const room = needOf(first, 'position', ['sage']).tokens + 50;
    const council = play(withBudget('sage', { tokens: room })).run(agreeing);
    assert.equal(council.status, 'decision');
    assert.deepEqual(storyOf(council, 'sage'), ['COLLECT replied', 'CHALLENGE absent budget']);
    const used = spent(council, 'sage').tokens;
    assert.ok(used > 0 && used <= room, `${used} of ${room}`);
    assert.ok(spent(council, 'henry').tokens === 0 || spent(council).tokens >= used);
  });

  it('in money too, by the price of its own model', () => {
    const price = { input: 10, output: 20 };
    const dear = play(withBudget('sage', { cost: 0.000_1 }, { price })).run(agreeing);
    assert.deepEqual(storyOf(dear, 'sage'), ['COLLECT absent budget', 'CHALLENGE absent budget']);
    const rich = play(withBudget('sage', { cost: 10 }, { price })).run(agreeing);
    assert.deepEqual(storyOf(rich, 'sage'), ['COLLECT replied', 'CHALLENGE replied']);
  });

  it('a synthesizer whose budget is used up is replaced like one that fails', () => {
    const council = play(withBudget('maman', { tokens: 10 })).run(agreeing);
    assert.equal(council.status, 'decision');
    assert.deepEqual(storyOf(council, 'maman'), ['SYNTHESIZE absent budget']);
    const last = council.runs.at(-1);
    assert.deepEqual(
      [last?.instead, last?.turns[0]?.seat, last?.turns[0]?.state],
      [true, 'henry', 'replied'],
    );
  });

  it('with nobody left who has room the last word is drawn from what was said, and no seat ever takes more', () => {
    const drawn = rooms().filter((tokens) => {
      const start = sampleCouncil();
      const seats = start.seats.map((seat) => ({ ...seat, budget: { tokens: seat.votes ? tokens : 10 } }));
      const council = play({ ...start, seats }).run(agreeing);
      for (const seat of seats) assert.ok(spent(council, seat.id).tokens <= seat.budget.tokens);
      assert.ok(council.status === 'decision' || council.why?.code === 'too-few-answered');
      return council.runs.at(-1)?.turns[0]?.model === 'extract';
    });
    assert.ok(drawn.length > 0 && drawn.length < rooms().length);
  });

  it('a repair question that its budget has no room for is not put: the vote is unreadable', () => {
    const mumbling = inForm((_, seat) => (seat === 'sage' ? 'perhaps' : 'agree'));
    const stories = rooms().map((tokens) => {
      const game = play(withBudget('sage', { tokens }));
      const council = game.run(mumbling);
      const repairs = game.scenes.filter(
        (scene) => scene.repair !== undefined && scene.phase.id === 'CHALLENGE',
      );
      assert.ok(spent(council, 'sage').tokens <= tokens);
      return `${storyOf(council, 'sage')[1]}, asked ${repairs.length} more`;
    });
    assert.deepEqual(new Set(stories), new Set(thereIsLessAndLessRoom));
  });

  it('§8 what nobody told stays unknown when it was asked again; limits go by what was set aside for it', () => {
    const mumbling = inForm((_, seat) => (seat === 'sage' ? 'perhaps' : 'agree'));
    const council = play(withBudget('sage', { tokens: 100_000 }, { backend: 'acp' })).run(mumbling);
    const turns = council.runs.flatMap((run) => run.turns.filter(({ seat }) => seat === 'sage'));
    assert.ok(turns.some(({ attempt }) => attempt === 2));
    assert.deepEqual(
      turns.map((turn) => [turn.usage, isUncounted(council, turn)]),
      turns.map(() => [undefined, true]),
    );
    assert.equal(metricsOf(council).uncounted, turns.length);
    assert.equal(metricsOf(council).tokens, 0);
    assert.ok(spent(council, 'sage').tokens > 0);
  });

  it('what a seat without room would have needed does not count against the council', () => {
    const start = withBudget('sage', { tokens: 10 });
    const two = needOf(start, 'position', ['henry', 'nova']).tokens;
    const last = needOf(start, 'synthesis', ['maman']).tokens;
    const limited = { ...start, brief: { ...start.brief, budget: { tokens: two + last + 100 } } };
    const { runs, degradations } = play(limited).council();
    assert.deepEqual([runs[0]?.phase, degradations], ['COLLECT', undefined]);
    const everyone = { ...limited, seats: limited.seats.map(({ budget: _budget, ...seat }) => seat) };
    assert.equal(play(everyone).council().status, 'paused');
  });

  it('it is not asked again beyond its budget either, and people are told why', () => {
    const room = needOf(withBudget('sage', undefined), 'position', ['sage']).tokens + 50;
    const council = play(withBudget('sage', { tokens: room })).run(agreeing);
    assert.equal(whyNotAgain(council, 0, 'sage', council.updatedAt), 'seat-budget');
    assert.equal(whyNotAgain(council, 0, 'henry', council.updatedAt), undefined);
  });
});
