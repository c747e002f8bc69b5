/** What the host told last, kept current by its notifications and never by asking again. */
import type { Client } from '../../rpc/connect/client.ts';
import {
  identitiesChanged,
  listCouncils,
  listIdentities,
  noticed,
  rowsChanged,
} from '../../rpc/messages/messages.ts';
import type { AsideView, CouncilRow, FileProblem, IdentityRow } from '../../rpc/views/views.ts';

export interface Picture {
  /** Who says so: nobody yet, a home that is not laid, the archives on disk, the host. */
  source: 'nobody' | 'unlaid' | 'archives' | 'host';
  rows: readonly CouncilRow[];
  identities: readonly IdentityRow[];
  problems: readonly FileProblem[];
  /** A state that was set aside here. */
  aside?: AsideView;
}

export const emptyPicture: Picture = { source: 'nobody', rows: [], identities: [], problems: [] };

type Level = 'info' | 'warning' | 'error';

/** Shows the whole picture once, then each change. Ends with the client. */
export async function followHost(
  client: Client,
  show: (picture: Picture) => void,
  tell: (level: Level, message: string) => void,
  aside?: AsideView,
): Promise<void> {
  let picture: Picture = { ...emptyPicture, source: 'host', ...(aside ? { aside } : {}) };
  let whole = false;
  let told = false;
  const deleted = new Set<string>();
  const change = (part: Partial<Picture>) => {
    const next = { ...picture, ...part };
    picture = { ...next, rows: next.rows.filter(({ id }) => !deleted.has(id)) };
    if (whole) show(picture);
  };
  // Listening starts before the lists are asked for, so that nothing falls between the two.
  const stops = [
    client.on(rowsChanged, ({ rows, gone = [] }) => {
      for (const id of gone) deleted.add(id);
      for (const { id } of rows) deleted.delete(id);
      change({ rows: merged(picture.rows, rows) });
    }),
    client.on(identitiesChanged, ({ rows, problems }) => {
      told = true;
      change({ identities: rows, problems });
    }),
    client.on(noticed, ({ level, message }) => tell(level, message)),
  ];
  void client.closed.then(() => {
    for (const stop of stops) stop();
  });
  const [councils, identities] = await Promise.all([
    client.request(listCouncils, {}),
    client.request(listIdentities, {}),
  ]);
  whole = true;
  // What was told while the lists were on their way is newer than they are.
  change({
    rows: merged(councils.rows, picture.rows),
    ...(told ? {} : { identities: identities.rows, problems: identities.problems }),
  });
}

/** Puts changed rows in the place of those with the same id; new ones come first, as the newest. */
function merged(rows: readonly CouncilRow[], changed: readonly CouncilRow[]): CouncilRow[] {
  const byId = new Map(changed.map((row) => [row.id, row]));
  const kept = rows.map((row) => byId.get(row.id) ?? row);
  const known = new Set(rows.map((row) => row.id));
  return [...changed.filter((row) => !known.has(row.id)), ...kept];
}
