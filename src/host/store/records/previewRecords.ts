/** What the recorder would write of a council, by path, without touching the disk: to be shown, or compared with it. */
import type { Council } from '../../../core/councils/council.ts';
import type { Files } from '../home/files.ts';
import { openRecorder } from './writeRecords.ts';

export async function recordsOf(home: string, council: Council): Promise<ReadonlyMap<string, string>> {
  const { files, written } = paper();
  await openRecorder({ home, files }).record(council);
  return written;
}

/** Files that are only remembered. Nothing is there to begin with, so shared files hold this council's entry alone. */
function paper(): { files: Files; written: ReadonlyMap<string, string> } {
  const written = new Map<string, string>();
  const open: { path: string; bytes: Uint8Array[] }[] = [];
  const missing = (path: string): never => {
    throw Object.assign(new Error(`${path} is not there`), { code: 'ENOENT' });
  };
  const files: Files = {
    open: (path) => open.push({ path, bytes: [] }) - 1,
    close: () => undefined,
    write(fd, bytes, from) {
      open[fd]?.bytes.push(bytes.slice(from));
      return bytes.length - from;
    },
    truncate: () => undefined,
    syncData: () => Promise.resolve(),
    syncFolder: () => Promise.resolve(),
    read: (path) => Buffer.from(written.get(path) ?? missing(path)),
    list: () => [],
    makeFolder: () => undefined,
    rename(from, to) {
      const file = open.findLast((each) => each.path === from);
      written.set(to, Buffer.concat(file?.bytes ?? []).toString());
    },
    link: () => undefined,
    remove: () => undefined,
    keepToOwner: () => undefined,
    removeFolder: () => undefined,
    touch: () => undefined,
    stat: () => undefined,
    readOpen: () => Buffer.alloc(0),
    statOpen: () => ({ size: 0, changed: 0, identity: '' }),
  };
  return { files, written };
}
