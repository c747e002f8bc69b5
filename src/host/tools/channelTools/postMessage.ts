/**
 * `post-message`: an agent's words in a channel where it has not the floor. Whose they are, and how far they are from
 * what a person said, is set by the host, so that agents that wake each other come to an end.
 */
import * as z from 'zod';
import { deepestCause, isHeldBack } from '../../../core/channels/guards.ts';
import { modes } from '../../../core/channels/modes.ts';
import { isHeld } from '../../../core/channels/turns/floor.ts';
import { heardIn } from '../../../core/channels/turns/router.ts';
import { ownTool } from '../ownTool.ts';
import { channelCalled, isVeiled, mayPostIn, no } from './channelToolRules.ts';
import { channelToolWords } from './channelToolWords.ts';

export const postMessage = ownTool({
  describe: (language) => channelToolWords[language].postMessage,
  input: z.strictObject({
    channel: z.string().min(1).max(100),
    text: z.string().trim().min(1).max(8000),
  }),
  perform({ channel: id, text }, caller, hall) {
    const say = channelToolWords[caller.language];
    const veiled = isVeiled(caller);
    if (veiled) return veiled;
    const channel = channelCalled(id, caller, hall);
    if ('ok' in channel) return channel;
    if (!mayPostIn(channel, caller)) return no(say.notYours(channel.id));
    if (channel.archived) return no(channel.archived.summary === undefined ? say.archived : say.closed);
    // A word beside its turn would keep a channel awake in which everyone passes.
    if (channel.id === caller.channel) return no(say.ownFloor);
    const heard = heardIn(channel, text, hall.identities());
    const isQuiet = modes[channel.settings.mode].woken === 'nobody';
    const isLast = caller.depth >= deepestCause;
    // Whoever posts learns what comes of it: words that wake nobody are not waited for.
    const [but] = [
      ...(isQuiet ? [say.wakesNobody] : []),
      ...(isLast ? [say.endOfChain(deepestCause)] : []),
      ...(isHeldBack(channel) ? [say.stoppedThere] : []),
      ...(isHeld(channel) ? [say.heldThere] : []),
    ];
    return {
      ok: true,
      text: [say.posted(channel.id), ...(but === undefined ? [] : [but])].join(' '),
      events: [
        {
          type: 'message.posted',
          channel: channel.id,
          id: hall.chance.ulid(hall.clock.now()),
          by: caller.id,
          kind: 'agent',
          text,
          ...heard,
          depth: caller.depth,
        },
      ],
    };
  },
});
