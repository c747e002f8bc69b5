/**
 * What another registry knows, taken into ours: newcomers are added, a Discord id that is missing is filled in, and
 * what is there already is never changed; where the two differ it is said.
 */
import { elsewhere } from '../../../core/identities/answersElsewhere.ts';
import { type DeclaredIdentity, discordId, identityId } from '../../../core/identities/identity.ts';

/** Somebody as another registry has them. */
export interface Found {
  agent: string;
  userId: unknown;
  /** Absent: the agent's id. */
  name?: string;
}

export type MergeNote =
  /** The agent's id is none of ours: it was made into one. */
  | { code: 'renamed'; agent: string; id: string }
  | { code: 'other-user'; agent: string; ours: string; theirs: string }
  | { code: 'other-name'; agent: string; ours: string; theirs: string }
  /** The Discord id belongs to somebody else here. */
  | { code: 'taken'; agent: string; userId: string; by: string }
  /** The id that its own would become belongs to somebody else. */
  | { code: 'id-taken'; agent: string; id: string }
  /** Nothing that could be an id is left of it. */
  | { code: 'no-id'; agent: string }
  | { code: 'not-text'; agent: string }
  | { code: 'not-digits'; agent: string };

export interface Merge {
  /** Entries to add, and Discord parts to set, by id. */
  add: { id: string; name: string; backend: string; discord: { userId: string } }[];
  fill: { id: string; discord: NonNullable<DeclaredIdentity['discord']> }[];
  /** Who was there with the same Discord id. */
  same: string[];
  notes: MergeNote[];
}

export function mergeFound(declared: readonly DeclaredIdentity[], found: readonly Found[]): Merge {
  const merge: Merge = { add: [], fill: [], same: [], notes: [] };
  type Known = Pick<DeclaredIdentity, 'id' | 'name' | 'discord'>;
  const known = new Map<string, Known>(declared.map((one) => [one.id, one]));
  const users = new Map<string, string>();
  for (const { id, discord } of declared) if (discord?.userId !== undefined) users.set(discord.userId, id);

  for (const { agent, userId: given, name } of found) {
    const note = (more: MergeNote): void => void merge.notes.push(more);
    if (typeof given !== 'string') {
      note({ code: 'not-text', agent });
      continue;
    }
    const userId = given.trim();
    if (!discordId.safeParse(userId).success) {
      note({ code: 'not-digits', agent });
      continue;
    }
    const id = idOf(agent);
    if (id === undefined) {
      note({ code: 'no-id', agent });
      continue;
    }
    const there = known.get(id);
    const holder = users.get(userId);
    // One whose id had to be made is only taken for somebody who is here when something else says so.
    if (there && id !== agent && there.name !== agent && holder !== id) {
      note({ code: 'id-taken', agent, id });
      continue;
    }
    if (holder !== undefined && holder !== id) {
      note({ code: 'taken', agent, userId, by: holder });
      continue;
    }
    if (!there) {
      // Others run it: no model of ours answers in its name.
      const added = { id, name: (name ?? agent).slice(0, 200), backend: elsewhere, discord: { userId } };
      merge.add.push(added);
      known.set(id, added);
      users.set(userId, id);
      if (id !== agent) note({ code: 'renamed', agent, id });
      continue;
    }
    const ours = there.discord?.userId;
    if (ours === undefined) {
      const discord = { ...there.discord, userId };
      merge.fill.push({ id, discord });
      known.set(id, { ...there, discord });
      users.set(userId, id);
    } else if (ours === userId) merge.same.push(id);
    else note({ code: 'other-user', agent, ours, theirs: userId });
    if (name !== undefined && name !== there.name)
      note({ code: 'other-name', agent, ours: there.name, theirs: name });
  }
  return merge;
}

/** The agent's id as one of ours: in lower case without accents, whatever else fits no id as a dash. */
function idOf(agent: string): string | undefined {
  const slug = agent
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9_-]+/g, '-')
    .replace(/^[-_]+|-+$/g, '')
    .slice(0, 64);
  return identityId.safeParse(agent).success ? agent : slug === '' ? undefined : slug;
}
