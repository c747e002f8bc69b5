/** A page's message, checked by its schema and carried out; the page is told what was refused. No page is trusted. */
import type * as z from 'zod';
import { failureWords } from './host.ts';

/** The ways out of a page that are the same for all. */
export interface PageDoors {
  words: { hostGone: string };
  post(message: { type: 'refused'; message: string }): void;
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
  if (!parsed.success) return doors.refused(parsed.error.issues[0]?.message ?? 'not a message');
  try {
    await perform(parsed.data);
  } catch (error) {
    // The page keeps the person's words in its box and shows why.
    doors.post({ type: 'refused', message: failureWords(error, doors.words.hostGone) });
  }
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
