/** The direct questions that a turn puts to other seats, and whether they were taken up since. */
import { namedAt } from '../../../core/councils/aliases.ts';
import type { Council, Turn } from '../../../core/councils/council.ts';
import { phaseOf } from '../../../core/councils/interpreter.ts';
import { answersTo, named, questionsTo } from '../../../core/councils/people/questions.ts';
import { answered } from '../../../core/councils/repliesIn.ts';
import type { QuestionView } from '../../../rpc/views/deliberationViews.ts';

/** Only where seats speak one after the other: there a question can be answered in the next turn. */
export function questionsIn(council: Council, index: number, seat: string): QuestionView[] {
  const run = council.runs[index];
  const turn = run?.turns.find((each) => each.seat === seat);
  if (!run || !turn?.text?.includes('?') || phaseOf(council, run)?.order === 'parallel') return [];
  const asker = named(council, seat);
  const after = [
    ...run.turns.slice(run.turns.indexOf(turn) + 1).filter((each) => each.state === 'replied'),
    ...council.runs.slice(index + 1).flatMap(answered),
  ];
  return namedAt(council).flatMap((other) => {
    if (other.id === seat) return [];
    const isAnswered = after.some((each) => each.seat === other.id && answersTo(each, asker));
    return questionsTo(turn, other).map((text) => ({
      to: other.id,
      text,
      answered: isAnswered,
    }));
  });
}

/** Whether it put a question to one of those who spoke. */
export function asksAnyOf(council: Council, index: number, seat: string, said: readonly Turn[]): boolean {
  const turn = council.runs[index]?.turns.find((each) => each.seat === seat);
  return (
    turn?.text?.includes('?') === true &&
    namedAt(council).some(
      (other) =>
        other.id !== seat &&
        said.some((each) => each.seat === other.id) &&
        questionsTo(turn, other).length > 0,
    )
  );
}
