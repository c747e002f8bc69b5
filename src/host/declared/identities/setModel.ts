/** Says in identities.yaml what answers for an identity: these two lines change, every comment and other line stays. */

import { editEntry } from '../edit/listEdit.ts';
import { changeIdentities, identityList } from './identitiesFile.ts';

export interface ModelSet {
  /** Absent: taken out, so that it is chosen for each council. */
  backend?: string | undefined;
  model?: string | undefined;
}

/** Answers what was written; undefined where the file has problems: then nothing is. */
export async function setModel(home: string, identity: string, set: ModelSet): Promise<string[] | undefined> {
  const changed = await changeIdentities(home, (text) =>
    editEntry(text, identityList, identity, { backend: set.backend, model: set.model }),
  );
  return 'written' in changed ? changed.written : undefined;
}
