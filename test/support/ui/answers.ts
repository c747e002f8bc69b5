/** The council of the reference pictures with three turns asked again: replaced, beside, and being asked now. */
import type { AnswerView, CouncilView, Language, TurnView } from '../../../src/rpc/views/views.ts';
import { decision } from './fixtures.ts';
import { second, t0 } from './turns.ts';

const answer = (more: Partial<AnswerView>): AnswerView => ({
  time: 2,
  place: 'beside',
  state: 'replied',
  body: '',
  text: '',
  ...more,
});

export function askedAgain(language: Language = 'en'): CouncilView {
  const view = decision(language);
  const papa = { by: 'papa', at: t0 + 120 * second };
  const earlier =
    'I hold to what I said: without a tested way back this is a leap, and I do not leap on a Sunday.';
  const later = [
    'Asked to be concrete, I would measure three things for a week before the switch:',
    '',
    '- reads of a session under `load 200`, in p99',
    '- rows that expire late',
    '- locks that wait longer than 50 ms',
  ].join('\n');
  const more: Record<string, Partial<TurnView>> = {
    '2:henry': {
      askedBy: { ...papa, text: 'Be more concrete.' },
      answers: [answer({ time: 1, place: 'earlier', body: earlier, text: earlier, vote: 'disagree' })],
    },
    '2:sage': {
      answers: [
        answer({
          askedBy: { ...papa, text: 'What would you measure?' },
          body: later,
          text: later,
          vote: 'nuance',
        }),
      ],
    },
    '2:blaise': { answers: [answer({ state: 'asked', askedBy: papa, deadlineAt: t0 + 300 * second })] },
  };
  return {
    ...view,
    entries: view.entries.map((entry) =>
      entry.kind === 'turn' && more[entry.key] ? { ...entry, ...more[entry.key] } : entry,
    ),
  };
}
