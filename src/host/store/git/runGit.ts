/**
 * Calls git so that nothing in a repository can make it run a program: no hooks, no file system monitor, no lazy fetch,
 * no prompt, no environment that points elsewhere. Only plumbing goes through here, never `git add`, `commit` or `status`.
 */
import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';

export interface GitCall {
  args: readonly string[];
  /** Where the repository is looked for; absent when `gitDir` says it. */
  in?: string;
  /** A git folder of our own, see ownGitFolder.ts: then no configuration of the repository is read at all. */
  gitDir?: string;
  env?: Record<string, string>;
  input?: string;
  timeoutMs?: number;
}

export interface GitAnswer {
  ok: boolean;
  out: string;
  /** What git said on stderr, or why it could not be called. */
  err: string;
  missing: boolean;
  late: boolean;
}

const nowhere = process.platform === 'win32' ? 'NUL' : '/dev/null';

/** Said on the command line they go before every file, whatever it says. */
const harmless = [
  'core.hooksPath=/dev/null',
  'core.fsmonitor=false',
  'core.alternateRefsCommand=true',
  'commit.gpgSign=false',
  'tag.gpgSign=false',
  'push.gpgSign=false',
  'gc.auto=0',
  'maintenance.auto=false',
  'protocol.ext.allow=never',
  // A folder of the workspace that only looks like a repository is none.
  'safe.bareRepository=explicit',
].flatMap((setting) => ['-c', setting]);

/** Of git's own variables only those that say how this person reaches a server, and who they are. */
const kept =
  /^GIT_(?:SSL_\w+|HTTP_PROXY\w*|CONFIG_(?:GLOBAL|SYSTEM|NOSYSTEM)|(?:AUTHOR|COMMITTER)_(?:NAME|EMAIL)|EXEC_PATH)$/;

export function gitEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const own = Object.entries(env).filter(
    ([name]) => !/^(?:GIT_|ELECTRON_RUN_AS_NODE$|SSH_ASKPASS)/i.test(name) || kept.test(name),
  );
  return {
    ...Object.fromEntries(own),
    LC_ALL: 'C',
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_NO_LAZY_FETCH: '1',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_ATTR_NOSYSTEM: '1',
    GIT_PAGER: 'cat',
    GIT_EDITOR: nowhere,
    GCM_INTERACTIVE: 'never',
    // What the person chose outside of any repository, else plain ssh: core.sshCommand is never asked.
    GIT_SSH_COMMAND: env.GIT_SSH_COMMAND ?? 'ssh -o BatchMode=yes',
    GIT_ALLOW_PROTOCOL: 'file:git:http:https:ssh',
  };
}

/** Never rejects; what went wrong is in the answer. */
export function git(call: GitCall): Promise<GitAnswer> {
  const { args, gitDir, input, timeoutMs = 15_000 } = call;
  const where = call.in === undefined ? [] : ['-C', call.in];
  const env = { ...gitEnvironment(process.env), ...(gitDir ? { GIT_DIR: gitDir } : {}), ...call.env };
  return new Promise((resolve) => {
    const child = execFile(
      'git',
      [...where, ...harmless, ...args],
      // Not in the workspace: some systems look for a program in the current folder first.
      {
        cwd: tmpdir(),
        env,
        timeout: timeoutMs,
        killSignal: 'SIGKILL',
        maxBuffer: 20_000_000,
        windowsHide: true,
      },
      (error, out, err) =>
        resolve({
          ok: error === null,
          out,
          err: err.trim() || (error?.message ?? ''),
          missing: error !== null && 'code' in error && (error.code as unknown) === 'ENOENT',
          late: error?.killed === true,
        }),
    );
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input ?? '');
  });
}
