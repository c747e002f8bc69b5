/**
 * A loopback model server that speaks OpenAI's chat completions: fixed latency, replies right for the form asked,
 * streamed in small deltas or in one piece, and every request counted. What it must fail at is decided for each ask.
 */
import * as http from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Ask, askHeaderName, readAsk } from './ask.ts';
import { type ModelVote, replyFor } from './modelReplies.ts';
import { type Fault, misbehave } from './modelServerFaults.ts';

export interface ModelServerOptions {
  latencyMs?: number | ((ask: Ask | undefined) => number);
  vote?: ModelVote | ((ask: Ask) => ModelVote);
  length?: number;
  /** Into how many deltas a streamed reply is cut. */
  deltas?: number;
  /** Decides whether this request, the n-th of all, goes wrong, and how. */
  fault?(ask: Ask | undefined, n: number): Fault | undefined;
  /** Another reply than the usual one. */
  reply?(ask: Ask): string | undefined;
  /** Another reply than the usual one to a request that does not say which ask it is. */
  say?(body: string): string | undefined;
  /** Told of every request as it arrives. */
  onAsk?(ask: Ask | undefined, body: string): void;
  /** The answer waits for this. */
  hold?(ask: Ask | undefined): Promise<void> | undefined;
}

export interface ModelServer {
  /** The base URL, with `/v1`. */
  url: string;
  /** Every request since the start or the last reset, in order; only those that said which ask they were. */
  asks: Ask[];
  requests(): number;
  /** Resolves once so many requests have come in all. */
  when(count: number): Promise<void>;
  reset(): void;
  /** Closes every connection, as a server does that restarts or tires of idle ones. */
  dropConnections(): void;
  close(): Promise<void>;
}

export async function startModelServer(options: ModelServerOptions = {}): Promise<ModelServer> {
  const latency = options.latencyMs ?? 0;
  const asks: Ask[] = [];
  const awaited = new Set<{ count: number; resolve: () => void }>();
  let count = 0;
  const server = http.createServer((request, response) => {
    const ask = readAsk(request.headers[askHeaderName]);
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      count++;
      if (ask) asks.push(ask);
      const body = Buffer.concat(pieces).toString('utf8');
      options.onAsk?.(ask, body);
      for (const each of awaited) if (count >= each.count) each.resolve();
      const fault = options.fault?.(ask, count);
      const answer = () => {
        if (response.destroyed) return;
        if (fault) misbehave(fault, response);
        else if (body.includes('"stream":true'))
          stream(response, textFor(ask, body, options), options.deltas ?? 200);
        else inOnePiece(response, textFor(ask, body, options));
      };
      const latencyMs = typeof latency === 'function' ? latency(ask) : latency;
      const held = options.hold?.(ask);
      if (held) void held.then(answer);
      else if (latencyMs > 0) setTimeout(answer, latencyMs);
      else answer();
    });
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asks,
    requests: () => count,
    when: (wanted) =>
      new Promise((resolve) => {
        if (count >= wanted) resolve();
        else awaited.add({ count: wanted, resolve });
      }),
    reset() {
      asks.length = 0;
      count = 0;
    },
    dropConnections: () => server.closeAllConnections(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function textFor(ask: Ask | undefined, body: string, options: ModelServerOptions): string {
  const { vote = 'agree', length = 800 } = options;
  if (!ask)
    return options.say?.(body) ?? replyFor({ form: formIn(body), seat: 'someone', vote: 'agree', length });
  const own = options.reply?.(ask);
  if (own !== undefined) return own;
  return replyFor({
    form: ask.form,
    seat: ask.seat,
    vote: typeof vote === 'function' ? vote(ask) : vote,
    length,
  });
}

/** Which form a prompt asks for, read from its last words when no header says so. */
export function formIn(body: string): string {
  const end = body.slice(-2500);
  if (/Minority report|Avis minoritaire/.test(end)) return 'synthesis';
  if (/Contests|Conteste/.test(end)) return 'challenge';
  if (/Findings|Constats/.test(end)) return 'review';
  return /FINAL/.test(end) ? 'final' : 'position';
}

const usage = { prompt_tokens: 900, completion_tokens: 200, total_tokens: 1100 };

function inOnePiece(response: http.ServerResponse, content: string): void {
  const choice = { index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' };
  response.setHeader('content-type', 'application/json');
  response.end(
    JSON.stringify({ id: 'c', object: 'chat.completion', model: 'bench', choices: [choice], usage }),
  );
}

/** Deltas leave in packets of ten, as a fast model's do; the events of a text are made once. */
const packets = new Map<string, Buffer[]>();
const deltasInPacket = 10;

function stream(response: http.ServerResponse, content: string, deltas: number): void {
  const key = `${deltas} ${content}`;
  const made = packets.get(key) ?? packetsOf(content, deltas);
  if (packets.size < 1000) packets.set(key, made);
  response.setHeader('content-type', 'text/event-stream');
  let index = 0;
  const next = () => {
    if (response.destroyed) return;
    const packet = made[index++];
    if (!packet) response.end();
    else {
      response.write(packet);
      setImmediate(next);
    }
  };
  next();
}

function packetsOf(content: string, deltas: number): Buffer[] {
  const letters = [...content];
  const size = Math.max(1, Math.ceil(letters.length / deltas));
  const events: string[] = [];
  for (let at = 0; at < letters.length; at += size) {
    events.push(
      event({ index: 0, delta: { content: letters.slice(at, at + size).join('') }, finish_reason: null }),
    );
  }
  events.push(event({ index: 0, delta: {}, finish_reason: 'stop' }));
  const made: Buffer[] = [];
  for (let at = 0; at < events.length; at += deltasInPacket) {
    made.push(Buffer.from(events.slice(at, at + deltasInPacket).join('')));
  }
  made.push(
    Buffer.from(
      `data: ${JSON.stringify({ id: 'c', model: 'bench', choices: [], usage })}\n\ndata: [DONE]\n\n`,
    ),
  );
  return made;
}

const event = (choice: object): string =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', model: 'bench', choices: [choice] })}\n\n`;
