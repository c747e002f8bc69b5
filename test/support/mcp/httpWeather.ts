/** The weather server over streamable HTTP on loopback, with what it was asked. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createMcpHandler } from '@modelcontextprotocol/server';
import { weatherServer } from './weather.ts';

export interface HttpWeather {
  url: string;
  asked: string[];
  /** The headers of every request, by lower-case name. */
  headers: Record<string, string | string[] | undefined>[];
  close(): Promise<void>;
}

export async function httpWeather({
  port = 0,
  redirectTo,
}: {
  port?: number;
  redirectTo?: string;
} = {}): Promise<HttpWeather> {
  const asked: string[] = [];
  const headers: HttpWeather['headers'] = [];
  const handler = createMcpHandler(() =>
    weatherServer({ die: () => server.closeAllConnections(), onForecast: (city) => void asked.push(city) }),
  );
  const server: Server = createServer((request, response) => {
    headers.push(request.headers);
    if (redirectTo !== undefined) {
      response.writeHead(307, { location: redirectTo }).end();
      return;
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = 'GET' } = request;
      const body = chunks.length > 0 ? { body: Buffer.concat(chunks) } : {};
      const asFetch = new Request(`http://127.0.0.1${request.url}`, {
        method,
        headers: Object.entries(request.headers).map(([name, value]): [string, string] => [
          name,
          String(value),
        ]),
        ...body,
      });
      void handler.fetch(asFetch).then(async (answer) => {
        response.writeHead(answer.status, Object.fromEntries(answer.headers));
        if (answer.body) for await (const chunk of answer.body) response.write(chunk);
        response.end();
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`,
    asked,
    headers,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
