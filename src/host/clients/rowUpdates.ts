/** Tells every client which rows of its lists changed: councils by id, identities when who speaks changes. */
import type { Council } from '../../core/councils/council.ts';
import type { CouncilId } from '../../core/ids.ts';
import { councilOf, type State } from '../../core/state.ts';
import { identitiesChanged, rowsChanged } from '../../rpc/messages/messages.ts';
import type { FileProblem } from '../../rpc/views/views.ts';
import type { Guard } from '../ports/guard.ts';
import type { Observer } from '../ports/ports.ts';
import { rowOf } from './present/head.ts';
import { identityRows, speakersIn } from './present/identities.ts';
import type { Session } from './sessions.ts';

export interface RowsParts {
  guard: Guard;
  each(tell: (session: Session) => void): void;
  count(): number;
  archivePath(id: string): string;
  /** What likely answers for those who name nothing. */
  defaultBackend(): string;
  problems(): FileProblem[];
}

export function tellRows(parts: RowsParts): Observer & {
  identities(state: State): void;
  gone(id: string): void;
  there(council: Council): void;
} {
  const { each, count, archivePath, defaultBackend, problems, guard } = parts;
  /** Whom each council asks now, and how many councils ask each of them. */
  const asking = new Map<CouncilId, readonly string[]>();
  const askedIn = new Map<string, number>();

  /** Whether somebody began or ceased to speak. */
  function isSpeakingOther(id: CouncilId, council: Council | undefined): boolean {
    const was = asking.get(id) ?? [];
    const is = council ? speakersIn(council) : [];
    if (is.length === 0) asking.delete(id);
    else asking.set(id, is);
    const before = new Map([...was, ...is].map((seat) => [seat, askedIn.has(seat)]));
    for (const seat of was) {
      const left = (askedIn.get(seat) ?? 0) - 1;
      if (left > 0) askedIn.set(seat, left);
      else askedIn.delete(seat);
    }
    for (const seat of is) askedIn.set(seat, (askedIn.get(seat) ?? 0) + 1);
    return [...before].some(([seat, did]) => did !== askedIn.has(seat));
  }

  const identities = (state: State) => {
    if (count() === 0) return;
    const rows = identityRows(state, defaultBackend(), askedIn);
    each((session) => session.notify(identitiesChanged, { rows, problems: problems() }));
  };
  return {
    name: 'rows of the lists',
    identities,
    gone: (id) => each((session) => session.notify(rowsChanged, { rows: [], gone: [id] })),
    there: (council) =>
      each((session) => session.notify(rowsChanged, { rows: [rowOf(council, archivePath(council.id))] })),
    told(_records, after, before, { councils }) {
      const speak = councils.filter((id) => isSpeakingOther(id, councilOf(after, id)));
      if (count() === 0) return;
      const rows = councils.flatMap((id) => {
        // A council that left the state is told once more as it was: from now on its archive speaks for it.
        const council = councilOf(after, id) ?? councilOf(before, id);
        return (council && guard(`the row of council ${id}`, () => rowOf(council, archivePath(id)))) ?? [];
      });
      if (rows.length > 0) each((session) => session.notify(rowsChanged, { rows }));
      if (speak.length > 0 || after.identities !== before.identities) identities(after);
    },
  };
}
