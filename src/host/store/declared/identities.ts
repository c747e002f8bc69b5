/** identities.yaml → who can sit at the table, or what is wrong with it and where. */
import { IdentitiesFile, type Identity } from '../../../core/identities/identity.ts';
import type { Language } from '../../../core/ids.ts';
import type { FileProblem } from '../../../rpc/views.ts';
import { readYaml } from './readYaml.ts';
import { declaredWords } from './words.ts';

export const identitiesFile = 'identities.yaml';

export interface LoadedIdentities {
  /** Absent when the file has an error: then the last good version stays in force. */
  identities?: Identity[];
  problems: FileProblem[];
}

export function loadIdentities(text: string, language: Language = 'en'): LoadedIdentities {
  const words = declaredWords[language];
  const { value, problems, problemAt } = readYaml(text, IdentitiesFile, identitiesFile, language);
  if (!value) return { problems };
  const found = [...problems];
  const seen = new Set<string>();
  value.identities.forEach(({ id }, index) => {
    if (seen.has(id)) found.push(problemAt(['identities', index, 'id'], words.duplicateId(id)));
    seen.add(id);
  });
  const leaders = value.identities.flatMap(({ orchestrator }, index) => (orchestrator ? [index] : []));
  for (const index of leaders.slice(1))
    found.push(
      problemAt(['identities', index, 'orchestrator'], words.twoOrchestrators, { severity: 'warning' }),
    );
  if (found.some((problem) => problem.severity === 'error')) return { problems: found };
  return { identities: value.identities, problems: found };
}
