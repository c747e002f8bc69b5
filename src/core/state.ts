/** What decisions need now. Ended councils are not here: their files are the record. */
import type { Council } from './councils/council.ts';
import type { Identity } from './identities/identity.ts';
import type { CouncilId, Instant } from './ids.ts';

export interface State {
  /** The last record reduced. */
  seq: number;
  at: Instant;
  identities: Identity[];
  councils: Record<CouncilId, Council>;
}

export const emptyState: State = { seq: 0, at: 0, identities: [], councils: {} };
