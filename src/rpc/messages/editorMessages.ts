/** Messages by which an editor lends its own models to the host: the host asks, the editor streams and answers. */
import * as z from 'zod';
import { type Notification, type Request, request } from './messages.ts';

/** What one message may hold; whoever lends keeps to it. */
export const lentLimits = { models: 500, name: 200, text: 1_000_000, message: 2000 } as const;

const call = z.string().min(1).max(100);
const name = z.string().max(lentLimits.name);
const text = z.string().max(lentLimits.text);

const Lent = z.object({
  id: name.min(1),
  name: name.optional(),
  family: name.optional(),
  vendor: name.optional(),
});
export type LentModel = z.infer<typeof Lent>;

/** What this editor offers now; an empty list takes everything back. */
export const lendModels: Request<z.ZodType<{ models: LentModel[] }>, null> = request<null>()(
  'editor/lend',
  z.object({ models: z.array(Lent).max(lentLimits.models) }),
);

export interface EditorAsk {
  call: string;
  model: string;
  /** The most that it may write, in tokens. */
  room?: number;
  system: string;
  messages: { role: 'user' | 'assistant'; text: string }[];
  tools: { name: string; description: string; input: Readonly<Record<string, unknown>> }[];
}
/** Told to the one client that lends the model. */
export const editorAsk: Notification<EditorAsk> = { method: 'editor/ask' };
export const editorCancel: Notification<{ call: string }> = { method: 'editor/cancel' };

/** Text as it arrives; an empty one says that the model is at work. */
export const editorSaid = request<null>()('editor/said', z.object({ call, text }));
/** The model calls a tool: the answer is what the tool said. */
export const editorTool = request<{ ok: boolean; text: string }>()(
  'editor/tool',
  z.object({ call, name: name.min(1), input: z.unknown() }),
);

export const editorTroubles = [
  'no-permission',
  'blocked',
  'not-found',
  'quota',
  'cancelled',
  'failed',
] as const;
export type EditorTrouble = (typeof editorTroubles)[number];

/** The reply is whole, or why there is none. */
export const editorEnded = request<null>()(
  'editor/ended',
  z.object({
    call,
    text: text.optional(),
    usage: z.object({ input: z.number().nonnegative(), output: z.number().nonnegative() }).optional(),
    trouble: z
      .object({ code: z.enum(editorTroubles), message: z.string().max(lentLimits.message) })
      .optional(),
  }),
);
