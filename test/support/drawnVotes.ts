/** Councils that vote on one motion, drawn by fast-check and held by the interpreter itself: tables, replies, faults, people. */
import fc from 'fast-check';
import type { Council } from '../../src/core/councils/council.ts';
import { builtInProtocols } from '../../src/core/councils/protocols/builtIn.ts';
import type { Event } from '../../src/core/events.ts';
import type { Scene } from '../../src/core/prompts/seatScene.ts';
import { type Play, play } from './play.ts';
import { stamped } from './stampedCouncils.ts';
import { type Choice, choosing } from './votingVoices.ts';

const acts = ['inject', 'again', 'put', 'own-words', 'early', 'restart', 'decide', 'pass', 'fail'] as const;
type Act = (typeof acts)[number];

/** What a seat does when it is asked; numbers choose among the letters that it is shown. */
interface Drawn {
  says: 'words' | 'failure' | 'silence' | 'nonsense';
  backs: 'mine' | 'first' | 'any' | 'two' | 'unknown' | 'none';
  pick: number;
  order: number[];
  ties: boolean[];
  ranks: boolean;
  vote: string;
  verdict: string;
  stance: string;
  confidence: number | undefined;
  blocks: 'none' | 'one' | 'unsaid';
  points: 'silent' | 'withdrawn' | 'kept';
  amends: boolean;
  explains: boolean;
  scores: number[];
}
type Step = Drawn | { act: Act };

const drawn: fc.Arbitrary<Drawn> = fc.record({
  says: fc.constantFrom(
    'words',
    'words',
    'words',
    'words',
    'words',
    'words',
    'failure',
    'silence',
    'nonsense',
  ),
  backs: fc.constantFrom('mine', 'first', 'first', 'first', 'any', 'two', 'unknown', 'none'),
  pick: fc.nat(7),
  order: fc.array(fc.nat(9), { minLength: 6, maxLength: 6 }),
  ties: fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
  ranks: fc.boolean(),
  vote: fc.constantFrom(
    'agree',
    'agree',
    'agree',
    'agree',
    'nuance',
    'disagree',
    'agree, if it is tested',
    '?',
  ),
  verdict: fc.constantFrom('approve', 'approve', 'approve with changes', 'block', 'hm'),
  stance: fc.constantFrom('agree', 'agree', 'partial', 'disagree'),
  confidence: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
  blocks: fc.constantFrom('none', 'none', 'none', 'none', 'one', 'unsaid'),
  points: fc.constantFrom('silent', 'withdrawn', 'kept'),
  amends: fc.boolean(),
  explains: fc.boolean(),
  scores: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 3, maxLength: 3 }),
});

export const votedScenario = fc.record({
  mode: fc.constantFrom(
    'debate',
    'debate',
    'debate',
    'debate',
    'analysis',
    'roundtable',
    ...Object.keys(builtInProtocols),
  ),
  seats: fc.integer({ min: 2, max: 5 }),
  seed: fc.nat(),
  maxRounds: fc.integer({ min: 1, max: 3 }),
  attended: fc.boolean(),
  advocate: fc.constantFrom(undefined, true, 'sage'),
  threshold: fc.constantFrom(undefined, 1, 2),
  anonymous: fc.boolean(),
  /** Nobody can write the last word. */
  mute: fc.boolean(),
  /** Everyone says the same at first: without it four voices hardly ever meet. */
  likeminded: fc.boolean(),
  steps: fc.array(
    fc.oneof(
      { weight: 12, arbitrary: drawn },
      { weight: 1, arbitrary: fc.constantFrom(...acts).map((act): Step => ({ act })) },
    ),
    {
      minLength: 4,
      maxLength: 40,
    },
  ),
});
export type VotedScenario = typeof votedScenario extends fc.Arbitrary<infer T> ? T : never;

const names = ['henry', 'sage', 'nova', 'iris', 'otto'];

export function votedCouncil(given: VotedScenario): Council {
  const seats = names.slice(0, given.seats);
  const start = stamped(seats, given.mode, given.maxRounds);
  const { advocate, threshold } = given;
  return {
    ...start,
    seed: given.seed,
    attended: given.attended,
    owner: seats[0] ?? 'henry',
    reviewers: seats.slice(1),
    brief: {
      ...start.brief,
      ...(given.anonymous ? { anonymous: true } : {}),
      ...(advocate === undefined ? {} : { advocate }),
      ...(threshold === undefined ? {} : { consensusThreshold: threshold }),
    },
  };
}

/** Every proposal has words of its own, so that they are found again wherever they stand. */
export const proposalWords = (seat: string): string =>
  `the way of ${seat}, numbered ${names.indexOf(seat) + 1}`;
