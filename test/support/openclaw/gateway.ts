/**
 * A loopback gateway that speaks OpenClaw's protocol 4 as the real one (2026.9.6) was seen to: what it is asked is checked
 * by the protocol's own validators, what it says has the protocol's types. It can lose sessions, drop connections, refuse.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ErrorShape } from '@openclaw/gateway-protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import { helloOk, type Methods, methodsOf, type Refused } from './methods.ts';
import type { Run, RunAsk, RunPlan } from './runs.ts';

export interface GatewayOptions {
  token?: string;
  agents?: string[];
  /** How this run, the n-th of all, goes. */
  plan?(ask: RunAsk, n: number): RunPlan | undefined;
  /** Refuses a request of this method: a connection that is too many, a gateway that starts. */
  refuse?(method: string): ErrorShape | undefined;
  maxPayload?: number;
  /** Another protocol than 4. */
  protocol?: number;
  port?: number;
}

export interface Gateway {
  url: string;
  port: number;
  /** Every run that was begun, in order; a repeated ask begins none. */
  runs: Run[];
  /** Every request but `connect`, in order. */
  requests: { method: string; params: Record<string, unknown> }[];
  connections(): number;
  /** How often somebody was let in. */
  admitted(): number;
  /** Resolves once somebody was let in so often. */
  whenAdmitted(times: number): Promise<void>;
  /** Resolves once nobody is connected. */
  whenEmpty(): Promise<void>;
  /** Resolves once this method was asked for so often. */
  whenAsked(method: string, times: number): Promise<void>;
  /** From now on nobody is let in, or everybody again. */
  refuseConnections(refused: boolean): void;
  /** Resolves once so many runs have begun. */
  when(runs: number): Promise<void>;
  /** Resolves once a run was aborted from outside. */
  whenAborted(): Promise<string>;
  dropConnections(): void;
  /** Forgets all sessions, as one that was reset or lost its disk; runs too, as one that was restarted. */
  loseSessions(): void;
  loseRuns(): void;
  /** What a session has heard and said, oldest first. */
  heardIn(key: string): string[];
  sessionKeys(): string[];
  close(): Promise<void>;
}

export async function startGateway(options: GatewayOptions = {}): Promise<Gateway> {
  const { maxPayload = 26_214_400, protocol = 4 } = options;
  const sockets = new Set<WebSocket>();
  const requests: Gateway['requests'] = [];
  let admitted = 0;
  let closedToAll = false;
  const waiting = new Set<() => void>();
  const look = () => {
    for (const each of waiting) each();
  };
  const until = (ready: () => boolean): Promise<void> =>
    new Promise((resolve) => {
      const done = () => ready() && resolve();
      waiting.add(done);
      done();
    });
  const methods: Methods = methodsOf({
    agents: options.agents ?? ['main', 'nova'],
    plan: options.plan ?? (() => undefined),
    tell(event, payload) {
      for (const socket of sockets) socket.send(JSON.stringify({ type: 'event', event, payload }));
    },
  });
  const http = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end('<!doctype html><title>OpenClaw Control</title>');
  });
  const server = new WebSocketServer({ server: http, maxPayload });

  server.on('connection', (socket) => {
    const send = (frame: object) => socket.readyState === socket.OPEN && socket.send(JSON.stringify(frame));
    send({ type: 'event', event: 'connect.challenge', payload: { nonce: `nonce-${admitted}`, ts: 1 } });
    const answer = (id: string, payload: object) => send({ type: 'res', id, ok: true, payload });
    const refuse = (id: string, { error, payload }: Refused) =>
      send({ type: 'res', id, ok: false, error, ...(payload ? { payload } : {}) });

    if (closedToAll) return socket.terminate();
    socket.on('close', () => {
      sockets.delete(socket);
      look();
    });
    socket.on('message', (data: Buffer) => {
      const frame = JSON.parse(data.toString('utf8')) as { id: string; method: string; params: never };
      const { id, method, params } = frame;
      const wrong = methods.invalid(frame) ?? options.refuse?.(method);
      if (wrong) return refuse(id, { error: wrong });
      if (method !== 'connect') {
        requests.push({ method, params });
        look();
        return methods.answer(
          method,
          params,
          (payload) => answer(id, payload),
          (no) => refuse(id, no),
        );
      }
      const no = methods.admission(params, { token: options.token, protocol });
      if (no) {
        refuse(id, { error: no });
        return socket.close(1008, no.message);
      }
      admitted++;
      sockets.add(socket);
      answer(id, helloOk(protocol, maxPayload, admitted));
      return look();
    });
  });
  await new Promise<void>((resolve) => http.listen(options.port ?? 0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  const dropConnections = () => {
    for (const socket of server.clients) socket.terminate();
  };
  return {
    url: `ws://127.0.0.1:${port}`,
    port,
    runs: methods.runs,
    requests,
    connections: () => sockets.size,
    admitted: () => admitted,
    whenAdmitted: (times) => until(() => admitted >= times),
    whenEmpty: () => until(() => sockets.size === 0),
    whenAsked: (method, times) =>
      until(() => requests.filter((each) => each.method === method).length >= times),
    refuseConnections(refused) {
      closedToAll = refused;
    },
    when: methods.when,
    whenAborted: methods.whenAborted,
    dropConnections,
    loseSessions: methods.loseSessions,
    loseRuns: methods.loseRuns,
    heardIn: methods.heardIn,
    sessionKeys: methods.sessionKeys,
    close: () =>
      new Promise((resolve) => {
        dropConnections();
        server.close();
        http.close(() => resolve());
        http.closeAllConnections();
      }),
  };
}
