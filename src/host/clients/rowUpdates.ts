/** Tells every client which rows of its lists changed: councils by id, identities when who speaks changes. */
import { isDeepStrictEqual } from 'node:util';
import type { Council } from '../../core/councils/council.ts';
import { councilOf, type State } from '../../core/state.ts';
import { identitiesChanged, rowsChanged } from '../../rpc/messages/messages.ts';
import type { FileProblem, IdentityRow } from '../../rpc/views/views.ts';
import type { Guard } from '../ports/guard.ts';
import type { Observer } from '../ports/ports.ts';
import { rowOf } from './present/head.ts';
import { identityRows } from './present/identities.ts';
import type { Session } from './sessions.ts';

export interface RowsParts {
  guard: Guard;
  each(tell: (session: Session) => void): void;
  archivePath(id: string): string;
  /** What likely answers for those who name nothing. */
  defaultBackend(): string;
  problems(): FileProblem[];
}

export function tellRows({ each, archivePath, defaultBackend, problems, guard }: RowsParts): Observer & {
  identities(state: State): void;
  gone(id: string): void;
  there(council: Council): void;
} {
  let told: IdentityRow[] = [];
  const identities = (state: State) => {
    told = identityRows(state, defaultBackend());
    each((session) => session.notify(identitiesChanged, { rows: told, problems: problems() }));
  };
  return {
    name: 'rows of the lists',
    identities,
    gone: (id) => each((session) => session.notify(rowsChanged, { rows: [], gone: [id] })),
    there: (council) =>
      each((session) => session.notify(rowsChanged, { rows: [rowOf(council, archivePath(council.id))] })),
    told(records, after, before) {
      const ids = new Set(
        records.flatMap(({ event }) =>
          'council' in event ? [typeof event.council === 'string' ? event.council : event.council.id] : [],
        ),
      );
      const rows = [...ids].flatMap((id) => {
        // A council that left the state is told once more as it was: from now on its archive speaks for it.
        const council = councilOf(after, id) ?? councilOf(before, id);
        return (council && guard(`the row of council ${id}`, () => rowOf(council, archivePath(id)))) ?? [];
      });
      if (rows.length > 0) each((session) => session.notify(rowsChanged, { rows }));
      if (!isDeepStrictEqual(identityRows(after, defaultBackend()), told)) identities(after);
    },
  };
}
