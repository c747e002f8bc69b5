/** The other answers to a question that was asked again, as clients see them: which one they stand beside or were replaced by. */

import { patienceMs } from '../../../core/councils/asking.ts';
import type { Council, PhaseRun, Turn } from '../../../core/councils/council.ts';
import { timeOf } from '../../../core/councils/people/askedAgain.ts';
import { voteOf } from '../../../core/councils/repliesIn.ts';
import { bodyOf } from '../../../core/forms/body.ts';
import type { AnswerView, TurnView } from '../../../rpc/views/views.ts';
import { defined } from './defined.ts';

/** `turn` as it may be shown: names are hidden already where they must be. */
export function answersOf(
  council: Council,
  run: PhaseRun,
  turn: Turn,
): Pick<TurnView, 'askedBy' | 'answers'> {
  return defined({
    askedBy: turn.asked && askedBy(turn.asked),
    answers: turn.again?.map((each) => answerView(council, run, turn, each)),
  });
}

const askedBy = ({ by, at, text }: NonNullable<Turn['asked']>) => ({ by, at, ...defined({ text }) });

function answerView(council: Council, run: PhaseRun, standing: Turn, answer: Turn): AnswerView {
  const { state, text = '', reading, asked } = answer;
  const later = timeOf(answer) > timeOf(standing);
  const isOpen = state === 'asked' && run.endedAt === undefined;
  return {
    time: timeOf(answer),
    place: isOpen ? 'next' : later ? 'beside' : 'earlier',
    state: state === 'replied' || state === 'absent' ? state : 'asked',
    body: reading ? bodyOf(reading.form, text) : text,
    text,
    ...defined({
      askedBy: asked && askedBy(asked),
      at: answer.at,
      model: answer.model,
      vote: voteOf(answer),
      deadlineAt: state === 'asked' ? answer.deadlineAt : undefined,
      absence: answer.absence && {
        code: answer.absence.code,
        seconds: patienceMs(council, standing.seat) / 1000,
        tries: answer.tries ?? 1,
        ...defined({ detail: answer.absence.detail }),
      },
    }),
  };
}
