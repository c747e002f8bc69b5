/** All that the page knows. Plain data: what is drawn is a function of it and of the clock. */
import type { CouncilHead, EntryView, Language } from '../../src/rpc/views.ts';
import type { FromPage, HostState } from '../../src/rpc/webview.ts';

/** What the box is for: words to the council (a note to the decision while it waits), an amendment, a reason. */
export type BoxMode = 'plain' | 'amend' | 'reject';

export interface Composer {
  text: string;
  /** A seat's id; absent: everyone. */
  to?: string;
  mode: BoxMode;
  /** Sent and not yet seen in the council. The text stays in the box until it is. */
  sending?: Extract<FromPage, { type: 'inject' | 'decide' }>;
}

export interface Search {
  query: string;
  /** Which of the matches is shown. */
  nth: number;
}

/** What survives a reload of the page, for one council. */
export interface Saved {
  council: string;
  folds: Record<number, boolean>;
  text: string;
  to?: string;
  mode: BoxMode;
  /** The first row in view and how far its top is from the top of the pane. */
  scroll?: { row: string; offset: number };
}

export interface PageState {
  stage: 'loading' | 'empty' | 'open';
  language: Language;
  me: string;
  /** The host's time minus the page's. */
  skew: number;
  head: CouncilHead | undefined;
  entries: readonly EntryView[];
  host: HostState;
  refused: string | undefined;
  /** The reader's own folding, by run; it wins over the rule. */
  folds: Readonly<Record<number, boolean>>;
  /** Phases the rule would have folded while they were being read: they stay open. */
  held: readonly number[];
  composer: Composer;
  menuOpen: boolean;
  search: Search | undefined;
  overviewOpen: boolean;
  stopAsked: boolean;
  /** The row that the keyboard is on. */
  focus: string | undefined;
  /** Whole turns that came while the end was out of view. */
  unseen: number;
  saved: Saved | undefined;
}

export const initialState = (language: Language, saved: Saved | undefined): PageState => ({
  stage: 'loading',
  language,
  me: '',
  skew: 0,
  head: undefined,
  entries: [],
  host: { state: 'up' },
  refused: undefined,
  folds: {},
  held: [],
  composer: { text: '', mode: 'plain' },
  menuOpen: false,
  search: undefined,
  overviewOpen: false,
  stopAsked: false,
  focus: undefined,
  unseen: 0,
  saved,
});

/** It waits for a decision, or ended without one: what nobody decided can still be decided. */
export const canBeDecided = (head: CouncilHead): boolean =>
  head.status === 'decision' || head.status === 'recommended';

/** Then it takes no words and no decision. */
export const isOver = (head: CouncilHead): boolean =>
  !(head.status === 'running' || head.status === 'paused' || canBeDecided(head));
