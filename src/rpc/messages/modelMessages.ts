/** Messages about what answers for seats: who is reachable, who was chosen and why, and who answers for an identity from now on. */
import * as z from 'zod';
import { request } from './messages.ts';

export interface ModelView {
  id: string;
  name?: string;
  family?: string;
  /** A seat that names none gets this one. */
  usual?: true;
}

export interface BackendRow {
  backend: string;
  ok: boolean;
  /** Why it does not answer, and what to do. */
  why?: string;
  models: ModelView[];
}
/** Asks every backend whether it answers; no model is asked. */
export const listModels = request<{ rows: BackendRow[] }>()('models/list', z.object({}));

/** From now on this answers for an identity: written to identities.yaml, comments kept. No backend: chosen for each council. */
export const useModel = request<{ written: string[] }>()(
  'models/use',
  z.object({
    identity: z.string().min(1).max(200),
    backend: z.string().min(1).max(100).optional(),
    model: z.string().min(1).max(200).optional(),
  }),
);

/** What answers for each seat of a council, before it starts. */
export interface ChoiceView {
  seats: { seat: string; name: string; emoji?: string; backend: string; model?: string }[];
  /** Why, for the seats that name nothing themselves; absent when each names its own. */
  why?: string;
  warnings: string[];
  /** Seats that can't be answered for as it stands: the council does not start. */
  missing: { seat: string; backend: string; message: string }[];
}
