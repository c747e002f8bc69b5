/** The structured log alone gives the whole council back. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import type { Council, PhaseRun, Turn } from '../../src/core/councils/council.ts';
import type { Reading } from '../../src/core/forms/reading.ts';
import { logOf, logText } from '../../src/host/store/records/councilLog.ts';
import { recall, recallText } from '../../src/host/store/records/readCouncilLog.ts';
import { recallFrom } from '../../src/host/store/records/recallCouncil.ts';
import { openRecorder } from '../../src/host/store/records/writeRecords.ts';
import { stories } from '../support/councilStories.ts';
import { council, noon, run, seat } from '../support/councils.ts';
import { drawnCouncils } from '../support/drawnCouncils.ts';
import { protocolStories } from '../support/protocolStories.ts';
import { clearScratch, scratchHome } from '../support/scratch.ts';

const text = fc.string({ unit: 'grapheme', maxLength: 60 });
const maybe = <K extends string, T>(key: K, value: fc.Arbitrary<T>): fc.Arbitrary<Partial<Record<K, T>>> =>
  fc
    .option(value, { nil: undefined })
    .map((held) => (held === undefined ? {} : ({ [key]: held } as Record<K, T>)));
const at = fc.integer({ min: noon, max: noon + 1e7 });
const vote = fc.constantFrom('agree', 'disagree', 'nuance', 'unreadable' as const);
const problems = fc.array(fc.constant({ code: 'vote-missing' as const }), { maxLength: 2 });
const common = fc
  .tuple(problems, maybe('acknowledges', text))
  .map(([list, more]) => ({ problems: list, ...more }));

const reading: fc.Arbitrary<Reading> = fc.oneof(
  fc.tuple(common, maybe('changeMind', text)).map(([a, b]) => ({ form: 'position' as const, ...a, ...b })),
  fc
    .tuple(
      common,
      vote,
      fc.array(text, { maxLength: 2 }),
      maybe('proposal', text),
      maybe('recommendation', text),
    )
    .map(([a, v, blocking, b, c]) => ({
      form: 'challenge' as const,
      ...a,
      vote: v as 'agree',
      contests: [{ seat: 'sage', point: 'x' }],
      checklist: { risks: 'warn' as const },
      blocking,
      ...b,
      ...c,
    })),
  fc
    .tuple(common, vote, fc.array(text, { maxLength: 2 }))
    .map(([a, v, blocking]) => ({ form: 'final' as const, ...a, vote: v as 'agree', blocking })),
  fc.tuple(common, maybe('recommendation', text)).map(([a, b]) => ({
    form: 'synthesis' as const,
    ...a,
    ...b,
    consensus: ['c'],
    disagreements: [],
    insights: [],
    risks: [],
    minority: [{ text: 'm' }],
  })),
);

const turnOf = (id: string): fc.Arbitrary<Turn> =>
  fc.oneof(
    fc
      .tuple(text, reading, at, fc.boolean(), maybe('model', text), maybe('unreadable', text))
      .map(([said, read, when, same, model, first]) => ({
        seat: id,
        state: 'replied' as const,
        attempt: 2 as const,
        deadlineAt: when,
        tries: 1,
        text: said,
        reading: read,
        at: when,
        ms: 5,
        ...model,
        ...(same ? { unreadable: said } : first),
      })),
    at.map((when) => ({ seat: id, state: 'asked' as const, attempt: 1 as const, deadlineAt: when })),
    fc.tuple(at, maybe('detail', text)).map(([when, detail]) => ({
      seat: id,
      state: 'absent' as const,
      attempt: 1 as const,
      deadlineAt: when,
      at: when,
      absence: { code: 'timeout' as const, ...detail },
    })),
  );

/** Ids that are numbers are the ones whose order an object does not keep. */
const ids = ['nova', '7', 'constructor', '007', '1'];
const phaseRun: fc.Arbitrary<PhaseRun> = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('COLLECT', 'CHALLENGE', 'RESOLVE'),
      fc.tuple(...ids.map(turnOf)),
      maybe('converged', fc.boolean()),
      fc.boolean(),
    )
    .map(([phase, turns, converged, open]) => {
      const whole = { ...run(phase, 1, turns), ...converged };
      const { endedAt: _endedAt, ...rest } = whole;
      return open ? rest : whole;
    }),
  fc.constant(run('RESOLVE', 2, [], { skipped: { code: 'converged' } })),
);

