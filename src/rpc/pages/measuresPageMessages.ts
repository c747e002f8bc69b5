/** What crosses between the page of measures and its owner: the figures one way, that it is there the other. */
import * as z from 'zod';
import type { StatsView } from '../views/pastViews.ts';
import type { Language } from '../views/views.ts';

export interface ToMeasuresPage {
  type: 'measures';
  /** Absent: no host speaks for the workspace. */
  stats?: StatsView;
  language: Language;
}

export const FromMeasuresPage = z.object({ type: z.literal('ready') });
export type FromMeasuresPage = z.infer<typeof FromMeasuresPage>;
