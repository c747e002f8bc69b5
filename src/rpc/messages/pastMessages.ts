/** Messages about councils that are looked at again: fork, compare, replay, export, rate, follow up, count. */
import * as z from 'zod';
import type { ComparisonView } from '../views/comparisonViews.ts';
import type {
  AskedAgainView,
  CompareView,
  ExportView,
  ForkView,
  PromptView,
  ReplayView,
  StatsView,
} from '../views/pastViews.ts';
import { type Convened, request } from './messages.ts';
import { seen } from './spendMessages.ts';

const id = z.string().min(1).max(200);
/** A turn: `run/seat`, `PHASE/seat`, or its number in the transcript, counted from 1. */
const turn = z.string().min(1).max(200);

export const Fork = z.object({
  id,
  at: turn,
  /** Who is other; without it the seat of the turn. */
  seat: id.optional(),
  model: z.string().min(1).max(200).optional(),
  backend: z.string().min(1).max(100).optional(),
  persona: z.string().min(1).max(8000).optional(),
  /** Lines of a brief, such as `constraints: no new service`. */
  briefLines: z.array(z.string().min(1).max(20_000)).max(50).default([]),
  seed: z.number().int().nonnegative().optional(),
  attended: z.boolean().default(true),
  seen,
});
export const forkCouncil = request<ForkView>()('council/fork', Fork);
/** A seat is asked once more for a turn it has settled: the one that is named, else its last. */
export const askAgain = request<AskedAgainView>()(
  'council/ask-again',
  z.object({
    id,
    seat: id.optional(),
    at: turn.optional(),
    /** What the person adds to the question. */
    text: z.string().max(20_000).optional(),
    seen,
  }),
);
export const compareCouncils = request<CompareView>()('council/compare', z.object({ a: id, b: id }));
export const replayCouncil = request<ReplayView>()('council/replay', z.object({ id }));
export const exportCouncil = request<ExportView>()(
  'council/export',
  z.object({ id, as: z.enum(['md', 'json', 'html']) }),
);
/** The exact words with which a seat was asked. */
export const showPrompt = request<PromptView>()('council/prompt', z.object({ id, at: turn }));
/** Councils that began at or after `since`; without it all. */
export const councilStats = request<StatsView>()('council/stats', z.object({ since: z.number().optional() }));
export const rateCouncil = request<{ rating: number }>()(
  'council/rate',
  z.object({ id, rating: z.number().int().min(1).max(5) }),
);
/** Which of the two answers served better, by its side: the council's or the one given alone. The first pick wins. */
export const pickAnswer = request<ComparisonView>()(
  'council/pick',
  z.object({ id, choice: z.enum(['A', 'B', 'equal']) }),
);
/** A new council on a question that follows from an earlier one, which is its context. */
export const followUp = request<Convened>()(
  'council/follow-up',
  z.object({
    id,
    question: z.string().min(1).max(20_000),
    rehearse: z.boolean().optional(),
    baseline: z.boolean().optional(),
    backend: z.string().max(100).optional(),
    seed: z.number().int().nonnegative().optional(),
    attended: z.boolean().default(true),
    seen,
  }),
);
