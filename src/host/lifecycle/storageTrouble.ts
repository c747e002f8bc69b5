/** Says once that nothing can be stored, and once that it can again: not at every try; and what fails for another reason. */
import type { Language } from '../../core/ids.ts';
import { noticed } from '../../rpc/messages/messages.ts';
import { refusalWords } from '../../rpc/words/host/refusals.ts';
import type { Sessions } from '../clients/sessions.ts';
import type { Log } from '../ports/ports.ts';

export function storeTrouble(sessions: Sessions, log: Log, language: Language) {
  const say = refusalWords[language];
  let troubled = false;
  const tell = (level: 'error' | 'info', message: string) =>
    sessions.each((session) => session.notify(noticed, { level, message }));
  return {
    troubled(error: unknown): void {
      if (troubled) return;
      troubled = true;
      const message = say.notStored(error instanceof Error ? error.message : String(error));
      log.error(message);
      tell('error', message);
    },
    faulted(message: string): void {
      log.error(message);
      tell('error', message);
    },
    /** The thread that writes files ended by a fault, and is begun again. */
    filesFailed(): void {
      log.error(say.filesFailed);
      tell('error', say.filesFailed);
    },
    recovered(): void {
      if (!troubled) return;
      troubled = false;
      log.info(say.storedAgain);
      tell('info', say.storedAgain);
    },
  };
}
