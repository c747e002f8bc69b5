/** What one seat may take of a council: its identity's own budget, set aside before each of its asks like the council's. */
import type { FormName } from '../forms/reading.ts';
import { passes } from '../identities/limits.ts';
import type { SeatId } from '../ids.ts';
import { needOf, seatOf, spent } from './budget.ts';
import type { Council } from './council.ts';

/** One more ask would pass it: the seat is not asked, and noted absent. */
export function isUsedUp(council: Council, seat: SeatId, form: FormName | undefined): boolean {
  const own = seatOf(council, seat)?.budget;
  if (!own || form === undefined) return false;
  const used = spent(council, seat);
  const need = needOf(council, form, [seat]);
  return passes(own, { tokens: used.tokens + need.tokens, cost: used.cost + (need.cost ?? 0) });
}
