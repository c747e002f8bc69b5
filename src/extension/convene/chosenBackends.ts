/** Who answers, as it is offered and shown before a council: pure, so that it can be tried without an editor. */
import type { BackendRow, ChoiceView } from '../../rpc/messages/modelMessages.ts';
import type { IdentityRow, Language } from '../../rpc/views/views.ts';
import { editorKeys } from '../../rpc/words/editor/editorKeys.ts';

/** The rows of those who could sit, with what was chosen to answer for them. */
export function withChoice(
  identities: readonly IdentityRow[],
  choice: ChoiceView | undefined,
): IdentityRow[] {
  return identities.map(({ model, ...identity }) => {
    const chosen = choice?.seats.find(({ seat }) => seat === identity.id);
    if (!chosen) return { ...identity, ...(model === undefined ? {} : { model }) };
    const named = chosen.model === undefined ? {} : { model: chosen.model };
    return { ...identity, backend: chosen.backend, ...named };
  });
}

export interface BackendItem {
  label: string;
  description: string;
  detail: string;
  /** Absent: chosen for each council. */
  backend?: string;
  ok: boolean;
  /** What it lacks is a key: that can be put right here. */
  needsKey: boolean;
}

const providers = ['anthropic', 'openai', 'google', 'zai', 'openai-compatible', 'openclaw'];
/** Nobody's model: people, and whoever edits the shared file. */
const notModels = ['human', 'file'];

export function backendItems(rows: readonly BackendRow[], language: Language): BackendItem[] {
  const words = editorKeys[language];
  const offered = rows.filter(({ backend }) => !notModels.includes(backend));
  const items = offered.map(({ backend, ok, why, models }) => ({
    label: backend,
    description: ok
      ? models
          .slice(0, 3)
          .map(({ id }) => id)
          .join(', ')
      : '',
    detail: ok ? '' : (why ?? ''),
    backend,
    ok,
    needsKey: !ok && providers.includes(backend),
  }));
  const free = { label: words.free, description: words.freeDetail, detail: '', ok: true, needsKey: false };
  return [free, ...items.toSorted((a, b) => Number(b.ok) - Number(a.ok))];
}

export interface ModelItem {
  label: string;
  description: string;
  /** Absent: the usual one, not named. */
  id?: string;
}

export function modelItems({ models }: BackendRow, language: Language): ModelItem[] {
  const words = editorKeys[language];
  const usual = models.find((model) => model.usual);
  const first = usual ? [{ label: words.usual, description: `${usual.id} · ${words.usualDetail}` }] : [];
  return [
    ...first,
    ...models.map(({ id, name, family }) => ({
      label: id,
      description: [name === id ? undefined : name, family].filter(Boolean).join(' · '),
      id,
    })),
  ];
}
