/** For whoever looks a home over without opening it: whether its `.state/` is this person's, and what can be done. */

import { basename, join } from 'node:path';
import type { AsideView } from '../../rpc/views/views.ts';
import { sealFolder } from '../keys/configFolder.ts';
import { filesWithout } from '../store/doctor/notOwn.ts';
import { filesAside, lookAtMarks, setFilesAside } from '../store/doctor/ownFiles.ts';
import type { Files } from '../store/home/files.ts';
import { homePaths } from '../store/home/paths.ts';
import { inState } from '../store/seal/ownMarks.ts';
import { adoptState, asideOf, isOwnState, ownState, stateStands } from '../store/seal/sealState.ts';
import { sharedIn } from './asideView.ts';

export interface WhoseState {
  home: string;
  /** The folder as people read it. */
  shown: string;
  /** One stands there, and is not ours. */
  isForeign: boolean;
  /** The name it has then. */
  setAside(): string | undefined;
  /** What was set aside for the one that stands there, and is still there. */
  aside(): string | undefined;
  /** Files in ours that are not, as paths from it; without them the rest is looked over. */
  notOwn: string[];
  files: Files;
  /** Takes them out of it. */
  setFilesAside(): string | undefined;
  /** Where those that were taken out of it before lie. */
  filesAside(): string[];
  adopt(): { adopted: string; kept?: string } | undefined;
  /** How many files a home without a state of its own opens from. */
  shared(): AsideView['shared'];
}

export function whoseState(home: string, env: NodeJS.ProcessEnv): WhoseState {
  const place = { home, config: sealFolder(env) };
  const { state } = homePaths(home);
  const named = (path: string): string => join(basename(home), basename(path));
  const isForeign = stateStands(home) && !isOwnState(place);
  const found = isForeign || !stateStands(home) ? [] : lookAtMarks(place);
  return {
    home,
    shown: named(state),
    isForeign,
    notOwn: found.map(inState),
    files: filesWithout(found),
    setFilesAside() {
      if (found.length === 0) return undefined;
      const came = setFilesAside(place, Date.now());
      return came && named(came.aside);
    },
    filesAside: () => (stateStands(home) ? filesAside(place).map(named) : []),
    setAside() {
      const { setAside } = ownState(place, Date.now());
      return setAside === undefined ? undefined : named(setAside);
    },
    aside() {
      const aside = asideOf(place);
      return aside && named(aside);
    },
    adopt() {
      const done = adoptState(place, Date.now());
      return done && { adopted: named(done.adopted), ...(done.kept ? { kept: named(done.kept) } : {}) };
    },
    shared: () => sharedIn(home),
  };
}
