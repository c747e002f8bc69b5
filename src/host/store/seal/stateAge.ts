/**
 * Whether a state without our seal has grown where it stands: one of an earlier release, or of this person before their
 * secret was lost. A clone and a copy write a file once, at its birth, and can't have it born earlier; only who works in a
 * home appends to one for a while. Where a system can't tell all of this, nothing is taken for grown.
 */
import { type BigIntStats, lstatSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

const atLeastMs = 60_000;
/** Of more it can't be said that it was written at once. */
const atMostBytes = 64_000_000n;

/** `ownFolder` is one of the person's own, outside of every workspace: a disk that somebody brought is another. */
export function hasGrownHere(state: string, ownFolder: string, leastMs = atLeastMs): boolean {
  try {
    const uid = process.getuid?.();
    const folder = look(state);
    if (uid === undefined || folder.uid !== BigInt(uid) || folder.dev !== diskOf(ownFolder)) return false;
    const journal = join(state, 'journal');
    // A segment that is linked into a copy is as old as the first, but its folder is not.
    const isOwn = (facts: BigIntStats): boolean =>
      facts.uid === folder.uid && facts.dev === folder.dev && facts.birthtimeNs >= folder.birthtimeNs;
    const held = look(journal);
    if (!held.isDirectory() || !isOwn(held)) return false;
    const segments = readdirSync(journal).map((name) => look(join(journal, name)));
    return segments.every(isOwn) && segments.some((facts) => hasGrown(facts, BigInt(leastMs) * 1_000_000n));
  } catch {
    return false;
  }
}

/** The folder itself may yet have to be made. */
function diskOf(folder: string): bigint {
  const facts = statSync(folder, { bigint: true, throwIfNoEntry: false });
  if (facts) return facts.dev;
  if (dirname(folder) === folder) throw new Error(folder);
  return diskOf(dirname(folder));
}

const look = (path: string): BigIntStats => lstatSync(path, { bigint: true });

/** Anybody may set when a file was changed, but not when that was set: a time that is later was made up. */
export const hasGrown = (facts: BigIntStats, leastNs: bigint): boolean =>
  facts.isFile() &&
  facts.nlink === 1n &&
  facts.size <= atMostBytes &&
  facts.birthtimeNs > 0n &&
  facts.mtimeNs <= facts.ctimeNs &&
  facts.mtimeNs - facts.birthtimeNs >= leastNs;
