/** What the trash knows of a deleted council: enough to put everything back, and nothing that could reach another file. */

import { createHash } from 'node:crypto';
import { join } from 'node:path';
import * as z from 'zod';
import { instant, misfitOf } from '../../../core/shape.ts';
import { type StoreWords, storeWords } from '../../../rpc/words/host/storeWords.ts';
import { ownerOnly, writeAtomically } from '../home/atomic.ts';
import { errorCode, type Files, isMissing } from '../home/files.ts';
import { misfitWords } from '../home/misfitWords.ts';
import { NotPlain } from '../home/notPlainWords.ts';
import { homePaths, isCouncilId, shownPath, trashFolder } from '../home/paths.ts';
import { parseJson } from '../home/readJson.ts';
import { markedJson, ownJson } from '../seal/ownMarks.ts';

/** The places of a council's own files. A manifest is a file of the workspace: it may name no other. */
const ownFile = z
  .string()
  .max(300)
  .regex(/^(?:conseils|projects|briefs|memory\/shared\/councils)\/(?!\.{1,2}$)[^/\\]+$/);
const commonFile = z.string().regex(/^(?:DECISIONS\.md|decisions\/\d{4}\.md|memory\/\d{4}-\d{2}-\d{2}\.md)$/);

/** Where an entry would go in a file that all councils share; and the entry itself, once it is remembered. */
const Entry = z.object({
  title: z.string(),
  order: z.enum(['newest-first', 'newest-last']),
  cut: z
    .object({
      text: z.string(),
      start: z.int().nonnegative(),
      before: z.string(),
      rest: z.int().nonnegative(),
      after: z.string(),
    })
    .optional(),
});

const Manifest = z.object({
  format: z.literal(1),
  id: z.string().refine(isCouncilId),
  title: z.string(),
  by: z.string(),
  at: instant,
  /** What is under way is finished by the next start. */
  state: z.enum(['deleting', 'deleted', 'restoring']),
  files: z.array(ownFile).max(1000),
  entries: z.record(commonFile, Entry),
});
export type Manifest = z.infer<typeof Manifest>;

/** An entry of every file that councils share, and then some. */
const largestManifest = 16_000_000;

const manifestIn = (folder: string): string => join(folder, 'manifest.json');

/** On disk before anything is moved by it. */
export async function saveManifest(home: string, manifest: Manifest, files: Files): Promise<void> {
  const file = manifestIn(trashFolder(home, manifest.id));
  const text = `${JSON.stringify(markedJson(file, manifest), null, 2)}\n`;
  await writeAtomically(file, text, {
    sync: true,
    files,
    mode: ownerOnly,
  });
}

export function readManifest(home: string, id: string, files: Files): Manifest | undefined {
  const read = manifestOf(home, id, files, storeWords.en);
  return read && 'manifest' in read ? read.manifest : undefined;
}

/** Nothing where there is none; and what is wrong with one that can't be taken. */
export function manifestOf(
  home: string,
  id: string,
  files: Files,
  say: StoreWords,
): { manifest: Manifest } | { wrong: string } | undefined {
  if (!isCouncilId(id)) return undefined;
  const file = manifestIn(trashFolder(home, id));
  try {
    if ((files.stat(file)?.size ?? 0) > largestManifest)
      return { wrong: say.misfit.tooLarge(largestManifest) };
    const text = files.read(file).toString('utf8');
    const read = parseJson(text, say);
    if ('wrong' in read) return read;
    const ours = ownJson(file, read.value, text);
    if (!ours) return { wrong: say.misfit.notOwn };
    const misfit = misfitOf(Manifest, ours.value);
    if (misfit) return { wrong: misfitWords(misfit, say) };
    const manifest = Manifest.parse(ours.value);
    return manifest.id === id ? { manifest } : { wrong: say.misfit.ofAnother(manifest.id) };
  } catch (error) {
    if (isMissing(error) || errorCode(error) === 'ENOTDIR') return undefined;
    if (errorCode(error) === 'EISDIR') return { wrong: say.misfit.noFile };
    if (error instanceof NotPlain) return { wrong: say.odd[error.kind](shownPath(home, error.path)) };
    throw error;
  }
}

/** A file or a link where the folder should be holds nothing. */
export function listed(files: Files, folder: string): string[] {
  try {
    return files.list(folder);
  } catch (error) {
    if (errorCode(error) === 'ENOTDIR' || error instanceof NotPlain) return [];
    throw error;
  }
}

/** Everything in the trash that can be read, newest first. */
export const trashed = (home: string, files: Files): Manifest[] =>
  listed(files, homePaths(home).trash)
    .flatMap((id) => readManifest(home, id, files) ?? [])
    .toSorted((a, b) => b.at - a.at);

/** Takes a council's folder out of the trash with all that is left in it; the manifest goes last. */
export function dropFolder(home: string, id: string, files: Files): string[] {
  const folder = trashFolder(home, id);
  const names = files.list(folder).filter((name) => name !== 'manifest.json');
  const all = [...names.map((name) => join(folder, name)), manifestIn(folder)];
  for (const file of all) files.remove(file);
  files.removeFolder(folder);
  return all;
}

/** By this a brief that the host wrote is known to be as it was. */
export const briefHash = (text: string | Uint8Array): string =>
  createHash('sha256').update(text).digest('hex');
