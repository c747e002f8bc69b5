/** A tool server over HTTP, written without its package, that answers calls by a stream of events: one that breaks, or does not end. */
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SseServer {
  url: string;
  /** How often somebody came to listen, and the next time. */
  listened(): number;
  nextListener(): Promise<void>;
  close(): void;
}

const tools = ['dies', 'floods', 'echo'].map((name) => ({ name, inputSchema: { type: 'object' } }));

/**
 * With words of refusal it answers everything with 403 and these. One that wants listeners sends each so many bytes of
 * nothing, hangs up on it and says to come back at once.
 */
export async function sseServer({
  refuses,
  toListeners,
}: {
  refuses?: string;
  toListeners?: number;
} = {}): Promise<SseServer> {
  let listened = 0;
  let heard = () => {};
  const server: Server = createServer((request, response) => {
    if (refuses !== undefined) return void response.writeHead(403).end(refuses);
    if (request.method === 'GET' && toListeners !== undefined) {
      listened += 1;
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.end(`retry: 0\nid: 1\ndata:\n\n${`:${'x'.repeat(100)}\n\n`.repeat(toListeners / 100)}`);
      response.once('close', () => heard());
      return;
    }
    if (request.method !== 'POST') return void response.writeHead(405).end();
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const { id, method, params } = JSON.parse(Buffer.concat(pieces).toString('utf8')) as {
        id?: number;
        method: string;
        params?: { name?: string };
      };
      if (id === undefined) response.writeHead(202).end();
      else if (method === 'initialize') {
        const serverInfo = { name: 'streams', version: '1' };
        said(response, {
          id,
          result: { protocolVersion: '2025-06-18', capabilities: { tools: {} }, serverInfo },
        });
      } else if (method === 'tools/list') said(response, { id, result: { tools } });
      else if (method === 'tools/call') stream(response, id, params?.name);
      else said(response, { id, error: { code: -32_601, message: 'unknown' } });
    });
  });

  function stream(response: ServerResponse, id: number, name = ''): void {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('id: 1\ndata:\n\n');
    if (name === 'echo') {
      const result = { content: [{ type: 'text', text: 'here' }] };
      response.end(`data: ${JSON.stringify({ jsonrpc: '2.0', id, result })}\n\n`);
    } else if (name === 'floods') response.write(`data: ${'x'.repeat(11_000_000)}`);
    else
      response.write('id: 2\ndata:\n\n', () => {
        server.close();
        server.closeAllConnections();
      });
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/mcp`,
    listened: () => listened,
    nextListener: () =>
      new Promise<void>((resolve) => {
        heard = resolve;
      }),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

const said = (response: ServerResponse, message: object): void =>
  void response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(JSON.stringify({ jsonrpc: '2.0', ...message }));
