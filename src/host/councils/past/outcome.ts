/** What a council came to: its recommendation, whoever wrote it and in whatever form, and what was decided. */
import type { Council, Turn } from '../../../core/councils/council.ts';
import { phaseOf } from '../../../core/councils/phases.ts';
import { answered } from '../../../core/councils/repliesIn.ts';
import { conclusionOf } from '../../../core/councils/voting/conclusion.ts';
import { bodyOf } from '../../../core/forms/body.ts';
import type { SynthesisReading } from '../../../core/forms/reading.ts';

/** The last word: the synthesis, or what the closing phase of another protocol gave. */
export function lastWord(council: Council): Turn | undefined {
  return council.runs
    .filter((run) => phaseOf(council, run)?.closing || answered(run).some(isSynthesis))
    .flatMap(answered)
    .at(-1);
}

const isSynthesis = (turn: Turn): boolean => turn.reading?.form === 'synthesis';

export function synthesisIn(turn: Turn | undefined): SynthesisReading | undefined {
  return turn?.reading?.form === 'synthesis' ? turn.reading : undefined;
}

/** Who stood against: by the tally where the vote was on a motion, else by the synthesis. */
export const minorityOf = (council: Council): { seat?: string; text: string }[] =>
  conclusionOf(council)?.minority ?? synthesisIn(lastWord(council))?.minority ?? [];

export function recommendationOf(council: Council): string | undefined {
  const turn = lastWord(council);
  // Where nothing was put to the vote and no model wrote, nothing is recommended.
  if (!turn || conclusionOf(council)?.drawn === 'positions') return undefined;
  const said = synthesisIn(turn)?.recommendation;
  return said ?? (turn.reading ? bodyOf(turn.reading.form, turn.text ?? '') : turn.text);
}

/** What was decided, in words: the amendment, or the recommendation that was accepted. */
export function decisionOf(council: Council): string | undefined {
  const { decision } = council;
  if (!decision) return undefined;
  return decision.text ?? (decision.verdict === 'accept' ? recommendationOf(council) : undefined);
}
