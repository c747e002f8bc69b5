/** Runs `council` from source at a terminal of its own, with a person who reads and types. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const entry = path.join(import.meta.dirname, '../../src/cli/main.ts');
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

export interface Seated {
  /** Resolves with all that was shown, without its colours, as soon as this stands in what came after the last key. */
  reads(pattern: RegExp): Promise<string>;
  types(keys: string): void;
  ended: Promise<{ code: number | null; shown: string }>;
}

const open = new Set<ReturnType<typeof spawn>>();

/** After each test: whoever still sits there is sent home, so that nothing waits for a key that never comes. */
export function closeTerminals(): void {
  for (const child of open) child.kill('SIGKILL');
  open.clear();
}

export function atTerminal(cwd: string, args: string[], env: Record<string, string> = {}): Seated {
  const { PATH, TMPDIR, NODE_OPTIONS, A_TABLE_CONFIG, A_TABLE_PROBE } = process.env;
  const kept = { PATH, TMPDIR, NODE_OPTIONS, A_TABLE_CONFIG, A_TABLE_PROBE };
  const command = [process.execPath, entry, ...args].map(quoted).join(' ');
  const child = spawn('script', ['-qefc', `stty cols 120 rows 40; exec ${command}`, '/dev/null'], {
    cwd,
    env: { ...kept, LANG: 'en_US.UTF-8', TERM: 'xterm', SHELL: '/bin/sh', ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  open.add(child);
  child.stdin.on('error', () => undefined);
  let all = '';
  let from = 0;
  const looking = new Set<() => void>();
  const shown = () => stripVTControlCharacters(all).replaceAll('\r', '');
  const hear = (text: string) => {
    all += text;
    for (const look of [...looking]) look();
  };
  child.stdout.setEncoding('utf8').on('data', hear);
  child.stderr.setEncoding('utf8').on('data', hear);
  const ended = new Promise<{ code: number | null; shown: string }>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      open.delete(child);
      resolve({ code, shown: shown() });
    });
  });
  return {
    ended,
    types(keys) {
      from = shown().length;
      child.stdin.write(keys);
    },
    reads: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (!pattern.test(shown().slice(from))) return;
          looking.delete(look);
          resolve(shown());
        };
        looking.add(look);
        void ended.then(() => {
          look();
          reject(new Error(`ended without showing ${pattern}:\n${shown()}`));
        });
        look();
      }),
  };
}
