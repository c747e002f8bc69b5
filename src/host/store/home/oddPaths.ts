/**
 * The paths of a home where a link, a device, a pipe or the wrong kind of thing stands: nothing is read from them or written
 * to them, and whoever opens the home or looks it over is told. Names what is there, and follows nothing.
 */
import { type Dirent, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../../core/ids.ts';
import { storeWords } from '../../../rpc/words/host/storeWords.ts';
import { isPlain } from './homeFile.ts';
import { homePaths, shownPath } from './paths.ts';

export interface OddPath {
  /** From the home. */
  path: string;
  message: string;
}

/** A clone may bring a million of them: so many are named. */
const mostNamed = 50;
const deepest = 4;

/** Those that have a name of their own: few, and looked at whenever a home is opened. */
export function oddPaths(home: string, language: Language): OddPath[] {
  const { home: _, live, ...paths } = homePaths(home);
  const files = new Set([paths.identities, paths.channels, paths.settings, paths.decisions]);
  const hidden = new Set([paths.ignore, paths.pointer, paths.alive]);
  return [...Object.values(paths), live].flatMap((path) => {
    const isFile = files.has(path) || hidden.has(path) || path === live;
    return oddAt(home, path, isFile ? 'file' : 'folder', language);
  });
}

/** What stands in the folders of councils too. */
export function allOddPaths(home: string, language: Language): OddPath[] {
  const { protocols, briefs, archives, memory, olderDecisions, projects, summaries, state } = homePaths(home);
  const found = oddPaths(home, language);
  const named = new Set(found.map(({ path }) => path));
  const walk = (folder: string, depth: number): void => {
    if (found.length >= mostNamed || depth > deepest || !isPlain(folder)) return;
    for (const entry of entriesOf(folder)) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) walk(path, depth + 1);
      else if (!entry.isFile() && found.length < mostNamed && !named.has(shownPath(home, path)))
        found.push(...oddAt(home, path, 'file', language));
    }
  };
  const folders = [protocols, briefs, archives, memory, olderDecisions, projects, summaries, state];
  for (const folder of folders) walk(folder, 1);
  return found;
}

function oddAt(home: string, path: string, wanted: 'file' | 'folder', language: Language): OddPath[] {
  let facts: ReturnType<typeof lstatSync>;
  try {
    facts = lstatSync(path, { throwIfNoEntry: false });
  } catch {
    return [];
  }
  // What stands behind a link is named by that link alone.
  if (!facts || !isPlain(join(path, '..'))) return [];
  if (wanted === 'file' ? facts.isFile() : facts.isDirectory()) return [];
  const shown = shownPath(home, path);
  const { odd } = storeWords[language];
  return [{ path: shown, message: facts.isSymbolicLink() ? odd.link(shown) : odd.kind(shown) }];
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
