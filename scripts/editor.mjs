/** `npm run editor`: a sample workspace in VS Code with the extension: `code` where it is on PATH, else code-server. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { ensureCodeServer } from './setup/codeServer.mjs';
import { codeServerPlaces, findOnPath } from './setup/places.mjs';
import { root, run, say } from './setup/run.mjs';
import { ensureVsix } from './setup/vsix.mjs';
import { setup } from './setup.mjs';

const workspace = path.join(root, 'sample');

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function openCodeServer() {
  const problem = await ensureCodeServer();
  if (problem) throw new Error(problem);
  const { node, entry } = codeServerPlaces();
  const vsix = await ensureVsix();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'a-table-editor-'));
  writeFileSync(path.join(folder, 'config.yaml'), '');
  const base = [
    entry,
    '--config',
    path.join(folder, 'config.yaml'),
    '--user-data-dir',
    path.join(folder, 'user'),
  ];
  base.push('--extensions-dir', path.join(folder, 'extensions'));
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(npm_|VSCODE_|ELECTRON_)/.test(name)),
  );
  await run(node, [...base, '--install-extension', vsix, '--force'], { env, quiet: true });
  const address = `127.0.0.1:${await freePort()}`;
  const options = [
    '--auth',
    'none',
    '--disable-telemetry',
    '--disable-update-check',
    '--disable-workspace-trust',
  ];
  const child = spawn(node, [...base, '--bind-addr', address, ...options], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  console.log(
    `À table in VS Code: http://${address}/?folder=${encodeURIComponent(workspace)}\nCtrl+C ends it.`,
  );
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.on(signal, () => child.kill(signal));
  child.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
}

try {
  await setup();
  mkdirSync(workspace, { recursive: true });
  const code = findOnPath('code');
  if (code) await run(code, ['--new-window', `--extensionDevelopmentPath=${root}`, workspace]);
  else await openCodeServer();
} catch (error) {
  say(/** @type {Error} */ (error).message);
  process.exitCode = 1;
}
