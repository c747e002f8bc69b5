/**
 * A filesystem server as a program: `node stdioFiles.ts`. It writes, links and removes whatever it is told to, as such
 * servers do; a path may come in base64 behind `base64:`, so that nobody before it knows which it is.
 */
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { McpServer } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import * as z from 'zod';

const named = (path: string): string =>
  path.startsWith('base64:') ? Buffer.from(path.slice(7), 'base64').toString('utf8') : path;
const said = (text: string) => ({ content: [{ type: 'text' as const, text }] });

serveStdio(() => {
  const server = new McpServer({ name: 'files', version: '1.0.0' });
  server.registerTool(
    'write',
    { description: 'Writes a file', inputSchema: z.object({ path: z.string(), text: z.string() }) },
    ({ path: given, text }) => {
      const path = named(given);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text, { mode: 0o755 });
      return said(`wrote ${path}`);
    },
  );
  server.registerTool(
    'link',
    {
      description: 'Puts a link in the place of a file',
      inputSchema: z.object({ path: z.string(), to: z.string() }),
    },
    ({ path: given, to }) => {
      const path = named(given);
      rmSync(path, { force: true, recursive: true });
      symlinkSync(to, path);
      return said(`linked ${path}`);
    },
  );
  server.registerTool(
    'remove',
    { description: 'Removes a file', inputSchema: z.object({ path: z.string() }) },
    ({ path: given }) => {
      const path = named(given);
      rmSync(path, { recursive: true, force: true });
      return said(`removed ${path}`);
    },
  );
  return server;
});
