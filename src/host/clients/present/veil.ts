/** The council as it may be shown: of an anonymous one nobody sees who is who until it has ended. */
import type { Council } from '../../../core/councils/council.ts';
import { ended } from '../../../core/councils/interpreter.ts';
import { veiled } from '../../../core/prompts/anonymousCouncil.ts';

/** A council is shown turn by turn: it is veiled once, not once for each of them. */
const known = new WeakMap<Council, Council>();

export const isVeiled = (council: Council): boolean =>
  council.brief.anonymous === true && !ended.has(council.status);

export function shown(council: Council): Council {
  if (!isVeiled(council)) return council;
  const before = known.get(council);
  if (before) return before;
  const veil = veiled(council);
  known.set(council, veil);
  return veil;
}
