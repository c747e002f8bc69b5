/** The list of archived councils, read from the heads of their files. A file that did not change is not read again. */
import { open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { CouncilRow, StatusView } from '../../rpc/views.ts';
import { homePaths, shownPath } from './paths.ts';
import { readScalars } from './records/frontMatter.ts';

export interface ArchiveIndex {
  /** Newest first. What is no archive of ours is left out. */
  rows(): Promise<CouncilRow[]>;
}

/** The scalars stand in the first lines; a question of many pages gets a second, longer look. */
const headBytes = 2048;
const longestHead = 200_000;
const atOnce = 32;

export function archiveIndex(home: string): ArchiveIndex {
  const { archives } = homePaths(home);
  const known = new Map<string, { stamp: string; row: CouncilRow | undefined }>();

  const look = async (name: string): Promise<void> => {
    const path = join(archives, name);
    try {
      const { mtimeMs, size } = await stat(path);
      const stamp = `${mtimeMs}:${size}`;
      if (known.get(name)?.stamp === stamp) return;
      known.set(name, { stamp, row: await rowFrom(path, shownPath(home, path)) });
    } catch {
      // Deleted or renamed between the listing and the look.
      known.delete(name);
    }
  };

  return {
    async rows() {
      const names = (await readdir(archives).catch(() => [])).filter((name) => name.endsWith('.md'));
      const present = new Set(names);
      for (const name of known.keys()) if (!present.has(name)) known.delete(name);
      const queue = names.values();
      await Promise.all(
        Array.from({ length: atOnce }, async () => {
          for (const name of queue) await look(name);
        }),
      );
      return [...known.values()]
        .flatMap(({ row }) => (row ? [row] : []))
        .toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1));
    },
  };
}

async function rowFrom(path: string, archivePath: string): Promise<CouncilRow | undefined> {
  const handle = await open(path, 'r');
  try {
    for (const length of [headBytes, longestHead]) {
      const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(length), 0, length, 0);
      const facts = readScalars(buffer.toString('utf8', 0, bytesRead));
      if (facts) return rowOf(facts, archivePath);
      if (bytesRead < length) return undefined;
    }
    return undefined;
  } finally {
    await handle.close();
  }
}

function rowOf(facts: ReadonlyMap<string, string>, archivePath: string): CouncilRow | undefined {
  const id = facts.get('id');
  const status = facts.get('status');
  const at = Date.parse(facts.get('created') ?? '');
  if (!id || !isStatus(status) || Number.isNaN(at)) return undefined;
  const verdict = facts.get('verdict');
  return {
    id,
    question: facts.get('question') ?? id,
    mode: facts.get('mode') ?? '',
    status,
    ...(verdict === 'accept' || verdict === 'amend' || verdict === 'reject' ? { verdict } : {}),
    rehearsal: facts.get('rehearsal') === 'true',
    at,
    archivePath,
  };
}

const statuses: ReadonlySet<string> = new Set<StatusView>([
  'running',
  'paused',
  'decision',
  'decided',
  'recommended',
  'rejected',
  'inconclusive',
  'stopped',
  'over-budget',
]);
const isStatus = (word: string | undefined): word is StatusView => word !== undefined && statuses.has(word);
