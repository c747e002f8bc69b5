/** Performs what channels owe: asks whoever has the floor, waits for deadlines, lets a council have the floor while it speaks. */
import type { Channel, ChannelId } from '../../core/channels/channel.ts';
import type { ChannelOwed } from '../../core/channels/channelOwed.ts';
import { pendingIn } from '../../core/channels/turns/pendingIn.ts';
import type { Council } from '../../core/councils/council.ts';
import type { Event } from '../../core/events.ts';
import type { CouncilId, Language } from '../../core/ids.ts';
import { offered } from '../answering/toolsOrNone.ts';
import { keepOwing } from '../loop/owed.ts';
import { type PatienceParts, patient } from '../loop/patience.ts';
import { detailOf } from '../loop/retries.ts';
import { logFault } from '../ports/guard.ts';
import type { Log, SeatTools } from '../ports/ports.ts';
import { type Ask, askInChannel, type ChannelAskParts, chooseInChannel } from './askAgent.ts';
import { type CouncilFloor, keepCouncilFloor } from './councilOnFloor.ts';

export interface ChannelStream {
  delta(ask: Ask, text: string): void;
  again(ask: Ask): void;
  ended(ask: Ask): void;
}

export interface ChannelPerformerParts extends PatienceParts, ChannelAskParts {
  log: Log;
  stream: ChannelStream;
  /** Elsewhere nothing is asked. */
  drives(id: ChannelId): boolean;
  drivesCouncil(id: CouncilId): boolean;
  /** What an agent may call in this turn; nothing, at once, without a grant. */
  tools?(
    channel: Channel,
    ask: Ask,
    language: Language,
    signal: AbortSignal,
    store: (...events: Event[]) => Promise<unknown>,
  ): Promise<SeatTools> | undefined;
}

export interface ChannelPerformer {
  owe(id: ChannelId, channel: Channel | undefined): void;
  councilChanged(id: CouncilId, council: Council | undefined): void;
  close(): Promise<void>;
}

export function startChannelPerformer(parts: ChannelPerformerParts): ChannelPerformer {
  const { deadline, left, store, isClosed, close } = patient(parts);
  const floor: CouncilFloor = keepCouncilFloor({ state: parts.state, store });
  const owing = keepOwing<ChannelOwed, Channel>({
    log: parts.log,
    perform,
    isFree: (kind) => kind === 'wait' || kind === 'channel-deliver' || kind === 'channel-council',
    // A pause asks nothing new, but lets the call in flight come home: it is paid for.
    comesHome: (kind, channel) =>
      channel !== undefined &&
      (channel.paused !== undefined || !parts.drives(channel.id)) &&
      kind === 'channel-ask' &&
      !channel.gone,
  });

  /** Where only a council is driven it gets the floor once the open turn has had its time; nobody is asked for it. */
  const isDriven = ({ kind }: ChannelOwed, { id, councils }: Channel): boolean =>
    parts.drives(id) ||
    (councils[0] !== undefined &&
      parts.drivesCouncil(councils[0]) &&
      !kind.endsWith('ask') &&
      kind !== 'channel-choose');

  async function perform(owed: ChannelOwed, channel: Channel, signal: AbortSignal): Promise<void> {
    switch (owed.kind) {
      case 'wait':
        await deadline(owed.of, owed.until, signal);
        if (!signal.aborted) await store(owed.then);
        return;
      case 'channel-ask':
        return await ask(owed, channel, signal);
      case 'channel-choose': {
        const event = await chooseInChannel(parts, channel, owed, {
          signal,
          left: () => left(owed.key),
        });
        if (event) await store(event);
        return;
      }
      case 'channel-deliver': {
        const { channel: id, turn, attempt } = owed;
        // Here the journal is the place where messages stand: what was said has arrived with its record.
        return await store({ type: 'channel.delivered', channel: id, turn, attempt, ok: true });
      }
      case 'channel-council':
        return await floor.hold(owed.channel, owed.council, signal);
    }
  }

  async function ask(owed: Ask, channel: Channel, signal: AbortSignal): Promise<void> {
    const { stream, log } = parts;
    try {
      const tools = await offered(`${owed.agent} in #${owed.channel}`, log, signal, () =>
        parts.tools?.(channel, owed, parts.languageOf(channel), signal, store),
      );
      if (signal.aborted) return;
      const event = await askInChannel(parts, channel, owed, {
        signal,
        left: () => left(owed.key),
        onDelta: (text) => stream.delta(owed, text),
        onAgain: () => stream.again(owed),
        ...(tools ? { tools } : {}),
      });
      if (event) await store(event);
    } catch (error) {
      if (signal.aborted || isClosed()) return;
      // A fault of ours and no failed call: the turn is over with its reason, and does not hang.
      logFault(log, `the ask ${owed.key}`, error);
      const { channel: id, turn, attempt } = owed;
      const absence = { code: 'failed', detail: detailOf(error, parts.mask) } as const;
      await store({ type: 'channel.failed', channel: id, turn, attempt, tries: 1, absence });
    } finally {
      stream.ended(owed);
    }
  }

  return {
    owe(id, channel) {
      owing.owe(id, channel, channel ? pendingIn(channel).filter((owed) => isDriven(owed, channel)) : []);
    },
    councilChanged: floor.changed,
    async close() {
      close();
      await owing.close();
    },
  };
}
