/**
 * What this host asks for. One that stands drives everything; one that a command opened drives what its clients said
 * they wait for, as long as they are there: nothing is spent that nobody asked for, and nothing that nobody hears.
 */
import type { Channel, ChannelId } from '../../core/channels/channel.ts';
import type { Council } from '../../core/councils/council.ts';
import type { Event } from '../../core/events.ts';
import type { CouncilId } from '../../core/ids.ts';
import { own } from '../../core/own.ts';
import { councilOf, type State } from '../../core/state.ts';
import * as messages from '../../rpc/messages/messages.ts';
import type { Answer, Session } from '../clients/sessions.ts';
import { type Only, startedOnly } from './takeOver.ts';

/** `asked`: what clients say. `nothing`: it only looks, or leaves a word. */
export type Drives = 'everything' | 'asked' | 'nothing';

export interface Driving {
  council(id: CouncilId): boolean;
  channel(id: ChannelId): boolean;
  /** This one was just begun, by somebody who follows it. */
  begun(session: Session, council: CouncilId): void;
  answer(answer: Answer): void;
  /** How the client came: an editor shows all there is, and expects it to go on. */
  came(session: Session, client: string): void;
}

export interface DrivingParts {
  drives: Drives;
  version: string;
  state(): State;
  submit(...events: Event[]): Promise<unknown>;
  performer: { owe(id: CouncilId, council: Council | undefined): void };
  channels: { owe(id: ChannelId, channel: Channel): void };
}

interface Wanted {
  all: boolean;
  councils: Set<CouncilId>;
  channels: Set<ChannelId>;
}

export function keepDriving(parts: DrivingParts): Driving {
  const { drives, state } = parts;
  const wanted = new Map<Session, Wanted>();
  const isDriven = (is: (one: Wanted) => boolean): boolean =>
    drives === 'everything' || (drives === 'asked' && [...wanted.values()].some((one) => one.all || is(one)));
  const council = (id: CouncilId) => isDriven(({ councils }) => councils.has(id));
  const channel = (id: ChannelId) => isDriven(({ channels }) => channels.has(id));

  /** What is owed there is looked at again. */
  function oweIn(id: ChannelId): void {
    const found = own(state().channels, id);
    if (found) parts.channels.owe(id, found);
  }
  function owe(id: CouncilId): void {
    const found = councilOf(state(), id);
    parts.performer.owe(id, found);
    // Where it is held the floor is to be given to it.
    if (found?.brief.channel !== undefined) oweIn(found.brief.channel);
  }

  function wantedBy(session: Session): Wanted {
    const known = wanted.get(session);
    if (known) return known;
    const fresh: Wanted = { all: false, councils: new Set(), channels: new Set() };
    wanted.set(session, fresh);
    session.gone.addEventListener('abort', () => {
      wanted.delete(session);
      const { councils, channels } = fresh.all ? everything(state()) : fresh;
      for (const id of councils) owe(id);
      for (const id of channels) oweIn(id);
    });
    return fresh;
  }

  /** What nobody drove until now is asked with a full deadline, as after a restart. */
  async function take(session: Session, asked: Only | 'all'): Promise<void> {
    if (drives !== 'asked' || session.gone.aborted) return;
    const { councils, channels } = asked === 'all' ? everything(state()) : asked;
    const only: Only = {
      councils: councils.filter((id) => !council(id)),
      channels: channels.filter((id) => !channel(id)),
    };
    const mine = wantedBy(session);
    if (asked === 'all') mine.all = true;
    for (const id of councils) mine.councils.add(id);
    for (const id of channels) mine.channels.add(id);
    const event = startedOnly(parts.version, state(), only);
    if (event) await parts.submit(event);
    for (const id of only.councils) owe(id);
    for (const id of only.channels) oweIn(id);
  }

  return {
    council,
    channel,
    begun(session, id) {
      if (drives !== 'asked' || session.gone.aborted) return;
      wantedBy(session).councils.add(id);
      owe(id);
    },
    came(session, client) {
      if (client === 'extension') void take(session, 'all').catch(() => undefined);
    },
    answer(answer) {
      answer(messages.drive, async (asked, session) => {
        await take(session, asked);
        return { drives };
      });
      answer(messages.driven, (asked) => ({
        councils: asked.councils.filter(council),
        channels: asked.channels.filter(channel),
      }));
    },
  };
}

const everything = ({ councils, channels }: State): Only => ({
  councils: Object.keys(councils),
  channels: Object.keys(channels),
});
