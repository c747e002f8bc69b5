/** What is drawn from the structured logs of a home, one value for each ended council. A log that did not change is not read again. */
import { join } from 'node:path';
import type { Council } from '../../../core/councils/council.ts';
import { ended } from '../../../core/councils/interpreter.ts';
import { namesIn, openPlainFile } from '../home/homeFile.ts';
import { homePaths } from '../home/paths.ts';
import { recallText } from './readCouncilLog.ts';
import { largestLog } from './recallCouncil.ts';

export function fromLogs<T>(home: string, draw: (council: Council) => T): () => Promise<T[]> {
  const { logs } = homePaths(home);
  const known = new Map<string, { stamp: string; drawn: T | undefined }>();

  async function look(name: string): Promise<T | undefined> {
    const path = join(logs, name);
    try {
      const file = await openPlainFile(path);
      try {
        const { mtimeMs, size } = await file.stat();
        const stamp = `${mtimeMs}:${size}`;
        const before = known.get(name);
        if (before?.stamp === stamp) return before.drawn;
        const council = size > largestLog ? undefined : recallText(await file.readFile('utf8'));
        const drawn = council && ended.has(council.status) ? draw(council) : undefined;
        known.set(name, { stamp, drawn });
        return drawn;
      } finally {
        await file.close();
      }
    } catch {
      // A link, or deleted between the listing and the look.
      known.delete(name);
      return undefined;
    }
  }

  return async () => {
    const names = namesIn(logs).filter((name) => /^council-.+\.json$/.test(name));
    const all: T[] = [];
    for (const name of names) {
      const drawn = await look(name);
      if (drawn !== undefined) all.push(drawn);
    }
    return all;
  };
}
