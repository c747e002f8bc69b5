/** Everything that can happen. Events are recorded before they are reduced and never change their meaning. */
import type { Absence, Council, Usage, Verdict } from './councils/council.ts';
import type { Reading } from './forms/reading.ts';
import type { Identity } from './identities/identity.ts';
import type { CouncilId, Instant, SeatId } from './ids.ts';

/** Which ask a reply, a failure or a deadline belongs to. One that is no longer open changes nothing. */
export interface AskRef {
  council: CouncilId;
  /** Index into the council's runs. */
  run: number;
  seat: SeatId;
  attempt: 1 | 2;
}

export type Event =
  /** A host took over the journal. Calls that were in flight are asked again, with a full deadline. */
  | { type: 'host.started'; version: string; askedAgain: AskRef[] }
  | { type: 'identities.declared'; identities: Identity[] }
  /** The council as it begins: no runs yet, the reducer opens the first. */
  | { type: 'council.convened'; council: Council }
  | ({
      type: 'turn.replied';
      text: string;
      reading: Reading;
      ms: number;
      tries: number;
      model?: string;
      usage?: Usage;
    } & AskRef)
  | ({ type: 'turn.failed'; absence: Absence; tries: number } & AskRef)
  | ({ type: 'deadline.passed' } & AskRef)
  | { type: 'person.injected'; council: CouncilId; id: string; by: string; to?: SeatId; text: string }
  | { type: 'person.decided'; council: CouncilId; by: string; verdict: Verdict; text?: string }
  | { type: 'council.paused'; council: CouncilId; by: string }
  | { type: 'council.resumed'; council: CouncilId; by: string; attended: boolean }
  | { type: 'council.stopped'; council: CouncilId; by: string; reason?: string }
  | { type: 'deadline.extended'; council: CouncilId; run: number; seat: SeatId; ms: number; by: string }
  | {
      type: 'check.finished';
      council: CouncilId;
      run: number;
      name: string;
      ok: boolean;
      code?: number;
      output: string;
      ms: number;
    }
  | { type: 'check.waived'; council: CouncilId; name: string; by: string; text: string }
  | {
      type: 'budget.raised';
      council: CouncilId;
      by: string;
      tokens?: number;
      cost?: number;
      minutes?: number;
    }
  /** Goes to the closing phase at once with what there is. */
  | { type: 'council.synthesised-early'; council: CouncilId; by: string }
  | { type: 'council.rated'; council: CouncilId; by: string; rating: number }
  /** The files of this status are safely written; an ended council then leaves the state. */
  | { type: 'council.recorded'; council: CouncilId; status: Council['status'] }
  /** An ended council is taken back into the state from its log, so that it can still be decided. */
  | { type: 'council.recalled'; council: Council };

/** An event with its place and time: what the journal keeps and the reducer takes. */
export interface Stamped {
  seq: number;
  at: Instant;
  event: Event;
}
