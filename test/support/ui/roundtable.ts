/** A round table in the state that shows what is its own. */
import type { CouncilView, Language } from '../../../src/rpc/views/views.ts';
import { council, list, phase } from './protocolParts.ts';
import { family, second, t0, turn } from './turns.ts';

/** The third speaker of the second round has the floor, a person comes next. */
export function roundtable(language: Language = 'en'): CouncilView {
  const seats = family(language).map((seat) => (seat.id === 'nova' ? { ...seat, share: 54 } : seat));
  const turns = list('nuance', 'nuance', 'to-come', 'to-come');
  return council(
    language,
    'roundtable',
    'Is a monorepo right for four small teams?',
    {
      seats,
      phases: [
        phase(0, 'DELIBERATE', 'done', {
          form: 'turn',
          votes: true,
          inTurn: true,
          loop: { nth: 1, of: 5 },
          consensus: 'none',
          list: list('answered', 'disagree', 'nuance', 'agree'),
        }),
        phase(1, 'DELIBERATE', 'now', {
          form: 'turn',
          votes: true,
          inTurn: true,
          loop: { nth: 2, of: 5 },
          list: turns,
        }),
        phase(2, 'VOTE', 'to-come', { form: 'ballot', votes: true, list: list() }),
        phase(3, 'SYNTHESIZE', 'to-come', { form: 'synthesis' }),
      ],
      tally: {
        verdict: 'none-yet',
        stands: turns.map(([seat, stand]) => ({ seat, stand })),
        agree: 0,
        nuance: 2,
        disagree: 0,
        of: 4,
        quorum: 3,
      },
      dominance: { seat: 'nova', percent: 54 },
      budget: {
        tokens: { used: 21_000, limit: 60_000 },
        cost: { used: 0.18, limit: 0.5 },
        minutes: { used: 3, limit: 10 },
      },
    },
    [
      turn(
        0,
        'DELIBERATE',
        'henry',
        '## Position\nOne repository, four owners files.\n\n## Reasoning\nThe pain is in releases, not in code: one place to cut them is worth the larger checkout.',
        {
          form: 'turn',
          position: 'One repository, four owners files.',
          confidence: 4,
        },
      ),
      turn(0, 'DELIBERATE', 'sage', 'Four teams, four cadences: the build is what hurts first.', {
        form: 'turn',
        stances: [{ seat: 'henry', stance: 'disagree' }],
        confidence: 3,
        questions: [{ to: 'nova', text: 'What did the last full build cost?', answered: true }],
      }),
      turn(
        1,
        'DELIBERATE',
        'henry',
        '## Position\nOne repository, with a cache that every team can read.\n\n## Responses to Others\n- Sage: partial\n\n## Reasoning\nSage is right that the build hurts first. A remote cache halves it; I have seen it done with @Nova’s runner.',
        {
          form: 'turn',
          position: 'One repository, with a cache that every team can read.',
          stances: [
            { seat: 'sage', stance: 'partial', comment: 'the build is the cost, the cadence is not' },
            { seat: 'nova', stance: 'agree' },
          ],
          confidence: 4,
          questions: [{ to: 'blaise', text: 'Who owns the cache when it breaks?', answered: false }],
        },
      ),
      turn(1, 'DELIBERATE', 'sage', 'With a cache, yes. I keep my doubt about the cadence.', {
        form: 'turn',
        stances: [
          { seat: 'henry', stance: 'agree' },
          { seat: 'nova', stance: 'partial' },
        ],
        from: 'disagree',
        confidence: 3,
        flags: [{ code: 'conforms' }, { code: 'repeats', percent: 78 }],
      }),
      turn(1, 'DELIBERATE', 'nova', 'The last full build took eleven minutes, of which', {
        state: 'speaking',
        at: t0 + 149 * second,
        deadlineAt: t0 + 239 * second,
      }),
      turn(1, 'DELIBERATE', 'blaise', '', { state: 'queued', waits: true }),
    ],
  );
}

/** A person sits at the table and it is their turn. */
export function seated(language: Language = 'en'): CouncilView {
  const view = roundtable(language);
  const papa = {
    id: 'papa',
    name: 'Papa',
    kind: 'human' as const,
    role: '',
    backend: 'human',
    votes: true,
    words: 0,
    share: 0,
  };
  return {
    head: { ...view.head, seats: [...view.head.seats, papa] },
    entries: [
      ...view.entries.filter((entry) => entry.kind !== 'turn' || entry.state === 'replied'),
      turn(1, 'DELIBERATE', 'papa', '', {
        state: 'queued',
        at: t0 + 149 * second,
        deadlineAt: t0 + 3749 * second,
      }),
    ],
  };
}
