/** Names after an @ in the box: who fits, and what the text becomes when one is taken. */
import type { ChannelMemberView, ChannelRow } from '../../../src/rpc/views/channelViews.ts';
import { plain } from '../../transcript/model/findInTurns.ts';
import type { Mentioning } from './channelState.ts';

const mostShown = 8;

/** The name that is being written where the caret stands, if one is. */
export function mentioningIn(text: string, caret: number): Mentioning | undefined {
  const found = /(?:^|[\s([{"'«“])@([\p{L}\p{N}_-]*)$/u.exec(text.slice(0, caret));
  const query = found?.[1];
  return query === undefined ? undefined : { at: caret - query.length - 1, query, nth: 0 };
}

/** Members whose name or id begins so, agents first; oneself is not addressed. */
export function membersFor(head: ChannelRow, me: string, query: string): ChannelMemberView[] {
  const wanted = plain(query);
  const fitting = head.members.filter(
    ({ id, name }) => id !== me && (plain(name).startsWith(wanted) || plain(id).startsWith(wanted)),
  );
  const agents = fitting.filter(({ kind }) => kind === 'agent');
  return [...agents, ...fitting.filter(({ kind }) => kind !== 'agent')].slice(0, mostShown);
}

/** As it is written: the name where it is one word, else the id. */
const writtenAs = ({ id, name }: ChannelMemberView): string => (/^[\p{L}\p{N}_-]+$/u.test(name) ? name : id);

/** The text with the name in it, and where the caret stands then. */
export function mentioned(
  text: string,
  { at, query }: Mentioning,
  member: ChannelMemberView,
): { text: string; caret: number } {
  const after = text.slice(at + 1 + query.length);
  const name = `@${writtenAs(member)}${/^[\s.,;:!?)]/.test(after) ? '' : ' '}`;
  return { text: text.slice(0, at) + name + after, caret: at + name.length };
}
