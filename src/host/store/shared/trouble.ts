/** What fails with one shared file fails for that one alone, and is said once until it works again. */
import type { Log } from '../../ports.ts';
import { errorCode } from '../files.ts';

export interface Trouble {
  /** Answers whether it was done. `what` is told apart from all else that may fail. */
  without(what: string, act: () => void | Promise<void>): Promise<boolean>;
  told(what: string, error: unknown): void;
  over(what: string): void;
}

export function openTrouble(home: string, log: Log): Trouble {
  const known = new Set<string>();
  const told = (what: string, error: unknown): void => {
    if (known.has(what)) return;
    known.add(what);
    log.warn('The shared conversation could not be written', { home, what, code: errorCode(error) });
  };
  const over = (what: string): void => void known.delete(what);
  return {
    told,
    over,
    async without(what, act) {
      try {
        await act();
        over(what);
        return true;
      } catch (error) {
        told(what, error);
        return false;
      }
    },
  };
}
