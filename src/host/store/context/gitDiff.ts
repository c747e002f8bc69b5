/**
 * The difference between two commits, by a git that can run nothing else: no hook, pager, filter, external diff,
 * monitor, fetch or alias of the workspace's configuration. Commits only: the working tree's filters are never asked.
 */
import { execFile } from 'node:child_process';
import { devNull } from 'node:os';
import { join, relative, sep } from 'node:path';
import type { Language } from '../../../core/ids.ts';
import { placesOfHome } from '../home/homeParts.ts';
import { isInside } from '../home/isInside.ts';
import { contextWords } from './contextWords.ts';

export type GitDiff = { text: string; cut?: boolean } | { problem: string };

export interface GitDiffOptions {
  workspace: string;
  trusted: boolean;
  language?: Language;
  /** The council's own: what a council left there is no part of a change. */
  home?: string;
  /** The program, and how long it may take: for trials. */
  git?: string;
  timeLimit?: number;
}

/** Whatever a repository's own configuration says about these, this goes before it. */
const overrides = [
  ['core.fsmonitor', 'false'],
  ['core.hooksPath', devNull],
  ['core.pager', 'cat'],
  ['core.sshCommand', 'false'],
  ['core.attributesFile', devNull],
  ['core.alternateRefsCommand', ''],
  ['diff.external', ''],
  ['diff.submodule', 'short'],
  ['credential.helper', ''],
  ['protocol.allow', 'never'],
  ['safe.bareRepository', 'explicit'],
];

const mostBytes = 4_000_000;

export async function gitDiff(range: string, options: GitDiffOptions): Promise<GitDiff> {
  const words = contextWords[options.language ?? 'en'];
  if (!options.trusted) return { problem: words.untrusted };
  const ends = rangeEnds(range);
  if (!ends) return { problem: words.notARange(range) };
  const commits: string[] = [];
  for (const end of ends.names) {
    const found = await run(
      ['rev-parse', '--verify', '--quiet', '--end-of-options', `${end}^{commit}`],
      options,
    );
    const commit = found.out.trim();
    if (!/^[0-9a-f]{40,64}$/.test(commit))
      return { problem: found.missing ? words.noGit : words.noCommit(end, range) };
    commits.push(commit);
  }
  const [from = '', to = ''] = commits;
  const base = ends.merge ? (await run(['merge-base', from, to], options)).out.trim() : from;
  if (!/^[0-9a-f]{40,64}$/.test(base)) return { problem: words.noCommit(range, range) };
  const flags = [
    '--no-ext-diff',
    '--no-textconv',
    '--no-color',
    '--submodule=short',
    '--ignore-submodules=all',
  ];
  const diff = await run(['diff', ...flags, base, to, '--', ':/', ...(await withoutHome(options))], options);
  if (diff.late) return { problem: words.gitLate(range) };
  if (diff.failed && !diff.tooLong) return { problem: words.noCommit(range, range) };
  return { text: diff.out, ...(diff.tooLong ? { cut: true } : {}) };
}

/** `a..b` or `a...b`; a side that is left out is HEAD, as git has it. A name never begins with `-`. */
export function rangeEnds(range: string): { names: [string, string]; merge: boolean } | undefined {
  const parts = /^(.*?)(\.{2,3})(.*)$/.exec(range.trim());
  const names: [string, string] = [parts?.[1] || 'HEAD', parts?.[3] || 'HEAD'];
  const isName = (name: string) =>
    /^(?!-)[\p{L}\p{N}_@][\p{L}\p{N}_./@{}^~+-]*$/u.test(name) && !name.includes('..');
  return parts && names.every(isName) ? { names, merge: parts[2] === '...' } : undefined;
}

/** What of the home lies in the repository, as git is told to pass it over. */
async function withoutHome(options: GitDiffOptions): Promise<string[]> {
  if (options.home === undefined) return [];
  const { out, failed } = await run(['rev-parse', '--show-toplevel', '--show-prefix'], options);
  const [top = '', within = ''] = out.split(/\r?\n/);
  if (failed || top === '') return [];
  const own = await placesOfHome(options.home, join(top, within));
  return own
    .filter((place) => isInside(top, place))
    .map((place) => `:(top,exclude,literal)${relative(top, place).split(sep).join('/')}`);
}

interface Ran {
  out: string;
  failed: boolean;
  late: boolean;
  tooLong: boolean;
  /** There is no git on this machine. */
  missing: boolean;
}

function run(args: string[], options: GitDiffOptions): Promise<Ran> {
  const settings = overrides.flatMap(([key, value]) => ['-c', `${key}=${value}`]);
  return new Promise((resolve) => {
    execFile(
      options.git ?? 'git',
      ['--no-pager', '--no-replace-objects', ...settings, ...args],
      {
        cwd: options.workspace,
        env: cleaned(process.env),
        timeout: options.timeLimit ?? 10_000,
        killSignal: 'SIGKILL',
        maxBuffer: mostBytes,
        windowsHide: true,
        shell: false,
      },
      (error, stdout) => {
        const code = (error as { code?: unknown } | null)?.code;
        resolve({
          out: stdout,
          failed: error !== null,
          tooLong: code === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER',
          late: error?.killed === true && code !== 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER',
          missing: code === 'ENOENT',
        });
      },
    );
  });
}

/** Nothing that a shell set for git reaches it, and nothing that could ask a person or a network. */
function cleaned(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const kept = Object.entries(env).filter(
    ([name]) => !/^(?:GIT_|SSH_ASKPASS|PAGER$|LESS|EDITOR$|VISUAL$)/i.test(name),
  );
  return {
    ...Object.fromEntries(kept),
    GIT_OPTIONAL_LOCKS: '0',
    GIT_TERMINAL_PROMPT: '0',
    GIT_NO_LAZY_FETCH: '1',
    GIT_ALLOW_PROTOCOL: 'none',
    GIT_SSH_COMMAND: 'false',
    LC_ALL: 'C.UTF-8',
  };
}
