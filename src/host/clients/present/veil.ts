/**
 * The council as it may be shown: of an anonymous one nobody sees who is who until it has ended. Where votes are on a motion
 * that holds for those alone who sit at the table, or may: other people see letter and name.
 */
import type { Council } from '../../../core/councils/council.ts';
import { ended } from '../../../core/councils/interpreter.ts';
import { veiled } from '../../../core/prompts/anonymousCouncil.ts';
import type { Viewer } from '../../../rpc/views/whoRule.ts';

/** A council is shown turn by turn: it is veiled once, not once for each of them. */
const known = new WeakMap<Council, Council>();

const isAnonymous = (council: Council): boolean =>
  council.brief.anonymous === true && !ended.has(council.status);

export const isVeiled = (council: Council, viewer: Viewer): boolean =>
  isAnonymous(council) && (council.votesOn !== 'motion' || maySit(council, viewer));

/** Who may be a seated person sees as little as one. */
export function maySit({ seats }: Council, viewer: Viewer): boolean {
  const ids = typeof viewer === 'string' ? [viewer] : (viewer ?? []);
  return seats.some(({ id }) => ids.includes(id));
}

/** As this viewer may see it. */
export const shownTo = (council: Council, viewer: Viewer): Council =>
  isVeiled(council, viewer) ? behindVeil(council) : council;

/** As anyone may see it, whoever they are. */
export const shown = (council: Council): Council => (isAnonymous(council) ? behindVeil(council) : council);

function behindVeil(council: Council): Council {
  const before = known.get(council);
  if (before) return before;
  const veil = veiled(council);
  known.set(council, veil);
  return veil;
}
