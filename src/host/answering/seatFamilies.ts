/** Whose model answers for a seat: seats of one family tend to agree for one reason, so that they are spread, and a table of one is told. */
import { own } from '../../core/own.ts';
import { familyOf as familyNamed } from '../models/modelFamilies.ts';

const ofBackend: Readonly<Record<string, string>> = {
  anthropic: 'claude',
  openai: 'gpt',
  google: 'gemini',
  zai: 'glm',
};

/** What is not known by its name is a family of its own. */
export function familyOf(backend: string, model?: string): string {
  const named = model === undefined ? undefined : familyNamed(model);
  return named ?? own(ofBackend, backend) ?? model ?? backend;
}
