/** What decisions need now. Ended councils are not here: their files are the record. */
import type { Channel, ChannelId } from './channels/channel.ts';
import type { Council } from './councils/council.ts';
import type { Identity } from './identities/identity.ts';
import type { CouncilId, Instant } from './ids.ts';
import { own } from './own.ts';

export interface State {
  /** The last record reduced. */
  seq: number;
  at: Instant;
  identities: Identity[];
  councils: Record<CouncilId, Council>;
  /** Every channel there is or was: a mode that is locked stays so when its channel goes and comes back. */
  channels: Record<ChannelId, Channel>;
}

export const emptyState: State = { seq: 0, at: 0, identities: [], councils: {}, channels: {} };

/** A council may be asked for by the name of something that every object has. */
export const councilOf = (state: Pick<State, 'councils'>, id: CouncilId): Council | undefined =>
  own(state.councils, id);
