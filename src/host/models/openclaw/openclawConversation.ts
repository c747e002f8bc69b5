/** A seat's conversation with its agent: kept in one session over the rounds, which is sent only what it has not heard. */
import type { Seat } from '../../../core/councils/council.ts';
import {
  BackendError,
  type Clock,
  type Conversation,
  type Reply,
  type TurnRequest,
} from '../../ports/ports.ts';
import { heardAfter, unheard } from '../unheard.ts';
import { endedBefore, performRun, type RunTimes, sessionLost } from './agentRun.ts';
import type { Connection } from './gatewayConnection.ts';
import { runIdentity, type SeatAt, type Session, takeUp } from './gatewaySession.ts';
import { closedInTheMiddle, isBrokenLine, isRefusal, refused } from './gatewayTrouble.ts';
import { unlessAborted } from './unlessAborted.ts';

/** How often a turn is begun: anew where its session was lost, or where the host before this one ended its run. */
const mostBeginnings = 5;

export interface SocketParts {
  home: string;
  clock: Clock;
  times: RunTimes;
}

export interface SeatTalk {
  table: string;
  seat: Seat;
  agent: string;
  connection: Connection;
}

export function socketConversation(
  { home, clock, times }: SocketParts,
  { table, seat, agent, connection }: SeatTalk,
): Conversation {
  const at: SeatAt = { home, table, seat, agent };
  const closing = new AbortController();
  /** Runs of an ask that came to an end: the next one is another run. */
  const endings = new Map<string, number>();
  const running = new Set<Promise<Reply>>();
  let session: Session | undefined;
  let number = 0;

  async function fitting(turn: TurnRequest): Promise<Session> {
    if (session && session.heard === turn.prompt.messages.length - 1) return session;
    await connection.open();
    const taken = await takeUp(connection, at, turn, number + 1).catch(inWords);
    ({ session, number } = taken);
    return taken.session;
  }

  const inWords = (error: unknown): never => {
    if (error instanceof BackendError) throw error;
    throw isRefusal(error) ? refused(error, connection.place) : closedInTheMiddle(connection.place);
  };

  /** Nothing when it has to be begun anew. */
  async function once(turn: TurnRequest): Promise<Reply | undefined> {
    turn.signal.throwIfAborted();
    closing.signal.throwIfAborted();
    const using = await fitting(turn);
    turn.signal.throwIfAborted();
    const { ask } = runIdentity(at, turn);
    const before = endings.get(ask) ?? 0;
    const run = {
      connection,
      clock,
      session: using,
      agent,
      id: `${ask}.${before}`,
      message: unheard({ ...turn.prompt, system: '' }, using.heard, turn.scene).trimStart(),
      turn,
      times,
      closing: closing.signal,
    };
    try {
      const reply = await performRun(run);
      if (reply === sessionLost) {
        session = undefined;
        return undefined;
      }
      endings.set(ask, before + 1);
      if (reply === endedBefore) return undefined;
      using.heard = heardAfter(turn.prompt);
      return reply;
    } catch (error) {
      // One whose connection broke may still run: it is waited for again by the same id.
      if (!isBrokenLine(error)) endings.set(ask, before + 1);
      throw error;
    }
  }

  async function answered(turn: TurnRequest): Promise<Reply> {
    for (let beginnings = 0; beginnings < mostBeginnings; beginnings++) {
      const reply = await once(turn);
      if (reply) return reply;
    }
    const { where, say } = connection.place;
    throw new BackendError(say.notKept(where, seat.name), true);
  }

  return {
    send(turn) {
      const answering = answered(turn);
      running.add(answering);
      const gone = () => running.delete(answering);
      answering.then(gone, gone);
      // An abort does not wait for a connection that is being opened.
      return unlessAborted(answering, turn.signal, closing.signal);
    },
    /** Runs that are under way are ended at the gateway; the session stays there, to be read and to be taken up again. */
    async close() {
      closing.abort(new BackendError(connection.place.say.closed(seat.name), false));
      await Promise.allSettled(running);
    },
  };
}
