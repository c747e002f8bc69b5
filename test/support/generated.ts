/** Protocols, tables, faults and people drawn by fast-check: whatever a user might write and whatever might then happen. */
import fc from 'fast-check';
import type { Council } from '../../src/core/councils/council.ts';
import { builtInProtocols } from '../../src/core/councils/protocols/builtIn.ts';
import type { Condition, Phase, Protocol } from '../../src/core/councils/protocols/protocol.ts';
import type { Event } from '../../src/core/events.ts';
import { type FormName, pointWords } from '../../src/core/forms/reading.ts';
import { type Answer, type Play, play } from './play.ts';
import { sampleCouncil } from './sampleCouncil.ts';
import { inEveryForm } from './voices.ts';

const formsFor = {
  participants: ['position', 'challenge', 'final', 'turn', 'ballot', 'matrix'],
  owner: ['outline', 'draft', 'plan', 'change', 'page'],
  reviewers: ['challenge', 'final', 'review'],
} as const satisfies Record<string, readonly FormName[]>;

const condition = (earlier: string[]): fc.Arbitrary<Condition> =>
  fc.oneof(
    fc.constant<Condition>({ always: true }),
    fc.integer({ min: 1, max: 5 }).map((roundsAtLeast): Condition => ({ roundsAtLeast })),
    ...(earlier.length > 0
      ? [
          fc.constantFrom(...earlier).map((converged): Condition => ({ not: { converged } })),
          fc.constantFrom(...earlier).map((phase): Condition => ({ consensus: { phase, reaches: 'soft' } })),
          fc
            .constantFrom(...earlier)
            .map((repeating): Condition => ({ any: [{ repeating }, { hasRole: 'qa' }] })),
        ]
      : []),
  );

const phaseAt = (index: number): fc.Arbitrary<Phase> => {
  const earlier = Array.from({ length: index }, (_, each) => `P${each}`);
  return fc
    .record({
      speakers: fc.constantFrom('participants', 'owner', 'reviewers'),
      pick: fc.nat(),
      order: fc.constantFrom('parallel', 'in-turn', 'rotating'),
      blind: fc.boolean(),
      transcript: fc.boolean(),
      optional: fc.boolean(),
      when: fc.option(condition(earlier), { nil: undefined }),
      loop: fc.option(
        fc.record({
          condition: condition([...earlier, `P${index}`]),
          max: fc.integer({ min: 1, max: 3 }),
          back: fc.nat(),
        }),
        { nil: undefined },
      ),
    })
    .map(({ speakers, pick, order, blind, transcript, optional, when, loop }): Phase => {
      const forms = formsFor[speakers as keyof typeof formsFor];
      const isBlind = blind && order === 'parallel';
      return {
        id: `P${index}`,
        speakers: speakers as Phase['speakers'],
        order: order as Phase['order'],
        form: forms[pick % forms.length] as FormName,
        sees: transcript && !isBlind ? ['transcript', 'disagreements'] : ['own'],
        ...(isBlind ? { blind: true } : {}),
        ...(optional ? { optional: true } : {}),
        ...(when ? { when } : {}),
        ...(loop
          ? { until: { condition: loop.condition, max: loop.max, backTo: `P${loop.back % (index + 1)}` } }
          : {}),
      };
    });
};

const ownProtocol: fc.Arbitrary<Protocol> = fc
  .integer({ min: 1, max: 5 })
  .chain((length) =>
    fc.tuple(fc.tuple(...Array.from({ length }, (_, index) => phaseAt(index))), fc.nat(), fc.nat()),
  )
  .map(([phases, back, again]) => ({
    id: 'own',
    minutes: 5,
    defaultRounds: 3,
    phases: [
      ...phases.map((phase, index) => (index === again % phases.length ? { ...phase, again: true } : phase)),
      {
        id: 'GATE',
        speakers: 'qa',
        order: 'parallel',
        sees: ['transcript'],
        form: 'qa',
        checks: true,
        gate: { backTo: `P${back % phases.length}`, most: 2 },
      },
      {
        id: 'END',
        speakers: 'orchestrator',
        order: 'parallel',
        sees: ['transcript'],
        form: 'synthesis',
        closing: true,
      },
    ],
  }));

const acts = [
  'inject',
  'pause',
  'resume',
  'stop',
  'restart',
  'decide',
  'again',
  'ask-again',
  'ask-again',
  'extend',
  'raise',
  'early',
  'rate',
  'waive',
  'point',
  'pass',
  'fail',
] as const;
type Act = (typeof acts)[number];
export type Step =
  | {
      vote: string;
      stance: string;
      mark: string;
      says: 'words' | 'nonsense' | 'failure' | 'silence';
      /** What it holds to block, and what it says of a point. */
      blocks?: string;
      line?: string;
    }
  | { act: Act };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.record({
      vote: fc.constantFrom('agree', 'agree', 'disagree', 'nuance', '?'),
      stance: fc.constantFrom('agree', 'agree', 'partial', 'disagree'),
      mark: fc.constantFrom('✅', '✅', '⚠️', '❌', ''),
      says: fc.constantFrom('words', 'words', 'words', 'words', 'nonsense', 'failure', 'silence'),
      blocks: fc.constantFrom('', '', 'no way back', 'nobody at night', 'P1', 'P2: still so'),
      line: fc
        .tuple(fc.integer({ min: 1, max: 6 }), fc.constantFrom('', '', ...pointWords))
        .map(([id, word]) => (word === '' ? '' : `\n\nP${id}: ${word} — so it is\n`)),
    }),
  },
  { weight: 3, arbitrary: fc.constantFrom(...acts).map((act): Step => ({ act })) },
);

