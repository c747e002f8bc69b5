/** What crosses between the transcript page and its owner (the editor, later the control page). */
import * as z from 'zod';
import type { CouncilPatch, CouncilView, Language } from './views.ts';

export type HostState =
  | { state: 'up' }
  | { state: 'restarting'; attempt: number; of: number }
  | { state: 'down'; message: string };

export type ToPage =
  | { type: 'open'; view: CouncilView; language: Language; me: string; now: number }
  | { type: 'empty'; language: Language }
  | { type: 'changed'; patch: CouncilPatch; now: number }
  | { type: 'delta'; key: string; text: string }
  | { type: 'host'; host: HostState }
  /** An action of the page was refused; the text it came with is kept in the box. */
  | { type: 'refused'; message: string };

const text = z.string().max(20_000);
/** Parsed by the owner: a page is not trusted. */
export const FromPage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('inject'), text: text.min(1), to: z.string().max(200).optional() }),
  z.object({
    type: z.literal('decide'),
    verdict: z.enum(['accept', 'amend', 'reject', 'another-round']),
    text: text.optional(),
  }),
  z.object({ type: z.literal('pause') }),
  z.object({ type: z.literal('resume') }),
  z.object({ type: z.literal('stop') }),
  z.object({ type: z.literal('skip'), seat: z.string().max(200) }),
  z.object({
    type: z.literal('open'),
    what: z.enum(['brief', 'archive', 'decisions', 'log', 'doctor', 'new']),
  }),
  z.object({ type: z.literal('link'), href: z.string().max(2000) }),
  z.object({ type: z.literal('copy'), text: z.string().max(200_000) }),
  z.object({ type: z.literal('retry-host') }),
]);
export type FromPage = z.infer<typeof FromPage>;
