/** Everything that can happen. Events are recorded before they are reduced and never change their meaning. */
import type { ChannelId } from './channels/channel.ts';
import type { ChannelEvent, TurnRef } from './channels/channelEvents.ts';
import type { Pick, Score } from './councils/baseline.ts';
import type { Absence, ChangeRefusal, CheckRun, Council, Usage, Verdict } from './councils/council.ts';
import type { ToolUse } from './councils/toolUse.ts';
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
  /** Which answer that a person asked for again, by the id of that request; absent: the turn's own. */
  again?: string;
}

export type Event =
  | ChannelEvent
  /** A host took over the journal. Calls that were in flight are asked again, with a full deadline. */
  /** `still`: it only looks, or leaves a word. Nobody is asked by it, so nobody again. */
  | {
      type: 'host.started';
      version: string;
      askedAgain: AskRef[];
      turnsAskedAgain?: TurnRef[];
      still?: true;
      /** When a host that drives everything was last alive, before this one. */
      alive?: Instant;
      /** Records were set aside since: what stands as running may have ended, so nothing goes on by itself. */
      repaired?: true;
      /** It takes up these alone: the others stand as they were. */
      only?: { councils: CouncilId[]; channels: ChannelId[] };
    }
  /**
   * The wall clock was set, or the machine slept, since the record before: by so many milliseconds it is ahead of the time
   * that passed, or behind it.
   */
  | { type: 'clock.jumped'; ms: number }
  | { type: 'identities.declared'; identities: Identity[] }
  /** The council as it begins: no runs yet, the reducer opens the first. */
  | { type: 'council.convened'; council: Council }
  | ({
      type: 'turn.replied';
      text: string;
      /** What the model thought before it spoke, where its server left that in the text. */
      thoughts?: string;
      reading: Reading;
      ms: number;
      tries: number;
      model?: string;
      usage?: Usage;
      /** What the calls before it took that came to nothing, as far as that was told. */
      lost?: Usage;
    } & AskRef)
  /** `usage`: what was told of all tries. */
  | ({ type: 'turn.failed'; absence: Absence; tries: number; usage?: Usage } & AskRef)
  /** Calls that were ended, by a deadline or by people, had been paid for. */
  | ({ type: 'turn.spent'; usage: Usage } & AskRef)
  /** A seat called a tool in its open turn; what it answered is part of the record. */
  | ({ type: 'tool.called'; use: ToolUse } & AskRef)
  | ({ type: 'deadline.passed'; tries?: number; detail?: string } & AskRef)
  /** A person asks a seat once more for a turn it has settled. Both answers are kept. */
  | {
      type: 'turn.asked-again';
      council: CouncilId;
      run: number;
      seat: SeatId;
      by: string;
      text?: string;
      id: string;
    }
  | { type: 'person.injected'; council: CouncilId; id: string; by: string; to?: SeatId; text: string }
  | { type: 'person.decided'; council: CouncilId; by: string; verdict: Verdict; text?: string }
  /** What the model answered that was asked alone, beside the council; `lost`: of calls before it that came to nothing. */
  | {
      type: 'baseline.answered';
      council: CouncilId;
      text: string;
      ms: number;
      tries: number;
      model?: string;
      usage?: Usage;
      lost?: Usage;
    }
  | { type: 'baseline.failed'; council: CouncilId; absence: Absence; tries: number; usage?: Usage }
  | { type: 'baseline.spent'; council: CouncilId; usage: Usage }
  /** Which of the two answers a person preferred; `by` is their name, `person` their id; `score`: how all picks of the home stand with it. */
  | { type: 'baseline.picked'; council: CouncilId; by: string; choice: Pick; person?: string; score?: Score }
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
      on?: CheckRun['on'];
    }
  /** The accepted change was applied to the working tree, or it was not and `output` says what stood in its way. */
  | {
      type: 'change.applied';
      council: CouncilId;
      ok: boolean;
      files: string[];
      output: string;
      why?: ChangeRefusal;
    }
  | { type: 'check.waived'; council: CouncilId; name: string; by: string; text: string }
  /** A person closes a point of the ledger, in writing; that of a check waives the check. */
  | { type: 'point.waived'; council: CouncilId; point: string; by: string; text: string }
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
  | { type: 'council.renamed'; council: CouncilId; by: string; title: string }
  /** Somebody changed the shared file beside the places for answers; it was put right, and their version kept. */
  | {
      type: 'file.restored';
      council: CouncilId;
      what: string[];
      kept?: string;
      seat?: SeatId;
      where?: string;
    }
  | { type: 'council.rated'; council: CouncilId; by: string; rating: number }
  /** The files of this status are safely written; an ended council then leaves the state. */
  | {
      type: 'council.recorded';
      council: CouncilId;
      status: Council['status'];
      /** What the files hold of what may still change, see revision.ts; absent in what earlier releases recorded. */
      revision?: string;
      /** Instead of a revision: how many answers that were asked for again the files hold; absent: none. */
      answers?: number;
    }
  /** An ended council is taken back into the state from its log, so that it can still be decided. */
  | { type: 'council.recalled'; council: Council };

/** An event with its place and time: what the journal keeps and the reducer takes. */
export interface Stamped {
  seq: number;
  at: Instant;
  event: Event;
}
