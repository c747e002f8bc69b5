/** Surroundings with one scripted agent in them, in a workspace that is a real git repository; and what the agent was told. */
import { existsSync, mkdirSync, readFileSync, realpathSync, watch } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Seat } from '../../../src/core/councils/council.ts';
import type { ToolUse } from '../../../src/core/councils/toolUse.ts';
import { realChance } from '../../../src/host/loop/chance.ts';
import { realClock } from '../../../src/host/loop/clock.ts';
import { acpBackend } from '../../../src/host/models/acp/acpBackend.ts';
import type { AgentFiles, Backend, Clock, Surroundings } from '../../../src/host/ports/ports.ts';
import { agentFiles } from '../../../src/host/programs/agentFiles.ts';
import { sampleSeat } from '../sampleTurn.ts';
import { scratchHome } from '../scratch.ts';

export interface Step {
  /** Wherever a text names `{cwd}` or `{workspace}`, its working folder is meant, or the workspace itself. */
  say?: string;
  /** The message that it is a part of. */
  message?: string;
  /** A session update as it is sent; `{n}` in it is the how many-th of `times` it is. */
  update?: object;
  /** Goes with the end of the turn beside the reason. */
  answer?: object;
  think?: string;
  tool?: string;
  /** Written to stdout as it is. */
  raw?: string;
  read?: string;
  lines?: { line?: number; limit?: number };
  write?: [file: string, text: string];
  /** Without asking anybody; null removes the file. */
  edit?: [file: string, text: string | null];
  /** Puts a link to this folder in the place of its own. */
  swap?: string;
  ask?: {
    kind: 'read' | 'edit' | 'execute' | 'fetch' | 'delete';
    paths?: string[];
    options?: ('allow_once' | 'allow_always' | 'reject_once' | 'reject_always')[];
    input?: unknown;
  };
  terminal?: boolean;
  /** How often `read` or `update` is repeated. */
  times?: number;
  flood?: number;
  fail?: string;
  die?: number;
  hang?: boolean;
  stop?: string;
  /** What it was answered goes into its log alone. */
  quiet?: boolean;
}

export interface Script {
  /** What it does at its first prompt, its second …; the last again and again. Counted over restarts. */
  turns?: Step[][];
  stderr?: string;
  banner?: string;
  exit?: number;
  /** Never answers the greeting. */
  mute?: boolean;
  /** Does not stop when it is asked to. */
  deaf?: boolean;
  version?: number;
  /** Wants a login before it takes a session; these are the ways that it offers. */
  locked?: boolean;
  logins?: unknown[];
  session?: string;
  name?: string;
}

export interface Told {
  event: string;
  [fact: string]: unknown;
}

export interface ScriptedAgent {
  backend: Backend;
  files: AgentFiles;
  workspace: string;
  home: string;
  told(event?: string): Told[];
  /** Resolves once the agent has written such a line to its log. */
  whenTold(event: string): Promise<void>;
}

const program = fileURLToPath(new URL('scriptedAgent.ts', import.meta.url));

export const agentCommand = (script: Script, log: string): string[] => [
  process.execPath,
  program,
  JSON.stringify(script),
  log,
];

export const toldIn = (log: string, event?: string): Told[] =>
  (existsSync(log) ? readFileSync(log, 'utf8') : '')
    .split('\n')
    // What stands behind the last line's end is still being written.
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Told)
    .filter((each) => event === undefined || each.event === event);

/** Resolves once an agent has written so many such lines to its log. */
export const whenToldIn = (log: string, event: string, times = 1): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (toldIn(log, event).length < times) return;
      watcher.close();
      resolve();
    };
    const watcher = watch(path.dirname(log), look);
    look();
  });

export const agentSeat = (files?: 'none' | 'read' | 'propose', id = 'sage'): Seat => ({
  ...sampleSeat(id, 'acp'),
  model: 'scripted',
  ...(files === undefined ? {} : { capabilities: { tools: [], files } }),
});

export interface ScriptedOptions {
  clock?: Clock;
  /** Another program in its place, asked for whenever one is started. */
  words?: string[] | (() => string[]);
  /** council.yaml declares none. */
  undeclared?: boolean;
  mask?(text: string): string;
  files?(real: AgentFiles): AgentFiles;
  /** The home is the workspace itself. */
  homeIsWorkspace?: boolean;
}

export function scriptedAgent(script: Script, options: ScriptedOptions = {}): ScriptedAgent {
  const folder = scratchHome();
  mkdirSync(folder, { recursive: true });
  const workspace = realpathSync(path.dirname(folder));
  const home = options.homeIsWorkspace ? workspace : folder;
  // In the home, which no agent is shown.
  const log = path.join(folder, 'agent.log');
  const other = options.words;
  const own = JSON.parse(JSON.stringify(script).replaceAll('{workspace}', workspace)) as Script;
  const words = () => (typeof other === 'function' ? other() : (other ?? agentCommand(own, log)));
  const real = agentFiles({ workspace, home, language: 'en' });
  const given = options.files?.(real);
  const files: AgentFiles = given ? { ...given, inLanguage: () => files } : real;
  const quiet = () => undefined;
  const surroundings: Surroundings = {
    clock: options.clock ?? realClock,
    chance: realChance,
    log: { debug: quiet, info: quiet, warn: quiet, error: quiet },
    language: 'en',
    env: {},
    home,
    workspace,
    trusted: true,
    keys: { find: () => undefined },
    declared: () =>
      Promise.resolve({
        providers: {},
        mcp: {},
        acp: options.undeclared ? {} : { scripted: { command: 'agent', env: [] } },
      }),
    program: () => Promise.resolve({ words: words(), cwd: workspace, env: { PATH: process.env.PATH } }),
    address: () => Promise.reject(new Error('no server is declared')),
    mask: options.mask ?? ((text) => text),
  };
  const told = (event?: string) => toldIn(log, event);
  const whenTold = (event: string) => whenToldIn(log, event);
  const backend = acpBackend({ surroundings, files });
  return { backend, files, workspace, home, told, whenTold };
}

export const shownTools = (uses: ToolUse[]): string[] =>
  uses.map(({ tool, ok, output }) => `${tool} ${ok ? 'ok' : 'refused'}: ${output}`);
