/**
 * Pushes a branch to where the person's own configuration says, never by force. The push runs in a workshop: of the
 * repository's configuration only names and an address are taken, as text, and an address that names a program is refused.
 */
import { isAbsolute, resolve } from 'node:path';
import { firstLine, type Repository, readConfig } from './repository.ts';
import { git } from './run.ts';
import { type InWorkshop, inWorkshop } from './workshop.ts';

export type Pushed =
  | { done: true; remote: string; branch: string }
  | { why: 'no-remote' }
  | {
      why: 'behind' | 'offline' | 'no-credentials' | 'strange-address' | 'failed';
      remote: string;
      detail: string;
    };

const patienceMs = 30_000;

export async function pushBranch(repository: Repository, commit: string): Promise<Pushed> {
  const target = await targetOf(repository);
  if (!target) return { why: 'no-remote' };
  const { remote, branch, address } = target;
  const plain = plainAddress(address, repository.top);
  if (plain === undefined) return { why: 'strange-address', remote, detail: address };
  const { ok, out, err, late } = await inWorkshop(repository, async (call) =>
    call(
      [
        'push',
        '--porcelain',
        '--no-verify',
        '--no-signed',
        '--no-follow-tags',
        '--recurse-submodules=no',
        `--receive-pack=${receivePack(plain)}`,
        '--end-of-options',
        plain,
        `${commit}:${branch}`,
      ],
      { timeoutMs: patienceMs, env: { GIT_SSH_COMMAND: await sshCommand(call) } },
    ),
  );
  if (ok) {
    await follow(repository, remote, branch, commit);
    return { done: true, remote, branch };
  }
  return { why: late ? 'offline' : reasonIn(`${out}\n${err}`), remote, detail: detailIn(out, err) };
}

/** A folder on this machine is served by a git of ours, which must not run what that folder's configuration names. */
const receivePack = (address: string): string =>
  isAbsolute(address) || address.startsWith('file:')
    ? 'git -c core.hooksPath=/dev/null -c core.fsmonitor=false -c core.alternateRefsCommand=true -c receive.denyCurrentBranch=refuse -c receive.autogc=false receive-pack'
    : 'git-receive-pack';

/** What the person set outside of any repository; in a workshop no other setting can be seen. */
async function sshCommand(call: InWorkshop): Promise<string> {
  const { env } = process;
  const { out } = await call(['config', '--get', 'core.sshCommand']);
  return env.GIT_SSH_COMMAND || out.trim() || 'ssh -o BatchMode=yes';
}

interface Target {
  remote: string;
  /** As `refs/heads/main`. */
  branch: string;
  address: string;
}

async function targetOf({ top, branch }: Repository): Promise<Target | undefined> {
  const name = branch.replace(/^refs\/heads\//, '');
  const read = (key: string) => readConfig(top, key);
  const upstream = await read(`branch.${name}.remote`);
  const remote =
    (await read(`branch.${name}.pushRemote`)) ?? (await read('remote.pushDefault')) ?? upstream ?? 'origin';
  const address = (await read(`remote.${remote}.pushurl`)) ?? (await read(`remote.${remote}.url`));
  if (address === undefined || remote === '.') return undefined;
  const merge = remote === upstream ? await read(`branch.${name}.merge`) : undefined;
  return { remote, branch: merge?.startsWith('refs/heads/') ? merge : branch, address };
}

/** An address of a server or a folder; nothing for one that would run a program, as `ext::` does. */
export function plainAddress(address: string, top: string): string | undefined {
  if (address.startsWith('-') || /[\0\n\r]/.test(address)) return undefined;
  if (/^(?:https?|ssh|git|git\+ssh|ssh\+git|file):\/\//i.test(address)) return address;
  if (/^\w[\w+.-]*::/.test(address) || /^\w[\w+.-]*:\/\//.test(address)) return undefined;
  // host:path, unless a slash comes first or it is a drive.
  if (/^[^/\\:]{2,}:/.test(address) && !/^[^:]*[/\\]/.test(address.split(':')[0] ?? '')) return address;
  return isAbsolute(address) ? address : resolve(top, address);
}

function reasonIn(
  said: string,
): Exclude<Pushed, { done: true }>['why'] & ('behind' | 'offline' | 'no-credentials' | 'failed') {
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
