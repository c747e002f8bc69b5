/**
 * `npm run test:agents`: installs real coding agents into the user's cache, gives each a model on loopback, and lets them hold
 * councils. Takes minutes and 1.5 GB; no part of `npm test`. Names as arguments pick some: `npm run test:agents -- gemini`.
 */
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { cacheFolder } from './setup/places.mjs';
import { npm, projectNode, root, run, say } from './setup/run.mjs';

/** What speaks the Agent Client Protocol and can be had from npm. @type {Record<string, [name: string, version: string]>} */
const packages = {
  opencode: ['opencode-ai', '1.18.33'],
  claude: ['@agentclientprotocol/claude-agent-acp', '0.99.1'],
  codex: ['@agentclientprotocol/codex-acp', '2.6.0'],
  gemini: ['@google/gemini-cli', '0.61.0'],
  qwen: ['@qwen-code/qwen-code', '0.24.4'],
};

/** No script of theirs runs: those that need a program of the system have it in a package of its own. @param {string} agent */
async function installed(agent) {
  const [name, version] = packages[agent] ?? ['', ''];
  const folder = path.join(cacheFolder(), `agent-${agent}-${version}`);
  if (existsSync(path.join(folder, 'node_modules', name, 'package.json'))) return folder;
  say(`Installing ${name} ${version} into ${folder} …`);
  const half = `${folder}.half`;
  await rm(half, { recursive: true, force: true });
  await mkdir(half, { recursive: true });
  await writeFile(path.join(half, 'package.json'), '{ "private": true }\n');
  await npm(['install', `${name}@${version}`, '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: half });
  await rm(folder, { recursive: true, force: true });
  await rename(half, folder);
  return folder;
}

try {
  const [asked, rest] = [
    process.argv.slice(2).filter((word) => word in packages),
    process.argv.slice(2).filter((word) => !(word in packages)),
  ];
  /** @type {Record<string, string>} */
  const folders = {};
  for (const agent of asked.length > 0 ? asked : Object.keys(packages))
    folders[agent] = await installed(agent);
  const mocha = path.join(root, 'node_modules/mocha/bin/mocha.js');
  const args = [mocha, '--exit', 'test/acp/real/*.real.ts', ...rest];
  await run(projectNode(), args, { env: { ...process.env, A_TABLE_AGENTS: JSON.stringify(folders) } });
} catch (error) {
  say(/** @type {Error} */ (error).message);
  process.exitCode = 1;
}
