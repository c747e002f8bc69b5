/**
 * What is still to do in git, and what was done: `.state/git.json`. It is a file of the workspace, and only its
 * mark vouches for it: what does not fit is dropped, and it may name only what councils write.
 */

import * as z from 'zod';
import type { KeptView } from '../../../rpc/messages/publishMessages.ts';
import { storeWords } from '../../../rpc/words/host/storeWords.ts';
import { ownerOnly, writeAtomically } from '../home/atomic.ts';
import { isPlain, standsAt } from '../home/homeFile.ts';
import { isPlaceOfRecords } from '../home/paths.ts';
import { readOwnJson } from '../home/readJson.ts';
import { markedJson } from '../seal/ownMarks.ts';

export interface GitMemory {
  /** Files that could not be committed yet. */
  waiting: string[];
  /** Commits that councils made here and that the remote may not have. */
  own: string[];
  /** What was already said of a state that lasts. */
  said?: string;
  /** By council, the newest last. */
  kept: Record<string, KeptView>;
}

const oid = z.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);
const text = z.string().max(1000);
const Kept = z.strictObject({
  commit: oid,
  files: z.number().int().min(0),
  push: z.enum(['off', 'pushed', 'asked', 'left', 'others', 'failed']),
  remote: text.optional(),
  branch: text.optional(),
});
const File = z.object({
  waiting: z.array(z.unknown()).max(10_000).catch([]),
  own: z.array(z.unknown()).max(10_000).catch([]),
  said: text.optional().catch(undefined),
  kept: z.record(z.string().max(200), z.unknown()).catch({}),
});

/** As we write it: what stands there otherwise is named, and left out. */
export const gitMemoryShape = z.object({
  waiting: z.array(text).max(10_000),
  own: z.array(oid).max(10_000),
  said: text.optional(),
  kept: z.record(z.string().max(200), Kept),
});
export const largestMemory = 8_000_000;

const mostKept = 200;
const mostOwn = 2000;

export const noMemory = (): GitMemory => ({ waiting: [], own: [], kept: {} });

export async function recallGit(home: string, path: string): Promise<GitMemory> {
  const read = await readOwnJson(path, largestMemory, storeWords.en);
  const found = read && 'value' in read ? File.safeParse(read.value).data : undefined;
  if (!found) return noMemory();
  const kept = Object.entries(found.kept).flatMap(([id, each]): [string, KeptView][] => {
    const read = Kept.safeParse(each);
    return read.success ? [[id, restored(read.data)]] : [];
  });
  return {
    waiting: found.waiting.filter((each) => isOfCouncils(home, each)),
    own: found.own.filter((each): each is string => oid.safeParse(each).success),
    kept: Object.fromEntries(kept),
    ...(found.said === undefined ? {} : { said: found.said }),
  };
}

/** What a person was asked in another life of the host is looked at anew when they come back to it. */
function restored({ remote, branch, push, ...rest }: z.infer<typeof Kept>): KeptView {
  return {
    ...rest,
    push: push === 'asked' || push === 'others' ? 'left' : push,
    ...(remote === undefined ? {} : { remote }),
    ...(branch === undefined ? {} : { branch }),
  };
}

export async function storeGit(path: string, memory: GitMemory): Promise<void> {
  const kept = Object.entries(memory.kept)
    .slice(-mostKept)
    .map(([id, { commit, files, push, remote, branch }]) => [id, { commit, files, push, remote, branch }]);
  const own = memory.own.slice(-mostOwn);
  const text = JSON.stringify(markedJson(path, { ...memory, own, kept: Object.fromEntries(kept) }));
  await writeAtomically(path, text, { mode: ownerOnly });
}

/** Where councils write, and no link on the way. */
const isOfCouncils = (home: string, file: unknown): file is string =>
  typeof file === 'string' && isPlaceOfRecords(home, file) && standsAt(file) && isPlain(file);
