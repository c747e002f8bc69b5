/**
 * `npm run test:mcp`: installs real MCP servers into the user's cache and has a seat call them, over stdio and HTTP: listed,
 * called, slow to start, crashing, with huge results; what the seat was told is printed. No part of `npm test`.
 */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { cacheFolder, findChromium } from './setup/places.mjs';
import { npm, projectNode, root, run, say } from './setup/run.mjs';

const servers = {
  '@modelcontextprotocol/server-everything': '2026.8.31',
  '@modelcontextprotocol/server-filesystem': '2026.8.31',
  '@modelcontextprotocol/server-memory': '2026.8.31',
  '@playwright/mcp': '0.0.83',
};
const folder = path.join(cacheFolder(), `mcp-servers-${Object.values(servers).join('-')}`);
const ready = path.join(folder, '.ready');

async function install() {
  if (existsSync(ready)) return;
  say(`Installing MCP servers into ${folder} …`);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'package.json'), '{ "private": true }\n');
  const names = Object.entries(servers).map(([name, version]) => `${name}@${version}`);
  await npm(['install', ...names, '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder });
  await writeFile(ready, '');
}

try {
  await install();
  const mocha = path.join(root, 'node_modules/mocha/bin/mocha.js');
  const args = [mocha, '--exit', 'test/tools/real/*.real.ts', ...process.argv.slice(2)];
  const env = {
    ...process.env,
    A_TABLE_MCP: path.join(folder, 'node_modules'),
    A_TABLE_CHROMIUM: findChromium() ?? '',
  };
  await run(projectNode(), args, { env });
} catch (error) {
  say(/** @type {Error} */ (error).message);
  process.exitCode = 1;
}
