/** Puts a file of the home in its place, whole or not at all, with the folders it needs. */
import path from 'node:path';
import { type AtomicOptions, makeFolderDurably, writeAtomically } from './atomic.ts';
import { realFiles } from './files.ts';

type Listener = (target: string, content: string | Uint8Array) => void;
const listeners = new Set<Listener>();

/** Told of each file at the moment it takes its place; answers how to stop listening. */
export function onPlaced(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export async function place(
  target: string,
  content: string | Uint8Array,
  options: AtomicOptions = {},
): Promise<void> {
  const files = options.files ?? realFiles;
  if (options.sync) await makeFolderDurably(files, path.dirname(target));
  else files.makeFolder(path.dirname(target));
  await writeAtomically(target, content, {
    ...options,
    beforeRename() {
      options.beforeRename?.();
      for (const listener of listeners) listener(target, content);
    },
  });
}
