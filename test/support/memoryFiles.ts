/**
 * The store's files in memory, with what a disk would keep: content is safe after a sync of the file, a name after a sync of
 * its folder. A kill keeps everything that was written; a power cut keeps what is safe and, as the draws decide, some of the
 * rest. After either, whoever held the journal is gone.
 */
import path from 'node:path';
import type { Files, Stat } from '../../src/host/store/home/files.ts';
import type { Draws } from './draws.ts';

interface Content {
  id: number;
  bytes: Buffer;
  safe: Buffer;
  changed: number;
}

export interface MemoryFiles extends Files {
  /** What the next process finds after this one was killed here. */
  afterKill(): MemoryFiles;
  afterPowerCut(draws: Draws): MemoryFiles;
  put(file: string, bytes: Buffer | string): void;
  /** Every file, for tests that look at all of them. */
  names(): string[];
}

type Tree = Map<string, Content | 'folder'>;

/** No process has this number on any system. */
const gonePid = 2 ** 30;

const failure = (code: string, file: string): Error => Object.assign(new Error(`${code}: ${file}`), { code });

export function memoryFiles(now: Tree = new Map([['/', 'folder']]), safe: Tree = new Map(now)): MemoryFiles {
  const open = new Map<number, Content>();
  let count = 0;

  const contentAt = (file: string): Content => {
    const found = now.get(file);
    if (!found || found === 'folder') throw failure('ENOENT', file);
    return found;
  };
  const opened = (fd: number): Content => {
    const found = open.get(fd);
    if (!found) throw failure('EBADF', String(fd));
    return found;
  };
  const create = (file: string): Content => {
    if (now.get(path.dirname(file)) !== 'folder') throw failure('ENOENT', file);
    count += 1;
    const content = { id: count, bytes: Buffer.alloc(0), safe: Buffer.alloc(0), changed: Date.now() };
    now.set(file, content);
    return content;
  };
  const statOf = ({ bytes, changed, id }: Content): Stat => ({
    size: bytes.length,
    changed,
    identity: String(id),
  });

  function image(pick: (content: Content) => Buffer, names: Tree): MemoryFiles {
    const copy: Tree = new Map();
    let id = 0;
    for (const [name, found] of names) {
      if (found === 'folder') copy.set(name, found);
      else {
        const text = pick(found);
        const bytes = name.includes('/lock/')
          ? Buffer.from(text.toString().replace(`"pid":${process.pid}`, `"pid":${gonePid}`))
          : Buffer.from(text);
        id += 1;
        copy.set(name, { id, bytes, safe: bytes, changed: found.changed });
      }
    }
    return memoryFiles(copy);
  }

  return {
    open(file, flags) {
      if (flags === 'wx' && now.has(file)) throw failure('EEXIST', file);
      count += 1;
      const fd = count;
      open.set(fd, flags === 'wx' ? create(file) : contentAt(file));
      return fd;
    },
    close(fd) {
      opened(fd);
      open.delete(fd);
    },
    write(fd, bytes, from, position) {
      const content = opened(fd);
      const piece = bytes.subarray(from);
      const size = Math.max(content.bytes.length, position + piece.length);
      const grown = Buffer.alloc(size);
      content.bytes.copy(grown);
      grown.set(piece, position);
      content.bytes = grown;
      return piece.length;
    },
    truncate(fd, length) {
      const content = opened(fd);
      content.bytes = Buffer.from(content.bytes.subarray(0, length));
    },
    async syncData(fd) {
      const content = opened(fd);
      await Promise.resolve();
      content.safe = content.bytes;
    },
    async syncFolder(folder) {
      if (now.get(folder) !== 'folder') throw failure('ENOENT', folder);
      await Promise.resolve();
      for (const name of [...safe.keys()])
        if (path.dirname(name) === folder && name !== '/') safe.delete(name);
      for (const [name, found] of now) if (path.dirname(name) === folder) safe.set(name, found);
    },
    read: (file) => Buffer.from(contentAt(file).bytes),
    list: (folder) =>
      [...now.keys()]
        .filter((name) => name !== '/' && path.dirname(name) === folder)
        .map((name) => path.basename(name))
        .sort(),
    makeFolder(folder) {
      if (now.has(folder)) return undefined;
      const first = this.makeFolder(path.dirname(folder)) ?? folder;
      now.set(folder, 'folder');
      return first;
    },
    rename(from, to) {
      now.set(to, contentAt(from));
      now.delete(from);
    },
    link(from, to) {
      if (now.has(to)) throw failure('EEXIST', to);
      now.set(to, contentAt(from));
    },
    remove: (file) => void now.delete(file),
    removeFolder: (folder) => void now.delete(folder),
    keepToOwner: () => undefined,
    touch(file, at) {
      contentAt(file).changed = at;
    },
    stat(file) {
      const found = now.get(file);
      if (!found) return undefined;
      return found === 'folder' ? { size: 0, changed: 0, identity: file } : statOf(found);
    },
    statOpen: (fd) => statOf(opened(fd)),
    readOpen: (fd, length) => Buffer.from(opened(fd).bytes.subarray(0, length)),
    afterKill: () => image(({ bytes }) => bytes, now),
    afterPowerCut(draws) {
      // Some of what was only in the cache may have reached the disk: names, and the beginning of what was appended.
      const names: Tree = new Map(draws.chance(0.5) ? safe : now);
      for (const name of [...names.keys()]) if (!isReachable(names, name)) names.delete(name);
      return image((content) => {
        const appended = content.bytes.subarray(0, content.safe.length).equals(content.safe);
        if (!appended || draws.chance(0.5)) return content.safe;
        return content.bytes.subarray(
          0,
          content.safe.length + draws.below(content.bytes.length - content.safe.length + 1),
        );
      }, names);
    },
    put(file, bytes) {
      const content = now.get(file);
      const target = content && content !== 'folder' ? content : create(file);
      target.bytes = Buffer.from(bytes);
      target.safe = target.bytes;
      safe.set(file, target);
    },
    names: () => [...now].flatMap(([name, found]) => (found === 'folder' ? [] : [name])),
  };
}

const isReachable = (tree: Tree, name: string): boolean =>
  name === '/' || (tree.get(path.dirname(name)) === 'folder' && isReachable(tree, path.dirname(name)));
