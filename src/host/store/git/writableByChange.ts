/**
 * Where a change may write: inside the workspace after links are followed, and neither into git's own folder, nor the
 * editor's settings, nor the council's home. What stands elsewhere is refused by name.
 */
import { lstat, realpath } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { isGuardedName } from '../home/guardedNames.ts';
import { isOfHome } from '../home/homeParts.ts';
import { isInside } from '../home/isInside.ts';

export interface ChangePlace {
  workspace: string;
  home: string;
}

export type Changeable = { real: string } | { why: 'outside' | 'guarded' };

export async function changeable({ workspace, home }: ChangePlace, path: string): Promise<Changeable> {
  if (path === '' || isAbsolute(path) || path.includes('\0') || path.split(/[/\\]/).includes('..'))
    return { why: 'outside' };
  const asked = join(workspace, path);
  if (!isInside(workspace, asked)) return { why: 'outside' };
  if (isGuardedName(path)) return { why: 'guarded' };
  const root = await realpath(workspace);
  const real = await realOf(asked);
  if (real === undefined || !isInside(root, real)) return { why: 'outside' };
  if (isGuardedName(relative(root, real)) || (await isOfHome(home, root, real))) return { why: 'guarded' };
  return { real };
}

/** Where a path leads that may not be there yet; nothing when a link on the way leads nowhere. */
async function realOf(path: string): Promise<string | undefined> {
  const rest: string[] = [];
  for (let at = resolve(path); ; at = dirname(at)) {
    const there = await lstat(at).then(
      () => true,
      () => false,
    );
    if (there) {
      const real = await realpath(at).catch(() => undefined);
      return real === undefined ? undefined : join(real, ...rest);
    }
    if (dirname(at) === at) return undefined;
    rest.unshift(relative(dirname(at), at));
  }
}
