/** What the trash knows of a deleted council: enough to put everything back, and nothing that could reach another file. */
import { join } from 'node:path';
import * as z from 'zod';
import { ownerOnly, writeAtomically } from './atomic.ts';
import { type Files, isMissing } from './files.ts';
import { homePaths, isCouncilId } from './paths.ts';

/** The places of a council's own files. A manifest is a file of the workspace: it may name no other. */
const ownFile = z
  .string()
  .regex(/^(?:conseils|projects|briefs|memory\/shared\/councils)\/(?!\.{1,2}$)[^/\\]+$/);
const commonFile = z.string().regex(/^(?:DECISIONS\.md|memory\/\d{4}-\d{2}-\d{2}\.md)$/);

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
  at: z.number(),
  /** What is under way is finished by the next start. */
  state: z.enum(['deleting', 'deleted', 'restoring']),
  files: z.array(ownFile),
  entries: z.record(commonFile, Entry),
});
export type Manifest = z.infer<typeof Manifest>;

export const trashFolder = (home: string, id: string): string => join(homePaths(home).trash, id);
const manifestIn = (folder: string): string => join(folder, 'manifest.json');

/** On disk before anything is moved by it. */
export async function saveManifest(home: string, manifest: Manifest, files: Files): Promise<void> {
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  await writeAtomically(manifestIn(trashFolder(home, manifest.id)), text, {
    sync: true,
    files,
    mode: ownerOnly,
  });
}

export function readManifest(home: string, id: string, files: Files): Manifest | undefined {
  if (!isCouncilId(id)) return undefined;
  try {
    const text = files.read(manifestIn(trashFolder(home, id))).toString('utf8');
    const read = Manifest.safeParse(JSON.parse(text)).data;
    return read?.id === id ? read : undefined;
  } catch (error) {
    if (isMissing(error) || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Everything in the trash that can be read, newest first. */
export const trashed = (home: string, files: Files): Manifest[] =>
  files
    .list(homePaths(home).trash)
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
