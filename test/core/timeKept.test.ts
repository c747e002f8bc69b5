/** A protocol's minutes are kept: what does not fit is passed over, nobody is waited for beyond them, the last word comes in time. */
import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, it } from 'mocha';
import { limitsOf } from '../../src/core/councils/budget/budget.ts';
import { aboutMs } from '../../src/core/councils/budget/remainingSpan.ts';
import { worked } from '../../src/core/councils/budget/timeKept.ts';
import type { Council } from '../../src/core/councils/council.ts';
import { lastWord } from '../../src/core/councils/phases.ts';
import { builtInProtocols } from '../../src/core/councils/protocols/builtIn.ts';
import { councilOf, type Table } from '../support/tableOf.ts';
import { type Takes, timedTable } from '../support/timedTable.ts';
import { inEveryForm } from '../support/voices.ts';

const second = 1000;
const minute = 60 * second;

/** Everyone answers by a model, in five minutes or those named. */
function timed(protocol: string, minutes?: number | 'off', table: Table = {}): Council {
  const start = councilOf(protocol, { qa: undefined, ...table });
  const own = minutes ?? start.protocol.minutes;
  return {
    ...start,
    seats: start.seats.map((seat) => ({ ...seat, backend: 'openai' })),
    votesOn: 'motion',
    time: own === 'off' ? 'off' : { minutes: own, each: own },
  };
}
const withSeat = (council: Council, id: string, backend: string): Council => ({
  ...council,
  seats: council.seats.map((seat) => (seat.id === id ? { ...seat, backend } : seat)),
});
const patient = (council: Council, seconds: number): Council => ({
  ...council,
  brief: { ...council.brief, timeouts: { seat: seconds } },
});
const disagreeing = inEveryForm({ vote: () => 'disagree', stance: () => 'disagree' });
const each =
  (ms: number): Takes =>
  () =>
    ms;
const heldIn = (council: Council): string[] =>
  council.runs.map(({ phase, skipped }) => (skipped ? `(${phase}: ${skipped.code})` : phase));
const notes = (council: Council): string[] =>
  (council.degradations ?? []).map(({ code, limit, phase }) => `${code} ${limit} ${phase}`);
const minutesOf = (table: { council(): Council; at(): number }): number =>
  worked(table.council(), table.at()) / minute;

