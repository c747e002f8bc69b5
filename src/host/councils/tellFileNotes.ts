/**
 * What stood in the shared file and could not be taken, or was put right: recorded with its council, and said at once to
 * whoever is connected, in words that say what to do.
 */
import type { Event } from '../../core/events.ts';
import type { CouncilId, Language } from '../../core/ids.ts';
import { councilOf, type State } from '../../core/state.ts';
import { noticed } from '../../rpc/messages/messages.ts';
import { fileNoteWords } from '../../rpc/words/host/sharedFileWords.ts';
import { defined } from '../clients/present/defined.ts';
import { shown } from '../clients/present/veil.ts';
import type { Sessions } from '../clients/sessions.ts';
import type { FileNote } from '../store/shared/lookShared.ts';

export interface FileNotesParts {
  language: Language;
  sessions: Pick<Sessions, 'each'>;
  state(): State;
  submit(...events: Event[]): Promise<unknown>;
}

export function tellFileNotes({ language, sessions, state, submit }: FileNotesParts) {
  return async (id: CouncilId, notes: FileNote[], kept: string | undefined): Promise<void> => {
    await submit(
      ...notes.map(
        ({ what, seat, where }): Event => ({
          type: 'file.restored',
          council: id,
          what: [what],
          ...defined({ kept, seat, where }),
        }),
      ),
    );
    const council = councilOf(state(), id);
    const seats = council ? shown(council).seats : [];
    for (const { what, seat, where } of notes) {
      const name = seats.find((each) => each.id === seat)?.name;
      const message = fileNoteWords(language, { what, seat: name, where, kept });
      sessions.each((session) => session.notify(noticed, { level: 'warning', message }));
    }
  };
}
