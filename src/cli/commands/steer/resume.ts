/** `council resume`: goes on with one council, or with all that stand still, and follows each to its end. */

import { type Agree, spending } from '../../../rpc/askToSpend.ts';
import { getCouncil, listCouncils, resumeCouncil } from '../../../rpc/messages/messages.ts';
import { agreeing } from '../../before/agreeToSpend.ts';
import { conduct } from '../../follow/followToEnd.ts';
import { pathsIn } from '../../output/councilPlaces.ts';
import { exits } from '../../output/exits.ts';
import { type Io, note, sayJson } from '../../output/io.ts';
import { result } from '../../output/result.ts';
import { checked, laidHome, tellingOf } from '../../program/arguments.ts';
import { openSession, paceOf, type Session } from '../../session/session.ts';

/** Councils that run and of which nobody is asked: no host holds them, or one of somebody who only looks. */
async function leftRunning(home: string, io: Io): Promise<string[]> {
  const look = await openSession(home, io, { brief: true });
  try {
    const { rows } = await look.client().request(listCouncils, {});
    const running = rows.filter((row) => row.status === 'running').map((row) => row.id);
    const { councils } = await look.driven({ councils: running });
    return running.filter((id) => !councils.includes(id));
  } finally {
    await look.close();
  }
}

/** Paused ones are resumed; those that go on by themselves, or wait for a decision, are only followed. */
async function goOn(
  session: Session,
  id: string | undefined,
  attended: boolean,
  agree: Agree,
): Promise<string[] | undefined> {
  const client = session.client();
  const resumed = (asked: { id?: string }) =>
    spending(session.client, resumeCouncil, { ...asked, attended }, agree);
  if (id === undefined) return (await resumed({}))?.resumed;
  const { head } = await client.request(getCouncil, { id });
  await session.drive({ councils: [id] });
  if (head.status !== 'running' && head.status !== 'decision') {
    if (!(await resumed({ id }))) return undefined;
  }
  return [id];
}

export async function resume(
  givenId: string | undefined,
  options: { home?: string; json?: boolean; ndjson?: boolean; yes?: boolean },
  io: Io,
): Promise<number> {
  const telling = tellingOf(options, io);
  const id = givenId === undefined ? undefined : checked('id', givenId, io);
  const home = laidHome(options.home, io);
  const running = id === undefined ? await leftRunning(home, io) : [];
  const session = await openSession(home, io, { pace: paceOf(telling, io) });
  try {
    const gone = await goOn(session, id, io.terminal, agreeing(io, { telling, yes: options.yes }));
    if (!gone) return exits.stopped;
    const ids = [...new Set([...running, ...gone])];
    await session.drive({ councils: ids });
    if (ids.length === 0) {
      if (options.json) sayJson(io, { resumed: [] });
      else note(io, io.page().words.done.nothingPaused);
    }
    // One object on stdout, however many councils went on.
    const all = options.json && id === undefined;
    const quiet = all ? { ...io, out: () => {} } : io;
    const outcomes = [];
    for (const one of ids) {
      const outcome = await conduct(session, one, quiet, { telling });
      outcomes.push(outcome);
      if (outcome.exit === exits.interrupted) break;
    }
    if (all && ids.length > 0) {
      sayJson(io, { resumed: outcomes.map(({ view }) => result(view, pathsIn(session.home)(view))) });
    }
    return outcomes.find(({ exit }) => exit !== exits.done)?.exit ?? exits.done;
  } finally {
    await session.close();
  }
}
