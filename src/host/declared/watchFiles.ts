/** Notices when one of some files changes, appears or goes. Folders are watched, not files: editors save by renaming a new file over the old one. */
import { dirname } from 'node:path';

export interface WatchedFiles {
  /** These too; resolves with true, once their changes are noticed, when one of them was not watched before. */
  also(files: readonly string[]): Promise<boolean>;
  /** Resolves when changes are noticed. */
  ready: Promise<void>;
  close(): Promise<void>;
}

export async function watchFiles(files: readonly string[], changed: () => void): Promise<WatchedFiles> {
  // Loaded late: a council's first question should not wait for a watcher.
  const { watch } = await import('chokidar');
  const wanted = new Set<string>();
  const watchers: { ready: Promise<void>; close(): Promise<void> }[] = [];
  const begin = (folder: string, inside: ReadonlySet<string>) => {
    const ignored = (path: string) => path !== folder && !inside.has(path);
    const watcher = watch(folder, { depth: 0, ignoreInitial: true, followSymlinks: false, ignored });
    const ready = new Promise<void>((resolve) => watcher.once('ready', () => resolve()));
    watcher.on('all', changed).on('error', () => undefined);
    return { ready, close: () => watcher.close() };
  };
  async function also(more: readonly string[]): Promise<boolean> {
    const news = more.filter((file) => !wanted.has(file));
    for (const file of news) wanted.add(file);
    const folders = new Set(news.map((file) => dirname(file)));
    for (const folder of folders)
      watchers.push(begin(folder, new Set(news.filter((file) => dirname(file) === folder))));
    await Promise.all(watchers.map(({ ready }) => ready));
    return news.length > 0;
  }
  const ready = also(files).then(() => undefined);
  return {
    also,
    ready,
    async close() {
      await Promise.all(watchers.map((each) => each.close()));
    },
  };
}
