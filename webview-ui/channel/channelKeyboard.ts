/** The keys of a conversation: over the messages, in the list of names, and one step back with Escape. */

import { intentOf } from '../feed/feedKeys.ts';
import { moveWithin } from '../feed/keyboard.ts';
import type { ChannelAct } from './model/actChannel.ts';
import type { ChannelState } from './model/channelState.ts';
import { membersFor } from './model/mentionMenu.ts';
import { type ChannelFeedRow, takesFocus } from './model/messageRows.ts';

export interface ChannelReach {
  state(): ChannelState;
  rows(): readonly ChannelFeedRow[];
  act(act: ChannelAct): void;
  focusRow(id: string): void;
  copyRow(row: ChannelFeedRow): void;
  take(member: string): void;
  toBox(): void;
  toTools(): void;
}

function feedKey(event: KeyboardEvent, reach: ChannelReach): void {
  const target = event.target as HTMLElement;
  const toolbar = target.closest('[role="toolbar"]');
  if (toolbar !== null) return void moveWithin(event, toolbar);
  if (!target.hasAttribute('data-row') && target.getAttribute('role') !== 'log') return;
  const intent = intentOf(event);
  if (intent === undefined) return;
  const stops = reach.rows().filter(takesFocus);
  const at = stops.findIndex(({ id }) => id === reach.state().focus);
  const go = (row: ChannelFeedRow | undefined) => row !== undefined && reach.focusRow(row.id);
  const here = stops[at];
  event.preventDefault();
  switch (intent) {
    case 'next':
      return void go(stops[at + 1]);
    case 'previous':
      return void go(stops[(at < 0 ? stops.length : at) - 1]);
    case 'first':
      return void go(stops[0]);
    case 'last':
      return void go(stops.at(-1));
    case 'copy':
      return here === undefined ? undefined : reach.copyRow(here);
    case 'tools':
      return reach.toTools();
    case 'search':
      return reach.act({ type: 'search', query: '' });
    case 'box':
      return reach.toBox();
    default:
  }
}

/** While a name is written the arrows choose among the members, and Enter or Tab takes one. */
function mentionKey(event: KeyboardEvent, reach: ChannelReach): boolean {
  const { mentioning, head, me } = reach.state();
  if (mentioning === undefined || head === undefined) return false;
  const members = membersFor(head, me, mentioning.query);
  const member = members[mentioning.nth];
  if (member === undefined) return false;
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const takes = (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) || event.key === 'Tab';
  if (step === undefined && !takes) return false;
  event.preventDefault();
  if (step === undefined) reach.take(member.id);
  else reach.act({ type: 'mention-move', nth: (mentioning.nth + step + members.length) % members.length });
  return true;
}

/** Escape takes one step back at a time: names, menu, search, overview, and at last the messages. */
function stepBack(target: HTMLElement, reach: ChannelReach): void {
  const { mentioning, modesOpen, policiesOpen, overviewOpen, focus } = reach.state();
  if (mentioning !== undefined) return reach.act({ type: 'mention-end' });
  if (modesOpen) return reach.act({ type: 'modes', open: false });
  if (policiesOpen) return reach.act({ type: 'policies', open: false });
  if (target.closest('.search') !== null) return reach.act({ type: 'search', query: undefined });
  if (overviewOpen) return reach.act({ type: 'overview', open: false });
  reach.focusRow(focus ?? reach.rows().findLast(takesFocus)?.id ?? '');
}

export function conversationKey(event: KeyboardEvent, reach: ChannelReach): void {
  const target = event.target as HTMLElement;
  if (event.key === 'Escape') return stepBack(target, reach);
  if (target.matches('.box .area')) {
    if (mentionKey(event, reach)) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      reach.act({ type: 'send' });
    }
    return;
  }
  const menu = target.closest('.menu');
  if (menu !== null) return void moveWithin(event, menu);
  if (target.closest('.feed') !== null) feedKey(event, reach);
}

/** Where the focus goes after what the reader did; new content never takes it by itself. */
export function focusAfter(done: ChannelAct): string | undefined {
  if (done.type === 'modes') return done.open ? '.menu [aria-selected="true"]' : '.pick .select';
  if (done.type === 'policies') return done.open ? '.box .menu [aria-selected="true"]' : '.box .policy';
  return done.type === 'policy' ? '.box .area' : undefined;
}
