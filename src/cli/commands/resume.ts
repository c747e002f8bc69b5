/** `council resume`: goes on with one council, or with all that stand still, and follows each to its end. */
import { getCouncil, listCouncils, resumeCouncil } from '../../rpc/messages.ts';
import { checked, laidHome, tellingOf } from '../arguments.ts';
import { conduct } from '../conduct.ts';
import { exits } from '../exits.ts';
import { type Io, note, sayJson } from '../io.ts';
import { pathsIn } from '../places.ts';
import { result } from '../result.ts';
import { openSession, type Session } from '../session.ts';

/** Paused ones are resumed; those a restart has already set going are only followed. */
async function going(session: Session, id: string | undefined, attended: boolean): Promise<string[]> {
  const client = session.client();
  if (id !== undefined) {
    const { head } = await client.request(getCouncil, { id });
    if (head.status === 'running' || head.status === 'decision') return [id];
    await client.request(resumeCouncil, { id, attended });
    return [id];
  }
  const { rows } = await client.request(listCouncils, {});
  const running = session.ours() ? rows.filter((row) => row.status === 'running').map((row) => row.id) : [];
  const paused = rows.some((row) => row.status === 'paused');
  const { resumed } = paused ? await client.request(resumeCouncil, { attended }) : { resumed: [] };
  return [...new Set([...running, ...resumed])];
}

export async function resume(
  givenId: string | undefined,
  options: { home?: string; json?: boolean; ndjson?: boolean },
  io: Io,
): Promise<number> {
  const telling = tellingOf(options, io);
  const id = givenId === undefined ? undefined : checked('id', givenId, io);
  const session = await openSession(laidHome(options.home, io), io);
  try {
    const ids = await going(session, id, io.terminal);
    if (ids.length === 0) {
      if (options.json) sayJson(io, { resumed: [] });
      else note(io, io.page().words.done.nothingPaused);
    }
    // One object on stdout, however many councils went on.
    const each = options.json && id === undefined ? 'ndjson' : telling;
    const quiet = each === telling ? io : { ...io, out: () => {} };
    const outcomes = [];
    for (const one of ids) {
      const outcome = await conduct(session, one, quiet, { telling: each });
      outcomes.push(outcome);
      if (outcome.exit === exits.interrupted) break;
    }
    if (options.json && id === undefined && ids.length > 0) {
      sayJson(io, { resumed: outcomes.map(({ view }) => result(view, pathsIn(session.home)(view))) });
    }
    return outcomes.find(({ exit }) => exit !== exits.done)?.exit ?? exits.done;
  } finally {
    await session.close();
  }
}
