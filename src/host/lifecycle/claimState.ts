/**
 * Makes `.state/` of a home this person's own before a host opens it: the name of another's that stood there and was set
 * aside, and what is said where files in it are not theirs.
 */

import { basename } from 'node:path';
import type { Language } from '../../core/ids.ts';
import { storeWords } from '../../rpc/words/host/storeWords.ts';
import { sealFolder } from '../keys/configFolder.ts';
import { markWhatStands, setFilesAside } from '../store/doctor/ownFiles.ts';
import { homePaths } from '../store/home/paths.ts';
import { storeError } from '../store/home/storeError.ts';
import { ownState } from '../store/seal/sealState.ts';

export interface ClaimParts {
  home: string;
  env: NodeJS.ProcessEnv;
  language: Language;
  now: number;
}

export interface ClaimedState {
  notes: string[];
  /** The name of another's that stood there, as it is now. */
  setAside?: string;
  /** To be called once the home is held: what is there of an earlier release counts from then on, and nothing else. */
  onHeld(): void;
}

export async function claimState({ home, env, language, now }: ClaimParts): Promise<ClaimedState> {
  const say = storeWords[language];
  // A host that is given less of an environment is still this person's.
  const place = { home, config: sealFolder({ ...process.env, ...env }) };
  try {
    const { setAside } = ownState(place, now);
    const came = setFilesAside(place, now);
    return {
      notes: came ? [say.cameAlong(basename(home), came.files, basename(came.aside))] : [],
      ...(setAside === undefined ? {} : { setAside: basename(setAside) }),
      onHeld: () => markWhatStands(place),
    };
  } catch (error) {
    throw storeError('open', homePaths(home).state, error, say);
  }
}
