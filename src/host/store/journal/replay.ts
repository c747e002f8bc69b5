/**
 * Reduces the records of a journal one by one. One that could never have happened, or that the reducer can't take, is
 * named with its place and passed over: what comes after it is read as if it had not been there.
 */
import type { Misfit } from '../../../core/shape.ts';
import type { StoreWords } from '../../../rpc/words/host/storeWords.ts';
import { inWords } from '../../ports/guard.ts';
import { misfitWords } from '../home/misfitWords.ts';
import type { Finding } from './findings.ts';
import type { RecordOf } from './journalRecord.ts';
import type { Place } from './sequence.ts';

/** How the state comes of records, and how what stands in a file is looked at before it is believed. */
export interface Reading<S, E> {
  initial: S;
  reduce(state: S, record: RecordOf<E>): S;
  /** What is wrong with a record, if it is none. */
  misfit?(record: RecordOf<unknown>): Misfit | undefined;
  /** What is wrong with the state of a snapshot. */
  stateMisfit?(state: unknown): Misfit | undefined;
}

/** What stands in the place of a record that was set aside. Every release passes over it. */
export const setAside = 'record.set-aside';

export interface Replay<S, E> {
  state(): S;
  /** How many were reduced. */
  replayed(): number;
  visit(record: RecordOf<E>, here: Place): void;
}

export function replaying<S, E>(
  { reduce, misfit }: Reading<S, E>,
  from: S,
  say: StoreWords,
  report: (finding: Finding) => void,
): Replay<S, E> {
  let state = from;
  let replayed = 0;
  const passOver = (record: RecordOf<E>, here: Place, why: string, cause?: unknown): void => {
    const of = typeOf(record.event);
    report({
      kind: 'unusable',
      ...here,
      first: record.seq,
      last: record.seq,
      ...(of ? { of } : {}),
      why,
      cause,
    });
    // Its number is taken: the next record follows it.
    state = reduce(state, { ...record, at: 0, event: { type: setAside } as E });
  };
  return {
    state: () => state,
    replayed: () => replayed,
    visit(record, here) {
      const wrong = misfit?.(record);
      if (wrong) return passOver(record, here, misfitWords(wrong, say));
      try {
        state = reduce(state, record);
        replayed += 1;
      } catch (error) {
        passOver(record, here, say.notReduced(inWords(error)), error);
      }
    },
  };
}

/** As it may be shown: an event of ours has a short name. */
export function typeOf(event: unknown): string | undefined {
  if (typeof event !== 'object' || event === null || !('type' in event)) return undefined;
  return typeof event.type === 'string' && /^[a-z.-]{1,60}$/.test(event.type) ? event.type : undefined;
}
