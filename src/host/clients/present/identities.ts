/** The rows of the identities tree: who can sit, what answers for them, and what they are doing now. */
import type { Council } from '../../../core/councils/council.ts';
import type { State } from '../../../core/state.ts';
import type { IdentityRow } from '../../../rpc/views/views.ts';
import { defined } from './defined.ts';

/** Whom a council waits for now. */
export const speakersIn = ({ status, runs }: Council): string[] =>
  status === 'running'
    ? (runs.at(-1)?.turns ?? []).filter(({ state }) => state === 'asked').map(({ seat }) => seat)
    : [];

/** `asked`: who is, where that is known already. */
export function identityRows(
  state: State,
  defaultBackend: string,
  asked: Pick<ReadonlySet<string>, 'has'> = new Set(Object.values(state.councils).flatMap(speakersIn)),
): IdentityRow[] {
  return state.identities.map((one) => ({
    id: one.id,
    name: one.name,
    kind: one.kind,
    role: one.role,
    backend: one.backend ?? (one.kind === 'human' ? 'human' : defaultBackend),
    orchestrator: one.orchestrator === true,
    state: asked.has(one.id) ? 'speaking' : 'rest',
    ...defined({ emoji: one.emoji, model: one.model }),
  }));
}
