/**
 * One connection to a tool server. We offer it nothing (no sampling, no roots, no questions to people), send it no key,
 * follow no redirect to another origin, and read no more of an answer than a cap.
 */
import type { Client as McpClient } from '@modelcontextprotocol/client';
import * as z from 'zod';
import type { Log, Program } from '../../ports/ports.ts';
import { programTransport } from './mcpProgram.ts';

/** Bytes of one answer; a server that says more is hung up on. */
const mostBytes = 10_000_000;

export type Way = { url: string } | { program: Program };

export interface ConnectionParts {
  name: string;
  way: Way;
  log: Log;
  /** The list of its tools is another now. */
  onToolsChanged(): void;
  onClosed(): void;
}

export async function connect(parts: ConnectionParts, signal: AbortSignal): Promise<McpClient> {
  const { Client } = await import('./mcpPackage.ts');
  const client = new Client(
    { name: 'a-table', version: '1' },
    {
      // An older server answers the newer question with an error, and is then spoken to as it knows.
      ...('url' in parts.way ? { versionNegotiation: { mode: 'auto' as const } } : {}),
      // What a tool returns is text to a model: nothing here relies on its shape, so nothing compiles a schema.
      jsonSchemaValidator: {
        getValidator: () => (value) => ({ valid: true, data: value as never, errorMessage: undefined }),
      },
      listChanged: { tools: { autoRefresh: false, debounceMs: 0, onChanged: () => parts.onToolsChanged() } },
    },
  );
  client.onclose = parts.onClosed;
  client.onerror = (error) => parts.log.debug(`tool server ${parts.name}`, { error: error.message });
  const transport = await transportOf(parts);
  try {
    await client.connect(transport, { signal });
  } catch (error) {
    await client.close().catch(() => undefined);
    throw error;
  }
  return client;
}

/** Whatever a server lists: one tool out of shape must not take the others along, so each is judged by itself later. */
const page = z.looseObject({ tools: z.array(z.unknown()), nextCursor: z.string().optional() });
const mostPages = 20;

export async function listed(client: McpClient, signal: AbortSignal): Promise<unknown[]> {
  const tools: unknown[] = [];
  let cursor: string | undefined;
  for (let pages = 0; pages < mostPages; pages++) {
    const params = cursor === undefined ? {} : { cursor };
    const found = await client.request({ method: 'tools/list', params }, page, { signal });
    tools.push(...found.tools);
    cursor = found.nextCursor;
    if (cursor === undefined) break;
  }
  return tools;
}

const answer = z.looseObject({
  content: z.array(z.unknown()).optional(),
  structuredContent: z.unknown().optional(),
  isError: z.boolean().optional(),
});
export type Answer = z.infer<typeof answer>;

export const called = (
  client: McpClient,
  name: string,
  input: unknown,
  signal: AbortSignal,
): Promise<Answer> =>
  client.request(
    { method: 'tools/call', params: { name, arguments: (input ?? {}) as Record<string, unknown> } },
    answer,
    { signal, timeout: 660_000 },
  );

async function transportOf({ way, log, name }: ConnectionParts) {
  if ('url' in way) {
    const { StreamableHTTPClientTransport } = await import('./mcpPackage.ts');
    return new StreamableHTTPClientTransport(new URL(way.url), {
      fetch: capped,
      redirectPolicy: 'same-origin',
    });
  }
  const onSaid = (chunk: Buffer) =>
    log.debug(`tool server ${name}`, { said: chunk.toString('utf8').slice(0, 500) });
  if (process.platform !== 'win32') return programTransport({ program: way.program, mostBytes, onSaid });
  // Windows has no groups, and the package knows how its command files are started.
  const { StdioClientTransport } = await import('./mcpPackage.ts');
  const [command = '', ...args] = way.program.words;
  const env = Object.fromEntries(
    Object.entries(way.program.env).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
  const { cwd } = way.program;
  const transport = new StdioClientTransport({
    command,
    args,
    env,
    cwd,
    stderr: 'pipe',
    maxBufferSize: mostBytes,
  });
  transport.stderr?.on('data', onSaid);
  return transport;
}

/** fetch, with an end to what one answer may hold. */
async function capped(url: string | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(url, init);
  if (!response.body) return response;
  let read = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        read += chunk.byteLength;
        if (read > mostBytes) controller.error(new Error(`more than ${mostBytes} bytes in one answer`));
        else controller.enqueue(chunk);
      },
    }),
  );
  const { status, statusText, headers } = response;
  const whole = new Response(counted, { status, statusText, headers });
  // Redirects are judged by where the answer came from.
  Object.defineProperty(whole, 'url', { value: response.url });
  Object.defineProperty(whole, 'redirected', { value: response.redirected });
  return whole;
}
