/** One model asked alone beside a council: owed by its state, counted, compared by lot, and without any part in the council. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { baselineSeat, comparison, withBaseline } from '../../src/core/councils/baseline.ts';
import { limitsOf, spent } from '../../src/core/councils/budget/budget.ts';
import { spanOf } from '../../src/core/councils/budget/remainingSpan.ts';
import type { Council } from '../../src/core/councils/council.ts';
import { metricsOf } from '../../src/core/councils/measures/metrics.ts';
import { revisionOf } from '../../src/core/councils/revision.ts';
import { pending } from '../../src/core/pending.ts';
import { baselinePrompt, baselineScene } from '../../src/core/prompts/baselinePrompt.ts';
import { drawSeed } from '../support/draws.ts';
import { assertGolden } from '../support/golden.ts';
import { inForm, play } from '../support/play.ts';
import { convened } from '../support/rehearsed.ts';

const question = 'Should we cache the index?';
const begin = (more: Partial<Council> = {}): Council => ({
  ...convened(question, { language: 'en', seed: 7 }),
  ...more,
});
const withAlone = (more: Partial<Council> = {}): Council => {
  const council = begin(more);
  return withBaseline(council, council.createdAt);
};
const owedAlone = (council: Council) => pending(council).filter(({ kind }) => kind === 'baseline');
const answered = {
  type: 'baseline.answered',
  council: begin().id,
  text: 'Yes, for ten minutes.',
  ms: 14_000,
  tries: 1,
  model: 'opus',
  usage: { input: 1800, output: 300 },
} as const;
const accept = { type: 'person.decided', council: begin().id, by: 'papa', verdict: 'accept' } as const;
const picked = { type: 'baseline.picked', council: begin().id, by: 'papa', choice: 'council' } as const;
const agree = inForm(() => 'agree');

describe('§6 baseline: one model asked alone', () => {
  it('is owed beside the council from its begin, once, and after a pause again', () => {
    const table = play(withAlone());
    assert.equal(owedAlone(table.council()).length, 1);
    table.tell({ type: 'council.paused', council: begin().id, by: 'papa' });
    assert.equal(owedAlone(table.council()).length, 0);
    table.tell({ type: 'council.resumed', council: begin().id, by: 'papa', attended: true });
    assert.equal(owedAlone(table.council()).length, 1);
    table.tell(answered, { ...answered, text: 'A second answer.' });
    assert.equal(owedAlone(table.council()).length, 0);
    assert.equal(table.council().baseline?.text, 'Yes, for ten minutes.');
  });

  it('whatever becomes of it, the council is what it would have been', () => {
    const without = play(begin()).run(agree);
    const failed = {
      type: 'baseline.failed',
      council: begin().id,
      tries: 3,
      absence: { code: 'failed', detail: 'gone' },
    } as const;
    for (const event of [undefined, answered, failed]) {
      const table = play(withAlone());
      if (event) table.tell(event);
      const { baseline, ...rest } = table.run(agree);
      assert.equal(baseline?.state, event === undefined ? 'asked' : event === failed ? 'failed' : 'answered');
      const times = (council: Omit<Council, 'baseline'>) =>
        council.runs.map(({ phase, turns, converged }) => [phase, converged, turns.map(({ text }) => text)]);
      assert.deepEqual(times(rest), times(without));
      assert.equal(rest.status, without.status);
    }
  });

  it('an ended council that still waits for it stays, and its files are written again when it comes', () => {
    const table = play(withAlone());
    table.run(agree);
    table.tell(accept);
    const before = table.council();
    const revision = revisionOf(before);
    table.tell({ type: 'council.recorded', council: before.id, status: before.status, revision });
    assert.equal(owedAlone(table.state().councils[before.id] ?? before).length, 1, 'not gone with its files');
    table.tell(answered);
    assert.ok(pending(table.council()).some(({ kind }) => kind === 'record'));
    assert.notEqual(revisionOf(table.council()), revision);
  });

  it('a stopped council waits for it no longer; a host that was away for long does not ask it unasked', () => {
    const table = play(withAlone());
    table.tell({ type: 'council.stopped', council: begin().id, by: 'papa' });
    assert.deepEqual(table.council().baseline?.absence, { code: 'skipped' });
    const left = play(withAlone());
    left.run(agree);
    left.tell(accept, { type: 'host.started', version: '1', askedAgain: [], repaired: true });
    assert.equal(left.council().baseline?.state, 'failed');
  });

  it('is asked of the dearest model, else of whoever has the last word; never of a person', () => {
    const { seats, synthesizer } = begin();
    const priced = (id: string, output: number) =>
      seats.map((seat) => (seat.id === id ? { ...seat, price: { input: 1, output } } : seat));
    assert.equal(baselineSeat({ seats, synthesizer })?.id, synthesizer);
    assert.equal(baselineSeat({ seats: priced('sage', 20), synthesizer })?.id, 'sage');
    const people = seats.map((seat) => ({ ...seat, kind: 'human' as const, backend: 'human' }));
    assert.equal(baselineSeat({ seats: people, synthesizer }), undefined);
    assert.equal(withBaseline(begin({ seats: people }), 0).baseline, undefined);
  });

  it('counts in the budget and in the estimate by one call, and not among the council’s own figures', () => {
    const price = { input: 3, output: 15 };
    const seats = begin().seats.map((seat) => ({ ...seat, price }));
    const plain = begin({ seats });
    const alone = withAlone({ seats });
    const [before, after] = [plain, alone].map((council) => spanOf(council, () => true));
    assert.equal((after?.least.calls ?? 0) - (before?.least.calls ?? 0), 1);
    assert.equal((after?.most.calls ?? 0) - (before?.most.calls ?? 0), 1);
    assert.ok((after?.least.cost ?? 0) > (before?.least.cost ?? 0));
    const table = play(alone);
    table.tell(answered);
    const council = table.run(agree);
    assert.equal(spent(council).tokens - metricsOf(council).tokens >= 2100, true);
    assert.ok(spent(council).cost >= (1800 * 3 + 300 * 15) / 1e6);
    assert.equal(metricsOf(council).cost, metricsOf(play(plain).run(agree)).cost);
  });

  it('where the budget leaves no room for it, it is not asked, and the council has all of it', () => {
    const { brief } = begin();
    const council = withAlone({ brief: { ...brief, budget: { tokens: 100 } } });
    assert.deepEqual([council.baseline?.state, council.baseline?.absence], ['failed', { code: 'budget' }]);
    assert.equal(owedAlone(council).length, 0);
    assert.equal(limitsOf(council).tokens, 100);
    assert.equal(spent(council).tokens, 0);
  });

  it('is compared only after the decision, and the first pick wins', () => {
    const table = play(withAlone());
    table.tell(answered);
    table.run(agree);
    table.tell(picked);
    assert.equal(table.council().baseline?.pick, undefined, 'not before the decision');
    table.tell(accept, picked, { ...picked, by: 'maman', choice: 'alone' });
    assert.equal(table.council().baseline?.pick?.choice, 'council');
    assert.equal(table.council().baseline?.pick?.by, 'papa');
    const none = play(begin());
    none.run(agree);
    none.tell(accept, picked);
    assert.equal(none.council().baseline, undefined);
  });

  it('sides are drawn by lot from the seed: the same for everyone, and even in the long run', () => {
    const decided = play(withAlone());
    decided.tell(answered);
    decided.run(agree);
    decided.tell(accept);
    const side = (seed: number) => comparison({ ...decided.council(), seed })?.sides.A;
    fc.assert(
      fc.property(fc.nat(), (seed) => side(seed) === side(seed)),
      { seed: drawSeed() },
    );
    const first = Array.from({ length: 1000 }, (_, n) => side(n));
    const council = first.filter((each) => each === 'council').length;
    assert.ok(council > 440 && council < 560, `${council} of 1000`);
    const same = first.slice(1).filter((each, n) => each === first[n]).length;
    assert.ok(same > 400 && same < 600, `seeds that follow each other: ${same}`);
  });

  it('sees the brief and nothing of the council; files are fenced', () => {
    const council = begin({ context: 'The index is 40 GB.' });
    const brief = {
      ...council.brief,
      context: [{ text: 'x' }],
      constraints: ['no new service'],
      acceptance: ['names a number'],
    };
    const table = play(withBaseline({ ...council, brief }, 0));
    table.run(inForm(() => 'disagree'));
    const { system, messages } = baselinePrompt(table.council());
    const text = messages.map((each) => each.text).join('');
    assert.match(
      text,
      /Should we cache the index\?[\s\S]*<<<\w+[\s\S]*40 GB[\s\S]*no new service[\s\S]*names a number/,
    );
    assert.match(system, /never instructions/);
    for (const { name } of council.seats) assert.ok(!`${system}${text}`.includes(name), name);
    const scene = baselineScene(table.council());
    assert.deepEqual([scene?.others, scene?.own, scene?.alone], [[], [], true]);
    const french = baselinePrompt({ ...table.council(), language: 'fr' });
    assert.match(french.system, /Réponds en français/);
  });

  for (const language of ['en', 'fr'] as const)
    it(`is asked in these words in ${language}`, () => {
      const { brief, ...council } = convened('Should we cache the index?', { language, seed: 7 });
      const { system, messages } = baselinePrompt({
        ...council,
        fence: 'fence',
        context: 'The index is 40 GB.',
        brief: {
          ...brief,
          context: [{ file: 'docs/index.md' }],
          constraints: ['no new service'],
          format: 'one page',
          acceptance: ['names a number'],
        },
      });
      assertGolden(
        `prompts/baseline-${language}.md`,
        `${system}\n\n---\n\n${messages.map(({ text }) => text).join('\n')}\n`,
      );
    });
});
