/** Adds a persona of the templates to identities.yaml: every comment and line that a person wrote stays as it is. */
import type { Language } from '../../../core/ids.ts';
import { addEntry } from '../edit/listEdit.ts';
import { type PersonaName, personaTemplates } from '../templates/personas.ts';
import { changeIdentities, identityList } from './identitiesFile.ts';

export interface AddedPersona {
  id: string;
  /** What was written, relative to the home; nothing when it sits there already. */
  written: string[];
}

/** Nothing is written over a file that can't be read: answers undefined, its problems are known elsewhere. */
export async function addPersona(
  home: string,
  name: PersonaName,
  language: Language,
): Promise<AddedPersona | undefined> {
  const { comment, ...entry } = personaTemplates[language][name];
  const changed = await changeIdentities(home, (text, declared) =>
    declared.some((one) => one.id === entry.id) ? text : addEntry(text, identityList, { ...entry }, comment),
  );
  return 'written' in changed ? { id: entry.id, written: changed.written } : undefined;
}
