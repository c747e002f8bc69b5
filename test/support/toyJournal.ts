/** The smallest thing a journal can keep: numbers and words, and a state that shows their order, so nothing can hide. */

import type { RecordOf } from '../../src/host/store/journal/journalRecord.ts';
import { type OpenOptions, openJournal } from '../../src/host/store/journal/openJournal.ts';

export interface ToyEvent {
  add: number;
  word?: string;
}

export interface ToyState {
  seq: number;
  at: number;
  /** Depends on every event and on the order of all of them. */
  trace: number;
  last: string;
}

export type ToyRecord = RecordOf<ToyEvent>;

export const toyStart: ToyState = { seq: 0, at: 0, trace: 7, last: '' };

export const reduceToy = (state: ToyState, { seq, at, event }: ToyRecord): ToyState => ({
  seq,
  at,
  trace: (state.trace * 31 + event.add) % 1_000_003,
  last: event.word ?? state.last,
});

export const toyAfter = (records: readonly ToyRecord[]): ToyState => records.reduce(reduceToy, toyStart);

export const toyRecords = (from: number, to: number, word = ''): ToyRecord[] =>
  Array.from({ length: to - from + 1 }, (_, index) => {
    const seq = from + index;
    return { seq, at: 1000 + seq, event: { add: seq * 17, ...(word ? { word } : {}) } };
  });

export const openToy = (home: string, options: Partial<OpenOptions<ToyState, ToyEvent>> = {}) =>
  openJournal<ToyState, ToyEvent>(home, { initial: toyStart, reduce: reduceToy, ...options });