const councils: fc.Arbitrary<Council> = fc
  .record({
    runs: fc.array(phaseRun, { maxLength: 6 }),
    status: fc.constantFrom('running', 'decision', 'decided', 'stopped' as const),
    question: text,
    decided: fc.boolean(),
    injected: fc.array(text, { maxLength: 3 }),
    recorded: maybe('recorded', fc.constant('decision' as const)),
  })
  .map(({ runs, status, question, decided, injected, recorded }) => {
    const base = council('q', 'en', {
      seats: ids.map((id) => seat(id)),
      runs,
      status: status as 'running',
      injections: injected.map((each, index) => ({
        id: `${index}`,
        by: 'papa',
        text: each,
        at: noon,
        afterRun: index,
      })),
      ...(decided ? { decision: { verdict: 'accept' as const, by: 'papa', at: noon } } : {}),
      ...recorded,
    });
    return { ...base, brief: { ...base.brief, question } };
  });

describe('recall', () => {
  afterEach(clearScratch);

  it('§3 gives back every council that was logged, exactly', () => {
    fc.assert(
      fc.property(councils, (whole) => assert.deepStrictEqual(recallText(logText(whole)), whole)),
      { numRuns: 500, seed: 3 },
    );
  });

  it('§3 gives back councils of every protocol with all that they can hold', () => {
    fc.assert(
      fc.property(drawnCouncils, (whole) => assert.deepStrictEqual(recallText(logText(whole)), whole)),
      { numRuns: 500, seed: 5 },
    );
  });

  it('§4 takes the log of an earlier release', () => {
    const kept = join(import.meta.dirname, '..', 'golden', 'records', 'release-0.1.0.log.json');
    assert.deepStrictEqual(recallText(readFileSync(kept, 'utf8')), stories.resolved('en'));
  });

  for (const [name, story] of Object.entries({ ...stories, ...protocolStories }))
    it(`gives back ${name}`, () => assert.deepStrictEqual(recallText(logText(story('fr'))), story('fr')));

  it('§7 keeps each reply once, under the seed’s own key', () => {
    const whole = stories.resolved('en');
    const log = logText(whole);
    for (const turn of whole.runs.slice(0, 3).flatMap((each) => each.turns))
      assert.equal(log.split(JSON.stringify(turn.text)).length, 2, turn.text ?? '');
    const rounds = logOf(whole)['rounds'] as {
      type: string;
      responses: Record<string, Record<string, unknown>>;
    }[];
    assert.deepEqual(
      rounds.map(({ type, responses }) => [
        type,
        ...Object.keys(Object.values(responses)[0] ?? {}).slice(0, 3),
      ]),
      [
        ['COLLECT', 'position', 'change_condition', 'reading'],
        ['CHALLENGE', 'vote', 'response', 'blocking'],
        ['RESOLVE', 'vote', 'response', 'blocking'],
        ['SYNTHESIZE', 'response', 'reading', 'turn'],
      ],
    );
  });

  it('counts no phase that was passed over as a round', () => {
    const log = logOf(stories.converged('en'));
    assert.deepEqual(
      (log['rounds'] as { type: string }[]).map(({ type }) => type),
      ['COLLECT', 'CHALLENGE', 'SYNTHESIZE'],
    );
    assert.equal(log['current_round'], 2);
  });

  it('takes nothing that is no log of ours', () => {
    for (const wrong of [
      null,
      5,
      [],
      {},
      { ...logOf(stories.resolved('en')), format: 2 },
      { ...logOf(stories.resolved('en')), rounds: [{}] },
    ])
      assert.ok('wrong' in recall(wrong));
    assert.equal(recallText('{'), undefined);
  });

  it('finds a recorded council by its id, and by nothing that leads elsewhere', async () => {
    const home = scratchHome();
    const whole = stories.resolved('en');
    await openRecorder({ home }).record(whole);
    assert.deepStrictEqual(await recallFrom(home, whole.id), { council: whole });
    for (const id of ['../x', '2026-02-08-../../x', '2026-02-08-x\0', '', '2026-02-08-nobody'])
      assert.equal(await recallFrom(home, id), undefined, id);
  });
});
