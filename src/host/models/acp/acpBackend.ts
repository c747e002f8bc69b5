/** Any agent that speaks the Agent Client Protocol over stdio, as council.yaml declares it: for seats that read or change files. */
import type { Backend } from '../../ports/ports.ts';
import { lazily } from '../lazily.ts';
import type { ConversationParts } from './acpConversation.ts';
import { reachAgents } from './acpReach.ts';

/** Which agents there are is told without loading what speaks with them. */
export function acpBackend(parts: ConversationParts): Backend {
  const talking = lazily('acp', async () => {
    const { converse } = await import('./acpConversation.ts');
    return { name: 'acp', open: (_council, seat) => converse(parts, seat) };
  });
  return { ...talking, reach: () => reachAgents(parts.surroundings) };
}
