/**
 * One connection to a gateway, shared by all its seats: opened when somebody needs it, opened again after it broke, and
 * closed when nobody does. Whoever listens is told of every event; a connection that fell dead is cut.
 */
import {
  type EventFrame,
  GatewayProtocolClient,
  type GatewayProtocolSocket,
  type GatewayProtocolSocketHandlers,
  type HelloOk,
} from '@openclaw/gateway-client/browser';
import { WebSocket } from 'ws';
import type { Chance, Clock } from '../../ports/ports.ts';
import type { Place } from './gatewayPlace.ts';
import { notConnected } from './gatewayTrouble.ts';

/** Far more than a turn; the gateway's own limit is 25 MB. */
const longestFrame = 32 * 1024 * 1024;
const handshakeMs = 10_000;
const closingMs = 1000;

export function openSocket(url: URL, handlers: GatewayProtocolSocketHandlers): GatewayProtocolSocket {
  const socket = new WebSocket(url, {
    handshakeTimeout: handshakeMs,
    maxPayload: longestFrame,
    followRedirects: false,
    perMessageDeflate: false,
  });
  socket.on('open', handlers.open);
  socket.on('message', (data: Buffer) => handlers.message(data.toString('utf8')));
  socket.on('error', handlers.error);
  socket.on('close', (code: number, reason: Buffer) => handlers.close(code, reason.toString('utf8')));
  return {
    isOpen: () => socket.readyState === WebSocket.OPEN,
    send: (data) => socket.send(data),
    close(code, reason) {
      socket.close(code, reason);
      setTimeout(() => socket.terminate(), closingMs).unref();
    },
  };
}

const protocol = 4;
const challengeMs = 10_000;
const requestMs = 30_000;

export interface RequestOptions {
  /** Also wait for the second answer, of a request that is first accepted and then performed. */
  onAccepted?(payload: unknown): void;
  /** No deadline: whoever asks has one of their own. */
  patient?: boolean;
}

export interface Connection {
  place: Place;
  /** Resolves once the gateway has let us in. Rejects with a BackendError, after one try. */
  open(): Promise<HelloOk>;
  request(method: string, params: object, options?: RequestOptions): Promise<unknown>;
  listen(listener: (event: EventFrame) => void): () => void;
  /** Counts connections: what was subscribed on an earlier one is to be subscribed again. */
  life(): number;
  close(): void;
}

export interface ConnectionParts {
  clock: Clock;
  chance: Pick<Chance, 'word'>;
  version: string;
}

export function connectionTo(place: Place, { clock, chance, version }: ConnectionParts): Connection {
  let greeting: HelloOk | undefined;
  let opening: Opening | undefined;
  let failure: unknown;
  let lives = 0;
  let heardAt = 0;
  let stopWatching = () => {};

  const client: GatewayProtocolClient<object> = new GatewayProtocolClient({
    createSocket: (handlers) => openSocket(place.url, handlers),
    createRequestId: () => chance.word(8),
    buildConnectPlan: () => connectParams(place, version),
    buildConnectParams: (plan) => plan,
    handshake: { mode: 'require-challenge', timeoutMs: challengeMs },
    // Seats decide whether to come back, and when: see agentRun.ts.
    reconnect: { initialMs: 1000, multiplier: 2, maxMs: 30_000 },
    resolveClose: () => ({ retry: false, notify: true }),
    requestTimeoutMs: requestMs,
    nowMs: () => clock.now(),
    onActivity() {
      heardAt = clock.now();
    },
    onConnectError(error) {
      failure = error;
    },
    onConnectHello(hello) {
      greeting = hello;
      lives++;
      watchTicks(hello.policy.tickIntervalMs);
      opening?.resolve(hello);
      opening = undefined;
    },
    onConnectFailure(error) {
      failure = error;
      return { closeCode: 1008, closeReason: 'connect failed', stop: true };
    },
    onClose({ code, reason, connectFailure }) {
      stopWatching();
      greeting = undefined;
      const why = failure ?? connectFailure?.error ?? new Error(`closed: ${code} ${reason}`);
      failure = undefined;
      opening?.reject(notConnected(why, place));
      opening = undefined;
    },
  });

  /** The gateway ticks; when it has not for long, the line is dead although nobody hung up. */
  function watchTicks(intervalMs: number): void {
    stopWatching();
    heardAt = clock.now();
    const look = () => {
      if (clock.now() - heardAt > intervalMs * 2.5) return client.closeSocket(4000, 'no tick');
      stopWatching = clock.at(clock.now() + intervalMs, look);
    };
    stopWatching = clock.at(clock.now() + intervalMs, look);
  }

  return {
    place,
    open() {
      if (greeting && client.connected) return Promise.resolve(greeting);
      if (opening) return opening.promise;
      opening = newOpening();
      const { promise } = opening;
      client.start();
      return promise;
    },
    request: (method, params, { onAccepted, patient } = {}) =>
      client.request(method, params, {
        ...(onAccepted ? { expectFinal: true, onAccepted } : {}),
        ...(patient ? { timeoutMs: null } : {}),
      }),
    listen: (listener) => client.addEventListener(listener),
    life: () => lives,
    close() {
      stopWatching();
      greeting = undefined;
      client.stop();
      opening?.reject(notConnected(new Error(place.say.wasClosed), place));
      opening = undefined;
    },
  };
}

interface Opening {
  promise: Promise<HelloOk>;
  resolve(hello: HelloOk): void;
  reject(why: Error): void;
}

function newOpening(): Opening {
  const opening: Partial<Opening> = {};
  opening.promise = new Promise((resolve, reject) => Object.assign(opening, { resolve, reject }));
  return opening as Opening;
}

/** No more rights than asking takes: reading and writing, not administering. */
const connectParams = ({ token }: Place, version: string): object => ({
  minProtocol: protocol,
  maxProtocol: protocol,
  client: { id: 'gateway-client', mode: 'backend', version, platform: process.platform },
  caps: [],
  role: 'operator',
  scopes: ['operator.read', 'operator.write'],
  ...(token === undefined ? {} : { auth: { token } }),
});
