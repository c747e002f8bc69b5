/** What is said before a council begins, held against what it then takes: over every protocol, drawn tables and drawn replies. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { spanOf } from '../../src/core/councils/budget/remainingSpan.ts';
import type { Council } from '../../src/core/councils/council.ts';
import { builtInProtocols } from '../../src/core/councils/protocols/builtIn.ts';
import type { Condition, Phase, Protocol } from '../../src/core/councils/protocols/protocol.ts';
import { play, type Voice } from '../support/play.ts';
import { sampleCouncil } from '../support/sampleCouncil.ts';
import { councilOf } from '../support/tableOf.ts';
import { times } from '../support/trials.ts';
import { inEveryForm } from '../support/voices.ts';

const everyone = () => true;
const seed = 20261118;

/** What a table was asked, repairs included, when everybody answers. */
function callsOf(council: Council, voice: Voice): { calls: number; ended: Council } {
  let calls = 0;
  const ended = play(council).run((scene, ref) => {
    calls += 1;
    return voice(scene, ref);
  });
  return { calls, ended };
}

/** Replies of all kinds, one after the other: agreement, refusal, nuance, what can't be read, marks and stances of each kind. */
const mood = fc.record({
  vote: fc.constantFrom('agree', 'agree', 'nuance', 'disagree', '???'),
  stance: fc.constantFrom('agree', 'agree', 'partial', 'disagree'),
  mark: fc.constantFrom('✅', '✅', '⚠️', '❌', '???'),
  words: fc.constantFrom('It is so.', 'It is so.', 'Let us look at the numbers of last week again.', 'No.'),
  blocks: fc.boolean(),
});
type Mood = typeof mood extends fc.Arbitrary<infer T> ? T : never;

function speaking(moods: readonly Mood[]): Voice {
  let n = 0;
  const now = () => moods[n % moods.length] as Mood;
  const voice = inEveryForm({
    vote: () => now().vote,
    stance: () => now().stance,
    mark: () => now().mark,
    words: () => now().words,
    blocking: () => (now().blocks ? ['no way back'] : []),
  });
  return (scene, ref) => {
    n += 1;
    return voice(scene, ref);
  };
}

const moods = fc.oneof(
  { weight: 1, arbitrary: mood.map((one) => [one]) },
  { weight: 4, arbitrary: fc.array(mood, { minLength: 1, maxLength: 30 }) },
);

const seated = fc.record({
  seats: fc.integer({ min: 2, max: 6 }),
  maxRounds: fc.integer({ min: 1, max: 5 }),
  qa: fc.boolean(),
  attended: fc.boolean(),
  motion: fc.boolean(),
});

function tableFor(
  protocol: Protocol,
  { seats, maxRounds, qa, attended, motion }: typeof seated extends fc.Arbitrary<infer T> ? T : never,
): Council {
  const names = ['henry', 'sage', 'nova', 'iris', 'otto', 'zoe'].slice(0, seats);
  const start = sampleCouncil({ seats: names, maxRounds, attended });
  const judge = { ...start.seats[0], id: 'blaise', name: 'Blaise', votes: false } as Council['seats'][number];
  const [owner = '', ...reviewers] = names;
  return {
    ...start,
    protocol,
    seats: [...start.seats, judge],
    owner,
    reviewers,
    ...(qa ? { qa: 'blaise' } : {}),
    ...(motion ? { votesOn: 'motion' as const } : {}),
    brief: { ...start.brief, type: protocol.id },
  };
}

