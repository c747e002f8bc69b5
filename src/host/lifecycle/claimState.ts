/** Makes `.state/` of a home this person's own before a host opens it; what is said where another's stood there. */
import { basename } from 'node:path';
import type { Language } from '../../core/ids.ts';
import { storeWords } from '../../rpc/words/host/storeWords.ts';
import { configFolder } from '../keys/configFolder.ts';
import { homePaths } from '../store/home/paths.ts';
import { ownState } from '../store/home/sealState.ts';
import { storeError } from '../store/home/storeError.ts';

export interface ClaimParts {
  home: string;
  env: NodeJS.ProcessEnv;
  language: Language;
  now: number;
}

export async function claimState({ home, env, language, now }: ClaimParts): Promise<string[]> {
  const say = storeWords[language];
  try {
    // A host that is given less of an environment is still this person's.
    const { setAside } = ownState({ home, config: configFolder({ ...process.env, ...env }) }, now);
    return setAside === undefined ? [] : [say.foreign(basename(home), basename(setAside))];
  } catch (error) {
    throw storeError('open', homePaths(home).state, error, say);
  }
}
