/** Which commands a person has seen and allowed to run in this home: kept by the hash of the very command, so a changed one asks again. */
import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeAtomically } from './atomic.ts';
import { homePaths } from './paths.ts';

export interface CheckConsent {
  has(seal: string): Promise<boolean>;
  give(seal: string, shown: { name: string; command: string }): Promise<void>;
}

type Given = Record<string, { name: string; command: string }>;

export function checkConsent(home: string): CheckConsent {
  const { state } = homePaths(home);
  const path = join(state, 'consent.json');
  // The home is part of it: a file that came along with a copied or cloned folder allows nothing here.
  const hash = (seal: string): string => createHash('sha256').update(`${home}\0${seal}`).digest('hex');
  const read = async (): Promise<Given> => {
    try {
      const found: unknown = JSON.parse(await readFile(path, 'utf8'));
      return typeof found === 'object' && found !== null && !Array.isArray(found) ? (found as Given) : {};
    } catch {
      // Nothing allowed yet, or unreadable: then it is asked again.
      return {};
    }
  };
  let last: Promise<void> = Promise.resolve();
  return {
    has: async (seal) => Object.hasOwn(await read(), hash(seal)),
    give(seal, shown) {
      const write = async (): Promise<void> => {
        const given = { ...(await read()), [hash(seal)]: shown };
        await mkdir(state, { recursive: true });
        await writeAtomically(path, `${JSON.stringify(given, null, 2)}\n`);
      };
      last = last.then(write, write);
      return last;
    },
  };
}
