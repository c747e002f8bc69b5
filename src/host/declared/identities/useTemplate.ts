/** Seats a template in a home: as its file where there is none, else only those who are not there yet, behind those who are. */
import { isMap, isSeq, parseDocument } from 'yaml';
import type { Language } from '../../../core/ids.ts';
import { standsAt } from '../../store/home/homeFile.ts';
import { homePaths } from '../../store/home/paths.ts';
import { withEntry } from '../edit/appendEntry.ts';
import { initHome } from '../templates/initHome.ts';
import { type TemplateName, templates } from '../templates/templates.ts';
import { changeIdentities } from './identitiesFile.ts';

export interface SeatedTemplate {
  written: string[];
  /** Ids. */
  added: string[];
  /** Those of the template who were there already, as their file says. */
  there: string[];
}

/** Undefined where identities.yaml has problems: then nothing is written. */
export async function useTemplate(
  home: string,
  name: TemplateName,
  language: Language,
): Promise<SeatedTemplate | undefined> {
  const text = templates[name][language];
  const { identities: path } = homePaths(home);
  const isNew = !standsAt(path);
  const ids = idsIn(text);
  const written = await initHome(home, language, {
    identities: text,
    git: name === 'family' ? 'push' : 'off',
  });
  if (isNew) return { written, added: ids, there: [] };
  let added: string[] = [];
  let there: string[] = [];
  const changed = await changeIdentities(home, (now, declared) => {
    // One person sits at the keyboard: who is there already stays the one.
    const hasHuman = declared.some(({ kind }) => kind === 'human');
    const missing = (item: unknown): boolean =>
      isMap(item) &&
      !declared.some(({ id }) => id === item.get('id')) &&
      !(hasHuman && item.get('kind') === 'human');
    const items = itemsIn(text).filter(missing);
    added = items.map((item) => (isMap(item) ? String(item.get('id')) : ''));
    there = ids.filter((id) => declared.some((one) => one.id === id));
    return items.reduce<string>((file, item) => withEntry(file, item), now);
  });
  return 'written' in changed ? { written: [...written, ...changed.written], added, there } : undefined;
}

function itemsIn(text: string): unknown[] {
  const list = parseDocument(text).get('identities', true);
  return isSeq(list) ? list.items : [];
}

const idsIn = (text: string): string[] =>
  itemsIn(text).flatMap((item) => (isMap(item) ? [String(item.get('id'))] : []));