/** Protocols of one's own: phases in a row, with loops, gates and conditions on what came before. */
const drawnProtocol: fc.Arbitrary<Protocol> = fc
  .array(
    fc.record({
      form: fc.constantFrom<Phase['form']>('position', 'challenge', 'final', 'turn', 'draft', 'qa', 'matrix'),
      speakers: fc.constantFrom<Phase['speakers']>('participants', 'owner', 'reviewers', {
        everyoneBut: 'owner',
      }),
      order: fc.constantFrom<Phase['order']>('parallel', 'in-turn', 'rotating'),
      loop: fc.option(
        fc.record({ max: fc.constantFrom<1 | 2 | 'maxRounds'>(1, 2, 'maxRounds'), back: fc.nat(4) }),
      ),
      gate: fc.option(fc.record({ most: fc.integer({ min: 1, max: 3 }), back: fc.nat(4) }), { freq: 4 }),
      when: fc.option(
        fc.constantFrom<'rounds' | 'not-converged' | 'role'>('rounds', 'not-converged', 'role'),
      ),
      optional: fc.boolean(),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((drawn): Protocol => {
    const idOf = (n: number) => `P${n}`;
    const phases = drawn.map((each, n): Phase => {
      const isGate = each.form === 'qa' && each.gate !== null;
      const votes = each.form === 'challenge' || each.form === 'final';
      const ends: Condition =
        each.form === 'turn' ? { consensus: { phase: idOf(n), reaches: 'strong' } } : { converged: idOf(n) };
      const voted = drawn.findIndex(({ form }, at) => at < n && (form === 'challenge' || form === 'final'));
      const when: Condition | undefined =
        each.when === 'rounds'
          ? { roundsAtLeast: 3 }
          : each.when === 'role'
            ? { hasRole: 'qa' }
            : each.when === 'not-converged' && voted >= 0
              ? { not: { converged: idOf(voted) } }
              : undefined;
      return {
        id: idOf(n),
        form: each.form,
        speakers: isGate ? 'qa' : each.speakers,
        order: each.order,
        sees: ['transcript'],
        ...(when && !isGate ? { when } : {}),
        ...(each.optional && !isGate ? { optional: true } : {}),
        ...(isGate && each.gate
          ? { gate: { most: each.gate.most, backTo: idOf(Math.max(0, n - 1 - each.gate.back)) } }
          : {}),
        ...(each.loop && (votes || each.form === 'turn')
          ? { until: { condition: ends, max: each.loop.max, backTo: idOf(Math.max(0, n - each.loop.back)) } }
          : {}),
      };
    });
    const closing: Phase = {
      id: 'END',
      form: 'synthesis',
      speakers: 'synthesizer',
      order: 'parallel',
      sees: ['transcript'],
      closing: true,
    };
    // A gate needs something before it to send back to.
    const sound = phases.map((phase, n) => {
      if (n > 0 || !phase.gate) return phase;
      const { gate: _gate, ...rest } = phase;
      return { ...rest, form: 'position' as const, speakers: 'participants' as const };
    });
    return { id: 'drawn', minutes: 5, defaultRounds: 3, phases: [...sound, closing] };
  });

describe('§5 calls at least and at most', function () {
  this.timeout(5 * 60_000);

  const between = (council: Council, voice: Voice): void => {
    const { least, most } = spanOf(council, everyone);
    const { calls, ended } = callsOf(council, voice);
    assert.ok(ended.status === 'decision' || ended.status === 'recommended', ended.status);
    assert.ok(
      calls >= least.calls && calls <= most.calls,
      `${council.protocol.id}: ${calls} calls, between ${least.calls} and ${most.calls}: ${ended.runs.map((run) => run.phase).join(' ')}`,
    );
    // The seats make the sum.
    const each = council.seats.map(({ id }) => spanOf(council, (seat) => seat.id === id));
    assert.equal(
      each.reduce((sum, one) => sum + one.least.calls, 0),
      least.calls,
    );
    assert.equal(
      each.reduce((sum, one) => sum + one.most.calls, 0),
      most.calls,
    );
  };

  for (const protocol of Object.values(builtInProtocols))
    it(`${protocol.id}: whatever is said, what is asked lies between the two`, () => {
      fc.assert(
        fc.property(seated, moods, (table, said) => between(tableFor(protocol, table), speaking(said))),
        { numRuns: times(40, 3000), seed },
      );
    });

  it('of protocols of one’s own too', () => {
    fc.assert(
      fc.property(drawnProtocol, seated, moods, (protocol, table, said) =>
        between(tableFor(protocol, table), speaking(said)),
      ),
      { numRuns: times(150, 4000), seed },
    );
  });

  it('neither is out of reach: smoothly it takes the least, and a table that agrees on nothing nearly the most', () => {
    const least: Record<string, number> = {};
    for (const [id, protocol] of Object.entries(builtInProtocols)) {
      const council = councilOf(id);
      const span = spanOf(council, everyone);
      const smooth = callsOf(council, inEveryForm({ words: () => 'It is so.' })).calls;
      const rough = callsOf(
        council,
        inEveryForm({ vote: () => '???', mark: () => '???', stance: () => 'disagree' }),
      );
      least[id] = span.least.calls;
      assert.ok(smooth >= span.least.calls && rough.calls <= span.most.calls, protocol.id);
      if (id !== 'debate') assert.equal(smooth, span.least.calls, id);
    }
    // Three seats: two rounds, because the first of a round table is never the last; a vote, the synthesis, the gate.
    assert.deepEqual([least['roundtable'], least['debate']], [3 * 2 + 3 + 1 + 1, 3 + 3 + 1 + 1]);
  });

  it('a round table of one round has one, and its most counts every round with one repair question a reply', () => {
    const one = spanOf(councilOf('roundtable', { maxRounds: 1, qa: undefined }), everyone);
    assert.deepEqual([one.least.calls, one.most.calls], [3 + 3 + 1, 2 * (3 + 3 + 1)]);
    const five = spanOf(councilOf('roundtable', { maxRounds: 5, qa: undefined }), everyone);
    assert.deepEqual([five.least.calls, five.most.calls], [6 + 3 + 1, 2 * (15 + 3 + 1)]);
  });
});
