/** What crosses between the transcript page and its owner (the editor, later the control page). */
import * as z from 'zod';
import type { CouncilPatch, CouncilView, Language } from '../views/views.ts';

export type HostState =
  | { state: 'up' }
  | { state: 'restarting'; attempt: number; of: number }
  | { state: 'down'; message: string };

export type ToPage =
  | { type: 'open'; view: CouncilView; language: Language; me: string; myName?: string; now: number }
  | { type: 'empty'; language: Language }
  | { type: 'changed'; patch: CouncilPatch; now: number }
  | { type: 'delta'; key: string; text: string }
  | { type: 'host'; host: HostState }
  /** What the box sent is recorded. */
  | { type: 'taken' }
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
  /** The person in front of the page answers for their own seat: it can't name another. */
  z.object({ type: z.literal('answer'), text: z.string().min(1).max(100_000) }),
  z.object({
    type: z.literal('extend'),
    seat: z.string().max(200),
    seconds: z.number().int().min(1).max(86_400),
  }),
  z.object({ type: z.literal('waive'), name: z.string().min(1).max(200), text: text.min(1) }),
  z.object({ type: z.literal('waive-point'), point: z.string().min(1).max(20), text: text.min(1) }),
  z.object({
    type: z.literal('raise'),
    tokens: z.number().int().positive().max(1e9).optional(),
    cost: z.number().positive().max(1e6).optional(),
    minutes: z.number().positive().max(100_000).optional(),
  }),
  z.object({ type: z.literal('synthesise') }),
  /** The owner asks what the person adds, then asks the seat of this turn again. */
  z.object({ type: z.literal('ask-again'), at: z.string().min(1).max(200) }),
  /** From a turn: its prompt, or a fork of the council there. The owner asks what is other. */
  z.object({ type: z.literal('show-prompt'), at: z.string().min(1).max(200) }),
  z.object({ type: z.literal('fork'), at: z.string().min(1).max(200) }),
  /** What leaves the machine: look at it, let it go as it was shown, never here, or see the diff. */
  z.object({
    type: z.literal('push'),
    what: z.enum(['look', 'allow', 'never', 'diff']),
    seen: z.string().max(200).optional(),
    keep: z.enum(['always', 'once']).optional(),
  }),
  /** Which of two answers served better, not knowing whose it is. */
  z.object({ type: z.literal('pick'), choice: z.enum(['A', 'B', 'equal']) }),
  z.object({ type: z.literal('rate'), rating: z.number().int().min(1).max(5) }),
  /** A file of the home that the council wrote, or a place in the workspace that a turn names. */
  z.object({ type: z.literal('artefact'), path: z.string().min(1).max(1000) }),
  z.object({
    type: z.literal('place'),
    path: z.string().min(1).max(1000),
    line: z.number().int().min(1).max(10_000_000),
  }),
  z.object({
    type: z.literal('open'),
    what: z.enum(['brief', 'archive', 'decisions', 'log', 'doctor', 'new', 'source-control']),
  }),
  z.object({ type: z.literal('link'), href: z.string().max(2000) }),
  z.object({ type: z.literal('copy'), text: z.string().max(200_000) }),
  z.object({ type: z.literal('retry-host') }),
]);
export type FromPage = z.infer<typeof FromPage>;
