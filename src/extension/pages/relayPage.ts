/** A page's message, checked by its schema and carried out; the page is told what was refused. No page is trusted. */
import type * as z from 'zod';
import type { Client } from '../../rpc/connect/client.ts';
import type { Spend } from '../convene/confirmSpend.ts';
import { failureWords } from '../link/hostLink.ts';

interface PageWords {
  hostGone: string;
  notSent: string;
  tooLong(letters: number, most: number): string;
}

/** The ways out of a page that are the same for all. */
export interface PageDoors {
  words: PageWords;
  /** Who signs; asked for if need be. */
  person(): Promise<string>;
  client(): Promise<Client>;
  /** What may cost is shown first. */
  spend: Spend;
  post(message: { type: 'taken' } | { type: 'refused'; message: string }): void;
  ready(): void;
  link(href: string): void;
  copy(text: string): void;
  retryHost(): void;
  /** What came was no message of a page. */
  refused(problem: string): void;
}

export async function relayPage<Message>(
  schema: z.ZodType<Message>,
  raw: unknown,
  doors: PageDoors,
  perform: (message: Message) => Promise<void> | void,
): Promise<void> {
  const parsed = schema.safeParse(raw);
  if (!parsed.success) {
    doors.refused(parsed.error.issues[0]?.message ?? 'not a message');
    return doors.post({ type: 'refused', message: whyNot(raw, parsed.error.issues, doors.words) });
  }
  try {
    await perform(parsed.data);
    if (boxSends.has(typeIn(raw))) doors.post({ type: 'taken' });
  } catch (error) {
    // The page keeps the person's words in its box and shows why.
    const message = isCancelled(error) ? doors.words.notSent : failureWords(error, doors.words.hostGone);
    doors.post({ type: 'refused', message });
  }
}

/** What comes out of a page's box: it waits for the word that it has arrived. */
const boxSends: ReadonlySet<unknown> = new Set(['inject', 'decide', 'answer', 'waive', 'waive-point', 'say']);
const typeIn = (raw: unknown): unknown =>
  typeof raw === 'object' && raw !== null && 'type' in raw ? raw.type : undefined;

const isCancelled = (error: unknown): boolean => error instanceof Error && error.name === 'Canceled';

/** Words that no message may hold are given back with the reason, and so is what can't be read at all. */
function whyNot(raw: unknown, issues: readonly z.core.$ZodIssue[], words: PageWords): string {
  const long = issues.find((issue) => issue.code === 'too_big' && issue.path.at(-1) === 'text');
  const text = typeof raw === 'object' && raw !== null && 'text' in raw ? String(raw.text) : '';
  return long?.code === 'too_big' ? words.tooLong(text.length, Number(long.maximum)) : words.notSent;
}

/** Only https leaves, and only by its parsed address: what a browser would make of the text is what is shown. */
export function safeLink(href: string): string | undefined {
  try {
    const url = new URL(href);
    return url.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : undefined;
  } catch {
    return undefined;
  }
}
