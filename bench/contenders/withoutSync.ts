/** Turns every sync of this process into nothing, before the host is loaded, to see what they cost. */
import * as fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

export async function withoutSync(folder: string): Promise<void> {
  // The module as `require` gives it can be changed; an import's names cannot.
  const changeable = createRequire(import.meta.url)('node:fs') as typeof fs;
  const nothing = (_descriptor: number, callback: fs.NoParamCallback) => setImmediate(callback, null);
  Object.assign(changeable, { fsync: nothing, fdatasync: nothing, fsyncSync() {}, fdatasyncSync() {} });
  const handle = await fs.promises.open(path.join(folder, 'handle'), 'w');
  const prototype = Object.getPrototypeOf(handle) as fs.promises.FileHandle;
  prototype.sync = () => Promise.resolve();
  prototype.datasync = () => Promise.resolve();
  await handle.close();
}
