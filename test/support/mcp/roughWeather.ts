/** A tool server written without its package: among its tools and in its answers are things that MCP does not know. */
import { createInterface } from 'node:readline';

/** Deeper than a stack. */
const nested = `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`;

const tools = [
  { name: 7, inputSchema: { type: 'object' } },
  { name: 'no-schema' },
  { name: 'text-for-a-schema', inputSchema: 'object' },
  { name: 'a name with spaces', inputSchema: { type: 'object' } },
  null,
  { name: 'forecast', description: 'Tomorrow’s weather', inputSchema: { type: 'object', properties: {} } },
  { name: 'described-by-a-list', description: ['x'], inputSchema: { type: 'object' } },
  { name: 'forecast', description: 'The same once more', inputSchema: { type: 'object' } },
  { name: 'nested', inputSchema: { type: 'object', properties: 'NESTED' } },
];
const content = [{ type: 'text' }, null, { type: 'hologram' }, { type: 'text', text: 'rain at ten \uD83D' }];

const answers: Record<string, (params: Record<string, unknown>) => unknown> = {
  initialize: ({ protocolVersion }) => ({
    protocolVersion,
    capabilities: { tools: {} },
    serverInfo: { name: 'rough', version: '1' },
  }),
  'tools/list': () => ({ tools }),
  'tools/call': () => ({ content }),
};

createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line) as { id?: number; method: string; params: never };
  if (id === undefined) return;
  const result = answers[method]?.(params);
  const error = { code: -32_601, message: 'unknown' };
  const answer = JSON.stringify({ jsonrpc: '2.0', id, ...(result ? { result } : { error }) });
  process.stdout.write(`${answer.replace('"NESTED"', nested)}\n`);
});
