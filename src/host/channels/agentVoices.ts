/**
 * Who answers for the agents of channels: a seat made from an identity, and its conversation, kept for each channel and
 * agent. One whose identity or model was changed is opened anew.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Seat } from '../../core/councils/council.ts';
import type { Identity } from '../../core/identities/identity.ts';
import type { SeatId } from '../../core/ids.ts';
import { seatInChannel } from '../../core/prompts/channels/channelScene.ts';
import { type Backend, BackendError, type Chance, type Conversation } from '../ports/ports.ts';

export interface VoicesParts {
  backends: ReadonlyMap<string, Backend>;
  chance: Chance;
  identities(): readonly Identity[];
  /** What answers for somebody who names no backend. */
  answerFor(agent: SeatId, model?: string): Promise<{ backend: string; model?: string }>;
}

export interface Voice {
  seat: Seat;
  conversation: Conversation;
}

export interface Voices {
  /** Rejects with a BackendError when nobody of this name is known. */
  of(channel: string, agent: SeatId): Promise<Voice>;
  /** What would answer for it; nothing is opened. */
  answering(agent: SeatId): Promise<{ backend: string; model?: string }>;
  /** Closes the conversations of a channel that is gone. */
  forget(channel: string): void;
  close(): Promise<void>;
}

interface Kept extends Voice {
  identity: Identity;
}

/** The file is read anew for whatever changes in it: most of the time somebody else. */
function isSame(kept: Kept, identity: Identity): boolean {
  if (kept.identity === identity) return true;
  if (!isDeepStrictEqual(kept.identity, identity)) return false;
  kept.identity = identity;
  return true;
}

export function openVoices({ backends, chance, identities, answerFor }: VoicesParts): Voices {
  const open = new Map<string, Map<SeatId, Kept>>();
  const leaving = new Set<Promise<unknown>>();

  const leave = ({ conversation }: Kept): void => {
    const left = conversation
      .close()
      .catch(() => undefined)
      .finally(() => leaving.delete(left));
    leaving.add(left);
  };

  async function answering(identity: Identity): Promise<{ backend: string; model?: string }> {
    const { backend, model } = identity;
    if (backend === undefined) return await answerFor(identity.id, model);
    return { backend, ...(model === undefined ? {} : { model }) };
  }

  function identityOf(agent: SeatId): Identity {
    const identity = identities().find(({ id }) => id === agent);
    if (!identity) throw new BackendError(`there is no identity “${agent}”`, false);
    return identity;
  }

  return {
    answering: async (agent) => await answering(identityOf(agent)),
    async of(channel, agent) {
      const identity = identityOf(agent);
      const by = await answering(identity);
      // Only now: meanwhile the channel may have been forgotten, and what was kept for it.
      const voices = open.get(channel) ?? new Map<SeatId, Kept>();
      open.set(channel, voices);
      const kept = voices.get(agent);
      const same = kept?.seat.backend === by.backend && kept.seat.model === by.model;
      if (kept && same && isSame(kept, identity)) return kept;
      if (kept) leave(kept);
      const seat = seatInChannel(identity, by, kept?.seat.fence ?? chance.word(10));
      const backend = backends.get(seat.backend);
      if (!backend) throw new BackendError(`there is no backend “${seat.backend}” here`, false);
      const voice = { identity, seat, conversation: backend.open(`channel-${channel}`, seat) };
      voices.set(agent, voice);
      return voice;
    },
    forget(channel) {
      for (const voice of open.get(channel)?.values() ?? []) leave(voice);
      open.delete(channel);
    },
    async close() {
      for (const channel of [...open.keys()])
        for (const voice of open.get(channel)?.values() ?? []) leave(voice);
      open.clear();
      await Promise.all(leaving);
    },
  };
}