describe('§7 a protocol’s minutes are its time budget', () => {
  it('what is fast enough is held whole', () => {
    const table = timedTable(timed('debate'), each(20 * second), disagreeing);
    const council = table.hold();
    assert.deepEqual(heldIn(council), ['COLLECT', 'CHALLENGE', 'RESOLVE', 'SYNTHESIZE']);
    assert.deepEqual(
      [council.status, council.degradations, limitsOf(council).minutes],
      ['decision', undefined, 5],
    );
  });

  it('an optional phase that would take of the synthesis’ time is skipped, and says so', () => {
    const table = timedTable(timed('debate'), each(80 * second), disagreeing);
    const council = table.hold();
    assert.deepEqual(heldIn(council), ['COLLECT', 'CHALLENGE', '(RESOLVE: budget-time)', 'SYNTHESIZE']);
    assert.deepEqual([council.status, notes(council)], ['decision', ['skipped-optional time RESOLVE']]);
    assert.ok(minutesOf(table) <= 5, String(minutesOf(table)));
  });

  it('one that is not optional is passed over too where nothing else helps; unattended it ends over budget', () => {
    for (const attended of [true, false]) {
      const slow = patient(timed('debate', 5, { attended }), 300);
      const table = timedTable(
        slow,
        (_seat, phase) => (phase === 'SYNTHESIZE' ? 60 * second : 150 * second),
        disagreeing,
      );
      const council = table.hold();
      assert.deepEqual(heldIn(council).slice(1), [
        '(CHALLENGE: budget-time)',
        '(RESOLVE: budget-time)',
        'SYNTHESIZE',
      ]);
      assert.equal(council.status, attended ? 'decision' : 'over-budget');
      assert.ok(notes(council).includes('passed-over time CHALLENGE'));
      assert.ok(minutesOf(table) <= 5, String(minutesOf(table)));
    }
  });

  it('off: it takes as long as it takes', () => {
    const table = timedTable(timed('debate', 'off'), each(80 * second), disagreeing);
    assert.deepEqual(heldIn(table.hold()), ['COLLECT', 'CHALLENGE', 'RESOLVE', 'SYNTHESIZE']);
    assert.equal(limitsOf(table.council()).minutes, undefined);
  });

  it('a further round of a round table is not held when the vote and the synthesis would come late', () => {
    const table = timedTable(timed('roundtable', 5), each(25 * second), disagreeing);
    const council = table.hold();
    assert.deepEqual(heldIn(council), ['DELIBERATE', 'DELIBERATE', 'VOTE', 'SYNTHESIZE']);
    assert.deepEqual([council.status, notes(council)], ['decision', ['fewer-rounds time DELIBERATE']]);
    assert.ok(minutesOf(table) <= 5, String(minutesOf(table)));
  });

  it('a turn that would pass the end is not waited for: absent for want of time, and the council goes on', () => {
    const start = patient(timed('debate'), 600);
    const table = timedTable(start, (seat) => (seat === 'sage' ? undefined : 10 * second), disagreeing);
    const council = table.hold();
    const sage = council.runs[0]?.turns.find(({ seat }) => seat === 'sage');
    assert.deepEqual([sage?.state, sage?.absence], ['absent', { code: 'time' }]);
    assert.equal(council.status, 'decision');
    assert.equal(council.runs.at(-1)?.phase, 'SYNTHESIZE');
    assert.ok(minutesOf(table) <= 5, String(minutesOf(table)));
  });

  it('nobody answered the first phase in time: a person is asked for more, and everyone is asked again', () => {
    const start = patient(timed('debate', 1), 600);
    const table = timedTable(start, each(2 * minute), disagreeing);
    const paused = table.hold();
    assert.deepEqual([paused.status, paused.why?.code], ['paused', 'budget-time']);
    table.tell({ type: 'budget.raised', council: paused.id, by: 'papa', minutes: 30 }, 8 * 60 * minute);
    const council = table.hold();
    assert.deepEqual(heldIn(council), ['COLLECT', 'CHALLENGE', 'RESOLVE', 'SYNTHESIZE']);
    assert.equal(council.status, 'decision');
  });

  it('nor is anything made of nothing with nobody there', () => {
    const start = patient(timed('debate', 1, { attended: false }), 600);
    assert.equal(timedTable(start, each(2 * minute), disagreeing).hold().status, 'inconclusive');
  });

  it('work that nothing comes of without is not passed over: a person is asked, else the last word is next', () => {
    for (const attended of [true, false]) {
      const start = patient(timed('engineering', 5, { attended, qa: 'blaise' }), 300);
      const slow: Takes = (_seat, phase) => (phase === 'PLAN' ? 150 * second : 10 * second);
      const council = timedTable(start, slow, inEveryForm()).hold();
      if (attended) assert.deepEqual([council.status, council.why?.code], ['paused', 'budget-time']);
      else
        assert.deepEqual(
          [council.status, council.runs.at(-1)?.phase, notes(council).at(-1)],
          ['over-budget', 'SHIP', 'synthesised time IMPLEMENT'],
        );
    }
  });

  it('a gate is held whatever the clock says', () => {
    const start = patient(timed('analysis', 10, { qa: 'blaise' }), 600);
    const slow: Takes = (_seat, phase) => (phase === 'EVALUATE' ? 6 * minute : 20 * second);
    const council = timedTable(start, slow, disagreeing).hold();
    assert.ok(heldIn(council).includes('(CHALLENGE: budget-time)'));
    assert.ok(heldIn(council).includes('QA'));
    assert.equal(council.runs.at(-1)?.phase, 'DECIDE');
  });

  it('the time in which people alone are waited for is theirs, beside models and in their turn', () => {
    for (const protocol of ['debate', 'roundtable']) {
      const start = withSeat(timed(protocol), 'sage', 'human');
      const slow: Takes = (seat) => (seat === 'sage' ? 50 * minute : 10 * second);
      const table = timedTable(start, slow, disagreeing);
      const council = table.hold();
      assert.equal(council.status, 'decision');
      assert.deepEqual(notes(council), []);
      // One after the other each of the two models takes its ten seconds, all at once they take them together.
      const expected = council.runs.map(({ phase }) => (phase === 'DELIBERATE' ? 20 : 10) * second);
      assert.equal(
        worked(council, table.at()),
        expected.reduce((sum, ms) => sum + ms, 0),
      );
    }
  });

  it('a pause, and a host that was away for a night, take none of it', () => {
    const table = timedTable(timed('debate'), each(20 * second), disagreeing);
    const { id } = table.council();
    table.tell({ type: 'council.paused', council: id, by: 'papa' }, 10 * second);
    table.tell({ type: 'council.resumed', council: id, by: 'papa', attended: true }, 60 * minute);
    table.tell({ type: 'host.started', version: '1', askedAgain: [] }, 8 * 60 * minute);
    assert.equal(table.council().status, 'paused');
    table.tell({ type: 'council.resumed', council: id, by: 'papa', attended: true }, minute);
    assert.deepEqual(heldIn(table.hold()), ['COLLECT', 'CHALLENGE', 'RESOLVE', 'SYNTHESIZE']);
    assert.ok(minutesOf(table) < 2, String(minutesOf(table)));
  });

  it('another round brings its minutes along', () => {
    const table = timedTable(timed('debate'), each(60 * second), disagreeing);
    const { id } = table.hold();
    table.tell({ type: 'person.decided', council: id, verdict: 'another-round', by: 'papa' }, 60 * minute);
    const council = table.hold();
    assert.deepEqual(heldIn(council).slice(-2), ['RESOLVE', 'SYNTHESIZE']);
    assert.deepEqual([council.status, limitsOf(council).minutes], ['decision', 10]);
  });

  it('raised after it was cut short, it goes on from the first phase that was passed over', () => {
    const slow = patient(timed('debate', 5, { attended: false }), 300);
    const table = timedTable(slow, each(140 * second), disagreeing);
    const cut = table.hold();
    assert.equal(cut.status, 'over-budget');
    table.tell({ type: 'budget.raised', council: cut.id, by: 'papa', minutes: 60 }, minute);
    const council = table.hold();
    assert.deepEqual(heldIn(council).slice(-3), ['CHALLENGE', 'RESOLVE', 'SYNTHESIZE']);
    assert.equal(council.status, 'recommended');
  });

  it('a person gives a seat more time than the minutes leave', () => {
    const start = patient(timed('debate'), 600);
    const slow: Takes = (seat, phase) => (seat === 'sage' && phase === 'COLLECT' ? 5 * minute : 10 * second);
    const table = timedTable(start, slow, disagreeing);
    table.tell({
      type: 'deadline.extended',
      council: start.id,
      run: 0,
      seat: 'sage',
      by: 'papa',
      ms: 5 * minute,
    });
    const council = table.hold();
    assert.equal(council.runs[0]?.turns.find(({ seat }) => seat === 'sage')?.state, 'replied');
    assert.equal(council.runs.at(-1)?.phase, 'SYNTHESIZE');
  });

  it('a council of an earlier release keeps none', () => {
    const { time: _time, ...before } = timed('debate');
    const council = timedTable(before, each(89 * second), disagreeing).hold();
    assert.deepEqual(heldIn(council), ['COLLECT', 'CHALLENGE', 'RESOLVE', 'SYNTHESIZE']);
  });

  it('before it begins each protocol fits into its minutes, by the estimate', () => {
    for (const protocol of Object.keys(builtInProtocols)) {
      const council = { ...timed(protocol, undefined, { qa: 'blaise' }), status: 'running' as const };
      const about = aboutMs(council) / minute;
      assert.ok(about > 0.5 && about <= Number(council.protocol.minutes), `${protocol}: ${about}`);
    }
  });
});

