/**
 * A model on loopback for real coding agents, in whichever of four dialects they speak. What it answers is decided by a
 * function of what was asked; every request is kept, and one for anything that it does not know is kept too.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type Answer,
  type Asked,
  completions,
  type Dialect,
  generateContent,
  messages,
  responses,
} from './dialects.ts';

export interface LoopbackModel {
  /** Without a path: each dialect adds its own. */
  url: string;
  asked: Asked[];
  /** Paths that no dialect knows. */
  strange: string[];
  close(): Promise<void>;
}

const dialects: [RegExp, Dialect][] = [
  [/\/chat\/completions$/, completions],
  [/\/responses$/, responses],
  [/\/messages$/, messages],
  [/:(?:stream)?[gG]enerateContent$/, generateContent],
];

export async function startLoopbackModel(
  decide: (asked: Asked) => Answer | Promise<Answer>,
): Promise<LoopbackModel> {
  const asked: Asked[] = [];
  const strange: string[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://loopback');
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const body = Buffer.concat(pieces).toString('utf8');
    const dialect = dialects.find(([path]) => path.test(pathname))?.[1];
    if (!dialect || request.method !== 'POST') {
      strange.push(`${request.method} ${pathname}`);
      return other(pathname, response);
    }
    const read = dialect.read(body, pathname);
    asked.push(read);
    const streams = /"stream":\s*true/.test(body) || searchParams.get('alt') === 'sse';
    const said = dialect.write(await decide(read), read.model, streams);
    response.setHeader('content-type', streams ? 'text/event-stream' : 'application/json');
    response.end(said);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.statusCode = 500;
      response.end(JSON.stringify({ error: { message: String(error) } }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    strange,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** What agents ask beside their model's words. */
function other(pathname: string, response: ServerResponse): void {
  response.setHeader('content-type', 'application/json');
  if (/count_?tokens$/i.test(pathname)) return void response.end('{"input_tokens":900,"totalTokens":900}');
  if (pathname.endsWith('/models')) return void response.end('{"object":"list","data":[],"models":[]}');
  response.statusCode = 404;
  response.end('{"error":{"message":"not here"}}');
}
