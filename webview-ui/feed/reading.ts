/** What a reader does with any feed: looks at a row, at the end, for a word; and what the page keeps of it. */
import type { Language } from '../../src/rpc/views/views.ts';

export interface Search {
  query: string;
  /** Which of the matches is shown. */
  nth: number;
}

/** The first row in view and how far its top is from the top of the pane. */
export interface ScrollPlace {
  row: string;
  offset: number;
}

export interface Reading {
  language: Language;
  search: Search | undefined;
  overviewOpen: boolean;
  refused: string | undefined;
  /** The row that the keyboard is on. */
  focus: string | undefined;
  /** What came whole while the end was out of view. */
  unseen: number;
}

export type ReadingAct =
  | { type: 'focus'; row: string | undefined }
  | { type: 'seen' }
  | { type: 'search'; query: string | undefined }
  | { type: 'search-step'; nth: number }
  | { type: 'overview'; open: boolean }
  | { type: 'forget-refusal' };

export function read<State extends Reading>(state: State, done: ReadingAct): State {
  switch (done.type) {
    case 'focus':
      return state.focus === done.row ? state : { ...state, focus: done.row };
    case 'seen':
      return state.unseen === 0 ? state : { ...state, unseen: 0 };
    case 'search':
      return { ...state, search: done.query === undefined ? undefined : { query: done.query, nth: 0 } };
    case 'search-step':
      return state.search === undefined ? state : { ...state, search: { ...state.search, nth: done.nth } };
    case 'overview':
      return { ...state, overviewOpen: done.open };
    case 'forget-refusal':
      return { ...state, refused: undefined };
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A place that was kept, perhaps by another version. */
export const scrollFrom = (value: unknown): ScrollPlace | undefined =>
  isRecord(value) && typeof value['row'] === 'string' && typeof value['offset'] === 'number'
    ? { row: value['row'], offset: value['offset'] }
    : undefined;
