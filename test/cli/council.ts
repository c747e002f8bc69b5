/** Runs `council` from source in a process of its own, as a person or a script would. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const entry = path.join(import.meta.dirname, '../../src/cli/main.ts');

export interface Ran {
  code: number | null;
  out: string;
  err: string;
}

export interface Running {
  child: ChildProcess;
  ended: Promise<Ran>;
  /** Resolves with the output as soon as it matches. */
  says(pattern: RegExp): Promise<string>;
  /** The same of what it says beside it. */
  warns(pattern: RegExp): Promise<string>;
}

/** A folder to work in, gone afterwards. The home inside it is not there yet. */
export function workplace(): { folder: string; home: string; remove(): void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'council-cli-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  return { folder, home: path.join(folder, 'council'), remove };
}

export function start(
  cwd: string,
  args: string[],
  env: Record<string, string> = {},
  input?: string,
): Running {
  const { PATH, TMPDIR, NODE_OPTIONS, A_TABLE_CONFIG, A_TABLE_PROBE } = process.env;
  const kept = { PATH, TMPDIR, NODE_OPTIONS, A_TABLE_CONFIG, A_TABLE_PROBE };
  const child = spawn(process.execPath, [entry, ...args], {
    cwd,
    env: { ...kept, LANG: 'en_US.UTF-8', ...env },
    stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
  });
  // A command that refuses at once does not read what it is given.
  child.stdin?.on('error', () => undefined).end(input);
  let out = '';
  let err = '';
  const looking = new Set<() => void>();
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    out += text;
    for (const look of [...looking]) look();
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    err += text;
    for (const look of [...looking]) look();
  });
  const ended = new Promise<Ran>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
  });
  const until = (said: () => string, pattern: RegExp): Promise<string> =>
    new Promise((resolve, reject) => {
      const look = () => {
        if (!pattern.test(said())) return;
        looking.delete(look);
        resolve(said());
      };
      looking.add(look);
      void ended.then(() => {
        look();
        reject(new Error(`ended without saying ${pattern}:\n${out}\n${err}`));
      });
      look();
    });
  return {
    child,
    ended,
    says: (pattern) => until(() => out, pattern),
    warns: (pattern) => until(() => err, pattern),
  };
}

export const council = (
  cwd: string,
  args: string[],
  env: Record<string, string> = {},
  input?: string,
): Promise<Ran> => start(cwd, args, env, input).ended;
