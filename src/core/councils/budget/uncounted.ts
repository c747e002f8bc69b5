/** Which replies took tokens that nobody told: they are unknown, and not none. */
import type { Council, Turn } from '../council.ts';
import { everyAnswer } from '../repliesIn.ts';

/** Voices that are ours or a person's. */
export const takesNoTokens = (backend: string): boolean =>
  ['rehearsal', 'script', 'human', 'file', 'elsewhere'].includes(backend);

export function isUncounted({ seats, script }: Pick<Council, 'seats' | 'script'>, turn: Turn): boolean {
  if (turn.text === undefined || script !== undefined) return false;
  if (turn.usage !== undefined && turn.reckoned === undefined) return false;
  const seat = seats.find(({ id }) => id === turn.seat);
  return seat !== undefined && !takesNoTokens(seat.backend);
}

/** How many of a council; nothing when there are none. */
export function uncountedIn(council: Council): { uncounted?: number } {
  const turns = council.runs.flatMap((run) => run.turns.flatMap(everyAnswer));
  const uncounted = turns.filter((turn) => isUncounted(council, turn)).length;
  return uncounted > 0 ? { uncounted } : {};
}
