/** Councils of every protocol with every field that one can hold, drawn at random: for what must hold of all of them. */
import fc from 'fast-check';
import type { CheckRun, Council, Flag, PhaseRun, Reason, Turn } from '../../src/core/councils/council.ts';
import { analysis } from '../../src/core/councils/protocols/analysis.ts';
import { debate } from '../../src/core/councils/protocols/debate.ts';
import { engineering } from '../../src/core/councils/protocols/engineering.ts';
import { prd } from '../../src/core/councils/protocols/prd.ts';
import type { Protocol } from '../../src/core/councils/protocols/protocol.ts';
import { review } from '../../src/core/councils/protocols/review.ts';
import { roundtable } from '../../src/core/councils/protocols/roundtable.ts';
import { synthesis } from '../../src/core/councils/protocols/synthesis.ts';
import type { FormName, Mark, Reading, Towards, Vote } from '../../src/core/forms/reading.ts';
import { council, noon, run, seat } from './councils.ts';

export const builtIn: Protocol[] = [debate, prd, engineering, analysis, review, synthesis, roundtable];

const text = fc.string({ unit: 'grapheme', maxLength: 40 });
const texts = fc.array(text, { maxLength: 2 });
const at = fc.integer({ min: noon, max: noon + 1e7 });
const whole = fc.nat({ max: 1e6 });
const id = fc.constantFrom('nova', '7', 'constructor', '007', '1');
export const seatIds = ['nova', '7', 'constructor', '007', '1'];

/** Keys that are there or not, as exactOptionalPropertyTypes wants them. */
const some = <T extends object>(
  shape: {
    [K in keyof T]?: fc.Arbitrary<Exclude<T[K], undefined>>;
  },
): fc.Arbitrary<Partial<T>> =>
  fc.record(shape as Record<string, fc.Arbitrary<unknown>>, { requiredKeys: [] }) as fc.Arbitrary<Partial<T>>;

const mark = fc.constantFrom<Mark>('pass', 'warn', 'fail');
const vote = fc.constantFrom<Vote>('agree', 'disagree', 'nuance', 'unreadable');
const towards = fc.constantFrom<Towards>('agree', 'disagree', 'partial');
const sure = fc.integer({ min: 1, max: 5 });
const place = fc.record({ path: text, line: sure });
const common = fc
  .tuple(fc.array(fc.constant({ code: 'empty' as const }), { maxLength: 1 }), some({ acknowledges: text }))
  .map(([problems, more]) => ({ problems, ...more }));
const stances = fc.array(
  fc.record({ seat: id, stance: towards, comment: text }, { requiredKeys: ['seat', 'stance'] }),
  { maxLength: 3 },
);

/** What is particular to each form. */
const parts: Record<FormName, fc.Arbitrary<object>> = {
  position: some({ changeMind: text }),
  challenge: fc
    .tuple(
      vote,
      texts,
      some({ stance: fc.constant('amend'), proposal: text, places: fc.record({ 0: place }) }),
    )
    .map(([held, blocking, more]) => ({ vote: held, blocking, contests: [], checklist: {}, ...more })),
  final: fc
    .tuple(vote, texts, some({ confidence: sure, places: fc.record({ 1: place }) }))
    .map(([held, blocking, more]) => ({ vote: held, blocking, ...more })),
  synthesis: fc.tuple(texts, some({ recommendation: text })).map(([risks, more]) => ({
    consensus: [],
    disagreements: [],
    insights: [],
    minority: [{ text: 'm' }],
    risks,
    ...more,
  })),
  turn: fc
    .tuple(stances, some({ position: text, confidence: sure }))
    .map(([held, more]) => ({ stances: held, ...more })),
  ballot: fc
    .tuple(stances, some({ position: text, confidence: sure }))
    .map(([held, more]) => ({ stances: held, ...more })),
  qa: fc.tuple(mark, texts, texts, text).map(([verdict, issues, risks, said]) => ({
    verdict,
    issues,
    risks,
    points: { edges: { mark: verdict, text: said }, risks: { mark: 'pass' } },
  })),
  matrix: fc.array(fc.tuple(text, some({ score: sure })), { maxLength: 3 }).map((rows) => ({
    rows: rows.map(([option, more]) => ({ option, pros: 'p', cons: 'c', cost: '', risks: '', ...more })),
  })),
  outline: fc.tuple(texts, some({ title: text })).map(([headings, more]) => ({ headings, ...more })),
  draft: fc.tuple(texts, some({ title: text })).map(([headings, more]) => ({ headings, ...more })),
  plan: fc.tuple(texts, some({ title: text })).map(([headings, more]) => ({ headings, ...more })),
  frame: fc.tuple(texts, some({ title: text })).map(([headings, more]) => ({ headings, ...more })),
  change: fc.tuple(texts, some({ diff: text, summary: text })).map(([files, more]) => ({ files, ...more })),
  page: fc
    .tuple(whole, texts, some({ tldr: text }))
    .map(([words, actions, more]) => ({ words, actions, ...more })),
  review: fc.tuple(vote, texts, texts, some({ confidence: sure })).map(([held, found, good, more]) => ({
    vote: held,
    findings: found.map((each, at) => ({ severity: at === 0 ? 'blocking' : 'minor', text: each })),
    good,
    ...more,
  })),
  response: fc.constant({}),
  advocate: fc.constant({}),
};

