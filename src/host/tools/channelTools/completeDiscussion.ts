/**
 * `discussion-complete`: the initiator alone, with the summary's own words, which are written under discussion-summary/,
 * or with a file that exists there. The channel is sealed, the callback channel has the path, and whoever waited for it
 * goes on: all of it is one event.
 */
import { posix, win32 } from 'node:path';
import * as z from 'zod';
import type { Channel } from '../../../core/channels/channel.ts';
import { completionRefusal, namesFile, toldIn } from '../../../core/channels/discussion.ts';
import { type Caller, type Hall, type OwnAnswer, ownTool } from '../ownTool.ts';
import { channelCalled, isVeiled, no } from './channelToolRules.ts';
import { channelToolWords } from './channelToolWords.ts';

const isOwnDiscussion = ({ settings }: Channel, { id }: Caller): boolean =>
  settings.discussion?.initiator === id;

export const discussionComplete = ownTool({
  describe: (language) => channelToolWords[language].discussionComplete,
  input: z.strictObject({
    'discussion-channel': z.string().min(1).max(100),
    summary: z.string().trim().min(1).max(20_000),
  }),
  carriedThrough: true,
  async perform({ 'discussion-channel': id, summary }, caller, hall) {
    const say = channelToolWords[caller.language];
    const veiled = isVeiled(caller);
    if (veiled) return veiled;
    const channel = channelCalled(id, caller, hall, isOwnDiscussion);
    if ('ok' in channel) return channel;
    const refused = completionRefusal(channel, { id: caller.id, isPerson: false });
    const { initiator = '', callback } = channel.settings.discussion ?? {};
    const named = hall.identities().find((one) => one.id === initiator)?.name ?? initiator;
    if (refused?.code === 'not-a-discussion') return no(say.notADiscussion(channel.id, open(caller, hall)));
    if (refused?.code === 'not-the-initiator') return no(say.notInitiator(channel.id, named, initiator));
    if (refused) return no(say.concludedAlready(channel.id, channel.archived?.summary));
    const found = await (namesFile(summary)
      ? summaryAt(summary, caller, hall)
      : hall.deeds.writeSummary(channel.settings, caller.name, summary, caller.language));
    if ('ok' in found) return found;
    return {
      ok: true,
      text: say.concluded(channel.id, found.path, callback?.channel),
      events: [
        {
          type: 'discussion.completed',
          channel: channel.id,
          by: caller.id,
          summary: found.path,
          ...toldIn(channel),
        },
      ],
    };
  },
});

async function summaryAt(path: string, caller: Caller, hall: Hall): Promise<{ path: string } | OwnAnswer> {
  const say = channelToolWords[caller.language];
  if (!isPathOfHome(path)) return no(`${say.summary['not-a-path'](shown(path))} ${say.summaryHow}`);
  const found = await hall.deeds.summary(path);
  return 'problem' in found ? no(`${say.summary[found.problem](shown(path))} ${say.summaryHow}`) : found;
}

/** The discussions that wait for the caller to conclude them. */
const open = (caller: Caller, hall: Hall): string[] =>
  Object.values(hall.channels()).flatMap((one) =>
    one.gone || one.archived || !isOwnDiscussion(one, caller) ? [] : one.id,
  );

/** Relative to the home on every system: no root, drive, share or address, nothing that ends a name early. */
const isPathOfHome = (path: string): boolean =>
  !posix.isAbsolute(path) &&
  !win32.isAbsolute(path) &&
  !/^[a-z][a-z0-9+.-]*:/i.test(path) &&
  !/\p{Cc}/u.test(path);

const shown = (path: string): string => path.replace(/\p{Cc}/gu, '�').slice(0, 200);
