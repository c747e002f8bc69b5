/** A proposed change must apply: at the gate a juror of our own tries it, as a check that no brief has to name. */
import { mayBringChange } from '../../forms/changeForm.ts';
import type { Council } from '../council.ts';
import { answered } from '../repliesIn.ts';

export const changeCheck = 'git-apply';

export interface ProposedChange {
  /** Absent where a change was asked for and none was brought. */
  diff?: string;
  files: string[];
}

/**
 * The change that is on the table: what the last reply brought that may bring one. The answer to a review need not: then
 * there is none, whatever an earlier answer brought.
 */
export function changeOn(council: Council): ProposedChange | undefined {
  const reading = council.runs
    .flatMap(answered)
    .findLast((turn) => turn.reading && mayBringChange(turn.reading.form))?.reading;
  if (reading?.form === 'change') return reading;
  if (reading?.form !== 'response' || reading.diff === undefined) return undefined;
  return { diff: reading.diff, files: reading.files ?? [] };
}

/** The checks of a gate: those the brief names, and ours when there is a change to try. */
export const checksAt = (council: Council): string[] => [
  ...new Set([...(council.brief.checks ?? []), ...(changeOn(council) ? [changeCheck] : [])]),
];
