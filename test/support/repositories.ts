/** Real git repositories on disk for tests: with a first commit, a bare remote, or traps in every corner. */
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const made: string[] = [];

export function freshFolder(): string {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'a-table-repo-')));
  made.push(folder);
  return folder;
}

export function clearFolders(): void {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
}

/** Plain git, as a person would call it, with nobody's own settings. */
export function gitIn(folder: string, ...args: string[]): string {
  const env = {
    PATH: process.env.PATH,
    HOME: folder,
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_AUTHOR_NAME: 'Papa',
    GIT_AUTHOR_EMAIL: 'papa@example.org',
    GIT_COMMITTER_NAME: 'Papa',
    GIT_COMMITTER_EMAIL: 'papa@example.org',
  };
  return execFileSync('git', args, {
    cwd: folder,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();
}

export function write(folder: string, file: string, text: string): string {
  const place = path.join(folder, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, text);
  return place;
}

/** A workspace with one commit on `main`. */
export function workspaceRepository(): string {
  const folder = freshFolder();
  gitIn(folder, 'init', '-q', '-b', 'main');
  write(folder, 'README.md', 'hello\n');
  gitIn(folder, 'add', 'README.md');
  gitIn(folder, 'commit', '-q', '-m', 'first');
  return folder;
}

export function withRemote(workspace: string): string {
  const remote = path.join(freshFolder(), 'remote.git');
  gitIn(workspace, 'init', '-q', '--bare', '-b', 'main', remote);
  gitIn(workspace, 'remote', 'add', 'origin', remote);
  gitIn(workspace, 'push', '-q', 'origin', 'main');
  gitIn(workspace, 'branch', '-q', '--set-upstream-to=origin/main');
  return remote;
}

/** Sets a trap in every place from which git can be made to run a program; answers whether one has snapped. */
export function setTraps(workspace: string, remote?: string): () => string[] {
  const canaries = freshFolder();
  const trap = (name: string): string => {
    const script = path.join(canaries, `${name}.sh`);
    writeFileSync(script, `#!/bin/sh\ntouch ${path.join(canaries, name)}\ncat 2>/dev/null\nexit 1\n`);
    chmodSync(script, 0o755);
    return script;
  };
  const set = (key: string, name: string) => gitIn(workspace, 'config', key, trap(name));
  set('core.fsmonitor', 'fsmonitor');
  set('filter.evil.clean', 'clean');
  set('filter.evil.smudge', 'smudge');
  set('filter.evil.process', 'process');
  set('gpg.program', 'gpg');
  set('core.sshCommand', 'sshCommand');
  set('core.gitProxy', 'gitProxy');
  set('core.askPass', 'askPass');
  set('core.editor', 'editor');
  set('core.pager', 'pager');
  set('core.alternateRefsCommand', 'alternateRefs');
  set('diff.external', 'diff');
  set('remote.origin.receivepack', 'receivepack');
  set('remote.origin.uploadpack', 'uploadpack');
  set('uploadpack.packObjectsHook', 'packObjects');
  gitIn(workspace, 'config', 'credential.helper', `!${trap('credentials')}`);
  gitIn(workspace, 'config', 'credential.https://127.0.0.1.helper', `!${trap('credentialsOfHost')}`);
  gitIn(workspace, 'config', 'commit.gpgSign', 'true');
  gitIn(workspace, 'config', 'push.gpgSign', 'if-asked');
  gitIn(workspace, 'config', 'protocol.ext.allow', 'always');
  write(workspace, '.gitattributes', '* filter=evil diff=evil\n');
  hookTraps(path.join(workspace, '.git', 'hooks'), trap, 'hook');
  if (remote) hookTraps(path.join(remote, 'hooks'), trap, 'remoteHook');
  return () => readTraps(canaries);
}

const hooks = [
  'pre-commit',
  'prepare-commit-msg',
  'commit-msg',
  'post-commit',
  'reference-transaction',
  'post-index-change',
  'pre-push',
  'pre-auto-gc',
  'pre-receive',
  'update',
  'post-receive',
  'post-update',
  'proc-receive',
  'fsmonitor-watchman',
];

function hookTraps(folder: string, trap: (name: string) => string, prefix: string): void {
  mkdirSync(folder, { recursive: true });
  for (const hook of hooks) {
    const script = trap(`${prefix}-${hook}`);
    writeFileSync(path.join(folder, hook), `#!/bin/sh\nexec ${script}\n`);
    chmodSync(path.join(folder, hook), 0o755);
  }
}

function readTraps(canaries: string): string[] {
  const names = execFileSync('ls', [canaries], { encoding: 'utf8' }).split('\n');
  return names.filter((name) => name && !name.endsWith('.sh') && existsSync(path.join(canaries, name)));
}
