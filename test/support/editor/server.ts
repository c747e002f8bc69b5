/** A real VS Code (code-server) in a folder of its own, on a loopback port; stop() leaves no process and no folder. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findCodeServer } from '../../../scripts/setup/places.mjs';
import { writeFrenchLanguagePack } from './french.ts';
import { quietSettings } from './settings.ts';

export interface ServerOptions {
  /** Extensions to install as a user would. */
  readonly vsix?: readonly string[];
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, string>>;
  readonly locale?: 'en' | 'fr';
  /** `always`: trust is not asked for; `ask`: the dialog shows; `restricted`: opens untrusted, silently. */
  readonly trust?: 'always' | 'ask' | 'restricted';
  /** Lets a page run tests inside the extension host; it also hides toasts and dialogs, so users' tests do without. */
  readonly testDriver?: boolean;
}

export interface EditorServer {
  readonly authority: string;
  readonly folder: string;
  readonly pid: number;
  log(): string;
  stop(): Promise<void>;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

function answers(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    get(url, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    }).on('error', () => resolve(false));
  });
}

function environment(folder: string, extra: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
  const foreign =
    /^(VSCODE_|npm_|ELECTRON_|CODE_SERVER|NODE_OPTIONS$|NODE_V8_COVERAGE$|PORT$|PASSWORD$|HASHED_PASSWORD$)/;
  const kept = Object.fromEntries(Object.entries(process.env).filter(([name]) => !foreign.test(name)));
  return {
    ...kept,
    HOME: folder,
    XDG_CONFIG_HOME: `${folder}/xdg`,
    XDG_DATA_HOME: `${folder}/xdg`,
    ...extra,
  };
}

const trustSettings = {
  always: { 'security.workspace.trust.enabled': false },
  ask: { 'security.workspace.trust.startupPrompt': 'always' },
  restricted: { 'security.workspace.trust.startupPrompt': 'never' },
};

async function stopGroup(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || !child.pid) return;
  const group = -child.pid;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  process.kill(group, 'SIGTERM');
  const late = pause(5000, 'late', { ref: false });
  if ((await Promise.race([gone, late])) === 'late') process.kill(group, 'SIGKILL');
}

export async function startServer(options: ServerOptions = {}): Promise<EditorServer> {
  const program = findCodeServer();
  if (!program) throw new Error('code-server is not set up. Run `node scripts/setup.mjs --editor`.');
  const folder = mkdtempSync(path.join(tmpdir(), 'a-table-editor-'));
  const user = path.join(folder, 'user');
  const trust = options.trust ?? 'always';
  mkdirSync(path.join(user, 'User'), { recursive: true });
  const settings = { ...quietSettings, ...trustSettings[trust], ...options.settings };
  writeFileSync(path.join(user, 'User/settings.json'), JSON.stringify(settings, null, 2));
  if (options.locale === 'fr') writeFrenchLanguagePack(user);
  writeFileSync(path.join(folder, 'config.yaml'), '');
  const base = [program.entry, '--config', path.join(folder, 'config.yaml')];
  base.push('--user-data-dir', user, '--extensions-dir', path.join(folder, 'extensions'));
  const env = environment(folder, options.env);
  for (const vsix of options.vsix ?? []) {
    execFileSync(program.node, [...base, '--install-extension', path.resolve(vsix), '--force'], {
      env,
      stdio: 'pipe',
    });
  }
  const authority = `127.0.0.1:${await freePort()}`;
  const args = [
    ...base,
    '--bind-addr',
    authority,
    '--auth',
    'none',
    '--disable-telemetry',
    '--disable-update-check',
  ];
  args.push('--disable-getting-started-override', '--disable-proxy', '--ignore-last-opened');
  if (options.testDriver) args.push('--vscode-option', 'enable-smoke-test-driver');
  if (trust === 'always') args.push('--disable-workspace-trust');
  if (options.locale) args.push('--locale', options.locale);
  const logFile = path.join(folder, 'server.log');
  const out = openSync(logFile, 'a');
  // A process group of its own, so that stop() ends the extension host with it.
  const child = spawn(program.node, args, { env, stdio: ['ignore', out, out], detached: true });
  const log = () => readFileSync(logFile, 'utf8');
  const stop = async () => {
    await stopGroup(child);
    closeSync(out);
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  };
  const deadline = Date.now() + 60_000;
  while (!(await answers(`http://${authority}/healthz`))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      const said = log();
      await stop();
      throw new Error(`code-server did not start:\n${said.slice(-3000)}`);
    }
    await pause(100);
  }
  return { authority, folder, pid: child.pid ?? 0, log, stop };
}