describe('§7 over drawn tables, whatever time each takes', () => {
  const protocols = Object.keys(builtInProtocols);
  const drawn = fc.record({
    protocol: fc.constantFrom(...protocols),
    minutes: fc.double({ min: 0.5, max: 20, noNaN: true }),
    patience: fc.integer({ min: 10, max: 900 }),
    attended: fc.boolean(),
    human: fc.boolean(),
    paces: fc.array(fc.option(fc.integer({ min: 1, max: 600 }), { nil: undefined }), {
      minLength: 7,
      maxLength: 7,
    }),
    vote: fc.constantFrom('agree', 'nuance', 'disagree'),
  });
  type Drawn = typeof drawn extends fc.Arbitrary<infer T> ? T : never;
  function tableFor({ protocol, minutes, patience, attended, human, paces, vote }: Drawn) {
    const start = patient(timed(protocol, minutes, { attended, qa: 'blaise' }), patience);
    const seated = human ? withSeat(start, 'sage', 'human') : start;
    const ids = seated.seats.map(({ id }) => id);
    const takes: Takes = (seat, phase) => {
      const pace = paces[(ids.indexOf(seat) + phase.length) % paces.length];
      return pace === undefined ? undefined : pace * second;
    };
    return timedTable(seated, takes, inEveryForm({ vote: () => vote, stance: () => vote }));
  }

  it('nobody is waited for beyond what is kept for gates and the last word, and every council comes to rest', () => {
    fc.assert(
      fc.property(drawn, (given) => {
        const table = tableFor(given);
        const council = table.hold();
        assert.notEqual(council.status, 'running');
        const last = lastWord(council);
        const gates = new Set(council.protocol.phases.filter((phase) => phase.gate).map(({ id }) => id));
        const people = new Set(
          council.seats.filter(({ backend }) => backend === 'human').map(({ id }) => id),
        );
        if (people.size > 0) return;
        for (const ask of table.asks)
          if (
            !gates.has(ask.phase) &&
            ask.phase !== last?.id &&
            !council.runs.some((run) => gates.has(run.phase))
          )
            assert.ok(ask.deadlineAt <= given.minutes * minute, JSON.stringify(ask));
      }),
      { numRuns: 300 },
    );
  });

  it('with nobody asked for more, the last word begins within the minutes unless a gate took them', () => {
    fc.assert(
      fc.property(drawn, (given) => {
        const table = tableFor({ ...given, human: false });
        const council = table.hold();
        const last = lastWord(council);
        const begun = table.asks.find(({ phase }) => phase === last?.id);
        const gated = council.runs.some((run) =>
          council.protocol.phases.some((phase) => phase.gate && phase.id === run.phase),
        );
        if (begun && !gated) assert.ok(begun.at <= given.minutes * minute, `${begun.at}`);
      }),
      { numRuns: 300 },
    );
  });
});
