/**
 * `create-chat-channel`, `create-report-channel`, `create-work-channel`: a channel in channels.yaml with a name and
 * members, and nothing else. Who makes one belongs to it; agents make no more than so many in an hour.
 */
import * as z from 'zod';
import type { Channel, ChannelId } from '../../../core/channels/channel.ts';
import type { Mode } from '../../../core/channels/settings.ts';
import { foldedWords } from '../../../core/identities/folded.ts';
import type { NewChannel } from '../../ports/ports.ts';
import { type Caller, type Hall, type OwnAnswer, ownTool } from '../ownTool.ts';
import { isVeiled, no, peopleCalled } from './channelToolRules.ts';
import { channelToolWords } from './channelToolWords.ts';

/** By all agents together: each channel has turns of its own, so channels that make channels must come to an end. */
export const mostMade = 20;
const hourMs = 3_600_000;
/** More of one name than this are not meant to be told apart. */
const mostAlike = 50;

export const channelName = z.string().trim().min(1).max(200);
export const whoList = z.array(z.string().trim().min(1).max(200)).max(50);

export const createChat = ownTool({
  describe: (language) => channelToolWords[language].createChat,
  input: z.strictObject({ name: channelName, participants: whoList.default([]) }),
  carriedThrough: true,
  perform: ({ name, participants }, caller, hall) => plainChannel('chat', name, participants, caller, hall),
});

export const createReport = ownTool({
  describe: (language) => channelToolWords[language].createReport,
  input: z.strictObject({ name: channelName, members: whoList.default([]) }),
  carriedThrough: true,
  perform: ({ name, members }, caller, hall) => plainChannel('report', name, members, caller, hall),
});

export const createWork = ownTool({
  describe: (language) => channelToolWords[language].createWork,
  input: z.strictObject({ name: channelName, members: whoList.default([]) }),
  carriedThrough: true,
  perform: ({ name, members }, caller, hall) => plainChannel('work', name, members, caller, hall),
});

async function plainChannel(
  mode: Mode,
  given: string,
  who: readonly string[],
  caller: Caller,
  hall: Hall,
): Promise<OwnAnswer> {
  const refused = mayNotMake(caller, hall);
  if (refused) return refused;
  const found = peopleCalled(who, caller, hall);
  if ('ok' in found) return found;
  const members = [...new Set([caller.id, ...found.people.map(({ id }) => id)])];
  const name = oneLine(given);
  const made = await make({ mode, name, members }, name, caller, hall);
  return typeof made === 'string'
    ? { ok: true, text: channelToolWords[caller.language].made(made, mode) }
    : made;
}

export function mayNotMake(caller: Caller, hall: Hall): OwnAnswer | undefined {
  const since = hall.clock.now() - hourMs;
  const made = Object.values(hall.channels()).filter((one) => one.made && one.openedAt > since);
  if (made.length >= mostMade) return no(channelToolWords[caller.language].madeEnough(mostMade));
  return isVeiled(caller);
}

/** Under the first id that is free, also in the file. Answers the id. */
export async function make(
  channel: Omit<NewChannel, 'id'>,
  called: string,
  caller: Caller,
  hall: Hall,
): Promise<string | OwnAnswer> {
  let why = '';
  for (const id of freeIds(called, hall.channels(), mostAlike)) {
    const deed = await hall.deeds.makeChannel({ id, ...channel }, caller.depth);
    if (deed.done) return id;
    why = deed.why;
    if (!deed.taken) break;
  }
  return no(why);
}

export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

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
