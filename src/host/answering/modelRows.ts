/** Every backend with its models, or why it does not answer and what to do. No model is asked. */
import type { BackendRow } from '../../rpc/messages/modelMessages.ts';
import { choosingWords } from '../../rpc/words/host/choosingWords.ts';
import { defined } from '../clients/present/defined.ts';
import type { Backend, Reach } from '../ports/ports.ts';
import { lacksKey, type ShownParts } from './presentChoice.ts';
import type { Reaching } from './reachable.ts';
import { familyOf } from './seatFamilies.ts';

const limitMs = 5000;

export async function modelRows(
  backends: Iterable<Backend>,
  reaching: Reaching,
  parts: ShownParts & { probe: boolean },
): Promise<BackendRow[]> {
  const say = choosingWords[parts.language];
  return await Promise.all(
    [...backends].map(async (backend) => {
      // Without a key there is nothing to ask.
      if (lacksKey(backend.name, parts))
        return { backend: backend.name, ok: false, why: say.noKey(backend.name), models: [] };
      if (backend.name === 'ollama' && !parts.probe)
        return { backend: backend.name, ok: false, why: say.notLookedFor, models: [] };
      return rowOf(backend.name, await reaching.of(backend, limitMs));
    }),
  );
}

function rowOf(backend: string, { ok, why, models = [], usual }: Reach): BackendRow {
  const all = usual && !models.some(({ id }) => id === usual.id) ? [usual, ...models] : models;
  return {
    backend,
    ok,
    models: all.map(({ id, name, family }) => ({
      id,
      family: family ?? familyOf(backend, id),
      ...defined({ name, usual: usual?.id === id ? (true as const) : undefined }),
    })),
    ...defined({ why: ok ? undefined : why }),
  };
}
