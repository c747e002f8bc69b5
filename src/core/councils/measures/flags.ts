/** What a reader is told beside the replies of a run, once it closes: taken together, so that no rule is forgotten. */
import type { Council, PhaseRun } from '../council.ts';
import { flagOverlooked, flagUnheard } from '../people/injections.ts';
import { flagEvaded, flagUnanswered } from '../people/questions.ts';
import { lastWord } from '../phases.ts';
import { flagged } from './measures.ts';

/** The last run as it closes. */
export const withFlags = (council: Council, run: PhaseRun): PhaseRun =>
  flagEvaded(council, flagOverlooked(council, flagged(council, run)));

/** After the last word nobody is asked again: what was passed over until then stays so, and is said. */
export const withLastFlags = (council: Council, phase: string | undefined): Council =>
  lastWord(council)?.id === phase ? flagUnanswered(flagUnheard(council)) : council;
