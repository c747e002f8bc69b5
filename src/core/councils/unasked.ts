/** Whether a council's words are any model's: a rehearsal's and a script's are not, and everything that it leaves says so. */
import type { Council } from './council.ts';

type Seated = Pick<Council, 'seats' | 'script'>;

export const isScripted = ({ script }: Seated): boolean => script !== undefined;

/** Some seat is a built-in voice, or all of them follow a script. */
export const isRehearsal = (council: Seated): boolean =>
  isScripted(council) || council.seats.some((seat) => seat.backend === 'rehearsal');
