/**
 * Agents of an OpenClaw gateway at the table: one connection for each gateway, one session for each seat, kept over the
 * rounds. Where the gateway is may change while the host runs; a conversation that began goes on where it began.
 */
import type { Backend, Conversation, Surroundings, TurnRequest } from '../../ports/ports.ts';
import { BackendError } from '../../ports/ports.ts';
import type { RunTimes } from './agentRun.ts';
import { type Connection, connectionTo } from './gatewayConnection.ts';
import { type Place, placeOf } from './gatewayPlace.ts';
import { listAgents } from './gatewaySession.ts';
import { socketConversation } from './openclawConversation.ts';
import { type SimpleRoute, simpleRoute } from './simpleRoute.ts';
import { unlessAborted } from './unlessAborted.ts';

export interface OpenclawOptions {
  surroundings: Pick<
    Surroundings,
    'clock' | 'chance' | 'declared' | 'env' | 'home' | 'keys' | 'language' | 'trusted'
  >;
  times?: Partial<RunTimes>;
}

/** An agent may look things up before it speaks: longer than a bare model is given. */
const usualTimes: RunTimes = {
  firstTokenMs: 90_000,
  idleMs: 60_000,
  waitMs: 20_000,
  patienceMs: 30_000,
  firstPauseMs: 250,
};

export function openclawBackend({ surroundings, times: own = {} }: OpenclawOptions): Backend {
  const { clock, chance, home, language } = surroundings;
  const times = { ...usualTimes, ...own };
  const connections = new Map<string, { connection: Connection; users: number }>();
  const routes = new Map<string, SimpleRoute>();
  // Troubles are told in the language of the turn: seats that differ in it share no line.
  const nameOf = ({ url, token = '', where }: Place) => `${url.href} ${token} ${where}`;

  /** Held until it is given back; the last to do so closes it. */
  function hold(place: Place): { connection: Connection; release(): void } {
    const name = nameOf(place);
    const kept = connections.get(name) ?? {
      connection: connectionTo(place, { clock, chance, version: '1' }),
      users: 0,
    };
    connections.set(name, kept);
    kept.users++;
    return {
      connection: kept.connection,
      release() {
        if (--kept.users > 0) return;
        connections.delete(name);
        kept.connection.close();
      },
    };
  }

  function routeTo(place: Place): SimpleRoute {
    const route = routes.get(nameOf(place)) ?? simpleRoute(place, { clock, chance, times, language });
    routes.set(nameOf(place), route);
    return route;
  }

  return {
    name: 'openclaw',
    open(table, seat) {
      let opening: Promise<{ talk: Conversation; release(): void }> | undefined;
      async function begin({ scene }: TurnRequest) {
        const place = await placeOf({ ...surroundings, language: scene.language });
        const agent = seat.model ?? place.agent;
        if (place.way === 'http') {
          return { talk: routeTo(place).open(table, seat, agent), release: () => undefined };
        }
        const { connection, release } = hold(place);
        const parts = { home, clock, times };
        return { talk: socketConversation(parts, { table, seat, agent, connection }), release };
      }
      return {
        async send(turn) {
          turn.signal.throwIfAborted();
          opening ??= begin(turn);
          // A gateway that was not named yet may be named before the next try.
          const { talk } = await opening.catch((error: unknown) => {
            opening = undefined;
            throw error;
          });
          return talk.send(turn);
        },
        async close() {
          const opened = await opening?.catch(() => undefined);
          opening = undefined;
          await opened?.talk.close();
          opened?.release();
        },
      };
    },
    async reach(signal) {
      try {
        const place = await placeOf(surroundings);
        if (place.way === 'http') return await routeTo(place).reach(signal);
        const { connection, release } = hold(place);
        try {
          await unlessAborted(connection.open(), signal);
          const models = (await listAgents(connection)).map(({ id, name, identity }) => {
            const shown = identity?.name ?? name;
            return { id, ...(shown === undefined ? {} : { name: shown }) };
          });
          return { ok: true, models, usual: { id: place.agent } };
        } finally {
          release();
        }
      } catch (error) {
        return { ok: false, why: error instanceof BackendError ? error.message : String(error) };
      }
    },
  };
}
