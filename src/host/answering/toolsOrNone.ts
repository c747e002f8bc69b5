/** Tools that can't be offered: the turn goes on without them, and the log says for whom and why. */
import { logFault } from '../ports/guard.ts';
import type { Log, SeatTools } from '../ports/ports.ts';

export async function offered(
  whom: string,
  log: Log,
  signal: AbortSignal,
  offer: () => Promise<SeatTools> | undefined,
): Promise<SeatTools | undefined> {
  try {
    return await offer();
  } catch (error) {
    if (!signal.aborted) logFault(log, `the offer of tools to ${whom}`, error);
    return undefined;
  }
}
