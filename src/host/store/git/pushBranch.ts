/**
 * Pushes a branch to where the person's own configuration says, never by force, and only commits that councils made. The
 * push runs in a workshop: of the repository's configuration only names and an address are taken, as text, and an address
 * that names a program is refused.
 */
import { isAbsolute } from 'node:path';
import type { CommitLine, PushTrouble } from '../../../rpc/messages/publishMessages.ts';
import { type Own, outgoing } from './commitsToPush.ts';
import { type InWorkshop, inWorkshop } from './ownGitFolder.ts';
import { headsIn, plainAddress, type Target } from './pushTarget.ts';
import { firstLine, type Repository, readConfig } from './repository.ts';
import { type GitAnswer, git } from './runGit.ts';

export type Pushed =
  | { done: true; commits: string[] }
  /** The remote has no such branch, and nobody has allowed that it is made. */
  | { why: 'creates' }
  | { why: 'others'; others: CommitLine[] }
  | { why: PushTrouble; detail: string };

const patienceMs = 30_000;

/** `own`: the commits that councils made here. What else the remote lacks is never sent along. */
export async function pushBranch(
  repository: Repository,
  commit: string,
  { remote, branch, address }: Target,
  { own, creates }: { own: Own; creates: boolean },
): Promise<Pushed> {
  const plain = plainAddress(address, repository.top);
  if (plain === undefined) return { why: 'strange-address', detail: '' };
  const listed = await inWorkshop(repository, async (call) =>
    call(
      [
        'ls-remote',
        '--heads',
        '--quiet',
        `--upload-pack=${served(plain, 'upload-pack')}`,
        '--end-of-options',
        plain,
      ],
      {
        timeoutMs: patienceMs,
        env: { GIT_SSH_COMMAND: await sshCommand(call) },
      },
    ),
  );
  if (!listed.ok) return failed(listed);
  const heads = headsIn(listed.out, (name) => (name.startsWith('refs/heads/') ? name : undefined));
  if (!heads.has(branch) && !creates) return { why: 'creates' };
  const going = await outgoing(repository, commit, { branch, heads, own });
  if (going === 'behind') return { why: 'behind', detail: '' };
  if (going === undefined) return { why: 'failed', detail: 'objects' };
  if (going.others.length > 0) return { why: 'others', others: going.others };
  const answer = await inWorkshop(repository, async (call) =>
    call(
      [
        'push',
        '--porcelain',
        '--no-verify',
        '--no-signed',
        '--no-follow-tags',
        '--recurse-submodules=no',
        `--receive-pack=${served(plain, 'receive-pack')}`,
        '--end-of-options',
        plain,
        `${commit}:${branch}`,
      ],
      { timeoutMs: patienceMs, env: { GIT_SSH_COMMAND: await sshCommand(call) } },
    ),
  );
  if (!answer.ok) return failed(answer);
  await follow(repository, remote, branch, commit);
  return { done: true, commits: going.commits.map(({ id }) => id) };
}

const failed = ({ out, err, late }: GitAnswer): Pushed => ({
  why: late ? 'offline' : reasonIn(`${out}\n${err}`),
  detail: detailIn(out, err),
});

/** A folder on this machine is served by a git of ours, which must not run what that folder's configuration names. */
const served = (address: string, by: 'upload-pack' | 'receive-pack'): string =>
  isAbsolute(address) || address.startsWith('file:')
    ? `git -c core.hooksPath=/dev/null -c core.fsmonitor=false -c core.alternateRefsCommand=true -c receive.denyCurrentBranch=refuse -c receive.autogc=false ${by}`
    : `git-${by}`;

/** What the person set outside of any repository; in a workshop no other setting can be seen. */
async function sshCommand(call: InWorkshop): Promise<string> {
  const { env } = process;
  const { out } = await call(['config', '--get', 'core.sshCommand']);
  return env.GIT_SSH_COMMAND || out.trim() || 'ssh -o BatchMode=yes';
}

function reasonIn(said: string): PushTrouble {
  if (/\[rejected\]|non-fast-forward|fetch first|stale info/i.test(said)) return 'behind';
  if (
    /could not read (?:Username|Password)|Authentication failed|Permission denied|403|401|terminal prompts disabled|Host key verification failed/i.test(
      said,
    )
  )
    return 'no-credentials';
  if (
    /Could not resolve host|unable to access|Connection (?:refused|timed out|reset)|Network is unreachable|does not appear to be a git repository|No route to host|unable to connect|Operation timed out/i.test(
      said,
    )
  )
    return 'offline';
  return 'failed';
}

/** The line that says it, with no password that an address may hold. */
function detailIn(out: string, err: string): string {
  const rejected = out.split('\n').find((line) => line.startsWith('!'));
  const line = rejected?.split('\t').at(-1) ?? firstLine(err);
  return line.replaceAll(/:\/\/[^/@\s]*@/g, '://').slice(0, 300);
}

/** What the person sees as the remote's branch follows, if they have it under its usual name. */
async function follow({ top }: Repository, remote: string, branch: string, commit: string): Promise<void> {
  const fetched = await readConfig(top, `remote.${remote}.fetch`);
  if (fetched !== `+refs/heads/*:refs/remotes/${remote}/*`) return;
  const ref = `refs/remotes/${remote}/${branch.slice('refs/heads/'.length)}`;
  await git({ in: top, args: ['update-ref', '-m', 'council: push', '--end-of-options', ref, commit] });
}
