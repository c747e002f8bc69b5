/** Lays a home: writes the family, or another template, and a channel for all of them, where there is none, and never changes a file that is there. */
import type { Language } from '../../../core/ids.ts';
import { standsAt } from '../../store/home/homeFile.ts';
import { homePaths, shownPath } from '../../store/home/paths.ts';
import { place } from '../../store/home/placeFile.ts';
import { ignoreAll } from '../../store/seal/hideState.ts';
import { identitiesFile, loadIdentities } from '../identities/readIdentities.ts';
import { readDeclared } from '../readDeclared.ts';
import { channelsTemplate } from './channelsTemplate.ts';
import { familyTemplate } from './family.ts';
import { settingsTemplate } from './settingsTemplate.ts';

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