export const options = ['Zebra', 'Yak', 'Xerus'];

function choiceOf(scene: Scene, step: Drawn, given: VotedScenario, real: string): Choice | null | undefined {
  if (step.says === 'failure' || (given.mute && scene.form === 'synthesis')) return null;
  if (step.says === 'silence') return undefined;
  if (step.says === 'nonsense') return { words: '<!-- --> **Vote', backs: 'what?', vote: '', blocking: null };
  const letters = (scene.proposals ?? []).map(({ letter }) => letter);
  const own = scene.proposals?.find(({ seat }) => seat === scene.seat.id)?.letter;
  const at = (index: number): string => letters[index % Math.max(1, letters.length)] ?? '';
  const backs = {
    mine: own ?? at(0),
    first: at(0),
    any: at(step.pick),
    two: `${at(0)} and ${at(1)}`,
    unknown: 'Q',
    none: undefined,
  }[step.backs];
  const agreed: Partial<Drawn> =
    given.likeminded && step.pick > 0
      ? { vote: 'agree', verdict: 'approve', blocks: 'none', stance: 'agree' }
      : {};
  const { vote, verdict, blocks, stance } = { ...step, ...agreed };
  const shown = [...letters.keys()].toSorted((a, b) => (step.order[a] ?? 0) - (step.order[b] ?? 0));
  const ranking = shown
    .map((index, place) => `${place === 0 ? '' : step.ties[place] ? ' = ' : ' > '}${letters[index]}`)
    .join('');
  const mine = (scene.points ?? []).filter(({ by }) => by === scene.seat.id || by === real);
  return {
    proposal: proposalWords(real),
    vote,
    verdict,
    stance,
    options,
    scores: Object.fromEntries(options.map((option, index) => [option, step.scores[index] ?? 3])),
    ...(given.likeminded && letters.length > 0 ? { backs: at(0) } : backs === undefined ? {} : { backs }),
    ...(step.ranks && ranking !== '' ? { ranking } : {}),
    ...(step.confidence === undefined ? {} : { confidence: step.confidence }),
    ...(step.amends ? { amendment: `amended by number ${step.pick}` } : {}),
    ...(step.explains ? { changedMind: 'the restore took nine minutes' } : {}),
    blocking: blocks === 'unsaid' ? null : blocks === 'one' ? [`no way back ${step.pick}`] : [],
    findings: blocks === 'one' ? [`[blocking] [a.ts:1] no way back ${step.pick} — why — how`] : [],
    points: step.points === 'silent' ? [] : mine.map(({ id }) => `${id}: ${step.points} — said`),
  };
}

/** Plays the steps, then lets everyone answer alike until nothing is owed. */
export function performVotes(given: VotedScenario): Play {
  const game = play(votedCouncil(given));
  given.steps.forEach((step, n) => {
    if ('act' in step) for (const event of eventsOf(game.council(), step.act, n)) game.tell(event);
    else game.once(choosing((scene, ref) => choiceOf(scene, step, given, ref.seat)));
  });
  const replies = given.steps.filter((step): step is Drawn => 'says' in step);
  for (let rest = 0; rest < 200; rest++) {
    // With nobody who says anything, or for long, it ends by their silence.
    const step = rest > 100 ? undefined : replies[rest % Math.max(1, replies.length)];
    const voice = choosing((scene, ref) => step && choiceOf(scene, step, given, ref.seat));
    if (!game.once(voice)) break;
  }
  return game;
}

function eventsOf(council: Council, act: Act, n: number): Event[] {
  const { id } = council;
  const by = 'papa';
  const run = council.runs.length - 1;
  const letter = council.proposals?.[n % Math.max(1, council.proposals.length)]?.letter ?? 'A';
  const again = (text?: string): Event => ({
    type: 'person.decided',
    council: id,
    by,
    verdict: 'another-round',
    ...(text === undefined ? {} : { text }),
  });
  const check = (ok: boolean): Event[] =>
    (council.runs[run]?.checks ?? []).map(({ name }) => ({
      type: 'check.finished',
      council: id,
      run,
      name,
      ok,
      output: '',
      ms: 1,
    }));
  const events: Record<Act, Event[]> = {
    inject: [{ type: 'person.injected', council: id, id: `i${n}`, by, text: 'And the cost?' }],
    again: [again()],
    put: [again(`Put ${letter} to the vote.`)],
    'own-words': [again('Motion: the way of papa')],
    early: [{ type: 'council.synthesised-early', council: id, by }],
    restart: [{ type: 'host.started', version: '1', askedAgain: [] }],
    decide: [{ type: 'person.decided', council: id, by, verdict: 'accept' }],
    pass: check(true),
    fail: check(false),
  };
  return events[act];
}
