/**
 * What a person said about pushing: for a repository, a remote at its address and a branch. It stands in the person's own
 * configuration folder, so nothing that came along with a workspace allows anything.
 */
import { createHash } from 'node:crypto';
import { readFile, realpath } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import { putPrivately } from '../home/writePrivately.ts';
import type { Target } from './pushTarget.ts';

/** `creates`: the offer said that the branch would be made at the remote. */
const Said = z.strictObject({
  answer: z.enum(['always', 'never']),
  creates: z.boolean(),
  remote: z.string(),
  address: z.string(),
  branch: z.string(),
});
const File = z.strictObject({ repository: z.string(), said: z.record(z.string(), Said) });
export type PushSaid = Pick<z.infer<typeof Said>, 'answer' | 'creates'>;

export interface PushConsent {
  of(repository: string, target: Target): Promise<PushSaid | undefined>;
  give(repository: string, target: Target, said: PushSaid): Promise<void>;
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
const keyOf = ({ remote, address, branch }: Target): string =>
  hash(JSON.stringify([remote, address, branch]));

export function pushConsent(config: string): PushConsent {
  // A file for each repository: two hosts seldom write the same one.
  const real = (repository: string) => realpath(repository).catch(() => resolve(repository));
  const place = (repository: string): string => join(config, 'consent', `push-${hash(repository)}.json`);
  async function read(repository: string): Promise<z.infer<typeof File>['said']> {
    try {
      const found = File.safeParse(JSON.parse(await readFile(place(repository), 'utf8')));
      return found.success ? found.data.said : {};
    } catch {
      // Nothing said yet, or unreadable: then it is asked again.
      return {};
    }
  }
  let last: Promise<void> = Promise.resolve();
  return {
    async of(repository, target) {
      const said = await read(await real(repository));
      return said[keyOf(target)];
    },
    give(repository, target, said) {
      const write = async (): Promise<void> => {
        const at = await real(repository);
        const { remote, address, branch } = target;
        const all = { ...(await read(at)), [keyOf(target)]: { ...said, remote, address, branch } };
        await putPrivately(place(at), `${JSON.stringify({ repository: at, said: all }, null, 2)}\n`);
      };
      last = last.then(write, write);
      return last;
    },
  };
}
