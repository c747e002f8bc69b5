/** Ids for channels that tools make: the words of a name, and a number where they are taken. */
import type { Channel, ChannelId } from '../../../core/channels/channel.ts';
import { foldedWords } from '../../../core/identities/folded.ts';

/** Room is left for a number. */
const longest = 48;

export function slugOf(name: string): string {
  const words = foldedWords(name).flatMap((word) => word.replace(/[^a-z0-9]+/g, '') || []);
  const slug = words.join('-');
  if (slug.length <= longest) return slug || 'channel';
  const end = slug.lastIndexOf('-', longest);
  return slug.slice(0, end > 0 ? end : longest);
}

/** `ideas`, `ideas-2`, … without those that are known: a channel that is gone keeps its id, and with it its lock. */
export function* freeIds(
  name: string,
  known: Readonly<Record<ChannelId, Channel>>,
  most: number,
): Generator<string> {
  const slug = slugOf(name);
  for (let n = 1, given = 0; given < most; n++) {
    const id = n === 1 ? slug : `${slug}-${n}`;
    // `in`: a name that every object has is no id either.
    if (id in known) continue;
    given += 1;
    yield id;
  }
}
