/**
 * `npm run test:openclaw`: installs the real OpenClaw into the user's cache, starts a gateway with two agents and a model on
 * loopback, and runs the contract of backends and a council against it. Takes minutes and 1 GB; no part of `npm test`.
 */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { cacheFolder } from './setup/places.mjs';
import { npm, projectNode, root, run, say } from './setup/run.mjs';

const version = '2026.9.6';
const folder = path.join(cacheFolder(), `openclaw-${version}`);
const program = path.join(folder, 'node_modules/openclaw/openclaw.mjs');

async function install() {
  if (existsSync(program)) return;
  say(`Installing openclaw ${version} into ${folder} …`);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'package.json'), '{ "private": true }\n');
  const args = ['install', `openclaw@${version}`, '--ignore-scripts', '--no-audit', '--no-fund'];
  await npm(args, { cwd: folder });
}

try {
  await install();
  const mocha = path.join(root, 'node_modules/mocha/bin/mocha.js');
  const args = [mocha, '--exit', 'test/openclaw/real/*.real.ts', ...process.argv.slice(2)];
  await run(projectNode(), args, { env: { ...process.env, A_TABLE_OPENCLAW: program } });
} catch (error) {
  say(/** @type {Error} */ (error).message);
  process.exitCode = 1;
}
