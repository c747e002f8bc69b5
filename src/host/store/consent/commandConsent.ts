/**
 * Which commands a person has seen and allowed to run in this home: kept by the hash of the very command, so a changed one
 * asks again. It stands in the person's own configuration folder: nothing that came along with a workspace allows anything.
 */
import { createHash } from 'node:crypto';
import { readFile, realpath } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { putPrivately } from '../home/writePrivately.ts';

export interface CheckConsent {
  has(seal: string): Promise<boolean>;
  give(seal: string, shown: { name: string; command: string }): Promise<void>;
}

export interface ConsentPlace {
  home: string;
  /** The person's own: never a folder of the workspace. */
  config: string;
}

type Given = Record<string, { name: string; command: string }>;

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

export function checkConsent({ home, config }: ConsentPlace): CheckConsent {
  const folder = join(config, 'consent');
  // A file for each home: what was allowed in one allows nothing in a copy of it, and two hosts never write the same one.
  const place = async (): Promise<string> =>
    join(folder, `${hash(await realpath(home).catch(() => resolve(home)))}.json`);
  const read = async (): Promise<Given> => {
    try {
      const found: unknown = JSON.parse(await readFile(await place(), 'utf8'));
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
        await putPrivately(await place(), `${JSON.stringify(given, null, 2)}\n`);
      };
      last = last.then(write, write);
      return last;
    },
  };
}
