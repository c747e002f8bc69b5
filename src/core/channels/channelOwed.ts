/** What channels owe: orders whose answer comes back as an event, read off the state by pendingIn.ts and never stored. */
import type { CouncilId, Instant, SeatId } from '../ids.ts';
import type { ChannelId } from './channel.ts';
import type { ChannelEvent, TurnRef } from './channelEvents.ts';

export type ChannelOwed =
  /** `of`: the order whose time this is. */
  | { kind: 'wait'; key: string; of: string; until: Instant; then: ChannelEvent }
  /** Ask the agent whose turn it is; answered by channel.replied or channel.failed. `goOn`: it has not signalled its end. */
  | ({ kind: 'channel-ask'; key: string; agent: SeatId; goOn: boolean } & TurnRef)
  /** Ask who goes next; answered by channel.chosen. */
  | {
      kind: 'channel-choose';
      key: string;
      channel: ChannelId;
      choice: number;
      orchestrator: SeatId;
      among: SeatId[];
    }
  /** Confirm that what was said in this turn has arrived; answered by channel.delivered. */
  | ({ kind: 'channel-deliver'; key: string } & TurnRef)
  /** The council has the floor and may begin or go on; answered, when its synthesis is spoken, by channel.council-left. */
  | { kind: 'channel-council'; key: string; channel: ChannelId; council: CouncilId };
