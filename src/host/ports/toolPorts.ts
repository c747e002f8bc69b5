/** What the room of tools is given of the house beside ports.ts: the few files that agents' tools may change. */
import type { ChannelSettings, Mode } from '../../core/channels/settings.ts';

/** What became of a change of a file that people write: done, or refused in words. */
export type Deed = { done: true } | { done: false; why: string; taken?: true };

/**
 * What agents' tools may change for people: channels.yaml and the caller's own entry in identities.yaml, each an edit
 * that leaves every other line as it is, in force when it resolves. Nothing here touches limits, grants or settings.
 */
export interface HouseDeeds {
  /** `depth`: how many asks stand between the turn in which it is made and what a person said. `taken`: its id is. */
  makeChannel(channel: NewChannel, depth: number): Promise<Deed>;
  setMode(channel: string, mode: Mode): Promise<Deed>;
  /** Where the summary of a discussion stands, after every link is followed. */
  summary(path: string): Promise<{ path: string } | { problem: 'outside' | 'missing' | 'not-a-file' }>;
  register(agent: string, as: { userId: string; name?: string }): Promise<Deed>;
}

/** All that a tool may say of a channel: never its guards, links or policies. */
export type NewChannel = Pick<ChannelSettings, 'id' | 'mode' | 'members'> &
  Partial<Pick<ChannelSettings, 'name' | 'discussion'>>;
