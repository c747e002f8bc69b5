/**
 * What is owed: orders whose answer comes back as an event. They are never stored; they are what
 * pending.ts reads off the state, so a restart owes exactly what was still unanswered.
 */

import type { Status } from './councils/council.ts';
import type { AskRef, Event } from './events.ts';
import type { CouncilId, Instant } from './ids.ts';

export type Owed =
  | ({ kind: 'ask'; key: string } & AskRef)
  /** `of`: the order whose time this is. */
  | { kind: 'wait'; key: string; of: string; until: Instant; then: Event }
  /** Run a command of the workspace by its name; only council.yaml says what it is. */
  | { kind: 'check'; key: string; council: CouncilId; run: number; name: string }
  /** Ask one model alone, beside the council. */
  | { kind: 'baseline'; key: string; council: CouncilId }
  /** Apply the change that a person accepted to the working tree. */
  | { kind: 'apply'; key: string; council: CouncilId }
  | { kind: 'record'; key: string; council: CouncilId; status: Status };
