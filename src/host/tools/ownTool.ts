/** What a tool of the host is made of. Whoever adds one writes this and a line in ownTools.ts. */
import type * as z from 'zod';
import type { Channel, ChannelId } from '../../core/channels/channel.ts';
import { aliases } from '../../core/councils/aliases.ts';
import type { Council, Seat } from '../../core/councils/council.ts';
import type { Event } from '../../core/events.ts';
import type { Identity } from '../../core/identities/identity.ts';
import type { CouncilId, Language, SeatId } from '../../core/ids.ts';
import type { Chance, Clock, HouseDeeds } from '../ports/ports.ts';

/** Who calls, and where its turn is. It is set by the host from the turn, never by arguments. */
export interface Caller {
  /** The identity that it acts as. */
  id: SeatId;
  /** As others may know it: of an anonymous council its letter. */
  name: string;
  language: Language;
  /** The council in which it has a turn; without one it has the floor of `channel`. */
  council?: Council;
  channel?: ChannelId;
  /** How many asks stand between its turn and what a person said. */
  depth: number;
}

/** People convene councils: whoever sits in one is the first to be asked. */
const depthInCouncils = 1;

export const seatCalling = (council: Council, seat: Seat): Caller => ({
  id: seat.id,
  name: council.brief.anonymous ? (aliases(council).get(seat.id)?.name ?? '') : seat.name,
  language: council.language,
  council,
  depth: depthInCouncils,
});

export const agentCalling = (channel: Channel, { id, name }: Identity, language: Language): Caller => ({
  id,
  name,
  language,
  channel: channel.id,
  depth: channel.turn?.depth ?? channel.depth,
});

/** What the host's own tools may know of the house. They write no file themselves: what they do is an event or a deed. */
export interface Hall {
  clock: Clock;
  chance: Chance;
  /** The councils that have not left the state. */
  councils(): Readonly<Record<CouncilId, Council>>;
  channels(): Readonly<Record<ChannelId, Channel>>;
  identities(): readonly Identity[];
  deeds: HouseDeeds;
  /** The archive of an ended council; nothing when there is none under that id. */
  archive(id: CouncilId): Promise<string | undefined>;
}

export interface OwnAnswer {
  ok: boolean;
  /** Not performed, because it may not be: told apart from what went wrong. */
  refused?: true;
  text: string;
  /** What it does: stored in one batch with the record of the call, so that neither is there without the other. */
  events?: Event[];
  /** A sentence for the people who are here now. */
  notice?: string;
}

export interface OwnTool {
  describe(language: Language): string;
  input: z.ZodType;
  /** It changes a file: once begun it is carried through and put on record, also when the turn is taken away meanwhile. */
  carriedThrough?: true;
  perform(input: unknown, caller: Caller, hall: Hall): Promise<OwnAnswer> | OwnAnswer;
}

/** An answer that says why it is not done. */
export const refusal = (text: string): OwnAnswer => ({ ok: false, refused: true, text });

/** Its input is what its schema gives, checked before it is called. */
export function ownTool<S extends z.ZodType>(tool: {
  describe(language: Language): string;
  input: S;
  carriedThrough?: true;
  perform(input: z.output<S>, caller: Caller, hall: Hall): Promise<OwnAnswer> | OwnAnswer;
}): OwnTool {
  return { ...tool, perform: (input, caller, hall) => tool.perform(input as z.output<S>, caller, hall) };
}
