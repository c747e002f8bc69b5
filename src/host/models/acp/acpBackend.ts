/** Any agent that speaks the Agent Client Protocol over stdio, as council.yaml declares it: for seats that read or change files. */

import { agentWords } from '../../../rpc/words/host/agentWords.ts';
import type { Backend, Reach, Surroundings } from '../../ports/ports.ts';
import { lazily } from '../lazily.ts';
import type { ConversationParts } from './acpConversation.ts';

/** Which agents there are is told without loading what speaks with them. */
export function acpBackend(parts: ConversationParts): Backend {
  const talking = lazily('acp', async () => {
    const { converse } = await import('./acpConversation.ts');
    return { name: 'acp', open: (_council, seat) => converse(parts, seat) };
  });
  return { ...talking, reach: () => reachAgents(parts.surroundings) };
}

export async function reachAgents({
  declared,
  trusted,
  language,
}: Pick<Surroundings, 'declared' | 'trusted' | 'language'>): Promise<Reach> {
  const say = agentWords[language];
  const models = Object.keys((await declared()).acp).map((id) => ({ id }));
  const [only, another] = models;
  if (!only) return { ok: false, why: say.noneDeclared };
  if (!trusted) return { ok: false, why: say.untrusted, models };
  return { ok: true, models, ...(another ? {} : { usual: only }) };
}
