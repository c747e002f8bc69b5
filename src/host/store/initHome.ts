/** Lays a home: writes the family, or another template, and a channel for all of them, where there is none, and never changes a file that is there. */
import type { Language } from '../../core/ids.ts';
import { identitiesFile, loadIdentities } from './declared/identities.ts';
import { readDeclared } from './declared/readDeclared.ts';
import type { Files } from './files.ts';
import { standsAt } from './homeFile.ts';
import { homePaths, shownPath } from './paths.ts';
import { place } from './place.ts';
import { channelsTemplate } from './templates/channels.ts';
import { familyTemplate } from './templates/family.ts';
import { settingsTemplate } from './templates/settings.ts';

/** Answers what was written, relative to the home. */
export async function initHome(
  home: string,
  language: Language,
  { identities = familyTemplate[language], git = 'push' }: { identities?: string; git?: 'off' | 'push' } = {},
): Promise<string[]> {
  const paths = homePaths(home);
  // Together: each waits for the disk, and none needs another.
  const laid = await Promise.all([
    once(paths.ignore, ignoreAll),
    once(paths.identities, identities),
    once(paths.settings, settingsTemplate(language, git)),
  ]);
  const rest = standsAt(paths.channels)
    ? []
    : await once(paths.channels, channelsTemplate(language, await everyoneIn(paths.identities, language)));
  return [...laid.flat(), ...rest];

  async function once(path: string, text: string): Promise<string[]> {
    if (standsAt(path)) return [];
    await place(path, text, { sync: true });
    return [shownPath(home, path)];
  }
}

/** Who sits at the table that is laid, by id; nobody while its file has problems. */
async function everyoneIn(path: string, language: Language): Promise<string[]> {
  const read = await readDeclared(path, identitiesFile, language);
  return read.state === 'text'
    ? (loadIdentities(read.text, language).identities ?? []).map(({ id }) => id)
    : [];
}

/** Keeps `.state/`, where there is one, out of git by a file of its own, so that nobody's .gitignore is touched. */
export async function hideState(home: string, files: Files): Promise<void> {
  const { state, ignore } = homePaths(home);
  if (files.stat(state) && !files.stat(ignore)) await place(ignore, ignoreAll, { files });
}

const ignoreAll = '*\n';
