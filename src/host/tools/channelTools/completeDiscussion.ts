/**
 * `discussion-complete`: the initiator alone, with a summary that exists under discussion-summary/. The channel is
 * sealed, the callback channel has the path, and whoever waited for it goes on: all of it is one event.
 */
import { posix, win32 } from 'node:path';
import * as z from 'zod';
import { completionRefusal, toldIn } from '../../../core/channels/discussion.ts';
import { ownTool } from '../ownTool.ts';
import { channelCalled, isVeiled, no } from './channelToolRules.ts';
import { channelToolWords } from './channelToolWords.ts';

export const discussionComplete = ownTool({
  describe: (language) => channelToolWords[language].discussionComplete,
  input: z.strictObject({
    'discussion-channel': z.string().min(1).max(100),
    summary: z.string().min(1).max(1000),
  }),
  async perform({ 'discussion-channel': id, summary }, caller, hall) {
    const say = channelToolWords[caller.language];
    const veiled = isVeiled(caller);
    if (veiled) return veiled;
    const channel = channelCalled(id, caller, hall);
    if ('ok' in channel) return channel;
    const refused = completionRefusal(channel, caller.id);
    const { initiator = '', callback } = channel.settings.discussion ?? {};
    const named = hall.identities().find((one) => one.id === initiator)?.name ?? initiator;
    if (refused?.code === 'not-a-discussion') return no(say.notADiscussion(channel.id));
    if (refused?.code === 'not-the-initiator') return no(say.notInitiator(channel.id, named));
    if (refused) return no(say.concludedAlready(channel.id));
    if (!isPathOfHome(summary)) return no(say.summary['not-a-path'](shown(summary)));
    const found = await hall.deeds.summary(summary);
    if ('problem' in found) return no(say.summary[found.problem](shown(summary)));
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

/** Relative to the home on every system: no root, drive, share or address, nothing that ends a name early. */
const isPathOfHome = (path: string): boolean =>
  !posix.isAbsolute(path) &&
  !win32.isAbsolute(path) &&
  !/^[a-z][a-z0-9+.-]*:/i.test(path) &&
  !/\p{Cc}/u.test(path);

const shown = (path: string): string => path.replace(/\p{Cc}/gu, '�').slice(0, 200);
