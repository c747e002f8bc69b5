/** What clients are told of a state that was set aside here, for as long as it is there. Nothing in it is looked at. */
import { basename } from 'node:path';
import type { AsideView } from '../../rpc/views/views.ts';
import { sealFolder } from '../keys/configFolder.ts';
import { namesIn, readPlain } from '../store/home/homeFile.ts';
import { homePaths } from '../store/home/paths.ts';
import { countEntries } from '../store/records/markedEntries.ts';
import { asideOf } from '../store/seal/sealState.ts';

/** `fresh` is the name of one that this host has set aside: be it a link, which no seal can name later. */
export function asideIn(home: string, env: NodeJS.ProcessEnv, fresh?: string): AsideView | undefined {
  const isNew = fresh !== undefined && namesIn(home).includes(fresh);
  const known = isNew ? fresh : asideOf({ home, config: sealFolder({ ...process.env, ...env }) });
  if (known === undefined) return undefined;
  return { name: basename(known), ...(isNew ? { isNew } : {}), shared: sharedIn(home) };
}

/** What a home without a state of its own opens from. */
export function sharedIn(home: string): AsideView['shared'] {
  const { archives, briefs, decisions } = homePaths(home);
  const count = (folder: string, ending: string) =>
    namesIn(folder).filter((name) => name.endsWith(ending)).length;
  return {
    archives: count(archives, '.md'),
    decisions: decisionsIn(decisions),
    briefs: count(briefs, '.yaml'),
  };
}

function decisionsIn(file: string): number {
  try {
    return countEntries(readPlain(file));
  } catch {
    // Not there, or nothing that may be read: the odd paths are told of by themselves.
    return 0;
  }
}