const readingOf = (form: FormName): fc.Arbitrary<Reading> =>
  fc.tuple(common, parts[form]).map(([a, b]) => ({ form, ...a, ...b }) as unknown as Reading);

const flag: fc.Arbitrary<Flag> = fc
  .tuple(
    fc.constantFrom<Flag['code']>('repeats', 'conforms', 'unanswered'),
    some({ percent: sure, detail: text }),
  )
  .map(([code, more]) => ({ code, ...more }));

const turnOf = (form: FormName, seatId: string): fc.Arbitrary<Turn> =>
  fc.oneof(
    fc
      .record({
        text,
        reading: readingOf(form),
        at,
        more: some({ model: text, flags: fc.array(flag, { minLength: 1, maxLength: 2 }), reserved: whole }),
        usage: fc.record(
          { input: whole, output: whole, cached: whole },
          { requiredKeys: ['input', 'output'] },
        ),
      })
      .map(({ more, ...said }) => ({
        seat: seatId,
        state: 'replied' as const,
        attempt: 1 as const,
        deadlineAt: said.at,
        ms: 5,
        tries: 1,
        ...said,
        ...more,
      })),
    fc
      .tuple(fc.constantFrom<'asked' | 'queued'>('asked', 'queued'), at)
      .map(([state, when]) => ({ seat: seatId, state, attempt: 1 as const, deadlineAt: when })),
    at.map((when) => ({
      seat: seatId,
      state: 'absent' as const,
      attempt: 1 as const,
      deadlineAt: when,
      absence: { code: 'skipped' as const, detail: 'budget' },
    })),
  );

const check: fc.Arbitrary<CheckRun> = fc
  .tuple(
    fc.constantFrom<CheckRun['state']>('running', 'passed', 'failed', 'waived'),
    some({ output: text, code: whole, ms: whole, waived: fc.record({ by: text, text }) }),
  )
  .map(([state, more]) => ({ name: 'unit', state, ...more }));

const reason = fc.constantFrom<Reason>({ code: 'no-role', detail: 'qa' }, { code: 'budget-tokens' });

const runOf = (protocol: Protocol): fc.Arbitrary<PhaseRun> =>
  fc.constantFrom(...protocol.phases).chain((phase) =>
    fc.oneof(
      { weight: 1, arbitrary: reason.map((why) => run(phase.id, 1, [], { skipped: why })) },
      {
        weight: 6,
        arbitrary: fc
          .tuple(
            fc.tuple(...seatIds.map((seatId) => turnOf(phase.form, seatId))),
            some<PhaseRun>({
              converged: fc.boolean(),
              consensus: fc.constantFrom('strong' as const, 'soft' as const, 'none' as const),
              verdict: fc.constantFrom(
                'pass' as const,
                'warn' as const,
                'fail' as const,
                'not-gated' as const,
              ),
              sentBackBy: fc.constant('QA'),
              again: fc.constant(true as const),
              checks: fc.array(check, { maxLength: 2 }),
              why: reason,
            }),
            fc.boolean(),
          )
          .map(([turns, more, open]) => {
            const { endedAt, ...rest } = { ...run(phase.id, 1, turns), ...more };
            return open || endedAt === undefined ? rest : { ...rest, endedAt };
          }),
      },
    ),
  );

const limits = some<{ tokens: number; cost: number; minutes: number }>({
  tokens: whole,
  cost: sure,
  minutes: sure,
});
const held = some<Council>({
  owner: id,
  reviewers: fc.array(id, { minLength: 1, maxLength: 3 }),
  qa: id,
  raised: limits,
  origin: fc.record(
    {
      council: fc.constantFrom('2026-02-08-cache', '2026-02-09-keys-2'),
      kind: fc.constantFrom('fork' as const, 'follow-up' as const),
      run: whole,
      changed: text,
    },
    { requiredKeys: ['council', 'kind'] },
  ),
  context: text,
  cut: texts,
  rating: sure,
  degradations: fc.array(
    fc.record({
      code: fc.constantFrom('skipped-optional' as const, 'shortened-context' as const, 'paused' as const),
      limit: fc.constantFrom('tokens' as const, 'cost' as const, 'time' as const),
      phase: fc.constant('RESOLVE'),
      at,
    }),
    { maxLength: 2 },
  ),
  recorded: fc.constant('decision' as const),
});

export const drawnCouncils: fc.Arbitrary<Council> = fc.constantFrom(...builtIn).chain((protocol) =>
  fc
    .record({
      runs: fc.array(runOf(protocol), { maxLength: 6 }),
      status: fc.constantFrom<Council['status']>('running', 'paused', 'decision', 'decided', 'over-budget'),
      more: held,
      brief: some({ anonymous: fc.boolean(), budget: limits.map(({ tokens = 5 }) => ({ tokens })) }),
    })
    .map(({ runs, status, more, brief }) => {
      const base = council('q', 'en', { protocol, runs, status, ...more });
      const seats = seatIds.map((each) =>
        seat(each, 'en', { domains: ['code'], price: { input: 1, output: 2 } }),
      );
      // Drawn records have no prototype; read ones have.
      return structuredClone({ ...base, seats, brief: { ...base.brief, type: protocol.id, ...brief } });
    }),
);
