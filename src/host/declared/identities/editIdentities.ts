/** What can be done to the registry of a home, each an edit of identities.yaml that leaves every other line as it is. */
import { mostIdentities } from '../../../core/identities/identity.ts';
import type { Language } from '../../../core/ids.ts';
import type { NotChanged } from '../edit/changeFile.ts';
import {
  addEntries,
  addEntry,
  type Edited,
  type Entry,
  editEach,
  editEntry,
  removeEntry,
} from '../edit/listEdit.ts';
import type { IsPriced } from '../pricedModels.ts';
import { changeIdentities, identityList } from './identitiesFile.ts';
import { type Found, type Merge, mergeFound } from './mergeIdentities.ts';

export type Refused =
  | NotChanged
  /** More than a file may hold. */
  | { refused: 'too-many' }
  | { refused: 'exists' }
  /** With the ids that are there. */
  | { refused: 'unknown'; known: string[] };
export type Done = { written: string[] } | Refused;

/** `isPriced` is asked for each change: prices may be others than before. */
export function identityOperations(home: string, language: Language = 'en', isPriced?: () => IsPriced) {
  /** An operation on somebody who must be there. */
  async function onOne(id: string, change: (text: string) => Edited): Promise<Done> {
    let known: string[] | undefined;
    const done = await changeIdentities(
      home,
      (text, declared) => {
        if (declared.some((one) => one.id === id)) return change(text);
        known = declared.map((one) => one.id);
        return text;
      },
      language,
      isPriced?.(),
    );
    return known ? { refused: 'unknown', known } : done;
  }

  return {
    async add(id: string, fields: Entry): Promise<Done> {
      let isThere = false;
      const done = await changeIdentities(
        home,
        (text, declared) => {
          isThere = declared.some((one) => one.id === id);
          return isThere ? text : addEntry(text, identityList, { name: id, ...plain(fields), id });
        },
        language,
        isPriced?.(),
      );
      return isThere ? { refused: 'exists' } : done;
    },
    edit: (id: string, set: Entry, clear: readonly string[] = []): Promise<Done> =>
      onOne(id, (text) => {
        const cleared = Object.fromEntries(clear.map((field) => [field, undefined]));
        return editEntry(text, identityList, id, { ...cleared, ...plain(set) });
      }),
    remove: (id: string): Promise<Done> => onOne(id, (text) => removeEntry(text, identityList, id)),
    /** Takes over who is missing, and Discord ids that are; says what else was found. */
    async takeOver(found: readonly Found[]): Promise<({ written: string[] } & Merge) | Refused> {
      if (found.length > mostIdentities) return { refused: 'too-many' };
      let merge: Merge | undefined;
      const done = await changeIdentities(
        home,
        (text, declared) => {
          merge = mergeFound(declared, found);
          return merged(text, merge);
        },
        language,
        isPriced?.(),
      );
      return 'written' in done && merge ? { ...done, ...merge } : (done as NotChanged);
    },
  };
}

function merged(text: string, { add, fill }: Merge): Edited {
  const filled = editEach(
    text,
    identityList,
    'discord',
    new Map(fill.map(({ id, discord }) => [id, discord])),
  );
  return filled === undefined ? undefined : addEntries(filled, identityList, add);
}

/** As it can stand in a file: nothing undefined in it. */
const plain = (fields: Entry): Entry => JSON.parse(JSON.stringify(fields)) as Entry;
