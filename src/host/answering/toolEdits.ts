/**
 * What agents' tools change for people, done as every surface does it: an edit of the file that leaves every other line
 * as it is, then taken over as an event. A tool gives an id, a name, members, a mode and a guide: guards, links and
 * policies of a channel, grants and settings stay with whoever writes the files.
 */
import type { Language } from '../../core/ids.ts';
import type { State } from '../../core/state.ts';
import { Refusal } from '../../rpc/connect/client.ts';
import { channelRefusals } from '../../rpc/words/channels/channelRefusals.ts';
import { type ChannelDone, channelOperations } from '../declared/channels/editChannelsFile.ts';
import type { Deed, HouseDeeds } from '../ports/toolPorts.ts';
import { summaryIn } from '../store/channels/discussionSummary.ts';

export interface DeedsParts {
  home: string;
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

export function openDeeds({ home, language, state, look, register }: DeedsParts): Deeds {
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
