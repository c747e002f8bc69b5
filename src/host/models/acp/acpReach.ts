/** Which agents could sit here: those that are declared. None is started to find out. */
import { agentWords } from '../../../rpc/words/host/agentWords.ts';
import type { Reach, Surroundings } from '../../ports/ports.ts';

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
