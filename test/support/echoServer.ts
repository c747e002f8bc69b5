/**
 * A loopback server that is as careless with secrets as one can be: whatever it is sent in headers and address comes back,
 * in its errors, its lists and its replies, plain, in base64, and cut into pieces.
 */
import * as http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface EchoServer {
  /** `http://127.0.0.1:port` */
  url: string;
  /** Every request as it came, headers first. */
  seen: string[];
  /** From now on: answer, or refuse with this status. */
  refuseWith(status: number | undefined): void;
  close(): Promise<void>;
}

export async function startEchoServer(): Promise<EchoServer> {
  const seen: string[] = [];
  let refusing: number | undefined;
  const server = http.createServer((request, response) => {
    const sent = JSON.stringify({ url: request.url, headers: request.headers });
    const told = `You sent ${sent}, that is ${Buffer.from(sent).toString('base64')}.`;
    seen.push(sent);
    request.resume().on('end', () => {
      if (refusing !== undefined) {
        const text = JSON.stringify({ error: { type: 'refused', message: told } });
        response.writeHead(refusing, { 'content-type': 'application/json', 'x-request': sent }).end(text);
      } else if (request.method === 'GET') {
        const list = { data: [{ id: 'echo-1', name: told }], models: [{ name: 'models/echo-1' }] };
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(list));
      } else {
        const isOllama = request.url === '/api/chat';
        response.writeHead(200, {
          'content-type': isOllama ? 'application/x-ndjson' : 'text/event-stream',
        });
        response.end(eventsOf(request.url ?? '', told));
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    refuseWith: (status) => {
      refusing = status;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** In the form of whoever is asked: a message of Anthropic's, a chat of Ollama's, or a chat completion. */
function eventsOf(url: string, told: string): string {
  const pieces = told.match(/[^]{1,7}/g) ?? [];
  if (url === '/api/chat') return chat(pieces);
  return url.includes('/messages') ? messages(pieces) : completion(pieces);
}

const chat = (pieces: string[]): string =>
  [
    ...pieces.map((content) => ({ message: { content }, done: false })),
    { message: { content: '' }, done: true },
  ]
    .map((line) => `${JSON.stringify({ model: 'echo-1', ...line })}\n`)
    .join('');

const event = (data: object, name?: string): string =>
  `${name ? `event: ${name}\n` : ''}data: ${JSON.stringify(data)}\n\n`;

const completion = (pieces: string[]): string =>
  [
    ...pieces.map((content) =>
      event({ id: 'e', model: 'echo-1', choices: [{ index: 0, delta: { content }, finish_reason: null }] }),
    ),
    event({ id: 'e', model: 'echo-1', choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] }),
    'data: [DONE]\n\n',
  ].join('');

const messages = (pieces: string[]): string =>
  [
    event(
      {
        type: 'message_start',
        message: {
          id: 'e',
          type: 'message',
          role: 'assistant',
          model: 'echo-1',
          content: [],
          stop_reason: null,
          usage: { input_tokens: 1, output_tokens: 1 },
        },
      },
      'message_start',
    ),
    event(
      { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
      'content_block_start',
    ),
    ...pieces.map((text) =>
      event(
        { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } },
        'content_block_delta',
      ),
    ),
    event({ type: 'content_block_stop', index: 0 }, 'content_block_stop'),
    event(
      { type: 'message_delta', delta: { stop_reason: 'end_turn' }, usage: { output_tokens: 9 } },
      'message_delta',
    ),
    event({ type: 'message_stop' }, 'message_stop'),
  ].join('');
