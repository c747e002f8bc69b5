/** Lays a home: writes the family template where there is none, and never changes a file that is there. */
import type { Language } from '../../core/ids.ts';
import { exists } from './exists.ts';
import type { Files } from './files.ts';
import { homePaths, shownPath } from './paths.ts';
import { place } from './place.ts';
import { familyTemplate } from './templates/family.ts';
import { settingsTemplate } from './templates/settings.ts';

/** Answers what was written, relative to the home. */
export async function initHome(home: string, language: Language): Promise<string[]> {
  const paths = homePaths(home);
  const written: string[] = [];
  for (const [path, text] of [
    [paths.ignore, ignoreAll],
    [paths.identities, familyTemplate[language]],
    [paths.settings, settingsTemplate[language]],
  ] as const) {
    if (await exists(path)) continue;
    await place(path, text, { sync: true });
    written.push(shownPath(home, path));
  }
  return written;
}

/** Keeps `.state/`, where there is one, out of git by a file of its own, so that nobody's .gitignore is touched. */
export async function hideState(home: string, files: Files): Promise<void> {
  const { state, ignore } = homePaths(home);
  if (files.stat(state) && !files.stat(ignore)) await place(ignore, ignoreAll, { files });
}

const ignoreAll = '*\n';
