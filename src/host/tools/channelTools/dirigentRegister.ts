/** `dirigent-register`: an agent says who it is on Discord. Whose entry that is comes from its turn, never from its words. */
import * as z from 'zod';
import { discordId, Identity } from '../../../core/identities/identity.ts';
import { passesFor } from '../../../core/identities/likeness.ts';
import { ownTool } from '../ownTool.ts';
import { isVeiled, no } from './channelToolRules.ts';
import { channelToolWords } from './channelToolWords.ts';

/** Nobody's names: those of the house, of people as such, and of everyone. */
const ofNobody = [
  ...['moderator', 'moderation', 'moderateur', 'moderatrice', 'system', 'systeme'],
  ...['person', 'personne', 'human', 'humain', 'everyone', 'here', 'you', 'vous', 'toi'],
];

export const dirigentRegister = ownTool({
  describe: (language) => channelToolWords[language].register,
  input: z.strictObject({ discordUserId: discordId, agentName: Identity.shape.name.optional() }),
  carriedThrough: true,
  async perform({ discordUserId: userId, agentName }, caller, hall) {
    const say = channelToolWords[caller.language];
    const veiled = isVeiled(caller);
    if (veiled) return veiled;
    const all = hall.identities();
    const name = agentName
      ?.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
      .replace(/\p{C}/gu, '')
      .trim();
    if (!all.some(({ id }) => id === caller.id)) return no(say.unregistered(caller.id));
    const others = all.filter(({ id }) => id !== caller.id);
    if (others.some(({ discord }) => discord?.userId === userId)) return no(say.userTaken(userId));
    // It stands beside its words, in prompts too: with these it could say whose they are.
    if (name && /[@#<>()[\]{}`|\\]/.test(name)) return no(say.nameNotPlain(name));
    // Under somebody else's name its words would be taken for theirs.
    const taken = [...others.flatMap((one) => [one.id, one.name]), ...ofNobody];
    if (name && taken.some((each) => passesFor(name, each))) return no(say.nameTaken(name));
    const deed = await hall.deeds.register(caller.id, { userId, ...(name ? { name } : {}) });
    return deed.done ? { ok: true, text: say.registered(caller.id, userId) } : no(deed.why);
  },
});
