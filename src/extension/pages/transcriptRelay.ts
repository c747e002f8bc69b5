/** What a transcript page may ask for, checked by schema, and what becomes of it. A page is not trusted. */

import type { Client } from '../../rpc/connect/client.ts';
import {
  answerSeat,
  decideCouncil,
  extendDeadline,
  injectWords,
  pauseCouncil,
  resumeCouncil,
  skipSeat,
  stopCouncil,
} from '../../rpc/messages/messages.ts';
import { pickAnswer, rateCouncil } from '../../rpc/messages/pastMessages.ts';
import { allowPush, lookAtPush, refusePush } from '../../rpc/messages/publishMessages.ts';
import { raiseBudget, synthesiseNow, waiveCheck, waivePoint } from '../../rpc/messages/steeringMessages.ts';
import { FromPage, type ToPage } from '../../rpc/pages/transcriptPageMessages.ts';
import { type PageDoors, relayPage } from './relayPage.ts';

export interface RelayDoors extends PageDoors {
  /** The council this page shows. A page can't name another. */
  id: string;
  post(message: ToPage): void;
  open(what: Extract<FromPage, { type: 'open' }>['what']): void;
  /** A file that the council wrote, and a place in the workspace that a turn names. */
  artefact(path: string): void;
  place(path: string, line: number): void;
  /** What would leave with a push, to be read. */
  showDiff(): void;
  askAgain(turn: string): void;
  showPrompt(turn: string): void;
  fork(turn: string): void;
}

async function perform(order: FromPage, doors: RelayDoors): Promise<void> {
  switch (order.type) {
    case 'ready':
      return doors.ready();
    case 'open':
      return doors.open(order.what);
    case 'artefact':
      return doors.artefact(order.path);
    case 'place':
      return doors.place(order.path, order.line);
    case 'ask-again':
      return doors.askAgain(order.at);
    case 'show-prompt':
      return doors.showPrompt(order.at);
    case 'fork':
      return doors.fork(order.at);
    case 'link':
      return doors.link(order.href);
    case 'copy':
      return doors.copy(order.text);
    case 'retry-host':
      return doors.retryHost();
    default:
  }
  const { id } = doors;
  const client = await doors.client();
  switch (order.type) {
    case 'inject': {
      const { text, to } = order;
      const by = await doors.person();
      await client.request(injectWords, { id, text, by, ...(to === undefined ? {} : { to }) });
      return;
    }
    case 'decide': {
      const { verdict, text } = order;
      const by = await doors.person();
      await doors.spend(client, decideCouncil, { id, verdict, by, ...(text ? { text } : {}) });
      return;
    }
    case 'pause':
      await client.request(pauseCouncil, { id });
      return;
    case 'resume':
      await doors.spend(client, resumeCouncil, { id });
      return;
    case 'stop':
      await client.request(stopCouncil, { id });
      return;
    case 'skip':
      await client.request(skipSeat, { id, seat: order.seat });
      return;
    case 'answer':
      // Only for one's own seat, whatever the page says.
      await client.request(answerSeat, { id, seat: await doors.person(), text: order.text });
      return;
    case 'extend':
      await client.request(extendDeadline, { id, seat: order.seat, seconds: order.seconds });
      return;
    case 'waive':
      await doors.person();
      await client.request(waiveCheck, { id, name: order.name, text: order.text });
      return;
    case 'waive-point':
      await doors.person();
      await client.request(waivePoint, { id, point: order.point, text: order.text });
      return;
    case 'raise': {
      const { type: _, ...limits } = order;
      await doors.spend(client, raiseBudget, { id, ...limits });
      return;
    }
    case 'synthesise':
      await client.request(synthesiseNow, { id });
      return;
    case 'push':
      return push(order, client, doors);
    case 'pick':
      await doors.person();
      await client.request(pickAnswer, { id, choice: order.choice });
      return;
    case 'rate':
      await doors.person();
      await client.request(rateCouncil, { id, rating: order.rating });
      return;
  }
}

async function push(
  { what, seen = '', keep = 'once' }: Extract<FromPage, { type: 'push' }>,
  client: Client,
  { id, showDiff }: RelayDoors,
): Promise<void> {
  if (what === 'look') await client.request(lookAtPush, { id });
  else if (what === 'allow') await client.request(allowPush, { id, seen, keep });
  else if (what === 'never') await client.request(refusePush, { id, never: true });
  else showDiff();
}

export const relay = (raw: unknown, doors: RelayDoors): Promise<void> =>
  relayPage(FromPage, raw, doors, (order) => perform(order, doors));
