/** Gives the room of tools what it may know of the house: councils, archives, and the ears of the people who are here. */

import type { Language } from '../../core/ids.ts';
import type { State } from '../../core/state.ts';
import { Refusal } from '../../rpc/connect/client.ts';
import { noticed } from '../../rpc/messages/messages.ts';
import { channelRefusals } from '../../rpc/words/channels/channelRefusals.ts';
import { powersWords } from '../../rpc/words/host/powerWords.ts';
import type { Sessions } from '../clients/sessions.ts';
import { type ChannelDone, channelOperations } from '../declared/channels/editChannelsFile.ts';
import type { Grantable } from '../declared/settings/grantRules.ts';
import { configFolder, personFolder, sealFolder } from '../keys/configFolder.ts';
import type { DeclaredBackends } from '../ports/backendSettings.ts';
import type { Clock, Deed, HouseDeeds, Surroundings } from '../ports/ports.ts';
import { whileGuarded } from '../programs/guardPowers.ts';
import { summaryIn, writeSummary } from '../store/channels/discussionSummary.ts';
import { namesGuarded } from '../store/home/guardedPlaces.ts';
import type { Powers } from '../store/home/powerFiles.ts';
import { readArchiveFile } from '../store/records/readArchiveFile.ts';
import { callNoTools } from '../tools/grants.ts';
import { ownTools } from '../tools/ownTools.ts';
import { openToolRoom, type ToolRoom } from '../tools/seatTools.ts';

export interface ToolDeskParts extends Pick<DeedsParts, 'look' | 'register'> {
  surroundings: Surroundings;
  powers: Powers;
  state(): State;
  sessions: Sessions;
}

interface ToolDesk extends ToolRoom, Pick<Deeds, 'depths'> {}

/** What an identity can be granted under these settings. */
export const grantableBy = ({ mcp }: Pick<DeclaredBackends, 'mcp'>): Grantable => ({
  servers: Object.keys(mcp),
  tools: [...ownTools.keys()],
  callNoTools,
});

export function openToolAccess(parts: ToolDeskParts): ToolDesk {
  const { surroundings, state, sessions } = parts;
  const { home, workspace, language, clock, env } = surroundings;
  const deeds = openDeeds({ ...parts, home, language, clock });
  const own = [configFolder(env), sealFolder(env)];
  const places = { home, workspace, own, person: personFolder(env) };
  const room = openToolRoom({
    surroundings,
    deeds,
    councils: () => state().councils,
    channels: () => state().channels,
    identities: () => state().identities,
    guarded: (spoken, work, undone) =>
      whileGuarded(parts.powers, work, (files) => undone(powersWords[spoken].recorded(files))),
    forbidden: (texts, from) => namesGuarded(texts, from, places),
    archive: (id) => readArchiveFile(home, id),
    tell: (level, message) => sessions.each((session) => session.notify(noticed, { level, message })),
  });
  return { ...room, depths: deeds.depths };
}

export interface DeedsParts {
  home: string;
  clock: Pick<Clock, 'now'>;
  language: Language;
  state(): State;
  /** Takes over what was written. */
  look(): Promise<void>;
  /** Rejects with a Refusal in words. */
  register(id: string, as: { userId: string; name?: string }): Promise<unknown>;
}

export interface Deeds extends HouseDeeds {
  /** Of the channels that agents are making now, how far each is from what a person said. */
  depths(): Readonly<Record<string, number>> | undefined;
}

export function openDeeds({ home, clock, language, state, look, register }: DeedsParts): Deeds {
  const say = channelRefusals[language];
  const making = new Map<string, number>();
  const file = channelOperations(home, () => {
    const { identities, channels } = state();
    return { identities, channels, language };
  });

  /** In force when it resolves. */
  async function done(id: string, change: Promise<ChannelDone>): Promise<Deed> {
    const result = await change;
    if (!('refused' in result)) {
      await look();
      return { done: true };
    }
    if (result.refused === 'exists') return { done: false, why: say.exists(id), taken: true };
    return { done: false, why: words(id, result) };
  }

  function words(id: string, result: Exclude<ChannelDone, { written: string[] }>): string {
    const [problem] = 'problems' in result ? result.problems : [];
    if (result.refused === 'unknown' || result.refused === 'absent') return say.notInFile(id);
    if (!problem) return say.harm;
    const { file: name, line, message } = problem;
    return result.refused === 'wrong' ? say.wrongFile(message) : say.brokenFile(name, line, message);
  }

  return {
    async makeChannel(channel, depth) {
      making.set(channel.id, depth);
      try {
        return await done(channel.id, file.add(channel));
      } finally {
        making.delete(channel.id);
      }
    },
    setMode: (id, mode) => done(id, file.setMode(id, mode)),
    summary: (path) => summaryIn(home, path),
    writeSummary: (of, by, text, language) => writeSummary(home, { of, by, text, language, at: clock.now() }),
    async register(agent, as) {
      try {
        await register(agent, as);
        return { done: true };
      } catch (error) {
        if (error instanceof Refusal) return { done: false, why: error.message };
        throw error;
      }
    },
    depths: () => (making.size === 0 ? undefined : Object.fromEntries(making)),
  };
}
