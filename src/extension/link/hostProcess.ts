/**
 * Starts dist/host.js with the editor's own Node. The process is on its own: it outlives a reload of the window and stops
 * by its own rule, so nothing here ever kills one that got ready.
 */
import { type ChildProcess, fork } from 'node:child_process';
import type { Launched } from './hostLink.ts';

export interface LaunchOptions {
  script: string;
  home: string;
  /** A folder of the person's own: from the second time on the host need not be compiled. */
  compiled: string;
  /** Of the host's own refusals. */
  language: 'en' | 'fr';
  /** Milliseconds until a silent host is given up. */
  patience: number;
  words: { late: string; ended(code: string): string };
  onLine(line: string): void;
}

/** What must not leak from the editor into a plain Node process. */
export function hostEnvironment(env: NodeJS.ProcessEnv, compiled: string): NodeJS.ProcessEnv {
  const clean: NodeJS.ProcessEnv = { ...env, ELECTRON_RUN_AS_NODE: '1', NODE_COMPILE_CACHE: compiled };
  delete clean.NODE_OPTIONS;
  delete clean.VSCODE_INSPECTOR_OPTIONS;
  return clean;
}

export function launchHost(options: LaunchOptions): Promise<Launched> {
  const child = fork(options.script, ['--home', options.home, '--language', options.language], {
    execPath: process.execPath,
    execArgv: [],
    env: hostEnvironment(process.env, options.compiled),
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const tail = relayLines(child, options.onLine);
  return new Promise((resolve) => {
    const late = setTimeout(() => {
      child.kill();
      resolve({ ready: false, reason: options.words.late });
    }, options.patience);
    child.once('message', (message) => {
      clearTimeout(late);
      const refused = refusalIn(message);
      if (refused !== undefined) return resolve({ ready: false, reason: refused });
      // Let go: neither the channel nor the pipe may tie the two lives together.
      if (child.connected) child.disconnect();
      child.unref();
      resolve({ ready: true });
    });
    child.once('error', (error) => {
      clearTimeout(late);
      resolve({ ready: false, reason: error.message });
    });
    child.once('exit', (code, signal) => {
      clearTimeout(late);
      const said = tail();
      const ended = options.words.ended(String(signal ?? code));
      // Also of one that got ready: why it is started again stands with what it said.
      if (code !== 0) options.onLine(ended);
      resolve({ ready: false, reason: said || ended });
    });
  });
}

/** A host that can't open says why before it ends. */
function refusalIn(message: unknown): string | undefined {
  if (typeof message !== 'object' || message === null || !('ready' in message) || message.ready)
    return undefined;
  return 'message' in message && typeof message.message === 'string' ? message.message : '';
}

/** Hands on each line of stderr; answers the last one, which says why a host ended. */
function relayLines(child: ChildProcess, onLine: (line: string) => void): () => string {
  let rest = '';
  let last = '';
  child.stderr?.setEncoding('utf8');
  child.stderr?.on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n');
    // A host that never breaks its lines may not fill the memory of the editor.
    rest = (lines.pop() ?? '').slice(-20_000);
    for (const line of lines.filter((text) => text.trim())) {
      last = line;
      onLine(line);
    }
  });
  return () => rest.trim() || last.trim();
}
