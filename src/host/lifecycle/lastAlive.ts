/**
 * When a host that drives everything was last alive here: written every minute and at its end, read by the one after it.
 * A mere look leaves no sign, so that it makes nothing fresh. It is a hint: what can't be read or written is no fault.
 */

import type { Instant } from '../../core/ids.ts';
import type { Clock } from '../ports/ports.ts';
import { repairedSign } from '../store/doctor/repair.ts';
import { ownerOnly, writeAtomically } from '../store/home/atomic.ts';
import { readPlain } from '../store/home/homeFile.ts';
import { homePaths } from '../store/home/paths.ts';
import { isSameMark, markingOfFile, marksAt } from '../store/seal/ownMarks.ts';

const everyMs = 60_000;

export interface Life {
  alive?: Instant;
  repaired?: true;
}

/** What the host before left, or whoever repaired its journal; the next that drives everything writes over it. */
export function lastAlive(home: string): Life {
  try {
    const file = homePaths(home).alive;
    const [said = '', mark = ''] = readPlain(file, 100).toString('utf8').split(' ');
    if (said === repairedSign) return { repaired: true };
    // One that came with a pull would have councils go on that nobody has asked to.
    const marking = marksAt(file)?.earlier && markingOfFile(file);
    if (marking && !isSameMark(mark, marking(said))) return {};
    const at = Number(said);
    return Number.isSafeInteger(at) && at > 0 ? { alive: at } : {};
  } catch {
    return {};
  }
}

/** Answers how to end it, with a last sign. */
export function keepAlive(home: string, clock: Clock): () => Promise<void> {
  let cancel: () => void = () => undefined;
  let isOver = false;
  let writing = Promise.resolve();
  const sign = () => {
    const at = String(clock.now());
    const { alive } = homePaths(home);
    const mark = markingOfFile(alive)?.(at);
    const signed = mark === undefined ? at : `${at} ${mark}`;
    writing = writing.then(() => writeAtomically(alive, signed, { mode: ownerOnly })).catch(() => undefined);
  };
  const beat = () => {
    if (isOver) return;
    sign();
    cancel = clock.at(clock.now() + everyMs, beat);
  };
  beat();
  return async () => {
    isOver = true;
    cancel();
    sign();
    await writing;
  };
}
