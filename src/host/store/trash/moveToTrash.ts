/**
 * Moves a council's files into the trash and back. The manifest comes first, so that a kill at any point leaves either
 * everything as it was, or a move that the next start finishes. Each step can be taken twice.
 */
import { basename, dirname, join } from 'node:path';
import { titleOf } from '../../../core/councils/briefs/title.ts';
import type { Council } from '../../../core/councils/council.ts';
import { own } from '../../../core/own.ts';
import { archiveWords } from '../../../rpc/words/council/archiveWords.ts';
import { makeFolderDurably } from '../home/atomic.ts';
import { type Files, readIfThere, realFiles } from '../home/files.ts';
import {
  councilPaths,
  dayMemoryPath,
  homePaths,
  isCouncilId,
  localDay,
  pathOf,
  shownPath,
  trashFolder,
} from '../home/paths.ts';
import { place } from '../home/placeFile.ts';
import { cutEntry, type EntryPlace, entryBack } from '../records/markedEntries.ts';
import { standingArtefacts } from '../records/writeArtefacts.ts';
import {
  briefHash,
  dropFolder,
  listed,
  type Manifest,
  readManifest,
  saveManifest,
  trashed,
} from './trashManifest.ts';

export interface Moved {
  /** From the home. */
  files: string[];
  /** Files of the council that stay: a person has changed them, or somebody else needs them. */
  left: string[];
}

export interface Trash {
  put(council: Council, who: { by: string; at: number; briefIsShared: boolean }): Promise<Moved>;
  /** Names the files that stand in the way, and then moves nothing. Nothing when it is not in the trash. */
  back(id: string): Promise<{ title: string; files: string[]; inTheWay: string[] } | undefined>;
  list(): Manifest[];
  /** Ends what a killed host had begun, one council after the other; answers which, and what could not be ended. */
  finish(): Promise<{ finished: string[]; failed: { id: string; error: unknown }[] }>;
}

export function openTrash(home: string, files: Files = realFiles): Trash {
  const at = (shown: string): string => pathOf(home, shown);
  const kept = ({ id, files: all }: Manifest, shown: string): string =>
    join(trashFolder(home, id), `${all.indexOf(shown)}-${basename(shown)}`);

  async function carryAll(manifest: Manifest, way: 'in' | 'out'): Promise<void> {
    const folders = new Set([trashFolder(home, manifest.id)]);
    for (const shown of manifest.files) {
      const [from, to] =
        way === 'in' ? [at(shown), kept(manifest, shown)] : [kept(manifest, shown), at(shown)];
      // Moved already; or somebody has written a new file in its place, which is theirs.
      if (!files.stat(from) || files.stat(to)) continue;
      files.makeFolder(dirname(to));
      files.rename(from, to);
      folders.add(dirname(at(shown)));
    }
    for (const folder of folders) if (files.stat(folder)) await files.syncFolder(folder);
  }

  /** Nobody else writes between the last look and the writing: the two have no wait between them. */
  async function cutFrom(manifest: Manifest, shown: string): Promise<Manifest> {
    const where = own(manifest.entries, shown);
    const before = readIfThere(files, at(shown));
    const found = before && cutEntry(before, manifest.id);
    if (!where || !before || !found) return manifest;
    const entries = { ...manifest.entries, [shown]: { ...where, cut: found.cut } };
    const next = { ...manifest, entries };
    await saveManifest(home, next, files);
    // Somebody wrote while the manifest was saved: what is cut must be what is remembered.
    if (!readIfThere(files, at(shown))?.equals(before)) return cutFrom(manifest, shown);
    await place(at(shown), found.left, { files });
    return next;
  }

  async function finishPutting(manifest: Manifest): Promise<void> {
    await carryAll(manifest, 'in');
    let now = manifest;
    for (const shown of Object.keys(manifest.entries)) now = await cutFrom(now, shown);
    await saveManifest(home, { ...now, state: 'deleted' }, files);
  }

  async function finishBack(manifest: Manifest): Promise<void> {
    await carryAll(manifest, 'out');
    for (const [shown, { cut, ...where }] of Object.entries(manifest.entries)) {
      if (!cut) continue;
      const before = readIfThere(files, at(shown));
      const after = entryBack(before, manifest.id, cut, where);
      if (!before?.equals(after)) await place(at(shown), after, { files });
    }
    dropFolder(home, manifest.id, files);
  }

  return {
    async put(council, { by, at: when, briefIsShared }) {
      const { id } = council;
      const { archive, log, brief } = councilPaths(home, id);
      const artefacts = standingArtefacts(home, council, files);
      const text = readIfThere(files, brief);
      const isMine = council.briefHash !== undefined && text && briefHash(text) === council.briefHash;
      const ownBrief = isMine && !briefIsShared ? [brief] : [];
      const own = [archive, log].filter((path) => files.stat(path));
      const going = [...own, ...artefacts.filter((one) => one.unchanged).map((one) => one.path), ...ownBrief];
      const staying = [
        ...artefacts.filter((one) => !one.unchanged).map((one) => one.path),
        ...(text && ownBrief.length === 0 ? [brief] : []),
      ];
      const shown = (path: string): string => shownPath(home, path);
      const { decisionsTitle } = archiveWords[council.language];
      const { decisions, olderDecisions } = homePaths(home);
      const year = id.slice(0, 4);
      const places: Record<string, EntryPlace> = {
        [shown(dayMemoryPath(home, council.createdAt))]: {
          title: localDay(council.createdAt),
          order: 'newest-last',
        },
        [shown(decisions)]: { title: decisionsTitle, order: 'newest-first' },
        [shown(join(olderDecisions, `${year}.md`))]: {
          title: `${decisionsTitle} ${year}`,
          order: 'newest-last',
        },
      };
      await makeFolderDurably(files, trashFolder(home, id));
      const manifest: Manifest = {
        format: 1,
        id,
        title: titleOf(council),
        by,
        at: when,
        state: 'deleting',
        files: going.map(shown),
        entries: places,
      };
      await saveManifest(home, manifest, files);
      await finishPutting(manifest);
      return { files: manifest.files, left: staying.map(shown) };
    },

    async back(id) {
      const manifest = readManifest(home, id, files);
      if (!manifest) return undefined;
      const { title } = manifest;
      const inTheWay = manifest.files.filter(
        (shown) => files.stat(at(shown)) && files.stat(kept(manifest, shown)),
      );
      if (inTheWay.length > 0) return { title, files: [], inTheWay };
      const next: Manifest = { ...manifest, state: 'restoring' };
      await saveManifest(home, next, files);
      await finishBack(next);
      return { title, files: manifest.files, inTheWay };
    },

    list: () => trashed(home, files),

    async finish() {
      const finished: string[] = [];
      const failed: { id: string; error: unknown }[] = [];
      for (const id of listed(files, homePaths(home).trash).filter(isCouncilId)) {
        try {
          const manifest = readManifest(home, id, files);
          if (manifest?.state === 'deleting') await finishPutting(manifest);
          else if (manifest?.state === 'restoring') await finishBack(manifest);
          else {
            // Killed before the manifest stood: nothing has been moved yet.
            if (!manifest && files.list(trashFolder(home, id)).every((name) => name.endsWith('.tmp')))
              dropFolder(home, id, files);
            continue;
          }
          finished.push(id);
        } catch (error) {
          // One that can't be ended keeps no other from it.
          failed.push({ id, error });
        }
      }
      return { finished, failed };
    },
  };
}
