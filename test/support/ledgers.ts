/** Councils of this release whose runs are closed by hand, so that a rule of the ledger can be read beside what was said. */
import type { Council, PhaseRun, Turn } from '../../src/core/councils/council.ts';
import type { Motion, Point } from '../../src/core/councils/motion.ts';
import { withPoints } from '../../src/core/councils/voting/ledger.ts';
import type { FormName, PointWord, Reading } from '../../src/core/forms/reading.ts';
import { council, run, seat, turn } from './councils.ts';

const bare = {
  position: {},
  challenge: { vote: 'nuance', contests: [], checklist: {}, blocking: [] },
  final: { vote: 'nuance', blocking: [] },
  review: { vote: 'nuance', findings: [], good: [] },
  response: {},
  turn: { stances: [] },
  ballot: { stances: [] },
  qa: { points: {}, verdict: 'pass', issues: [], risks: [] },
  synthesis: { consensus: [], disagreements: [], insights: [], risks: [], minority: [] },
} satisfies Partial<Record<FormName, object>>;

type Told = keyof typeof bare;

/** Lines of a reply about points, as "P2: withdrawn — the copy is read-only". */
export const lines = (...said: string[]): PointWord[] =>
  said.map((each) => {
    const [head = '', text] = each.split(' — ');
    const [id = '', word = ''] = head.split(': ');
    return { id, word: word as PointWord['word'], ...(text === undefined ? {} : { text }) };
  });

/** One seat's reply: only what the rule is about needs to be said. */
export const says = <F extends Told>(
  id: string,
  form: F,
  more: Partial<Extract<Reading, { form: F }>> = {},
): Turn =>
  turn(id, 1, `${id} speaks`, {
    reading: { form, problems: [], ...bare[form], ...more } as unknown as Reading,
  });

const forms: Record<string, Told> = {
  COLLECT: 'position',
  CHALLENGE: 'challenge',
  RESOLVE: 'final',
  REVIEW: 'review',
  RESPOND: 'response',
  DELIBERATE: 'turn',
  VOTE: 'ballot',
  QA: 'qa',
  SYNTHESIZE: 'synthesis',
};

/** Every phase that says something of points, in one protocol. */
const every = {
  id: 'debate',
  minutes: 5,
  defaultRounds: 3,
  phases: Object.entries(forms).map(([id, form]) => ({
    id,
    speakers: 'participants' as const,
    order: form === 'turn' ? ('rotating' as const) : ('parallel' as const),
    sees: [],
    form,
    ...(form === 'qa' ? { gate: { backTo: 'CHALLENGE', most: 3 }, checks: true } : {}),
  })),
};

export const stamped = (more: Partial<Council> = {}): Council =>
  council('Should we cache the index?', 'en', {
    votesOn: 'motion',
    protocol: every,
    seats: ['henry', 'sage', 'nova', 'blaise', 'maman'].map((id) => seat(id)),
    ...more,
  });

/** The council after one more run has closed. */
export function after(before: Council, phase: string, turns: Turn[], more: Partial<PhaseRun> = {}): Council {
  const closing = run(phase, before.runs.length + 1, turns, more);
  return withPoints({ ...before, runs: [...before.runs, closing] }, closing);
}

/** B is Nova's, and put to the vote. */
export const motion: Motion = { letter: 'B', seat: 'nova', text: 'Cache it behind a switch.', by: 'ranking' };

export const named = (of: Council, id: string): Point => {
  const found = of.points?.find((point) => point.id === id);
  if (!found) throw new Error(`no point ${id}`);
  return found;
};

/** What became of a point, in one line. */
export const story = ({ history }: Point): string =>
  history.map(({ by, what, text }) => `${by} ${what}${text === undefined ? '' : ` “${text}”`}`).join(', ');

/** What was noted of a seat's last reply. */
export const noted = (of: Council, id: string): string[] =>
  of.runs
    .at(-1)
    ?.turns.find((each) => each.seat === id)
    ?.reading?.problems.map(({ code, detail }) => `${code} ${detail}`) ?? [];

/** P1: Blaise contests Nova. P2: Henry blocks. P3: Sage amends Nova's motion. */
export const challenged = (more: Partial<Council> = {}): Council =>
  after(
    stamped(more),
    'CHALLENGE',
    [
      says('blaise', 'challenge', { contests: [{ seat: 'nova', point: 'The switch is untested.' }] }),
      says('henry', 'challenge', { blocking: ['Nobody can flush it at night.'], settles: { 0: 'a drill' } }),
      says('sage', 'challenge', { backs: 'B', amendment: 'For one week only.' }),
      says('nova', 'challenge', { backs: 'B' }),
    ],
    { motion },
  );