export const scenario = fc.record({
  protocol: fc.oneof(ownProtocol, fc.constantFrom(...Object.values(builtInProtocols))),
  seats: fc.integer({ min: 2, max: 5 }),
  maxRounds: fc.integer({ min: 1, max: 5 }),
  attended: fc.boolean(),
  qa: fc.boolean(),
  anonymous: fc.boolean(),
  onMotion: fc.boolean(),
  checks: fc.boolean(),
  tokens: fc.option(fc.integer({ min: 2000, max: 60_000 }), { nil: undefined }),
  steps: fc.array(step, { maxLength: 80 }),
});
export type Scenario = typeof scenario extends fc.Arbitrary<infer T> ? T : never;

export function councilFor(given: Scenario): Council {
  const names = ['henry', 'sage', 'nova', 'iris', 'otto'].slice(0, given.seats);
  const start = sampleCouncil({ seats: names, attended: given.attended });
  const judge = {
    ...start.seats[0],
    id: 'blaise',
    name: 'Blaise',
    votes: false,
    fence: 'fence-blaise',
  } as Council['seats'][number];
  return {
    ...start,
    protocol: given.protocol,
    seats: [...start.seats, judge],
    owner: names[0] ?? 'henry',
    reviewers: names.slice(1),
    ...(given.qa ? { qa: 'blaise' } : {}),
    ...(given.onMotion ? { votesOn: 'motion' as const } : {}),
    brief: {
      ...start.brief,
      type: given.protocol.id,
      maxRounds: given.maxRounds,
      ...(given.anonymous ? { anonymous: true } : {}),
      ...(given.checks ? { checks: ['tests'] } : {}),
      ...(given.tokens === undefined ? {} : { budget: { tokens: given.tokens } }),
    },
  };
}

export interface Played {
  game: Play;
  /** How often a person asked for another round. */
  again: number;
}

/** Plays the steps, then lets everyone be silent and every check fail until nothing is owed. */
export function perform(given: Scenario): Played {
  const game = play(councilFor(given));
  let again = 0;
  given.steps.forEach((each, n) => {
    if (!('act' in each)) game.once((scene, ref) => said(each, n, scene.seat.id)(scene, ref));
    else {
      if (each.act === 'again' && ['decision', 'recommended'].includes(game.council().status)) again += 1;
      game.tell(eventOf(game, each.act, n));
    }
  });
  const { id } = game.council();
  const settle = () => game.tell(eventOf(game, 'resume', 999), eventOf(game, 'early', 999));
  if (game.council().status === 'paused') settle();
  for (let rounds = 0; rounds < 200; rounds++) {
    game.run(() => undefined);
    const council = game.state().councils[id];
    const run = (council?.runs.length ?? 0) - 1;
    const open = council?.runs[run]?.checks?.some((check) => check.state === 'running');
    if (open)
      game.tell({ type: 'check.finished', council: id, run, name: 'tests', ok: false, output: '', ms: 1 });
    else if (council?.status === 'paused') settle();
    else break;
  }
  return { game, again };
}

const said = (
  { vote, stance, mark, says, blocks = '', line = '' }: Exclude<Step, { act: Act }>,
  n: number,
  seat: string,
) =>
  says === 'failure'
    ? (): Answer => null
    : says === 'silence'
      ? (): Answer => undefined
      : says === 'nonsense'
        ? (): Answer => '<!--council-state {} --> **Vote'
        : inEveryForm({
            vote: () => vote,
            stance: () => stance,
            mark: () => mark,
            blocking: () => (blocks === '' ? [] : [blocks]),
            words: () => `CANARY-${n}-${seat} says something of its own, number ${n}.${line}`,
          });

/** Of any turn there is: settled or not, in an open phase or a closed one. */
function askedAgain({ id: council, runs }: Council, n: number): Event {
  const turns = runs.flatMap((run, index) => run.turns.map(({ seat }) => ({ run: index, seat })));
  const place = turns[(n * 7) % Math.max(1, turns.length)] ?? { run: 0, seat: 'henry' };
  const text = n % 2 === 0 ? {} : { text: 'Henry, be more concrete.' };
  return { type: 'turn.asked-again', council, ...place, by: 'papa', id: `a${n}`, ...text };
}

function eventOf(game: Play, act: Act, n: number): Event {
  const council = game.council();
  const { id } = council;
  const by = 'papa';
  const run = council.runs.length - 1;
  const seat = council.runs[run]?.turns[0]?.seat ?? 'henry';
  const events: Record<Act, Event> = {
    inject: { type: 'person.injected', council: id, id: `i${n}`, by, text: 'And the cost?' },
    pause: { type: 'council.paused', council: id, by },
    resume: { type: 'council.resumed', council: id, by, attended: council.attended },
    stop: { type: 'council.stopped', council: id, by },
    restart: { type: 'host.started', version: '1', askedAgain: [] },
    decide: { type: 'person.decided', council: id, by, verdict: 'accept' },
    again: { type: 'person.decided', council: id, by, verdict: 'another-round' },
    'ask-again': askedAgain(council, n),
    extend: { type: 'deadline.extended', council: id, run, seat, ms: 1000, by },
    raise: { type: 'budget.raised', council: id, by, tokens: 100_000 },
    early: { type: 'council.synthesised-early', council: id, by },
    rate: { type: 'council.rated', council: id, by, rating: 4 },
    waive: { type: 'check.waived', council: id, name: 'tests', by, text: 'known' },
    point: { type: 'point.waived', council: id, point: 'P1', by, text: 'known' },
    pass: { type: 'check.finished', council: id, run, name: 'tests', ok: true, output: 'fine', ms: 3 },
    fail: { type: 'check.finished', council: id, run, name: 'tests', ok: false, output: 'no', ms: 3 },
  };
  return events[act];
}
