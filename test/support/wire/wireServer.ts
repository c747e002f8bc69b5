/** A real HTTP server on loopback in a provider's own wire format. What it does with each request is decided by the test. */
import * as http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Wire, WireReply, WireRequest } from './wire.ts';

export type WireFault =
  /** Takes the request and says nothing, for ever. */
  | 'never-answers'
  /** Comments keep the connection alive, but no token comes. */
  | 'only-comments'
  /** Begins, then one byte of the next event every now and then. */
  | 'drips'
  /** Begins, then the connection is cut. */
  | 'cut'
  /** Begins, then silence. */
  | 'stalls'
  /** Says all, and never ends its answer. */
  | 'stays-open'
  /** Begins, and ends without having said why. */
  | 'ends-without-finish'
  | 'empty-stream'
  | 'empty-body'
  | 'web-page'
  | 'not-json'
  | 'json-cut-in-stream'
  | 'other-json'
  | 'error-in-stream'
  /** These events, and the end. */
  | { events: string }
  | { status: number; message?: string; retryAfter?: string; body?: string; location?: string };

export interface WireServer {
  /** The base URL. */
  url: string;
  host: string;
  /** Every call of a model, in order. */
  calls: WireRequest[];
  /** Resolves once so many calls have come. */
  when(count: number): Promise<void>;
  /** Resolves once a caller hung up on an answer that was not whole. */
  hungUp(): Promise<void>;
  /** Every path that was asked for, lists of models included. */
  paths: string[];
  /** How many were opened. */
  connections(): number;
  close(): Promise<void>;
}

export const wireText =
  'Cache the index: it is read far more often than it is written. Être ou ne pas être 🦎';

export async function startWireServer(
  wire: Wire,
  behave: (request: WireRequest, n: number) => WireReply | WireFault = () => ({ text: wireText }),
): Promise<WireServer> {
  const calls: WireRequest[] = [];
  const paths: string[] = [];
  const awaited = new Set<{ count: number; resolve: () => void }>();
  let hangUp = () => {};
  const hungUp = new Promise<void>((resolve) => {
    hangUp = resolve;
  });

  const server = http.createServer((request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    paths.push(path);
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      if (request.method === 'GET' && path === wire.models.path) return asJson(response, wire.models.body);
      if (request.method === 'POST' && path === wire.details?.path)
        return asJson(response, wire.details.body);
      if (!wire.isCall(path)) {
        response.statusCode = 404;
        return asJson(response, wire.refusal(404, `nothing at ${path}`));
      }
      const body = JSON.parse(Buffer.concat(pieces).toString('utf8')) as Record<string, unknown>;
      const bare = { path, headers: request.headers, body };
      const call = { ...bare, ...wire.read(bare) };
      calls.push(call);
      response.on('close', () => {
        if (!response.writableEnded) hangUp();
      });
      for (const each of awaited) if (calls.length >= each.count) each.resolve();
      const what = behave(call, calls.length);
      if (typeof what === 'object' && ('text' in what || 'call' in what)) stream(wire, what, response);
      else misbehave(wire, what, response);
    });
  });
  let connections = 0;
  server.on('connection', () => connections++);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${wire.base}`,
    host: `127.0.0.1:${port}`,
    calls,
    paths,
    hungUp: () => hungUp,
    connections: () => connections,
    when: (count) =>
      new Promise((resolve) => {
        if (calls.length >= count) resolve();
        else awaited.add({ count, resolve });
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const piecesOf = (text: string): string[] => {
  const letters = [...text];
  const size = Math.ceil(letters.length / 12);
  return Array.from({ length: Math.ceil(letters.length / size) }, (_, at) =>
    letters.slice(at * size, (at + 1) * size).join(''),
  );
};

function stream(wire: Wire, reply: WireReply, response: http.ServerResponse): void {
  asStream(response, wire);
  const { begun, finished } = wire.events(reply, 'text' in reply ? piecesOf(reply.text) : []);
  response.end([...begun, ...finished].join(''));
}

function misbehave(wire: Wire, fault: WireFault, response: http.ServerResponse): void {
  if (typeof fault === 'object' && 'events' in fault) {
    asStream(response, wire);
    return void response.end(fault.events);
  }
  if (typeof fault === 'object') {
    response.statusCode = fault.status;
    if (fault.retryAfter !== undefined) response.setHeader('retry-after', fault.retryAfter);
    if (fault.location !== undefined) response.setHeader('location', fault.location);
    if (fault.body !== undefined) return void response.end(fault.body);
    return asJson(response, wire.refusal(fault.status, fault.message ?? `refused with ${fault.status}`));
  }
  faults[fault](response, wire);
}

function asJson(response: http.ServerResponse, body: unknown): void {
  response.setHeader('content-type', 'application/json');
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}

function asStream(response: http.ServerResponse, wire: Wire): void {
  response.setHeader('content-type', wire.contentType ?? 'text/event-stream');
}

function begin(response: http.ServerResponse, wire: Wire): void {
  asStream(response, wire);
  response.write(wire.events({ text: '' }, ['A reply that ', 'had begun ']).begun.join(''));
}

function every(response: http.ServerResponse, ms: number, what: () => string): void {
  const timer = setInterval(() => response.write(what()), ms);
  response.on('close', () => clearInterval(timer));
}

const faults: Record<Extract<WireFault, string>, (response: http.ServerResponse, wire: Wire) => void> = {
  'never-answers'() {},
  'only-comments'(response, wire) {
    asStream(response, wire);
    every(response, 10, () => wire.comment ?? ': still here\n\n');
  },
  drips(response, wire) {
    begin(response, wire);
    every(response, 5, () => ' ');
  },
  cut(response, wire) {
    begin(response, wire);
    setImmediate(() => response.destroy());
  },
  stalls: begin,
  'stays-open'(response, wire) {
    asStream(response, wire);
    const { begun, finished } = wire.events({ text: wireText }, piecesOf(wireText));
    response.write([...begun, ...finished].join(''));
  },
  'ends-without-finish'(response, wire) {
    begin(response, wire);
    response.end();
  },
  'empty-stream'(response, wire) {
    asStream(response, wire);
    response.end();
  },
  'empty-body': (response) => asJson(response, ''),
  'web-page'(response) {
    response.setHeader('content-type', 'text/html');
    response.end('<!DOCTYPE html><html><body>Sign in to the network</body></html>');
  },
  'not-json': (response) => asJson(response, '{"choices": [{'),
  'json-cut-in-stream'(response, wire) {
    begin(response, wire);
    response.end('data: {"choices": [{\n\n');
  },
  'other-json': (response) => asJson(response, '{"status":"ok"}'),
  'error-in-stream'(response, wire) {
    begin(response, wire);
    response.end(wire.errorEvent('the model was unloaded'));
  },
};
