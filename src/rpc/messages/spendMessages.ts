/** What is shown before anything is spent, and what a request carries to say that it was seen. */
import * as z from 'zod';

export interface SpanView {
  least: number;
  most: number;
}

export type SpendAct =
  | 'convene'
  | 'follow-up'
  | 'fork'
  | 'another-round'
  | 'ask-again'
  | 'draft'
  | 'resume'
  | 'raise';

/** Why a council follows its protocol: what its question is, what its words order, or who said so. */
export interface ModeWhy {
  code: 'yes-no' | 'open' | 'plain' | 'options' | 'order' | 'chosen' | 'brief';
  /** The words that order it. */
  words?: string;
}

/** The estimate of one act, whatever the act is. */
export interface SpendView {
  act: SpendAct;
  mode: string;
  /** Absent where the mode was settled before: another round, a fork. */
  because?: ModeWhy;
  calls: SpanView;
  /** `unknown`: agents are asked that take more by themselves, nobody knows how much beforehand. */
  tokens: SpanView & { unknown?: true };
  /** In the currency of the prices; absent when a seat has none. */
  cost?: SpanView;
  /** Nobody is paid for any of these voices. */
  free?: true;
  /** The brief as it would be begun with, and its place in the home. */
  brief?: { path: string; text: string; isFile: boolean };
  /** The day of the built-in prices. */
  pricesAsOf: string;
  /** Where the council pauses, or ends, by itself. */
  limits: { tokens?: number; cost?: number; minutes?: number };
  /** Minutes of work that it takes, about, and may take; without `most` as long as it needs. Absent where it is one call. */
  time?: { about: number; most?: number };
  /** What asking one model alone takes beside it, once; `asked`: it is wanted, and among the sums above. */
  alone?: { model: string; tokens: number; cost?: number; asked: boolean };
  /** Those who cost; `cost` is absent where the price is not known. */
  seats: { name: string; emoji?: string; model: string; cost?: SpanView; last?: true }[];
}

/** The most that a person saw and let go on. */
export const Seen = z.object({
  calls: z.number().int().min(0).max(1e9),
  tokens: z.number().min(0).max(1e12),
  cost: z.number().min(0).max(1e9).optional(),
});
export type Seen = z.infer<typeof Seen>;

/** Carried by every request that may cost. */
export const seen = Seen.optional();
