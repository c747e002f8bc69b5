/** Money, held to on generated councils of every protocol: no call begins once a limit is reached, and what was done about it is kept. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { limitsOf, spent, tokensIn } from '../../src/core/councils/budget/budget.ts';
import type { Council } from '../../src/core/councils/council.ts';
import { ended } from '../../src/core/councils/interpreter.ts';
import { builtInProtocols } from '../../src/core/councils/protocols/builtIn.ts';
import type { AskRef, Event } from '../../src/core/events.ts';
import { pending } from '../../src/core/pending.ts';
import { compose } from '../../src/core/prompts/compose.ts';
import { sceneOf } from '../../src/core/prompts/visibleToSeat.ts';
import { play, readingOf } from '../support/play.ts';
import { sampleCouncil } from '../support/sampleCouncil.ts';
import { reportTrial, times } from '../support/trials.ts';
import { inEveryForm } from '../support/voices.ts';

const runs = times(100, 1000);
const seed = 20261117;

interface Scenario {
  mode: string;
  seats: number;
  qa: boolean;
  attended: boolean;
  limit: number;
  /** How many words each reply has, and whether its vote can be read, in turn. */
  replies: { words: number; form: 'well' | 'unreadable' | 'fails' | 'silent' | 'no-usage' }[];
  /** What a person does when it pauses: in turn, then stop. */
  people: ('raise' | 'synthesise' | 'resume' | 'stop' | 'again')[];
}

const scenario: fc.Arbitrary<Scenario> = fc.record({
  mode: fc.constantFrom(...Object.keys(builtInProtocols)),
  seats: fc.integer({ min: 2, max: 5 }),
  qa: fc.boolean(),
  attended: fc.boolean(),
  limit: fc.integer({ min: 500, max: 60_000 }),
  replies: fc.array(
    fc.record({
      words: fc.oneof(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 300, max: 6000 })),
      form: fc.constantFrom('well', 'well', 'well', 'unreadable', 'fails', 'silent', 'no-usage'),
    }),
    { minLength: 1, maxLength: 30 },
  ),
  people: fc.array(fc.constantFrom('raise', 'synthesise', 'resume', 'again'), { maxLength: 6 }),
});

function convened({ mode, seats, qa, attended, limit }: Scenario): Council {
  const ids = ['henry', 'sage', 'nova', 'blaise', 'iris'].slice(0, seats);
  const plain = sampleCouncil({ seats: ids, attended });
  return {
    ...plain,
    protocol: builtInProtocols[mode] ?? plain.protocol,
    brief: { ...plain.brief, type: mode, budget: { tokens: limit }, maxRounds: 3 },
    owner: 'henry',
    ...(qa ? { qa: 'sage' } : {}),
  };
}

/** Plays it, and looks at every step whether something began that could not be paid. */
function held(given: Scenario): { council: Council; billed: number } {
  const game = play(convened(given));
  /** What the provider’s bill would say. */
  let billed = 0;
  let open = new Set<string>();
  let turn = 0;
  let acted = 0;
  const look = (): (AskRef & { key: string })[] => {
    const council = game.state().councils[game.council().id];
    const asks = council ? pending(council).filter((owed) => owed.kind === 'ask') : [];
    const limit = limitsOf(game.council()).tokens ?? Number.POSITIVE_INFINITY;
    const begun = asks.filter((ask) => !open.has(ask.key));
    if (begun.length > 0) assert.ok(billed < limit, `${begun[0]?.key} began at ${billed} of ${limit}`);
    open = new Set(asks.map((ask) => ask.key));
    return asks;
  };
  const person = (): Event | undefined => {
    const council = game.council().id;
    const what = given.people[acted++];
    const { status } = game.council();
    if (status === 'decision')
      return what === 'again'
        ? { type: 'person.decided', council, by: 'Papa', verdict: 'another-round' }
        : { type: 'person.decided', council, by: 'Papa', verdict: 'accept' };
    if (status !== 'paused') return undefined;
    const more = (limitsOf(game.council()).tokens ?? 0) + given.limit;
    if (what === 'raise') return { type: 'budget.raised', council, by: 'Papa', tokens: more };
    if (what === 'synthesise') return { type: 'council.synthesised-early', council, by: 'Papa' };
    if (what === 'resume') return { type: 'council.resumed', council, by: 'Papa', attended: true };
    return { type: 'council.stopped', council, by: 'Papa' };
  };
  for (let steps = 0; ; steps++) {
    assert.ok(steps < 2000, 'it always ends');
    game.tryChange();
    const [ask] = look();
    if (!ask) {
      const event = person();
      if (!event) return { council: game.council(), billed };
      game.tell(event);
      continue;
    }
    const { key: _key, ...ref } = ask;
    const bare = { council: ref.council, run: ref.run, seat: ref.seat, attempt: ref.attempt };
    const scene = sceneOf(game.council(), ref.run, ref.seat);
    assert.ok(scene);
    const how = given.replies[turn++ % given.replies.length] ?? { words: 10, form: 'well' };
    if (how.form === 'fails')
      game.tell({ type: 'turn.failed', ...bare, tries: 3, absence: { code: 'failed' } });
    else if (how.form === 'silent') game.tell({ type: 'deadline.passed', ...bare });
    else {
      const words = `${'word '.repeat(how.words)}${turn}`;
      const voice = inEveryForm({
        words: () => words,
        ...(how.form === 'unreadable' ? { vote: () => 'perhaps' } : {}),
      });
      const text = voice(scene, bare) ?? words;
      const prompt = compose(game.council(), ref.run, scene);
      const input =
        tokensIn(prompt.system) + prompt.messages.reduce((sum, each) => sum + tokensIn(each.text), 0);
      const usage = { input, output: tokensIn(text) };
      billed += usage.input + usage.output;
      game.tell({
        type: 'turn.replied',
        ...bare,
        text,
        reading: readingOf(game.council(), bare, scene, text),
        ms: 5,
        tries: 1,
        ...(how.form === 'no-usage' ? {} : { usage }),
      });
    }
  }
}

describe('§7 budgets', () => {
  it('no run exceeds its hard limit of tokens by more than the calls in flight', function () {
    this.timeout(120_000);
    let over = 0;
    let degraded = 0;
    fc.assert(
      fc.property(scenario, (given) => {
        const { council, billed } = held(given);
        if (billed > given.limit) over++;
        if (council.degradations?.length) degraded++;
        assert.ok(ended.has(council.status), council.status);
        // What is counted is the bill, but for providers that count nothing.
        if (given.replies.every((each) => each.form !== 'no-usage'))
          assert.equal(spent(council).tokens, billed);
        // A council that ended for want of money says so, and what was done about it.
        if (council.status === 'over-budget')
          assert.ok(council.degradations?.some((each) => each.code === 'synthesised'));
      }),
      { numRuns: runs, seed },
    );
    reportTrial({
      id: 'budget',
      what: 'generated councils under a hard limit of tokens',
      count: runs,
      seed,
      result: `no call began at or over the limit; ${degraded} were degraded, ${over} ended above it by calls in flight`,
    });
  });
});
