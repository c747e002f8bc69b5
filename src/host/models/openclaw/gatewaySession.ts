/**
 * A seat's session at the gateway: one for each council and seat, named so that a host that was restarted finds it again.
 * It is taken up only when its last run shows that it has heard exactly what was said; else a new one is begun beside it
 * and told the rest in short. (Resetting or deleting a session takes rights over the gateway that we do not ask for.)
 */
import { createHash } from 'node:crypto';
import type { Seat } from '../../../core/councils/council.ts';
import { BackendError, type TurnRequest } from '../../ports/ports.ts';
import type { Connection } from './gatewayConnection.ts';
import { isRefusal, refused, unknownAgent } from './gatewayTrouble.ts';

export interface Session {
  key: string;
  /** Changes when the gateway resets the session or loses it. */
  id: string;
  /** How many messages of the seat's prompt it has heard, its own answers among them. */
  heard: number;
}

export interface SeatAt {
  home: string;
  /** The council, or the channel with `channel-` before it. */
  table: string;
  seat: Seat;
  agent: string;
}

/** More than a council ever loses. */
const mostSessions = 50;

/** The session whose memory fits the prompt: the first of the seat's that does, from the given number on. */
export async function takeUp(
  connection: Connection,
  at: SeatAt,
  turn: TurnRequest,
  from = 1,
): Promise<{ session: Session; number: number }> {
  for (let number = from; number < from + mostSessions; number++) {
    const { key, id } = await created(connection, at, number);
    const heard = await heardBy(connection, key, at, turn);
    if (heard === 0 || heard === turn.prompt.messages.length - 1)
      return { session: { key, id, heard }, number };
  }
  const { say, where } = connection.place;
  throw new BackendError(say.sessionsAlike(where, at.seat.name), false);
}

async function created(
  connection: Connection,
  { table, seat, agent, home }: SeatAt,
  number: number,
): Promise<{ key: string; id: string }> {
  const name = `${plain(table)}:${plain(seat.id)}:${hash(home, table, seat.id).slice(0, 6)}`;
  const turnOf = number === 1 ? '' : `-${number}`;
  const params = {
    key: `agent:${agent}:council:${name}${turnOf}`,
    agentId: agent,
    // Labels are unique at a gateway.
    label: `${seat.name} · ${table} · ${hash(home, table, seat.id).slice(0, 6)}${turnOf}`.slice(0, 500),
  };
  try {
    const made = (await connection.request('sessions.create', params)) as { key: string; sessionId?: string };
    return { key: made.key, id: made.sessionId ?? '' };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    if (!/unknown agent/i.test(error.message)) throw refused(error, connection.place);
    throw unknownAgent(agent, await agentsOf(connection), connection.place);
  }
}

export interface AgentRow {
  id: string;
  name?: string;
  identity?: { name?: string };
}

const agentsOf = async (connection: Connection): Promise<string[]> =>
  (await listAgents(connection)).map(({ id }) => id);

export async function listAgents(connection: Connection): Promise<AgentRow[]> {
  const list = (await connection.request('agents.list', {})) as { agents?: AgentRow[] };
  return list.agents ?? [];
}

/** 0 for a new session, and -1 for one of which that is not known. */
async function heardBy(connection: Connection, key: string, at: SeatAt, turn: TurnRequest): Promise<number> {
  const { session } = (await connection.request('sessions.describe', { key })) as {
    session?: {
      lastRunId?: string;
      status?: string;
      totalTokens?: number;
      lastInteractionAt?: number;
    } | null;
  };
  if (!session?.lastRunId) return session?.lastInteractionAt === undefined ? 0 : -1;
  const own = runIdentity(at, turn);
  // The very ask that is made now: a host before this one began it, and the gateway knows it by its id.
  if (session.lastRunId.startsWith(own.ask)) return turn.prompt.messages.length - 1;
  if (!session.lastRunId.startsWith(own.seat) || session.status !== 'done') return -1;
  return Number(session.lastRunId.slice(own.seat.length).split('.')[0]);
}

/**
 * How a run is named: whose, how much its session has heard after it, which ask. The gateway gives the same run to a name
 * that it has seen, so an ask that is repeated, after a broken connection or by the next host, is answered once.
 */
export function runIdentity(at: SeatAt, { scene, prompt, ask }: TurnRequest): { seat: string; ask: string } {
  // What tells this council or channel from an earlier one of the same id.
  const life = scene.kind === 'channel' ? scene.openedAt : scene.seed;
  const seat = `council.${hash(at.home, at.table, String(life), at.seat.id, at.agent).slice(0, 16)}.`;
  const { run = 0, attempt = 1, again = '' } = ask ?? {};
  const words = [prompt.system, ...prompt.messages.map(({ text }) => text)];
  const which = hash(String(run), String(attempt), again, ...words).slice(0, 16);
  return { seat, ask: `${seat}${prompt.messages.length + 1}.${which}` };
}

const hash = (...parts: string[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/** Keys are read by people and split at colons. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9_-]+/g, '-')
    .slice(0, 100);
