/**
 * What of a workspace is the council's own: its home; and where the home is the workspace itself, or around it, only what
 * a council keeps there.
 */
import { realpath } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { isInside } from './isInside.ts';
import { homePaths } from './paths.ts';

/** Links resolved; `root` is the workspace, with its links resolved. */
export async function placesOfHome(home: string, root: string): Promise<string[]> {
  const own = await realpath(home).catch(() => resolve(home));
  if (root !== own && !isInside(own, root)) return [own];
  const { identities, channels, settings, protocols, briefs, archives, memory, ...rest } = homePaths(home);
  const { decisions, olderDecisions, projects, summaries, state } = rest;
  return [
    identities,
    channels,
    settings,
    protocols,
    briefs,
    archives,
    memory,
    decisions,
    olderDecisions,
    projects,
    summaries,
    state,
  ].map((kept) => join(own, relative(home, kept)));
}

/** As some file systems take them: without case. */
export const isOneOf = (places: readonly string[], real: string): boolean =>
  places.some((place) => `${real.toLowerCase()}${sep}`.startsWith(`${place.toLowerCase()}${sep}`));

export const isOfHome = async (home: string, root: string, real: string): Promise<boolean> =>
  isOneOf(await placesOfHome(home, root), real);
