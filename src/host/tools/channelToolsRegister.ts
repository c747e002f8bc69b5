/** `dirigent-register`: an agent says who it is on Discord. Whose entry that is comes from its turn, never from its words. */
import * as z from 'zod';
import { folded } from '../../core/identities/folded.ts';
import { discordId, Identity } from '../../core/identities/identity.ts';
import { isVeiled, no } from './channelToolsRules.ts';
import { channelToolWords } from './channelToolsWords.ts';
import { ownTool } from './ownTool.ts';

export const dirigentRegister = ownTool({
  describe: (language) => channelToolWords[language].register,
  input: z.strictObject({ discordUserId: discordId, agentName: Identity.shape.name.optional() }),
  carriedThrough: true,
  async perform({ discordUserId: userId, agentName }, caller, hall) {
    const say = channelToolWords[caller.language];
    const veiled = isVeiled(caller);
    if (veiled) return veiled;
    const all = hall.identities();
    const name = agentName?.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
    if (!all.some(({ id }) => id === caller.id)) return no(say.unregistered(caller.id));
    const others = all.filter(({ id }) => id !== caller.id);
    if (others.some(({ discord }) => discord?.userId === userId)) return no(say.userTaken(userId));
    // Under somebody else's name its words would be taken for theirs.
    if (name && others.some((one) => [one.id, one.name].some((each) => folded(each) === folded(name))))
      return no(say.nameTaken(name));
    const deed = await hall.deeds.register(caller.id, { userId, ...(name ? { name } : {}) });
    return deed.done ? { ok: true, text: say.registered(caller.id, userId) } : no(deed.why);
  },
});
