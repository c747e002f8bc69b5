/** The page of a channel: the conversation, the floor, the box. What all surfaces say of channels is in channels.ts. */
import type { AgentStateView, UnreadView } from '../../views/channelViews.ts';
import type { Words } from '../speak.ts';
import { typeset } from '../typeset.ts';
import { english } from './channelPageEnglish.ts';
import { french } from './channelPageFrench.ts';

type Policy = 'inject' | 'queue' | 'interrupt';

export interface ChannelPageWords {
  messages: string;
  turns: string;
  searchHint: string;
  pause: string;
  resume: string;
  setMode: string;
  modes: string;
  /** A word for each mode in the menu. */
  modeHint: Record<string, string>;
  atCreation: string;
  shuffle: string;
  order: Record<string, string>;
  cycleOf(cycle: number, turn: number, of: number): string;
  cycle(n: number): string;
  reshuffled(n: number): string;
  cycleSmall(n: number): string;
  sharesContextWith: string;
  escalatesTo: string;
  floor: string;
  hasTheFloor: string;
  nobody: string;
  then: string;
  of: string;
  pass: string;
  next: string;
  alsoHere: string;
  state: Record<AgentStateView, string>;
  waitingForYou: string;
  muted: string;
  you: string;
  person: string;
  /** It is the turn of an agent that a person answers for: the reader's own name, or another's. */
  yourTurn: string;
  yourTurnDetail: string;
  personsTurn(name: string): string;
  personsTurnDetail(name: string): string;
  answerAs(name: string): string;
  answerAsMe: string;
  passTurn: string;
  speaksAs(name: string): string;
  release(name: string): string;
  guards: string;
  guardTurns: string;
  guardAlone: string;
  guardTokens: string;
  guardCost: string;
  speaking: string;
  nothingToAdd(names: string, n: number): string;
  outOfOrder(word: string | undefined): string;
  escalatedTo(channel: string): string;
  onlyTo(name: string): string;
  held: string;
  showWhole: string;
  /** What of a message goes to nobody who is asked. */
  unread(unread: Pick<UnreadView, 'words' | 'inCharacters'>): string;
  showUnread: string;
  /** Above it stands what is older than what goes to those who are asked. */
  unreadBefore: string;
  unreadOf(unread: Pick<UnreadView, 'total' | 'first' | 'last' | 'inCharacters'>): string;
  older: string;
  copyMessage: string;
  tools: string;
  mention(name: string): string;
  box(channel: string): string;
  boxLabel: string;
  people: string;
  policy: Record<Policy, string>;
  policyDetail: Record<Policy, (name: string | undefined) => string>;
  policyLabel: string;
  policyWhere: string;
  send: string;
  newMessages(n: number): string;
  paused(by: string | undefined): string;
  pausedDetail: string;
  pausedLate: string;
  pausedLateDetail: string;
  stopped(what: string): string;
  stops: Record<string, (limit: number) => string>;
  stoppedDetail: string;
  goOn: string;
  changeLimit: string;
  /** Where a sum of the hour is used up. */
  /** Who has the floor: nobody, for that reason. */
  stoppedFloor: string;
  oneAble: string;
  able: string;
  dormant(reason: string): string;
  dormantDetail: string;
  archived: string;
  blocked(channel: string): string;
  blockedDetail: string;
  openChannel(channel: string): string;
  council: string;
  councilDetail: string;
  openCouncil: string;
  offerTitle: string;
  start: string;
  rehearse: string;
  begun: string;
  emptyTitle: string;
  emptyDetail: string;
  resting: string;
  restingDetail: string;
  loading: string;
  phase(phase: string, round: number): string;
  quoted: string;
  /** Of now: what was said before may have had another voice. */
  rehearsal: string;
  rehearsalOf(names: string): string;
  said: {
    message(name: string, text: string): string;
    floor(name: string): string;
    stopped: string;
    dormant: string;
  };
}

export const channelPageWords: Words<ChannelPageWords> = { en: english, fr: typeset(french) };
