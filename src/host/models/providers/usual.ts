/**
 * The model of a seat that names none, by provider: the middle of what each offers, neither its dearest nor its
 * smallest. They age; council.yaml's `providers.X.model` goes before them, and a seat's own `model` before all.
 */
import type { ProviderName } from '../../declaredBackends.ts';

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
