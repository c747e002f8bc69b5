/**
 * A real VS Code for the tests where no desktop one can be had: code-server, with its own Node 24, in the user's cache.
 * Each step leaves a mark, so that an interrupted set-up goes on where it stopped.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { onlyOne } from './onlyOne.mjs';
import { codeServerPlaces, codeServerVersion, editorNodeVersion } from './places.mjs';
import { cleanNpmEnvironment, npm, say } from './run.mjs';

const quietInstall = ['--no-audit', '--no-fund', '--loglevel=error'];

/** @param {string} folder @param {string} name @param {() => Promise<void>} work */
async function step(folder, name, work) {
  const mark = path.join(folder, `.done-${name}`);
  if (existsSync(mark)) return;
  say(`  editor: ${name} …`);
  await work();
  writeFileSync(mark, '');
}

async function install() {
  const places = codeServerPlaces();
  if (existsSync(places.ready)) return;
  say(`Setting up the editor for tests, code-server ${codeServerVersion} (about 2.5 minutes, once) …`);
  mkdirSync(places.folder, { recursive: true });
  const nodePackage = path.basename(places.nodeHome);
  writeFileSync(
    path.join(places.folder, 'package.json'),
    JSON.stringify({
      name: 'a-table-test-editor',
      private: true,
      dependencies: { 'code-server': codeServerVersion, [nodePackage]: editorNodeVersion },
    }),
  );
  // The scripts are left out: code-server's own would compile kerberos, which nothing here uses.
  await step(places.folder, 'packages', () =>
    npm(['install', '--ignore-scripts', ...quietInstall], { cwd: places.folder, quiet: true }),
  );
  const env = cleanNpmEnvironment();
  env.PATH = path.join(places.nodeHome, 'bin') + path.delimiter + env.PATH;
  env.npm_config_nodedir = places.nodeHome;
  const workbench = { cwd: path.join(places.server, 'lib/vscode'), env, quiet: true };
  // Not `npm ci`: the lock file that code-server ships lacks one package.
  await step(places.folder, 'workbench', () =>
    npm(['install', '--omit=dev', '--ignore-scripts', ...quietInstall], workbench),
  );
  await step(places.folder, 'native-parts', () =>
    npm(['rebuild', '@vscode/spdlog', 'node-pty', '@vscode/native-watchdog'], workbench),
  );
  writeFileSync(places.ready, codeServerVersion);
}

/** @returns {Promise<string | undefined>} what is wrong, if anything */
export async function ensureCodeServer() {
  const places = codeServerPlaces();
  if (existsSync(places.ready)) return undefined;
  if (process.platform !== 'linux' || !['x64', 'arm64'].includes(process.arch)) {
    return 'code-server is set up on Linux only. Set VSCODE_EXECUTABLE to a desktop VS Code.';
  }
  try {
    await onlyOne(places.folder, install);
    return undefined;
  } catch (error) {
    // Marks of finished steps stay; a half-made package tree is rebuilt by npm itself.
    rmSync(places.ready, { force: true });
    return `code-server could not be set up: ${/** @type {Error} */ (error).message}`;
  }
}
