/**
 * The model of a seat that names none, by provider: the middle of what each offers, neither its dearest nor its
 * smallest. They age; council.yaml's `providers.X.model` goes before them, and a seat's own `model` before all.
 */
import type { ProviderName } from '../../ports/backendSettings.ts';
import type { ModelRow } from '../../ports/ports.ts';
import { familyOf } from '../modelFamilies.ts';

export const usualModels: {
  /** The day on which the table was last compared with the providers' lists. */
  readonly asOf: string;
  /** Absent: whoever runs the server knows what is on it. */
  readonly of: Readonly<Partial<Record<ProviderName, string>>>;
} = {
  asOf: '2026-11-16',
  of: {
    anthropic: 'claude-sonnet-5-5',
    openai: 'gpt-6.1-terra',
    google: 'gemini-3.8-flash',
    zai: 'glm-5.3',
  },
};

/**
 * What a seat without a model gets where the provider lists what it has. A table ages, and not every account may use all:
 * where ours is not listed, with or without a date behind it, one of its family is. What a person named is not judged.
 */
export function usualAmong(
  provider: ProviderName,
  named: string | undefined,
  models: readonly ModelRow[] | undefined,
): string | undefined {
  const [first] = models ?? [];
  const isOurs = named !== undefined && named === usualModels.of[provider];
  if (!first || (named !== undefined && !isOurs)) return named ?? first?.id;
  const isListed = models?.some(({ id }) => id === named || id.startsWith(`${named}-`));
  if (isOurs && isListed) return named;
  const family = named === undefined ? undefined : familyOf(named);
  return (models?.find((row) => family !== undefined && row.family === family) ?? first).id;
}
