/** All that the page of a channel knows. Plain data: what is drawn is a function of it and of the clock. */

import type { HostState } from '../../../src/rpc/pages/transcriptPageMessages.ts';
import type {
  ChannelMemberView,
  ChannelMessageView,
  ChannelRow,
  SpeakingView,
  TurnEventView,
  WhyView,
} from '../../../src/rpc/views/channelViews.ts';
import type { Language } from '../../../src/rpc/views/views.ts';
import type { Reading, ScrollPlace } from '../../feed/reading.ts';

/** What was noted of the turns; the beginning of a cycle knows its number. */
export interface NotedView extends TurnEventView {
  cycle?: number;
}

export interface ChannelBox {
  text: string;
  /** How this message shall enter; absent: as the channel says. */
  policy?: ChannelRow['humans'];
  /** The agent in whose name a person speaks, while it is its turn. */
  as?: string;
  /** Sent and not yet seen in the channel. The text stays in the box until it is. */
  sending?: string;
}

/** A name that is being written after an @. */
export interface Mentioning {
  /** Where its @ stands. */
  at: number;
  query: string;
  /** Which of the members that fit is chosen. */
  nth: number;
}

/** What survives a reload of the page, for one channel. */
export interface SavedConversation {
  channel: string;
  text: string;
  scroll?: ScrollPlace;
}

export interface ChannelState extends Reading {
  stage: 'loading' | 'gone' | 'open';
  me: string;
  /** The host's time minus the page's. */
  skew: number;
  head: ChannelRow | undefined;
  /** Members that a rehearsal voice speaks for. */
  rehearsed: readonly string[];
  messages: readonly ChannelMessageView[];
  events: readonly NotedView[];
  /** Why each turn was given, as far as it was seen while it was open. */
  whys: Readonly<Record<number, WhyView>>;
  speaking: SpeakingView | undefined;
  /** There is more before this place in the journal. */
  olderFrom: number | undefined;
  askingOlder: boolean;
  /** What was said before this place goes to nobody who is asked. */
  readFrom: number | undefined;
  host: HostState;
  box: ChannelBox;
  mentioning: Mentioning | undefined;
  modesOpen: boolean;
  policiesOpen: boolean;
  saved: SavedConversation | undefined;
}

export const initialState = (language: Language, saved: SavedConversation | undefined): ChannelState => ({
  stage: 'loading',
  language,
  me: '',
  skew: 0,
  head: undefined,
  rehearsed: [],
  messages: [],
  events: [],
  whys: {},
  speaking: undefined,
  olderFrom: undefined,
  askingOlder: false,
  readFrom: undefined,
  host: { state: 'up' },
  refused: undefined,
  box: { text: '' },
  mentioning: undefined,
  modesOpen: false,
  policiesOpen: false,
  search: undefined,
  overviewOpen: false,
  focus: undefined,
  unseen: 0,
  saved,
});

/** Who is meant by an id, whoever is no longer a member included. */
export const memberOf = (head: ChannelRow, id: string): ChannelMemberView | undefined =>
  head.members.find((member) => member.id === id);

export const memberName = (head: ChannelRow, id: string): string =>
  memberOf(head, id)?.name ?? id.charAt(0).toUpperCase() + id.slice(1);

/** It is the turn of an agent that a person answers for, and what is sent now is said in its name. */
export const answersFor = ({ head, box, me }: ChannelState): string | undefined => {
  const { active } = head ?? {};
  return active?.person === true && (box.as ?? me) === active.agent ? active.agent : undefined;
};

/** A person can act on the channel: it is not sealed, its host answers, and nothing is on its way. */
export const canAct = ({ head, host, box }: ChannelState): boolean =>
  head !== undefined && !head.archived && host.state === 'up' && box.sending === undefined;
