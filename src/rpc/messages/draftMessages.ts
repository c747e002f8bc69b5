/** Messages about a brief that the orchestrator's model drafts. The answer is data: it starts nothing and runs nothing. */
import * as z from 'zod';
import { Convene, request } from './messages.ts';
import { seen } from './spendMessages.ts';

const { mode, language, context, seats, backend } = Convene.shape;

export const Draft = z.object({
  question: z.string().min(1).max(20_000),
  mode,
  language,
  context,
  seats,
  /** In the place of what answers for the orchestrator. */
  backend,
  model: z.string().min(1).max(200).optional(),
  seen,
});

export interface DraftView {
  constraints: string[];
  format?: string;
  acceptance: string[];
  by: { seat: string; backend: string; model?: string };
  usage?: { input: number; output: number };
  /** The brief that this would be, and where it would stand in the home: nothing is written. */
  brief: string;
  path: string;
}
export const draftBrief = request<DraftView>()('brief/draft', Draft);
/** Ends the drafts that this client waits for. */
export const stopDraft = request<null>()('brief/draft-stop', z.object({}));
