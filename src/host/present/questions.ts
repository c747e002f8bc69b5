/** The direct questions that a turn puts to other seats, and whether they were taken up since. */
import type { Council } from '../../core/councils/council.ts';
import { phaseOf } from '../../core/councils/interpreter.ts';
import { answered } from '../../core/councils/replies.ts';
import { namedAt } from '../../core/prompts/anonymous.ts';
import { questionsTo } from '../../core/prompts/questions.ts';
import type { QuestionView } from '../../rpc/deliberationViews.ts';

/** Only where seats speak one after the other: there a question can be answered in the next turn. */
export function questionsIn(council: Council, index: number, seat: string): QuestionView[] {
  const run = council.runs[index];
  const turn = run?.turns.find((each) => each.seat === seat);
  if (!run || !turn?.text?.includes('?') || phaseOf(council, run)?.order === 'parallel') return [];
  // In an anonymous council the words call each other by their letters, also after its end.
  const named = namedAt(council);
  const asker = named.find((each) => each.id === seat);
  const after = [
    ...run.turns.slice(run.turns.indexOf(turn) + 1).filter((each) => each.state === 'replied'),
    ...council.runs.slice(index + 1).flatMap(answered),
  ];
  return named.flatMap((other) => {
    if (other.id === seat) return [];
    const replies = after.filter((each) => each.seat === other.id);
    const isAnswered = replies.some((each) => names(each.text ?? '', seat, asker?.name ?? seat));
    return questionsTo(turn.text ?? '', other.id, other.name).map((text) => ({
      to: other.id,
      text,
      answered: isAnswered,
    }));
  });
}

const names = (text: string, id: string, name: string): boolean => {
  const said = text.toLowerCase();
  return [id, name].some((word) => said.includes(`@${word.toLowerCase()}`));
};
