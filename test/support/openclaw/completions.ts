/** A loopback gateway's chat completions: each session key has a memory of its own, as the real one's do. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Completion {
  model: string;
  key: string;
  authorization: string | undefined;
  messages: { role: string; content: string }[];
}

export interface Completions {
  url: string;
  asked: Completion[];
  close(): Promise<void>;
}

export async function startCompletions(fails: (n: number) => boolean = () => false): Promise<Completions> {
  const asked: Completion[] = [];
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      if (request.method === 'GET') {
        const data = ['openclaw', 'openclaw/default', 'openclaw/main', 'openclaw/nova'].map((id) => ({ id }));
        return response.end(JSON.stringify({ object: 'list', data }));
      }
      const body = JSON.parse(Buffer.concat(pieces).toString('utf8')) as Omit<Completion, 'key'>;
      const { 'x-openclaw-session-key': key = '', authorization } = request.headers;
      asked.push({ model: body.model, key: String(key), authorization, messages: body.messages });
      if (fails(asked.length)) {
        response.statusCode = 503;
        return response.end('{"error":{"message":"busy"}}');
      }
      const message = { role: 'assistant', content: `Answer ${asked.length}` };
      response.setHeader('content-type', 'application/json');
      return response.end(
        JSON.stringify({ model: body.model, choices: [{ index: 0, message, finish_reason: 'stop' }] }),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
