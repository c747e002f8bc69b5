/** What fails with one shared file fails for that one alone, and is said once until it works again or fails otherwise. */
import { faultIn } from '../../ports/guard.ts';
import type { Log } from '../../ports/ports.ts';
import { errorCode } from '../home/files.ts';

export interface Trouble {
  /** Answers whether it was done. `what` is told apart from all else that may fail. */
  without(what: string, act: () => void | Promise<void>): Promise<boolean>;
  told(what: string, error: unknown): void;
  over(what: string): void;
}

export function openTrouble(home: string, log: Log): Trouble {
  const known = new Map<string, string>();
  const told = (what: string, error: unknown): void => {
    // A fault of ours has no code of the system: then it is found by its words and place.
    const code = errorCode(error);
    const why = code === '' ? { error: faultIn(error) } : { code };
    const said = JSON.stringify(why);
    if (known.get(what) === said) return;
    known.set(what, said);
    log.warn('The shared conversation could not be written', { home, what, ...why });
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
