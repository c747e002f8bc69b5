/** The shared file as somebody in an editor handles it: reads it, writes in their own place, sets their status. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from '../../src/rpc/connect/client.ts';
import { filesChanged } from '../../src/rpc/messages/messages.ts';
import type { OpenTable } from './openTable.ts';

export const sharedPath = (home: string): string =>
  join(home, 'memory/shared/council-active-conversation.md');

const place = (key: string): RegExp =>
  new RegExp(
    `(<!-- council:answer ${key} [\\d.]+\\n[\\s\\S]*?\\n-->\\n)[\\s\\S]*?(<!-- /council:answer ${key} -->)`,
  );

export const written = (text: string, key: string, answer: string): string =>
  text.replace(place(key), (_, before: string, after: string) => `${before}\n${answer}\n\n${after}`);

export const marked = (text: string, key: string, status: string): string =>
  text.replace(new RegExp(`(\\(agent:${key}\\): )\\w+`), `$1${status}`);

export const markedInBlock = (text: string, key: string, status: string): string =>
  text.replace(new RegExp(`("${key}": \\{\\s*"status": ")\\w+`), `$1${status}`);

export interface SharedFile {
  path: string;
  read(): Promise<string>;
  /** Changes the file and lets the host look at it. */
  edit(change: (text: string) => string): Promise<void>;
  look(): Promise<void>;
  /** Resolves once the file asks this seat in this phase, or for its vote once more. */
  asked(key: string, phase?: string, more?: RegExp): Promise<string>;
}

export function sharedFileOf(table: OpenTable): SharedFile {
  const path = sharedPath(table.home);
  const client = (): Client => table.client;
  const read = () => readFile(path, 'utf8').catch(() => '');
  /** Twice: what looks half saved is judged when it is found the same once more. */
  const look = async () => {
    await client().request(filesChanged, {});
    await client().request(filesChanged, {});
  };
  return {
    path,
    read,
    look,
    async edit(change) {
      await writeFile(path, change(await read()));
      await look();
    },
    async asked(key, phase = 'COLLECT', more = /./) {
      for (;;) {
        await look();
        const text = await read();
        const isIn = text.includes(`"currentPhase": "${phase}"`) && more.test(text);
        if (isIn && text.includes(`<!-- council:answer ${key} `)) return text;
      }
    },
  };
}
