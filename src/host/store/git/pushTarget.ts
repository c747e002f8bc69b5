/** Where a push of a branch would go, as the person's own configuration says, and what is known here of that remote without asking it. */
import { isAbsolute, resolve } from 'node:path';
import { type Repository, readConfig } from './repository.ts';
import { git } from './runGit.ts';

export interface Target {
  remote: string;
  /** As `refs/heads/main`. */
  branch: string;
  address: string;
}

export async function targetOf({ top, branch }: Repository): Promise<Target | undefined> {
  const name = shortBranch(branch);
  const read = (key: string) => readConfig(top, key);
  const upstream = await read(`branch.${name}.remote`);
  const remote =
    (await read(`branch.${name}.pushRemote`)) ?? (await read('remote.pushDefault')) ?? upstream ?? 'origin';
  const address = (await read(`remote.${remote}.pushurl`)) ?? (await read(`remote.${remote}.url`));
  if (address === undefined || remote === '.') return undefined;
  const merge = remote === upstream ? await read(`branch.${name}.merge`) : undefined;
  return { remote, branch: merge?.startsWith('refs/heads/') ? merge : branch, address };
}

export const shortBranch = (branch: string): string => branch.replace(/^refs\/heads\//, '');

/** An address of a server or a folder; nothing for one that would run a program, as `ext::` does. */
export function plainAddress(address: string, top: string): string | undefined {
  if (address.startsWith('-') || /[\0\n\r]/.test(address)) return undefined;
  if (/^(?:https?|ssh|git|git\+ssh|ssh\+git|file):\/\//i.test(address)) return address;
  if (/^\w[\w+.-]*::/.test(address) || /^\w[\w+.-]*:\/\//.test(address)) return undefined;
  // host:path, unless a slash comes first or it is a drive.
  if (/^[^/\\:]{2,}:/.test(address) && !/^[^:]*[/\\]/.test(address.split(':')[0] ?? '')) return address;
  return isAbsolute(address) ? address : resolve(top, address);
}

/** As people read it: no password, no scheme. */
export const shownAddress = (address: string): string =>
  address.replace(/^\w[\w+.-]*:\/\//, '').replace(/^[^/@\s]*@/, '');

/** Branches of a remote by their full name, and the commit that each is at. */
export type Heads = ReadonlyMap<string, string>;

/** As they were when last fetched or pushed. */
export async function knownHeads({ top }: Repository, remote: string): Promise<Heads> {
  const prefix = `refs/remotes/${remote}/`;
  const { out } = await git({
    in: top,
    args: ['for-each-ref', '--format=%(objectname) %(refname)', '--end-of-options', prefix],
  });
  return headsIn(out, (name) =>
    name.startsWith(prefix) ? `refs/heads/${name.slice(prefix.length)}` : undefined,
  );
}

export function headsIn(listed: string, nameOf: (name: string) => string | undefined): Heads {
  const found = listed.split('\n').flatMap((line): [string, string][] => {
    const [, oid = '', ref = ''] = /^([0-9a-f]{40}|[0-9a-f]{64})\s+(\S+)$/.exec(line.trim()) ?? [];
    const name = nameOf(ref);
    return oid && name !== undefined ? [[name, oid]] : [];
  });
  return new Map(found);
}
