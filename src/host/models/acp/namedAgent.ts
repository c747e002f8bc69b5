/** Which of the agents that council.yaml declares answers for a seat. */
import type { Seat } from '../../../core/councils/council.ts';
import type { Language } from '../../../core/ids.ts';
import { agentWords } from '../../../rpc/words/host/agentWords.ts';
import type { DeclaredBackends } from '../../ports/backendSettings.ts';
import { BackendError } from '../../ports/ports.ts';

/** The one that it names by `model`, or the only one there is. Throws a BackendError in words. */
export function agentOf(
  seat: Pick<Seat, 'model'>,
  { acp }: Pick<DeclaredBackends, 'acp'>,
  language: Language,
): string {
  const say = agentWords[language];
  const known = Object.keys(acp);
  const [only] = known;
  if (only === undefined) throw new BackendError(say.noneDeclared, false);
  if (seat.model === undefined && known.length > 1)
    throw new BackendError(say.noName(known.join(', ')), false);
  const name = seat.model ?? only;
  if (!Object.hasOwn(acp, name)) throw new BackendError(say.undeclared(name), false);
  return name;
}
