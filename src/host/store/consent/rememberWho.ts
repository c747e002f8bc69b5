/**
 * Who the person said they are in this home, kept in their own configuration folder: nothing that came along with a
 * workspace says who somebody is. What can't be read is asked again.
 */
import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod';

export interface KeptWho {
  read(): string | undefined;
  write(id: string): void;
}

const Kept = z.object({ me: z.string().min(1).max(200) });

export function keptWho({ home, config }: { home: string; config: string }): KeptWho {
  const folder = join(config, 'people');
  const path = (): string => {
    let real = resolve(home);
    try {
      real = realpathSync(home);
    } catch {
      // Not laid yet: by the path it will have.
    }
    return join(folder, `${createHash('sha256').update(real).digest('hex')}.json`);
  };
  return {
    read() {
      try {
        return Kept.parse(JSON.parse(readFileSync(path(), 'utf8'))).me;
      } catch {
        return undefined;
      }
    },
    write(id) {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const beside = `${path()}.${randomUUID()}.tmp`;
      try {
        writeFileSync(beside, `${JSON.stringify({ me: id })}\n`, { flag: 'wx', mode: 0o600 });
        renameSync(beside, path());
      } catch (error) {
        rmSync(beside, { force: true });
        throw error;
      }
    },
  };
}
