/** A proposed change must apply: at the gate a juror of our own tries it, as a check that no brief has to name. */
import type { ChangeReading } from '../../forms/reading.ts';
import type { Council } from '../council.ts';
import { answered } from '../repliesIn.ts';

export const changeCheck = 'git-apply';

/** The change that is on the table, if the protocol asks for one and somebody has proposed it. */
export const changeOn = (council: Council): ChangeReading | undefined =>
  council.runs
    .flatMap(answered)
    .flatMap((turn) => (turn.reading?.form === 'change' ? [turn.reading] : []))
    .at(-1);

/** The checks of a gate: those the brief names, and ours when there is a change to try. */
export const checksAt = (council: Council): string[] => [
  ...new Set([...(council.brief.checks ?? []), ...(changeOn(council) ? [changeCheck] : [])]),
];
