/**
 * The commit that the workspace stands at, read from git's own files: no program is run, so nothing that a
 * workspace's git configuration names can be either.
 */
import { readFile } from 'node:fs/promises';
import { dirname, isAbsolute, join, resolve } from 'node:path';

export async function baseCommit(from: string): Promise<string | undefined> {
  for (let folder = resolve(from); ; folder = dirname(folder)) {
    const found = await gitFolder(join(folder, '.git'));
    if (found) return commitOf(found);
    if (dirname(folder) === folder) return undefined;
  }
}

/** A worktree or submodule has a file there that points to the folder. */
async function gitFolder(path: string): Promise<string | undefined> {
  if ((await text(join(path, 'HEAD'))) !== undefined) return path;
  const pointer = /^gitdir: (.+)$/m.exec((await text(path)) ?? '')?.[1]?.trim();
  if (!pointer) return undefined;
  return isAbsolute(pointer) ? pointer : resolve(dirname(path), pointer);
}

async function commitOf(folder: string): Promise<string | undefined> {
  const head = (await text(join(folder, 'HEAD')))?.trim() ?? '';
  if (isCommit(head)) return head;
  const ref = /^ref: (refs\/[^\0]+)$/.exec(head)?.[1];
  if (!ref || ref.split('/').some((part) => part === '..' || part === '.' || part === '')) return undefined;
  const common = (await text(join(folder, 'commondir')))?.trim();
  const folders = common ? [folder, isAbsolute(common) ? common : resolve(folder, common)] : [folder];
  for (const place of folders) {
    const loose = (await text(join(place, ref)))?.trim();
    if (loose && isCommit(loose)) return loose;
  }
  for (const place of folders) {
    const packed = await text(join(place, 'packed-refs'), 20_000_000);
    const line = packed?.split('\n').find((each) => each.trimEnd().endsWith(` ${ref}`));
    const commit = line?.slice(0, line.indexOf(' '));
    if (commit && isCommit(commit)) return commit;
  }
  return undefined;
}

const isCommit = (word: string): boolean => /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(word);

async function text(path: string, limit = 10_000): Promise<string | undefined> {
  try {
    const found = await readFile(path, 'utf8');
    return found.length <= limit ? found : undefined;
  } catch {
    return undefined;
  }
}
