/** The steps of a host that opens: a fault in one of them keeps no home from opening, and is told; what the disk refuses does. */
import type { Language } from '../../core/ids.ts';
import { Refusal } from '../../rpc/connect/client.ts';
import { refusalWords } from '../../rpc/words/host/refusals.ts';
import { inWords, logFault } from '../ports/guard.ts';
import { type Log, StoreError } from '../ports/ports.ts';

type Step = 'begun' | 'owed' | 'files';

/** `notes` are what whoever comes is told of the start. */
export const stepsOf =
  (log: Log, language: Language, notes: string[]) =>
  async (step: Step, work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      if (error instanceof StoreError || error instanceof Refusal) throw error;
      const note = refusalWords[language].notOpened[step](inWords(error));
      logFault(log, note, error);
      notes.push(note);
    }
  };
