/** What a transcript page may ask for, checked by schema, and what becomes of it. A page is not trusted. */

import { rateCouncil } from '../../rpc/againMessages.ts';
import type { Client } from '../../rpc/client.ts';
import {
  answerSeat,
  decideCouncil,
  extendDeadline,
  injectWords,
  pauseCouncil,
  resumeCouncil,
  skipSeat,
  stopCouncil,
} from '../../rpc/messages.ts';
import { raiseBudget, synthesiseNow, waiveCheck } from '../../rpc/steeringMessages.ts';
import { FromPage, type ToPage } from '../../rpc/webview.ts';
import { failureWords } from '../host.ts';

export interface RelayDoors {
  /** The council this page shows. A page can't name another. */
  id: string;
  me(): string;
  words: { hostGone: string };
  client(): Promise<Client>;
  post(message: ToPage): void;
  ready(): void;
  open(what: Extract<FromPage, { type: 'open' }>['what']): void;
  /** A file that the council wrote, and a place in the workspace that a turn names. */
  artefact(path: string): void;
  place(path: string, line: number): void;
  askAgain(turn: string): void;
  showPrompt(turn: string): void;
  fork(turn: string): void;
  link(href: string): void;
  copy(text: string): void;
  retryHost(): void;
  refused(problem: string): void;
}

type Order = Exclude<
  FromPage,
  {
    type:
      | 'ready'
      | 'open'
      | 'ask-again'
      | 'show-prompt'
      | 'fork'
      | 'artefact'
      | 'place'
      | 'link'
      | 'copy'
      | 'retry-host';
  }
>;

async function perform(order: Order, { id, me, client: get }: RelayDoors): Promise<void> {
  const client = await get();
  switch (order.type) {
    case 'inject': {
      const { text, to } = order;
      await client.request(injectWords, { id, text, by: me(), ...(to === undefined ? {} : { to }) });
      return;
    }
    case 'decide': {
      const { verdict, text } = order;
      await client.request(decideCouncil, { id, verdict, by: me(), ...(text ? { text } : {}) });
      return;
    }
    case 'pause':
      await client.request(pauseCouncil, { id });
      return;
    case 'resume':
      await client.request(resumeCouncil, { id });
      return;
    case 'stop':
      await client.request(stopCouncil, { id });
      return;
    case 'skip':
      await client.request(skipSeat, { id, seat: order.seat });
      return;
    case 'answer':
      // Only for one's own seat, whatever the page says.
      await client.request(answerSeat, { id, seat: me(), text: order.text });
      return;
    case 'extend':
      await client.request(extendDeadline, { id, seat: order.seat, seconds: order.seconds });
      return;
    case 'waive':
      await client.request(waiveCheck, { id, name: order.name, text: order.text });
      return;
    case 'raise': {
      const { type: _, ...limits } = order;
      await client.request(raiseBudget, { id, ...limits });
      return;
    }
    case 'synthesise':
      await client.request(synthesiseNow, { id });
      return;
    case 'rate':
      await client.request(rateCouncil, { id, rating: order.rating });
      return;
  }
}

export async function relay(raw: unknown, doors: RelayDoors): Promise<void> {
  const parsed = FromPage.safeParse(raw);
  if (!parsed.success) return doors.refused(parsed.error.issues[0]?.message ?? 'not a message');
  const message = parsed.data;
  switch (message.type) {
    case 'ready':
      return doors.ready();
    case 'open':
      return doors.open(message.what);
    case 'artefact':
      return doors.artefact(message.path);
    case 'place':
      return doors.place(message.path, message.line);
    case 'ask-again':
      return doors.askAgain(message.at);
    case 'show-prompt':
      return doors.showPrompt(message.at);
    case 'fork':
      return doors.fork(message.at);
    case 'link':
      return doors.link(message.href);
    case 'copy':
      return doors.copy(message.text);
    case 'retry-host':
      return doors.retryHost();
    default:
  }
  try {
    await perform(message, doors);
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
