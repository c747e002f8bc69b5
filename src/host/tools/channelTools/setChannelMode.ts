/** `set-channel-mode`: by a member, within the rules of the table of modes. Written to channels.yaml as a person would. */
import * as z from 'zod';
import { modeRefusal } from '../../../core/channels/modes.ts';
import { modeNames } from '../../../core/channels/settings.ts';
import { ownTool } from '../ownTool.ts';
import { channelCalled, isMember, isVeiled, no } from './channelToolRules.ts';
import { channelToolWords } from './channelToolWords.ts';

export const setChannelMode = ownTool({
  describe: (language) => channelToolWords[language].setMode,
  input: z.strictObject({ channel: z.string().min(1).max(100), mode: z.enum(modeNames) }),
  carriedThrough: true,
  async perform({ channel: id, mode }, caller, hall) {
    const say = channelToolWords[caller.language];
    const veiled = isVeiled(caller);
    if (veiled) return veiled;
    const channel = channelCalled(id, caller, hall);
    if ('ok' in channel) return channel;
    const refused = modeRefusal(channel.settings.mode, mode);
    if (refused)
      return no((refused.code === 'mode-left' ? say.modeLeft : say.modeEntered)(channel.id, refused.mode));
    if (!isMember(channel, caller)) return no(say.notYours(channel.id));
    if (channel.archived) return no(say.archived);
    if (channel.settings.mode === mode) return { ok: true, text: say.modeSame(channel.id, mode) };
    const deed = await hall.deeds.setMode(channel.id, mode);
    return deed.done ? { ok: true, text: say.modeSet(channel.id, mode) } : no(deed.why);
  },
});
