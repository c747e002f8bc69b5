/** All that the page knows. Plain data: what is drawn is a function of it and of the clock. */

import type { FromPage, HostState } from '../../../src/rpc/pages/transcriptPageMessages.ts';
import type { CouncilHead, EntryView, Language, TurnView } from '../../../src/rpc/views/views.ts';
import type { Reading, ScrollPlace } from '../../feed/reading.ts';
import { myAgain } from './pastTurn.ts';

/**
 * What the box is for: words to the council (a note to the decision while it waits, an answer when it is one's turn), an
 * amendment, a reason, the grounds on which a check or a point is waived.
 */
export type BoxMode = 'plain' | 'amend' | 'reject' | 'waive' | 'waive-point';

export interface Composer {
  text: string;
  /** A seat's id; absent: everyone. */
  to?: string;
  mode: BoxMode;
  /** The check or the point that is being waived. */
  check?: string;
  point?: string;
  /** Sent and not yet seen in the council. The text stays in the box until it is. */
  sending?: Extract<FromPage, { type: 'inject' | 'decide' | 'answer' | 'waive' | 'waive-point' }>;
}

/** What survives a reload of the page, for one council. */
export interface Saved {
  council: string;
  folds: Record<string, boolean>;
  text: string;
  to?: string;
  mode: BoxMode;
  scroll?: ScrollPlace;
}

export interface PageState extends Reading {
  stage: 'loading' | 'empty' | 'open';
  me: string;
  /** As it stands under the reader's own words. */
  myName?: string;
  /** The host's time minus the page's. */
  skew: number;
  head: CouncilHead | undefined;
  entries: readonly EntryView[];
  host: HostState;
  /** The reader's own folding, by run or by the name of what folds; it wins over the rule. */
  folds: Readonly<Record<string, boolean>>;
  /** Phases the rule would have folded while they were being read: they stay open. */
  held: readonly number[];
  /** Long texts that the reader has unfolded or folded, by their own names. */
  whole: Readonly<Record<string, boolean>>;
  composer: Composer;
  menuOpen: boolean;
  stopAsked: boolean;
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
  whole: {},
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
export const canBeDecided = ({ status }: CouncilHead): boolean =>
  status === 'decision' || status === 'recommended' || status === 'over-budget';

/** The turn that waits for the person in front of the page: their own, else one that they are asked for again. */
export function myTurn({ head, entries, me }: PageState): TurnView | undefined {
  if (!head?.seats.some((seat) => seat.id === me && seat.kind === 'human')) return undefined;
  if (head.status === 'paused') return undefined;
  const mine = entries.findLast(
    (entry): entry is TurnView =>
      entry.kind === 'turn' &&
      entry.seat === me &&
      entry.waits !== true &&
      (entry.state === 'queued' || entry.state === 'speaking'),
  );
  return (head.status === 'running' ? mine : undefined) ?? myAgain({ entries, me });
}

/** Then it takes no words and no decision. */
export const isOver = (head: CouncilHead): boolean =>
  !(head.status === 'running' || head.status === 'paused' || canBeDecided(head));
