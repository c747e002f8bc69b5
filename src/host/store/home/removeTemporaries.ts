/** Takes away what a killed host left half written: files that were never renamed into their place. */
import { join } from 'node:path';
import { temporaryEnding } from './atomic.ts';
import type { Files } from './files.ts';
import { isPlain } from './homeFile.ts';
import { homePaths } from './paths.ts';

/** Only in folders that one host at a time writes to, and only names that writeAtomically gives. */
export function sweep(home: string, files: Files): void {
  const { archives, olderDecisions, logs, shared, memory, briefs, projects } = homePaths(home);
  const folders = [home, archives, olderDecisions, logs, shared, memory, briefs, projects];
  for (const folder of folders.filter(isPlain))
    for (const name of files.list(folder))
      if (/\.\d+-\d+\.[a-z]+$/.test(name) && name.endsWith(temporaryEnding)) files.remove(join(folder, name));
}
